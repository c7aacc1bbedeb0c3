import FilterAST
import FilterSemantics
import FilterText
import FilterVocabulary

/// The words for a term of colors. They come in three forms, by the slot of the field's phrase: `are {is}`, `have a
/// color identity {is}` and `can produce {is} mana`.
struct EnglishColors {
  /// How a phrase takes the words.
  enum Form {
    /// `are …`
    case predicate
    /// `have a color identity …`
    case attribute
    /// `can produce … mana`
    case object
  }

  let palette: Palette
  let form: Form
  /// The words after the slot of an object: `mana`. May be empty.
  let tail: String

  /// What is said about the colors.
  struct Words {
    var text: String
    /// The words after a negated verb, where they differ.
    var negatedText: String?
    /// The words that say the opposite without a negation.
    var opposite: String?
    /// The verb, where it is not that of the field: items *have* a number of colors.
    var verb: String?
    /// What is counted, after the words.
    var unit = ""
    /// The adjective of the attribute: a *colorless* color identity.
    var attribute: String?
    /// Whether the words say that the condition does not hold.
    var isNegated = false
    /// Whether the words can stand in a list with others.
    var isPlain = true
    /// Whether a connective divides the words.
    var isDivided = false
    /// Whether they are one adjective: `colorless`.
    var isAdjective = false
  }

  /// The words for a value and its operator; `colon` is what `:` means for the field. They agree with
  /// `Palette.satisfyingSets`.
  func words(_ comparison: Comparison, value: ColorValue, written: String, colon: Comparison) -> Words {
    switch value {
    case .colors(let set): colors(set, relation: comparison == .colon ? colon : comparison, written: written)
    case .count(let count): counted(count, relation: comparison == .colon ? .equal : comparison)
    case .none: none(comparison)
    case .many: many(comparison)
    case .any:
      comparison == .colon || comparison == .notEqual
        ? Words(text: "at least one", unit: units(1)).placed(form) : counted(1, relation: comparison)
    }
  }

  private func colors(_ set: ColorSet, relation: Comparison, written: String) -> Words {
    if form == .predicate, relation == .less, set.count == 1, !palette.skipsEmptyBelow { return noColors }
    let nickname = palette.nickname(written).map { EnglishWords.capitalized($0) }
    let names = palette.names(of: set).map { beforeTail($0) }
    let list = nickname.map { "\($0) (\(names.listed()))" } ?? names.listed()
    var words: Words
    switch form {
    case .predicate where relation == .less || relation == .lessOrEqual:
      words = bounded(list, names: names, isProper: relation == .less)
    case .predicate: words = Words(text: predicate(list, names: names, relation: relation))
    case .attribute: words = Words(text: attribute(list, names: names, relation: relation))
    case .object: words = Words(text: object(list, names: names, relation: relation))
    }
    // After "a color identity that includes red", an "or" could belong to the colors as well.
    words.isDivided =
      form == .attribute || set.count > 1 && nickname == nil || relation == .greater || relation == .less
    words.isPlain = form == .attribute || relation == .greaterOrEqual
    if relation == .greaterOrEqual, form != .attribute, nickname == nil, set.count > 1 {
      words.negatedText = (set.count == 2 ? "both " : "all of ") + list
    }
    words.isAdjective = form == .predicate && relation == .greaterOrEqual && set.count == 1
    // Only an attribute has words for "not exactly these"; elsewhere the verb says it.
    return relation == .notEqual && form != .attribute ? negated(words, if: true) : words
  }

  /// The name of a color without the words of the tail: "can produce colorless mana", not "colorless mana mana".
  private func beforeTail(_ name: String) -> String {
    if tail.isEmpty || !name.hasSuffix(" " + tail) { return name }
    return String(decoding: name.utf8.dropLast(tail.utf8.count + 1), as: UTF8.self)
  }

  private func predicate(_ list: String, names: [String], relation: Comparison) -> String {
    switch relation {
    case .colon, .greaterOrEqual, .contains, .matches, .notMatches: list
    case .equal, .notEqual: "exactly \(list)"
    default: more(list, names: names)
    }
  }

  /// `no colors other than red and green`
  private func limit(_ list: String, names: [String]) -> String {
    "no \(names.count == 1 ? "color" : "colors") \(outside(list, names: names))"
  }

  private func outside(_ list: String, names: [String]) -> String {
    (list == names.listed() ? "other than " : "outside ") + list
  }

  /// What items *are* is an upper bound of what they *have*: "have no color other than red".
  private func bounded(_ list: String, names: [String], isProper: Bool) -> Words {
    let limit = limit(list, names: names)
    if !isProper {
      return Words(text: limit, opposite: "a color " + outside(list, names: names), verb: "have", isPlain: false)
    }
    let all = names.count == 2 ? "both" : "all"
    return Words(
      text: "\(limit), and not \(all) of them",
      opposite: "\(all) \(names.count == 2 ? "" : "of ")\(list), or another color", verb: "have", isPlain: false)
  }

  private func attribute(_ list: String, names: [String], relation: Comparison) -> String {
    switch relation {
    case .colon, .greaterOrEqual, .contains, .matches, .notMatches: "that includes \(list)"
    case .equal: "of exactly \(list)"
    case .notEqual: "other than \(list)"
    case .greater: "that includes \(more(list, names: names))"
    case .lessOrEqual: "that fits within \(list)"
    case .less: "that fits within \(list) but is smaller"
    }
  }

  private func object(_ list: String, names: [String], relation: Comparison) -> String {
    switch relation {
    case .colon, .greaterOrEqual, .contains, .matches, .notMatches: list
    case .equal, .notEqual: "exactly \(list)"
    case .greater: more(list, names: names)
    case .lessOrEqual: "only " + names.listed("or")
    case .less: "some but not all of \(list)"
    }
  }

  /// `red, green and at least one other color`
  private func more(_ list: String, names: [String]) -> String {
    let other = "at least one other \(units(1))"
    return list == names.listed() ? (names + [other]).listed() : "\(list) and \(other)"
  }

  private func counted(_ count: Int, relation: Comparison) -> Words {
    var words: Words
    switch relation {
    case .colon, .equal, .notEqual, .contains, .matches, .notMatches:
      if count == 0 { return negated(noColors, if: relation == .notEqual) }
      words = Words(text: "exactly \(EnglishWords.number(count))", unit: units(count))
    case .less:
      if count == 1, !palette.skipsEmptyBelow { return noColors }
      words = counted(.less, count: count, opposite: .greaterOrEqual)
    case .lessOrEqual:
      if count == 0, !palette.skipsEmptyBelow { return noColors }
      words = counted(.lessOrEqual, count: count, opposite: .greater)
    case .greater: words = counted(.greater, count: count, opposite: .lessOrEqual)
    case .greaterOrEqual: words = counted(.greaterOrEqual, count: count, opposite: .less)
    }
    return negated(words.placed(form), if: relation == .notEqual)
  }

  /// `at most three`, whose opposite is `more than three`.
  private func counted(_ relation: Comparison, count: Int, opposite: Comparison) -> Words {
    // Where items without a color fail `<`, less than one color matches nothing; elsewhere it is no color.
    func amount(_ wanted: Comparison) -> String {
      if wanted == .less, count == 1, relation != .less || !palette.skipsEmptyBelow { return "no" }
      return EnglishWording.amount(EnglishWords.number(count), relation: wanted, isCount: true)
    }
    return Words(text: amount(relation), opposite: amount(opposite), unit: units(count))
  }

  private func none(_ comparison: Comparison) -> Words {
    switch comparison {
    case .colon, .equal, .lessOrEqual, .contains, .matches, .notMatches: noColors
    case .notEqual: negated(noColors, if: true)
    case .greater: Words(text: "at least one", unit: units(1)).placed(form)
    case .greaterOrEqual: Words(text: "any number of", unit: units(2)).placed(form)
    case .less: Words(text: "fewer than zero", unit: units(2)).placed(form)
    }
  }

  private func many(_ comparison: Comparison) -> Words {
    let word = palette.manyWords.adjective
    var words = Words(text: "two or more", unit: units(2))
    if !word.isEmpty, form != .object {
      words = Words(
        text: word, attribute: form == .attribute ? word : nil, isAdjective: form == .predicate)
    } else {
      words = words.placed(form)
    }
    switch comparison {
    case .colon, .equal, .greater, .greaterOrEqual, .contains, .matches, .notMatches: return words
    case .less, .notEqual:
      return palette.skipsEmptyBelow
        ? Words(text: "exactly one", unit: units(1)).placed(form) : negated(words, if: true)
    case .lessOrEqual:
      return palette.skipsEmptyBelow
        ? Words(text: "at least one", unit: units(1)).placed(form)
        : Words(text: "any number of", unit: units(2)).placed(form)
    }
  }

  /// `colorless`
  private var noColors: Words {
    let word = palette.noneWords.adjective
    switch form {
    case .predicate: return word.isEmpty ? Words(text: "of no color") : Words(text: word, isAdjective: true)
    case .attribute:
      return word.isEmpty ? Words(text: "of no color") : Words(text: word, attribute: word)
    case .object: return Words(text: "no \(units(1))", isPlain: false)
    }
  }

  private func negated(_ words: Words, if isNegated: Bool) -> Words {
    var words = words
    words.isNegated = isNegated
    return words
  }

  private func units(_ count: Int) -> String {
    if form == .object { return (count == 1 ? "kind" : "kinds") + (tail.isEmpty ? "" : " of") }
    return count == 1 ? "color" : "colors"
  }
}

extension EnglishColors.Words {
  /// A number of colors: "have exactly two colors", "an identity of exactly two colors".
  fileprivate func placed(_ form: EnglishColors.Form) -> EnglishColors.Words {
    switch form {
    case .predicate: return EnglishColors.Words(text: text, opposite: opposite, verb: "have", unit: unit)
    case .attribute:
      return EnglishColors.Words(text: unit.isEmpty ? "of \(text)" : "of \(text) \(unit)", isPlain: false)
    case .object: return EnglishColors.Words(text: unit.isEmpty ? text : "\(text) \(unit)", isPlain: false)
    }
  }
}

extension Palette {
  /// The names of the colors of a set, in the order of the palette.
  func names(of set: ColorSet) -> [String] {
    var names: [String] = []
    for (index, color) in colors.enumerated() where set.bits & (1 << UInt8(index)) != 0 { names.append(color.name) }
    return names
  }

  /// The written nickname, as the palette spells it; nil for letters and the names of colors.
  func nickname(_ written: String) -> String? {
    // Nicknames are short, and folding a long text for each of them is expensive.
    guard (2...32).contains(written.utf8.count) else { return nil }
    let folded = ValueSpelling.folded(written)
    for nickname in nicknames {
      if ValueSpelling.folded(nickname.name) == folded { return nickname.name }
      if let alias = nickname.aliases.first(where: { ValueSpelling.folded($0) == folded }) { return alias }
    }
    return nil
  }
}

extension [String] {
  /// Of several words for "no color" or "many colors" the one with the form of an adjective: `colorless`,
  /// `multicolored`; otherwise the longest one.
  var adjective: String {
    if let word = first(where: { $0.hasSuffix("ed") || $0.hasSuffix("less") }) { return word }
    return reduce("") { $1.utf8.count > $0.utf8.count ? $1 : $0 }
  }
}
