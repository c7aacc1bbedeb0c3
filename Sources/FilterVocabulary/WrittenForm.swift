import FilterText

/// How the data of a field writes its numbers and days: `12.5%`, `1.200,00 €`, `03/11/2026`.
public struct WrittenForm: Hashable, Sendable {
  /// The sign between the whole and the fraction of a number. Signs between groups of three digits are read too.
  public enum DecimalMark: String, CaseIterable, Hashable, Sendable {
    /// `1,200.50`, also `1'200.50` and `1 200.50`.
    case point = "."
    /// `1.200,50`, also `1 200,50`.
    case comma = ","
  }

  /// The order of day and month in a date of three numbers whose year is last.
  public enum DateOrder: String, CaseIterable, Hashable, Sendable {
    /// `03/11/2026` is November 3.
    case dayMonth = "day-month"
    /// `03/11/2026` is March 11.
    case monthDay = "month-day"
  }

  /// The sign written with numbers: `%`, `$`, `EUR`. Empty if there is none.
  public var unit: String
  /// The decimal mark of numbers that may have a unit or groups of digits; nil for plain numbers: `-1200.5`, `12e3`.
  public var decimalMark: DecimalMark?
  /// The order of day and month; nil if no date needs it.
  public var dateOrder: DateOrder?
  /// The last day that a time without a year can be of, as in `Nov 20 03:23:30`: each such time is of the last year in
  /// which it is not after this day. Nil if times have their years.
  public var latestDay: DateSpan?

  /// Makes a form. With a unit, the decimal mark is a point if none is given.
  public init(
    unit: String = "", decimalMark: DecimalMark? = nil, dateOrder: DateOrder? = nil, latestDay: DateSpan? = nil
  ) {
    self.unit = unit
    self.decimalMark = decimalMark ?? (unit.isEmpty ? nil : .point)
    self.dateOrder = dateOrder
    self.latestDay = latestDay
  }

  /// Plain numbers, and dates whose year is first.
  public static let plain = WrittenForm()
}

extension WrittenForm {
  /// The number of a text of the data; nil for a text that is none in this form, and for a form of plain numbers.
  package func number(_ text: String) -> DecimalNumber? {
    var text = text
    return text.withUTF8 { number($0) }
  }

  /// The number of a text given as UTF-8. Linear.
  package func number(_ bytes: UnsafeBufferPointer<UInt8>) -> DecimalNumber? {
    guard let decimalMark, bytes.count <= 60 else { return nil }
    var rest = WrittenForm.trimmed(bytes[...])
    var digits: [UInt8] = []
    func takeSign() {
      guard digits.isEmpty else { return }
      if rest.starts(with: WrittenForm.minus) {
        rest = rest.dropFirst(WrittenForm.minus.count)
      } else if rest.first == UInt8(ascii: "-") {
        rest = rest.dropFirst()
      } else {
        if rest.first == UInt8(ascii: "+") { rest = rest.dropFirst() }
        return
      }
      digits.append(UInt8(ascii: "-"))
    }
    takeSign()
    rest = withoutUnit(rest)
    takeSign()
    guard WrittenForm.append(rest, to: &digits, mark: decimalMark) else { return nil }
    return digits.withUnsafeBufferPointer { digits in
      DecimalNumber.prefix(of: digits).flatMap { $0.length == digits.count ? $0.number : nil }
    }
  }

  /// A number of a query that has the unit or the decimal comma of the data; nil for another text. It may be written as in
  /// the data: `"1.200,50 €"`, `"999,5"`.
  package func number(ofQuery text: String) -> DecimalNumber? {
    if decimalMark == .comma, text.utf8.contains(UInt8(ascii: ",")) { return number(text) }
    if unit.isEmpty || WrittenForm(decimalMark: decimalMark).number(text) != nil { return nil }
    return number(text)
  }

  /// A number with the unit: `5%`, `$10`, `10 €`.
  package func text(of number: String) -> String {
    switch unit {
    case "": number
    case "%": number + unit
    case "$", "£", "¥": number.hasPrefix("-") ? "-" + unit + number.dropFirst() : unit + number
    default: number + " " + unit
    }
  }

  private typealias Bytes = Slice<UnsafeBufferPointer<UInt8>>

  private func withoutUnit(_ bytes: Bytes) -> Bytes {
    if unit.isEmpty { return bytes }
    if bytes.starts(with: unit.utf8) { return WrittenForm.trimmed(bytes.dropFirst(unit.utf8.count)) }
    if bytes.suffix(unit.utf8.count).elementsEqual(unit.utf8) {
      return WrittenForm.trimmed(bytes.dropLast(unit.utf8.count))
    }
    return bytes
  }

  /// Appends the digits of a number without the signs between its groups; false for another text.
  private static func append(_ number: Bytes, to digits: inout [UInt8], mark: DecimalMark) -> Bool {
    let markByte = UInt8(ascii: mark == .point ? "." : ",")
    let end = number.lastIndex(of: markByte) ?? number.endIndex
    var group = 0
    var groups = 0
    var rest = number[..<end]
    while let byte = rest.first {
      if byte.isDigit {
        digits.append(byte)
        group += 1
        rest = rest.dropFirst()
        continue
      }
      let width = separatorWidth(rest, mark)
      guard width > 0, groups == 0 ? (1...3).contains(group) : group == 3 || group == 2 else { return false }
      rest = rest.dropFirst(width)
      groups += 1
      group = 0
    }
    // The last group has three digits; those before may have two, as in India.
    guard group > 0, groups == 0 || group == 3 else { return false }
    if end == number.endIndex { return true }
    let fraction = number[(end + 1)...]
    guard !fraction.isEmpty, fraction.allSatisfy({ $0.isDigit }) else { return false }
    digits.append(UInt8(ascii: "."))
    digits += fraction
    return true
  }

  /// The length of a sign between groups of digits at the beginning of a text; 0 if there is none.
  private static func separatorWidth(_ bytes: Bytes, _ mark: DecimalMark) -> Int {
    switch bytes.first {
    case UInt8(ascii: ","): mark == .point ? 1 : 0
    case UInt8(ascii: "."): mark == .comma ? 1 : 0
    case UInt8(ascii: "'"), UInt8(ascii: " "): 1
    default: otherSeparators.first { bytes.starts(with: $0) }?.count ?? 0
    }
  }

  /// A no-break space, a narrow one, a thin space and an apostrophe.
  private static let otherSeparators = ["\u{A0}", "\u{202F}", "\u{2009}", "\u{2019}"].map { Array($0.utf8) }
  private static let minus = Array("\u{2212}".utf8)

  /// A text without blanks at its ends.
  private static func trimmed(_ bytes: Bytes) -> Bytes {
    var rest = bytes
    let blanks = otherSeparators.dropLast()
    while true {
      if rest.first == 0x20 || rest.first == 0x09 {
        rest = rest.dropFirst()
      } else if rest.last == 0x20 || rest.last == 0x09 {
        rest = rest.dropLast()
      } else if let blank = blanks.first(where: { rest.starts(with: $0) }) {
        rest = rest.dropFirst(blank.count)
      } else if let blank = blanks.first(where: { rest.suffix($0.count).elementsEqual($0) }) {
        rest = rest.dropLast(blank.count)
      } else {
        return rest
      }
    }
  }
}

extension WrittenForm {
  /// The unit that a text has before or after a number: a percent sign, or the sign or code of a currency. Nil for
  /// other texts.
  package static func unit(of text: String) -> String? {
    guard text.utf8.count <= 60 else { return nil }
    if text.utf8.allSatisfy({ $0 < 0x80 }) { return asciiUnit(of: text) }
    func isEdge(_ character: Character) -> Bool {
      character.isWhitespace || character.isNumber || "+-\u{2212}.,'".contains(character)
    }
    let head = text.prefix { !$0.isNumber }.filter { !isEdge($0) }
    let tail = String(text.reversed().prefix { !$0.isNumber }.filter { !isEdge($0) }.reversed())
    if head.isEmpty == tail.isEmpty { return nil }
    let unit = head.isEmpty ? tail : head
    return unit == "%" || currencies.contains(unit) ? unit : nil
  }

  /// The unit of a text of ASCII.
  private static func asciiUnit(of text: String) -> String? {
    func isEdge(_ byte: UInt8) -> Bool { byte == 0x20 || (0x09...0x0D).contains(byte) || "+-.,'".utf8.contains(byte) }
    let head = text.utf8.prefix { !$0.isDigit }.filter { !isEdge($0) }
    let tail = text.utf8.reversed().prefix { !$0.isDigit }.filter { !isEdge($0) }
    if head.isEmpty == tail.isEmpty { return nil }
    let unit = head.isEmpty ? Array(tail.reversed()) : head
    guard unit.count <= 3 else { return nil }
    let spelled = String(decoding: unit, as: UTF8.self)
    return spelled == "%" || currencies.contains(spelled) ? spelled : nil
  }

  /// Signs of currencies in use, and the codes of ISO 4217 of the most traded ones.
  private static let currencies: Set<String> = [
    "$", "€", "£", "¥", "₹", "₽", "₩", "₺", "₴", "₪", "฿", "₫", "₦", "₱", "zł", "kr", "Kč", "Ft", "US$", "R$", "A$",
    "C$", "NZ$", "HK$", "CA$", "AU$", "元", "円",
    "USD", "EUR", "JPY", "GBP", "CNY", "AUD", "CAD", "CHF", "HKD", "SGD", "SEK", "KRW", "NOK", "NZD", "INR", "MXN",
    "TWD", "ZAR", "BRL", "DKK", "PLN", "THB", "ILS", "IDR", "CZK", "AED", "TRY", "HUF", "CLP", "SAR", "PHP", "MYR",
    "COP", "RON", "PEN", "ISK", "UAH", "VND", "EGP", "NGN", "RUB",
  ]
}
