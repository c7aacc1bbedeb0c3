import FilterAST
import FilterVocabulary

/// Random toys and random queries with few different words, so that many queries have results.
package enum RandomToys {
  package static let words = [
    "ma", "mar", "maria", "tap", "draw a card", "Zed", "Lim-Dûl", "x", "the the", "{T}", "rat", "god",
  ]
  /// Words that a statement, an escaper or a client could take for something else.
  package static let hostile = [
    "x' or 1=1 --", "it's", "''", "\"", "100%", "a_b", "back\\slash", "\\'", "nul\u{0}byte", "\u{0}", "\u{1}\u{2}",
    "\u{3}\u{4}\u{4}",
    "😀", "𝕏", "a;b", "$1", "?1", ":name", "/* c */", "--", "\n", "a\tb", "\r\n", "{{x}}", "Ωmega", "İ", "ﬁ", "é",
    "e\u{301}", "${env}", "`q`",
  ]
  package static let kinds = ["Rat", "Pirate Rat", "Demigod", "God", "Time Lord — Rat", "Red Car", "Car", ""]
  package static let tags = ["fast", "First Strike", "blue-ish", "tiny"]
  package static let boxes = ["alpha", "beta", "gamma"]
  package static let rarities = ["common", "uncommon", "rare", "mythic"]
  package static let costs = ["{2}{W}", "{W}{W}", "{W/U}{W/U}", "{X}{R}", "{0}", "{2}{W}{U}"]
  package static let paths = [
    "src/a.swift", "/src/b/a.swift", "lib//src", "/", "", "a.swift/src", "SRC/x/y/z.c", "/a.swift",
  ]
  package static let patterns = [
    "src", "/src", "src/a.swift", "*.swift", "src/**", "**/a.*", "src/*/a.swift", "?.swift", "/**/src", "src/**/z.c",
    "/",
    "**", "lib/src", "x/?",
  ]
  /// Texts of instants with their bounds, relative to ``Toy/now`` in hours.
  package static let instants: [(text: String, first: Int64, length: Int64)] = [
    ("2020-06-01", -12, 24), ("2020-06-01T12", 0, 1), ("2020-06-01T14+02:00", 0, 1), ("today", -12, 24),
    ("yesterday", -36, 24), ("-7h", -7, 0), ("now", 0, 0), ("2020-05-31", -36, 24), ("-1d", -24, 0),
  ]
  /// Versions in ascending order, and what is none.
  package static let models = [
    "1.0.0-alpha", "1.0.0-beta.2", "1.0.0-beta.11", "v1.0.0", "1.2", "1.10.0+build.7", "2.0.0", "odd",
  ]
  /// Versions of queries with the first and the last of ``models`` that equal them, or a place between two.
  package static let askedModels: [(text: String, first: Double, last: Double)] = [
    ("1", 3, 5), ("1.0", 3, 3), ("1.0.0", 3, 3), ("1.0.0-beta.2", 1, 1), ("v1.10.0", 5, 5), ("1.9.5", 4.5, 4.5),
    ("1.9", 4.5, 4.5), ("0.9.1", -1, -1), ("2", 6, 6), ("2.0.0-rc.1", 5.5, 5.5), ("3", 7, 7),
  ]
  package static let days = ["2019-12-31", "2020-01-01", "2020-06-01", "2021-03-15"]

  /// A toy, whose texts have some of the words.
  package static func toy(
    _ random: inout some RandomNumberGenerator, words: [String] = RandomToys.words
  ) -> Toy {
    let parts = Int.random(in: 0..<8, using: &random) == 0 ? 2 : 1
    var name = words.randomElement(using: &random)!
    if Bool.random(using: &random) { name += " " + words.randomElement(using: &random)! }
    let texts = (0..<parts).map { _ -> String? in
      if Int.random(in: 0..<6, using: &random) == 0 { return nil }
      return (0..<Int.random(in: 0...4, using: &random)).map { _ in words.randomElement(using: &random)! }
        .joined(separator: Bool.random(using: &random) ? " " : "\n") + (Bool.random(using: &random) ? " " + name : "")
    }
    func number() -> Int? { Int.random(in: 0..<5, using: &random) == 0 ? nil : Int.random(in: -1...5, using: &random) }
    let editions = (0..<(Bool.random(using: &random) ? 1 : Int.random(in: 1...3, using: &random))).map { _ in
      Toy.Edition(
        box: boxes.randomElement(using: &random)!,
        rarity: Int.random(in: 0..<6, using: &random) == 0 ? nil : rarities.randomElement(using: &random)!,
        price: Bool.random(using: &random)
          ? nil : DecimalNumber(Int64.random(in: 0...6, using: &random) * 500_000, power: -6),
        day: Int.random(in: 0..<6, using: &random) == 0 ? nil : days.randomElement(using: &random)!,
        number: ["1", "12a", "★5", "7"].randomElement(using: &random)!)
    }
    return Toy(
      name: name, texts: texts, kind: kinds.randomElement(using: &random)!, strength: (0..<parts).map { _ in number() },
      size: (0..<parts).map { _ in number() }, weight: number(),
      colors: (0..<parts).map { _ in UInt8.random(in: 0..<32, using: &random) },
      cost: Int.random(in: 0..<5, using: &random) == 0 ? nil : costs.randomElement(using: &random)!,
      tags: tags.filter { _ in Bool.random(using: &random) },
      flags: ["new", "loud"].filter { _ in Bool.random(using: &random) },
      took: number().map { DecimalNumber(Int64($0) * 500_000, power: -6) },
      load: number().map { DecimalNumber(Int64($0) * 512, power: -6) },
      isDone: [nil, true, false].randomElement(using: &random)!,
      made: number().map { Toy.now + Int64($0) * 7 * Toy.hour },
      path: number().map { _ in paths.randomElement(using: &random)! },
      model: number().map { _ in models.randomElement(using: &random)! },
      editions: editions)
  }

  /// One term of any kind.
  package static func term(
    _ random: inout some RandomNumberGenerator, words: [String] = RandomToys.words
  ) -> String {
    let relation = ["=", ":", "!=", "<", "<=", ">", ">="].randomElement(using: &random)!
    let word = words.randomElement(using: &random)!
    let isPlain = RandomToys.words.contains(word)
    let quoted =
      isPlain
      ? word.contains(" ") || Bool.random(using: &random) ? "\"\(word)\"" : word : FilterValue(quoted: word).description
    switch Int.random(in: 0..<28, using: &random) {
    case 0: return quoted
    case 1: return "!" + quoted
    case 2: return "n:" + quoted
    case 3: return "o:" + quoted
    case 4:
      return ["o:\"~\"", "o:\"a ~\"", "o:/~$/", "o:/draw . card/", "n:/^m.r/", "o:/\\bma\\b/"].randomElement(
        using: &random)!
    case 5:
      return "t:" + ["rat", "god", "pirate", "\"time lord\"", "pir", "\"red car\"", "—"].randomElement(using: &random)!
    case 6: return "pow\(relation)\(Int.random(in: -1...5, using: &random))"
    case 7: return "tou\(relation)\(Int.random(in: -1...5, using: &random))"
    case 8: return "pow\(relation)tou"
    case 9: return "mv\(relation)pow"
    case 10: return "mv:" + ["even", "odd"].randomElement(using: &random)!
    case 11: return "c\(relation)" + ["wu", "r", "2", "c", "m", "wubrg"].randomElement(using: &random)!
    case 12: return "m\(relation)" + ["w", "2w", "{w/u}", "ww", "x"].randomElement(using: &random)!
    case 13: return "devotion\(relation)" + ["w", "ww", "{w/u}{w/u}"].randomElement(using: &random)!
    case 14:
      return "tag:" + ["fast", "firststrike", "\"first strike\"", "blueish", "huge"].randomElement(using: &random)!
    case 15:
      return ["is", "not"].randomElement(using: &random)! + ":" + ["new", "loud"].randomElement(using: &random)!
    case 16: return "e:" + (boxes + ["delta"]).randomElement(using: &random)!
    case 17: return "r\(relation)" + rarities.randomElement(using: &random)!
    case 18: return "usd\(relation)" + ["0.5", "1", "2.75", "0"].randomElement(using: &random)!
    case 19:
      return "date\(relation)" + ["2020", "2020-01", "2020-06-01", "launch", "2022"].randomElement(using: &random)!
    case 20: return "cn\(relation)" + ["1", "12a", "7", "★5"].randomElement(using: &random)!
    case 21: return "took\(relation)" + ["0.5", "1s", "1500ms", "0", "1m", "-500ms"].randomElement(using: &random)!
    case 22: return "load\(relation)" + ["512", "1kb", "1KiB", "2.5ki", "0"].randomElement(using: &random)!
    case 23:
      let equality = ["=", ":", "!="].randomElement(using: &random)!
      return "done\(equality)" + ["true", "yes", "0", "false", "OFF"].randomElement(using: &random)!
    case 24: return "made\(relation)" + instants.randomElement(using: &random)!.text
    case 25: return "path" + [":", "="].randomElement(using: &random)! + patterns.randomElement(using: &random)!
    case 26: return "model\(relation)" + askedModels.randomElement(using: &random)!.text
    default: return "usd\(relation)mv"
    }
  }

  /// A query of a few terms, with groups.
  package static func query(_ random: inout some RandomNumberGenerator, depth: Int = 0) -> String {
    query(&random, depth: depth, of: { term(&$0) })
  }

  /// A query of terms from somewhere.
  package static func query<Random: RandomNumberGenerator>(
    _ random: inout Random, depth: Int = 0, of term: (inout Random) -> String
  ) -> String {
    (0..<Int.random(in: 1...3, using: &random)).map { _ -> String in
      let minus = Int.random(in: 0..<4, using: &random) == 0 ? "-" : ""
      if depth < 3, Int.random(in: 0..<4, using: &random) == 0 {
        return minus + "(" + query(&random, depth: depth + 1, of: term) + ")"
      }
      return minus + term(&random)
    }.joined(separator: Bool.random(using: &random) ? " " : " or ")
  }
}
