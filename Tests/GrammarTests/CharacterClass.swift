/// A set of characters as the grammar writes it: `[a-z_]`, `[^"\\]`.
struct CharacterClass {
  /// The bytes that sentences are made of if the class allows them: the members among everything with a meaning for the
  /// lexer and similar bytes.
  let specimens: [[UInt8]]

  /// A class of some ranges, and of the letters beyond ASCII, or of the digits and marks beyond it.
  init(isNegated: Bool, ranges: [ClosedRange<Unicode.Scalar>], hasLetters: Bool = false, hasMarks: Bool = false) {
    let members = CharacterClass.alphabet.filter { scalar in
      let isMember =
        switch scalar.properties.generalCategory {
        case _ where scalar.isASCII: false
        case .uppercaseLetter, .lowercaseLetter, .titlecaseLetter, .modifierLetter, .otherLetter: hasLetters
        case .nonspacingMark, .spacingMark, .enclosingMark, .decimalNumber: hasMarks
        default: false
        }
      return (isMember || ranges.contains { $0.contains(scalar) }) != isNegated
    }
    self.specimens = members.map { Array(String(Character($0)).utf8) }
  }

  /// `…` and the low quote share their first bytes with the curly quotes; the no-break and the ideographic space are
  /// characters of words. Characters that change the kind of a word occur several times.
  private static let alphabet = Array(
    ("aAbdDeEnNoOrRstTxz_0123:;<=>!+@-,.*?#|&%~$^`[]{}()/\\ \t\n\r\u{B}\u{C}\"'\u{201C}\u{201D}\u{2018}\u{2019}"
      + "\u{0}\u{7F}\u{A0}\u{E9}\u{301}\u{17F}\u{201E}\u{2026}\u{3000}\u{FF02}\u{FFFD}\u{1F9DD}\u{200D}\u{540D}\u{C9}\u{661}\u{B2}"
      + String(repeating: "+@{}/!,orand", count: 4)).unicodeScalars)

  /// The white space of the language.
  static let whitespace: [ClosedRange<Unicode.Scalar>] = ["\t"..."\r", " "..." "]
}
