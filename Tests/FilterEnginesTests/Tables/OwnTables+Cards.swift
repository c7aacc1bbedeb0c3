#if SQLite
  import FilterVocabulary
  import ScryfallCards
  import _FilterTestSupport

  extension OwnTables {
    /// Rows with sample cards as plain columns, as a program keeps them that knows nothing of their rules.
    static func cards(for engine: TestedEngine, rows: Int, _ random: inout SeededGenerator) -> [String] {
      let isServer = engine != .sqlite
      let list = isServer ? "text[]" : "TEXT"
      let create = """
        CREATE TABLE cards (
          id INTEGER PRIMARY KEY, name TEXT NOT NULL, cost TEXT, mana_value \(isServer ? "numeric(9, 1)" : "NUMERIC"),
          type_line TEXT NOT NULL, rules TEXT, power TEXT, toughness TEXT, loyalty INTEGER, identity \(list),
          keywords \(list), rarity TEXT NOT NULL CHECK (rarity IN ('common', 'uncommon', 'rare', 'mythic', 'special', 'bonus')),
          set_code \(isServer ? "varchar(6)" : "VARCHAR(6)"), released \(isServer ? "date" : "TEXT"),
          usd \(isServer ? "numeric(10, 2)" : "NUMERIC"), reserved \(isServer ? "boolean" : "BOOLEAN"), artist TEXT)
        """
      let sample = CardCollection.sample
      var tuples: [String] = []
      while tuples.count < rows {
        guard let card = try? sample.card(random.below(sample.library.count)), let printing = card.printings.first
        else {
          continue
        }
        let face = card.faces.first
        let values: [String] = [
          "\((tuples.count + 1) * 3)", text(card.name), text(card.manaCost ?? face?.manaCost),
          card.manaValue.map { "\($0)" } ?? "NULL", text(card.typeLine), text(card.oracleText ?? face?.oracleText),
          text(card.power ?? face?.power), text(card.toughness ?? face?.toughness),
          card.loyalty.flatMap { Int($0) }.map { "\($0)" } ?? "NULL",
          array(card.colorIdentity.letters, isServer), array(card.keywords, isServer), text(printing.rarity),
          text(printing.set), text(printing.releasedAt?.description), printing.usd.map { "\($0)" } ?? "NULL",
          card.isReserved.map { isServer ? "\($0)" : $0 ? "1" : "0" } ?? "NULL", text(printing.artist),
        ]
        tuples.append("(\(values.joined(separator: ", ")))")
      }
      return [
        create, "INSERT INTO cards VALUES \(tuples.joined(separator: ", "))",
        "CREATE INDEX cards_set ON cards (set_code)",
        "CREATE INDEX cards_mv ON cards (mana_value)", "CREATE INDEX cards_type ON cards (type_line)",
      ]
    }

    private static func text(_ value: String?) -> String {
      value.map { "'\($0.replacing("'", with: "''"))'" } ?? "NULL"
    }

    private static func array(_ values: [String], _ isServer: Bool) -> String {
      if isServer { return "ARRAY[\(values.map { text($0) }.joined(separator: ", "))]::text[]" }
      return text("[\(values.map { "\"\($0)\"" }.joined(separator: ", "))]")
    }
  }

  extension CardColors {
    /// The letters of the colors, in their order.
    fileprivate var letters: [String] {
      "WUBRGC".enumerated().filter { bits >> UInt8($0.offset) & 1 == 1 }.map { String($0.element) }
    }
  }
#endif
