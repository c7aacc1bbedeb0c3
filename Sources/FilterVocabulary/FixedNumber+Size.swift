/// Sizes of data are numbers of megabytes, so that a millionth is a byte.
extension FixedNumber {
  /// The megabytes of a size: `10MB`, `10MiB`, `1.5k`, `512`.
  ///
  /// The units are `k`, `M`, `G`, `T`, `P` and `E` with or without `B`, for powers of 1000, and `Ki`, `Mi`, … for powers
  /// of 1024, in any letter case; `B`, `byte` and `bytes` are bytes. A number without a unit is a number of bytes.
  /// Fractions of a byte are dropped. Linear in the text.
  public init(size text: String) throws(AmountError) {
    try self.init(text) { bytes in
      do throws(AmountError) { return .success(try FixedNumber(size: bytes)) } catch { return .failure(error) }
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
    guard let bytes = number.times(unit) else { throw .outOfRange }
    self.init(magnitude: bytes, isNegative: isNegative)
  }

  /// The size of this number of megabytes as written in a query, in the unit that makes it shortest: `10MB`, `10MiB`,
  /// `512`. Reading it gives the same number.
  public var sizeText: String {
    let (number, unit) = sizeParts
    return (millionths < 0 ? "-" : "") + number + unit
  }

  /// The number of a size and its unit, empty for bytes; the sign is left out.
  package var sizeParts: (number: String, unit: String) {
    let bytes = millionths.magnitude
    var best = (number: String(bytes), unit: "")
    func consider(_ number: String, _ unit: String) {
      let (length, bestLength) = (number.utf8.count + unit.utf8.count, best.number.utf8.count + best.unit.utf8.count)
      if length < bestLength || length == bestLength && best.unit.isEmpty { best = (number, unit) }
    }
    var (decimal, binary): (UInt64, UInt64) = (1, 1)
    for letter in SizeUnit.letters {
      (decimal, binary) = (decimal * 1_000, binary * 1_024)
      if bytes >= binary, bytes % binary == 0 { consider(String(bytes / binary), letter + "iB") }
      if bytes >= decimal { consider(FixedNumber.decimal(bytes, unit: decimal), (letter == "K" ? "k" : letter) + "B") }
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
