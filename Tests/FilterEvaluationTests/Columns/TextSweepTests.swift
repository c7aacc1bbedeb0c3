import Testing
import _FilterTestSupport

@testable import FilterEvaluation
@testable import FilterSemantics

@Suite struct TextSweepTests {
  /// Every occurrence, including overlapping ones if the search continues one byte after a match.
  @Test func everyPlace() {
    let failure = checkProperty(
      "the places of a needle", cases: PropertyCases.count(long: 1_500), seed: PropertyCases.seed(default: 16),
      generate: { random -> ([UInt8], [UInt8], Int, Int) in
        let letters = Int.random(in: 1...3, using: &random)
        func bytes(_ count: Int) -> [UInt8] {
          (0..<count).map { _ in UInt8(ascii: "a") + UInt8(random.below(letters)) }
        }
        let text = bytes(Int.random(in: 1...130, using: &random))
        return (
          text, bytes(Int.random(in: 1...5, using: &random)), random.below(text.count),
          Int.random(in: 0...text.count, using: &random)
        )
      },
      shrink: { text, needle, start, limit in shorterArrays(text).map { ($0, needle, start, min(limit, $0.count)) } },
      describe: {
        "\(String(decoding: $0.1, as: UTF8.self)) in \(String(decoding: $0.0, as: UTF8.self)) \($0.2)..<\($0.3)"
      },
      law: { text, needle, start, limit in
        var frequencies = [UInt32](repeating: 0, count: 256)
        for byte in text { frequencies[Int(byte)] += 1 }
        let padded = text + [UInt8](repeating: 0xFF, count: 128)
        var found: [Int] = []
        _ = padded.withUnsafeBufferPointer { bytes in
          TextSweep(needle, frequencies: frequencies).run(bytes, from: start, limit: limit) { place in
            found.append(place)
            return place + 1
          }
        }
        let expected = (0..<limit).filter { place in
          place >= start && Array(padded[place..<place + needle.count]) == needle
        }
        return found == expected ? nil : "\(found), expected \(expected)"
      })
    #expect(failure == nil, "\(failure?.description ?? "")")
  }

  @Test func stopsAndGoesOnWhereItIsTold() {
    let bytes = [UInt8](repeating: UInt8(ascii: "a"), count: 100) + [UInt8](repeating: 0xFF, count: 64)
    var frequencies = [UInt32](repeating: 0, count: 256)
    frequencies[0x61] = 100
    let sweep = TextSweep(Array("aa".utf8), frequencies: frequencies)
    var found: [Int] = []
    _ = bytes.withUnsafeBufferPointer { bytes in
      sweep.run(bytes, limit: 99) { place in
        found.append(place)
        return found.count == 4 ? nil : place + 30
      }
    }
    #expect(found == [0, 30, 60, 90])
  }
}
