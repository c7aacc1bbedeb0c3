import FilterAST

extension Field {
  /// What `:` means by default.
  static func defaultColonMeaning(colon: Comparison, kind: ValueKind) -> String {
    switch colon {
    case .colon, .equal, .contains, .matches, .notMatches: kind.traits.family == .text ? "contains" : "equals"
    case .notEqual: "differs from"
    case .less: "is less than"
    case .lessOrEqual: "is at most"
    case .greater: "is more than"
    case .greaterOrEqual: "is at least"
    }
  }

  /// Whether the list of the values is complete by default: for short lists of words, not for names.
  static func isClosedByDefault(_ kind: ValueKind) -> Bool { kind.isListed && kind != .catalog }

  /// Whether a placeholder is one for the value: `{value}`, `{place}`, `{is}`, or with comparatives
  /// `{is|rarer|more common}`.
  static func isValuePlaceholder(_ text: String) -> Bool {
    if text == "{is}" || text == "{value}" || text == "{place}" { return true }
    let words = text.dropFirst().dropLast().split(separator: "|", omittingEmptySubsequences: false)
    return text.utf8.last == UInt8(ascii: "}") && words.count == 3 && words[0] == "is" && !words[1].isEmpty
      && !words[2].isEmpty
  }

  /// The parts of a phrase in braces. An unclosed one extends to the end.
  static func placeholders(of phrase: String) -> [String] {
    var placeholders: [String] = []
    var current: String?
    for character in phrase.unicodeScalars {
      if character == "{" { current = "" }
      if current != nil { current?.unicodeScalars.append(character) }
      if character == "}", let placeholder = current {
        placeholders.append(placeholder)
        current = nil
      }
    }
    if let current { placeholders.append(current) }
    return placeholders
  }
}

extension Vocabulary {
  /// The name of an item by default.
  static let defaultItemName = "item"

  /// The name of items by default.
  static func defaultPlural(of item: String) -> String { item + "s" }
}
