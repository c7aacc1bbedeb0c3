import FilterAST
import FilterLexer
import FilterText

/// Which operators only a space separates from their field or their value: `pow >= 3`, `t: elf`.
///
/// A word can belong to one operator only, so they are settled from left to right in one pass: in `t: pow >=3` the word is
/// the value of `t:`, and `>=3` is left without a field.
struct OperatorGaps {
  /// For each token the sides on which white space separates an operator. Every third byte may be an operator, so a
  /// dictionary would take ten times the text.
  private var sides: [UInt8]

  private static let before: UInt8 = 1
  private static let behind: UInt8 = 2

  /// The token of white space before an operator.
  func before(_ operation: Int) -> Int? { sides[operation] & OperatorGaps.before != 0 ? operation - 1 : nil }

  /// The token of white space behind an operator.
  func behind(_ operation: Int) -> Int? { sides[operation] & OperatorGaps.behind != 0 ? operation + 1 : nil }

  init(in tree: SyntaxTree) {
    sides = Array(repeating: 0, count: tree.tokens.count)
    var taken = -1
    let tokens = tree.tokens
    func kind(_ index: Int) -> TokenKind? { tokens.indices.contains(index) ? tokens[index].kind : nil }
    for index in tokens.indices where tokens[index].kind == .comparison {
      let hasField = kind(index - 1) == .field
      var value: Int?
      switch (kind(index + 1), kind(index + 2)) {
      case (.whitespace, .word), (.whitespace, .quoted), (.whitespace, .unclosedQuoted): value = index + 2
      default: break
      }
      if hasField {
        if let value {
          sides[index] |= OperatorGaps.behind
          taken = value
        }
        continue
      }
      guard kind(index - 1) == .whitespace, kind(index - 2) == .word, taken != index - 2,
        kind(index - 3) != .exclamation,
        FieldName(exactly: tree.source[tokens[index - 2].range]) != nil
      else { continue }
      let hasValue: Bool =
        switch kind(index + 1) {
        case .value, .quoted, .unclosedQuoted, .regex, .unclosedRegex: true
        default: false
        }
      guard hasValue || value != nil else { continue }
      sides[index] |= OperatorGaps.before
      if !hasValue, let value {
        sides[index] |= OperatorGaps.behind
        taken = value
      }
    }
  }
}
