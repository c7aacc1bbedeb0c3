import DataStreams

extension CardReader {
  /// A record may say what it is; lists, sets and errors are objects of Scryfall too, some of them with a name.
  func checkObject(_ scanner: inout JSONScanner) throws(RecordProblem) {
    let start = scanner.offset
    guard let kind = try scanner.optionalString(), kind != "card" else { return }
    let shown = kind.utf8.count > 40 ? "\(kind.prefix(40))…" : kind
    throw RecordProblem(offset: start, message: "this is a '\(shown)', a 'card' was expected")
  }

  /// Older data hold more than a flag here.
  func spotlight(_ scanner: inout JSONScanner) throws(RecordProblem) -> Bool? {
    guard scanner.peek() == UInt8(ascii: "{") else { return try scanner.flag() }
    try scanner.skipValue()
    return true
  }

  mutating func prices(_ printing: inout CardPrinting, _ scanner: inout JSONScanner) throws(RecordProblem) {
    if try scanner.takeNull() { return }
    var isFirst = true
    try scanner.beginObject()
    while let name = try scanner.nextKey(&isFirst) {
      place.inner = keys.key(name)
      switch place.inner {
      case .usd: printing.usd = try scanner.optionalPrice()
      case .usdFoil: printing.usdFoil = try scanner.optionalPrice()
      case .usdEtched: printing.usdEtched = try scanner.optionalPrice()
      case .eur: printing.eur = try scanner.optionalPrice()
      case .eurFoil: printing.eurFoil = try scanner.optionalPrice()
      case .tix: printing.tix = try scanner.optionalPrice()
      default: try scanner.skipValue()
      }
      place.inner = nil
    }
  }

  mutating func parts(_ scanner: inout JSONScanner) throws(RecordProblem) -> [RelatedPart] {
    if try scanner.takeNull() { return [] }
    var parts: [RelatedPart] = []
    var isFirst = true
    try scanner.beginArray()
    while try scanner.nextElement(&isFirst) {
      var part = RelatedPart(id: "", component: "", name: "")
      var isFirst = true
      try scanner.beginObject()
      while let name = try scanner.nextKey(&isFirst) {
        place.inner = keys.key(name)
        switch place.inner {
        case .id: part.id = try scanner.optionalString() ?? ""
        case .component: part.component = try scanner.optionalString() ?? ""
        case .name: part.name = try scanner.optionalString() ?? ""
        default: try scanner.skipValue()
        }
        place.inner = nil
      }
      parts.append(part)
    }
    return parts
  }

  mutating func faces(_ scanner: inout JSONScanner) throws(RecordProblem) -> [CardFace] {
    if try scanner.takeNull() { return [] }
    var faces: [CardFace] = []
    var isFirst = true
    try scanner.beginArray()
    while try scanner.nextElement(&isFirst) {
      guard faces.count < CardReader.mostFaces else {
        throw scanner.problem("a card has at most \(CardReader.mostFaces) faces")
      }
      faces.append(try face(&scanner))
    }
    return faces
  }

  mutating func face(_ scanner: inout JSONScanner) throws(RecordProblem) -> CardFace {
    var face = CardFace()
    var isFirst = true
    try scanner.beginObject()
    while let name = try scanner.nextKey(&isFirst) {
      place.inner = keys.key(name)
      switch place.inner {
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
      case .oracleID: loose.faceOracleIDs.append(try scanner.optionalString())
      case .cmc: loose.faceManaValues.append(try scanner.optionalNumber())
      default: try scanner.skipValue()
      }
      place.inner = nil
    }
    return face
  }
}
