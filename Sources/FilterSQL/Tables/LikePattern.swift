/// A pattern of `LIKE`: literal texts, with anything between two of them.
struct LikePattern: Hashable {
  /// The literal texts, in their order; an empty one stands at an edge where anything may be.
  var texts: [String]

  /// The pattern of texts that are a text.
  init(whole text: String) { texts = [text] }

  /// The pattern of texts that have some texts in them, one after another.
  init(containing texts: [String]) { self.texts = [""] + texts + [""] }

  /// Whether it has no place for anything.
  var isWhole: Bool { texts.count == 1 }

  /// The texts that are not empty.
  var literals: [String] { texts.filter { !$0.isEmpty } }

  /// Whether a literal has a character with a meaning in a pattern of some engine.
  var hasSigns: Bool { texts.contains { $0.unicodeScalars.contains { LikePattern.isSign($0) } } }

  /// Whether a literal has U+0000, at which some engines end a text.
  var hasZero: Bool { texts.contains { $0.utf8.contains(0) } }

  /// The pattern with `escape` before each character that has a meaning.
  func text(escapedBy escape: UnicodeScalar) -> String {
    text { $0 == "%" || $0 == "_" || $0 == escape ? "\(escape)\($0)" : String($0) }
  }

  /// A wider pattern without escapes: any character may stand for one with a meaning.
  var widened: String { text { LikePattern.isSign($0) ? "_" : String($0) } }

  private func text(_ written: (UnicodeScalar) -> String) -> String {
    texts.map { $0.unicodeScalars.map(written).joined() }.joined(separator: "%")
  }

  private static func isSign(_ character: UnicodeScalar) -> Bool {
    character == "%" || character == "_" || character == "\\"
  }
}

extension SQLDialect {
  /// Whether a value is like a pattern, by a comparison of ``Tables`` with the collation of the pattern. No character of a
  /// literal is a wildcard.
  ///
  /// - Parameter template: ``Tables/like`` or ``Tables/likeExactly``.
  func like(
    _ value: String, _ pattern: LikePattern, by template: String, collation: String = "",
    _ operands: inout SQLOperands
  ) -> String {
    if pattern.hasZero { return withZero(value, pattern, &operands) }
    let written = pattern.text(escapedBy: tables.escape)
    let escape = pattern.hasSigns && !tables.escapesByDefault ? " ESCAPE '\(tables.escape)'" : ""
    let text = pattern.hasSigns ? written : pattern.texts.joined(separator: "%")
    return SQLTemplate.filled(template, value, operands.write(.text(text))) + collation + escape
  }

  /// Texts with U+0000, which only SQLite has. Its patterns end there, so that the texts are compared as spelled.
  private func withZero(_ value: String, _ pattern: LikePattern, _ operands: inout SQLOperands) -> String {
    if self.name != SQLDialect.sqlite.name { return SQLText.fails }
    if pattern.isWhole { return "\(value) = \(operands.write(.text(pattern.texts[0])))" }
    return SQLText.all(
      pattern.literals.map { SQLTemplate.filled(functions.contains, value, operands.write(.text($0))) })
  }
}
