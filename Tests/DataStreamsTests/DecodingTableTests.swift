import Testing
import _FilterTestSupport

@testable import DataStreams

/// Prefix codes as tables.
@Suite struct DecodingTableTests {
  private let meanings = (0..<288).map { UInt32($0) << 16 }

  private func isCode(_ lengths: [UInt8]) -> Bool {
    DecodingTable(width: 11, symbols: 288).fill(lengths[...], meanings: meanings)
  }

  @Test func codesThatClaimTooMuchOrTooLittleAreRefused() {
    #expect(!isCode([1, 1, 1]))
    #expect(!isCode([UInt8](repeating: 2, count: 5)))
    #expect(!isCode([2, 2, 2]))
    #expect(!isCode([0, 2]))
    #expect(!isCode([16]))
    #expect(isCode([1, 2, 2]))
    #expect(isCode([0, 1]))
    #expect(isCode([0, 0, 0]))
    #expect(isCode([UInt8](1...15) + [15]))
  }

  @Test func aCodeOfOneBitHasAnotherHalfWithoutMeaning() {
    let table = DecodingTable(width: 8, symbols: 32)
    #expect(table.fill([0, 1], meanings: meanings))
    #expect(table.entries[0] == 1 << 16 | 1 << 8 | 1)
    #expect(table.entries[1] == DecodingTable.special)
  }

  /// Every string of bits that a random complete code claims is read back as its symbol.
  @Test(arguments: [7, 8, 11])
  func everyCodeIsFound(_ width: Int) {
    var generator = SeededGenerator(seed: UInt64(width))
    for _ in 0..<200 {
      // Leaves of a tree that is split at random.
      var lengths: [UInt8] = [1, 1]
      for _ in 0..<generator.below(280) {
        let place = generator.chance(70) ? lengths.count - 1 : generator.below(lengths.count)
        if lengths[place] < 15 {
          lengths[place] += 1
          lengths.append(lengths[place])
        }
      }
      let table = DecodingTable(width: width, symbols: 288)
      #expect(table.fill(lengths[...], meanings: meanings))
      var code = 0
      for length in 1...15 {
        for (symbol, own) in lengths.enumerated() where own == length {
          var bits = 0
          for bit in 0..<length where code & 1 << bit != 0 { bits |= 1 << (length - 1 - bit) }
          var entry = table.entries[bits & (1 << width - 1)]
          var used = 0
          if entry & DecodingTable.link != 0 {
            used = width
            entry = table.entries[Int(entry >> 16) + (bits >> width) & (1 << Int(entry >> 8 & 15) - 1)]
          }
          #expect(Int(entry >> 16) == symbol)
          #expect(used + Int(entry & 0xFF) == length)
          code += 1
        }
        code <<= 1
      }
    }
  }
}

/// Checksums, against known values and the definition.
@Suite struct CRC32Tests {
  @Test func knownValues() {
    #expect(CRC32().value == 0)
    #expect(CRC32(of: Array("123456789".utf8)).value == 0xCBF4_3926)
    #expect(CRC32(of: Array("123456789".utf8)).length == 9)
    #expect(CRC32(of: Array("The quick brown fox jumps over the lazy dog".utf8)).value == 0x414F_A339)
  }

  @Test func cutsMakeNoDifference() {
    var generator = SeededGenerator(seed: 8)
    let bytes = (0..<300).map { _ in UInt8(generator.below(256)) }
    for cut in 0...bytes.count {
      var check = CRC32()
      for part in [bytes[..<cut], bytes[cut...]] { part.withUnsafeBufferPointer { check.add($0) } }
      #expect(check == CRC32(of: bytes))
    }
    bytes.withUnsafeBytes { #expect(CRC32(of: $0) == CRC32(of: bytes)) }
  }

  @Test func agreesWithTheDefinition() {
    for count in 0..<40 {
      var generator = SeededGenerator(seed: UInt64(count))
      let bytes = (0..<count).map { _ in UInt8(generator.below(256)) }
      var state = UInt32.max
      for byte in bytes {
        state ^= UInt32(byte)
        for _ in 0..<8 { state = state & 1 == 1 ? state >> 1 ^ 0xEDB8_8320 : state >> 1 }
      }
      #expect(CRC32(of: bytes).value == ~state, "\(count)")
    }
  }
}
