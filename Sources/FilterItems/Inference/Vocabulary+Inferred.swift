import DataStreams
import FilterAST
package import FilterVocabulary

extension Vocabulary {
  /// The vocabulary of a list, inferred from a sample of its records: a field for each path of keys, with its kind, the
  /// values of short lists and their counts, and the field that a bare word searches. What was ambiguous stands in the
  /// summaries. The same sample gives the same vocabulary.
  ///
  /// - Parameter name: The name of the list, such as the name of its file without extension.
  package static func inferred(from sample: RecordSample, named name: String) -> Vocabulary {
    var names: Set<String> = []
    var fields: [Field] = []
    var booleans: [String] = []
    for observed in sample.fieldsWithoutObjects {
      guard let field = InferredField(observed, avoiding: names) else { continue }
      names.insert(field.field.name)
      fields.append(field.field)
      if field.field.kind == .boolean, !observed.isList { booleans.append(field.field.name) }
    }
    addShortNames(to: &fields, taken: names.union(reservedNames))
    addNamesOfObjects(to: &fields)
    let nameField = nameField(of: sample, fields)
    if let flags = flags(booleans, fields) { fields.append(flags) }
    fields += directives(for: fields)
    let summary = "\(sample.records) records were read for this\(sample.hasMoreFields ? "; there are more fields" : "")"
    return Vocabulary(
      name: name, summary: summary, itemName: "item", itemNamePlural: "items", nameField: nameField, fields: fields)
  }

  /// The names of fields that every list may have, which are no aliases of its own fields.
  private static let reservedNames: Set<String> = ["is", "order", "direction"]

  /// Gives fields within objects their last key as an alias where no other field has that name: `login` for
  /// `user.login`.
  private static func addShortNames(to fields: inout [Field], taken: Set<String>) {
    var counts: [String: Int] = [:]
    func short(_ field: Field) -> String? { field.name.split(separator: ".").dropFirst().last.map { String($0) } }
    for field in fields { if let name = short(field) { counts[name, default: 0] += 1 } }
    for index in fields.indices {
      if let name = short(fields[index]), counts[name] == 1, !taken.contains(name), FieldName(exactly: name) != nil {
        fields[index].aliases.append(name)
      }
    }
  }

  /// Gives the field that names an object the key of the object as an alias: `labels` and `label` for `labels.name`,
  /// `user` for `user.login`. A list of plain values gets its singular: `tag` for `tags`. Names that are taken are left
  /// out.
  private static func addNamesOfObjects(to fields: inout [Field]) {
    var taken = Set(fields.flatMap { [$0.name] + $0.aliases }).union(reservedNames)
    func add(_ alias: String, to index: Int) {
      if FieldName(exactly: alias) != nil, taken.insert(alias).inserted { fields[index].aliases.append(alias) }
    }
    for key in objectKeys {
      for index in fields.indices where fields[index].name.hasSuffix("." + key) {
        add(String(fields[index].name.dropLast(key.count + 1)), to: index)
      }
    }
    for index in fields.indices where fields[index].multiplicity == .many {
      for name in [fields[index].name] + fields[index].aliases where name.hasSuffix("s") && !name.hasSuffix("ss") {
        if !name.contains(".") { add(String(name.dropLast()), to: index) }
      }
    }
  }

  /// The keys that usually name an object within an item, the best first.
  private static let objectKeys = ["name", "login", "title", "label", "key", "value", "id"]

  /// The keys that usually name an item, the best first.
  private static let nameKeys = [
    "name", "title", "message", "msg", "subject", "summary", "label", "text", "task", "description",
  ]

  /// The field that a bare word searches: one that usually names an item, or the text field with the most texts.
  private static func nameField(of sample: RecordSample, _ fields: [Field]) -> String {
    let texts = fields.filter { $0.kind == .text || $0.kind == .catalog || $0.kind == .enumeration }
    for key in nameKeys {
      if let field = texts.first(where: { $0.name == key }) { return field.name }
    }
    for key in nameKeys {
      if let field = texts.first(where: { $0.name.hasSuffix("." + key) }) { return field.name }
    }
    var distinct: [String: Int] = [:]
    for field in sample.fields where distinct[field.dotted] == nil { distinct[field.dotted] = field.distinct.count }
    let best = fields.filter { $0.kind == .text }.max { one, other in
      (distinct[one.sources.first ?? one.name] ?? 0) < (distinct[other.sources.first ?? other.name] ?? 0)
    }
    return best?.name ?? texts.first?.name ?? ""
  }

  /// `order:` and `direction:`, unless fields have these names.
  private static func directives(for fields: [Field]) -> [Field] {
    let taken = Set(fields.flatMap { [$0.name] + $0.aliases })
    let columns = fields.filter { $0.kind != .flag }.map { FieldValue($0.name, aliases: $0.aliases) }
    let order = Field(
      "order", .directive, isClosed: true, values: columns, summary: "The field to sort by", phrase: "sorted by {value}"
    )
    let direction = Field(
      "direction", .directive, isClosed: true, values: ["asc", "desc"].map { FieldValue($0) },
      summary: "Whether the least or the greatest comes first", phrase: "{value}")
    return [order, direction].filter { !taken.contains($0.name) && !columns.isEmpty }
  }

  /// `is:` with the names of the boolean fields, if there are any and no field has that name.
  private static func flags(_ booleans: [String], _ fields: [Field]) -> Field? {
    if booleans.isEmpty || fields.contains(where: { $0.name == "is" }) { return nil }
    return Field(
      "is", .flag, isClosed: true, values: booleans.map { FieldValue($0) }, multiplicity: .many,
      summary: "The fields that are true", phrase: "are {value}")
  }
}

/// A field of an inferred vocabulary.
private struct InferredField {
  let field: Field

  /// Nil for a path that no field name can be made of.
  init?(_ observed: ObservedField, avoiding names: Set<String>) {
    let inferred = InferredKind(of: observed)
    var name = InferredField.name(of: observed.path)
    var number = 2
    while names.contains(name) {
      name = InferredField.name(of: observed.path) + "_\(number)"
      number += 1
    }
    let multiplicity: Multiplicity = observed.isList ? .many : .optional
    let source = observed.path.contains { $0.contains(".") || $0.isEmpty } ? observed.pointer : observed.dotted
    // An alias of a field within objects is no source.
    let sources = source == name && observed.path.count == 1 ? [] : [source]
    field = Field(
      name, sources: sources, inferred.kind, takesRegex: inferred.kind == .text,
      isClosed: inferred.kind == .orderedEnumeration, values: inferred.values,
      comparesColumns: inferred.kind == .number, isColumn: inferred.kind == .number, isWhole: inferred.isWhole,
      multiplicity: multiplicity, summary: inferred.doubt,
      phrase: InferredField.phrase(name, inferred.kind))
  }

  /// A field name for a path: its keys in lower case, with a dot between them.
  private static func name(of path: [String]) -> String {
    path.map { key in
      let name = FieldName(String(key.lowercased().map { $0 == " " ? "_" : $0 })).text
      return String(name.map { $0 == "." ? "_" : $0 })
    }.joined(separator: ".")
  }

  private static func phrase(_ name: String, _ kind: ValueKind) -> String {
    switch kind {
    case .enumeration, .orderedEnumeration, .catalog: "have {is} as \(name)"
    default: "have \(name) {is}"
    }
  }
}

extension ObservedField {
  /// The path as a JSON Pointer (RFC 6901).
  fileprivate var pointer: String { JSONPointer(parts: path).description }
}
