/// The sets: code, title and release day, the newest first.
///
/// A new set is a line at the top of its file. Scryfall knows some more, of tokens, art cards and promos.
enum ScryfallSets {
  static let catalog = Catalog("set-codes", "Sets by code and name", recent + middle + early)

  /// Common names of early and special sets, by code. Source: `facts/set-nicknames.json` of the language reference.
  fileprivate static let nicknames = [
    "lea": "alpha", "leb": "beta", "2ed": "unlimited", "3ed": "revised", "4ed": "fourth", "5ed": "fifth",
    "6ed": "sixth", "7ed": "seventh", "8ed": "eighth", "9ed": "ninth", "10e": "tenth", "tsb": "timeshifted",
    "chr": "chronicles", "por": "portal", "s99": "starter", "ugl": "unglued", "unh": "unhinged", "ust": "unstable",
    "und": "unsanctioned", "unf": "unfinity",
  ]
}

/// How titles of sets are compared (REFERENCE 7, 3.6): letter case and punctuation of a title mean nothing, and a leading "The" may
/// be left out. In a value only spaces and hyphens mean nothing, so one with other punctuation names no set: `e:urzassaga`,
/// `e:"urzas saga"`, but not `e:"urza's saga"`.
package enum SetTitle {
  /// The texts that name a set of a title, in any spelling (``ValueSpelling``): the title without punctuation, and where it begins
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

extension FieldValue {
  /// Reads a table of sets: `war|War of the Spark|2019-05-03` a line.
  static func sets(_ table: StaticString) -> [FieldValue] {
    FieldValue.rows(table).map { row in
      var names = SetTitle.names(of: row[1])
      if let nickname = ScryfallSets.nicknames[row[0]], !names.contains(where: { $0.lowercased() == nickname }) {
        names.append(nickname)
      }
      return FieldValue(
        row[0], aliases: names, label: row[1], row[1] + ", released " + row[2], category: "set",
        isAboutPrinting: true)
    }
  }
}
