extension Vocabulary {
  /// This vocabulary with the frequency of each listed value as `count` returns it, for example the number of items of
  /// a loaded list. A value of a catalog is counted once, with the first field that has the catalog. Linear in the
  /// values.
  public func counting(_ count: (_ value: FieldValue, _ field: FieldID) -> Int) -> Vocabulary {
    counting(count, adding: { _ in [] })
  }

  /// This vocabulary with counted values, and with further ones after the values of each field.
  package func counting(
    _ count: (_ value: FieldValue, _ field: FieldID) -> Int, adding further: (_ field: FieldID) -> [FieldValue]
  ) -> Vocabulary {
    func counted(_ values: [FieldValue], of field: FieldID) -> [FieldValue] {
      values.map { value in
        var value = value
        value.frequency = max(0, count(value, field))
        return value
      }
    }
    var fields = fields
    for id in fieldIDs { fields[id.index].values = counted(fields[id.index].values, of: id) + further(id) }
    let catalogs = catalogs.map { catalog in
      guard let field = fieldIDs.first(where: { self[$0].catalogs.contains(catalog.name) }) else { return catalog }
      var catalog = catalog
      catalog.values = counted(catalog.values, of: field)
      return catalog
    }
    return replacing(fields: fields, catalogs: catalogs)
  }
}
