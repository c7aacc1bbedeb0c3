/// The canonical composition of texts (NFC), in which they are compared: `й` and `и` with a breve are one text.
/// (https://unicode.org/reports/tr15/)
package enum CanonicalForm {
  /// The text in this form.
  package static func composed(_ text: String) -> String {
    text.utf8.withContiguousStorageIfAvailable { composed(text, $0) }
      ?? Array(text.utf8).withUnsafeBufferPointer { composed(text, $0) }
  }

  private static func composed(_ text: String, _ bytes: UnsafeBufferPointer<UInt8>) -> String {
    if isComposed(bytes) { return text }
    var result: [UInt8] = []
    compose(bytes, into: &result)
    return String(decoding: result, as: UTF8.self)
  }

  /// Whether a text is surely in this form: no code point of it has a decomposition, or composes with the one before it.
  /// Linear in the text, and fast in the scripts of Europe and East Asia.
  package static func isComposed(_ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
    var index = 0
    while index < bytes.count {
      let byte = bytes[index]
      // Up to U+02FF, and from U+4000 to U+9FFF.
      if byte < 0xCC || (0xE4...0xE9).contains(byte) {
        index += 1
      } else if let (scalar, length) = TextFolding.scalar(in: bytes, at: index) {
        if isActive(scalar) { return false }
        index += length
      } else {
        index += 1
      }
    }
    return true
  }

  /// Whether a code point may have a decomposition, or compose with the one before it. No other one is changed by what
  /// follows a text that ends with it.
  package static func isActive(_ scalar: UInt32) -> Bool {
    if scalar < 0x300 { return false }
    var (low, high) = (0, activeRuns.count)
    while low < high {
      let middle = (low + high) / 2
      if activeRuns[middle].last < scalar { low = middle + 1 } else { high = middle }
    }
    return low < activeRuns.count && activeRuns[low].first <= scalar
  }

  /// Appends a text in this form; bytes that are not valid UTF-8 are kept. Takes linear time, apart from sorting long runs
  /// of marks.
  package static func compose(_ bytes: UnsafeBufferPointer<UInt8>, into result: inout [UInt8]) {
    var segment: [UInt32] = []
    var index = 0
    while index < bytes.count {
      guard let (scalar, length) = TextFolding.scalar(in: bytes, at: index) else {
        compose(&segment, into: &result)
        result.append(bytes[index])
        index += 1
        continue
      }
      if !isActive(scalar) { compose(&segment, into: &result) }
      segment.append(scalar)
      index += length
    }
    compose(&segment, into: &result)
  }

  /// Appends the composition of a segment, which is removed: a code point that is not active, and active ones after it.
  private static func compose(_ segment: inout [UInt32], into result: inout [UInt8]) {
    if segment.count > 1 || segment.first.map({ isActive($0) }) == true {
      var parts: [Part] = []
      for scalar in segment { decompose(scalar, into: &parts) }
      sort(&parts)
      segment = joined(parts)
    }
    for scalar in segment { TextFolding.append(scalar, to: &result) }
    segment.removeAll(keepingCapacity: true)
  }

  /// A code point with its combining class, which is 0 for one that begins a character.
  private struct Part {
    let scalar: UInt32
    let combiningClass: UInt8

    init(_ scalar: UInt32) {
      self.scalar = scalar
      combiningClass =
        scalar < 0x300 ? 0 : Unicode.Scalar(scalar)?.properties.canonicalCombiningClass.rawValue ?? 0
    }
  }

  private static func decompose(_ scalar: UInt32, into parts: inout [Part]) {
    if (0xAC00...0xD7A3).contains(scalar) {
      let syllable = scalar - 0xAC00
      parts.append(Part(0x1100 + syllable / 588))
      parts.append(Part(0x1161 + syllable % 588 / 28))
      if syllable % 28 > 0 { parts.append(Part(0x11A7 + syllable % 28)) }
    } else if let (first, second) = tables.decompositions[scalar] {
      // At most four levels.
      decompose(first, into: &parts)
      if second > 0 { decompose(second, into: &parts) }
    } else {
      parts.append(Part(scalar))
    }
  }

  /// Sorts each run of marks by their classes.
  private static func sort(_ parts: inout [Part]) {
    var start = 0
    while start < parts.count {
      if parts[start].combiningClass == 0 {
        start += 1
        continue
      }
      var end = start + 1
      var isSorted = true
      while end < parts.count, parts[end].combiningClass > 0 {
        if parts[end].combiningClass < parts[end - 1].combiningClass { isSorted = false }
        end += 1
      }
      if !isSorted {
        let run = parts[start..<end].enumerated().sorted {
          ($0.element.combiningClass, $0.offset) < ($1.element.combiningClass, $1.offset)
        }
        parts.replaceSubrange(start..<end, with: run.map { $0.element })
      }
      start = end
    }
  }

  /// Composes each mark with the beginning of its character, unless a mark between them has the same class.
  private static func joined(_ parts: [Part]) -> [UInt32] {
    var result: [UInt32] = []
    var starter: Int?
    var lastClass: UInt8 = 0
    for part in parts {
      if let place = starter, lastClass == 0 ? place == result.count - 1 : lastClass < part.combiningClass,
        let composed = composition(result[place], part.scalar)
      {
        result[place] = composed
        continue
      }
      if part.combiningClass == 0 { starter = result.count }
      lastClass = part.combiningClass
      result.append(part.scalar)
    }
    return result
  }

  private static func composition(_ first: UInt32, _ second: UInt32) -> UInt32? {
    if (0x1100..<0x1113).contains(first), (0x1161..<0x1176).contains(second) {
      return 0xAC00 + ((first - 0x1100) * 21 + second - 0x1161) * 28
    }
    if (0xAC00..<0xD7A4).contains(first), (first - 0xAC00) % 28 == 0, (0x11A8..<0x11C3).contains(second) {
      return first + second - 0x11A7
    }
    return tables.compositions[UInt64(first) << 32 | UInt64(second)]
  }

  private static let tables = Tables()

  /// The tables by code points.
  private struct Tables: Sendable {
    /// The decomposition of a code point; the second one is 0 where there is only one.
    var decompositions: [UInt32: (first: UInt32, second: UInt32)] = [:]
    /// The composition of two code points.
    var compositions: [UInt64: UInt32] = [:]

    init() {
      for (second, firsts, composed) in CanonicalForm.compositions {
        for (first, whole) in zip(Tables.scalars(of: firsts), Tables.scalars(of: composed)) {
          decompositions[whole] = (first, second)
          compositions[UInt64(first) << 32 | UInt64(second)] = whole
        }
      }
      for (composed, first, second) in CanonicalForm.exclusions { decompositions[composed] = (first, second) }
      for (one, other) in CanonicalForm.singletons { decompositions[one] = (other, 0) }
      for (start, others) in CanonicalForm.ideographs {
        var next = start
        for other in Tables.scalars(of: others) {
          if other != 0x2E { decompositions[next] = (other, 0) }
          next += 1
        }
      }
    }

    private static func scalars(of text: StaticString) -> [UInt32] {
      text.withUTF8Buffer { bytes in
        var scalars: [UInt32] = []
        var index = 0
        while index < bytes.count, let (scalar, length) = TextFolding.scalar(in: bytes, at: index) {
          scalars.append(scalar)
          index += length
        }
        return scalars
      }
    }
  }
}
