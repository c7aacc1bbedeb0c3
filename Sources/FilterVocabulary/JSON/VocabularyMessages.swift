import FilterAST

/// The words for mistakes in what a file says. One sentence each, with the repair.
enum VocabularyMessages {
  static let noFields = "A vocabulary needs at least one field"
  static let noOperators = "A field takes at least one operator: leave 'operators' out for those of its kind"
  static let colonIsNoRelation = "'colon' says what ':' stands for: write =, !=, <, <=, > or >="
  static let phraseWithoutValue = "The phrase does not say where the value goes: put {is} or {value} into it"
  static let colorsWithoutPalette = "A field of the kind 'colors' needs 'palette'"
  static let paletteWithoutColors = "Only fields of the kind 'colors' have a palette: remove it, or change the kind"
  static let orderedWithoutValues = "A field of the kind 'ordered-enumeration' needs 'values', the smallest first"
  static let valuesOfNumber = "The only words for numbers are 'even' and 'odd': other values need another kind"
  static let unfitBareSymbols = "'bareSymbols' holds small letters only: write w for {W}"

  static func closedWithoutValues(_ kind: ValueKind) -> String {
    "A field of the kind '\(kind.rawValue)' needs 'values' or 'catalogs', or 'closed' with the value false"
  }

  static func notAFieldName(_ name: String) -> String {
    "\(Excerpt.quoted(name)) is no field name: it begins with a letter or _, followed by letters, digits, _ and -"
  }

  static func mustBeLowercase(_ text: String, _ noun: String) -> String {
    "A \(noun) is written in small letters: write \(Excerpt.quoted(text.lowercased()))"
  }

  static func nameTaken(_ name: String, _ owner: String) -> String {
    "\(Excerpt.quoted(name)) is a name of the field \(Excerpt.quoted(owner)) already"
  }

  static func notAbsent(_ name: String, _ owner: String) -> String {
    "\(Excerpt.quoted(name)) is not absent: it is a name of the field \(Excerpt.quoted(owner))"
  }

  static func twice(_ noun: String, _ name: String) -> String {
    "The \(noun) \(Excerpt.quoted(name)) stands here a second time"
  }

  static func notExternal(_ name: String) -> String {
    "The catalog \(Excerpt.quoted(name)) stands in this file: remove it from 'externalCatalogs'"
  }

  static func valueTaken(_ name: String, _ owner: String, _ list: String) -> String {
    "\(Excerpt.quoted(name)) is the value \(Excerpt.quoted(owner)) of \(list) already"
  }

  static func field(_ name: String) -> String { "the field \(Excerpt.quoted(name))" }
  static func catalog(_ name: String) -> String { "the catalog \(Excerpt.quoted(name))" }

  static func unknownField(_ name: String, _ nearest: String?) -> String {
    "There is no field \(Excerpt.quoted(name))" + repair(nearest)
  }

  static func unknownCatalog(_ name: String, _ nearest: String?) -> String {
    let missing = "There is no catalog \(Excerpt.quoted(name))"
    return nearest == nil
      ? missing + ": name it in 'externalCatalogs' if the host brings it along" : missing + repair(nearest)
  }

  static func unknownPalette(_ name: String, _ nearest: String?) -> String {
    "There is no palette \(Excerpt.quoted(name))" + repair(nearest)
  }

  static func unknownMember(_ member: String, of group: String, _ nearest: String?) -> String {
    "\(Excerpt.quoted(group)) stands for \(Excerpt.quoted(member)), which is no value here" + repair(nearest)
  }

  static func memberIsGroup(_ member: String, of group: String) -> String {
    "\(Excerpt.quoted(group)) stands for the group \(Excerpt.quoted(member)): name single values"
  }

  static func onlyNumbers(_ key: String) -> String {
    "Only fields of numbers have '\(key)': remove it, or change the kind"
  }

  static func operatorWithoutOrder(_ comparison: Comparison, _ kind: ValueKind) -> String {
    "Values of the kind '\(kind.rawValue)' have no order, so '\(comparison.rawValue)' means nothing"
  }

  static func unknownPlaceholder(_ text: String) -> String {
    "\(Excerpt.quoted(text)) stands for nothing in a phrase: write {is}, {is|more|less}, {value} or {s}"
  }

  static func numberOfColors(_ count: Int) -> String { "A palette has one to six colors, not \(count)" }

  static func notALetter(_ text: String) -> String {
    "\(Excerpt.quoted(text)) is no letter for a color: write one of a to z"
  }

  static func unknownLetter(_ letter: String, _ letters: String) -> String {
    "No color of the palette has the letter \(Excerpt.quoted(letter)): its letters are \(letters)"
  }

  static func unfitCode(_ code: String) -> String {
    "The code \(Excerpt.quoted(code)) is written in capitals, without braces and spaces"
  }

  private static func repair(_ nearest: String?) -> String {
    nearest.map { ": did you mean \(Excerpt.quoted($0))?" } ?? ""
  }
}

extension VocabularyMessages {
  static func unknownKey(_ key: String, of object: String, nearest: String?) -> String {
    "\(Excerpt.quoted(key)) is no key of \(object): " + (nearest.map { "did you mean '\($0)'?" } ?? "remove it")
  }

  static func missingKey(_ key: String, of object: String) -> String {
    "'\(key)' is missing: \(object) cannot do without"
  }

  static func wrongType(_ demand: String, _ noun: String) -> String { "\(demand), not \(noun)" }
  static func mustBeObject(_ object: String) -> String { "Here must stand \(object), { … }" }
  static func mustBe(_ key: String, _ type: String) -> String { "'\(key)' must be \(type)" }
  static func mustHold(_ key: String, _ type: String) -> String { "'\(key)' must hold \(type)" }
  static func mustBeChoice(_ noun: String) -> String { "Here must stand the name of a \(noun)" }

  static func unknownChoice(_ text: String, _ noun: String, _ words: [String]) -> String {
    "\(Excerpt.quoted(text)) is no \(noun): write \(Excerpt.list(words))"
  }

  static func empty(_ key: String) -> String { "'\(key)' must not be empty" }
  static func emptyElement(_ key: String) -> String { "A text of '\(key)' must not be empty" }

  static func outOfRange<Number: FixedWidthInteger>(_ key: String, _ range: ClosedRange<Number>) -> String {
    let bound =
      range.upperBound == .max ? "from \(range.lowerBound)" : "from \(range.lowerBound) to \(range.upperBound)"
    return "'\(key)' must be a whole number \(bound)"
  }
}
