extension VocabularyReader {
  /// The vocabulary of a file. It is valid only if nothing was noted.
  mutating func vocabulary(_ value: LocatedJSON) -> Vocabulary? {
    let location = FileLocation(offset: value.offset, path: "")
    guard let root: VocabularyObject<RootKey> = object(value, location) else { return nil }
    _ = text(root, .schema)
    let name = name(root, .name)
    // Fields refer to catalogs and palettes, which are read first.
    let catalogs = catalogs(root)
    let palettes = palettes(root)
    let fields = fields(root)
    let nameField = text(root, .nameField)
    if !nameField.isEmpty, fieldNames[nameField] == nil {
      let nearest = nearest(to: nameField, among: fieldNameList)
      note(root.location(of: .nameField), VocabularyMessages.unknownField(nameField, nearest: nearest))
    }
    let item = text(root, .item, default: Vocabulary.defaultItemName)
    return Vocabulary(
      name: name, summary: text(root, .summary), itemName: item,
      itemNamePlural: text(root, .items, default: Vocabulary.defaultPlural(of: item)), nameField: nameField,
      fields: fields, catalogs: catalogs, palettes: palettes, symbols: symbols(root), bareSymbols: bareSymbols(root),
      zeroWords: lowercaseWords(root, .zeroWords), dayWords: lowercaseWords(root, .dayWords),
      absentFields: absentFields(root), patternShorthands: patternShorthands(root), limits: limits(root),
      quirks: quirks(root),
      notes: texts(root, .notes))
  }

  private mutating func fields(_ root: VocabularyObject<RootKey>) -> [Field] {
    checkList(root, .fields)
    let elements = root.elements(.fields)
    if elements.isEmpty, let value = root.members[.fields], case .array = value.content {
      note(root.location(of: .fields), VocabularyMessages.noFields)
    }
    return elements.compactMap { field($0.value, $0.location) }
  }

  private mutating func lowercaseWords(_ root: VocabularyObject<RootKey>, _ key: RootKey) -> [String] {
    for (value, location) in root.elements(key) {
      guard case .string(let word) = value.content, word != word.lowercased() else { continue }
      note(location, VocabularyMessages.mustBeLowercase(word, "word"))
    }
    return texts(root, key)
  }

  private mutating func absentFields(_ root: VocabularyObject<RootKey>) -> [AbsentField] {
    checkList(root, .absentFields)
    var seen: Set<String> = []
    return root.elements(.absentFields).compactMap { value, location in
      guard let absent = absentField(value, location) else { return nil }
      if !absent.name.isEmpty, !seen.insert(absent.name).inserted {
        note(location, VocabularyMessages.duplicate("absent field", absent.name))
      }
      return absent
    }
  }

  private mutating func absentField(_ value: LocatedJSON, _ location: FileLocation) -> AbsentField? {
    if case .string(let name) = value.content {
      checkAbsentName(name, location)
      return AbsentField(name)
    }
    guard let object: VocabularyObject<AbsentFieldKey> = object(value, location) else { return nil }
    let name = text(object, .name)
    if let value = object.members[.name], case .string = value.content {
      checkAbsentName(name, object.location(of: .name))
    }
    let replacement = text(object, .replacement)
    if !replacement.isEmpty, fieldNames[replacement] == nil {
      let nearest = nearest(to: replacement, among: fieldNameList)
      note(object.location(of: .replacement), VocabularyMessages.unknownField(replacement, nearest: nearest))
    }
    return AbsentField(name, replacement: replacement)
  }

  private mutating func checkAbsentName(_ name: String, _ location: FileLocation) {
    guard isFieldName(name, location) else { return }
    if let owner = fieldNames[name] { note(location, VocabularyMessages.notAbsent(name, field: owner)) }
  }

  private mutating func patternShorthands(_ root: VocabularyObject<RootKey>) -> [PatternShorthand] {
    checkList(root, .patternShorthands)
    let elements = root.elements(.patternShorthands)
    if elements.count > PatternShorthand.maximumCount {
      note(root.location(of: .patternShorthands), VocabularyMessages.tooManyShorthands)
    }
    var seen: Set<String> = []
    return elements.prefix(PatternShorthand.maximumCount).compactMap { value, location in
      guard let object: VocabularyObject<PatternShorthandKey> = object(value, location) else { return nil }
      let spelling = text(object, .spelling)
      if let value = object.members[.spelling], case .string = value.content {
        let letters = spelling.utf8.dropFirst()
        let isSpelling =
          spelling.utf8.first == UInt8(ascii: "\\") && 1...15 ~= letters.count
          && letters.allSatisfy { ($0 | 0x20) &- 0x61 < 26 }
        if !isSpelling { note(object.location(of: .spelling), VocabularyMessages.unfitShorthand(spelling)) }
        if !seen.insert(spelling).inserted { note(location, VocabularyMessages.duplicate("shorthand", spelling)) }
      }
      return PatternShorthand(spelling, summary: text(object, .summary), pattern: text(object, .pattern))
    }
  }

  private mutating func quirks(_ root: VocabularyObject<RootKey>) -> [Quirk] {
    checkList(root, .quirks)
    var quirks: [Quirk] = []
    for (value, location) in root.elements(.quirks) {
      guard let quirk: Quirk = choice(value, location, "quirk") else { continue }
      if quirks.contains(quirk) { note(location, VocabularyMessages.duplicate("quirk", quirk.rawValue)) }
      quirks.append(quirk)
    }
    return quirks
  }

  private mutating func limits(_ root: VocabularyObject<RootKey>) -> QueryLimits {
    guard let value = root.members[.limits],
      let object: VocabularyObject<LimitKey> = object(value, root.location(of: .limits))
    else { return QueryLimits() }
    return QueryLimits(
      queryCharacters: number(object, .queryCharacters, in: 0...Int.max),
      regexes: number(object, .regexes, in: 0...Int.max), number: number(object, .number, in: 0...Int64.max),
      regexDepth: number(object, .regexDepth, in: 0...Int.max),
      regexComplexity: number(object, .regexComplexity, in: 0...Int.max),
      regexCharacters: number(object, .regexCharacters, in: 0...Int.max),
      regexRepetitions: number(object, .regexRepetitions, in: 0...Int.max))
  }
}
