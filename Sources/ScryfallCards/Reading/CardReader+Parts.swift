import DataStreams
import FilterVocabulary

extension CardReader {
  /// Throws if the record says that it is another object, such as a list or a set.
  func checkObject(_ scanner: inout JSONScanner) throws(JSONError) {
    let start = scanner.offset
    guard let kind = try scanner.optionalString(), kind != "card" else { return }
    let shown = kind.utf8.count > 40 ? "\(kind.prefix(40))…" : kind
    throw JSONError(offset: start, message: "expected a 'card', found a '\(shown)'")
  }

  /// Reads a flag. Older data has an object instead.
  func spotlight(_ scanner: inout JSONScanner) throws(JSONError) -> Bool? {
    guard scanner.peek() == UInt8(ascii: "{") else { return try scanner.flag() }
    try scanner.skipValue()
    return true
  }

  mutating func prices(_ printing: inout CardPrinting, from scanner: inout JSONScanner) throws(JSONError) {
    if try scanner.takeNull() { return }
    var isFirst = true
    try scanner.beginObject()
    while let name = try scanner.nextKey(&isFirst) {
      path.inner = keys.key(name)
      switch path.inner {
      case .usd: printing.usd = try scanner.optionalPrice()
      case .usdFoil: printing.usdFoil = try scanner.optionalPrice()
      case .usdEtched: printing.usdEtched = try scanner.optionalPrice()
      case .eur: printing.eur = try scanner.optionalPrice()
      case .eurFoil: printing.eurFoil = try scanner.optionalPrice()
      case .tix: printing.tix = try scanner.optionalPrice()
      default: try scanner.skipValue()
      }
      path.inner = nil
    }
  }

  mutating func parts(_ scanner: inout JSONScanner) throws(JSONError) -> [RelatedPart] {
    if try scanner.takeNull() { return [] }
    var parts: [RelatedPart] = []
    var isFirst = true
    try scanner.beginArray()
    while try scanner.nextElement(&isFirst) {
      var part = RelatedPart(id: "", component: "", name: "")
      var isFirst = true
      try scanner.beginObject()
      while let name = try scanner.nextKey(&isFirst) {
        path.inner = keys.key(name)
        switch path.inner {
        case .id: part.id = try scanner.optionalString() ?? ""
        case .component: part.component = try scanner.optionalString() ?? ""
        case .name: part.name = try scanner.optionalString() ?? ""
        default: try scanner.skipValue()
        }
        path.inner = nil
      }
      parts.append(part)
    }
    return parts
  }

  mutating func faces(_ scanner: inout JSONScanner) throws(JSONError) -> [CardFace] {
    if try scanner.takeNull() { return [] }
    var faces: [CardFace] = []
    var isFirst = true
    try scanner.beginArray()
    while try scanner.nextElement(&isFirst) {
      guard faces.count < CardReader.maximumFaces else {
        throw scanner.error("a card has at most \(CardReader.maximumFaces) faces")
      }
      faces.append(try face(&scanner))
    }
    return faces
  }

  private mutating func face(_ scanner: inout JSONScanner) throws(JSONError) -> CardFace {
    var face = CardFace()
    var isFirst = true
    try scanner.beginObject()
    while let name = try scanner.nextKey(&isFirst) {
      path.inner = keys.key(name)
      switch path.inner {
      case .name: face.name = try scanner.optionalString() ?? ""
      case .manaCost: face.manaCost = try scanner.optionalString()
      case .typeLine: face.typeLine = try shared.string(&scanner) ?? ""
      case .oracleText: face.oracleText = try scanner.optionalString()
      case .colors: face.colors = try scanner.optionalColors()
      case .colorIndicator: face.colorIndicator = try scanner.optionalColors()
      case .power: face.power = try scanner.optionalString()
      case .toughness: face.toughness = try scanner.optionalString()
      case .loyalty: face.loyalty = try scanner.optionalString()
      case .defense: face.defense = try scanner.optionalString()
      case .flavorText: face.flavorText = try scanner.optionalString()
      case .artist: face.artist = try shared.string(&scanner)
      case .watermark: face.watermark = try scanner.optionalString()
      case .illustrationID: face.illustrationID = try scanner.optionalString()
      case .flavorName: face.flavorName = try scanner.optionalString()
      case .printedName: face.printedName = try scanner.optionalString()
      case .oracleID: pending.faceOracleIDs.append(try scanner.optionalString())
      case .cmc: pending.faceManaValues.append(try scanner.optionalNumber())
      default: try scanner.skipValue()
      }
      path.inner = nil
    }
    return face
  }
}

extension JSONScanner {
  /// Takes an array of strings; nil for `null`.
  mutating func optionalStrings() throws(JSONError) -> [String]? {
    try takeNull() ? nil : strings()
  }

  /// Takes an array of strings.
  mutating func strings() throws(JSONError) -> [String] {
    var strings: [String] = []
    var isFirst = true
    try beginArray()
    while try nextElement(&isFirst) { strings.append(try string()) }
    return strings
  }

  /// Takes an array of whole numbers; nil for `null`.
  mutating func optionalIntegers() throws(JSONError) -> [Int]? {
    if try takeNull() { return nil }
    var numbers: [Int] = []
    var isFirst = true
    try beginArray()
    while try nextElement(&isFirst) {
      guard let number = try optionalInteger() else { throw error("expected a whole number before this") }
      numbers.append(number)
    }
    return numbers
  }

  /// Takes an object whose values are strings. Keys with `null` are left out; the last of equal keys wins.
  mutating func dictionary() throws(JSONError) -> [String: String] {
    var dictionary: [String: String] = [:]
    var isFirst = true
    try beginObject()
    while let key = try nextKey(&isFirst) {
      guard let name = String(validUTF8: key) else { throw error("the key is not valid UTF-8") }
      if let value = try optionalString() { dictionary[name] = value }
    }
    return dictionary
  }

  /// Takes an array of color letters; nil for `null`. Other letters are ignored.
  mutating func optionalColors() throws(JSONError) -> CardColors? {
    if try takeNull() { return nil }
    var colors = CardColors()
    var isFirst = true
    try beginArray()
    while try nextElement(&isFirst) {
      guard take(UInt8(ascii: "\"")) else { throw unexpected("a color") }
      let start = offset
      _ = try passString()
      if offset - start == 2 { colors.insert(base[start]) }
    }
    return colors
  }

  /// Takes a number, in quotes or not; nil for `null`.
  mutating func optionalPrice() throws(JSONError) -> DecimalNumber? {
    guard peek() == UInt8(ascii: "\"") else { return try optionalNumber() }
    offset &+= 1
    let price = try decimalNumber()
    guard offset < count, base[offset] == UInt8(ascii: "\"") else { throw unexpected("the end of a price") }
    offset &+= 1
    return price
  }
}

extension JSONScanner {
  /// Takes a number; nil for `null`.
  mutating func optionalNumber() throws(JSONError) -> DecimalNumber? {
    if try takeNull() { return nil }
    return try decimalNumber()
  }

  private mutating func decimalNumber() throws(JSONError) -> DecimalNumber {
    let start = offset
    guard let number = DecimalNumber(whole: try number()) else {
      throw JSONError(offset: start, message: "the number is too large")
    }
    return number
  }

  /// Takes a whole number that fits an `Int`, such as `7` and `7.0`; nil for `null`.
  mutating func optionalInteger() throws(JSONError) -> Int? {
    if try takeNull() { return nil }
    let start = offset
    guard let whole = try decimalNumber().whole().flatMap({ Int(exactly: $0) }) else {
      throw JSONError(offset: start, message: "expected a whole number")
    }
    return whole
  }
}
