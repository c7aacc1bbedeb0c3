package import FilterEvaluation
package import FilterItems
package import FilterLists
import FilterText
import FilterVocabulary
import TerminalUI

/// The output formats of items.
package enum ItemFormat: String, CaseIterable, Sendable {
  /// Aligned columns, for people.
  case table
  /// One JSON object per line.
  case jsonl
  /// One JSON array.
  case json
  /// Comma-separated cells (RFC 4180), with a header.
  case csv
  /// Tab-separated cells, with a header.
  case tsv
  /// The records byte for byte, one per line.
  case raw
}

/// Writes found items in a format, one by one.
package struct ItemWriter {
  private let format: ItemFormat
  private let columns: [ItemColumn]
  private let hasGivenColumns: Bool
  private var count = 0
  private var table: ItemTable
  /// The header of a file with columns, printed before raw records; empty without one.
  private let header: [UInt8]

  package init(
    _ format: ItemFormat, columns: [ItemColumn], hasGivenColumns: Bool, width: Int?, style: TerminalStyle,
    header: [UInt8] = [], highlighters: [TextHighlighter] = [], keeping kept: Set<Int> = []
  ) {
    self.header = header
    self.format = format
    self.columns = columns
    self.hasGivenColumns = hasGivenColumns
    table = ItemTable(columns, width: width, keeping: kept, style: style, highlighters: highlighters)
  }

  /// Prints an item. With `isJSON`, its record is JSON and can be printed unchanged.
  package mutating func write(
    _ values: [ItemValue], raw: some Sequence<UInt8>, isJSON: Bool, on console: inout Console
  ) {
    switch format {
    case .table: for line in table.add(values.map { $0.display }) { console.output.line(line) }
    case .raw:
      if count == 0 { writeHeader(on: &console) }
      let bytes = Array(raw)
      // A record of JSON may have several lines in its file.
      console.writeText(isJSON && bytes.contains(0x0A) ? JSONWriter.singleLine(bytes) : bytes)
      console.output.line()
    case .jsonl:
      writeObject(values, raw: raw, isJSON: isJSON, on: &console)
      console.output.line()
    case .json:
      console.output.write(count == 0 ? "[\n  " : ",\n  ")
      writeObject(values, raw: raw, isJSON: isJSON, on: &console)
    case .csv, .tsv:
      if count == 0 { writeCells(columns.map { $0.name }, on: &console) }
      writeCells(values.map { $0.display }, on: &console)
    }
    count += 1
  }

  /// Prints pending rows before further items arrive.
  package mutating func flush(on console: inout Console) {
    if format == .table { for line in table.finish() { console.output.line(line) } }
  }

  private func writeHeader(on console: inout Console) {
    if header.isEmpty { return }
    console.writeText(header)
    console.output.line()
  }

  /// Ends the output.
  package mutating func finish(on console: inout Console) {
    switch format {
    case .table: for line in table.finish() { console.output.line(line) }
    case .json: console.output.write(count == 0 ? "[]\n" : "\n]\n")
    case .csv, .tsv: if count == 0, !columns.isEmpty { writeCells(columns.map { $0.name }, on: &console) }
    case .raw: if count == 0 { writeHeader(on: &console) }
    case .jsonl: break
    }
  }

  private func writeObject(
    _ values: [ItemValue], raw: some Sequence<UInt8>, isJSON: Bool, on console: inout Console
  ) {
    if isJSON, !hasGivenColumns { return console.writeText(JSONWriter.singleLine(Array(raw))) }
    var json = JSONWriter()
    ItemColumn.write(values, of: columns, to: &json)
    console.writeText(json.bytes)
  }

  private func writeCells(_ cells: [String], on console: inout Console) {
    let separator = format == .tsv ? "\t" : ","
    let quoted = cells.map { cell in
      // In TSV a quote matters only at the beginning of a cell.
      let isPlain =
        format == .tsv
        ? cell.utf8.first != UInt8(ascii: "\"") && !cell.utf8.contains { "\t\r\n".utf8.contains($0) }
        : !cell.utf8.contains { ",\"\r\n".utf8.contains($0) }
      return isPlain ? cell : "\"" + cell.replacing("\"", with: "\"\"") + "\""
    }
    console.writeText(Array((quoted.joined(separator: separator) + "\n").utf8))
  }
}
