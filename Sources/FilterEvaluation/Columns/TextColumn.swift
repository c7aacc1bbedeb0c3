import FilterRegex

/// A column of texts, folded in each way its field is searched.
struct TextColumn: Sendable {
  /// In lower case.
  let literal: TextArena
  /// Reduced to letters and digits; empty where the field is not searched so.
  let collated: TextArena
  /// In lower case, with the names of the item replaced; empty where the field has no such text.
  let selfReferring: TextArena
  /// The rows that have a text at all.
  let present: Bitset

  /// The texts a test searches.
  func arena(_ test: TextTest) -> TextArena {
    if test.isSelfReferring { return selfReferring }
    return test.isLiteral ? literal : collated
  }

  /// Adds those of some rows that pass, all of them or the first so many; answers how many.
  @discardableResult
  func add(_ probe: inout TextProbe, among rows: Range<Int>, to bits: inout Bitset, limit: Int = .max) -> Int {
    let arena = arena(probe.test)
    if arena.count == 0 { return 0 }
    guard case .matches(let regex) = probe.test.kind else {
      return arena.search(probe.test, among: rows, into: &bits, limit: limit)
    }
    var left = limit
    candidates(regex, among: rows, in: arena, probe.test).forEach { row in
      if probe.passes(row, of: arena) {
        bits.insert(row)
        left &-= 1
      }
      return left > 0
    }
    return limit - left
  }

  /// The rows that may pass: those with all texts that a pattern cannot do without.
  private func candidates(_ regex: CompiledRegex, among rows: Range<Int>, in arena: TextArena, _ test: TextTest)
    -> Bitset
  {
    func having(_ literal: [UInt8]) -> Bitset {
      var bits = Bitset(size: present.size)
      let literal = TextTest(field: test.field, kind: .contains, needle: literal, isSelfReferring: false)
      arena.search(literal, among: rows, into: &bits)
      return bits
    }
    var result: Bitset?
    for literal in regex.requiredLiterals.prefix(3) {
      let next = having(literal)
      if result == nil { result = next } else { result?.formIntersection(next) }
    }
    if result == nil, let choices = regex.anyOfLiterals, !choices.isEmpty {
      var some = Bitset(size: present.size)
      for literal in choices { some.formUnion(having(literal)) }
      result = some
    }
    var candidates = result ?? Bitset(size: present.size, range: rows)
    candidates.formIntersection(present)
    return candidates
  }
}

/// Collects texts.
struct TextColumnBuilder {
  private var literal = TextArena()
  private var collated = TextArena()
  private var selfReferring = TextArena()
  private var present: [UInt64] = []
  private let isCollated: Bool
  private let refersToItself: Bool
  private var buffer: [UInt8] = []

  init(isCollated: Bool, refersToItself: Bool) {
    self.isCollated = isCollated
    self.refersToItself = refersToItself
  }

  /// How many rows there are.
  var count: Int { literal.count }

  mutating func append(_ text: String?, selfReferring replaced: String?) {
    if count & 63 == 0 { present.append(0) }
    if text != nil { present[count >> 6] |= 1 << UInt64(count & 63) }
    buffer.removeAll(keepingCapacity: true)
    TextFolding.literal((text ?? "").utf8, into: &buffer)
    literal.append(buffer)
    if isCollated {
      buffer.removeAll(keepingCapacity: true)
      TextFolding.collated((text ?? "").utf8, into: &buffer)
      collated.append(buffer)
    }
    if refersToItself {
      buffer.removeAll(keepingCapacity: true)
      TextFolding.literal((replaced ?? text ?? "").utf8, into: &buffer)
      selfReferring.append(buffer)
    }
  }

  mutating func column() -> TextColumn {
    let present = Bitset(size: count, words: present)
    literal.finish()
    if isCollated { collated.finish() }
    if refersToItself { selfReferring.finish() }
    return TextColumn(literal: literal, collated: collated, selfReferring: selfReferring, present: present)
  }
}
