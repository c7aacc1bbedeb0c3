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

/// A group that a walk is inside.
@usableFromInline
struct OpenGroup<Term: FilterQueryTerm> {
  @usableFromInline let isOr: Bool
  @usableFromInline let polarity: Polarity
  @usableFromInline let operands: [FilterQuery<Term>]
  @usableFromInline var next = 0

  @inlinable
  init(isOr: Bool, polarity: Polarity, operands: [FilterQuery<Term>]) {
    self.isOr = isOr
    self.polarity = polarity
    self.operands = operands
  }
}

extension FilterQuery {
  /// Visits the tree in the order of the text. A loop instead of recursion: a tree may be deeper than the stack.
  @inlinable
  package func walk(_ body: (FilterQueryStep<Term>) -> Void) {
    var groups: [OpenGroup<Term>] = []
    var upcoming: FilterQuery? = self
    while true {
      switch upcoming {
      case .term(let term)?: body(.term(term))
      case .and(let polarity, let operands)?:
        body(.begin(isOr: false, polarity, operands))
        groups.append(OpenGroup(isOr: false, polarity: polarity, operands: operands))
      case .or(let polarity, let operands)?:
        body(.begin(isOr: true, polarity, operands))
        groups.append(OpenGroup(isOr: true, polarity: polarity, operands: operands))
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

  /// Computes a value bottom-up: `term` maps each term, `group` combines the values of the operands.
  @inlinable
  package func folded<Result>(
    term: (Term) -> Result, group: (_ isOr: Bool, Polarity, [Result]) -> Result
  ) -> Result {
    // The values of the operands of each open group; the first list holds the value of the whole tree.
    var values: [[Result]] = [[]]
    walk { step in
      switch step {
      case .term(let own): values[values.count - 1].append(term(own))
      case .begin(isOr: _, _, let operands):
        values.append([])
        values[values.count - 1].reserveCapacity(operands.count)
      case .between: break
      case .end(let isOr, let polarity, _):
        let operands = values.removeLast()
        values[values.count - 1].append(group(isOr, polarity, operands))
      }
    }
    return values[0][0]
  }
}

extension FilterQuery {
  /// The maximum depth of groups in a tree that is serialized, laid out over lines or analyzed. The parser accepts 128
  /// nested parentheses and makes at most two groups of each.
  public static var maximumDepth: Int { 260 }

  /// Whether groups are nested deeper than ``maximumDepth``.
  package var isTooDeep: Bool { isNested(deeperThan: FilterQuery.maximumDepth) }

  /// Whether groups are nested deeper than `limit`.
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
  /// Frees a tree level by level, since Swift frees recursively: for intermediate trees as deep as their input.
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
  /// Whether the trees have the same structure and equal terms.
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

  /// Feeds the structure and the terms to a hasher.
  public func hash(into hasher: inout Hasher) {
    walk { step in
      switch step {
      case .term(let term):
        hasher.combine(0 as UInt8)
        hasher.combine(term)
      case .begin(let isOr, let polarity, let operands):
        hasher.combine(isOr ? 2 : 1 as UInt8)
        hasher.combine(polarity)
        hasher.combine(operands.count)
      case .between, .end: break
      }
    }
  }
}

extension FilterQuery {
  /// The terms in the order of the text. Linear in the tree.
  @inlinable public var leaves: [Term] {
    var leaves: [Term] = []
    forEachLeaf { leaves.append($0) }
    return leaves
  }

  /// Calls `body` with each term in the order of the text.
  @inlinable
  public func forEachLeaf(_ body: (Term) -> Void) {
    walk { step in
      if case .term(let term) = step { body(term) }
    }
  }

  /// The same tree with each term replaced; the new terms may be of another type.
  @inlinable
  public func mapTerms<Other: FilterQueryTerm>(_ transform: (Term) -> Other) -> FilterQuery<Other> {
    folded(
      term: { .term(transform($0)) },
      group: { isOr, polarity, operands in isOr ? .or(polarity, operands) : .and(polarity, operands) })
  }

  /// The same tree with each term replaced by a query, or dropped if `transform` returns nil; nil if the query itself
  /// was a dropped term. The result is not flattened.
  @inlinable
  public func transformLeaves<Other: FilterQueryTerm>(
    _ transform: (Term) -> FilterQuery<Other>?
  ) -> FilterQuery<Other>? {
    folded(
      term: transform,
      group: { isOr, polarity, operands in
        let kept = operands.compactMap { $0 }
        return isOr ? .or(polarity, kept) : .and(polarity, kept)
      })
  }

  /// The truth of the query, given the truth of its terms; nil if it has no condition.
  ///
  /// `holds` is called with each term in its positive form; the query applies the polarities.
  @inlinable
  public func isTrue(where holds: (Term) -> Bool) -> Bool? {
    folded(
      term: { term -> Bool? in holds(term.with(polarity: .positive)) == (term.polarity == .positive) },
      group: { isOr, polarity, operands in
        let truths = operands.compactMap { $0 }
        if truths.isEmpty { return nil }
        return (isOr ? truths.contains(true) : !truths.contains(false)) == (polarity == .positive)
      })
  }
}
