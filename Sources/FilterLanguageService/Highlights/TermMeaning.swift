import FilterAST
import FilterAnalysis
import FilterExplanation
import FilterParser
import FilterSemantics
import FilterVocabulary

/// What a term asks, whether it is negated or not.
struct TermMeaning {
  /// A text that terms of one meaning have in common.
  let key: String
  /// Whether the term says of itself that something is absent: `not:foil`, which is `-is:foil`.
  private let saysAbsent: Bool
  private let condition: Condition?
  private let vocabulary: Vocabulary

  init(_ leaf: AnalyzedLeaf, _ vocabulary: Vocabulary) {
    let key = vocabulary.key(of: .term(leaf.term.with(polarity: .positive))).text
    self.vocabulary = vocabulary
    self.condition = leaf.condition
    if case .listed(let field, _, _)? = leaf.condition, vocabulary[field].kind == .absentFlag {
      // The key of what is absent is that of what is there, behind a minus.
      saysAbsent = true
      self.key = String(key.dropFirst())
    } else {
      saysAbsent = false
      self.key = key
    }
  }

  /// Whether the term excludes what it names; `negated` are the terms of its query that minuses negate.
  func isExclusion(_ leaf: AnalyzedLeaf, _ negated: Set<SyntaxNodeID>) -> Bool {
    negated.contains(leaf.node) != saysAbsent
  }

  /// Whether a term may have the same key: a quick look, so that few keys are made. Never false for one that has.
  func mayBe(that other: AnalyzedLeaf) -> Bool {
    guard let mine = condition, let theirs = other.condition else { return condition == nil && other.mistake != nil }
    switch (mine, theirs) {
    case (.columns(let left, _, let right), .columns(let otherLeft, _, let otherRight)):
      return left == otherLeft && right == otherRight || left == otherRight && right == otherLeft
    case (.listed(let field, _, let value), .listed(let otherField, _, let otherValue)):
      let isSameField = field == otherField || isFlag(field) && isFlag(otherField)
      return isSameField && vocabulary[value].text == vocabulary[otherValue].text
    default: return mine.field == theirs.field
    }
  }

  private func isFlag(_ field: FieldID) -> Bool {
    vocabulary[field].kind == .flag || vocabulary[field].kind == .absentFlag
  }
}
