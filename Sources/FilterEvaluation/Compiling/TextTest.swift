import FilterRegex
import FilterSemantics

/// What a term asks of a text, with everything about the query worked out: the needle is folded, the pattern compiled.
struct TextTest: Hashable, Sendable {
  enum Kind: Hashable, Sendable {
    /// The needle occurs in the text, both in lower case.
    case contains
    /// The needle occurs in the text, both reduced to letters and digits.
    case containsCollated
    /// The needle is the whole text, both reduced to letters and digits.
    case equalsCollated
    /// The needle occurs in the text, both in lower case, and begins and ends where words do.
    case containsWords
    /// The pattern occurs.
    case matches(CompiledRegex)
  }

  let field: Int
  let kind: Kind
  /// The folded needle; empty for a pattern.
  let needle: [UInt8]
  /// Whether the text is searched in which `~` stands for the names of the item.
  let isSelfReferring: Bool
  /// Whether the texts are searched without accents and ligatures, and the needle or pattern has none.
  var foldsAccents = false

  /// Whether it has a pattern instead of a needle.
  var isPattern: Bool {
    if case .matches = kind { return true }
    return false
  }

  /// The same test of another field, which folds accents alike.
  func of(field: Int) -> TextTest {
    TextTest(field: field, kind: kind, needle: needle, isSelfReferring: false, foldsAccents: foldsAccents)
  }

  /// Whether the text is searched as it stands, but for letter case.
  var isLiteral: Bool {
    switch kind {
    case .contains, .containsWords, .matches: true
    case .containsCollated, .equalsCollated: false
    }
  }

  /// The form of the texts that are searched.
  var form: TextForm { isLiteral ? foldsAccents ? .unaccented : .literal : .collated }
}
