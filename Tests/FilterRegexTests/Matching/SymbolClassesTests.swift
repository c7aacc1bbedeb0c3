import Testing
import _FilterTestSupport

@testable import FilterRegex

/// The alphabet of a pattern: as few classes as distinguish its sets.
@Suite struct SymbolClassesTests {
  private func classes(_ sets: [ScalarSet], tellingWords: Bool = false) throws -> SymbolClasses {
    try #require(SymbolClasses(sets, tellingWords: tellingWords, limit: 100))
  }

  @Test func charactersThatNothingTellsApartAreOne() throws {
    let alphabet = try classes([ScalarSet([0x61...0x66]), ScalarSet("c"), ScalarSet("é")])
    // The six letters without `c`, `c`, `é`, the line break, and the rest.
    #expect(alphabet.count == 5)
    #expect(alphabet.ofScalar(0x61) == alphabet.ofScalar(0x66))
    #expect(alphabet.ofScalar(0x61) != alphabet.ofScalar(0x63))
    #expect(alphabet.ofScalar(0x00) == alphabet.ofScalar(0x10FFFF))
    #expect(alphabet.ascii[0x63] == alphabet.ofScalar(0x63))
    #expect(alphabet.beyondASCII.contains(alphabet.ofScalar(0xE9)))
    #expect(!alphabet.beyondASCII.contains(alphabet.ofScalar(0x63)))
  }

  @Test func kindsAreToldApartWhereTheyAreAskedFor() throws {
    func kind(_ scalar: Unicode.Scalar, _ alphabet: SymbolClasses) -> SymbolKind {
      alphabet.kinds[Int(alphabet.ofScalar(scalar.value))]
    }
    let plain = try classes([])
    #expect(plain.count == 2)
    #expect([kind("\n", plain), kind("a", plain), kind("-", plain)] == [.newline, .other, .other])
    let telling = try classes([], tellingWords: true)
    #expect(telling.count == 3)
    #expect([kind("\n", telling), kind("é", telling), kind("—", telling)] == [.newline, .word, .other])
  }

  @Test func membershipIsThatOfTheSets() throws {
    var random = SeededGenerator(seed: 81)
    for _ in 0..<60 {
      let sets = (0..<1 + random.below(8)).map { _ in
        ScalarSet(
          (0..<1 + random.below(4)).map { _ in
            let first = UInt32(random.below(0x150))
            return first...first + UInt32(random.below(40))
          })
      }
      let alphabet = try classes(sets, tellingWords: random.chance(50))
      for scalar in 0...0x180 as ClosedRange<UInt32> {
        let name = Int(alphabet.ofScalar(scalar))
        for (index, set) in sets.enumerated() {
          #expect(alphabet.isMember(name, of: Int32(index)) == set.contains(scalar))
        }
        if scalar < 0x80 { #expect(Int(alphabet.ascii[Int(scalar)]) == name) }
      }
      // No two classes lie in the same sets and are of the same kind.
      let signatures = (0..<alphabet.count).map { name in
        "\(alphabet.kinds[name])" + sets.indices.map { alphabet.isMember(name, of: Int32($0)) ? "1" : "0" }.joined()
      }
      #expect(Set(signatures).count == alphabet.count)
    }
  }

  @Test func thereIsALimit() {
    let sets = (0..<50).compactMap { Unicode.Scalar(0x41 + $0 as UInt32).map { ScalarSet($0) } }
    #expect(SymbolClasses(sets, tellingWords: false, limit: 52)?.count == 52)
    #expect(SymbolClasses(sets, tellingWords: false, limit: 51) == nil)
  }
}
