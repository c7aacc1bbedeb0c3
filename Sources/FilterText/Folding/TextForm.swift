/// The form in which a text is searched.
package enum TextForm: Hashable, Sendable {
  /// In lower case.
  case literal
  /// In lower case, without accents and ligatures.
  case unaccented
  /// In lower case, without accents, ligatures and widths, with straight quotes, and with one blank for every run of white
  /// space: a line feed if the run has a line break, which a blank of a needle stands for too.
  case plain
  /// Reduced to letters and digits, without accents.
  case collated
  /// As it is, composed.
  case exact

  /// Appends a text in this form. Linear in the text.
  package func append(_ utf8: some Collection<UInt8>, to result: inout [UInt8]) {
    switch self {
    case .literal: TextFolding.literal(utf8, into: &result)
    case .unaccented: TextFolding.unaccented(utf8, into: &result)
    case .plain: TextFolding.plain(utf8, into: &result)
    case .collated: TextFolding.collated(utf8, into: &result)
    case .exact: TextFolding.exact(utf8, into: &result)
    }
  }

  /// The bytes to look for in texts of this form: those of a text, with blanks for all white space.
  package func needle(of text: String) -> [UInt8] {
    let bytes = bytes(of: text)
    return self == .plain ? bytes.map { $0 == 0x0A ? 0x20 : $0 } : bytes
  }

  /// The bytes of a text in this form.
  package func bytes(of text: String) -> [UInt8] {
    var result: [UInt8] = []
    append(text.utf8, to: &result)
    return result
  }
}
