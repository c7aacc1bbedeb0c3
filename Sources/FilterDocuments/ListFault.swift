public import FilterText

/// The reason why the list of a query document is not in use. Until it is, the queries of the document are neither judged
/// nor formatted nor fixed, since they would be read with the words of another list.
public enum ListFault: Error, Hashable, Sendable {
  /// The list is being read.
  case loading
  /// The list cannot be used: `names no file in the folder of the document`.
  case unusable(String)
}

extension DocumentDirectives {
  /// The name of the list that the queries are for, as `# list:` has it; nil without the directive.
  public var listName: String? { document[.list]?.text }

  /// The only diagnostic of a document whose list is not in use: at the line of `# list:`, or at the start of the
  /// document if a configuration names the list.
  ///
  /// - Parameter configured: The list that the configuration names.
  public func diagnostic(of fault: ListFault, configured: String = "") -> Diagnostic {
    let entry = document[.list]
    let subject =
      entry.map { "'\(Kind.list.written(Diagnostic.quotation(of: Self.shown($0.text))))'" }
      ?? "the vocabulary '\(configured)'"
    let range = entry?.line ?? SourceRange(at: 0)
    switch fault {
    case .loading:
      return Diagnostic(
        id: DocumentDiagnosticKind.loadingList.id, severity: .information, range: range,
        message: "\(subject) is being read; until then the queries are not checked")
    case .unusable(let reason):
      return Diagnostic(
        id: DocumentDiagnosticKind.unusableList.id, severity: .error, range: range,
        message: "\(subject) \(reason); the queries are not checked")
    }
  }

  /// A name for a message. An address may have a password, so that only its scheme is shown.
  private static func shown(_ name: String) -> String {
    let bytes = Array(name.utf8)
    for index in bytes.indices.dropLast(2) where bytes[index...].starts(with: "://".utf8) {
      return String(decoding: bytes[..<(index + 3)], as: UTF8.self) + "…"
    }
    return name
  }
}
