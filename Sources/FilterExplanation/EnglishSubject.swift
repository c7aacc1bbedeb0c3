import FilterAST
import FilterSemantics
import FilterText
import FilterVocabulary

/// What a sentence is about: a noun with the words before it, made from the statements that can be said so. The others
/// are left for the clauses behind the noun.
struct EnglishSubject {
  /// `red Elf creatures`
  private(set) var words: [Prose]
  /// The statements that are not said.
  private(set) var rest: [EnglishStatements] = []

  /// How many words may stand before the noun; what is beyond becomes a clause.
  private static let maximumWords = 3

  /// A word for the kind of items.
  enum Kind {
    /// `creatures`
    case noun(Prose)
    /// A name that stands before a noun: `Elf`.
    case name(Prose)
  }

  /// The subject of statements that must all hold.
  init(_ members: [EnglishStatements], _ wording: EnglishWording) {
    var adjectives: [Prose] = []
    var names: [Prose] = []
    var noun: Prose?
    var head = Head()
    // A single noun is a better head than several: "creatures that are either Elves or Goblins".
    let hasSingleNoun = members.contains { EnglishSubject.noun($0, wording) != nil }
    let colors = members.count { EnglishSubject.isColor($0, wording) }
    let origin = EnglishSubject.onlyOrigin(members, wording)
    var origins: [Prose] = []
    // A type says more about what items are than a property: "creatures that are reprints".
    var isTaken = Array(repeating: false, count: members.count)
    for areFlags in [false, true] {
      for (index, member) in members.enumerated() where EnglishSubject.isFlag(member, wording) == areFlags {
        if let (word, range) = EnglishSubject.noun(member, wording) { isTaken[index] = head.take(word, range) }
      }
    }
    for (index, member) in members.enumerated() where !isTaken[index] {
      if index == origin, case .statement(let statement) = member {
        origins = [wording.clause(statement).complement]
        continue
      }
      if noun == nil, !hasSingleNoun, case .noun(let words)? = EnglishSubject.kinds(member, wording) {
        noun = words
        continue
      }
      guard adjectives.count + names.count < EnglishSubject.maximumWords else {
        rest.append(member)
        continue
      }
      if case .name(let word)? = EnglishSubject.kind(member, wording) ?? EnglishSubject.kinds(member, wording) {
        names.append(word)
      } else if let word = EnglishSubject.adjective(member, wording),
        colors < 2 || !EnglishSubject.isColor(member, wording)
      {
        adjectives.append(word)
      } else {
        rest.append(member)
      }
    }
    self.words =
      adjectives + names + (noun.map { [$0] } ?? head.words(beside: wording.vocabulary.itemNamePlural)) + origins
  }

  /// The noun a single statement asks for, and its part of the query.
  private static func noun(_ member: EnglishStatements, _ wording: EnglishWording) -> (String, SourceRange)? {
    guard case .statement(let statement) = member, statement.polarity == .positive else { return nil }
    return wording.noun(of: statement.condition).map { ($0, statement.range) }
  }

  private static func isFlag(_ member: EnglishStatements, _ wording: EnglishWording) -> Bool {
    guard case .statement(let statement) = member, let id = statement.condition.field else { return false }
    return wording.vocabulary[id].kind == .flag
  }

  /// The one statement that says where items are from, which follows the noun: "creatures from War of the Spark".
  private static func onlyOrigin(_ members: [EnglishStatements], _ wording: EnglishWording) -> Int? {
    let origins = members.indices.filter { index in
      if case .statement(let statement) = members[index] { return wording.clause(statement).isOrigin }
      return false
    }
    return origins.count == 1 ? origins[0] : nil
  }

  /// The noun of several statements. One that says more takes the other in: "creatures" and "creatures without rules text",
  /// "lands" and "fetch lands".
  private struct Head {
    private var noun: (text: String, range: SourceRange)?
    private var before: [Prose] = []
    private var behind: [Prose] = []

    /// Takes a noun in; false where it says something else.
    mutating func take(_ text: String, _ range: SourceRange) -> Bool {
      guard let known = noun else {
        noun = (text, range)
        return true
      }
      if let rest = Head.rest(of: text, around: known.text) {
        add(rest, range)
        return true
      }
      guard before.isEmpty, behind.isEmpty, let rest = Head.rest(of: known.text, around: text) else { return false }
      noun = (text, range)
      add(rest, known.range)
      return true
    }

    private mutating func add(_ rest: (before: String, behind: String), _ range: SourceRange) {
      if !rest.before.isEmpty { before.append(Prose(rest.before, range)) }
      if !rest.behind.isEmpty { behind.append(Prose(rest.behind, range)) }
    }

    /// What stands before or after a noun in a longer one.
    private static func rest(of text: String, around noun: String) -> (before: String, behind: String)? {
      if text.hasPrefix(noun + " ") { return ("", String(text.dropFirst(noun.count + 1))) }
      if text.hasSuffix(" " + noun) { return (String(text.dropLast(noun.count + 1)), "") }
      return nil
    }

    /// The words of the noun; `items` where there is none.
    func words(beside items: String) -> [Prose] {
      before + [noun.map { Prose($0.text, $0.range) } ?? Prose(items, nil)] + behind
    }
  }

  /// The kind of items a positive statement asks for.
  static func kind(_ member: EnglishStatements, _ wording: EnglishWording) -> Kind? {
    guard case .statement(let statement) = member, statement.polarity == .positive else { return nil }
    if let noun = wording.noun(of: statement.condition) { return .noun(Prose(noun, statement.range)) }
    guard let word = wording.clause(statement).adjective, let first = word.utf8.first else { return nil }
    return first >= 0x41 && first <= 0x5A ? .name(Prose(word, statement.range)) : nil
  }

  /// The kinds of items a group asks for, all nouns or all names. All of them are found, so it is "instants and
  /// sorceries".
  private static func kinds(_ group: EnglishStatements, _ wording: EnglishWording) -> Kind? {
    guard case .any(let members, let range) = group else { return nil }
    var nouns: [Prose] = []
    var names: [Prose] = []
    for member in members {
      switch kind(member, wording) {
      case .noun(let word)?: nouns.append(word)
      case .name(let word)?: names.append(word)
      case nil: return nil
      }
    }
    let series = Prose.Series(connective: "and", lead: "", range: range)
    if nouns.count == members.count, !nouns.isEmpty { return .noun(Prose(list: nouns, series)) }
    return names.isEmpty || names.count < members.count ? nil : .name(Prose(list: names, series))
  }

  private static func adjective(_ member: EnglishStatements, _ wording: EnglishWording) -> Prose? {
    guard case .statement(let statement) = member, statement.polarity == .positive else { return nil }
    return wording.clause(statement).adjective.map { Prose($0, statement.range) }
  }

  /// Whether a member is one color asked for: "red" is an adjective, "red green" is none.
  private static func isColor(_ member: EnglishStatements, _ wording: EnglishWording) -> Bool {
    guard case .statement(let statement) = member, case .colors = statement.condition else { return false }
    return adjective(member, wording) != nil
  }
}
