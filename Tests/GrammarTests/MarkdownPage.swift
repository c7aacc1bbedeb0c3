import Foundation

/// The links to files and the table rows of a Markdown page.
struct MarkdownPage {
  struct Row {
    /// The first word of the first cell of the table's heading.
    let table: String
    let cells: [String]

    /// The text of a cell that is nothing but code; nil for any other.
    func code(_ index: Int) -> String? {
      guard cells.indices.contains(index), cells[index].hasPrefix("`"), cells[index].hasSuffix("`") else { return nil }
      return String(cells[index].dropFirst().dropLast())
    }
  }

  let text: String
  private(set) var rows: [Row] = []
  /// The paths of links, in order.
  private(set) var links: [String] = []

  init(contentsOf file: URL) throws {
    text = try String(contentsOf: file, encoding: .utf8)
    var table = ""
    for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
      if line.hasPrefix("|") {
        let cells = line.split(separator: "|").map { $0.trimmingCharacters(in: .whitespaces) }
        if table.isEmpty {
          table = cells.first ?? ""
        } else if !line.hasPrefix("|-") {
          rows.append(Row(table: table, cells: cells))
        }
      } else {
        table = ""
      }
      links += line.components(separatedBy: "](").dropFirst().compactMap {
        $0.split(separator: ")").first.map(String.init)
      }
    }
  }

  func rows(ofTable table: String) -> [Row] { rows.filter { $0.table == table } }

  /// The names in the first column of a table.
  func names(inTable table: String) -> [String] { rows(ofTable: table).compactMap { $0.code(0) } }
}
