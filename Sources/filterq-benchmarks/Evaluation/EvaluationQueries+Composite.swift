extension EvaluationQuery {
  static var regexes: [EvaluationQuery] {
    func query(_ pattern: String, _ regex: Regex<some Any>) -> EvaluationQuery {
      .init(.regexes, "o:/\(pattern)/", sql: "rules regexp '\(pattern)'") { $0.rules.contains(regex) }
    }
    return [
      query("draw (two|three) cards", #/draw (two|three) cards/#),
      query("^whenever .* attacks", #/(?m)^whenever .* attacks/#),
      query(#"\{t\}: add \{[wubrg]\}"#, #/\{t\}: add \{[wubrg]\}/#),
      query(
        "deals [0-9x]+ damage to (any target|target creature)",
        #/deals [0-9x]+ damage to (any target|target creature)/#),
      query(
        "(destroy|exile) (all|each|up to one) [a-z ]*(creature|artifact)s?",
        #/(destroy|exile) (all|each|up to one) [a-z ]*(creature|artifact)s?/#),
    ]
  }

  static var combinations: [EvaluationQuery] {
    func type(_ word: String) -> String { "id in (select card from types where word = '\(word)')" }
    func format(_ word: String) -> String { "id in (select card from formats where word = '\(word)')" }
    return [
      .init(
        .combinations, "f:pauper c:u t:instant o:counter mv<=2",
        sql: "\(format("pauper")) and (colors & 2 or colors2 & 2) and \(type("instant")) and manavalue <= 2"
          + " and instr(rules, 'counter')"
      ) { row in
        row.formats.contains("pauper") && row.anySide { $0.colors & 2 != 0 } && row.types.contains("instant")
          && row.manaValue.map { $0 <= 2 } ?? false && row.rules.contains("counter")
      },
      .init(
        .combinations, "t:creature c:g pow>=4 mv<=4 o:trample",
        sql: "\(type("creature")) and (colors & 16 or colors2 & 16) and (power >= 4 or power2 >= 4) and manavalue <= 4"
          + " and instr(rules, 'trample')"
      ) { row in
        row.manaValue.map { $0 <= 4 } ?? false && row.anySide { $0.power.map { $0 >= 4 } ?? false }
          && row.anySide { $0.colors & 16 != 0 } && row.types.contains("creature") && row.rules.contains("trample")
      },
      .init(
        .combinations, "t:legendary t:creature id<=bg o:graveyard",
        sql: "\(type("legendary")) and \(type("creature")) and identity & 11 = 0 and instr(rules, 'graveyard')"
      ) { row in
        row.identity & 11 == 0 && row.types.contains("legendary") && row.types.contains("creature")
          && row.rules.contains("graveyard")
      },
      .init(
        .combinations, "(t:elf or t:goblin) c:r mv<=3 -o:sacrifice",
        sql: "(\(type("elf")) or \(type("goblin"))) and (colors & 8 or colors2 & 8) and manavalue <= 3"
          + " and not instr(rules, 'sacrifice')"
      ) { row in
        (row.types.contains("elf") || row.types.contains("goblin")) && row.anySide { $0.colors & 8 != 0 }
          && row.manaValue.map { $0 <= 3 } ?? false && !row.rules.contains("sacrifice")
      },
      .init(
        .combinations, #"c:w t:enchantment o:"exile target" mv<=4 f:modern"#,
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
      .init(.costs, "m:2ww", sql: "(generic >= 2 and white >= 2 or generic2 >= 2 and white2 >= 2)") {
        $0.anySide { $0.white >= 2 && $0.generic.map { $0 >= 2 } ?? false }
      },
      .init(.costs, "devotion:ggg", sql: "(greendevotion >= 3 or greendevotion2 >= 3)") {
        $0.anySide { $0.greenDevotion >= 3 }
      },
      .init(.costs, "is:commander", sql: "commander") { $0.isCommander },
    ]
  }
}
