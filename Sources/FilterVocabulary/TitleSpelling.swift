/// How titles are compared: letter case and punctuation of a title mean nothing, and a leading "The" may
/// be left out. In a value only spaces and hyphens mean nothing, so one with other punctuation names nothing: `e:urzassaga`,
/// `e:"urzas saga"`, but not `e:"urza's saga"`.
package enum TitleSpelling {
  /// The texts that name what has a title, in any spelling (``ValueSpelling``): the title without punctuation, and where it begins
  /// with "The", what follows. Linear in the title.
  package static func names(of title: String) -> [String] {
    let plain = withoutPunctuation(title)
    guard plain.utf8.count > 4, plain.utf8.prefix(4).elementsEqual("the ".utf8, by: { $0 | 0x20 == $1 }) else {
      return plain.isEmpty ? [] : [plain]
    }
    return [plain, String(decoding: plain.utf8.dropFirst(4), as: UTF8.self)]
  }

  /// A text without its punctuation; spaces stay.
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
