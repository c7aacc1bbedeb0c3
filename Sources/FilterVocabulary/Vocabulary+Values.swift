/// Names a value of a field: where it stands in the lists of the vocabulary. Two fields that share a catalog share the
/// identities of its values.
public struct ValueID: Hashable, Comparable, Sendable {
  /// The catalog the value is in; or, below zero, the field: -1 for the first one.
  let list: Int
  /// Its place there.
  public let place: Int

  init(list: Int, place: Int) {
    self.list = list
    self.place = place
  }

  /// Orders the values of one list as the vocabulary lists them.
  public static func < (left: ValueID, right: ValueID) -> Bool {
    (left.list, left.place) < (right.list, right.place)
  }
}

extension Vocabulary {
  /// All values of a field that are known: its own, then those of its catalogs. A name that an earlier list has already is not
  /// taken out. Linear in their number.
  public func values(of field: Field) -> [FieldValue] {
    var values = field.values
    for name in field.catalogs {
      if let catalog = catalog(named: name) { values += catalog.values }
    }
    return values
  }

  /// The value of a field that a text names, by its text or an alias, in any spelling (``ValueSpelling``). Nil for a text that
  /// names none.
  public func value(_ text: String, of field: Field) -> FieldValue? {
    valueID(text, of: field).map { self[$0] }
  }

  /// The identity of the value of a field that a text names.
  public func valueID(_ text: String, of field: Field) -> ValueID? {
    fieldsByName[field.name].flatMap { valueID(text, of: FieldID($0)) }
  }

  /// The identity of the value of a field that a text names.
  public func valueID(_ text: String, of field: FieldID) -> ValueID? {
    let folded = ValueSpelling.folded(text)
    let index = field.index
    if let place = storage.ownValues[index].place(of: text, folded: folded) {
      return ValueID(list: -1 - index, place: place)
    }
    for list in storage.catalogsOfFields[index] {
      if let place = storage.catalogValues[list].place(of: text, folded: folded) {
        return ValueID(list: list, place: place)
      }
    }
    return nil
  }

  /// The field a word is most likely a value of: of closed lists before open ones, of the popular before the others. Nil for a
  /// word that is no value, or one of flags only. Constant time.
  public func fieldHavingValue(_ word: String) -> FieldID? {
    storage.fieldsByValue[ValueSpelling.folded(word)].map { FieldID($0) }
  }

  /// Whether some field has a name of `length` bytes that begins with `letter`, in lower case: a quick look before one is
  /// searched for.
  package func mayHaveField(beginningWith letter: UInt8, length: Int) -> Bool {
    letter < 128 && storage.nameLengths[Int(letter)] & (1 << UInt64(min(length, 63))) != 0
  }

  /// The catalog that holds a value; nil for a field's own value.
  package func catalog(of id: ValueID) -> Catalog? {
    id.list < 0 ? nil : storage.catalogs[id.list]
  }

  /// The value of an identity that this vocabulary gave.
  public subscript(_ id: ValueID) -> FieldValue {
    _read {
      if id.list < 0 {
        yield storage.fields[-1 - id.list].values[id.place]
      } else {
        yield storage.catalogs[id.list].values[id.place]
      }
    }
  }
}
