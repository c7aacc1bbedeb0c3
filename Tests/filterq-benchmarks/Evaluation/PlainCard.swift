import DataStreams
import FilterEvaluation
import FilterSemantics
import FilterVocabulary
import Foundation
import ScryfallCards
import ScryfallDialect

/// A card as an application without the toolkit would keep it: lower-case strings and plain numbers.
///
/// A card with two faces has the texts of both, a line each, and a second set of numbers.
struct PlainCard {
  var names: [String] = []
  /// The names reduced to letters and digits.
  var plainNames: [String] = []
  var typeLine = ""
  var types: [String] = []
  var rules = ""
  var keywords: [String] = []
  var formats: [String] = []
  var artist = ""
  var rarity = ""
  var day: Int?
  var manaValue: Double?
  var identity = 0
  var isCommander = false
  var front = Side()
  var back: Side?

  /// The numbers of a face.
  struct Side {
    /// The colors as bits: white 1, blue 2, black 4, red 8, green 16.
    var colors = 0
    var power: Double?
    var toughness: Double?
    var loyalty: Double?
    /// The generic part of the cost; `nil` without a cost.
    var generic: Int?
    var white = 0
    var greenDevotion = 0
  }

  /// Whether a face passes.
  @inline(__always)
  func anySide(_ passes: (Side) -> Bool) -> Bool { passes(front) || (back.map(passes) ?? false) }
}

extension PlainCard {
  /// Reads the content of a card through the fields of the list, so that both sides use the same data.
  init(_ entry: CardEntry, list: FilterableList<CardEntry>) {
    func content(_ name: String) -> FieldContent {
      guard let id = list.vocabulary.fieldID(spelled: name) else { return .nothing }
      return list.bindings[id.index]?.content(entry, 0) ?? .nothing
    }
    names = content("name").strings.map { $0.lowercased() }
    plainNames = names.map { PlainCard.plain($0) }
    typeLine = content("type").strings.joined(separator: "\n").lowercased()
    types = Array(Set(typeLine.split { " \n/—".contains($0) }.map { String($0) })).sorted()
    rules = content("oracle").strings.joined(separator: "\n").lowercased()
    keywords = content("keyword").strings.map { $0.lowercased() }
    formats = content("format").strings
    artist = content("artist").strings.joined().lowercased()
    rarity = content("rarity").strings.first ?? ""
    if case .date(let span) = content("date") { day = Int(span.first) }
    manaValue = content("manavalue").doubles.first ?? nil
    identity = (content("identity").colorBits.first ?? nil) ?? 0
    isCommander = content("is").strings.contains("commander")
    let colors = content("color").colorBits
    let (powers, toughnesses) = (content("power").doubles, content("toughness").doubles)
    let loyalties = content("loyalty").doubles
    let (costs, devotions) = (content("mana").costs, content("devotion").costs)
    func side(_ index: Int) -> Side {
      func at<Value>(_ values: [Value?]) -> Value? { index < values.count ? values[index] : nil }
      let cost = at(costs)
      return Side(
        colors: at(colors) ?? 0, power: at(powers), toughness: at(toughnesses), loyalty: at(loyalties),
        generic: cost?.generic, white: cost?.count(of: "W", in: list.vocabulary) ?? 0,
        greenDevotion: at(devotions)?.count(of: "G", in: list.vocabulary) ?? 0)
    }
    front = side(0)
    if max(colors.count, powers.count, costs.count) > 1 { back = side(1) }
  }

  /// A text reduced to letters and digits without accents.
  static func plain(_ text: String) -> String {
    String(
      text.folding(options: [.diacriticInsensitive, .caseInsensitive], locale: nil).replacing("æ", with: "ae")
        .unicodeScalars.filter { $0.properties.isAlphabetic || ("0"..."9").contains($0) }.map { Character($0) })
  }
}

extension FieldContent {
  /// The texts or values.
  fileprivate var strings: [String] {
    switch self {
    case .text(let text): [text]
    case .texts(let texts): texts.compactMap { $0 }
    case .values(let values): values
    case .listed(let values): values.values
    default: []
    }
  }

  fileprivate var doubles: [Double?] {
    switch self {
    case .number(let number): [Double(number.description)]
    case .numbers(let numbers): numbers.map { $0.flatMap { Double($0.description) } }
    default: []
    }
  }

  fileprivate var colorBits: [Int?] {
    switch self {
    case .colors(let set): [Int(set.bits)]
    case .colorsOfParts(let sets): sets.map { Int($0.bits) }
    default: []
    }
  }

  fileprivate var costs: [Cost?] {
    switch self {
    case .cost(let cost): [cost]
    case .costs(let costs), .printedCosts(_, let costs): costs
    default: []
    }
  }
}

extension Cost {
  fileprivate func count(of code: String, in vocabulary: Vocabulary) -> Int {
    symbols.first { vocabulary.symbols[$0.symbol].code == code }?.count ?? 0
  }
}
