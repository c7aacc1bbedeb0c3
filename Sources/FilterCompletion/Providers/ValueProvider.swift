import FilterAST
import FilterVocabulary
import FuzzyMatching

/// The values listed for the field under the caret, by text, alias and label.
enum ValueProvider {
  static func add(to list: inout [Candidate], _ context: CompletionContext) {
    guard context.place.kind == .value, let field = context.place.field else { return }
    if context.vocabulary[field].isDirective || context.vocabulary[field].kind == .date { return }
    addValues(to: &list, in: context, field: field, source: .value)
  }

  /// Adds the values of all lists of a field, its own first.
  static func addValues(
    to list: inout [Candidate], in context: CompletionContext, field: FieldID, source: CandidateSource
  ) {
    if let own = context.prepared.ownValues[field.index] { add(to: &list, in: context, values: own, source: source) }
    for index in context.prepared.catalogsOfFields[field.index] {
      add(to: &list, in: context, values: context.prepared.catalogs[index], source: source)
    }
  }

  private static func add(
    to list: inout [Candidate], in context: CompletionContext, values: PreparedValues, source: CandidateSource
  ) {
    // Of titles, the shortest one that begins with the typed words is meant more often than a common one.
    let titleWeight = 0.3
    // Sets as dates are less likely than dates, and so are the words of a number field: `mv:even`.
    let isNumber = context.place.field.map { context.vocabulary[$0].kind == .number } ?? false
    let prior = source == .date ? 0.3 : isNumber ? 0.2 : 1
    func candidate(_ index: Int, match: Double, origin: Candidate.Origin?) -> Candidate {
      let value = values.values[index]
      // If the name of a set was typed, show the name, with its code beside it.
      let isTitled = origin.map { $0.index[$0.id] == value.label } ?? false
      return Candidate(
        source: source, kind: .value, label: isTitled ? value.label : value.text,
        insertion: isTitled ? .code(value.text) : .value(value.text), range: context.place.replace,
        match: match, popularity: values.popularity[index] * (isTitled ? titleWeight : 1), prior: prior,
        detail: isTitled && value.label.lowercased() != value.text ? value.text : detail(of: value), origin: origin)
    }
    if context.typed.isEmpty {
      for index in values.values.indices.prefix(context.share) { list.append(candidate(index, match: 1, origin: nil)) }
      return
    }
    // Spellings of one value are adjacent, the best first.
    var seen: Set<Int32> = []
    for match in context.search(values.index, for: context.typed) where seen.insert(values.indices[match.id]).inserted {
      let origin = Candidate.Origin(index: values.index, id: match.id, typed: context.typed)
      list.append(candidate(Int(values.indices[match.id]), match: match.quality, origin: origin))
    }
  }

  /// A short description of a value: its label, its summary or the kind of value.
  static func detail(of value: FieldValue) -> String {
    if !value.label.isEmpty, value.label.lowercased() != value.text { return value.label }
    return value.summary.isEmpty ? value.category : value.summary
  }
}

/// Colors: their names and letters, the names of their combinations, and their number.
enum ColorProvider {
  static func add(to list: inout [Candidate], _ context: CompletionContext) {
    guard context.place.kind == .value, let field = context.place.field,
      let colors = context.prepared.colors(of: field)
    else { return }
    func candidate(_ index: Int, match: Double, origin: Candidate.Origin?) -> Candidate {
      let word = colors.words[index]
      return Candidate(
        source: .color, kind: .value, label: word.text, insertion: .value(word.text), range: context.place.replace,
        match: match, popularity: 1 - Double(index) / Double(colors.words.count), prior: 1, detail: word.detail,
        origin: origin)
    }
    if context.typed.isEmpty {
      for index in colors.words.indices { list.append(candidate(index, match: 1, origin: nil)) }
      return
    }
    var seen: Set<Int32> = []
    for match in context.search(colors.index, for: context.typed) where seen.insert(colors.indices[match.id]).inserted {
      let origin = Candidate.Origin(index: colors.index, id: match.id, typed: context.typed)
      list.append(candidate(Int(colors.indices[match.id]), match: match.quality, origin: origin))
    }
    addLetters(to: &list, in: context, colors: colors, seen: seen)
  }

  /// The names of the color combination with the typed letters, in any order: `uw` is azorius.
  private static func addLetters(
    to list: inout [Candidate], in context: CompletionContext, colors: PreparedColors, seen: Set<Int32>
  ) {
    guard (2...6).contains(context.typed.utf8.count), let set = colors.palette.letters(context.typed) else { return }
    for (index, word) in colors.words.enumerated() where !seen.contains(Int32(index)) {
      guard colors.palette.colors(named: word.text) == set else { continue }
      list.append(
        Candidate(
          source: .color, kind: .value, label: word.text, insertion: .value(word.text), range: context.place.replace,
          match: 0.9, popularity: 1 - Double(index) / Double(colors.words.count), prior: 1, detail: word.detail))
    }
  }
}

/// Comparable fields of the same item on the right of an operator: `pow>tou`.
enum ComparableFieldProvider {
  static func add(to list: inout [Candidate], _ context: CompletionContext) {
    guard context.place.kind == .value, context.place.quote == nil, let field = context.place.field,
      context.vocabulary[field].comparesColumns
    else { return }
    let names = context.prepared.columnNames
    let own = context.vocabulary[field]
    // `:` and `=` compare this field as text: `cn:12a`.
    // Several values of a list are rarely columns.
    if context.vocabulary.isOfLists, context.place.isOneValue { return }
    if own.kind == .numberOrText, context.place.comparison == .colon || context.place.comparison == .equal { return }
    func add(_ index: Int, name: String, match: Double, origin: Candidate.Origin?) {
      let other = context.vocabulary.fields[index]
      // Power is more often compared with toughness than with a price.
      let prior = other.category == own.category ? 0.95 : 0.4
      list.append(
        Candidate(
          source: .column, kind: .value, label: name, insertion: .value(name), range: context.place.replace,
          match: match, popularity: Double(other.popularity) / 100, prior: prior, detail: other.label, origin: origin))
    }
    if context.typed.isEmpty {
      for (index, other) in context.vocabulary.fields.enumerated() where other.isColumn && index != field.index {
        add(index, name: context.prepared.shortNames[index].text, match: 1, origin: nil)
      }
      return
    }
    var seen: Set<Int> = [field.index]
    for match in context.search(names.index, for: context.typed, 8) where seen.insert(names.fields[match.id]).inserted {
      let origin = Candidate.Origin(index: names.index, id: match.id, typed: context.typed)
      add(names.fields[match.id], name: names.written[match.id], match: match.quality, origin: origin)
    }
  }
}

/// Values of fields without a list: small numbers and the values of the field's examples.
enum ExampleProvider {
  static func add(to list: inout [Candidate], _ context: CompletionContext) {
    guard context.place.kind == .value, let field = context.place.field else { return }
    let kind = context.vocabulary[field].kind
    let asksForOrder = context.place.comparison?.needsOrder == true
    if context.vocabulary.hasOthers(field), kind == .number || kind == .boolean, !asksForOrder {
      // Values of the data that are compared as texts.
      for (index, example) in context.prepared.examples[field.index].enumerated() where !isNumber(example) {
        add(to: &list, in: context, text: example, popularity: 0.4 - Double(index) / 100, prior: 0.6)
      }
    }
    switch kind {
    case _ where kind.isOrdered && [.amount, .keyed].contains(kind.traits.family):
      // Values of the data, the most frequent first.
      for (index, example) in context.prepared.examples[field.index].enumerated() {
        add(to: &list, in: context, text: example, popularity: 1 - Double(index) / 100, prior: 0.9)
      }
    case .instant, .date:
      if !context.vocabulary.isOfLists { return }
      for (index, example) in context.prepared.examples[field.index].enumerated() {
        add(to: &list, in: context, text: example, popularity: 0.7 - Double(index) / 100, prior: 0.8)
      }
    case .number where context.place.quote == nil:
      var known = context.prepared.examples[field.index].filter { isNumber($0) }
      // A lone example of a field that counts something is no common number.
      if !context.vocabulary.isOfLists, known.count < 2 { known = [] }
      // Numbers of the data, the most frequent first.
      for (index, example) in known.enumerated() {
        add(to: &list, in: context, text: example, popularity: 1 - Double(index) / 100, prior: 1)
      }
      if !context.vocabulary.isOfLists || known.isEmpty {
        for number in 0...10 where !known.contains(String(number)) {
          add(to: &list, in: context, text: String(number), popularity: 0.9 - Double(number) / 100, prior: 1)
        }
      }
      if context.vocabulary.isOfLists, !known.isEmpty { return }
      for example in context.prepared.examples[field.index] where isNumber(example) && !known.contains(example) {
        add(to: &list, in: context, text: example, popularity: 0.5, prior: 0.8)
      }
      addZero(to: &list, context)
    case .numberOrText where context.place.quote == nil:
      for example in context.prepared.examples[field.index] where isNumber(example) {
        add(to: &list, in: context, text: example, popularity: 0.5, prior: 0.8)
      }
      addZero(to: &list, context)
    case .text where context.vocabulary[field].catalogs.isEmpty, .path, .cost, .devotion:
      for (index, example) in context.prepared.examples[field.index].enumerated() {
        let popularity = 0.2 - Double(index) / 200
        let detail = context.vocabulary.isOfLists ? "" : "example"
        add(to: &list, in: context, text: example, popularity: popularity, prior: 0.5, detail: detail)
      }
    default: break
    }
  }

  private static func addZero(to list: inout [Candidate], _ context: CompletionContext) {
    for word in context.vocabulary.zeroWords.prefix(1) {
      add(to: &list, in: context, text: word, popularity: 0, prior: 0.5, detail: "counts as 0")
    }
  }

  private static func add(
    to list: inout [Candidate], in context: CompletionContext, text: String, popularity: Double, prior: Double,
    detail: String = ""
  ) {
    guard let match = PrefixMatch.quality(of: context.typed, in: text) else { return }
    list.append(
      Candidate(
        source: .example, kind: .value, label: text, insertion: .value(text), range: context.place.replace,
        match: match, popularity: popularity, prior: prior, detail: detail))
  }

  /// Whether a text is a number: digits with an optional sign or fraction.
  private static func isNumber(_ text: String) -> Bool {
    text.utf8.contains { $0 >= 0x30 && $0 <= 0x39 }
      && text.utf8.allSatisfy { $0 >= 0x30 && $0 <= 0x39 || $0 == UInt8(ascii: ".") || $0 == UInt8(ascii: "-") }
  }
}
