import FilterDocuments
import FilterLists
import FilterText

/// The named queries of a query file, by the directives of the document: `# name: elves`, or `# elves`.
struct SavedQueries: Hashable, Sendable {
  /// A query with a name.
  struct Entry: Hashable, Sendable {
    let name: String
    let text: String
    /// Its index in the document.
    let index: Int
    /// The bytes of the query in the file.
    let range: SourceRange
  }

  let document: QueryDocument
  private var source: SourceText { document.lines.source }
  private(set) var entries: [Entry] = []

  /// Reads a query document.
  init(_ source: SourceText) {
    document = QueryDocument(source)
    let heads = document.directives.heads
    for (index, range) in document.queries.enumerated() {
      guard let head = heads[index], let name = head.name ?? head.title else { continue }
      let text = document.text(in: range).description.trimmed
      entries.append(Entry(name: name.text, text: text, index: index, range: range))
    }
  }

  var names: [String] { entries.map { $0.name } }

  /// The query of a name, in any letter case, or with a number as listed, or of the only name that begins so.
  func find(_ name: String) -> Entry? {
    let wanted = name.lowercased()
    if let entry = entries.last(where: { $0.name.lowercased() == wanted }) { return entry }
    if let number = Int(name), entries.indices.contains(number - 1) { return entries[number - 1] }
    let begun = entries.filter { $0.name.lowercased().hasPrefix(wanted) }
    return begun.count == 1 ? begun[0] : nil
  }

  /// The text of the file with a query appended, or in place of the one of its name.
  func saving(_ query: String, as name: String) -> SourceText {
    let text = EditedLine.joined(query.trimmed)
    if let entry = entries.last(where: { $0.name.lowercased() == name.lowercased() }) {
      return source.applying([TextEdit(range: entry.range, replacement: text)]) ?? source
    }
    var bytes = source.bytes[...]
    while let last = bytes.last, last.isWhitespace { bytes.removeLast() }
    let before = bytes.isEmpty ? "" : String(decoding: bytes, as: UTF8.self) + "\n\n"
    return SourceText("\(before)\(DocumentDirectives.Kind.name.written(name))\n\(text)\n")
  }
}
