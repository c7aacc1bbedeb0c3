import DataStreams
import FilterEvaluation
import FilterSemantics

/// What is shown of a card that was found.
public struct CardRow: Hashable, Sendable {
  /// The full name.
  public let name: String
  /// The cost as printed; of two faces both.
  public let cost: String
  /// The type line.
  public let type: String
  /// Power and toughness (`2/1`), loyalty or defense; empty for none.
  public let stats: String
  /// The code of the set of the printing.
  public let set: String
  /// Its collector number.
  public let number: String
  /// Its rarity.
  public let rarity: String
  /// The day it came out: `2020-06-01`.
  public let day: String
  /// Its language: `en`.
  public let language: String

  /// The columns in the order of a table.
  public var columns: [String] { [name, cost, type, stats, set, number, rarity, day] }
}

extension CardLibrary {
  /// What is shown of a row.
  public func row(_ hit: CardHit) -> CardRow {
    let printing = shown.printings[hit.printing].split(separator: "\t", omittingEmptySubsequences: false).map(
      String.init)
    func part(_ place: Int) -> String { place < printing.count ? printing[place] : "" }
    return CardRow(
      name: shown.names[hit.card], cost: shown.costs[hit.card], type: shown.types[hit.card],
      stats: shown.stats[hit.card], set: part(0), number: part(1), rarity: part(2), day: part(3), language: part(4))
  }

  /// The cards a name means: those with exactly that name or face name but for letter case, accents and punctuation; where there
  /// are none, those whose name has it in it. In the order of the library.
  public func cards(named name: String) -> [Int] {
    let quoted = "\"" + name.filter { $0 != "\"" && $0 != "\\" } + "\""
    let exact = store.run(list.plan("!" + quoted)).rows()
    return exact.isEmpty ? store.run(list.plan("name:" + quoted)).rows() : exact
  }

  /// The full name of a card.
  public func name(of card: Int) -> String { shown.names[card] }
}
