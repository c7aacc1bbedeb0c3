import _FilterTestSupport

/// Patterns that can be compiled, and texts in which they have something to find.
enum RandomPattern {
  private static let atoms = [
    "a", "b", "c", "B", "ab", "é", "—", " ", "_", "1", ".", "[ab]", "[^a]", "[^é]", "[a-c1]", "[[:alpha:]]",
    "[^[:space:]]",
    #"\w"#, #"\W"#, #"\s"#, #"\S"#, #"\d"#, #"\D"#, #"\n"#, #"[\w—]"#, "~", "É",
  ]
  private static let places = ["^", "$", #"\A"#, #"\Z"#, #"\b"#, #"\B"#, #"\m"#, #"\M"#]
  private static let quantifiers = ["*", "+", "?", "*?", "+?", "??", "{2}", "{0,2}", "{1,3}", "{2,}", "{0}", "{1,2}?"]

  /// The optional constructs of a random pattern, besides characters, repetitions and groups.
  struct Extras {
    var places = true
    var lookAround = false
  }

  static func pattern(_ extras: Extras, using random: inout SeededGenerator) -> String {
    choice(depth: 0, extras, using: &random)
  }

  private static func choice(depth: Int, _ extras: Extras, using random: inout SeededGenerator) -> String {
    let branches = random.chance(75) ? 1 : 1 + random.below(3)
    return (0..<branches).map { _ in sequence(depth: depth, extras, using: &random) }.joined(separator: "|")
  }

  private static func sequence(depth: Int, _ extras: Extras, using random: inout SeededGenerator) -> String {
    (0..<random.below(depth == 0 ? 5 : 4)).map { _ in piece(depth: depth, extras, using: &random) }.joined()
  }

  private static func piece(depth: Int, _ extras: Extras, using random: inout SeededGenerator) -> String {
    if extras.places, random.chance(15) { return random.pick(places) ?? "" }
    if depth < 3, extras.lookAround, random.chance(15) {
      let opening = random.pick(["(?=", "(?!", "(?<=", "(?<!"]) ?? ""
      return opening + choice(depth: depth + 1, extras, using: &random) + ")"
    }
    var piece = random.pick(atoms) ?? "a"
    if depth < 3, random.chance(30) {
      piece = (random.chance(50) ? "(" : "(?:") + choice(depth: depth + 1, extras, using: &random) + ")"
    }
    return random.chance(40) ? piece + (random.pick(quantifiers) ?? "*") : piece
  }

  /// A text of fewer than `length` characters.
  static func text(length: Int, using random: inout SeededGenerator) -> String {
    let characters = ["a", "a", "b", "b", "c", "A", "B", "É", "é", "—", " ", "_", "1", "\n", "~", "🧝", "-", "x"]
    return (0..<random.below(length)).map { _ in random.pick(characters) ?? "a" }.joined()
  }
}
