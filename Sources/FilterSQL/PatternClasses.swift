import FilterEvaluation
import FilterRegex
import FilterText

/// Writes sets of characters in a language.
struct PatternClasses {
  private let language: PatternLanguage
  /// The characters that no text has, so that a set may have them or not.
  private let free: ScalarSet

  init(_ language: PatternLanguage, hasOtherLetters: Bool) {
    self.language = language
    self.free = hasOtherLetters ? PatternClasses.absent : PatternClasses.absentWithoutLetters
  }

  /// The reserved characters and the capitals.
  private static let absent = ScalarSet([0...UInt32(StoredText.bits.set), 0x41...0x5A])
  private static let absentWithoutLetters = absent.union(ScalarSet.word.subtracting(ScalarSet([0...0x7F])))
  private static let surrogates = ScalarSet([0xD800...0xDFFF])

  /// Appends the shortest text of a set, which is not empty: its only character, or a class.
  func write(_ set: ScalarSet, into result: inout [UInt8]) {
    if set.ranges.count <= 2, let only = set.onlyFolded {
      append(only, isInClass: false, to: &result)
      return
    }
    var members = ranges(of: set, free: free)
    if members.isEmpty {
      // No text has any of them; they are written as they are.
      members = ranges(of: set, free: ScalarSet([]))
    } else if members.count == 1, members[0].count == 1, let scalar = Unicode.Scalar(members[0].lowerBound) {
      append(scalar, isInClass: false, to: &result)
      return
    }
    let others = ranges(of: set.complement, free: free)
    if others.isEmpty {
      result += Array((language == .postgresql ? "." : "(?s:.)").utf8)
      return
    }
    let positive = text(of: members, isNegated: false)
    let negative = text(of: others, isNegated: true)
    result += negative.count < positive.count ? negative : positive
  }

  /// The fewest ranges that have all members of a set, apart from free characters, and no others.
  private func ranges(of set: ScalarSet, free: ScalarSet) -> [ClosedRange<UInt32>] {
    var merged: [ClosedRange<UInt32>] = []
    for range in set.subtracting(free.union(PatternClasses.surrogates)).ranges {
      if let last = merged.last, free.covers(last.upperBound + 1...range.lowerBound - 1) {
        merged[merged.count - 1] = last.lowerBound...range.upperBound
      } else {
        merged.append(range)
      }
    }
    return merged
  }

  private func text(of ranges: [ClosedRange<UInt32>], isNegated: Bool) -> [UInt8] {
    var text = Array((isNegated ? "[^" : "[").utf8)
    for range in ranges {
      guard let lower = Unicode.Scalar(range.lowerBound), let upper = Unicode.Scalar(range.upperBound) else { continue }
      append(lower, isInClass: true, to: &text)
      if lower == upper { continue }
      if range.count > 2 { text.append(UInt8(ascii: "-")) }
      append(upper, isInClass: true, to: &text)
    }
    text.append(UInt8(ascii: "]"))
    return text
  }
}

/// Single characters.
extension PatternClasses {
  /// Appends a character as itself if people can read it, otherwise its code.
  private func append(_ scalar: Unicode.Scalar, isInClass: Bool, to text: inout [UInt8]) {
    switch scalar {
    case "\n": text += Array("\\n".utf8)
    case "\t": text += Array("\\t".utf8)
    case "\r": text += Array("\\r".utf8)
    case "\\", "[", "]", "^": text += [UInt8(ascii: "\\"), UInt8(truncatingIfNeeded: scalar.value)]
    case ".", "$", "|", "?", "*", "+", "(", ")", "{", "}":
      if !isInClass { text.append(UInt8(ascii: "\\")) }
      text.append(UInt8(truncatingIfNeeded: scalar.value))
    case "-", "&", "~":
      if isInClass { text.append(UInt8(ascii: "\\")) }
      text.append(UInt8(truncatingIfNeeded: scalar.value))
    default:
      if PatternClasses.isReadable(scalar.value) {
        UTF8.encode(scalar) { text.append($0) }
      } else {
        appendCode(scalar, to: &text)
      }
    }
  }

  private func appendCode(_ scalar: Unicode.Scalar, to text: inout [UInt8]) {
    let digits = Array(String(scalar.value, radix: 16, uppercase: true).utf8)
    func padded(_ count: Int) -> [UInt8] {
      Array(repeating: UInt8(ascii: "0"), count: max(count - digits.count, 0)) + digits
    }
    switch language {
    case .re2: text += Array("\\x{".utf8) + digits + Array("}".utf8)
    case .postgresql where digits.count > 4: text += Array("\\U".utf8) + padded(8)
    // The engines of this language have no code of more than four digits in common.
    case .java where digits.count > 4: UTF8.encode(scalar) { text.append($0) }
    case .postgresql, .java: text += Array("\\u".utf8) + padded(4)
    }
  }

  /// Whether a character is visible, takes its own place, and is not mistaken for another one.
  private static func isReadable(_ value: UInt32) -> Bool {
    switch value {
    case 0xAD: false
    case 0x20...0x7E, 0xA1...0x2AF, 0x391...0x3CE, 0x410...0x44F, 0x2010...0x2027, 0x2030...0x205E, 0x20A0...0x20BF,
      0x2150...0x218B, 0x2190...0x23FF, 0x2500...0x27BF, 0x1F300...0x1F64F:
      true
    default: false
    }
  }
}

extension ScalarSet {
  /// Whether all of a range are members. Logarithmic in the number of ranges.
  func covers(_ range: ClosedRange<UInt32>) -> Bool {
    let index = ranges.partitioningIndex { $0.upperBound >= range.upperBound }
    return index < ranges.count && ranges[index].lowerBound <= range.lowerBound
  }

  /// The only member that folded texts can have; nil if there are several, or a large range.
  fileprivate var onlyFolded: Unicode.Scalar? {
    var only: Unicode.Scalar?
    for range in ranges {
      if range.count > 2 { return nil }
      for value in range {
        guard let scalar = Unicode.Scalar(value) else { return nil }
        if value < 0x80 {
          if (0x41...0x5A).contains(value) || value <= UInt32(StoredText.bits.set) { continue }
        } else if TextFolding.literal(String(Character(scalar))) != Array(String(Character(scalar)).utf8) {
          continue
        }
        if only != nil { return nil }
        only = scalar
      }
    }
    return only
  }
}
