import DataStreams
import FilterEvaluation
import FilterItems
import FilterLists
import FilterVocabulary
import Foundation
import ListFiles
import TerminalUI

/// A search under way.
struct ItemSearchRun {
  let options: ItemSearchOptions
  /// Reads records of files; nil for a list that is searched elsewhere.
  private let matcher: RecordMatcher?
  private let columns: [ItemColumn]
  private let sortColumn: ItemColumn?
  private var writer: ItemWriter?
  /// The first rows in the order of `--sort`; nil without one.
  private var kept: SortedRows?
  private var summary: ItemSummary?
  private var seen: Set<[String]> = []
  var found = 0
  var read = 0
  private(set) var damaged = 0
  private var bytes = 0
  var isEnded = false
  /// Whether a pattern hit its step limit on a text.
  var wasCutShort = false
  /// The problems of the files.
  var troubles: ItemTroubles
  /// The header of the first file that has one, as written.
  private var header: [UInt8] = []
  private let highlighters: [TextHighlighter]
  /// The indices of the columns that the query asks about.
  private let askedColumns: Set<Int>
  /// The columns of the list's own table, which is printed where nothing else is chosen, and its rows so far.
  private let table: [TableColumn]
  private var tableRows: [[HighlightedText]] = []
  /// The names of the columns, including those to count and sort by.
  let columnNames: [String]
  /// Whether the counts of groups are all that is printed, in memory or by an engine.
  var isOfCounts: Bool { options.unique == nil && summary?.isOfCounts ?? false }
  private let start = ContinuousClock.now
  /// Whether items are counted without reading their values.
  private let countsAll: Bool
  /// The sources that are not read.
  var leftOut: [String] { matcher?.leftOut ?? [] }

  /// A search for a plan among the records of files.
  init(_ plan: FilterPlan, vocabulary: Vocabulary, options: ItemSearchOptions) throws(CommandFailure) {
    try self.init(plan, vocabulary, ListColumns(of: vocabulary), table: [], readsFiles: true, options)
  }

  /// A search for a plan in a list.
  init(_ plan: FilterPlan, in list: SearchableList, options: ItemSearchOptions) throws(CommandFailure) {
    try self.init(plan, list.vocabulary, list.columns, table: list.table, readsFiles: false, options)
  }

  private init(
    _ plan: FilterPlan, _ vocabulary: Vocabulary, _ list: ListColumns, table: [TableColumn], readsFiles: Bool,
    _ options: ItemSearchOptions
  ) throws(CommandFailure) {
    self.options = options
    self.table = options.columns.isEmpty && !options.isSummary ? table : []
    sortColumn = options.sort.map { ItemColumn($0.column, in: list.fields) }
    let names = options.isSummary ? [] : options.columns.isEmpty ? list.usual : options.columns
    columns = names.map { ItemColumn($0, in: list.fields) }
    highlighters = columns.map { $0.highlighter(of: plan, in: vocabulary) }
    let asked = list.asked(by: plan, in: vocabulary)
    askedColumns = Set(names.indices.filter { asked.contains(names[$0]) })
    troubles = ItemTroubles(endsAtFailure: options.endsAtDamage)
    summary = options.isGrouped ? try ItemSummary(options, in: list) : nil
    // The values to count and sort by follow the columns, in this order.
    columnNames =
      names + (summary?.columnNames ?? []) + [options.unique].compactMap { $0 }
      + (options.isSummary ? [] : [options.sort?.column].compactMap { $0 })
    countsAll = options.countsOnly && options.unique == nil && !options.isGrouped
    matcher =
      readsFiles
      ? RecordMatcher(
        plan, in: vocabulary, columns: columnNames, checks: options.endsAtDamage ? .everything : .wanted) : nil
    if let sort = options.sort {
      let limit = options.limit.map { $0.addingReportingOverflow(options.offset) }
      kept = SortedRows(
        limit: limit.map { $0.overflow ? .max : $0.partialValue } ?? .max, isDescending: sort.isDescending)
    }
  }

  /// Reads a file; `-` is the standard input of the console.
  mutating func search(_ file: ItemFile, _ bar: ProgressBar, on console: inout Console) {
    guard let matcher else { return }
    defer { isEnded = troubles.end(file, on: &console) || isEnded }
    if file.path == "-" { return searchInput(file, matcher, on: &console) }
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

  private mutating func searchInput(_ file: ItemFile, _ matcher: RecordMatcher, on console: inout Console) {
    func accept(_ raw: RawItem) -> Bool { search(raw, by: matcher, in: file, on: &console) }
    var reader = ItemReader(file)
    while !isEnded, let bytes = console.input.nextBytes() {
      _ = bytes.withUnsafeBufferPointer { reader.add($0, take: accept) }
      flush(on: &console)
    }
    if console.interruption.isRequested() { return }
    if !isEnded { reader.finish(accept) }
    // An empty pipe is what a search that found nothing writes.
    if let error = ItemFileError(reader, of: file), !error.isEmpty { troubles.report(error, on: &console) }
  }

  /// A matcher for the records of another file.
  func anotherMatcher() -> RecordMatcher? { matcher?.copy() }

  /// Prints what was found so far.
  mutating func flush(on console: inout Console) {
    writer?.flush(on: &console)
    console.output.flush()
    // The reader closed the pipe.
    if console.output.failure != nil { isEnded = true }
  }

  /// Shows the results so far at a terminal, once there has been time to choose the widths of a table.
  mutating func showRows(on console: inout Console) {
    guard console.outputIsTerminal else { return }
    if start.duration(to: .now) > console.tablePatience { writer?.flush(on: &console) }
    console.output.flush()
  }

  /// The exit status.
  func status(on console: Console) -> ExitStatus {
    if console.interruption.isRequested() { return .interrupted }
    if troubles.isFailure { return .failure }
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
    if options.endsAtDamage { isEnded = true }
    return !isEnded
  }

  /// Accepts a matching record; returns whether to continue.
  private mutating func accept(
    _ raw: RawItem, _ record: ItemRecord, by matcher: RecordMatcher, in file: ItemFile, on console: inout Console
  ) -> Bool {
    read += 1
    bytes += raw.byteCount + 1
    if header.isEmpty { header = matcher.headerBytes }
    var isJSON = false
    var invalid: TextPlace?
    switch raw {
    case .json: isJSON = true
    case .delimited(let cells): invalid = cells.placeOfInvalidText
    case .text(let line): invalid = line.placeOfInvalidText
    }
    if let invalid { troubles.report(invalidTextAt: invalid, in: file, on: &console) }
    return accept(record.bytes, isJSON: isJSON, on: &console) { matcher.columns() }
  }

  /// Accepts a row of a list; returns whether to continue.
  mutating func accept(_ row: ListRow, on console: inout Console) -> Bool {
    bytes += row.record.count
    return accept(row.record, isJSON: row.isJSON, cells: row.cells, on: &console) { row.values }
      && console.output.failure == nil
  }

  /// Accepts a group of rows, whose values are those of the columns that are counted.
  mutating func accept(_ values: [ItemValue], count: Int) {
    found += count
    summary?.add(values, count: count)
  }

  /// Accepts a found item; returns whether to continue. `values` returns the values of the columns.
  private mutating func accept(
    _ bytes: some Sequence<UInt8>, isJSON: Bool, cells: [HighlightedText] = [], on console: inout Console,
    values: () -> [ItemValue]
  ) -> Bool {
    found += 1
    if countsAll { return true }
    let all = values()
    if summary != nil {
      summary?.add(all)
      return true
    }
    let values = Array(all.prefix(columns.count))
    if options.unique != nil, !seen.insert(all[columns.count].scalarTexts).inserted {
      found -= 1
      return true
    }
    if options.countsOnly { return true }
    if kept != nil {
      func row() -> ListRow {
        var row = ListRow(item: 0)
        (row.record, row.isJSON, row.values, row.cells) = (Array(bytes), isJSON, values, cells)
        return row
      }
      let key = sortColumn?.sortKey(of: all.last ?? .nothing) ?? ItemSortKey(.nothing, kind: nil)
      kept?.add(row(), key)
      return true
    }
    if found <= options.offset { return true }
    if options.limit == 0 {
      isEnded = true
      return false
    }
    print(values, bytes, isJSON: isJSON, cells: cells, on: &console)
    if let limit = options.limit, found - options.offset >= limit { isEnded = true }
    return !isEnded && console.output.failure == nil
  }

  private mutating func print(
    _ values: [ItemValue], _ raw: some Sequence<UInt8>, isJSON: Bool, cells: [HighlightedText],
    on console: inout Console
  ) {
    if drawsTable(on: console) {
      tableRows.append(cells)
    } else if options.format == nil, !table.isEmpty {
      console.output.line(values.map { CharacterWidth.visible($0.display) }.joined(separator: "\t"))
    } else {
      var writer = self.writer ?? makeWriter(console)
      writer.write(values, raw: raw, isJSON: isJSON, on: &console)
      self.writer = writer
    }
  }

  /// The format that is printed.
  private func format(on console: Console) -> ItemFormat {
    options.format ?? (console.outputIsTerminal ? .table : options.columns.isEmpty ? .raw : .tsv)
  }

  /// Whether the list's own table is printed.
  func drawsTable(on console: Console) -> Bool { !table.isEmpty && format(on: console) == .table }

  /// Whether the records themselves are printed.
  func printsRecords(on console: Console) -> Bool {
    if options.isSummary || options.format == nil && !table.isEmpty { return false }
    switch format(on: console) {
    case .raw: return true
    case .json, .jsonl: return options.columns.isEmpty
    case .table, .csv, .tsv: return false
    }
  }

  private func makeWriter(_ console: Console) -> ItemWriter {
    ItemWriter(
      format(on: console), columns: columns, hasGivenColumns: !options.columns.isEmpty,
      width: console.outputIsTerminal ? console.width : nil, style: console.style, header: header,
      highlighters: highlighters, keeping: askedColumns)
  }

  /// Prints sorted rows and summaries. `total` is the number of rows of a list, with their noun.
  mutating func finish(total: (count: Int, nouns: (one: String, many: String))? = nil, on console: inout Console) {
    if header.isEmpty { header = matcher?.headerBytes ?? [] }
    if let summary {
      for line in summary.notes { console.errors.line("filterq: \(CharacterWidth.visible(line))") }
      return options.countsOnly
        ? console.output.line("\(summary.count)") : summary.print(options.format, on: &console)
    }
    if options.countsOnly { return console.output.line("\(found)") }
    for row in kept?.rows.dropFirst(options.offset) ?? [] {
      print(row.values, row.record, isJSON: row.isJSON, cells: row.cells, on: &console)
    }
    if drawsTable(on: console) { return printTable(total, on: &console) }
    if options.format == nil, !table.isEmpty { return }
    var writer = self.writer ?? makeWriter(console)
    writer.finish(on: &console)
    self.writer = writer
  }

  /// Prints the list's own table, at a terminal with the number of rows.
  private func printTable(
    _ total: (count: Int, nouns: (one: String, many: String))?, on console: inout Console
  ) {
    let style = console.style
    let fitted = FittedTable(table, rows: tableRows, width: console.outputIsTerminal ? console.width : 1 << 20)
    var lines = fitted.lines.map { style.text($0) }
    if console.outputIsTerminal, let total {
      let count = "\(total.count) \(total.count == 1 ? total.nouns.one : total.nouns.many)"
      lines.append(
        style.dim(tableRows.count < total.count && total.count > 1 ? "\(tableRows.count) of \(count)" : count))
    }
    console.page(lines)
  }

  /// `5,000 records read, 237 found, 1.2 MB in 12 ms`
  func stats(after duration: Duration) -> String {
    let broken = damaged == 0 ? "" : ", \(Counted.grouped(damaged)) damaged"
    let megabytes = String(format: "%.1f MB", Double(bytes) / 1e6)
    return "\(Counted.grouped(read)) records read, \(Counted.grouped(found)) found\(broken), \(megabytes) in "
      + duration.formatted(.units(allowed: [.seconds, .milliseconds], width: .narrow))
  }
}
