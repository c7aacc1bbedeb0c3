import FilterText
import Foundation

/// The grammar of `Grammar/FilterQuery.ebnf`.
struct Grammar {
  /// The start symbols.
  static let start = "query"
  static let damagedStart = "damaged query"
  static let startOfLists = "list filter"

  /// The rules, in the order of the file.
  let rules: [Rule]
  private let places: [String: Int]

  /// The root of the repository, found from this file: tests may run in any folder.
  static let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent()

  static func load() throws -> Grammar {
    let file = root.appending(path: "Grammar/FilterQuery.ebnf")
    return try Grammar(try String(contentsOf: file, encoding: .utf8))
  }

  init(_ text: String) throws(EBNFError) {
    var reader = EBNFReader(text)
    let rules = try reader.rules()
    self.rules = rules
    self.places = Dictionary(rules.indices.map { (rules[$0].name, $0) }, uniquingKeysWith: { first, _ in first })
  }

  /// The rule of a name; nil if there is none.
  func rule(_ name: String) -> Rule? { places[name].map { rules[$0] } }

  /// The names of the rules that can be reached from a rule, which is one of them.
  func reachable(from name: String) -> Set<String> {
    var reached: Set<String> = [name]
    var waiting = [name]
    while let next = waiting.popLast() {
      for reference in rule(next)?.expression.references ?? [] where reached.insert(reference).inserted {
        waiting.append(reference)
      }
    }
    return reached
  }
}

/// A rule and the comment above it.
struct Rule {
  let name: String
  let line: Int
  let section: String
  /// The rule as it is written, from its name to the semicolon.
  let text: String
  let expression: Expression
  /// The text of the comment without the named lines.
  let reason: String
  let examples: [String]
  /// The case names and the id the comment gives.
  let node: String?
  let token: String?
  let diagnostic: String?

  /// Whether the rule is one token.
  var isToken: Bool { ["Trivia", "Tokens", "Tokens of lists", "Damaged tokens"].contains(section) }
  /// The syntax of its examples.
  var syntax: SyntaxOptions { section.lowercased().hasSuffix("lists") ? .lists : .cards }
  /// Whether the rule is in the part of the file that describes damage.
  var isDamage: Bool { section.hasPrefix("Damage") }
  /// The name as a Swift case would be written: `name term` is `nameTerm`. A rule so named after its node is that node.
  var caseName: String {
    let words = name.split(separator: " ")
    return words.prefix(1).joined() + words.dropFirst().map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined()
  }
  var isNode: Bool { caseName == node || syntax.base == .lists && isNamedAfterNode }

  /// Whether the last word of the name is that of the node: a `list disjunction` is a disjunction.
  private var isNamedAfterNode: Bool {
    guard !isToken, let node, let last = name.split(separator: " ").last else { return false }
    if name.hasSuffix(" filter term") { return node == "filterTerm" }
    return node == last || node == "value" + last.prefix(1).uppercased() + last.dropFirst() && caseName != "nestedGroup"
  }
}

/// The right side of a rule.
indirect enum Expression {
  case sequence([Expression])
  case choice(Fork, [Expression])
  case optional(Fork, Expression)
  case repetition(Fork, Expression)
  case times(Int, Expression)
  case reference(String)
  case text(String)
  case characters(CharacterClass)
  case condition(Condition)

  /// The expressions directly inside.
  var parts: [Expression] {
    switch self {
    case .sequence(let parts), .choice(_, let parts): parts
    case .optional(_, let part), .repetition(_, let part), .times(_, let part): [part]
    case .reference, .text, .characters, .condition: []
    }
  }

  /// This expression and all inside it.
  var all: [Expression] { [self] + parts.flatMap { $0.all } }

  /// The names of the rules it mentions.
  var references: [String] {
    all.compactMap { if case .reference(let name) = $0 { name } else { nil } }
  }

  /// Every way each fork of it can be taken: each alternative, an option left out and taken, a repetition of none and
  /// of some.
  var turns: [Turn] {
    all.flatMap { (part: Expression) -> [Turn] in
      switch part {
      case .choice(let fork, let alternatives): alternatives.indices.map { Turn(fork: fork, taken: $0) }
      case .optional(let fork, _), .repetition(let fork, _): [Turn(fork: fork, taken: 0), Turn(fork: fork, taken: 1)]
      default: []
      }
    }
  }
}

/// A choice in a rule.
struct Fork: Hashable {
  let rule: String
  let number: Int
}

/// A choice made at a fork.
struct Turn: Hashable, CustomStringConvertible {
  let fork: Fork
  let taken: Int

  var description: String { "\(fork.rule): way \(taken) of fork \(fork.number)" }
}
