import FilterTestSupport

@testable import Filterator

/// A change of one of the panels.
enum PanelMove: CustomStringConvertible {
  case name(NamePanel)
  case shoe(ShoePanel)
  case blood(BloodPanel)
  case born(BornPanel)

  /// Makes the change; returns whether the text had room for it.
  func make(on text: inout PanelText) -> Bool {
    switch self {
    case .name(let panel): text.set(panel) != nil
    case .shoe(let panel): text.set(panel) != nil
    case .blood(let panel): text.set(panel) != nil
    case .born(let panel): text.set(panel) != nil
    }
  }

  /// Whether the panel shows it.
  func isShown(by text: PanelText) -> Bool {
    switch self {
    case .name(let panel): text.name.panel == panel
    case .shoe(let panel): text.shoe.panel == panel
    case .blood(let panel): text.blood.panel == panel
    case .born(let panel): text.born.panel == panel
    }
  }

  var field: String {
    switch self {
    case .name: "name"
    case .shoe: "shoe"
    case .blood: "blood"
    case .born: "born"
    }
  }

  var description: String {
    switch self {
    case .name(let panel): "name \(panel.text)"
    case .shoe(let panel): "shoe \(panel.parts)"
    case .blood(let panel): "blood \(panel.parts)"
    case .born(let panel): "born \(panel.parts)"
    }
  }
}

/// A text and the changes to it.
struct PanelCase {
  var text: String
  var moves: [PanelMove]

  var description: String { "\"\(text)\" then \(moves)" }

  /// Smaller cases.
  var shrinks: [PanelCase] {
    moves.indices.map { place in
      var fewer = self
      fewer.moves.remove(at: place)
      return fewer
    } + RandomText.shrinks(of: text).map { PanelCase(text: $0, moves: moves) }
  }
}

/// Generates random texts and changes.
enum RandomPanels {
  /// Terms of the panels' fields, and others.
  static let fragments = [
    "mar", "tin", "\"van der\"", "name:ma", "name=or", "-mar", "!mar", "shoe>=40", "shoe<=44", "shoe:42", "shoesize>41",
    "shoe<43",
    "shoe>", "shoe:x", "shoe>=40.5", "-shoe:41", "blood:a+", "blood:a", "blood:negative", "(blood:a+ or blood:0-)",
    "(blood:a or mar)", "-blood:b", "blood:", "blood:q", "born>=1980", "born<1990", "born:1984-02", "(", ")", "or",
    "and", "-",
    "-(", "\"", "name:\"", "(shoe>=40 shoe<=44)", "(mar or tin)", "(shoe>=41)", "order:name", ",", "/", "x:/a b/", "++",
    "!",
    "pow!", "\u{201C}", "((", "ä", ":", ">=3", "#",
  ]

  static func text(_ random: inout SeededGenerator) -> String {
    if random.chance(25) { return RandomText.text(length: 8, using: &random) }
    var text = ""
    for _ in 0..<random.below(8) {
      text += random.pick(fragments) ?? ""
      if random.chance(90) { text += random.pick([" ", " ", " ", "  ", "\n", " or "]) ?? " " }
    }
    return text
  }

  static func move(_ random: inout SeededGenerator) -> PanelMove {
    func end(_ numbers: ClosedRange<Int>, _ random: inout SeededGenerator) -> Int? {
      random.chance(30) ? nil : numbers.lowerBound + random.below(numbers.count)
    }
    switch random.below(4) {
    case 0:
      let typed = [
        "", "m", "mar", "mar tin", "\"van der\" x", "or", "-x and", "a:b", "++", "o'n (x", "\"a \\\" b\"", "a\" /b/",
        "!",
      ]
      return .name(NamePanel(typed: random.pick(typed) ?? ""))
    case 1: return .shoe(ShoePanel(end(38...46, &random), end(38...46, &random)))
    case 2: return .blood(BloodPanel(BloodType.allCases.filter { _ in random.chance(30) }))
    default: return .born(BornPanel(end(1930...2015, &random), end(1930...2015, &random)))
    }
  }

  static func panelCase(_ random: inout SeededGenerator) -> PanelCase {
    PanelCase(text: text(&random), moves: (0...random.below(3)).map { _ in move(&random) })
  }
}
