import FilterAST
import FilterLexer
import FilterParser
import FilterSemantics
import FilterText
import FilterVocabulary

/// The meaning of a term, without its polarity.
struct TermMeaning {
  /// Equal for terms with the same meaning.
  let key: String
  /// Whether the field negates: `not:foil` means `-is:foil`.
  private let negatesFlag: Bool
  private let condition: Condition?
  private let vocabulary: Vocabulary

  init(_ leaf: AnalyzedLeaf, vocabulary: Vocabulary) {
    let key = vocabulary.key(of: .term(leaf.term.with(polarity: .positive))).text
    self.vocabulary = vocabulary
    self.condition = leaf.condition
    if case .listed(let field, _, _)? = leaf.condition, vocabulary[field].kind == .absentFlag {
      // The key of `not:foil` is that of `is:foil` after a minus.
      negatesFlag = true
      self.key = String(key.dropFirst())
    } else {
      negatesFlag = false
      self.key = key
    }
  }

  /// Whether the term excludes items; `negated` are the terms of its query under an odd number of minuses.
  func isExclusion(_ leaf: AnalyzedLeaf, negated: Set<SyntaxNodeID>) -> Bool {
    negated.contains(leaf.node) != negatesFlag
  }

  /// A quick test that avoids making keys: `false` only if the other term has another key.
  func mayEqual(_ other: AnalyzedLeaf) -> Bool {
    guard let mine = condition, let theirs = other.condition else { return condition == nil && other.error != nil }
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
    vocabulary[field].kind.traits.family == .property
  }
}

/// A field, or the name of an unknown field, to find the uses of.
enum FieldUse: Equatable {
  /// A field under any of its names.
  case field(FieldID)
  /// An unknown name in lower case.
  case unknown(String)

  /// The field that a name before an operator refers to.
  init(name: String, _ vocabulary: Vocabulary) {
    let name = FieldName(name)
    self = vocabulary.fieldID(named: name).map { FieldUse.field($0) } ?? .unknown(name.text)
  }

  /// The uses of the field in a query, before an operator or as a column on the right. Reads only tokens; linear in the
  /// query.
  func ranges(in tree: SyntaxTree, _ vocabulary: Vocabulary) -> [SourceRange] {
    let source = tree.source
    var found: [SourceRange] = []
    var left: FieldUse?
    for token in tree.tokens {
      switch token.kind {
      case .field:
        let use = FieldUse(name: source[token.range], vocabulary)
        if use == self { found.append(token.range) }
        left = use
      case .comparison: break
      case .value:
        if case .field(let id)? = left, case .field(let wanted) = self, vocabulary[id].comparesColumns,
          vocabulary[wanted].isColumn, vocabulary.fieldID(spelled: source[token.range].lowercased()) == wanted
        {
          found.append(token.range)
        }
        left = nil
      default: left = nil
      }
    }
    return found
  }
}
