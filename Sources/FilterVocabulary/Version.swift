import FilterAST
import FilterText

/// A version by semantic versioning 2.0.0: `1.10.0`, `2.0.0-rc.1`.
///
/// Besides the form of that rule a leading `v`, other counts of numbers (`1.9`, `120.0.6099.109`) and leading zeros are
/// read; numbers that are left out are 0. Metadata of a build (`+20130313`) is read and not compared. What has another
/// form is no version: `1.0.0rc1`, which lacks the hyphen, and `2:1.4-3ubuntu1`.
package struct Version: Hashable, Sendable {
  /// The numbers without zeros at the end, each as its digits without zeros at the beginning.
  private let numbers: [[UInt8]]
  /// How many numbers are written.
  private let writtenCount: Int
  /// The identifiers of a pre-release; empty for a release.
  private let prerelease: [[UInt8]]

  /// The longest number, in digits.
  private static let maximumDigits = 35

  /// Reads a version; nil for a text that is none. Linear.
  package init?(_ text: String) {
    var text = text
    guard let version = text.withUTF8({ Version($0) }) else { return nil }
    self = version
  }

  private init?(_ bytes: UnsafeBufferPointer<UInt8>) {
    var rest = bytes[...]
    if let first = rest.first, first | 0x20 == UInt8(ascii: "v") { rest.removeFirst() }
    if let plus = rest.firstIndex(of: UInt8(ascii: "+")) {
      guard Version.identifiers(rest[(plus + 1)...]) != nil else { return nil }
      rest = rest[..<plus]
    }
    var prerelease: [[UInt8]] = []
    if let hyphen = rest.firstIndex(of: UInt8(ascii: "-")) {
      guard let found = Version.identifiers(rest[(hyphen + 1)...]) else { return nil }
      prerelease = found.map { $0.allSatisfy { $0.isDigit } ? Version.digits($0[...]) : $0 }
      rest = rest[..<hyphen]
    }
    var numbers: [[UInt8]] = []
    for part in rest.split(separator: UInt8(ascii: "."), omittingEmptySubsequences: false) {
      guard !part.isEmpty, part.allSatisfy({ $0.isDigit }) else { return nil }
      numbers.append(Version.digits(part))
    }
    if (numbers + prerelease).contains(where: { $0.count > Version.maximumDigits && $0.allSatisfy { $0.isDigit } }) {
      return nil
    }
    self.init(numbers, prerelease)
  }

  private init(_ numbers: [[UInt8]], _ prerelease: [[UInt8]]) {
    writtenCount = numbers.count
    self.numbers = Array(numbers.prefix((numbers.lastIndex { $0 != [UInt8(ascii: "0")] } ?? -1) + 1))
    self.prerelease = prerelease
  }

  /// The identifiers between dots; nil if one is empty or has another character than letters, digits and hyphens.
  private static func identifiers(_ bytes: Slice<UnsafeBufferPointer<UInt8>>) -> [[UInt8]]? {
    let parts = bytes.split(separator: UInt8(ascii: "."), omittingEmptySubsequences: false)
    let areValid = parts.allSatisfy { part in
      !part.isEmpty && part.allSatisfy { $0.isDigit || $0.isLetter || $0 == UInt8(ascii: "-") }
    }
    return areValid ? parts.map { Array($0) } : nil
  }

  /// The digits of a number without zeros at the beginning.
  private static func digits(_ digits: some Collection<UInt8>) -> [UInt8] {
    let rest = digits.drop { $0 == UInt8(ascii: "0") }
    return rest.isEmpty ? [UInt8(ascii: "0")] : Array(rest)
  }

  /// The version as semantic versioning writes it, with three numbers or more.
  package var text: String { text(count: 3) }

  private func text(count: Int) -> String {
    let zeros = Array(repeating: [UInt8(ascii: "0")], count: max(0, count - numbers.count))
    var bytes = Array((numbers + zeros).joined(separator: [UInt8(ascii: ".")]))
    if !prerelease.isEmpty { bytes += [UInt8(ascii: "-")] + prerelease.joined(separator: [UInt8(ascii: ".")]) }
    return String(decoding: bytes, as: UTF8.self)
  }
}

/// The keys of versions: texts of ASCII whose bytes have the order of the versions.
///
/// A number is the count of its digits (`1` to `9`, then `a` to `z`) and its digits, so that 10 (`210`) comes after 9
/// (`19`). After the numbers, zeros at the end left out, a release has `.`; a pre-release has `!`, which comes before
/// it, and its identifiers: numbers as above, and others as `~`, their text and `,`, which comes before all that an
/// identifier may have. So `1.10.0` is `11210.`, and `1.10.0-rc.1` is `11210!~rc,11`.
extension Version {
  private static let release = UInt8(ascii: ".")
  private static let prerelease = UInt8(ascii: "!")
  private static let word = UInt8(ascii: "~")
  private static let wordEnd = UInt8(ascii: ",")

  /// The key.
  package var key: String { String(decoding: Version.key(of: numbers, prerelease), as: UTF8.self) }

  private static func key(of numbers: [[UInt8]], _ identifiers: [[UInt8]]) -> [UInt8] {
    var key: [UInt8] = []
    for number in numbers { append(number, to: &key) }
    key.append(identifiers.isEmpty ? release : prerelease)
    for identifier in identifiers {
      if identifier.allSatisfy({ $0.isDigit }) {
        append(identifier, to: &key)
      } else {
        key += [word] + identifier + [wordEnd]
      }
    }
    return key
  }

  private static func append(_ number: [UInt8], to key: inout [UInt8]) {
    let count = UInt8(number.count)
    key.append(count < 10 ? UInt8(ascii: "0") + count : UInt8(ascii: "a") + count - 10)
    key += number
  }

  /// The version of a key. A key that ends before the identifiers of a pre-release is of the least one.
  package init(key: String) {
    var numbers: [[UInt8]] = []
    var identifiers: [[UInt8]] = []
    var isPrerelease = false
    var rest = Array(key.utf8)[...]
    while let first = rest.popFirst() {
      switch first {
      case Version.release: break
      case Version.prerelease: isPrerelease = true
      case Version.word:
        let text = rest.prefix { $0 != Version.wordEnd }
        identifiers.append(Array(text))
        rest = rest.dropFirst(text.count + 1)
      default:
        let count = Int(first.isDigit ? first - UInt8(ascii: "0") : first &- UInt8(ascii: "a") &+ 10)
        if isPrerelease {
          identifiers.append(Array(rest.prefix(count)))
        } else {
          numbers.append(Array(rest.prefix(count)))
        }
        rest = rest.dropFirst(count)
      }
    }
    if isPrerelease, identifiers.isEmpty { identifiers = [[UInt8(ascii: "0")]] }
    self.init(numbers, identifiers)
  }
}

extension Version {
  /// The version as a value of a query. With fewer than three numbers it stands for all versions that begin so, from
  /// its release to before the first pre-release of the next: `1.9` for 1.9.0, 1.9.1-rc.1 and 1.9.1, and neither for
  /// 1.9.0-rc.1 nor for 1.10.0-rc.1.
  fileprivate var value: KeyedText {
    if writtenCount > 2 || !prerelease.isEmpty { return KeyedText(text, key: key) }
    let zeros = Array(repeating: [UInt8(ascii: "0")], count: writtenCount - numbers.count)
    var next = numbers + zeros
    next[writtenCount - 1] = Version.successor(of: next[writtenCount - 1])
    let end = Version.key(of: next, [[UInt8(ascii: "0")]]).dropLast(2)
    return KeyedText(text(count: writtenCount), from: key, before: String(decoding: end, as: UTF8.self))
  }

  /// The digits of the next number.
  private static func successor(of digits: [UInt8]) -> [UInt8] {
    guard let index = digits.lastIndex(where: { $0 != UInt8(ascii: "9") }) else {
      return [UInt8(ascii: "1")] + digits.map { _ in UInt8(ascii: "0") }
    }
    return digits[..<index] + [digits[index] + 1] + digits[(index + 1)...].map { _ in UInt8(ascii: "0") }
  }

  /// Versions that a text may stand for: with the hyphen that `1.0.0rc1` lacks, without what follows the numbers of
  /// `1.2.x` and `1.2.*`.
  fileprivate static func corrections(of text: String) -> [String] {
    let bytes = Array(text.utf8)
    guard bytes.count <= 100 else { return [] }
    let start = bytes.first.map { $0 | 0x20 == UInt8(ascii: "v") } == true ? 1 : 0
    let end = bytes[start...].firstIndex { !$0.isDigit && $0 != UInt8(ascii: ".") } ?? bytes.count
    let numbers = String(
      decoding: bytes[start..<end].reversed().drop { $0 == UInt8(ascii: ".") }.reversed(), as: UTF8.self)
    let tail = String(decoding: bytes[end...].drop { "-_.".utf8.contains($0) }, as: UTF8.self)
    return (tail == "x" || tail == "X" || tail == "*" ? [numbers] : [numbers + "-" + tail, numbers])
      .filter { Version($0) != nil }
  }
}

extension KeyedReading {
  /// Versions by semantic versioning.
  static var version: KeyedReading {
    KeyedReading(
      "a version such as 1.10.0", value: { Version($0)?.value }, key: { Version($0)?.key },
      text: { Version(key: $0).text }, corrections: { Version.corrections(of: $0) })
  }
}
