import FilterAST
import FilterSemantics
import FilterVocabulary

/// Cuts a space into the cells that its conditions tell apart, and gives the cells of each condition.
struct SpaceCut {
  private(set) var contents: Space.Contents = .truth
  private(set) var all = Cells(first: 2)
  /// The cells of each condition; nil for one that is not reasoned about.
  private(set) var cells: [Cells?]

  init(key: SpaceKey, conditions: [Condition], vocabulary: Vocabulary) {
    let bounds = conditions.map { $0.bounds }
    self.init(key: key, single: bounds.flatMap { $0 }, vocabulary: vocabulary)
    if conditions.allSatisfy({ !$0.isRange }) { return }
    var start = 0
    let parts = cells
    cells = bounds.indices.map { index in
      let own = parts[start..<(start + bounds[index].count)]
      start += own.count
      var common = all
      for part in own {
        guard let part else { return nil }
        common &= part
      }
      if case .range(_, _, isInside: false) = conditions[index] { return all & ~common }
      return common
    }
  }

  /// A cut by conditions that are no ranges.
  private init(key: SpaceKey, single conditions: [Condition], vocabulary: Vocabulary) {
    cells = Array(repeating: nil, count: conditions.count)
    switch key {
    case .numbers(let field):
      cutNumbers(conditions, isWhole: vocabulary[field].isWholeLine)
    case .days, .relativeInstants, .relativeDays: cutDays(conditions)
    case .colors(let field): cutColors(conditions, vocabulary: vocabulary, field: vocabulary[field])
    case .costs: cutCosts(conditions)
    case .listed(let field): cutList(conditions, vocabulary: vocabulary, id: field)
    case .keys(let field): cutKeys(conditions, of: vocabulary[field].kind)
    case .flag: cutFlag(conditions, vocabulary: vocabulary)
    case .state(let value): cutStates(conditions, vocabulary: vocabulary, value: value)
    case .columns(let left, _): cutColumns(conditions, left: left)
    case .names, .texts: cutTexts(conditions, vocabulary: vocabulary)
    case .matched: cells = conditions.map { Cells(cell: $0.isInequality ? 1 : 0) }
    case .truth: cells = conditions.map { _ in Cells(cell: 0) }
    }
  }

  private mutating func cutNumbers(_ conditions: [Condition], isWhole: Bool) {
    let hasParity = conditions.contains {
      if case .parity = $0 { return true }
      return false
    }
    let constants = SpaceCut.constants(
      conditions.compactMap {
        if case .number(_, _, let number) = $0 { return [number] }
        return nil
      }, limit: NumberCells.limit(hasParity: hasParity))
    let line = NumberCells(constants: constants, isWhole: isWhole, hasParity: hasParity)
    contents = .numbers(line)
    all = line.all
    for (index, condition) in conditions.enumerated() {
      switch condition {
      case .number(_, let relation, let number):
        if constants.contains(number) { cells[index] = line.cells(relation, number) }
      case .parity(_, let isEven): cells[index] = line.cells(isEven ? .even : .odd)
      default: break
      }
    }
  }

  private mutating func cutDays(_ conditions: [Condition]) {
    let constants = SpaceCut.constants(
      conditions.compactMap { condition in condition.timeSpan.map { [$0.first, $0.last] } },
      limit: NumberCells.limit(hasParity: false))
    let line = NumberCells(constants: constants, isWhole: conditions.allSatisfy { !$0.isOfInstants }, hasParity: false)
    contents = .days(line)
    all = line.all
    for (index, condition) in conditions.enumerated() {
      guard let (relation, first, last) = condition.timeSpan else { continue }
      guard constants.contains(first), constants.contains(last) else { continue }
      // The end of instants is the first one after them.
      let isOpen = condition.isOfInstants && first != last
      let during = line.cells(.greaterOrEqual, first) & line.cells(isOpen ? .less : .lessOrEqual, last)
      switch relation {
      case .colon, .equal, .contains, .matches, .notMatches: cells[index] = during
      case .notEqual: cells[index] = line.all & ~during
      case .less: cells[index] = line.cells(.less, first)
      case .lessOrEqual: cells[index] = line.cells(isOpen ? .less : .lessOrEqual, last)
      case .greater: cells[index] = line.cells(isOpen ? .greaterOrEqual : .greater, last)
      case .greaterOrEqual: cells[index] = line.cells(.greaterOrEqual, first)
      }
    }
  }

  /// The first constants that fit, ascending, without duplicates. Those of one condition are kept together.
  private static func constants(_ groups: [[DecimalNumber]], limit: Int) -> [DecimalNumber] {
    var found: [DecimalNumber] = []
    for group in groups {
      let new = group.filter { !found.contains($0) }
      if found.count + new.count <= limit {
        for constant in new where !found.contains(constant) { found.append(constant) }
      }
    }
    return found.sorted()
  }

  private mutating func cutColors(_ conditions: [Condition], vocabulary: Vocabulary, field: Field) {
    guard let palette = vocabulary.palette(of: field) else { return }
    contents = .colors(palette)
    all = Cells(first: palette.setCount)
    for (index, condition) in conditions.enumerated() {
      guard case .colors(_, let comparison, let value) = condition else { continue }
      cells[index] = Cells(bits: palette.satisfyingSets(comparison, value, colon: field.colon))
    }
  }

  private mutating func cutColumns(_ conditions: [Condition], left: FieldID) {
    contents = .relation
    all = Cells(first: 3)
    for (index, condition) in conditions.enumerated() {
      guard case .columns(let first, let written, _) = condition else { continue }
      let relation = first == left ? written : written.mirrored
      var mask: Cells = .none
      for (cell, sign) in [-1, 0, 1].enumerated() where relation.holds(sign, 0) { mask |= Cells(cell: cell) }
      cells[index] = mask
    }
  }

  private mutating func cutFlag(_ conditions: [Condition], vocabulary: Vocabulary) {
    contents = .truth
    for (index, condition) in conditions.enumerated() {
      guard case .listed(let field, _, _) = condition else { continue }
      cells[index] = vocabulary[field].kind == .absentFlag ? Cells(cell: 1) : Cells(cell: 0)
    }
  }

  /// A cell for each state that a field of the catalog asks for, and one for no such state.
  private mutating func cutStates(_ conditions: [Condition], vocabulary: Vocabulary, value: ValueID) {
    let catalog = vocabulary.catalog(of: value)?.name
    var states: [String] = []
    for field in vocabulary.fields where field.catalogs.contains(where: { $0 == catalog }) {
      for state in field.states where !states.contains(state) && states.count < 100 { states.append(state) }
    }
    contents = .words(states)
    all = Cells(first: states.count + 1)
    for (index, condition) in conditions.enumerated() {
      guard case .listed(let field, let relation, _) = condition else { continue }
      var mask: Cells = .none
      for (cell, state) in states.enumerated() where vocabulary[field].states.contains(state) {
        mask |= Cells(cell: cell)
      }
      cells[index] = relation == .notEqual ? all & ~mask : mask
    }
  }

  mutating func finish(_ contents: Space.Contents, all: Cells) {
    self.contents = contents
    self.all = all
  }

  mutating func set(_ cells: Cells?, at index: Int) { self.cells[index] = cells }
}

extension Field {
  /// Whether there is no number between two whole ones.
  var isWholeLine: Bool { isWhole && kind.traits.family != .amount }
}

extension Condition {
  /// The bounds of a range; other conditions are their own only bound.
  fileprivate var bounds: [Condition] {
    if case .range(_, let bounds, isInside: _) = self { return bounds }
    return [self]
  }

  /// Whether it is about instants, between which there are others.
  fileprivate var isOfInstants: Bool {
    switch self {
    case .instant, .relativeInstant(_, _, .now), .relativeInstant(_, _, .ago): true
    default: false
    }
  }

  fileprivate var isRange: Bool {
    if case .range = self { return true }
    return false
  }

  /// Whether a condition on a text or a day asks for another one.
  fileprivate var isInequality: Bool {
    switch self {
    case .unmatched, .whole(_, _, isEqual: false), .namedDay(_, .notEqual, _): true
    default: false
    }
  }

  /// The relation and the bounds of a condition on a line of days or instants; nil for other conditions.
  fileprivate var timeSpan: (relation: Comparison, first: DecimalNumber, last: DecimalNumber)? {
    switch self {
    case .date(_, let relation, let span): (relation, DecimalNumber(span.first), DecimalNumber(span.last))
    case .instant(_, let relation, let span): (relation, span.instant, span.range.upper ?? span.instant)
    case .relativeInstant(_, let relation, .now): (relation, .zero, .zero)
    case .relativeInstant(_, let relation, .ago(let duration)):
      (relation, -duration.shifted(by: 6), -duration.shifted(by: 6))
    case .relativeInstant(_, let relation, .day(let distance)):
      (relation, DecimalNumber(distance), DecimalNumber(distance))
    default: nil
    }
  }
}
