package import FilterText

/// The diagnostics that comments turn off: `# filterq: ignore` all of them, `# filterq: ignore unknown-value, typo`
/// those with these codes.
package struct IgnoredDiagnostics: Hashable, Sendable {
  /// Whether every diagnostic is turned off.
  package private(set) var isAll = false
  /// The codes that are listed, in the order of the text; each once.
  package private(set) var codes: [String] = []

  /// Nothing is turned off.
  package static let none = IgnoredDiagnostics()

  /// The words of the directive: `filterq` and `ignore`.
  static let words: (name: String, verb: String) = {
    let written = Array(DocumentDirectives.Kind.ignore.rawValue.utf8)
    let colon = written.firstIndex(of: UInt8(ascii: ":")) ?? written.count
    return (
      String(decoding: written[..<colon], as: UTF8.self), String(decoding: written.dropFirst(colon + 2), as: UTF8.self)
    )
  }()
  private static let name = Array((words.name + ":").utf8)
  private static let verb = Array(words.verb.utf8)

  private init() {}

  /// Adds what a comment turns off. The comment may be of any language; nothing is added if it has no
  /// `filterq: ignore`. Codes are separated by commas or white space; other text ends the list.
  package mutating func add(comment: ArraySlice<UInt8>) {
    guard let start = IgnoredDiagnostics.startOfList(in: comment) else { return }
    let words = comment[start...].split { $0.isWhitespace || $0 == UInt8(ascii: ",") }
    let listed = words.prefix { word in word.allSatisfy { $0.isLetter || $0.isDigit || $0 == UInt8(ascii: "-") } }
      .filter { $0.contains { $0.isLetter } }
    if listed.isEmpty { isAll = true }
    for word in listed {
      let code = String(decoding: word, as: UTF8.self)
      if !codes.contains(code) { codes.append(code) }
    }
  }

  /// These diagnostics and those that a comment turns off.
  package func adding(comment: ArraySlice<UInt8>) -> IgnoredDiagnostics {
    var ignored = self
    ignored.add(comment: comment)
    return ignored
  }

  /// The offset after `filterq: ignore`; nil if the comment has none.
  static func startOfList(in comment: ArraySlice<UInt8>) -> Int? {
    var start = comment.startIndex
    while start + name.count <= comment.endIndex {
      if comment[start] == name[0], comment[start...].starts(with: name) {
        var next = start + name.count
        while next < comment.endIndex, comment[next].isWhitespace { next += 1 }
        let end = next + verb.count
        if comment[next...].starts(with: verb), end == comment.endIndex || !comment[end].isLetter { return end }
      }
      start += 1
    }
    return nil
  }

  /// Whether a diagnostic is turned off.
  package func contains(_ id: DiagnosticID) -> Bool { isAll || codes.contains(id.name) }
}

extension QueryDocument {
  /// The diagnostics of a query that comments turn off, those in its lines and those directly above it, besides those
  /// that a text around the document turns off.
  package func ignoredDiagnostics(
    ofQuery index: Int, besides others: IgnoredDiagnostics = .none
  ) -> IgnoredDiagnostics {
    var ignored = others
    guard queries.indices.contains(index), !comments.isEmpty else { return ignored }
    let range = queries[index]
    var line = lines.line(of: range.start)
    while line > 0, kind(ofLine: line - 1) == .comment { line -= 1 }
    let start = lines.range(ofLine: line).start
    for comment in comments[comments(touching: SourceRange(start: start, end: range.end))]
    where comment.start >= start {
      ignored.add(comment: lines.source.bytes[comment.start..<comment.end])
    }
    return ignored
  }
}
