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
      var sets = StoredSets(size: store.count)
      if add(node, to: &sets, isExact: memory.isOn) { return Rows(bits: sets.rows(), isOfVariant: false) }
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
    var sets = StoredSets(size: store.count)
    if let base, !base.isOfVariant { sets.add(base.bits) }
    var others = operands
    others.removeAll { add($0, to: &sets, isExact: memory.isOn) }
    var result = base
    if !sets.isEmpty {
      let told = Rows(bits: sets.rows(), isOfVariant: false)
      if let base, base.isOfVariant {
        result = joined(base, with: told) { $0.formIntersection($1) }
      } else {
        result = told
      }
    }
    if others.count > 1 {
      others = others.map { (cost: cost($0), node: $0) }.sorted { $0.cost < $1.cost }.map { $0.node }
    }
    for operand in others {
      guard let sofar = result else {
        result = rows(operand)
        continue
      }
      if sofar.bits.isEmpty {
        // What is left cannot add rows, but says of what the result is.
        let isOfVariant = sofar.isOfVariant || others.contains { isOfVariants($0) }
        return Rows(
          bits: isOfVariant == sofar.isOfVariant ? sofar.bits : Bitset(size: store.variantCount),
          isOfVariant: isOfVariant)
      }
      if let narrowed = narrowed(sofar, by: operand) {
        result = narrowed
      } else {
        result = joined(sofar, with: rows(operand)) { $0.formIntersection($1) }
      }
    }
    return result ?? Rows(bits: Bitset(allOf: store.count), isOfVariant: false)
  }

  /// Narrows sets by an operand about items that is told by stored sets; false, without doing so, for others. `isExact`
  /// asks for sets without surplus, so that the exact one is cached.
  mutating func add(_ operand: FilterPlan.Node, to sets: inout StoredSets, isExact: Bool) -> Bool {
    guard case .leaf(let leaf, let polarity) = operand else { return false }
    let test = plan.leaves[leaf].test
    guard let field = test.field, let column = store.column(field), !column.isOfVariant || store.variantStarts.isEmpty,
      column.base == sets.size
    else { return false }
    let isWanted = polarity == .positive
    if let known = memory.bits(of: test) {
      wasCutShort = wasCutShort || memory.wasCutShort(test)
      sets.add(known, isWanted: isWanted)
      return true
    }
    // The rows of further parts, and those of few items, are in other sets than their items.
    guard column.isPlain else { return false }
    switch (test, column.content) {
    case (.keys(_, let ranges), .keys(let keys)), (.keys(_, let ranges), .numbered(_, let keys)):
      guard ranges.count == 1 else { return false }
      return sets.add(keys.codes(ranges[0]), of: keys.groups, isWanted: isWanted, isExact: isExact)
    case (.values(_, let words), .values(let values)), (.values(_, let words), .numbered(let values, _)),
      (.noValues(_, let words), .values(let values)):
      guard words.count == 1, let set = values.set(of: words[0]) else { return false }
      if case .noValues = test { sets.add(set, isWanted: !isWanted) } else { sets.add(set, isWanted: isWanted) }
      return true
    default: return false
    }
  }

  /// Whether the rows of an operand are variants.
  func isOfVariants(_ node: FilterPlan.Node) -> Bool {
    switch node {
    case .leaf(let leaf, _):
      !store.variantStarts.isEmpty
        && plan.fieldIndices(ofLeaf: leaf).contains { store.column($0)?.isOfVariant == true }
    case .all(let operands), .any(let operands): operands.contains { isOfVariants($0) }
    }
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
    case .colors, .parity, .spans, .present: 2
    case .costs, .devotion: 10
    case .columns: 40
    case .element, .written: 1_000_000
    case .compared: 4_000
    case .anyText(let tests): tests.reduce(0) { $0 + cost(.text($1)) }
    case .text(let test):
      if isIndexed(test) {
        1
      } else if case .matches = test.kind {
        2_000
      } else if isRare(test) {
        15
      } else {
        20 + arenaSize(test) >> 14
      }
    }
  }

  /// Whether few blocks of texts may have the needle of a test.
  func isRare(_ test: TextTest) -> Bool {
    store.column(test.field)?.blocks(having: test).map { $0 <= 128 } ?? false
  }

  /// Whether the rows of a text test are known from the word index.
  func isIndexed(_ test: TextTest) -> Bool {
    guard let column = store.column(test.field), case .texts(let texts) = column.content else { return false }
    return texts.isIndexed(test)
  }

  private func arenaSize(_ test: TextTest) -> Int {
    guard let column = store.column(test.field), let texts = column.texts else { return 0 }
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
    case .columns(let left, let relation, let right):
      guard let first = store.column(left), let second = store.column(right) else {
        return Rows(bits: Bitset(size: store.count), isOfVariant: false)
      }
      return ColumnComparison(first, relation, second, in: store).rows()
    case .element(let element):
      let known = memory.bits(of: test)
      let bits = known ?? store.rowsHavingElement?(element) ?? Bitset(size: store.count)
      if known == nil { memory.remember(bits, of: test, wasCutShort: false) }
      return Rows(bits: bits, isOfVariant: false)
    case .written(let text):
      let known = memory.bits(of: test)
      let bits = known ?? store.rowsWritten?(text) ?? Bitset(size: store.count)
      if known == nil { memory.remember(bits, of: test, wasCutShort: false) }
      return Rows(bits: bits, isOfVariant: false)
    case .compared(let left, let relation, let right, let matchesCase):
      guard let first = store.column(left), let second = store.column(right) else {
        return Rows(bits: Bitset(size: store.count), isOfVariant: false)
      }
      return WordComparison(first, relation, second, in: store, matchesCase: matchesCase).rows()
    default: break
    }
    guard let field = test.field, let column = store.column(field) else {
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
      // Distinct texts are searched all at once, whatever rows are left.
      if !column.sharesTexts, let wider = memory.wider(than: text) {
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

  /// The part of the rows, as a divisor, up to which testing each of them is likely cheaper than a sweep over all.
  static func share(of test: TextTest) -> Int { if case .matches = test.kind { 4 } else { 6 } }

  /// The remaining rows after testing each of them with a text test; nil for other operands and if a sweep is likely
  /// cheaper.
  mutating func narrowed(_ rows: Rows, by operand: FilterPlan.Node) -> Rows? {
    guard case .leaf(let leaf, let polarity) = operand, case .text(let test) = plan.leaves[leaf].test,
      let column = store.column(test.field),
      column.isOfVariant == rows.isOfVariant || store.variantStarts.isEmpty, !isIndexed(test),
      memory.bits(of: .text(test)) == nil
    else { return nil }
    let known = memory.narrowed(rows.bits, by: test)
    if known == nil {
      if memory.isRepeated(test, besides: rows.bits) { return nil }
      // A block of texts takes as long as ten texts looked up one by one.
      let few = column.blocks(having: test).map { 256 + 10 * $0 } ?? .max
      let most = min(few, column.firstCount / StoreRun.share(of: test))
      if !column.sharesTexts, rows.bits.hasMore(than: most) { return nil }
    }
    var probe = TextProbe(test)
    var result = rows
    let passing = column.rows(&probe, among: known ?? rows.bits)
    if polarity == .positive { result.bits = passing } else { result.bits.subtract(passing) }
    wasCutShort = wasCutShort || probe.wasCutShort
    memory.remember(passing, among: rows.bits, narrowedBy: test)
    return result
  }
}
