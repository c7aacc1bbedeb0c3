import FilterEvaluation
import FilterItems
import FilterLists
import FilterSemantics
import FilterVocabulary
import Foundation
import TerminalUI

/// A search under way.
struct ItemSearchRun {
  let options: ItemSearchOptions
  /// The format that is printed.
  private let format: ItemFormat
  /// Whether the list notes what it reads.
  private let isScanned: Bool
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
  /// The problems of the files.
  var troubles: ItemTroubles
  /// The header of the first file that has one, as written.
  private var header: [UInt8] = []
  private let highlighters: [TextHighlighter]
  /// The item printed last, where those around it are printed too.
  private var lastItem: Int?
  /// The indices of the columns that the query asks about.
  private let askedColumns: Set<Int>
  /// The columns of the list's own table, which is printed where nothing else is chosen, and its rows so far.
  private let table: [TableColumn]
  private var tableRows: [[HighlightedText]] = []
  /// The names of the columns, including those to count and sort by.
  let columnNames: [String]
  /// The groups that an engine may count: their columns, and the numbers about each; nil if rows are needed.
  var groupRequest: (columns: [String], aggregates: [Aggregate])? {
    options.unique == nil && summary?.isOfValues ?? false ? summary?.request : nil
  }
  private let start = ContinuousClock.now
  /// Whether rows appear as they are found.
  private let showsRows: Bool

  /// A search for a plan in a list, whose results a console gets.
  init(
    _ plan: FilterPlan, in list: SearchableList, options: ItemSearchOptions, on console: Console
  ) throws(CommandFailure) {
    let (vocabulary, columnsOfList) = (list.vocabulary, list.columns)
    self.options = options
    format = options.format ?? (console.outputIsTerminal ? .table : options.columns.isEmpty ? .raw : .tsv)
    isScanned = list.isScanned
    table = options.columns.isEmpty && !options.isSummary ? list.table : []
    sortColumn = options.sort.map { ItemColumn($0.column, in: columnsOfList.fields) }
    // Records as they are need no values.
    let isRaw = format == .raw && (table.isEmpty || options.format != nil)
    let names =
      options.isSummary || isRaw
      ? [] : options.columns.isEmpty ? columnsOfList.usual(for: plan, in: vocabulary) : options.columns
    columns = names.map { ItemColumn($0, in: columnsOfList.fields) }
    highlighters = columns.map { $0.highlighter(of: plan, in: vocabulary) }
    let asked = columnsOfList.asked(by: plan, in: vocabulary)
    askedColumns = Set(names.indices.filter { asked.contains(names[$0]) })
    troubles = ItemTroubles(endsAtFailure: options.endsAtDamage)
    summary = options.isGrouped ? try ItemSummary(options, in: columnsOfList) : nil
    // The values to count and sort by follow the columns, in this order.
    columnNames =
      names + (summary?.columnNames ?? []) + [options.unique].compactMap { $0 }
      + (options.isSummary ? [] : [options.sort?.column].compactMap { $0 })
    showsRows = !options.isSummary && options.sort == nil && plan.reading[directive: "order"] == nil
    if let sort = options.sort {
      let limit = options.limit.map { $0.addingReportingOverflow(options.offset) }
      kept = SortedRows(
        limit: limit.map { $0.overflow ? .max : $0.partialValue } ?? .max, isDescending: sort.isDescending)
    }
  }

  /// Takes a note of the list; returns whether to continue.
  mutating func accept(_ note: RowNote, _ bar: ProgressBar, on console: inout Console) -> Bool {
    switch note {
    case .leftOut(let names):
      let others = names.count > 1 ? " and \(Counted.grouped(names.count - 1)) more" : ""
      let quoted = "'\(CharacterWidth.visible(names.first ?? ""))'\(others)"
      console.errors.line("filterq: there are too many columns, or their paths are too long; not read: \(quoted)")
    case .header(let bytes): if header.isEmpty { header = bytes }
    case .damage(let damage):
      bar.erase()
      damaged += 1
      troubles.report(damage, on: &console)
      if options.endsAtDamage { isEnded = true }
    case .invalidText(let file, let place): troubles.report(invalidTextAt: place, in: file, on: &console)
    case .failure(let message, let isEmpty):
      bar.erase()
      troubles.report(failure: message, isEmpty: isEmpty, on: &console)
    case .progress(let progress):
      read += progress.records
      bytes += progress.bytes
      // Rows on a terminal show the progress themselves.
      if !console.outputIsTerminal || !showsRows {
        bar.update("searching", progress.size.map { min(1, Double(bytes) / Double($0)) }, bytes: bytes)
      }
      showRows(on: &console)
    case .collected(let collector): summary?.add(collector)
    case .pause: flush(on: &console)
    case .end(let file):
      // The first record of the next file is beside none of this one.
      if lastItem != nil { lastItem = -2 }
      isEnded = troubles.end(file, on: &console) || isEnded
    }
    return !isEnded && console.output.failure == nil
  }

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

  /// Makes collectors of groups of rows; nil if the rows are needed.
  var collector: (@Sendable () -> any RowCollector)? { options.unique == nil ? summary?.collector : nil }

  /// Accepts groups of rows that were counted elsewhere; false if the rows have to be read.
  mutating func accept(_ groups: [RowGroups.Part]) -> Bool {
    guard summary?.add(groups) == true else { return false }
    found += groups.reduce(0) { $0 + $1.count }
    return true
  }

  /// Accepts a row of the list; returns whether to continue.
  mutating func accept(_ row: ListRow, on console: inout Console) -> Bool {
    if !options.context.isEmpty {
      if let last = lastItem, row.item > last + 1 { console.output.line("--") }
      lastItem = row.item
    }
    if row.isContext {
      print(row, on: &console)
      return !isEnded && console.output.failure == nil
    }
    found += 1
    if !isScanned { bytes += row.record.count }
    if summary != nil {
      summary?.add(row.values)
      return true
    }
    if options.unique != nil, !seen.insert(row.values[columns.count].scalarTexts).inserted {
      found -= 1
      return true
    }
    if options.countsOnly { return true }
    if kept != nil {
      let key = sortColumn?.sortKey(of: row.values.last ?? .nothing) ?? ItemSortKey(.nothing, kind: nil)
      kept?.add(row, key)
      return true
    }
    if found <= options.offset { return true }
    if options.limit == 0 {
      isEnded = true
      return false
    }
    print(row, on: &console)
    if let limit = options.limit, found - options.offset >= limit { isEnded = true }
    return !isEnded && console.output.failure == nil
  }

  private mutating func print(_ row: ListRow, on console: inout Console) {
    // The values to count and sort by follow those of the columns.
    let values = Array(row.values.prefix(columns.count))
    if drawsTable {
      tableRows.append(row.cells)
    } else if options.format == nil, !table.isEmpty {
      console.output.line(values.map { CharacterWidth.visible($0.display) }.joined(separator: "\t"))
    } else {
      if writer == nil { writer = makeWriter(console) }
      writer?.write(values, raw: row.record, isJSON: row.isJSON, on: &console)
    }
  }

  /// Whether the list's own table is printed.
  var drawsTable: Bool { !table.isEmpty && format == .table }

  /// Whether the records themselves are printed.
  var printsRecords: Bool {
    if options.isSummary || options.format == nil && !table.isEmpty { return false }
    switch format {
    case .raw: return true
    case .json, .jsonl: return options.columns.isEmpty
    case .table, .csv, .tsv: return false
    }
  }

  private func makeWriter(_ console: Console) -> ItemWriter {
    ItemWriter(
      format, columns: columns, hasGivenColumns: !options.columns.isEmpty,
      width: console.outputIsTerminal ? console.width : nil, style: console.style, header: header,
      highlighters: highlighters, keeping: askedColumns)
  }

  /// Prints sorted rows and summaries. `total` is the number of rows of a list, with their noun.
  mutating func finish(total: (count: Int, nouns: (one: String, many: String)), on console: inout Console) {
    if let summary {
      for line in summary.notes { console.errors.line("filterq: \(CharacterWidth.visible(line))") }
      return options.countsOnly
        ? console.output.line("\(summary.count)") : summary.print(options.format, on: &console)
    }
    if options.countsOnly { return console.output.line("\(found)") }
    for row in kept?.rows.dropFirst(options.offset) ?? [] {
      print(row, on: &console)
    }
    if drawsTable { return printTable(total, on: &console) }
    if options.format == nil, !table.isEmpty { return }
    if writer == nil { writer = makeWriter(console) }
    writer?.finish(on: &console)
  }

  /// Prints the list's own table, at a terminal with the number of rows.
  private func printTable(
    _ total: (count: Int, nouns: (one: String, many: String)), on console: inout Console
  ) {
    let style = console.style
    let fitted = FittedTable(table, rows: tableRows, width: console.outputIsTerminal ? console.width : 1 << 20)
    var lines = fitted.lines.map { style.text($0) }
    if console.outputIsTerminal {
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
