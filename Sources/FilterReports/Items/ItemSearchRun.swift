import DataStreams
import FilterEvaluation
import FilterItems
import FilterSemantics
import FilterVocabulary
import Foundation
import ItemFiles
import TerminalUI

/// A search under way.
struct ItemSearchRun {
  private let options: ItemSearchOptions
  private let matcher: RecordMatcher
  private let columns: [ItemColumn]
  private let sortKind: ValueKind?
  private var writer: ItemWriter?
  /// A hit to print when all are known, and its number among them.
  private struct Kept {
    let key: ItemSortKey
    let number: Int
    let isJSON: Bool
    var values: [ItemValue] = []
    var raw: [UInt8] = []
  }

  /// The first hits in the order of `--sort`; nil without one.
  private var kept: FirstInOrder<Kept>?
  private var summary: ItemSummary?
  private var seen: Set<[String]> = []
  private(set) var found = 0
  private(set) var read = 0
  private(set) var damaged = 0
  private var bytes = 0
  var isEnded = false
  /// Whether a pattern hit its step limit on a text.
  private(set) var wasCutShort = false
  /// The problems of the files.
  var troubles: ItemTroubles
  /// The header of the first file that has one, as written.
  private var header: [UInt8] = []
  private let highlighters: [TextHighlighter]
  private let vocabulary: Vocabulary
  /// The names of the columns, including those to count and sort by.
  private let columnNames: [String]
  private let start = ContinuousClock.now
  /// Whether items are counted without reading their values.
  private let countsAll: Bool
  /// The sources that are not read.
  var leftOut: [String] { matcher.leftOut }

  init(_ plan: FilterPlan, vocabulary: Vocabulary, options: ItemSearchOptions, console: Console) {
    self.options = options
    sortKind = options.sort.flatMap { ItemColumn($0.column, in: vocabulary).kind }
    var names = options.columns
    let counted = options.countBy ?? options.histogram ?? options.unique
    let isSummary = options.countsOnly || options.countBy != nil || options.histogram != nil
    if names.isEmpty, !isSummary { names = vocabulary.usualColumns }
    columns = names.map { ItemColumn($0, in: vocabulary) }
    highlighters = columns.map { $0.highlighter(of: plan, in: vocabulary) }
    troubles = ItemTroubles(isStrict: options.isStrict)
    // The values to count and sort by follow the columns, in this order.
    let sorted = isSummary ? nil : options.sort?.column
    self.vocabulary = vocabulary
    columnNames = names + [counted, sorted].compactMap { $0 }
    countsAll = options.countsOnly && options.unique == nil
    matcher = RecordMatcher(
      plan, in: vocabulary, columns: columnNames,
      checks: options.isStrict ? .everything : .wanted)
    if let sort = options.sort {
      let limit = options.limit.map { $0.addingReportingOverflow(options.offset) }
      kept = FirstInOrder(limit: limit.map { $0.overflow ? .max : $0.partialValue } ?? .max) { one, other in
        ItemSortKey.isBefore(one.key, other.key, isDescending: sort.isDescending) ?? (one.number < other.number)
      }
    }
    if let name = options.countBy ?? options.histogram {
      summary = ItemSummary(
        ItemColumn(name, in: vocabulary), isHistogram: options.histogram != nil, zone: vocabulary.timeZone)
    }
  }

  /// Reads a file; `-` is the standard input of the console.
  mutating func search(_ file: ItemFile, _ bar: ProgressBar, on console: inout Console) {
    defer { isEnded = troubles.end(file, on: &console) || isEnded }
    if file.path == "-" { return searchInput(file, on: &console) }
    // Rows on a terminal show the progress themselves.
    let hasBar = !console.outputIsTerminal || options.countsOnly || summary != nil || options.sort != nil
    let file = file.recognized()
    var size: Int?
    if hasBar, case .plain(let bytes) = file.form { size = bytes }
    do throws(ItemFileError) {
      let isRequested = console.interruption.isRequested
      try ItemScan(file, matcher, countsOnly: countsAll).run(isCancelled: isRequested) { event in
        if console.interruption.isRequested() { isEnded = true }
        switch event {
        case .found(let raw, let record): return !isEnded && accept(raw, record, by: matcher, in: file, on: &console)
        case .damage(let damage):
          bar.erase()
          return !isEnded && report(damage, on: &console)
        case .passed(let tally):
          read += tally.records
          bytes += tally.bytes
          found += tally.found
          wasCutShort = wasCutShort || tally.wasCutShort
          if hasBar { bar.update("searching", size.map { min(1, Double(bytes) / Double($0)) }, bytes: bytes) }
          showRows(on: &console)
          return !isEnded && console.output.failure == nil
        }
      }
      if isRequested() { isEnded = true }
    } catch {
      bar.erase()
      troubles.report(error, on: &console)
    }
  }

  private mutating func searchInput(_ file: ItemFile, on console: inout Console) {
    func accept(_ raw: RawItem) -> Bool { search(raw, by: matcher, in: file, on: &console) }
    var reader = ItemReader(file)
    while !isEnded, let bytes = console.input.nextBytes() {
      _ = bytes.withUnsafeBufferPointer { reader.add($0, take: accept) }
      flush(on: &console)
    }
    if console.interruption.isRequested() { return }
    if !isEnded { reader.finish(accept) }
    if let error = ItemFileError(reader, of: file) { troubles.report(error, on: &console) }
  }

  /// A matcher for the records of another file.
  func anotherMatcher() -> RecordMatcher { matcher.copy() }

  /// Prints what was found so far.
  mutating func flush(on console: inout Console) {
    writer?.flush(on: &console)
    console.output.flush()
    // The reader closed the pipe.
    if console.output.failure != nil { isEnded = true }
  }

  /// Shows the results so far at a terminal, once there has been time to choose the widths of a table.
  private mutating func showRows(on console: inout Console) {
    guard console.outputIsTerminal else { return }
    if start.duration(to: .now) > console.tablePatience { writer?.flush(on: &console) }
    console.output.flush()
  }

  /// The exit status.
  func status(on console: Console) -> ExitStatus {
    if console.interruption.isRequested() { return .interrupted }
    if troubles.isFailure || troubles.hasEmptyFile && read == 0 { return .failure }
    return found == 0 ? .negative : .clean
  }

  /// Searches a record; returns whether to continue.
  mutating func search(
    _ raw: RawItem, by matcher: RecordMatcher, in file: ItemFile, on console: inout Console
  ) -> Bool {
    if console.interruption.isRequested() {
      isEnded = true
      return false
    }
    defer { wasCutShort = wasCutShort || matcher.wasCutShort }
    switch matcher.verdict(on: raw, of: file) {
    case .damage(let damage): return report(damage, on: &console)
    case .found(let record): return accept(raw, record, by: matcher, in: file, on: &console)
    case .other:
      read += 1
      bytes += raw.byteCount + 1
      return true
    }
  }

  /// Reports an unreadable record; returns whether to continue.
  private mutating func report(_ damage: ItemDamage, on console: inout Console) -> Bool {
    damaged += 1
    troubles.report(damage, on: &console)
    if options.isStrict { isEnded = true }
    return !isEnded
  }

  /// Accepts a matching record; returns whether to continue.
  private mutating func accept(
    _ raw: RawItem, _ record: ItemRecord, by matcher: RecordMatcher, in file: ItemFile, on console: inout Console
  ) -> Bool {
    read += 1
    bytes += raw.byteCount + 1
    if header.isEmpty { header = matcher.headerBytes }
    var isJSON = true
    if case .delimited(let cells) = raw {
      isJSON = false
      if let place = cells.placeOfInvalidText { troubles.report(invalidTextAt: place, in: file, on: &console) }
    }
    return accept(record.bytes, isJSON: isJSON, on: &console) { matcher.columns() }
  }

  /// Searches items in memory.
  mutating func search(_ collection: ItemCollection, _ plan: FilterPlan, on console: inout Console) {
    read = collection.count
    let result = collection.store.run(plan)
    wasCutShort = result.wasCutShort
    if countsAll { found = result.count }
    let output = ItemList(vocabulary, fields: [], columns: columnNames)
    let row = output.row(checks: .wanted)
    for item in countsAll ? [] : result.rows() where !isEnded {
      let record = collection.bytes(of: item)
      bytes += record.count + 1
      collection.read(item, into: row) { row in
        _ = accept(record, isJSON: collection.isJSON(item), on: &console) { output.columns(of: row) }
      }
    }
  }

  /// Sets the number of items that an engine found among all of its items.
  mutating func record(count: Int, of total: Int) { (found, read) = (count, total) }

  /// Prepares for the records that an engine finds among all of its items.
  mutating func begin(total: Int) -> ItemEngineRows {
    read = total
    return ItemEngineRows(vocabulary, columns: columnNames)
  }

  /// Accepts a record that an engine found, as JSON; returns whether to continue, or nil if it is damaged.
  mutating func accept(_ record: String, _ rows: inout ItemEngineRows, on console: inout Console) -> Bool? {
    bytes += record.utf8.count + 1
    let continues = rows.read(record) { bytes, values in
      accept(bytes, isJSON: true, on: &console) { values() }
    }
    // The next row may take long.
    if rows.isTimeToShow {
      showRows(on: &console)
      console.output.flush()
    }
    return continues.map { $0 && !isEnded && console.output.failure == nil }
  }

  /// Accepts a found item; returns whether to continue. `values` returns the values of the columns.
  private mutating func accept(
    _ bytes: some Sequence<UInt8>, isJSON: Bool, on console: inout Console, values: () -> [ItemValue]
  ) -> Bool {
    found += 1
    if countsAll { return true }
    if summary != nil {
      if let value = values().last { summary?.add(value) }
      return true
    }
    let all = values()
    let values = Array(all.prefix(columns.count))
    if options.unique != nil, !seen.insert(all[columns.count].scalarTexts).inserted {
      found -= 1
      return true
    }
    if options.countsOnly { return true }
    if kept != nil {
      var hit = Kept(key: ItemSortKey(all.last ?? .nothing, kind: sortKind), number: found, isJSON: isJSON)
      if kept?.wants(hit) != true { return true }
      (hit.values, hit.raw) = (values, Array(bytes))
      kept?.add(hit)
      return true
    }
    if found <= options.offset { return true }
    if options.limit == 0 {
      isEnded = true
      return false
    }
    print(values, bytes, isJSON: isJSON, on: &console)
    if let limit = options.limit, found - options.offset >= limit { isEnded = true }
    return !isEnded && console.output.failure == nil
  }

  private mutating func print(
    _ values: [ItemValue], _ raw: some Sequence<UInt8>, isJSON: Bool, on console: inout Console
  ) {
    var writer = self.writer ?? makeWriter(console)
    writer.write(values, raw: raw, isJSON: isJSON, on: &console)
    self.writer = writer
  }

  private func makeWriter(_ console: Console) -> ItemWriter {
    let format = options.format ?? (console.outputIsTerminal ? .table : options.columns.isEmpty ? .raw : .tsv)
    return ItemWriter(
      format, columns: columns, hasGivenColumns: !options.columns.isEmpty,
      width: console.outputIsTerminal ? console.width : nil, style: console.style, header: header,
      highlighters: highlighters)
  }

  /// Prints sorted rows and summaries.
  mutating func finish(on console: inout Console) {
    if header.isEmpty { header = matcher.headerBytes }
    if options.countsOnly { return console.output.line("\(found)") }
    if let summary {
      for line in summary.lines(width: console.outputIsTerminal ? console.width : 80, style: console.style) {
        console.output.line(line)
      }
      return
    }
    for hit in kept?.sorted.dropFirst(options.offset) ?? [] {
      print(hit.values, hit.raw, isJSON: hit.isJSON, on: &console)
    }
    var writer = self.writer ?? makeWriter(console)
    writer.finish(on: &console)
    self.writer = writer
  }

  /// `5,000 records read, 237 found, 1.2 MB in 12 ms`
  func stats(after duration: Duration) -> String {
    let broken = damaged == 0 ? "" : ", \(Counted.grouped(damaged)) damaged"
    let megabytes = String(format: "%.1f MB", Double(bytes) / 1e6)
    return "\(Counted.grouped(read)) records read, \(Counted.grouped(found)) found\(broken), \(megabytes) in "
      + duration.formatted(.units(allowed: [.seconds, .milliseconds], width: .narrow))
  }
}
