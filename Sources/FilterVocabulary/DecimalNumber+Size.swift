/// Sizes of data are numbers of megabytes.
extension DecimalNumber {
  /// The megabytes of a size: `10MB`, `10MiB`, `1.5k`, `512`.
  ///
  /// The units are `k`, `M`, `G`, `T`, `P` and `E` with or without `B`, for powers of 1000, and `Ki`, `Mi`, … for powers
  /// of 1024, in any letter case; `B`, `byte` and `bytes` are bytes. A number without a unit is a number of bytes.
  /// Linear in the text.
  public init(size text: String) throws(AmountError) {
    try self.init(text) { bytes in
      do throws(AmountError) { return .success(try DecimalNumber(size: bytes)) } catch { return .failure(error) }
    }
  }

  /// The megabytes of a size given as bytes.
  package init(size bytes: UnsafeBufferPointer<UInt8>) throws(AmountError) {
    var reader = AmountReader(bytes)
    let isNegative = reader.take(UInt8(ascii: "-"))
    guard let number = reader.decimal() else { throw .noNumber }
    reader.skipSpaces()
    let start = reader.offset
    let word = reader.word()
    guard reader.isAtEnd, let unit = SizeUnit.bytes(of: word) else {
      throw .unknownUnit(start: start, end: reader.bytes.count)
    }
    let size = number.times(unit).shifted(by: -6)
    self = isNegative ? -size : size
  }

  /// The size of this number of megabytes as written in a query, in the unit that makes it shortest: `10MB`, `10MiB`,
  /// `512`. Reading it gives the same number.
  public var sizeText: String {
    let (number, unit) = sizeParts
    return (isNegative ? "-" : "") + number + unit
  }

  /// The number of a size and its unit, empty for bytes; the sign is left out.
  package var sizeParts: (number: String, unit: String) {
    let bytes = magnitude.shifted(by: 6)
    var best = (number: bytes.amountText, unit: "")
    func consider(_ number: String, _ unit: String) {
      let (length, bestLength) = (number.utf8.count + unit.utf8.count, best.number.utf8.count + best.unit.utf8.count)
      if length < bestLength || length == bestLength && best.unit.isEmpty { best = (number, unit) }
    }
    let whole = bytes.whole()
    var (power, binary): (Int, Int64) = (0, 1)
    for letter in SizeUnit.letters {
      (power, binary) = (power + 3, binary * 1_024)
      if let whole, whole >= binary, whole % binary == 0 { consider(String(whole / binary), letter + "iB") }
      if bytes >= DecimalNumber(1, power: power) {
        consider(bytes.shifted(by: -power).amountText, (letter == "K" ? "k" : letter) + "B")
      }
    }
    return best
  }
}

/// The units of sizes.
package enum SizeUnit {
  static let letters = ["K", "M", "G", "T", "P", "E"]

  /// The spellings that completion and messages offer.
  package static let common = ["kB", "MB", "GB", "TB", "KiB", "MiB", "GiB"]

  /// The number of bytes of a unit in lower case; nil for an unknown one.
  static func bytes(of word: [UInt8]) -> UInt64? {
    var unit = word[...]
    if unit.elementsEqual("byte".utf8) || unit.elementsEqual("bytes".utf8) { return 1 }
    if unit.last == UInt8(ascii: "b") { unit.removeLast() }
    guard let letter = unit.first else { return 1 }
    let isBinary = unit.count == 2 && unit.last == UInt8(ascii: "i")
    guard unit.count == 1 || isBinary else { return nil }
    var bytes: UInt64 = 1
    for known in letters {
      bytes *= isBinary ? 1_024 : 1_000
      if known.utf8.first.map({ $0 | 0x20 }) == letter { return bytes }
    }
    return nil
  }
}
