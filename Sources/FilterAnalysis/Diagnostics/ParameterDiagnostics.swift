import FilterLexer
import FilterParser
import FilterSemantics
import FilterText
import FilterVocabulary

/// Finds parameters without a value, and parameters as other programs write them.
enum ParameterDiagnostics {
  /// Adds the diagnostics of the parameters of a query, instead of those about their signs as texts.
  static func add(to found: inout [Diagnostic], of query: AnalyzedQuery) {
    let added = unset(query) + foreign(query) + files(query)
    if added.isEmpty { return }
    found.removeAll { diagnostic in added.contains { $0.range.encloses(diagnostic.range) } }
    found += added
  }

  /// The parameters without a value.
  static func unset(_ query: AnalyzedQuery) -> [Diagnostic] {
    query.unsetParameters.map { use in
      let name = Diagnostic.quotation(of: use.name)
      return Diagnostic(
        .unsetParameter, at: use.range,
        "no value for '$\(name)'; give it with --arg \(name)=VALUE, or in a document with a line '$\(name) = VALUE'",
        fixes: [
          Fix(
            title: "Quote '$\(name)' to search for the text",
            edits: [TextEdit(range: use.range, replacement: "\"$\(use.name)\"")])
        ])
    }
  }

  /// `state in @values.txt`: the file is read for the argument of a command, before the query is parsed.
  private static func files(_ query: AnalyzedQuery) -> [Diagnostic] {
    guard query.source.bytes.contains(UInt8(ascii: "@")) else { return [] }
    return QueryParameters(of: query.parsed.tree).files.map { use in
      Diagnostic(
        .foreignParameter, at: use.range,
        "\(query.quoted(use.range)) is not read here; 'in @FILE' is for the query argument of 'filterq search', "
          + "elsewhere the values are written: in (a, b)")
    }
  }

  /// `{{me}}`, `${me}`, `%1`, `include other.filterq`.
  private static func foreign(_ query: AnalyzedQuery) -> [Diagnostic] {
    let bytes = query.source.bytes
    guard mayHaveForeign(bytes) else { return [] }
    var found: [Diagnostic] = []
    var end = 0
    for (index, token) in query.parsed.tree.tokens.enumerated() where token.range.start >= end {
      switch token.kind {
      case .quoted, .unclosedQuoted, .regex, .unclosedRegex, .whitespace: continue
      default: break
      }
      for offset in token.range.start..<token.range.end where offset >= end {
        guard let (range, name) = placeholder(at: offset, in: query.source) else { continue }
        end = range.end
        found.append(
          Diagnostic(
            .foreignParameter, at: range, "\(query.quoted(range)) is not replaced; a parameter is written '$\(name)'"))
      }
      guard token.kind == .word || token.kind == .value else { continue }
      let text = query.source[token.range]
      if bytes[token.range.start] == UInt8(ascii: "%"), 2...3 ~= token.range.length,
        text.utf8.dropFirst().allSatisfy({ $0.isDigit })
      {
        found.append(
          Diagnostic(
            .foreignParameter, at: token.range,
            "\(query.quoted(token.range)) is not replaced; a parameter has a name: '$name'"))
      } else if index == 0, token.kind == .word, ["include", "import"].contains(text.lowercased()),
        namesFile(after: index, query)
      {
        found.append(
          Diagnostic(
            .foreignParameter, at: token.range,
            "\(query.quoted(token.range)) reads no file; '@name' stands for another query of the same document"))
      }
    }
    return found
  }

  /// Whether a text has a brace or a percent sign, or begins with an `i`: others have no such parameter.
  private static func mayHaveForeign(_ bytes: [UInt8]) -> Bool {
    bytes.withUnsafeBufferPointer { bytes in
      for byte in bytes where byte == UInt8(ascii: "{") || byte == UInt8(ascii: "%") { return true }
      return bytes.first.map { $0 | 0x20 == UInt8(ascii: "i") } == true
    }
  }

  /// `{{ name }}` or `${name}` at an offset, of at most 64 bytes.
  private static func placeholder(at offset: Int, in source: SourceText) -> (SourceRange, name: String)? {
    let bytes = source.bytes
    guard offset + 1 < bytes.count, bytes[offset + 1] == UInt8(ascii: "{"),
      bytes[offset] == UInt8(ascii: "{") || bytes[offset] == UInt8(ascii: "$")
    else { return nil }
    let marks = bytes[offset] == UInt8(ascii: "{") ? 2 : 1
    let limit = min(bytes.count, offset + 64)
    guard let close = bytes[(offset + 2)..<limit].firstIndex(of: UInt8(ascii: "}")), close + marks <= bytes.count,
      marks == 1 || bytes[close + 1] == UInt8(ascii: "}")
    else { return nil }
    let inner = source.trimmed(SourceRange(start: offset + 2, end: close))
    // `{{w}{u}}` is no name.
    guard QueryName.end(from: inner.start, to: inner.end, in: source) == inner.end else { return nil }
    return (SourceRange(start: offset, end: close + marks), source[inner])
  }

  /// Whether the next word is the name of a file of queries.
  private static func namesFile(after index: Int, _ query: AnalyzedQuery) -> Bool {
    let tokens = query.parsed.tree.tokens
    guard index + 2 < tokens.count, tokens[index + 1].kind == .whitespace else { return false }
    return query.source[SourceRange(start: tokens[index + 2].range.start, end: query.source.length)].lowercased()
      .utf8.split(whereSeparator: { $0.isWhitespace || $0 == 0x22 || $0 == 0x27 }).first
      .map { String($0)?.hasSuffix(".filterq") == true } == true
  }
}
