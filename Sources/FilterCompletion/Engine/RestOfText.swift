import FilterParser
import FilterText

/// The text behind a quote that nothing closes.
enum RestOfText {
  /// Whether the text behind `piece` reads without new syntax errors once the piece is a term of its own. A blank rest does
  /// not: it belongs to the piece. Takes the time of parsing the text once more.
  static func staysSound(_ parsed: ParsedQuery, after piece: SourceRange) -> Bool {
    let bytes = parsed.source.bytes
    if !bytes[piece.end...].contains(where: { !TokenCursor.isBlank($0) }) { return false }
    var trial = Array(bytes[..<piece.start])
    trial += Array("\"a\" ".utf8)
    trial += bytes[piece.end...]
    var known = errors(of: parsed)
    for (name, count) in errors(of: ParsedQuery(parsing: SourceText(bytes: trial))) {
      known[name, default: 0] -= count
      if known[name, default: 0] < 0 { return false }
    }
    return true
  }

  private static func errors(of parsed: ParsedQuery) -> [DiagnosticID: Int] {
    var counts: [DiagnosticID: Int] = [:]
    for diagnostic in parsed.diagnostics where diagnostic.severity == .error { counts[diagnostic.id, default: 0] += 1 }
    return counts
  }
}
