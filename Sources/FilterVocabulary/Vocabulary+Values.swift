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
    guard let index = fieldsByName[field.name] else { return nil }
    let folded = ValueSpelling.folded(text)
    if let place = ownValues[index].place(of: text, folded: folded) { return ValueID(list: -1 - index, place: place) }
    for name in field.catalogs {
      guard let list = catalogsByName[name], let place = catalogValues[list].place(of: text, folded: folded) else {
        continue
      }
      return ValueID(list: list, place: place)
    }
    return nil
  }

  /// The value of an identity that this vocabulary gave.
  public subscript(_ id: ValueID) -> FieldValue {
    id.list < 0 ? fields[-1 - id.list].values[id.place] : catalogs[id.list].values[id.place]
  }
}
