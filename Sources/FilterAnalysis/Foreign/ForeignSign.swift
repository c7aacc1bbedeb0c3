import FilterText

/// A character that is typed or pasted for one of the language: `＞` for `>`, `–` for `-`, a no-break space.
struct ForeignSign {
  /// The role of the character, which decides where it is taken for another one.
  enum Role: Equatable {
    /// White space of another width.
    case space
    /// A character without a shape.
    case invisible
    /// A dash or a minus sign.
    case dash
    /// A quotation mark that opens a text, that closes one, or either.
    case opening, closing, quote
    /// An operator, a parenthesis, a comma, a slash.
    case mark
    /// A wide letter or digit.
    case letter
  }

  let role: Role
  /// The text of the language.
  let plain: String

  private init(_ role: Role, _ plain: String) {
    self.role = role
    self.plain = plain
  }

  /// The backquote, which quotes texts in other languages.
  static let backquote = ForeignSign(.quote, "\"")

  /// The sign of a scalar outside ASCII; nil for other scalars.
  init?(_ scalar: Unicode.Scalar) {
    switch scalar.value {
    case 0xA0, 0x1680, 0x2000...0x200A, 0x2028, 0x2029, 0x202F, 0x205F, 0x3000: self.init(.space, " ")
    case 0xAD, 0x200B...0x200F, 0x202A...0x202E, 0x2060...0x2064, 0xFEFF: self.init(.invisible, "")
    case 0x2010...0x2015, 0x2212, 0x2043, 0xFE58, 0xFE63, 0xFF0D: self.init(.dash, "-")
    case 0xAC: self.init(.dash, "-")
    case 0xAB, 0x201A, 0x201E, 0x201F, 0x201B, 0x300C, 0x300E, 0x301D, 0x275D: self.init(.opening, "\"")
    case 0xBB, 0x300D, 0x300F, 0x301E, 0x301F, 0x275E: self.init(.closing, "\"")
    case 0xB4, 0x2032, 0x2033, 0x2036, 0xFF02, 0xFF07: self.init(.quote, "\"")
    case 0x2039: self.init(.opening, "<")
    case 0x203A: self.init(.closing, ">")
    case 0x02C2, 0x27E8, 0x3008, 0xFE64: self.init(.mark, "<")
    case 0x02C3, 0x27E9, 0x3009, 0xFE65: self.init(.mark, ">")
    case 0x2A7E, 0x2267, 0x2273: self.init(.mark, ">=")
    case 0x2A7D, 0x2266, 0x2272: self.init(.mark, "<=")
    case 0x2236, 0x02D0, 0xA789, 0xFE13, 0xFE55: self.init(.mark, ":")
    case 0xFE66: self.init(.mark, "=")
    case 0xFE59, 0x3010, 0x3014: self.init(.mark, "(")
    case 0xFE5A, 0x3011, 0x3015: self.init(.mark, ")")
    case 0x3001, 0xFE50: self.init(.mark, ",")
    case 0x2026: self.init(.mark, "..")
    case 0x2044, 0x2215: self.init(.mark, "/")
    case 0x2227: self.init(.mark, " and ")
    case 0x2228: self.init(.mark, " or ")
    case 0xFF01...0xFF5E:
      guard let plain = Unicode.Scalar(scalar.value - 0xFEE0) else { return nil }
      let isWord = plain.value < 0x80 && (UInt8(plain.value).isLetter || UInt8(plain.value).isDigit)
      self.init(isWord ? .letter : .mark, String(Character(plain)))
    default: return nil
    }
  }

  /// The scalar as part of a word, a wide letter as a plain one; nil for white space, punctuation and signs.
  static func wordScalar(_ scalar: Unicode.Scalar) -> Unicode.Scalar? {
    if scalar.value < 0x80 { return UInt8(scalar.value).isLetter || UInt8(scalar.value).isDigit ? scalar : nil }
    if let sign = ForeignSign(scalar) { return sign.role == .letter ? sign.plain.unicodeScalars.first : nil }
    switch scalar.value {
    case 0x80...0xBF, 0xD7, 0xF7, 0x2000...0x2BFF, 0x3000...0x3004, 0x3008...0x3020, 0xFE10...0xFE6F: return nil
    default: return scalar
    }
  }
}
