import FilterText

extension VocabularyReader {
  /// The vocabulary of a file. It is valid only if nothing was noted.
  mutating func vocabulary(_ value: LocatedJSON, zone: (String) -> ZoneRules?) -> Vocabulary? {
    let location = FileLocation(offset: value.offset, path: "")
    guard let root: VocabularyObject<RootKey> = object(value, at: location) else { return nil }
    _ = text(.schema, of: root)
    let name = name(.name, of: root)
    let base = syntax(root)
    isOfLists = base == .lists
    // Fields refer to catalogs and palettes, which are read first.
    let catalogs = catalogs(root)
    let palettes = palettes(root)
    let fields = fields(root)
    let nameField = text(.nameField, of: root)
    if !nameField.isEmpty, fieldNames[nameField] == nil {
      let nearest = nearest(to: nameField, among: fieldNameList)
      note(VocabularyMessages.unknownField(nameField, nearest: nearest), at: root.location(of: .nameField))
    }
    for (value, location) in root.elements(.words) {
      guard case .string(let name) = value.content, fieldNames[name] == nil else { continue }
      note(VocabularyMessages.unknownField(name, nearest: nearest(to: name, among: fieldNameList)), at: location)
    }
    let item = text(.item, of: root, default: Vocabulary.defaultItemName)
    return Vocabulary(
      name: name, summary: text(.summary, of: root), itemName: item,
      itemNamePlural: text(.items, of: root, default: Vocabulary.defaultPlural(of: item)), nameField: nameField,
      words: texts(.words, of: root), fields: fields, catalogs: catalogs, palettes: palettes, symbols: symbols(root),
      bareSymbols: bareSymbols(root),
      zeroWords: lowercaseWords(.zeroWords, of: root), dayWords: lowercaseWords(.dayWords, of: root),
      timeZone: timeZone(root, named: zone),
      absentFields: absentFields(root), synonyms: synonyms, wordings: wordings(root),
      patternShorthands: patternShorthands(root),
      limits: limits(root),
      quirks: quirks(root),
      notes: texts(.notes, of: root), syntax: base, objectLists: objectLists(root),
      table: tableName(.table, of: root),
      nullMarks: root.members[.null] == nil ? Vocabulary.usualNullMarks : texts(.null, of: root),
      linePatterns: linePatterns(root))
  }

  /// One pattern, or a list of them.
  private mutating func linePatterns(_ root: VocabularyObject<RootKey>) -> [String] {
    if case .string(let pattern)? = root.members[.lines]?.content { return [pattern] }
    return texts(.lines, of: root)
  }

  private mutating func fields(_ root: VocabularyObject<RootKey>) -> [Field] {
    checkList(.fields, of: root)
    let elements = root.elements(.fields)
    if elements.isEmpty, !isWritten, let value = root.members[.fields], case .array = value.content {
      note(VocabularyMessages.noFields, at: root.location(of: .fields))
    }
    return elements.compactMap { field($0.value, at: $0.location) }
  }

  /// The paths of lists of objects, each with a field in its elements.
  private mutating func objectLists(_ root: VocabularyObject<RootKey>) -> [String] {
    for (value, location) in root.elements(.objectLists) {
      guard case .string(let path) = value.content,
        !fieldNameList.contains(where: { $0.hasPrefix(path.lowercased() + ".") })
      else { continue }
      note(VocabularyMessages.objectsWithoutFields(path), at: location)
    }
    return texts(.objectLists, of: root)
  }

  private mutating func lowercaseWords(_ key: RootKey, of root: VocabularyObject<RootKey>) -> [String] {
    for (value, location) in root.elements(key) {
      guard case .string(let word) = value.content, word != word.lowercased() else { continue }
      note(VocabularyMessages.mustBeLowercase(word, noun: "word"), at: location)
    }
    return texts(key, of: root)
  }

  private mutating func timeZone(
    _ root: VocabularyObject<RootKey>, named zone: (String) -> ZoneRules?
  ) -> ZoneRules {
    let text = text(.timeZone, of: root, default: ZoneRules.utc.description)
    if let zone = ZoneRules(text) ?? zone(text) { return zone }
    note(VocabularyMessages.notAZone(text), at: root.location(of: .timeZone))
    return .utc
  }

  private mutating func syntax(_ root: VocabularyObject<RootKey>) -> SyntaxOptions.Base {
    let name = text(.syntax, of: root, default: SyntaxOptions.Base.lists.rawValue)
    if let syntax = SyntaxOptions.Base(rawValue: name) { return syntax }
    let names = SyntaxOptions.Base.allCases.map { $0.rawValue }
    note(VocabularyMessages.unknownSyntax(name, among: names), at: root.location(of: .syntax))
    return .lists
  }

  private mutating func absentFields(_ root: VocabularyObject<RootKey>) -> [AbsentField] {
    checkList(.absentFields, of: root)
    var seen: Set<String> = []
    return root.elements(.absentFields).compactMap { value, location in
      guard let absent = absentField(value, at: location) else { return nil }
      if !absent.name.isEmpty, !seen.insert(absent.name).inserted {
        note(VocabularyMessages.duplicate("absent field", named: absent.name), at: location)
      }
      return absent
    }
  }

  private mutating func absentField(_ value: LocatedJSON, at location: FileLocation) -> AbsentField? {
    if case .string(let name) = value.content {
      checkAbsentName(name, at: location)
      return AbsentField(name)
    }
    guard let object: VocabularyObject<AbsentFieldKey> = object(value, at: location) else { return nil }
    let name = text(.name, of: object)
    if let value = object.members[.name], case .string = value.content {
      checkAbsentName(name, at: object.location(of: .name))
    }
    let replacement = text(.replacement, of: object)
    if !replacement.isEmpty, fieldNames[replacement] == nil {
      let nearest = nearest(to: replacement, among: fieldNameList)
      note(VocabularyMessages.unknownField(replacement, nearest: nearest), at: object.location(of: .replacement))
    }
    return AbsentField(name, replacement: replacement)
  }

  private mutating func wordings(_ root: VocabularyObject<RootKey>) -> [Wording] {
    checkList(.wordings, of: root)
    return root.elements(.wordings).compactMap { value, location in
      guard let object: VocabularyObject<WordingKey> = object(value, at: location) else { return nil }
      let (field, words) = (text(.field, of: object), text(.words, of: object))
      if object.members[.field] != nil, fieldNames[field] == nil {
        note(
          VocabularyMessages.unknownField(field, nearest: nearest(to: field, among: fieldNameList)),
          at: object.location(of: .field))
      }
      if object.members[.words] != nil { _ = areWords(words, at: object.location(of: .words)) }
      let known = [(WordingKey.part, Wording.Extent.part), (.value, .value), (.term, .term)]
        .filter { object.members[$0.0] != nil }
      guard known.count == 1, let (key, extent) = known.first else {
        note(VocabularyMessages.oneReplacement, at: location)
        return nil
      }
      return Wording(words, of: field, extent, text(key, of: object))
    }
  }

  private mutating func checkAbsentName(_ name: String, at location: FileLocation) {
    guard isFieldName(name, at: location) else { return }
    if let owner = fieldNames[name] { note(VocabularyMessages.notAbsent(name, field: owner), at: location) }
  }

  private mutating func patternShorthands(_ root: VocabularyObject<RootKey>) -> [PatternShorthand] {
    checkList(.patternShorthands, of: root)
    let elements = root.elements(.patternShorthands)
    if elements.count > PatternShorthand.maximumCount {
      note(VocabularyMessages.tooManyShorthands, at: root.location(of: .patternShorthands))
    }
    var seen: Set<String> = []
    return elements.prefix(PatternShorthand.maximumCount).compactMap { value, location in
      guard let object: VocabularyObject<PatternShorthandKey> = object(value, at: location) else { return nil }
      let spelling = text(.spelling, of: object)
      if let value = object.members[.spelling], case .string = value.content {
        let letters = spelling.utf8.dropFirst()
        let isSpelling =
          spelling.utf8.first == UInt8(ascii: "\\") && 1...15 ~= letters.count
          && letters.allSatisfy { ($0 | 0x20) &- 0x61 < 26 }
        if !isSpelling { note(VocabularyMessages.unfitShorthand(spelling), at: object.location(of: .spelling)) }
        if !seen.insert(spelling).inserted {
          note(VocabularyMessages.duplicate("shorthand", named: spelling), at: location)
        }
      }
      return PatternShorthand(spelling, summary: text(.summary, of: object), pattern: text(.pattern, of: object))
    }
  }

  private mutating func quirks(_ root: VocabularyObject<RootKey>) -> [Quirk] {
    checkList(.quirks, of: root)
    var quirks: [Quirk] = []
    for (value, location) in root.elements(.quirks) {
      guard let quirk: Quirk = choice(value, at: location, noun: "quirk") else { continue }
      if quirks.contains(quirk) { note(VocabularyMessages.duplicate("quirk", named: quirk.rawValue), at: location) }
      quirks.append(quirk)
    }
    return quirks
  }

  private mutating func limits(_ root: VocabularyObject<RootKey>) -> QueryLimits {
    guard let value = root.members[.limits],
      let object: VocabularyObject<LimitKey> = object(value, at: root.location(of: .limits))
    else { return QueryLimits() }
    return QueryLimits(
      queryCharacters: number(.queryCharacters, of: object, in: 0...Int.max),
      regexes: number(.regexes, of: object, in: 0...Int.max), number: number(.number, of: object, in: 0...Int64.max),
      regexDepth: number(.regexDepth, of: object, in: 0...Int.max),
      regexComplexity: number(.regexComplexity, of: object, in: 0...Int.max),
      regexCharacters: number(.regexCharacters, of: object, in: 0...Int.max),
      regexRepetitions: number(.regexRepetitions, of: object, in: 0...Int.max))
  }
}
