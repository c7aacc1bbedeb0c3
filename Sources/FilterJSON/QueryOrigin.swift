package import FilterDocuments
package import FilterText

/// The place of a query in a document, its name and its title: the first members of all JSON about it.
package struct QueryOrigin: Hashable, Sendable {
  /// The path of the document.
  package var file: String?
  /// The line where the query begins, counted from one.
  package var line: Int?
  /// The name that `# name:` gives.
  package var name: String?
  /// The comment above the query.
  package var title: String?

  package init(file: String? = nil, line: Int? = nil, name: String? = nil, title: String? = nil) {
    (self.file, self.line, self.name, self.title) = (file, line, name, title)
  }

  /// The place of a query of a document.
  ///
  /// - Parameter directives: Those of the document.
  package init(_ index: Int, of document: QueryDocument, _ directives: DocumentDirectives, file: String? = nil) {
    self.init(
      file: file, line: document.lines.line(of: document.queries[index].start) + 1,
      name: directives.heads[index]?.name?.text, title: document.title(ofQuery: index))
  }

  /// Writes the members that are known, and `"file":null` for standard input.
  package func writeWithFile(to json: inout JSONWriter) {
    if file == nil {
      json.key("file")
      json.null()
    }
    write(to: &json)
  }

  /// Writes the members that are known.
  package func write(to json: inout JSONWriter) {
    json.pair("file", file)
    json.pair("line", line)
    json.pair("name", name)
    json.pair("title", title)
  }
}
