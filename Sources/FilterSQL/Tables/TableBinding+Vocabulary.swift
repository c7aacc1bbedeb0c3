public import FilterVocabulary

/// The binding that a vocabulary says.
extension TableBinding {
  /// The table of a vocabulary with the columns of its fields.
  ///
  /// A field without a ``ColumnSource`` is the column of its first source, or of its name. Where no type is said, that of
  /// the kind is taken: a number is a decimal fraction, an instant has a zone, anything else is a text. The values of a
  /// closed list are taken to be all values of the column, as the database spells them.
  ///
  /// - Throws: If the vocabulary names no table, a source is incomplete, or a column of another table has no reference.
  public init(_ vocabulary: Vocabulary, alias: String? = nil) throws(SQLObstacle) {
    guard let table = TableName(written: vocabulary.table) else {
      throw SQLObstacle(reason: "the vocabulary '\(vocabulary.name)' names no table")
    }
    self.init(table, alias: alias)
    for field in vocabulary.fields where !field.isDirective && field.kind != .flag && field.kind != .absentFlag {
      let source = field.column ?? ColumnSource(column: field.sourceNames.first ?? field.name)
      self[field.name] = try ColumnBinding(source, of: field)
    }
  }
}

extension ColumnBinding {
  /// The column of a source.
  ///
  /// - Parameters:
  ///   - key: The primary key of the list's table, to which another table refers by default.
  ///   - declared: The storage that the database declares; nil if that is not known, so that the kind of the field
  ///     decides.
  ///   - isOptional: Whether a value may be missing.
  ///   - values: All values that the column can have; by default those of a closed list.
  package init?(
    _ source: ColumnSource, of field: Field, key: String? = nil, declared: ColumnStorage? = nil,
    isOptional: Bool = true, values: [String]? = nil
  ) throws(SQLObstacle) {
    var storage = declared ?? ColumnStorage(ofKind: field.kind)
    if let type = source.type { storage = ColumnStorage(type, of: field.kind) }
    if source.scale > 0 { storage = .decimal(scale: source.scale) }
    let isListed = field.kind == .enumeration || field.kind == .orderedEnumeration
    let known = values ?? (declared == nil && isListed && field.isClosed ? field.values.map { $0.text } : nil)
    switch source.type {
    // The elements of an array in another table are looked at one by one.
    case .array where !source.table.isEmpty, .json where !source.table.isEmpty: self.init(source.column, .other)
    case .array: self.init(elementsOf: .array(source.column), storage, values: known)
    case .json: self.init(elementsOf: .json(source.column), storage, values: known)
    default:
      if source.expression.isEmpty {
        self.init(source.column, storage, isOptional: isOptional, values: known)
      } else {
        self.init(expression: source.expression, storage, values: known)
      }
    }
    if source.table.isEmpty { return }
    guard let table = TableName(written: source.table) else {
      throw SQLObstacle(reason: "'\(source.table)' of the field '\(field.name)' is not the name of a table")
    }
    let reference = source.reference.isEmpty ? key : source.reference
    guard let reference else {
      throw SQLObstacle(
        reason: "the field '\(field.name)' needs 'reference', since the table has no key of one column")
    }
    child = ChildTable(table, source.key, ofKey: reference)
  }
}

extension ColumnStorage {
  /// The usual storage of a kind.
  package init(ofKind kind: ValueKind) {
    switch kind {
    case .number, .numberOrText, .duration: self = .numeric(scale: nil)
    case .size, .integerID: self = .integer
    case .date: self = .date
    case .instant: self = .timestamp(hasZone: true)
    case .boolean: self = .boolean
    case .uuid: self = .uuid
    case .text, .path, .enumeration, .orderedEnumeration, .catalog, .version, .address: self = .text
    case .year, .colors, .cost, .devotion, .flag, .absentFlag, .directive: self = .other
    }
  }

  /// The storage of a type; of an array that of its elements.
  package init(_ type: ColumnType, of kind: ValueKind) {
    switch type {
    case .integer: self = .integer
    case .numeric: self = .numeric(scale: nil)
    case .double: self = .double
    case .text: self = kind == .date || kind == .instant ? .writtenTime : .text
    case .boolean: self = .boolean
    case .date: self = .date
    case .timestamp: self = .timestamp(hasZone: false)
    case .timestamptz: self = .timestamp(hasZone: true)
    case .seconds: self = .epoch(.seconds)
    case .milliseconds: self = .epoch(.milliseconds)
    case .microseconds: self = .epoch(.microseconds)
    case .interval: self = .interval
    case .uuid: self = .uuid
    case .inet: self = .inet
    case .array, .json: self = ColumnStorage(ofKind: kind)
    }
  }
}
