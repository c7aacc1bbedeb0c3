/// One step of a walk over a tree.
@usableFromInline
package enum FilterQueryStep<Term: FilterQueryTerm> {
  /// A term.
  case term(Term)
  /// An `and` or `or` begins.
  case begin(isOr: Bool, Polarity, [FilterQuery<Term>])
  /// The next operand of the innermost group follows.
  case between
  /// The innermost group ends.
  case end(isOr: Bool, Polarity, [FilterQuery<Term>])
}

/// A group a walk is in.
@usableFromInline
struct OpenGroup<Term: FilterQueryTerm> {
  @usableFromInline let isOr: Bool
  @usableFromInline let polarity: Polarity
  @usableFromInline let operands: [FilterQuery<Term>]
  @usableFromInline var next = 0

  @inlinable
  init(isOr: Bool, _ polarity: Polarity, _ operands: [FilterQuery<Term>]) {
    self.isOr = isOr
    self.polarity = polarity
    self.operands = operands
  }
}

extension FilterQuery {
  /// Goes through the tree in the order of the text. A loop and no recursion: a tree may be deeper than the stack.
  @inlinable
  package func walk(_ body: (FilterQueryStep<Term>) -> Void) {
    var groups: [OpenGroup<Term>] = []
    var upcoming: FilterQuery? = self
    while true {
      switch upcoming {
      case .term(let term)?: body(.term(term))
      case .and(let polarity, let operands)?:
        body(.begin(isOr: false, polarity, operands))
        groups.append(OpenGroup(isOr: false, polarity, operands))
      case .or(let polarity, let operands)?:
        body(.begin(isOr: true, polarity, operands))
        groups.append(OpenGroup(isOr: true, polarity, operands))
      case nil: break
      }
      let top = groups.count - 1
      if top < 0 { return }
      let next = groups[top].next
      if next < groups[top].operands.count {
        if next > 0 { body(.between) }
        upcoming = groups[top].operands[next]
        groups[top].next = next + 1
      } else {
        body(.end(isOr: groups[top].isOr, groups[top].polarity, groups[top].operands))
        groups.removeLast()
        upcoming = nil
      }
    }
  }

  /// A value made of the tree from the terms up: `term` makes one of each term, `group` one of those of its operands.
  @inlinable
  package func folded<Result>(
    _ term: (Term) -> Result, _ group: (_ isOr: Bool, Polarity, [Result]) -> Result
  ) -> Result {
    // The values of the operands of each open group so far; below them the one of the whole.
    var values: [[Result]] = [[]]
    walk { step in
      switch step {
      case .term(let own): values[values.count - 1].append(term(own))
      case .begin(isOr: _, _, let operands):
        values.append([])
        values[values.count - 1].reserveCapacity(operands.count)
      case .between: break
      case .end(isOr: let isOr, let polarity, _):
        let operands = values.removeLast()
        values[values.count - 1].append(group(isOr, polarity, operands))
      }
    }
    return values[0][0]
  }
}

extension FilterQuery {
  /// How many groups may lie within one another where a tree is to be stored, laid out or reasoned about. The parser, which
  /// takes 128 parentheses within one another, makes at most two groups of each.
  public static var maximumDepth: Int { 260 }

  /// Whether more groups lie within one another than ``maximumDepth``.
  package var isTooDeep: Bool { isNested(deeperThan: FilterQuery.maximumDepth) }

  /// Whether more than so many groups lie within one another.
  package func isNested(deeperThan limit: Int) -> Bool {
    var depth = 0
    var deepest = 0
    walk { step in
      switch step {
      case .begin:
        depth += 1
        deepest = Swift.max(deepest, depth)
      case .end: depth -= 1
      case .term, .between: break
      }
    }
    return deepest > limit
  }
}

extension FilterQuery {
  /// Frees a tree level by level, where Swift would recurse: for trees that are made on the way to an answer, and are as
  /// deep as what they are made from.
  package static func free(_ query: inout FilterQuery?) {
    var pending: [FilterQuery] = []
    if let own = query { pending.append(own) }
    query = nil
    while let next = pending.popLast() {
      switch next {
      case .term: break
      case .and(_, let operands), .or(_, let operands): pending += operands
      }
    }
  }
}

extension FilterQuery: Hashable {
  /// Whether the trees have the same form and the same terms.
  public static func == (left: FilterQuery, right: FilterQuery) -> Bool {
    var pairs: [(left: [FilterQuery], right: [FilterQuery])] = [([left], [right])]
    while let (left, right) = pairs.popLast() {
      for (one, other) in zip(left, right) {
        switch (one, other) {
        case (.term(let term), .term(let otherTerm)): if term != otherTerm { return false }
        case (.and(let polarity, let operands), .and(let otherPolarity, let others)),
          (.or(let polarity, let operands), .or(let otherPolarity, let others)):
          if polarity != otherPolarity || operands.count != others.count { return false }
          pairs.append((operands, others))
        default: return false
        }
      }
    }
    return true
  }

  /// Feeds the form and the terms to a hasher.
  public func hash(into hasher: inout Hasher) {
    walk { step in
      switch step {
      case .term(let term):
        hasher.combine(0 as UInt8)
        hasher.combine(term)
      case .begin(isOr: let isOr, let polarity, let operands):
        hasher.combine(isOr ? 2 : 1 as UInt8)
        hasher.combine(polarity)
        hasher.combine(operands.count)
      case .between, .end: break
      }
    }
  }
}
