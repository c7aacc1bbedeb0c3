import FilterAST
import FilterAnalysis
import FilterExplanation
import FilterLexer
import FilterParser
import FilterSemantics
import FilterText
import FilterVocabulary

/// The terms of a query, except the one under the caret.
struct PresentTerms {
  /// A condition with its polarity, equal for all spellings.
  private struct Claim: Hashable {
    let condition: Condition
    let polarity: Polarity
  }

  private var claims: Set<Claim> = []
  /// The directives present that can be given only once.
  private(set) var directives: Set<FieldID> = []
  /// Tests which conditions can hold together with the term under the caret.
  let trial: ConflictTrial
  private let vocabulary: Vocabulary

  /// The maximum length in bytes of a text that is checked for contradictions.
  static let maximumCheckedLength = 4_096

  init(_ parsed: ParsedQuery, place: CompletionPlace, vocabulary: Vocabulary) {
    self.vocabulary = vocabulary
    var beside: [(Condition, Polarity)] = []
    if let query = parsed.query {
      let neighbours =
        parsed.source.length <= PresentTerms.maximumCheckedLength ? Neighbours(of: place, in: parsed) : nil
      for (node, term) in zip(parsed.leafNodes, query.leaves) {
        let range = parsed.tree.range(of: node)
        if place.term.touches(range.start), place.term.touches(range.end), !place.term.isEmpty { continue }
        if place.run.contains(where: { range.encloses($0) }) { continue }
        guard case .success(let condition) = PresentTerms.reading(of: term, vocabulary) else { continue }
        claims.insert(Claim(condition: condition, polarity: term.polarity))
        if case .directive(let field, _) = condition, vocabulary[field].multiplicity != .many {
          directives.insert(field)
        }
        if neighbours?.contains(range.start) == true { beside.append((condition, term.polarity)) }
      }
    }
    trial = ConflictTrial(beside, in: vocabulary)
  }

  var isEmpty: Bool { claims.isEmpty }

  /// Whether the query has a term with this meaning and polarity.
  func contains(_ condition: Condition, polarity: Polarity) -> Bool {
    claims.contains(Claim(condition: condition, polarity: polarity))
  }

  /// The condition of a term, normalized in letter case and quotes, or why it has none.
  static func reading(of term: FilterTerm, _ vocabulary: Vocabulary) -> Result<Condition, TermError> {
    do throws(TermError) {
      switch try vocabulary.condition(of: term) {
      case .text(let field, let value): return .success(.text(field, FilterValue(quoted: value.text.lowercased())))
      case .name(let exact, let value):
        return .success(.name(exact: exact, FilterValue(quoted: value.text.lowercased())))
      // `:` and the relation it stands for are equal; with a number or a word like `multicolor` it has a meaning of its
      // own.
      case .colors(let field, .colon, .colors(let set)):
        return .success(.colors(field, vocabulary[field].colon, .colors(set)))
      case let condition: return .success(condition)
      }
    } catch {
      return .failure(error)
    }
  }
}

/// The start offsets of the operands that must hold together with the term under the caret.
private struct Neighbours {
  private var starts: Set<Int> = []

  func contains(_ start: Int) -> Bool { starts.contains(start) }

  /// Scans left and right from the caret until a connective `or` or the end of the group; then the same around the
  /// group, unless it is negated. Linear in the text.
  init(of place: CompletionPlace, in parsed: ParsedQuery) {
    let tokens = parsed.tree.tokens
    var left = tokens.lastIndex { $0.range.end <= place.term.start } ?? -1
    var right = tokens.firstIndex { $0.range.start >= place.replace.end } ?? tokens.count
    while true {
      left = walk(from: left, step: -1, tokens)
      right = walk(from: right, step: 1, tokens)
      guard left >= 0 else { return }
      left -= 1
      right += 1
      // Outside a negated group, the conditions around it still hold; those inside it do not apply.
      if left >= 0, tokens[left].kind == .minus { return }
    }
  }

  /// Collects the operands of one level in one direction. Returns the index of the parenthesis that ends the level, or
  /// one outside the tokens.
  private mutating func walk(from start: Int, step: Int, _ tokens: [Token]) -> Int {
    var index = start
    var depth = 0
    var isJoined = true
    while index >= 0, index < tokens.count {
      let kind = tokens[index].kind
      if kind == .leftParenthesis || kind == .rightParenthesis {
        let opens = (kind == .leftParenthesis) == (step > 0)
        if !opens, depth == 0 { return index }
        depth += opens ? 1 : -1
      } else if depth == 0 {
        if kind == .or { isJoined = false }
        if isJoined, !kind.isTrivia { starts.insert(tokens[index].range.start) }
      }
      index += step
    }
    return index
  }
}
