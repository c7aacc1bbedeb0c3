/// The shape of a cell, by which a header is told from the records below it.
enum CellShape: Hashable {
  /// Nothing, or a mark such as `NA`.
  case missing
  case number
  /// A date, a time or both.
  case time
  /// An address of a host, a page or a person.
  case address
  case other

  /// Whether it is the shape of data rather than of a name.
  var isOfData: Bool { self != .missing && self != .other }

  private static let marks: Set<[UInt8]> = Set(
    ["na", "n/a", "#n/a", "nan", "null", "none", "-", "--", ".", "?", ""].map { Array($0.utf8) })

  /// The shape of a cell without quotes and blanks around it.
  init(_ cell: ArraySlice<UInt8>) {
    if cell.count < 5, Self.marks.contains(cell.map { $0 >= 0x41 && $0 <= 0x5A ? $0 | 0x20 : $0 }) {
      self = .missing
    } else if Self.isNumber(cell) {
      self = .number
    } else if Self.isTime(cell) {
      self = .time
    } else if Self.isAddress(cell) {
      self = .address
    } else {
      self = .other
    }
  }

  /// Whether a cell is a number: digits with marks between them, a sign, a currency or percent sign, an exponent.
  private static func isNumber(_ cell: ArraySlice<UInt8>) -> Bool {
    var rest = cell
    if rest.last == UInt8(ascii: "%") { rest.removeLast() }
    if let first = rest.first, "+-$".utf8.contains(first) { rest.removeFirst() }
    guard let first = rest.first, let last = rest.last, first.isASCIIDigit || first == UInt8(ascii: "."),
      last.isASCIIDigit || last == UInt8(ascii: ".")
    else { return false }
    var previous: UInt8 = 0
    for byte in rest {
      defer { previous = byte }
      if byte.isASCIIDigit { continue }
      switch byte {
      case UInt8(ascii: "."), UInt8(ascii: ","), UInt8(ascii: "_"): break
      case UInt8(ascii: "e"), UInt8(ascii: "E"):
        if !previous.isASCIIDigit && previous != UInt8(ascii: ".") { return false }
      case UInt8(ascii: "+"), UInt8(ascii: "-"): if previous | 0x20 != UInt8(ascii: "e") { return false }
      default: return false
      }
    }
    // Addresses and versions have several points.
    return rest.contains { $0.isASCIIDigit } && rest.count { $0 == UInt8(ascii: ".") } < 2
  }

  /// Whether a cell is a date or a time: groups of digits between `-`, `/`, `.` or `:`, or a month by its short name.
  private static func isTime(_ cell: ArraySlice<UInt8>) -> Bool {
    guard cell.count >= 4, cell.count <= 40, let first = cell.first, first.isASCIIDigit else { return false }
    var groups = 0
    var letters = 0
    var separators = 0
    var isInDigits = false
    var isInLetters = false
    for byte in cell {
      if byte.isASCIIDigit {
        if !isInDigits { groups += 1 }
        (isInDigits, isInLetters) = (true, false)
      } else if byte.isASCIILetter {
        if isInLetters { letters += 1 } else { letters = 1 }
        // `T`, `Z`, `UTC`, `Nov`, `AM`.
        if letters > 3 { return false }
        (isInDigits, isInLetters) = (false, true)
      } else {
        guard "-/.:+ ,".utf8.contains(byte) else { return false }
        if "-/.:".utf8.contains(byte) { separators += 1 }
        (isInDigits, isInLetters) = (false, false)
      }
    }
    return separators > 0 && groups >= 2 && (separators >= 2 || cell.contains(UInt8(ascii: ":")))
  }

  /// Whether a cell has what only an address has: `@` between other signs, or `://`.
  private static func isAddress(_ cell: ArraySlice<UInt8>) -> Bool {
    if cell.contains(0x20) { return false }
    if let at = cell.firstIndex(of: UInt8(ascii: "@")) { return at > cell.startIndex && at < cell.endIndex - 1 }
    let scheme = cell.firstIndex(of: UInt8(ascii: ":"))
    return scheme.map { cell[$0...].starts(with: "://".utf8) } ?? false
  }
}
