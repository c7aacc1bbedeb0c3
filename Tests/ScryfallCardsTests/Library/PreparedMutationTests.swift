import FilterEvaluation
import FilterSemantics
import FilterVocabulary
import Foundation
import Testing
import _FilterTestSupport

@testable import DataStreams
@testable import ListFiles
@testable import ScryfallCards
@testable import ScryfallDialect

/// Forged files of prepared cards: random changes with valid checksums. A file that opens answers every kind of query
/// without a crash, and all engines agree. A change without valid checksums is refused, or detected when a record is
/// read.
@Suite(.longTier) struct PreparedMutationTests {
  /// A prepared file in its parts.
  private struct Form: Sendable {
    var library: [UInt8]
    /// The ends of the records, then their checksums.
    var table: [UInt64]
    var texts: [UInt8]

    init(cards count: Int) throws {
      let lines = SampleCards.jsonLines.split(separator: 0x0A)
      // Cards with several faces, tokens, and printings in other languages come later.
      let some = (0..<count).map { lines[$0 * lines.count / count] }
      let file = try ScratchFile(Array(some.joined(separator: [0x0A])))
      defer { withExtendedLifetime(file) {} }
      let cards = try CardCollection.open(file.path)
      library = cards.library.prepared()
      let texts = try cards.records(ofPrintings: Array(0..<cards.library.printingCount)).map { $0 ?? [] }
      var placed = [[UInt8]](repeating: [], count: texts.count)
      for (place, record) in cards.library.shown.records.enumerated() { placed[Int(record)] = texts[place] }
      table = PreparedRecords.table(count: placed.count) { placed[$0][...] }
      self.texts = Array(placed.joined())
    }

    /// The file; the checksums of the parts of the library are made good.
    var bytes: [UInt8] {
      var library = library
      let own = PartedForm.library.sum(&library)
      var bytes = PreparedCards.signature
      func append(_ number: UInt64) { withUnsafeBytes(of: number) { bytes.append(contentsOf: $0) } }
      append(UInt64(library.count))
      append(own.withUnsafeBytes { PreparedReader.checksum($0) })
      append(UInt64(table.count / 2))
      append(table.withUnsafeBytes { PreparedReader.checksum($0) })
      return bytes + library + table.withUnsafeBytes { Array($0) } + texts
    }

    /// Updates the checksums of the records.
    mutating func sum() {
      let count = table.count / 2
      var low = 0
      for record in 0..<count {
        let high = Int(clamping: table[record])
        if high >= low, high <= texts.count {
          table[count + record] = texts[low..<high].withUnsafeBytes { PreparedReader.checksum($0) }
        }
        low = high
      }
    }
  }

  private static let queries = [
    "", "ash", "!\"Hedge-Knight Errant\"", "name:/^[a-m]/", "o:\"draw a card\"", "o:~", "o:/~ .* damage/",
    "fo:creature", "t:elf",
    "pow>=3", "pow>tou", "mv:even", "c>=wu", "id<=esper", "m>=2w", "devotion>=ww", "m:/^{2}/", "f:modern", "is:reprint",
    "e:tkt r>=rare", "date>2020 usd<2", "pow>usd", "cn<20", "kw:flying -is:foil", "new:art", "in:en lang:any",
    "order:color", "order:usd dir:desc unique:prints", "unique:art prefer:newest order:set",
    "include:extras order:name dir:desc",
    "order:penny t:creature", "a:a order:artist",
  ]

  /// An inconsistency of an opened collection; nil if there is none.
  private func fault(_ cards: CardCollection) -> String? {
    let library = cards.library
    var counter = CandidateCounter(store: library.store)
    for (place, query) in Self.queries.enumerated() {
      let search = CardSearch(query, reading: place % 3 == 0 ? .strict : .plain)
      let plan = library.plan(search)
      let result = library.store.run(plan)
      let rows = result.rows()
      if rows.contains(where: { $0 >= library.count }) { return "\(query): row beyond the cards" }
      if library.store.rows(plan, limit: 2) != Array(rows.prefix(2)) { return "\(query): other first rows" }
      if counter.counts(of: [plan]) != [.exact(rows.count)] { return "\(query): another count" }
      let answer = library.answer(plan, result: result)
      let hits = library.hits(answer)
      if hits.count != answer.count { return "\(query): \(hits.count) rows, counted \(answer.count)" }
      if library.hits(answer, limit: 2) != Array(hits.prefix(2)) { return "\(query): other rows" }
      for hit in hits.prefix(3) { _ = library.row(hit) }
      do throws(CardFileError) {
        for record in try cards.records(ofPrintings: hits.prefix(3).map { $0.printing }) {
          guard let record else { continue }
          if record.contains(where: { $0 < 0x20 && $0 != 0x09 && $0 != 0x0D }) {
            return "\(query): a control character"
          }
        }
        _ = try cards.cards(ofPrintings: hits.prefix(3).map { $0.printing })
        if let hit = hits.first, let card = try cards.card(hit.card) {
          _ = CompiledFilter(plan, for: library.list).why(CardEntry(card))
        }
      } catch {
        // A changed record is refused on reading.
      }
    }
    return nil
  }

  private func open(_ bytes: [UInt8]) throws(CardFileError) -> (CardCollection, ScratchFile)? {
    guard let file = try? ScratchFile(bytes) else { return nil }
    return (try CardCollection.open(file.path), file)
  }

  private func mutated(_ form: Form, _ mutation: ArrayMutation, _ random: inout SeededGenerator) -> (Form, String) {
    var forged = form
    var description = ""
    switch random.below(8) {
    case 0:
      let place = random.below(forged.table.count)
      let numbers: [UInt64] = [
        0, 1, forged.table[place] &+ 1, forged.table[place] &- 1, UInt64(forged.texts.count), .max, 1 << 62,
      ]
      forged.table[place] = numbers[random.below(numbers.count)]
      description = "entry \(place) becomes \(forged.table[place])"
      if random.chance(50) { forged.sum() }
    case 1, 2:
      for _ in 0...random.below(3) {
        let place = random.below(forged.texts.count)
        forged.texts[place] = [0x1B, 0x0A, 0x22, 0x5C, 0x7B, 0x7D, 0x5B, 0x2C, 0xFF, 0x00, 0x39][random.below(11)]
        description += "byte \(place) of the texts "
      }
      forged.sum()
    default:
      (forged.library, description) = mutation.mutated(form.library, using: &random)
      if random.chance(80) { PartedForm.library.mendLengths(of: &forged.library, madeFrom: form.library) }
    }
    return (forged, description)
  }

  private func mutation(_ form: Form) throws -> ArrayMutation {
    ArrayMutation(
      try ArrayMutation.sections(of: form.library) { _ = try CardLibrary(&$0) }, others: [try Form(cards: 4).library])
  }

  @Test func forgedFiles() throws {
    let form = try Form(cards: 14)
    let mutation = try mutation(form)
    var opened = 0
    let failure = checkProperty(
      "a forged file is refused or answers", cases: PropertyCases.count(long: 80),
      seed: PropertyCases.seed(default: 91), generate: { mutated(form, mutation, &$0) }, shrink: { _ in [] },
      describe: { $0.1 },
      law: { forged, _ in
        do throws(CardFileError) {
          guard let (cards, file) = try open(forged.bytes) else { return "no scratch file" }
          opened += 1
          return withExtendedLifetime(file) { fault(cards) }
        } catch {
          if case .outdated = error { return nil }
          return "\(error)"
        }
      })
    #expect(failure == nil, "\(failure?.description ?? "")")
    print("forged files that open: \(opened)")
  }

  @Test func damagedFiles() throws {
    let form = try Form(cards: 14)
    let mutation = try mutation(form)
    let good = form.bytes
    let (whole, file) = try #require(try open(good))
    let all = Array(0..<whole.library.printingCount)
    let records = try whole.records(ofPrintings: all)
    withExtendedLifetime(file) {}
    let failure = checkProperty(
      "a damaged file is refused, or a record of it", cases: PropertyCases.count(long: 250),
      seed: PropertyCases.seed(default: 92),
      generate: { random -> ([UInt8], String) in
        // In the library as it is read, or anywhere.
        if random.chance(50) {
          let (library, description) = mutation.mutated(form.library, using: &random)
          return (Array(good[..<40]) + library + good[(40 + form.library.count)...], description)
        }
        var bytes = good
        let place = random.below(bytes.count)
        bytes[place] ^= 1 << UInt8(random.below(8))
        return (bytes, "a bit of byte \(place)")
      }, shrink: { _ in [] }, describe: { $0.1 },
      law: { bytes, _ in
        if bytes == good { return nil }
        do throws(CardFileError) {
          guard let (cards, file) = try open(bytes) else { return "no scratch file" }
          defer { withExtendedLifetime(file) {} }
          let read = try cards.records(ofPrintings: all)
          if read != records { return "other records" }
          return cards.library.prepared() == form.library ? "the change does not matter" : "another library"
        } catch { return nil }
      })
    #expect(failure == nil, "\(failure?.description ?? "")")
  }
}
