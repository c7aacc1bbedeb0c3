import FilterText

/// How listed values are compared: without letter case, `-`, `_` and spaces (`is:extended-art` is `is:extendedart`).
/// Other characters count, composed (NFC).
package enum ValueSpelling {
  /// The text that is equal for two spellings of one value. Empty for a text of separators. Linear in the text.
  package static func folded(_ text: String) -> String {
    text.utf8.withContiguousStorageIfAvailable { folded(text, $0) }
      ?? Array(text.utf8).withUnsafeBufferPointer { folded(text, $0) }
  }

  /// The folded form of a text, whose bytes are passed too.
  private static func folded(_ text: String, _ bytes: UnsafeBufferPointer<UInt8>) -> String {
    var isPlain = true
    var isASCII = true
    for byte in bytes {
      if !(byte &- 0x61 < 26 || byte.isDigit) { isPlain = false }
      if byte >= 0x80 { isASCII = false }
    }
    if isPlain { return text }
    let folded = String(unsafeUninitializedCapacity: bytes.count) { result in
      var count = 0
      for byte in bytes where byte != 0x20 && byte != 0x2D && byte != 0x5F {
        result[count] = byte &- 0x41 < 26 ? byte | 0x20 : byte
        count += 1
      }
      return count
    }
    return isASCII ? folded : CanonicalForm.composed(folded.lowercased())
  }

  /// Appends a text with ASCII letters in lower case and without separators. False for a text with other letters, which
  /// ``folded(_:)`` folds.
  package static func fold(_ text: String, into result: inout [UInt8]) -> Bool {
    text.utf8.withContiguousStorageIfAvailable { fold($0, into: &result) }
      ?? Array(text.utf8).withUnsafeBufferPointer { fold($0, into: &result) }
  }

  /// Appends the bytes of a text like the other form.
  package static func fold(_ text: UnsafeBufferPointer<UInt8>, into result: inout [UInt8]) -> Bool {
    var isASCII = true
    for byte in text where byte != 0x20 && byte != 0x2D && byte != 0x5F {
      if byte >= 0x80 { isASCII = false }
      result.append(byte &- 0x41 < 26 ? byte | 0x20 : byte)
    }
    return isASCII
  }
}

/// How words of open lists of values are compared in the syntax of lists: as texts are (``TextForm/plain``), with blanks for
/// line breaks. `on-hold` is not `on hold`.
package enum WordSpelling {
  /// The text that is equal for two spellings of one word. Linear in the text.
  package static func folded(_ text: String) -> String {
    String(decoding: TextForm.plain.needle(of: text), as: UTF8.self)
  }
}

/// How titles are compared: without letter case and punctuation, and with or without a leading "The". A written value
/// keeps its punctuation, so `e:urzassaga` and `e:"urzas saga"` name "Urza's Saga", but `e:"urza's saga"` does not.
package enum TitleSpelling {
  /// The texts that a title answers to (in any ``ValueSpelling``): the title without punctuation, and also without a
  /// leading "The". Linear in the title.
  package static func names(of title: String) -> [String] {
    let plain = withoutPunctuation(title)
    guard plain.utf8.count > 4, plain.utf8.prefix(4).elementsEqual("the ".utf8, by: { $0 | 0x20 == $1 }) else {
      return plain.isEmpty ? [] : [plain]
    }
    return [plain, String(decoding: plain.utf8.dropFirst(4), as: UTF8.self)]
  }

  /// A text without its punctuation, but with its spaces.
  package static func withoutPunctuation(_ text: String) -> String {
    func isKept(_ scalar: Unicode.Scalar) -> Bool {
      switch scalar.value {
      case 0x20, 0x30...0x39, 0x41...0x5A, 0x61...0x7A: true
      case ..<0xAA, 0xAB..<0xB5, 0xB6..<0xBA, 0xBB..<0xC0, 0xD7, 0xF7, 0x2000..<0x2C00, 0x3000..<0x3005,
        0x3008..<0x3021:
        false
      default: true
      }
    }
    if text.unicodeScalars.allSatisfy(isKept) { return text }
    var kept = String.UnicodeScalarView()
    for scalar in text.unicodeScalars where isKept(scalar) { kept.append(scalar) }
    return String(kept)
  }
}
