import FilterAST

extension VocabularyReader {
  /// Reads a field.
  mutating func field(_ value: LocatedJSON, at location: FileLocation) -> Field? {
    guard let object: VocabularyObject<FieldKey> = object(value, at: location) else { return nil }
    let name = text(.name, of: object)
    if let value = object.members[.name], case .string = value.content {
      claim(name, for: name, object.location(of: .name))
    }
    let aliases = aliases(object, of: name)
    let readKind: ValueKind? = choice(.kind, of: object, noun: "kind")
    // Identifiers of lists have the order of numbers. A list made in code may have texts of digits: then what the program
    // wrote says nothing of whole numbers.
    let isIdentifier = readKind == .integerID && isOfLists && (!isWritten || bool(.whole, of: object))
    let kind = isIdentifier ? .number : readKind ?? .text
    let colon = colon(object) ?? .equal
    let label = text(.label, of: object)
    let phrase = text(
      .phrase, of: object, default: kind.traits.phrase(label.isEmpty ? name : label))
    checkPhrase(phrase, of: kind, in: object)
    let catalogs = catalogReferences(object)
    var field = Field(
      name, aliases: aliases, label: label, sources: sources(object), kind, operators: operators(object), colon: colon,
      colonMeaning: text(.colonMeaning, of: object, default: Field.defaultColonMeaning(colon: colon, kind: kind)),
      takesRegex: bool(.regex, of: object),
      isClosed: bool(.closed, of: object, default: Field.isClosedByDefault(kind)),
      matching: choice(.match, of: object, noun: "match") ?? .folded,
      values: values(.values, in: object, of: VocabularyMessages.field(name), beside: catalogs), catalogs: catalogs,
      palette: text(.palette, of: object), comparesColumns: bool(.comparesColumns, of: object),
      isColumn: bool(.isColumn, of: object), isWhole: bool(.whole, of: object) || isIdentifier, form: form(object),
      multiplicity: choice(.multiplicity, of: object, noun: "multiplicity") ?? kind.traits.multiplicity,
      states: texts(.states, of: object),
      category: text(.category, of: object), summary: text(.summary, of: object), phrase: phrase,
      examples: texts(.examples, of: object), notes: text(.notes, of: object),
      popularity: number(.popularity, of: object, in: 0...100), confidence: confidence(.confidence, of: object),
      column: columnSource(object))
    if bool(.others, of: object), kind.leavesOthers { field.others = .possible }
    field.isIdentifier = isIdentifier
    synonyms += readSynonyms(object, of: name)
    // Without a kind, nothing that depends on it can be checked.
    if readKind != nil { check(field, in: object) }
    return field
  }

  private mutating func aliases(_ object: VocabularyObject<FieldKey>, of name: String) -> [String] {
    for (value, location) in object.elements(.aliases) {
      guard case .string(let alias) = value.content, !alias.isEmpty else { continue }
      claim(alias, for: name, location)
    }
    return texts(.aliases, of: object)
  }

  /// One source or a list of alternatives.
  private mutating func sources(_ object: VocabularyObject<FieldKey>) -> [String] {
    guard let value = object.members[.source] else { return [] }
    switch value.content {
    case .array:
      if object.elements(.source).isEmpty {
        note(VocabularyMessages.empty(FieldKey.source.rawValue), at: object.location(of: .source))
      }
      return texts(.source, of: object)
    case .string: return [name(.source, of: object)]
    case .object: return []
    default:
      let demand = VocabularyMessages.mustBe(FieldKey.source.rawValue, type: "a string, a list of strings or an object")
      wrongType(value, at: object.location(of: .source), demand: demand)
      return []
    }
  }

  /// Words for the field, or for a term of it.
  private mutating func readSynonyms(_ object: VocabularyObject<FieldKey>, of name: String) -> [Synonym] {
    checkList(.words, of: object)
    var seen: Set<String> = []
    return object.elements(.words).compactMap { value, location in
      guard let synonym = synonym(value, of: name, at: location) else { return nil }
      if !seen.insert(synonym.words + synonym.rest).inserted {
        note(VocabularyMessages.duplicate("word", named: synonym.words), at: location)
      }
      return synonym
    }
  }

  private mutating func synonym(_ value: LocatedJSON, of field: String, at location: FileLocation) -> Synonym? {
    if case .string(let words) = value.content {
      return areWords(words, at: location) ? Synonym(words, field: field) : nil
    }
    guard let object: VocabularyObject<SynonymKey> = object(value, at: location) else { return nil }
    let (words, rest) = (text(.words, of: object), text(.value, of: object))
    guard let member = object.members[.words], case .string = member.content,
      areWords(words, at: object.location(of: .words))
    else { return nil }
    if !rest.isEmpty, !Comparison.allCases.contains(where: { rest.hasPrefix($0.rawValue) }) {
      note(VocabularyMessages.wordsWithoutOperator(rest), at: object.location(of: .value))
    }
    return Synonym(words, field: field, rest: rest)
  }

  /// Whether a text has words in lower case.
  mutating func areWords(_ text: String, at location: FileLocation) -> Bool {
    if text.isEmpty {
      note(VocabularyMessages.empty("word"), at: location)
    } else if text != text.lowercased() {
      note(VocabularyMessages.mustBeLowercase(text, noun: "word"), at: location)
    }
    return !text.isEmpty
  }

  /// Registers a name of a field, if it is valid and not taken.
  private mutating func claim(_ name: String, for field: String, _ location: FileLocation) {
    guard isFieldName(name, at: location) else { return }
    if let owner = fieldNames[name] {
      note(VocabularyMessages.nameTaken(name, by: owner), at: location)
    } else {
      fieldNames[name] = field
      fieldNameList.append(name)
    }
  }

  /// Whether a text is a field name of the language, in lower case.
  mutating func isFieldName(_ name: String, at location: FileLocation) -> Bool {
    guard let exact = FieldName(exactly: name) else {
      note(VocabularyMessages.notAFieldName(name), at: location)
      return false
    }
    if exact.text == name { return true }
    note(VocabularyMessages.mustBeLowercase(name, noun: "field name"), at: location)
    return false
  }

  private mutating func operators(_ object: VocabularyObject<FieldKey>) -> [Comparison]? {
    guard let value = object.members[.operators] else { return nil }
    checkList(.operators, of: object)
    guard case .array = value.content else { return nil }
    let elements = object.elements(.operators)
    if elements.isEmpty { note(VocabularyMessages.noOperators, at: object.location(of: .operators)) }
    var operators: [Comparison] = []
    for (value, location) in elements {
      guard let comparison: Comparison = choice(value, at: location, noun: "operator", among: Comparison.ofCards)
      else { continue }
      if operators.contains(comparison) {
        note(VocabularyMessages.duplicate("operator", named: comparison.rawValue), at: location)
      }
      operators.append(comparison)
    }
    return operators
  }

  private mutating func colon(_ object: VocabularyObject<FieldKey>) -> Comparison? {
    guard let relation: Comparison = choice(.colon, of: object, noun: "operator", among: Comparison.ofCards) else {
      return nil
    }
    if relation == .colon { note(VocabularyMessages.colonIsNoRelation, at: object.location(of: .colon)) }
    return relation
  }

  private mutating func form(_ object: VocabularyObject<FieldKey>) -> WrittenForm {
    WrittenForm(
      unit: text(.unit, of: object), decimalMark: choice(.decimalMark, of: object, noun: "decimal mark"),
      dateOrder: choice(.dateOrder, of: object, noun: "order"), latestDay: day(.latestDay, of: object))
  }

  private mutating func day(_ key: FieldKey, of object: VocabularyObject<FieldKey>) -> DateSpan? {
    let text = text(key, of: object)
    if text.isEmpty { return nil }
    if let span = DateSpan(text), span.precision == .day, span.exists { return span }
    note(VocabularyMessages.mustBe(key.rawValue, type: "a day such as 2026-11-30"), at: object.location(of: key))
    return nil
  }

  private mutating func catalogReferences(_ object: VocabularyObject<FieldKey>) -> [String] {
    var seen: Set<String> = []
    for (value, location) in object.elements(.catalogs) {
      guard case .string(let name) = value.content, !name.isEmpty else { continue }
      if !seen.insert(name).inserted { note(VocabularyMessages.duplicate("catalog", named: name), at: location) }
      if catalogTexts[name] != nil || externalCatalogs.contains(name) { continue }
      let nearest = nearest(to: name, among: catalogNameList)
      note(VocabularyMessages.unknownCatalog(name, nearest: nearest), at: location)
    }
    return texts(.catalogs, of: object)
  }
}

extension VocabularyReader {
  /// Notes contradictions between the properties of a field.
  mutating func check(_ field: Field, in object: VocabularyObject<FieldKey>) {
    checkPalette(field, in: object)
    if field.kind == .boolean, object.members[.values] != nil {
      note(VocabularyMessages.valuesOfBoolean, at: object.location(of: .values))
    }
    checkNumbers(field, in: object)
    checkForm(field, in: object)
    checkOrder(field, in: object)
    if field.matching == .exactCase, !field.canMatchCase {
      note(VocabularyMessages.onlyTextsMatchCase, at: object.location(of: .match))
    }
    let isComplete = field.catalogs.allSatisfy { !externalCatalogs.contains($0) && catalogTexts[$0] != nil }
    let hasValues = !field.values.isEmpty || field.catalogs.contains { catalogTexts[$0]?.isEmpty == false }
    if hasValues { return }
    // An external catalog may contain them; an unknown catalog is noted elsewhere.
    if !isComplete { return }
    if field.kind == .orderedEnumeration {
      note(VocabularyMessages.orderedWithoutValues, at: object.location)
    } else if field.isClosed {
      note(VocabularyMessages.closedWithoutValues(field.kind), at: object.location)
    }
  }

  private mutating func checkPalette(_ field: Field, in object: VocabularyObject<FieldKey>) {
    if field.kind != .colors {
      if !field.palette.isEmpty { note(VocabularyMessages.paletteWithoutColors, at: object.location(of: .palette)) }
    } else if field.palette.isEmpty {
      note(VocabularyMessages.colorsWithoutPalette, at: object.location(of: .palette))
    } else if !paletteNames.contains(field.palette) {
      let nearest = nearest(to: field.palette, among: paletteNameList)
      note(VocabularyMessages.unknownPalette(field.palette, nearest: nearest), at: object.location(of: .palette))
    }
  }

  private mutating func checkNumbers(_ field: Field, in object: VocabularyObject<FieldKey>) {
    let isNumber = field.kind == .number || field.kind == .numberOrText
    if field.comparesColumns, !isNumber {
      note(VocabularyMessages.onlyNumbers("comparesColumns"), at: object.location(of: .comparesColumns))
    }
    if field.isColumn, !isNumber, field.kind != .year {
      note(VocabularyMessages.onlyNumbers("isColumn"), at: object.location(of: .isColumn))
    }
    if field.isWhole, !isNumber, field.kind != .year {
      note(VocabularyMessages.onlyNumbers("whole"), at: object.location(of: .whole))
    }
    // Fields of numbers read two words, `even` and `odd`.
    if isNumber, field.values.contains(where: { $0.text != "even" && $0.text != "odd" }) {
      note(VocabularyMessages.valuesOfNumber, at: object.location(of: .values))
    }
  }

  private mutating func checkForm(_ field: Field, in object: VocabularyObject<FieldKey>) {
    for key in [FieldKey.unit, .decimalMark] where object.members[key] != nil && field.kind != .number {
      note(VocabularyMessages.onlyNumbers(key.rawValue), at: object.location(of: key))
    }
    for key in [FieldKey.dateOrder, .latestDay] where object.members[key] != nil && field.kind.traits.family != .time {
      note(VocabularyMessages.onlyDates(key.rawValue), at: object.location(of: key))
    }
  }

  private mutating func checkOrder(_ field: Field, in object: VocabularyObject<FieldKey>) {
    if field.kind.isOrdered { return }
    let operators = object.elements(.operators)
    for (comparison, element) in zip(field.operators, operators) where operators.count == field.operators.count {
      if comparison == .colon || comparison == .equal || comparison == .notEqual { continue }
      note(VocabularyMessages.operatorWithoutOrder(comparison, on: field.kind), at: element.location)
    }
    if field.colon != .equal, field.colon != .notEqual, field.colon != .colon {
      note(VocabularyMessages.operatorWithoutOrder(field.colon, on: field.kind), at: object.location(of: .colon))
    }
  }

  /// Notes unknown placeholders, and a phrase without a placeholder for the value. That of a boolean needs none.
  mutating func checkPhrase(_ phrase: String, of kind: ValueKind, in object: VocabularyObject<FieldKey>) {
    guard let value = object.members[.phrase], case .string = value.content else { return }
    var hasValue = false
    for placeholder in Field.placeholders(of: phrase) {
      if Field.isValuePlaceholder(placeholder) {
        hasValue = true
      } else if placeholder != "{s}" {
        note(VocabularyMessages.unknownPlaceholder(placeholder), at: object.location(of: .phrase))
      }
    }
    if !hasValue, kind != .boolean { note(VocabularyMessages.phraseWithoutValue, at: object.location(of: .phrase)) }
  }
}
