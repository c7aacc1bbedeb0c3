import DataStreams
import FilterEvaluation
package import FilterItems
package import FilterSemantics
import FilterVocabulary
import Foundation
import TerminalUI

/// What a search over items prints.
package struct ItemSearchOptions {
  package var format: ItemFormat?
  /// The names of the columns; by default those of the vocabulary.
  package var columns: [String] = []
  /// The column to sort by, and whether the greatest comes first.
  package var sort: (column: String, isDescending: Bool)?
  package var limit: Int?
  package var offset = 0
  package var countsOnly = false
  package var countBy: String?
  package var histogram: String?
  package var unique: String?
  /// Whether the first record that cannot be read ends the search.
  package var isStrict = false
  package var hasStats = false
  /// Whether the files are read on as they grow, until an interrupt.
  package var follows = false

  package init() {}
}

/// A search over the records of files, which are read one by one.
package struct ItemSearch {
  private let files: [ItemFile]
  private let vocabulary: Vocabulary
  private let query: AnalyzedQuery
  private var options: ItemSearchOptions

  package init(_ query: AnalyzedQuery, in files: [ItemFile], options: ItemSearchOptions) {
    self.query = query
    self.files = files
    self.options = options
    vocabulary = query.vocabulary
  }

  /// An item that is kept until all are read.
  private struct Kept {
    let values: [ItemValue]
    let raw: [UInt8]
  }

  /// Searches and prints.
  package mutating func run(on console: inout Console) throws(CommandFailure) -> ExitStatus {
    let clock = ContinuousClock()
    let start = clock.now
    let plan = plan()
    for term in plan.reading.ignored {
      let (text, reason) = (CharacterWidth.visible(term.text), CharacterWidth.visible(term.reason))
      console.errors.line("filterq: ignored '\(text)': \(reason)")
    }
    if let refusal = plan.reading.refusal {
      console.errors.line("filterq: query refused: \(CharacterWidth.visible(refusal.message))")
      return .refused
    }
    readDirectives(of: plan)
    var run = ItemSearchRun(plan, vocabulary: vocabulary, options: options, console: console)
    if files.count == 1, files[0].isPrepared {
      do throws(ItemFileError) {
        run.search(try ItemCollection(reading: files, vocabulary: vocabulary), plan, on: &console)
      } catch {
        throw CommandFailure(message: error.message)
      }
    } else if options.follows {
      run.follow(files, on: &console)
    } else {
      for file in files where !run.isEnded { run.search(file, on: &console) }
    }
    run.finish(on: &console)
    if options.hasStats {
      let seconds = clock.now - start
      console.errors.line(run.stats(after: seconds))
    }
    return run.status(on: console)
  }

  private func plan() -> FilterPlan { FilterPlan(query, for: ItemList(vocabulary).list) }

  /// `order:` and `direction:` of the query sort unless an option does.
  private mutating func readDirectives(of plan: FilterPlan) {
    if options.sort == nil, let column = plan.reading[directive: "order"] {
      options.sort = (column, plan.reading[directive: "direction"] == "desc")
    }
  }
}

/// A search under way.
struct ItemSearchRun {
  private let options: ItemSearchOptions
  private let list: ItemList
  private let filter: CompiledFilter<ItemRow>
  private let columns: [ItemColumn]
  private let sortKind: ValueKind?
  private var writer: ItemWriter?
  private var kept: [(key: ItemSortKey, values: [ItemValue], raw: [UInt8])] = []
  private var summary: ItemSummary?
  private var seen: Set<[String]> = []
  private(set) var found = 0
  private(set) var read = 0
  private(set) var damaged = 0
  private var bytes = 0
  var isEnded = false
  /// What was wrong with the files.
  var troubles: ItemTroubles
  /// The header of the first file that has one, as written.
  private var header: [UInt8] = []
  private let highlighters: [TextHighlighter]

  init(_ plan: FilterPlan, vocabulary: Vocabulary, options: ItemSearchOptions, console: Console) {
    self.options = options
    sortKind = options.sort.flatMap { ItemColumn($0.column, in: vocabulary).kind }
    var names = options.columns
    let counted = options.countBy ?? options.histogram ?? options.unique
    let isSummary = options.countsOnly || options.countBy != nil || options.histogram != nil
    if names.isEmpty, !isSummary { names = vocabulary.usualColumns }
    columns = names.map { ItemColumn($0, in: vocabulary) }
    highlighters = names.map { name in
      TextHighlighter(plan, field: vocabulary.fieldID(spelled: name.lowercased())?.index ?? -1)
    }
    troubles = ItemTroubles(isStrict: options.isStrict)
    // The value that is counted or sorted by stands after the columns.
    let further = counted ?? options.sort?.column
    let fields = Set(plan.leaves.indices.flatMap { plan.fieldIndices(ofLeaf: $0) })
    list = ItemList(vocabulary, fields: fields, columns: names + (further.map { [$0] } ?? []))
    filter = CompiledFilter(plan, for: list.list)
    if let name = options.countBy ?? options.histogram {
      summary = ItemSummary(ItemColumn(name, in: vocabulary), isHistogram: options.histogram != nil)
    }
  }

  /// Reads a file; `-` is the standard input of the console.
  mutating func search(_ file: ItemFile, on console: inout Console) {
    let row = list.row()
    defer { isEnded = troubles.end(file, on: &console) || isEnded }
    func take(_ raw: RawItem) -> Bool { search(raw, row, file, on: &console) }
    if file.path == "-" {
      var reader = ItemReader(file)
      while !isEnded, let bytes = console.input.nextBytes() {
        _ = bytes.withUnsafeBufferPointer { reader.add($0, take: take) }
        flush(on: &console)
      }
      if console.interruption.isRequested() { return }
      if !isEnded { reader.finish(take) }
      if let error = ItemFileError(reader, of: file) { troubles.tell(error, on: &console) }
    } else {
      do throws(ItemFileError) { try file.readRaw(take) } catch { troubles.tell(error, on: &console) }
    }
  }

  /// A row for the records of a file.
  func row() -> ItemRow { list.row() }

  /// Prints what was found so far.
  mutating func flush(on console: inout Console) {
    writer?.flush(on: &console)
    console.output.flush()
    // The reader closed the pipe.
    if console.output.failure != nil { isEnded = true }
  }

  /// What the search comes to.
  func status(on console: Console) -> ExitStatus {
    if console.interruption.isRequested() { return .interrupted }
    if troubles.isFailure || troubles.hasEmptyFile && read == 0 { return .failure }
    return found == 0 ? .negative : .clean
  }

  /// Searches a record; returns whether to go on.
  mutating func search(
    _ raw: RawItem, _ row: ItemRow, _ file: ItemFile, on console: inout Console
  ) -> Bool {
    if console.interruption.isRequested() {
      isEnded = true
      return false
    }
    if case .delimited(let cells) = raw, let bytes = cells.headerBytes, header.isEmpty { header = bytes }
    let record: ItemRecord
    switch row.read(raw, of: file) {
    case .record(let one): record = one
    case .damage(let damage):
      damaged += 1
      troubles.tell(damage, on: &console)
      if options.isStrict { isEnded = true }
      return !isEnded
    }
    if case .delimited(let cells) = raw, let place = cells.placeOfInvalidText {
      troubles.tell(invalidTextAt: place, in: file, on: &console)
      if options.isStrict {
        isEnded = true
        return false
      }
    }
    read += 1
    bytes += record.bytes.count + 1
    guard filter.matches(row) else { return true }
    var isJSON = false
    if case .json = raw { isJSON = true }
    return take(row, record.bytes, isJSON: isJSON, on: &console)
  }

  /// Searches items in memory.
  mutating func search(_ collection: ItemCollection, _ plan: FilterPlan, on console: inout Console) {
    read = collection.count
    let result = collection.store.run(plan)
    if options.countsOnly { found = result.count }
    let row = list.row(checks: .wanted)
    for item in options.countsOnly ? [] : result.rows() where !isEnded {
      let record = collection.bytes(of: item)
      bytes += record.count + 1
      collection.read(item, into: row) { row in
        _ = take(row, record, isJSON: collection.isJSON(item), on: &console)
      }
    }
  }

  /// Takes an item that was found; returns whether to go on.
  private mutating func take(
    _ row: ItemRow, _ bytes: some Sequence<UInt8>, isJSON: Bool, on console: inout Console
  ) -> Bool {
    found += 1
    if options.countsOnly { return true }
    if summary != nil {
      if let value = list.columns(of: row).last { summary?.add(value) }
      return true
    }
    var values = list.columns(of: row)
    if options.unique != nil, !seen.insert(values.last?.scalarTexts ?? []).inserted {
      found -= 1
      return true
    }
    if options.sort != nil {
      let key = ItemSortKey(values.last ?? .nothing, kind: sortKind)
      if values.count > columns.count { values.removeLast() }
      kept.append((key, values, Array(bytes)))
      return true
    }
    if values.count > columns.count { values.removeLast() }
    if found <= options.offset { return true }
    print(values, bytes, isJSON: isJSON, on: &console)
    if let limit = options.limit, found - options.offset >= limit { isEnded = true }
    return !isEnded && console.output.failure == nil
  }

  private mutating func print(
    _ values: [ItemValue], _ raw: some Sequence<UInt8>, isJSON: Bool, on console: inout Console
  ) {
    var writer = self.writer ?? makeWriter(isJSON: isJSON, console)
    writer.write(values, raw: raw, on: &console)
    self.writer = writer
  }

  private func makeWriter(isJSON: Bool, _ console: Console) -> ItemWriter {
    let format = options.format ?? (console.outputIsTerminal ? .table : options.columns.isEmpty ? .raw : .tsv)
    return ItemWriter(
      format, columns: columns, hasGivenColumns: !options.columns.isEmpty, isJSON: isJSON,
      width: console.outputIsTerminal ? console.width : nil, style: console.style, header: header,
      highlighters: highlighters)
  }

  /// Prints what waited for the end.
  mutating func finish(on console: inout Console) {
    if options.countsOnly { return console.output.line("\(found)") }
    if let summary {
      for line in summary.lines(width: console.outputIsTerminal ? console.width : 80, style: console.style) {
        console.output.line(line)
      }
      return
    }
    if let sort = options.sort {
      let sorted = kept.enumerated().sorted { one, other in
        ItemSortKey.isBefore(one.element.key, other.element.key, isDescending: sort.isDescending)
          ?? (one.offset < other.offset)
      }
      for item in sorted.dropFirst(options.offset).prefix(options.limit ?? .max) {
        print(item.element.values, item.element.raw, isJSON: item.element.raw.first == UInt8(ascii: "{"), on: &console)
      }
    }
    var writer = self.writer ?? makeWriter(isJSON: true, console)
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
