/// The identity of a value in one vocabulary: its list and its index there. Two fields that share a catalog share the
/// identities of its values. Another vocabulary has another value of that identity, or none.
public struct ValueID: Hashable, Comparable, Sendable {
  /// The index of the catalog; or, below zero, the field: -1 for the first one.
  let list: Int
  /// Its index in the list.
  package let index: Int

  /// Orders the values of one list as the vocabulary lists them.
  public static func < (left: ValueID, right: ValueID) -> Bool {
    (left.list, left.index) < (right.list, right.index)
  }
}

extension Vocabulary {
  /// All known values of a field: its own, then those of its catalogs. A value of two lists is in the result twice.
  /// Linear in their number.
  public func values(of field: Field) -> [FieldValue] {
    var values = field.values
    for name in field.catalogs {
      if let catalog = catalog(named: name) { values += catalog.values }
    }
    return values
  }

  /// The value of a field with a text or alias, in any spelling (`ValueSpelling`); nil if there is none. Linear in
  /// the text.
  public func value(_ text: String, of field: Field) -> FieldValue? {
    valueID(text, of: field).map { self[$0] }
  }

  /// The identity of the value of a field with a text or alias; nil if there is none.
  public func valueID(_ text: String, of field: Field) -> ValueID? {
    fieldsByName[field.name].flatMap { valueID(text, of: FieldID($0)) }
  }

  /// The identity of the value of a field with a text or alias; nil if there is none.
  public func valueID(_ text: String, of field: FieldID) -> ValueID? {
    let folded = ValueSpelling.folded(text)
    let index = field.index
    guard index < storage.ownValues.count else { return nil }
    if let found = storage.ownValues[index].index(of: text, folded: folded) {
      return ValueID(list: -1 - index, index: found)
    }
    for list in storage.catalogsOfFields[index] {
      if let found = storage.catalogValues[list].index(of: text, folded: folded) {
        return ValueID(list: list, index: found)
      }
    }
    return nil
  }

  /// The field that a word is most likely a value of: closed lists come before open ones, then popular fields before
  /// others. Nil for other words, and for values of flags. Constant time.
  package func fieldHavingValue(_ word: String) -> FieldID? {
    storage.fieldsByValue[ValueSpelling.folded(word)].map { FieldID($0) }
  }

  /// Whether some field has a name of `length` bytes that begins with `letter` (in lower case): a fast check before a
  /// lookup.
  package func mayHaveField(beginningWith letter: UInt8, length: Int) -> Bool {
    storage.nameLengths[Int(letter)] & (1 << UInt64(min(length, 63))) != 0
  }

  /// The catalog that holds a value; nil for a field's own value.
  package func catalog(of id: ValueID) -> Catalog? {
    storage.catalogs.indices.contains(id.list) ? storage.catalogs[id.list] : nil
  }

  /// Whether this vocabulary has a value of an identity, which may be that of another vocabulary.
  func has(_ id: ValueID) -> Bool {
    if id.list >= 0 { return id.list < storage.catalogs.count && id.index < storage.catalogs[id.list].values.count }
    return -1 - id.list < storage.fields.count && id.index < storage.fields[-1 - id.list].values.count
  }

  /// The value of an identity of this vocabulary. An empty value for an identity of another vocabulary that has more
  /// values.
  public subscript(_ id: ValueID) -> FieldValue {
    _read {
      if !has(id) {
        yield FieldValue.missing
      } else if id.list < 0 {
        yield storage.fields[-1 - id.list].values[id.index]
      } else {
        yield storage.catalogs[id.list].values[id.index]
      }
    }
  }
}

/// Finds the values of one list by text or alias, in any spelling.
struct ValueIndex: Hashable, Sendable {
  private var indices: [String: Int] = [:]
  /// Values with the same folded text as an earlier one (`A-` after `A`), by their exact spelling in lower case.
  private var exactIndices: [String: Int] = [:]

  /// Indexes values. Linear in their names.
  init(_ values: [FieldValue]) {
    indices.reserveCapacity(values.count * 2)
    // The lower-case spellings of each value that shares its folded text with another one.
    var spellings: [Int: Set<String>] = [:]
    for (index, value) in values.enumerated() {
      for name in [value.text] + value.aliases {
        let key = ValueSpelling.folded(name)
        guard let taken = indices[key] else {
          indices[key] = index
          continue
        }
        if taken == index { continue }
        let exact = name.lowercased()
        let own = spellings[taken] ?? Set(([values[taken].text] + values[taken].aliases).map { $0.lowercased() })
        spellings[taken] = own
        if !own.contains(exact), exactIndices[exact] == nil { exactIndices[exact] = index }
      }
    }
  }

  /// The index of the value of a text, which is passed as written and folded. An exact spelling precedes a folded one.
  func index(of text: String, folded: String) -> Int? {
    if !exactIndices.isEmpty, let index = exactIndices[text.lowercased()] { return index }
    return indices[folded]
  }
}
