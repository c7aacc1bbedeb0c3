import Testing
import _FilterTestSupport

@testable import DataStreams

/// Mutated packing: the text, or an error. Never another text, a trap or an endless loop.
@Suite(.longTier) struct GzipMutationTests {
  private struct Mutation {
    var text: [UInt8]
    var bytes: [UInt8]
  }

  private static let head: [UInt8] = [0x1F, 0x8B, 8, 0, 0, 0, 0, 0, 0, 3]

  /// Streams of blocks of all kinds, written by hand, so that they are the same on every machine.
  private static let samples: [DeflateWriter] = {
    var generator = SeededGenerator(seed: 41)
    return (0..<6).map { number in
      var writer = DeflateWriter()
      for _ in 0...number {
        writer.stored((0..<generator.below(80)).map { _ in UInt8(generator.below(256)) }, isLast: false)
        let literals = randomCode(257 + generator.below(29), &generator)
        let distances = randomCode(2 + generator.below(28), &generator)
        writer.beginBlock(literals, distances, isLast: false)
        for _ in 0..<40 { writer.literal(UInt8(generator.below(256)), of: literals) }
        for _ in 0..<20 where literals.count > 257 {
          let length = 257 + generator.below(literals.count - 257)
          writer.match((length, 0), (generator.below(min(4, distances.count)), 0), literals, distances)
        }
        writer.put(256, of: literals)
      }
      writer.stored([], isLast: true)
      return writer
    }
  }()

  /// Bytes changed, lost, added, swapped and repeated anywhere, the trailer included.
  @Test func mutatedFilesGiveTheTextOrAnError() {
    let failure = checkProperty(
      "a mutated file gives its text or an error", cases: PropertyCases.count(long: 600),
      seed: PropertyCases.seed(default: 43),
      generate: { generator in
        let sample = generator.pick(Self.samples) ?? DeflateWriter()
        return Mutation(text: sample.text, bytes: mutated(sample.file, from: 2, &generator))
      }, shrink: { (_: Mutation) -> [Mutation] in [] }, describe: { "\($0.bytes)" },
      law: { value in
        guard let result = try? unpacked(value.bytes) else { return nil }
        // A cut at the end of the trailer, or bytes after it, do not change the text.
        return result == value.text ? nil : "another text of \(result.count) bytes"
      })
    #expect(failure == nil, "\(failure?.description ?? "")")
  }

  /// Streams with flipped bits and a matching trailer. An independent decoder determines their text: both agree on it
  /// or on the refusal.
  @Test func forgedStreamsMeanTheSameToAnotherReader() {
    let failure = checkProperty(
      "a forged stream means the same to a naive reader", cases: PropertyCases.count(long: 600),
      seed: PropertyCases.seed(default: 47),
      generate: { generator in
        let sample = generator.pick(Self.samples) ?? DeflateWriter()
        return mutated(sample.bytes, from: 0, &generator)
      }, shrink: { shorterArrays($0) }, describe: { "\($0)" },
      law: { stream in
        let expected = PlainInflater.text(of: stream, limit: 1 << 20)
        let claimed = expected ?? []
        func number(_ value: UInt32) -> [UInt8] { (0..<4).map { UInt8(value >> UInt32(8 * $0) & 0xFF) } }
        let used = PlainInflater.used(of: stream, limit: 1 << 20)
        let trailer = number(CRC32(of: claimed).value) + number(UInt32(claimed.count))
        let found = try? unpacked(Self.head + stream[..<used] + trailer)
        if expected == nil { return found == nil ? nil : "read as \(found?.count ?? 0) bytes, though it means nothing" }
        return found == expected ? nil : "read as \(found?.count ?? -1) bytes, not \(claimed.count)"
      })
    #expect(failure == nil, "\(failure?.description ?? "")")
  }
}

/// Some bytes with up to four changes from `first` on.
func mutated(_ original: [UInt8], from first: Int, _ generator: inout SeededGenerator) -> [UInt8] {
  var bytes = original
  for _ in 0...generator.below(4) where bytes.count > first + 1 {
    let place = first + generator.below(bytes.count - first)
    switch generator.below(7) {
    case 0, 1: bytes[place] ^= 1 << UInt8(generator.below(8))
    case 2: bytes[place] = generator.pick([0, 1, 0x7F, 0x80, 0xFE, 0xFF]) ?? 0
    case 3: bytes.remove(at: place)
    case 4: bytes.insert(UInt8(generator.below(256)), at: place)
    case 5: bytes.swapAt(place, first + generator.below(bytes.count - first))
    default:
      let end = min(bytes.count, place + 1 + generator.below(40))
      if generator.chance(50) {
        bytes.removeSubrange(place..<end)
      } else {
        bytes.insert(contentsOf: bytes[place..<end], at: place)
      }
    }
  }
  return bytes
}

/// Deflate as described in RFC 1951, bit by bit: slow, short, and independent of the tested implementation.
struct PlainInflater {
  private let bytes: [UInt8]
  private var bit = 0
  private var text: [UInt8] = []
  private let limit: Int

  /// The text of a stream; nil if it is damaged or longer than `limit` bytes.
  static func text(of bytes: [UInt8], limit: Int) -> [UInt8]? {
    var inflater = PlainInflater(bytes: bytes, limit: limit)
    return inflater.run() ? inflater.text : nil
  }

  /// The number of bytes that belong to a valid stream; all bytes of an invalid one.
  static func used(of bytes: [UInt8], limit: Int) -> Int {
    var inflater = PlainInflater(bytes: bytes, limit: limit)
    return inflater.run() ? (inflater.bit + 7) / 8 : bytes.count
  }

  private init(bytes: [UInt8], limit: Int) {
    (self.bytes, self.limit) = (bytes, limit)
  }

  private mutating func take(_ count: Int) -> Int? {
    guard bit + count <= 8 * bytes.count else { return nil }
    var value = 0
    for place in 0..<count {
      value |= Int(bytes[bit >> 3] >> UInt8(bit & 7) & 1) << place
      bit += 1
    }
    return value
  }

  private mutating func run() -> Bool {
    while true {
      guard let isLast = take(1), let kind = take(2), text.count <= limit else { return false }
      switch kind {
      case 0: if !stored() { return false }
      case 1: if !coded(DeflateCodes.fixedLiterals, DeflateCodes.fixedDistances) { return false }
      case 2:
        guard let (literals, distances) = codes(), coded(literals, distances) else { return false }
      default: return false
      }
      if isLast == 1 { return true }
    }
  }

  private mutating func stored() -> Bool {
    bit = (bit + 7) & ~7
    guard let length = take(16), let check = take(16), length == ~check & 0xFFFF else { return false }
    for _ in 0..<length {
      guard let byte = take(8) else { return false }
      text.append(UInt8(byte))
    }
    return true
  }

  /// A code: how many symbols there are of each length, and the symbols in the order of their codes.
  private struct Code {
    var counts = [Int](repeating: 0, count: 16)
    var symbols: [Int]

    init(_ lengths: [UInt8]) {
      for length in lengths where length > 0 { counts[Int(length)] += 1 }
      symbols = (1...15).flatMap { length in lengths.indices.filter { lengths[$0] == length } }
    }
  }

  private mutating func symbol(_ table: Code) -> Int? {
    var (code, first, place) = (0, 0, 0)
    for length in 1...15 {
      guard let next = take(1) else { return nil }
      code |= next
      if code - first < table.counts[length] { return table.symbols[place + code - first] }
      place += table.counts[length]
      first = (first + table.counts[length]) << 1
      code <<= 1
    }
    return nil
  }

  /// Whether a code is complete; a single code of one bit, and none at all, are fine too.
  private static func isUsable(_ lengths: [UInt8]) -> Bool {
    let used = lengths.filter { $0 > 0 }
    let sum = used.reduce(0) { $0 + 1 << (15 - Int($1)) }
    return sum == 1 << 15 || used.isEmpty || used == [1]
  }

  private mutating func codes() -> ([UInt8], [UInt8])? {
    guard let literalCount = take(5), let distanceCount = take(5), let orderCount = take(4), literalCount + 257 <= 286,
      distanceCount + 1 <= 30
    else { return nil }
    var order = [UInt8](repeating: 0, count: 19)
    for place in 0..<orderCount + 4 {
      guard let length = take(3) else { return nil }
      order[DeflateCodes.order[place]] = UInt8(length)
    }
    guard Self.isUsable(order) else { return nil }
    let count = literalCount + 257 + distanceCount + 1
    let code = Code(order)
    var lengths: [UInt8] = []
    while lengths.count < count {
      guard let symbol = symbol(code) else { return nil }
      switch symbol {
      case 16:
        guard let last = lengths.last, let more = take(2) else { return nil }
        lengths += repeatElement(last, count: 3 + more)
      case 17:
        guard let more = take(3) else { return nil }
        lengths += repeatElement(0, count: 3 + more)
      case 18:
        guard let more = take(7) else { return nil }
        lengths += repeatElement(0, count: 11 + more)
      default: lengths.append(UInt8(symbol))
      }
    }
    let (literals, distances) = (
      Array(lengths.prefix(literalCount + 257)), Array(lengths.dropFirst(literalCount + 257))
    )
    guard lengths.count == count, literals[256] > 0, Self.isUsable(literals), Self.isUsable(distances) else {
      return nil
    }
    return (literals, distances)
  }

  private mutating func coded(_ literals: [UInt8], _ distances: [UInt8]) -> Bool {
    let (literals, distances) = (Code(literals), Code(distances))
    while text.count <= limit {
      guard let symbol = symbol(literals) else { return false }
      if symbol < 256 {
        text.append(UInt8(symbol))
        continue
      }
      if symbol == 256 { return true }
      guard symbol < 286 else { return false }
      let length = DeflateCodes.literals[symbol]
      guard let moreLength = take(Int(length & 0xFF)), let place = self.symbol(distances), place < 30 else {
        return false
      }
      let distance = DeflateCodes.distances[place]
      guard let moreDistance = take(Int(distance & 0xFF)) else { return false }
      let back = Int(distance >> 16) + moreDistance
      guard back <= text.count else { return false }
      for _ in 0..<Int(length >> 16 & 0x7FFF) + moreLength { text.append(text[text.count - back]) }
    }
    return false
  }
}
