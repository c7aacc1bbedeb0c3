import FilterVocabulary

/// A typical query, the same as a closure, and the same in SQL.
struct EvaluationQuery {
  let kind: Kind
  let text: String
  /// The condition over the tables of ``SQLiteBaseline``.
  let sql: String
  /// The same condition as a closure.
  let passes: (PlainCard) -> Bool

  /// The groups of queries.
  enum Kind: String, CaseIterable {
    case columns = "plain columns"
    case words = "word lists"
    case names = "names, artist"
    case rules = "rules text"
    case regexes = "regex"
    case combinations = "combinations"
    case costs = "costs, flags"
  }

  init(_ kind: Kind, text: String, sql: String, _ passes: @escaping (PlainCard) -> Bool) {
    self.kind = kind
    self.text = text
    self.sql = sql
    self.passes = passes
  }

  static var all: [EvaluationQuery] { columns + words + names + rules + regexes + combinations + costs }

  private static var columns: [EvaluationQuery] {
    let twenty = Int(DateSpan("2020")?.first ?? 0)
    return [
      .init(.columns, text: "c:r", sql: "(colors & 8 or colors2 & 8)") { $0.anySide { $0.colors & 8 != 0 } },
      .init(.columns, text: "c>=wu", sql: "(colors & 3 = 3 or colors2 & 3 = 3)") { $0.anySide { $0.colors & 3 == 3 } },
      .init(.columns, text: "id<=esper", sql: "identity & 24 = 0") { $0.identity & 24 == 0 },
      .init(.columns, text: "c=2", sql: "(colorcount = 2 or colorcount2 = 2)") {
        $0.anySide { $0.colors.nonzeroBitCount == 2 }
      },
      .init(.columns, text: "c:m", sql: "(colorcount > 1 or colorcount2 > 1)") {
        $0.anySide { $0.colors.nonzeroBitCount > 1 }
      },
      .init(.columns, text: "mv<=3", sql: "manavalue <= 3") { $0.manaValue.map { $0 <= 3 } ?? false },
      .init(.columns, text: "mv=7", sql: "manavalue = 7") { $0.manaValue == 7 },
      .init(.columns, text: "pow>=5", sql: "(power >= 5 or power2 >= 5)") {
        $0.anySide { $0.power.map { $0 >= 5 } ?? false }
      },
      .init(.columns, text: "pow>tou", sql: "(power > toughness or power2 > toughness2)") { row in
        row.anySide { side in
          guard let power = side.power, let toughness = side.toughness else { return false }
          return power > toughness
        }
      },
      .init(.columns, text: "f:pauper", sql: "id in (select card from formats where word = 'pauper')") {
        $0.formats.contains("pauper")
      },
      .init(.columns, text: "-f:modern", sql: "id not in (select card from formats where word = 'modern')") {
        !$0.formats.contains("modern")
      },
      .init(.columns, text: "r:mythic", sql: "rarity = 'mythic'") { $0.rarity == "mythic" },
      .init(.columns, text: "date>=2020", sql: "day >= \(twenty)") { $0.day.map { $0 >= twenty } ?? false },
      .init(.columns, text: "loy>=4", sql: "(loyalty >= 4 or loyalty2 >= 4)") {
        $0.anySide { $0.loyalty.map { $0 >= 4 } ?? false }
      },
    ]
  }

  private static var words: [EvaluationQuery] {
    func type(_ word: String) -> EvaluationQuery {
      .init(.words, text: "t:\(word)", sql: "id in (select card from types where word = '\(word)')") {
        $0.types.contains(word)
      }
    }
    func keyword(_ word: String) -> EvaluationQuery {
      .init(.words, text: "kw:\(word)", sql: "id in (select card from keywords where word = '\(word)')") {
        $0.keywords.contains(word)
      }
    }
    return [
      type("creature"), type("elf"), type("legendary"),
      .init(.words, text: "-t:creature", sql: "id not in (select card from types where word = 'creature')") {
        !$0.types.contains("creature")
      },
      keyword("flying"), keyword("trample"),
      .init(.words, text: #"t:"legendary creature""#, sql: "instr(typeline, 'legendary creature')") {
        $0.typeLine.contains("legendary creature")
      },
    ]
  }

  private static var names: [EvaluationQuery] {
    func part(_ word: String) -> EvaluationQuery {
      .init(.names, text: word, sql: "instr(plainnames, '\(PlainCard.plain(word))')") {
        [plain = PlainCard.plain(word)] row in
        row.plainNames.contains { $0.contains(plain) }
      }
    }
    return [
      part("bolt"), part("dragon"),
      .init(.names, text: #"!"lightning bolt""#, sql: #"instr(plainnames, char(10) || 'lightningbolt' || char(10))"#) {
        $0.plainNames.contains("lightningbolt")
      },
      part("lim-dul"),
      .init(.names, text: "a:guay", sql: "instr(artist, 'guay')") { $0.artist.contains("guay") },
      .init(.names, text: #""of the""#, sql: "instr(names, 'of the')") { $0.names.contains { $0.contains("of the") } },
    ]
  }

  private static var rules: [EvaluationQuery] {
    func part(_ words: String, written text: String? = nil) -> EvaluationQuery {
      .init(.rules, text: "o:\(text ?? words)", sql: "instr(rules, '\(words)')") { $0.rules.contains(words) }
    }
    return [
      part("draw a card", written: #""draw a card""#), part("flying"), part("proliferate"),
      .init(.rules, text: "-o:the", sql: "not instr(rules, 'the')") { !$0.rules.contains("the") },
      part("planeswalker"),
    ]
  }
}

extension EvaluationQuery {
  static var regexes: [EvaluationQuery] {
    func query(_ pattern: String, matching regex: Regex<some Any>) -> EvaluationQuery {
      .init(.regexes, text: "o:/\(pattern)/", sql: "rules regexp '\(pattern)'") { $0.rules.contains(regex) }
    }
    return [
      query("draw (two|three) cards", matching: #/draw (two|three) cards/#),
      query("^whenever .* attacks", matching: #/(?m)^whenever .* attacks/#),
      query(#"\{t\}: add \{[wubrg]\}"#, matching: #/\{t\}: add \{[wubrg]\}/#),
      query(
        "deals [0-9x]+ damage to (any target|target creature)",
        matching: #/deals [0-9x]+ damage to (any target|target creature)/#),
      query(
        "(destroy|exile) (all|each|up to one) [a-z ]*(creature|artifact)s?",
        matching: #/(destroy|exile) (all|each|up to one) [a-z ]*(creature|artifact)s?/#),
    ]
  }

  static var combinations: [EvaluationQuery] {
    func type(_ word: String) -> String { "id in (select card from types where word = '\(word)')" }
    func format(_ word: String) -> String { "id in (select card from formats where word = '\(word)')" }
    return [
      .init(
        .combinations, text: "f:pauper c:u t:instant o:counter mv<=2",
        sql: "\(format("pauper")) and (colors & 2 or colors2 & 2) and \(type("instant")) and manavalue <= 2"
          + " and instr(rules, 'counter')"
      ) { row in
        row.formats.contains("pauper") && row.anySide { $0.colors & 2 != 0 } && row.types.contains("instant")
          && row.manaValue.map { $0 <= 2 } ?? false && row.rules.contains("counter")
      },
      .init(
        .combinations, text: "t:creature c:g pow>=4 mv<=4 o:trample",
        sql: "\(type("creature")) and (colors & 16 or colors2 & 16) and (power >= 4 or power2 >= 4) and manavalue <= 4"
          + " and instr(rules, 'trample')"
      ) { row in
        row.manaValue.map { $0 <= 4 } ?? false && row.anySide { $0.power.map { $0 >= 4 } ?? false }
          && row.anySide { $0.colors & 16 != 0 } && row.types.contains("creature") && row.rules.contains("trample")
      },
      .init(
        .combinations, text: "t:legendary t:creature id<=bg o:graveyard",
        sql: "\(type("legendary")) and \(type("creature")) and identity & 11 = 0 and instr(rules, 'graveyard')"
      ) { row in
        row.identity & 11 == 0 && row.types.contains("legendary") && row.types.contains("creature")
          && row.rules.contains("graveyard")
      },
      .init(
        .combinations, text: "(t:elf or t:goblin) c:r mv<=3 -o:sacrifice",
        sql: "(\(type("elf")) or \(type("goblin"))) and (colors & 8 or colors2 & 8) and manavalue <= 3"
          + " and not instr(rules, 'sacrifice')"
      ) { row in
        (row.types.contains("elf") || row.types.contains("goblin")) && row.anySide { $0.colors & 8 != 0 }
          && row.manaValue.map { $0 <= 3 } ?? false && !row.rules.contains("sacrifice")
      },
      .init(
        .combinations, text: #"c:w t:enchantment o:"exile target" mv<=4 f:modern"#,
        sql: "(colors & 1 or colors2 & 1) and \(type("enchantment")) and manavalue <= 4 and \(format("modern"))"
          + " and instr(rules, 'exile target')"
      ) { row in
        row.anySide { $0.colors & 1 != 0 } && row.types.contains("enchantment")
          && row.manaValue.map { $0 <= 4 } ?? false && row.formats.contains("modern")
          && row.rules.contains("exile target")
      },
    ]
  }

  static var costs: [EvaluationQuery] {
    [
      .init(.costs, text: "m:2ww", sql: "(generic >= 2 and white >= 2 or generic2 >= 2 and white2 >= 2)") {
        $0.anySide { $0.white >= 2 && $0.generic.map { $0 >= 2 } ?? false }
      },
      .init(.costs, text: "devotion:ggg", sql: "(greendevotion >= 3 or greendevotion2 >= 3)") {
        $0.anySide { $0.greenDevotion >= 3 }
      },
      .init(.costs, text: "is:commander", sql: "commander") { $0.isCommander },
    ]
  }
}
