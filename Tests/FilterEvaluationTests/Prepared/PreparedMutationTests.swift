import FilterVocabulary
import Testing
import _FilterTestSupport

@testable import FilterEvaluation
@testable import FilterSemantics

/// Forged prepared stores: random changes with valid checksums. A store that opens behaves like any other: all engines
/// agree about it. A change without a valid checksum is refused.
@Suite(.longTier) struct PreparedMutationTests {
  private static let toys: [Toy] = {
    var random = SeededGenerator(seed: 71)
    return (0..<24).map { _ in RandomToys.toy(&random) }
  }()
  private static let store = ColumnStore(sharingTextsOf: toys)
  private static let bytes = store.prepared(for: Toy.list)
  private static let others = [
    ColumnStore(Toy.list, items: []).prepared(for: Toy.list),
    ColumnStore(Toy.list, items: Array(toys.prefix(5))).prepared(for: Toy.list),
  ]

  private static let plans = [
    "", "ma", "!\"ma rat\"", "n:/^m.r/", "o:\"a card\"", "o:\"~\"", "o:/~$/", "-o:x ma", "t:rat", "t:\"time lord\"",
    "t:/rat|god/", "pow>=2", "pow>tou", "mv>pow", "usd>mv", "mv:even", "c>=wu", "c=r", "m>=2w", "devotion>=ww",
    "tag:fast",
    "is:new -not:loud", "e:alpha usd<2", "r>=rare date>2020", "cn=12a or cn>5", "-(t:god or tag:tiny) e:beta",
    "usd>=price",
  ].map { Toy.list.plan($0) }

  private func read(_ bytes: [UInt8]) -> ColumnStore? {
    bytes.withUnsafeBytes { try? ColumnStore(prepared: $0, for: Toy.list) }
  }

  /// The bytes with the checksums that belong to them, those of the columns too.
  private func summed(_ bytes: [UInt8]) -> [UInt8] {
    if bytes.count < 16 { return bytes }
    var body = Array(bytes.prefix((bytes.count - 16) / 8 * 8))
    let own = PartedForm.store.sum(&body)
    var writer = PreparedWriter()
    writer.write(array: [own.withUnsafeBytes { PreparedReader.checksum($0) }])
    return body + writer.bytes
  }

  /// A disagreement of the engines on an opened store; nil if there is none.
  private func fault(_ store: ColumnStore, _ bytes: [UInt8]) -> String? {
    if store.prepared(for: Toy.list) != bytes { return "it is written differently than it was read" }
    var incremental = IncrementalFilter(store, capacity: 8)
    var counter = CandidateCounter(store: store)
    let counts = counter.counts(of: Self.plans)
    for (place, plan) in Self.plans.enumerated() {
      let result = store.run(plan)
      let rows = result.rows()
      if let last = rows.last, last >= store.count { return "\(plan.source): row \(last) of \(store.count)" }
      incremental.update(plan)
      if incremental.result != result { return "\(plan.source): another result bit by bit" }
      if store.rows(plan, limit: 3) != Array(rows.prefix(3)) { return "\(plan.source): other first rows" }
      if counts[place] != .exact(rows.count) { return "\(plan.source): counted \(counts[place]), found \(rows.count)" }
      if (store.conflictingTerms(of: plan) == nil) == rows.isEmpty, !plan.isRefused, store.count > 0, plan.root != nil {
        return "\(plan.source): another answer to why"
      }
      for row in rows.prefix(2) { _ = store.variants(of: row, in: result) }
    }
    for field in Toy.vocabulary.fields.indices {
      guard let id = Toy.vocabulary.fieldID(spelled: Toy.vocabulary.fields[field].name) else { continue }
      for row in 0..<min(store.variantCount, 100) { _ = store.key(of: row, in: id) }
    }
    return nil
  }

  /// The arrays of the store in reading order.
  private func sections() throws -> [ArrayMutation.Section] {
    try ArrayMutation.sections(of: Self.bytes) { reader in
      _ = try ColumnStore(&reader, for: Toy.list) { count, work in
        for number in 0..<count { work(number) }
      }
    }
  }

  @Test func forgedStores() throws {
    let sections = try sections()
    #expect(sections.count > 60)
    let mutation = ArrayMutation(sections, others: Self.others)
    var opened = 0
    let failure = checkProperty(
      "a forged store is refused or a store", cases: PropertyCases.count(long: 600),
      seed: PropertyCases.seed(default: 72),
      generate: { random -> (bytes: [UInt8], description: String) in
        var mutated = mutation.mutated(Self.bytes, using: &random)
        if random.chance(80) { PartedForm.store.mendLengths(of: &mutated.bytes, madeFrom: Self.bytes) }
        return mutated
      }, shrink: { _ in [] }, describe: { $0.description },
      law: { mutated in
        let bytes = summed(mutated.bytes)
        guard let store = read(bytes) else { return nil }
        opened += 1
        return fault(store, bytes)
      })
    #expect(failure == nil, "\(failure?.description ?? "")")
    // Most numbers are checked against others; of a text, a key or a frequency any value is as good as another.
    #expect(opened > 0)
    print("forged stores that open: \(opened)")
  }

  @Test func damagedStores() throws {
    let sections = try sections()
    let mutation = ArrayMutation(sections, others: Self.others)
    let failure = checkProperty(
      "a damaged store is refused", cases: PropertyCases.count(long: 1_500), seed: PropertyCases.seed(default: 73),
      generate: { mutation.mutated(Self.bytes, using: &$0) }, shrink: { _ in [] }, describe: { $0.description },
      law: { mutated in
        mutated.bytes == Self.bytes || read(mutated.bytes) == nil ? nil : "it opens"
      })
    #expect(failure == nil, "\(failure?.description ?? "")")
  }

  /// Forged trigrams of large arenas give wrong candidates, but searches stay inside the arena.
  @Test func forgedTriples() {
    var random = SeededGenerator(seed: 74)
    var arena = TextArena()
    for _ in 0..<60 { arena.append((0..<random.below(200)).map { _ in UInt8(97 + random.below(6)) }) }
    arena.finish(gramsFrom: 0)
    var writer = PreparedWriter()
    arena.write(to: &writer)
    for _ in 0..<20 {
      var bytes = writer.bytes
      for place in bytes.indices.suffix(8 * (arena.grams?.table.count ?? 0)) where random.chance(30) {
        bytes[place] = UInt8(random.below(256))
      }
      let forged = bytes.withUnsafeBytes { bytes in
        var reader = PreparedReader(bytes)
        return try? TextArena(&reader, count: 60)
      }
      guard let forged else { return #expect(Bool(false), "refused") }
      for needle in ["abc", "fade", "aaaaaa", String(repeating: "a", count: 300)] {
        var found = Bitset(size: 60)
        let test = TextTest(field: 0, kind: .contains, needle: Array(needle.utf8), isSelfReferring: false)
        let count = forged.search(test, among: 0..<60, into: &found)
        #expect(found.count <= count && count <= 60)
      }
    }
  }
}
