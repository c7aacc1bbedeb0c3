/// A column of the records of a list whose columns are not the fields of its vocabulary: cards have the keys of their JSON.
public struct RecordColumn: Hashable, Sendable {
  /// The key as the data spells it: `cmc`.
  public let key: String
  /// The field about the same values: `manavalue`; empty if there is none.
  public let field: String
  /// The kind of its values.
  public let kind: ValueKind

  /// A column of a key.
  public init(_ key: String, field: String = "", _ kind: ValueKind) {
    (self.key, self.field, self.kind) = (key, field, kind)
  }
}

extension Vocabulary {
  /// Whether rows of the list can show and be sorted by a column: a field with values of its own by any of its names, a
  /// key of the records, or a JSON Pointer. True for every name if the records of the list are not known. Linear in the
  /// fields for a name that is none of theirs.
  package func hasColumn(_ name: String) -> Bool {
    if name.hasPrefix("/") || !knowsColumns { return true }
    let folded = name.lowercased()
    if recordColumns.isEmpty {
      if let id = fieldID(spelled: name) ?? fieldID(spelled: folded) { return self[id].hasRowValues }
      return fields.contains { $0.hasRowValues && $0.sources.contains { $0.lowercased() == folded } }
    }
    let field = fieldID(spelled: folded).map { self[$0].name }
    return recordColumns.contains { $0.key == folded || $0.field == field && field != nil }
  }

  /// The field about the values of a column; nil without one.
  package func field(ofColumn name: String) -> FieldID? {
    let folded = name.lowercased()
    if let column = recordColumns.first(where: { $0.key == folded }) { return fieldID(spelled: column.field) }
    return fieldID(spelled: name) ?? fieldID(spelled: folded)
  }

  /// The names of the columns, in the order of the list; empty if its records are not known.
  package var columnNames: [String] {
    if !knowsColumns { return [] }
    return recordColumns.isEmpty ? fields.filter { $0.hasRowValues }.map { $0.name } : recordColumns.map { $0.key }
  }

  /// The other names of the columns: those of the fields about their values.
  package var otherColumnNames: [String] {
    let names = recordColumns.isEmpty ? columnNames : recordColumns.map { $0.field }
    return names.flatMap { name in fieldID(spelled: name).map { [self[$0].name] + self[$0].aliases } ?? [] }
  }

  /// Whether the columns of the rows are known: those of a vocabulary of cards are only if it says them.
  private var knowsColumns: Bool { isOfLists || !recordColumns.isEmpty }
}

extension Field {
  /// Whether the field has values that a row can show.
  package var hasRowValues: Bool { !isDirective && kind != .flag && kind != .absentFlag }
}
