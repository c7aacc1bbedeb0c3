import FilterVocabulary

/// How common the values are, for the order of completion.
///
/// The numbers of cards are counted over public data of 30,563 cards and 86,348 printings, of August 2026, and rounded
/// to two digits. A value that is not listed had none.
enum ScryfallFrequencies {
  /// An estimate of how often each format is asked for.
  static let formats: StaticString = """
    commander 1000, modern 600, standard 500, pioneer 400, pauper 350, legacy 340, vintage 250, historic 150,
    brawl 120, alchemy 60, penny 60, premodern 60, duel 50, oathbreaker 50, paupercommander 50, timeless 40,
    gladiator 30, standardbrawl 30, oldschool 20, predh 20, future 10
    """

  /// An estimate of the printed cards in each language, in thousands of the most common one.
  static let languages: StaticString = """
    en 1000, ja 600, de 550, fr 550, it 540, es 530, pt 450, ru 350, zhs 330, zht 320, ko 310, ph 5
    """

  /// An estimate of the printings with each stamp.
  static let stamps: StaticString = """
    oval 9000, triangle 900, acorn 300, arena 300, circle 20, heart 10
    """

  /// The size of the cubes that are asked for most.
  static let cubes: StaticString = """
    arena 540, legacy 540, modern 540, vintage 540
    """
}

extension Catalog {
  /// This catalog with the frequencies of a table: `goblin 490, elf 620`.
  func counted(_ table: StaticString) -> Catalog {
    var counts: [String: Int] = [:]
    table.withUTF8Buffer { bytes in
      for row in bytes.split(separator: UInt8(ascii: ",")) {
        let row = row.drop { $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\n") }
        guard let space = row.lastIndex(of: UInt8(ascii: " ")) else { continue }
        counts[String(decoding: row[..<space], as: UTF8.self)] = row[(space + 1)...].reduce(0) {
          $0 * 10 + Int($1) - 48
        }
      }
    }
    var catalog = self
    for index in catalog.values.indices { catalog.values[index].frequency = counts[catalog.values[index].text] ?? 0 }
    return catalog
  }
}
