extension VocabularyReader {
  /// Reads the catalogs of the file, and the names of those that are not in it.
  mutating func catalogs(_ root: VocabularyObject<RootKey>) -> [Catalog] {
    isList(root, .catalogs)
    var catalogs: [Catalog] = []
    for (value, place) in root.elements(.catalogs) {
      guard let object: VocabularyObject<CatalogKey> = object(value, place) else { continue }
      let name = name(object, .name)
      if catalogTexts[name] != nil { note(object.place(of: .name), VocabularyMessages.twice("catalog", name)) }
      let values = values(object, .values, of: VocabularyMessages.catalog(name), beside: [])
      catalogTexts[name] = VocabularyReader.singleTexts(of: values)
      catalogNameList.append(name)
      let spot = text(object, .place, default: Catalog.usualPlace)
      catalogs.append(Catalog(name, text(object, .summary), place: spot, values))
    }
    externalCatalogs(root)
    return catalogs
  }

  private mutating func externalCatalogs(_ root: VocabularyObject<RootKey>) {
    _ = texts(root, .externalCatalogs)
    for (value, place) in root.elements(.externalCatalogs) {
      guard case .string(let name) = value.content, !name.isEmpty else { continue }
      if catalogTexts[name] != nil {
        note(place, VocabularyMessages.notExternal(name))
      } else if !externalCatalogs.insert(name).inserted {
        note(place, VocabularyMessages.twice("catalog", name))
      } else {
        catalogNameList.append(name)
      }
    }
  }

  /// Reads a list of values. `catalogs` are those whose values its groups may name too.
  mutating func values<Key>(
    _ object: VocabularyObject<Key>, _ key: Key, of owner: String, beside catalogs: [String]
  ) -> [FieldValue] {
    isList(object, key)
    var values: [FieldValue] = []
    var owners: [String: Int] = [:]
    var places: [VocabularyPlace] = []
    for (value, place) in object.elements(key) {
      guard let fieldValue = fieldValue(value, place) else { continue }
      for name in [fieldValue.text] + fieldValue.aliases {
        let other = owners[name.lowercased()]
        if let other, other != values.count {
          note(place, VocabularyMessages.valueTaken(name, values[other].text, owner))
        } else {
          owners[name.lowercased()] = values.count
        }
      }
      values.append(fieldValue)
      places.append(place)
    }
    checkMembers(values, places, beside: catalogs)
    return values
  }

  private mutating func fieldValue(_ value: JSONValue, _ place: VocabularyPlace) -> FieldValue? {
    if case .string(let text) = value.content {
      if text.isEmpty { note(place, VocabularyMessages.empty("text")) }
      return FieldValue(text)
    }
    guard let object: VocabularyObject<ValueKey> = object(value, place) else { return nil }
    return FieldValue(
      name(object, .text), aliases: texts(object, .aliases), label: text(object, .label), text(object, .summary),
      phrase: text(object, .phrase), noun: text(object, .noun), members: texts(object, .members),
      category: text(object, .category), predicate: text(object, .predicate),
      isAboutPrinting: bool(object, .isAboutPrinting), isRefused: bool(object, .refused),
      confidence: confidence(object, .confidence))
  }

  /// A group names single values, by their texts: whoever concludes from it compares those.
  private mutating func checkMembers(_ values: [FieldValue], _ places: [VocabularyPlace], beside catalogs: [String]) {
    if values.allSatisfy({ $0.members.isEmpty }) { return }
    // A list that is not in the file may hold any value.
    if catalogs.contains(where: { catalogTexts[$0] == nil }) { return }
    let own = VocabularyReader.singleTexts(of: values)
    let groups = Set(values.filter { !$0.members.isEmpty }.map { $0.text })
    let texts = values.map { $0.text }
    for (value, place) in zip(values, places) {
      for member in value.members where !member.isEmpty {
        if groups.contains(member) {
          note(place, VocabularyMessages.memberIsGroup(member, of: value.text))
        } else if !own.contains(member), !catalogs.contains(where: { catalogTexts[$0]?.contains(member) == true }) {
          let meant = nearest(to: member, among: texts)
          note(place, VocabularyMessages.unknownMember(member, of: value.text, meant))
        }
      }
    }
  }

  /// The texts of the values that are no groups.
  private static func singleTexts(of values: [FieldValue]) -> Set<String> {
    Set(values.filter { $0.members.isEmpty }.map { $0.text })
  }
}
