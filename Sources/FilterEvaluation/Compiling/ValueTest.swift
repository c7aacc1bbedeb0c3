import FilterAST
package import FilterVocabulary

/// A term of a plan as a test of single values, for readers that have the values of an item as bytes and make no
/// ``FieldContent`` of them. A field is an index into the vocabulary.
package enum ValueTest {
  /// Holds for every item, or for none.
  case constant(Bool)
  /// A text of the field passes.
  case text(field: Int, TextSearch)
  /// A key of the field lies in one of at most two ranges: a number, a duration in seconds, a size in megabytes, an
  /// instant, a day or a rank.
  case keys(field: Int, [NumberRange])
  /// A number of the field is whole, and even or odd.
  case parity(field: Int, isEven: Bool)
  /// The field has one of these values, which are folded; negated, none of them.
  case values(field: Int, [String], isNegated: Bool)
  /// The key of a value of the field lies in one of these spans.
  case spans(field: Int, [KeySpan])
  /// The field has a value that is none of some marks, which are folded.
  case present(field: Int, besides: [String])
  /// A value of the field as it is written passes, whatever its kind.
  case written(field: Int, TextSearch)
}

extension FilterPlan {
  /// The test of a term; nil for an index out of range, and for a term that is not about single values of a field.
  package func valueTest(ofLeaf index: Int) -> ValueTest? {
    guard leaves.indices.contains(index) else { return nil }
    switch leaves[index].test {
    case .constant(let holds): return .constant(holds)
    case .text(let test) where !test.isSelfReferring: return .text(field: test.field, TextSearch(test))
    case .keys(let field, let ranges): return .keys(field: field, ranges)
    case .parity(let field, let isEven): return .parity(field: field, isEven: isEven)
    case .values(let field, let words): return .values(field: field, words, isNegated: false)
    case .noValues(let field, let words): return .values(field: field, words, isNegated: true)
    case .spans(let field, let spans): return .spans(field: field, spans)
    case .present(let field, let marks): return .present(field: field, besides: marks)
    case .written(let test): return .written(field: test.field, TextSearch(test))
    case .text, .anyText, .columns, .compared, .element, .colors, .costs, .devotion: return nil
    }
  }
}

/// A running search of texts, with the state that its pattern matcher builds up.
package struct TextSearch {
  private var probe: TextProbe

  package init(_ test: TextTest) { probe = TextProbe(test) }

  /// Whether it has a pattern instead of a needle.
  package var isPattern: Bool { probe.test.isPattern }

  /// Whether some text was given up because the pattern took too many steps.
  package var wasCutShort: Bool { probe.wasCutShort }

  /// Whether a text passes in which invalid UTF-8 is replaced. Linear in the text.
  package mutating func passes(repairing bytes: UnsafeBufferPointer<UInt8>) -> Bool {
    var text = String(decoding: bytes, as: UTF8.self)
    return text.withUTF8 { passes($0) }
  }

  /// Whether a text passes, which must be valid UTF-8. Linear in the text.
  package mutating func passes(_ utf8: UnsafeBufferPointer<UInt8>) -> Bool { probe.passes(unfolded: utf8) }
}

extension FilterPlan {
  /// What to test next after a term.
  package struct Step {
    /// The index of the term in ``leaves``.
    package let leaf: Int
    /// The index of the next step if the term holds, and if it does not; ``accepted`` or ``refused`` at the end.
    package let next: (holds: Int, fails: Int)

    /// The item matches.
    package static let accepted = -1
    /// The item does not match.
    package static let refused = -2
  }

  /// The tree as steps, with the index of the first one. Of the operands of a group the cheapest comes first, by
  /// `cost` of their terms. Linear in the query, apart from sorting.
  package func steps(cost: (_ leaf: Int) -> Int) -> (steps: [Step], first: Int) {
    if isRefused { return ([], Step.refused) }
    guard let root else { return ([], Step.accepted) }
    var steps: [Step] = []
    func total(_ node: Node) -> Int {
      switch node {
      case .leaf(let leaf, _): cost(leaf)
      case .all(let operands), .any(let operands): operands.reduce(0) { $0 + total($1) }
      }
    }
    func cheapestLast(_ operands: [Node]) -> [Node] {
      let costs = operands.map { total($0) }
      return operands.indices.sorted { costs[$0] != costs[$1] ? costs[$0] > costs[$1] : $0 > $1 }.map { operands[$0] }
    }
    /// Adds the steps of a node, whose results lead to two others. Returns its first step.
    func add(_ node: Node, holds: Int, fails: Int) -> Int {
      switch node {
      case .leaf(let leaf, let polarity):
        steps.append(Step(leaf: leaf, next: polarity == .positive ? (holds, fails) : (fails, holds)))
        return steps.count - 1
      case .all(let operands):
        return cheapestLast(operands).reduce(holds) { next, operand in add(operand, holds: next, fails: fails) }
      case .any(let operands):
        if operands.isEmpty { return holds }
        return cheapestLast(operands).reduce(fails) { next, operand in add(operand, holds: holds, fails: next) }
      }
    }
    let first = add(root, holds: Step.accepted, fails: Step.refused)
    return (steps, first)
  }
}
