import FilterAST
import FilterSemantics
import FilterText
import FilterVocabulary

/// What a sentence is about: a noun with the words before it, made from those statements that can be said so. The
/// others become clauses after the noun.
struct EnglishSubject {
  /// `red Elf creatures`
  private(set) var words: [Prose]
  /// The conditions that the words do not state.
  private(set) var rest: [ExplainedCondition] = []

  /// The maximum number of words before the noun; further ones become clauses.
  private static let maximumWords = 3

  /// A word for the kind of items.
  enum Kind {
    /// `creatures`
    case noun(Prose)
    /// A name that stands before a noun: `Elf`.
    case name(Prose)
  }

  /// The subject of normalized conditions that must all hold.
  init(_ members: [ExplainedCondition], wording: EnglishWording) {
    var adjectives: [Prose] = []
    var names: [Name] = []
    var noun: Prose?
    var head = Head()
    // A single noun is a better head than several: "creatures that are either Elves or Goblins".
    let hasSingleNoun = members.contains { EnglishSubject.noun($0, wording: wording) != nil }
    let colors = members.count { EnglishSubject.isColor($0, wording: wording) }
    let origin = EnglishSubject.onlyOrigin(members, wording: wording)
    var origins: [Prose] = []
    // A type says more about what items are than a property: "creatures that are reprints".
    var isTaken = Array(repeating: false, count: members.count)
    for areFlags in [false, true] {
      for (index, member) in members.enumerated() where EnglishSubject.isFlag(member, wording: wording) == areFlags {
        if let (word, range) = EnglishSubject.noun(member, wording: wording) {
          isTaken[index] = head.take(word, range: range)
        }
      }
    }
    for (index, member) in members.enumerated() where !isTaken[index] {
      if index == origin, case .statement(let statement) = member {
        origins = [wording.clause(statement).complement]
        continue
      }
      if noun == nil, !hasSingleNoun, case .noun(let words)? = EnglishSubject.kinds(member, wording: wording) {
        noun = words
        continue
      }
      guard adjectives.count + names.count < EnglishSubject.maximumWords else {
        rest.append(member)
        continue
      }
      if let (text, range) = EnglishSubject.name(member, wording: wording) {
        let name = Name(text: text, range: range, prose: [Prose(text, range: range)])
        if let index = names.indices.first(where: { names[$0].joined(with: name) != nil }) {
          names[index] = names[index].joined(with: name) ?? names[index]
        } else {
          names.append(name)
        }
      } else if case .name(let words)? = EnglishSubject.kinds(member, wording: wording) {
        names.append(Name(text: "", range: nil, prose: [words]))
      } else if let word = EnglishSubject.adjective(member, wording: wording),
        colors < 2 || !EnglishSubject.isColor(member, wording: wording)
      {
        adjectives.append(word)
      } else {
        rest.append(member)
      }
    }
    words = adjectives + names.flatMap { $0.prose }
    words += noun.map { [$0] } ?? head.words(default: wording.vocabulary.itemNamePlural)
    words += origins
  }

  /// The noun that a single statement asks for, and its part of the query.
  private static func noun(_ member: ExplainedCondition, wording: EnglishWording) -> (String, SourceRange)? {
    guard case .statement(let statement) = member, statement.polarity == .positive else { return nil }
    return wording.noun(of: statement.condition).map { ($0, statement.range) }
  }

  private static func isFlag(_ member: ExplainedCondition, wording: EnglishWording) -> Bool {
    guard case .statement(let statement) = member, let id = statement.condition.field else { return false }
    return wording.vocabulary[id].kind == .flag
  }

  /// The index of the one statement that says where items are from, which follows the noun: "creatures from War of the
  /// Spark".
  private static func onlyOrigin(_ members: [ExplainedCondition], wording: EnglishWording) -> Int? {
    let origins = members.indices.filter { index in
      if case .statement(let statement) = members[index] { return wording.clause(statement).isOrigin }
      return false
    }
    return origins.count == 1 ? origins[0] : nil
  }

  /// The kind of items that a positive statement asks for.
  static func kind(_ member: ExplainedCondition, wording: EnglishWording) -> Kind? {
    if let (word, range) = noun(member, wording: wording) { return .noun(Prose(word, range: range)) }
    return name(member, wording: wording).map { .name(Prose($0, range: $1)) }
  }

  /// The word with a capital that a positive statement puts before the noun, and its part of the query.
  private static func name(_ member: ExplainedCondition, wording: EnglishWording) -> (String, SourceRange)? {
    guard case .statement(let statement) = member, statement.polarity == .positive,
      wording.noun(of: statement.condition) == nil, let word = wording.clause(statement).adjective,
      let first = word.utf8.first, first >= 0x41, first <= 0x5A
    else { return nil }
    return (word, statement.range)
  }

  /// The kinds of items that a group asks for, all nouns or all names. Items of each kind are found, so it is "instants
  /// and sorceries"; an "Elf and Druid card" would be both.
  private static func kinds(_ group: ExplainedCondition, wording: EnglishWording) -> Kind? {
    guard case .any(let members) = group else { return nil }
    var nouns: [Prose] = []
    var names: [Prose] = []
    for member in members {
      switch kind(member, wording: wording) {
      case .noun(let word)?: nouns.append(word)
      case .name(let word)?: names.append(word)
      case nil: return nil
      }
    }
    func series(_ connective: String) -> Prose.Series {
      Prose.Series(connective: connective, lead: "", range: group.range)
    }
    if nouns.count == members.count, !nouns.isEmpty { return .noun(Prose(list: nouns, series("and"))) }
    return names.isEmpty || names.count < members.count ? nil : .name(Prose(list: names, series("or")))
  }

  private static func adjective(_ member: ExplainedCondition, wording: EnglishWording) -> Prose? {
    guard case .statement(let statement) = member, statement.polarity == .positive else { return nil }
    return wording.clause(statement).adjective.map { Prose($0, range: statement.range) }
  }

  /// Whether a member is one color asked for: "red" is an adjective, "red green" is none.
  private static func isColor(_ member: ExplainedCondition, wording: EnglishWording) -> Bool {
    guard case .statement(let statement) = member, case .colors = statement.condition else { return false }
    return adjective(member, wording: wording) != nil
  }
}

/// A name before the noun, in pieces of one statement each.
private struct Name {
  /// Empty for a list of names.
  let text: String
  let range: SourceRange?
  let prose: [Prose]

  /// The longer of two names with its words once, where it begins with the shorter one: `Elf` and `Elf Warrior`.
  func joined(with other: Name) -> Name? {
    if text.isEmpty || other.text.isEmpty { return nil }
    if other.text.hasPrefix(text + " ") { return other.following(self) }
    return text.hasPrefix(other.text + " ") && prose.count == 1 ? following(other) : nil
  }

  private func following(_ shorter: Name) -> Name {
    let rest = String(text.dropFirst(shorter.text.count + 1))
    return Name(text: text, range: range, prose: shorter.prose + [Prose(rest, range: range)])
  }
}

/// The noun of several statements. One that says more absorbs the other: "creatures" and "creatures without rules
/// text", "lands" and "fetch lands".
private struct Head {
  private var noun: (text: String, range: SourceRange)?
  private var before: [Prose] = []
  private var after: [Prose] = []

  /// Adds a noun; false where it says something else.
  mutating func take(_ text: String, range: SourceRange) -> Bool {
    guard let known = noun else {
      noun = (text, range)
      return true
    }
    if let rest = Head.rest(of: text, around: known.text) {
      add(rest, range: range)
      return true
    }
    guard before.isEmpty, after.isEmpty, let rest = Head.rest(of: known.text, around: text) else { return false }
    noun = (text, range)
    add(rest, range: known.range)
    return true
  }

  private mutating func add(_ rest: (before: String, after: String), range: SourceRange) {
    if !rest.before.isEmpty { before.append(Prose(rest.before, range: range)) }
    if !rest.after.isEmpty { after.append(Prose(rest.after, range: range)) }
  }

  /// The words before or after a noun in a longer one.
  private static func rest(of text: String, around noun: String) -> (before: String, after: String)? {
    if text.hasPrefix(noun + " ") { return ("", String(text.dropFirst(noun.count + 1))) }
    if text.hasSuffix(" " + noun) { return (String(text.dropLast(noun.count + 1)), "") }
    return nil
  }

  /// The words of the noun; `items` where there is none.
  func words(default items: String) -> [Prose] {
    before + [noun.map { Prose($0.text, range: $0.range) } ?? Prose(items, range: nil)] + after
  }
}
