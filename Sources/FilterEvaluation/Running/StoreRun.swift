import FilterAST
import FilterSemantics
import FilterVocabulary

/// One run of a plan over a store.
///
/// The operands of a conjunction run in the order of their cost. A text or pattern is tested on the remaining items if
/// they are few, otherwise in one sweep over all.
struct StoreRun {
  let store: ColumnStore
  let plan: FilterPlan
  /// Cached results of terms; empty if nothing is cached.
  var memory: LeafMemory
  /// Whether some text was given up.
  private(set) var wasCutShort = false

  init(_ store: ColumnStore, plan: FilterPlan, memory: LeafMemory = LeafMemory(capacity: 0)) {
    self.store = store
    self.plan = plan
    self.memory = memory
  }

  /// A set of items or variants.
  struct Rows {
    var bits: Bitset
    var isOfVariant: Bool
  }

  mutating func run() -> Rows {
    if plan.isRefused { return Rows(bits: Bitset(size: store.count), isOfVariant: false) }
    guard let root = plan.root else { return Rows(bits: Bitset(allOf: store.count), isOfVariant: false) }
    return rows(root)
  }

  mutating func rows(_ node: FilterPlan.Node) -> Rows {
    switch node {
    case .leaf(let leaf, let polarity):
      var rows = rows(ofLeaf: plan.leaves[leaf].test)
      if polarity == .negative { rows.bits.formComplement() }
      return rows
    case .any(let operands):
      var result: Rows?
      for operand in operands {
        let next = rows(operand)
        if let sofar = result { result = joined(sofar, with: next) { $0.formUnion($1) } } else { result = next }
      }
      return result ?? Rows(bits: Bitset(allOf: store.count), isOfVariant: false)
    case .all(let operands): return conjunction(operands)
    }
  }

  /// The rows that pass all operands, of all rows or of a base.
  mutating func conjunction(_ operands: [FilterPlan.Node], within base: Rows? = nil) -> Rows {
    var result = base
    for operand in operands.sorted(by: { cost($0) < cost($1) }) {
      guard let sofar = result else {
        result = rows(operand)
        continue
      }
      if sofar.bits.isEmpty { return sofar }
      if let narrowed = narrowed(sofar, by: operand) {
        result = narrowed
      } else {
        result = joined(sofar, with: rows(operand)) { $0.formIntersection($1) }
      }
    }
    return result ?? Rows(bits: Bitset(allOf: store.count), isOfVariant: false)
  }

  /// Combines two sets after converting them to the same level.
  private func joined(_ left: Rows, with right: Rows, by join: (inout Bitset, Bitset) -> Void) -> Rows {
    var result = left
    if left.isOfVariant == right.isOfVariant || store.variantStarts.isEmpty {
      join(&result.bits, right.bits)
      result.isOfVariant = left.isOfVariant || right.isOfVariant
    } else if left.isOfVariant {
      join(&result.bits, store.variants(of: right.bits))
    } else {
      result = Rows(bits: store.variants(of: left.bits), isOfVariant: true)
      join(&result.bits, right.bits)
    }
    return result
  }

  /// The estimated cost of an operand, roughly in microseconds for a list of cards.
  func cost(_ node: FilterPlan.Node) -> Int {
    switch node {
    case .leaf(let leaf, _): cost(plan.leaves[leaf].test)
    case .all(let operands), .any(let operands): operands.reduce(1) { $0 + cost($1) }
    }
  }

  private func cost(_ test: LeafTest) -> Int {
    switch test {
    case .constant: 0
    case .keys, .values, .noValues: 1
    case .colors, .parity: 2
    case .costs, .devotion: 10
    case .columns: 40
    case .anyText(let tests): tests.reduce(0) { $0 + cost(.text($1)) }
    case .text(let test):
      if isIndexed(test) { 1 } else if case .matches = test.kind { 2_000 } else { 20 + arenaSize(test) >> 14 }
    }
  }

  /// Whether the rows of a text test are known from the word index.
  func isIndexed(_ test: TextTest) -> Bool {
    guard let column = store.columns[test.field], case .texts(let texts) = column.content else { return false }
    return texts.isIndexed(test)
  }

  private func arenaSize(_ test: TextTest) -> Int {
    guard let column = store.columns[test.field], let texts = column.texts else { return 0 }
    return texts.arena(test).bytes.count
  }

  // MARK: terms

  private mutating func rows(ofLeaf test: LeafTest) -> Rows {
    switch test {
    case .constant(let holds):
      return Rows(bits: holds ? Bitset(allOf: store.count) : Bitset(size: store.count), isOfVariant: false)
    case .anyText(let tests):
      var result = Rows(bits: Bitset(size: store.count), isOfVariant: false)
      for test in tests { result = joined(result, with: rows(ofLeaf: .text(test))) { $0.formUnion($1) } }
      return result
    case .columns(left: let left, let relation, right: let right):
      guard let first = store.columns[left], let second = store.columns[right] else {
        return Rows(bits: Bitset(size: store.count), isOfVariant: false)
      }
      return ColumnComparison(first, relation, second, in: store).rows()
    default: break
    }
    guard let field = test.field, let column = store.columns[field] else {
      return Rows(bits: Bitset(size: store.count), isOfVariant: false)
    }
    let isOfVariant = column.isOfVariant && !store.variantStarts.isEmpty
    if let known = memory.bits(of: test) {
      wasCutShort = wasCutShort || memory.wasCutShort(test)
      return Rows(bits: known, isOfVariant: isOfVariant)
    }
    var bits: Bitset
    var isCutShort = false
    if case .text(let text) = test {
      var probe = TextProbe(text)
      if let wider = memory.wider(than: text) {
        bits = column.rows(&probe, among: wider)
      } else {
        bits = column.rows(&probe)
      }
      isCutShort = probe.wasCutShort
      wasCutShort = wasCutShort || isCutShort
    } else {
      bits = column.rows(test)
    }
    memory.remember(bits, of: test, wasCutShort: isCutShort)
    return Rows(bits: bits, isOfVariant: isOfVariant)
  }

  /// The remaining rows after testing each of them with a text test; nil for other operands and if a sweep is likely
  /// cheaper.
  mutating func narrowed(_ rows: Rows, by operand: FilterPlan.Node) -> Rows? {
    guard case .leaf(let leaf, let polarity) = operand, case .text(let test) = plan.leaves[leaf].test,
      let column = store.columns[test.field],
      column.isOfVariant == rows.isOfVariant || store.variantStarts.isEmpty, !isIndexed(test),
      memory.bits(of: .text(test)) == nil
    else { return nil }
    var share = 6
    if case .matches = test.kind { share = 4 }
    if memory.isOn { share *= 4 }
    if !column.sharesTexts, rows.bits.hasMore(than: column.base / share) { return nil }
    var probe = TextProbe(test)
    var result = rows
    let passing = column.rows(&probe, among: rows.bits)
    if polarity == .positive { result.bits = passing } else { result.bits.subtract(passing) }
    wasCutShort = wasCutShort || probe.wasCutShort
    return result
  }
}

extension ColumnStore {
  /// The first matching rows, ascending. Cheap terms run over all rows, texts and patterns only until enough rows
  /// match.
  public func rows(_ plan: FilterPlan, limit: Int) -> [Int] {
    if limit <= 0 { return [] }
    var run = StoreRun(self, plan: plan)
    return run.firstRows(limit: limit)
  }
}

extension StoreRun {
  mutating func firstRows(limit: Int) -> [Int] {
    guard !plan.isRefused, let root = plan.root else { return run().bits.rows(limit: limit) }
    switch root {
    case .leaf(let leaf, .positive):
      guard case .text(let test) = plan.leaves[leaf].test, let column = store.columns[test.field],
        !column.isOfVariant || store.variantStarts.isEmpty
      else { break }
      var probe = TextProbe(test)
      return column.firstRows(&probe, limit: limit)
    case .all(let operands):
      if let rows = firstRows(ofAll: operands, limit: limit) { return rows }
    default: break
    }
    let rows = run()
    return (rows.isOfVariant ? store.items(of: rows.bits) : rows.bits).rows(limit: limit)
  }

  /// Computes the cheap operands as sets and tests texts and patterns row by row. Nil if there is no text or the
  /// operands are about variants.
  private mutating func firstRows(ofAll operands: [FilterPlan.Node], limit: Int) -> [Int]? {
    var cheap: [FilterPlan.Node] = []
    var texts: [(column: Column, probe: TextProbe, isWanted: Bool)] = []
    for operand in operands {
      if case .leaf(let leaf, let polarity) = operand, case .text(let test) = plan.leaves[leaf].test,
        let column = store.columns[test.field], !column.isOfVariant || store.variantStarts.isEmpty, !isIndexed(test)
      {
        texts.append((column, TextProbe(test), polarity == .positive))
      } else {
        cheap.append(operand)
      }
    }
    if texts.isEmpty || cheap.isEmpty { return nil }
    let rows = rows(.all(cheap))
    if rows.isOfVariant, !store.variantStarts.isEmpty { return nil }
    var found: [Int] = []
    rows.bits.forEach { row in
      for index in texts.indices
      where texts[index].column.passes(row, probe: &texts[index].probe) != texts[index].isWanted {
        return true
      }
      found.append(row)
      return found.count < limit
    }
    return found
  }
}
