import DataStreams
import FilterAST
import FilterText
package import FilterVocabulary

extension Vocabulary {
  /// The vocabulary of a list, inferred from a sample of its records: a field for each path of keys, with its kind, the
  /// values of short lists and their counts, and the field that a bare word searches. The summaries note what was
  /// ambiguous. The same sample gives the same vocabulary.
  ///
  /// - Parameters:
  ///   - name: The name of the list, such as the name of its file without extension.
  ///   - declared: Fields of the list, in the sample or not.
  ///   - places: Whether the file and the line of a record are fields too, which words do not search.
  package static func inferred(
    from sample: RecordSample, named name: String, declaring declared: [DeclaredField] = [], places: Bool = false
  ) -> Vocabulary {
    var names: Set<String> = []
    var fields: [Field] = []
    var booleans: [String] = []
    let found = sample.fieldsWithoutObjects
    // Of several spellings that are fields the one in lower case has the name.
    let spelled = Set(found.filter { $0.isDivided && $0.dotted == InferredField.name(of: $0.path) }.map { $0.dotted })
    func add(_ observed: ObservedField, as kind: ValueKind?) {
      let isTaken = observed.isDivided && !spelled.contains(observed.dotted)
      let field = InferredField(observed, as: kind, avoiding: isTaken ? names.union(spelled) : names).field
      names.insert(field.name)
      fields.append(field)
      if field.kind == .boolean, !observed.isList { booleans.append(field.name) }
    }
    for observed in found { add(observed, as: declared.last { $0.names(observed.path) }?.kind) }
    for one in declared where !found.contains(where: { one.names($0.path) }) {
      let parts = one.name.split(separator: ".", omittingEmptySubsequences: false).map { String($0) }
      add(ObservedField(path: parts.contains("") ? [one.name] : parts), as: one.kind ?? .text)
    }
    addNamesOfData(to: &fields, taken: names.union(reservedNames))
    addShortNames(to: &fields, taken: names.union(reservedNames))
    addNamesOfObjects(to: &fields)
    addNamesOfTimes(to: &fields)
    let isOfLines = sample.isOfLines
    let nameField = isOfLines ? "line" : nameField(of: sample, fields)
    if let flags = flags(booleans, fields) { fields.append(flags) }
    var words = isOfLines ? ["line"] : []
    let places = places ? RecordPlace.fields(beside: fields) : []
    if !places.isEmpty, words.isEmpty { words = fields.filter { $0.kind != .flag }.map { $0.name } }
    fields += places
    fields += directives(for: fields)
    let summary = "\(sample.records) records were read for this\(sample.hasMoreFields ? "; there are more fields" : "")"
    return Vocabulary(
      name: name, summary: summary, itemName: isOfLines ? "line" : "item",
      itemNamePlural: isOfLines ? "lines" : "items", nameField: nameField, words: words,
      fields: fields,
      objectLists: sample.objectLists.filter { path in
        fields.contains { $0.name.hasPrefix(path.lowercased() + ".") }
      }, nullMarks: sample.nullMarks)
  }

  /// Gives a field an alias, unless it is no name of a field or another field has it.
  private static func addAlias(_ alias: String, to field: inout Field, unless taken: inout Set<String>) {
    if FieldName(exactly: alias) != nil, taken.insert(alias).inserted { field.aliases.append(alias) }
  }

  /// The names of fields that every list may have, which are not used as aliases.
  private static let reservedNames: Set<String> = ["is", "order", "direction"]

  /// Gives a field whose key has a dot that key as an alias where no other field has that name: `log.level` for
  /// `log_level`.
  private static func addNamesOfData(to fields: inout [Field], taken: Set<String>) {
    var taken = taken
    for index in fields.indices {
      addAlias(fields[index].dataName.lowercased(), to: &fields[index], unless: &taken)
    }
  }

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
    func add(_ alias: String, to index: Int) { addAlias(alias, to: &fields[index], unless: &taken) }
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

  /// Gives a date or an instant the word before `at` or `on` in its name as an alias: `created` for `created_at` and
  /// `createdAt`. Names that are taken are left out.
  private static func addNamesOfTimes(to fields: inout [Field]) {
    var taken = Set(fields.flatMap { [$0.name] + $0.aliases }).union(reservedNames)
    for index in fields.indices where fields[index].kind == .date || fields[index].kind == .instant {
      let key = fields[index].dataName.split(separator: ".").last ?? ""
      guard let ending = ["_at", "-at", "At", "_on", "-on", "On"].first(where: { key.hasSuffix($0) }) else { continue }
      let alias = key.dropLast(ending.utf8.count).lowercased()
      if alias.utf8.count > 2 { addAlias(alias, to: &fields[index], unless: &taken) }
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
struct InferredField {
  let field: Field

  /// The field of an observed path, with its declared kind if there is one.
  init(_ observed: ObservedField, as declared: ValueKind? = nil, avoiding names: Set<String>) {
    let observed = observed.readingMarks(as: declared)
    let inferred = declared.map { InferredKind(declared: $0, of: observed) } ?? InferredKind(of: observed)
    let plainName = InferredField.name(of: observed.path)
    var name = plainName
    var number = 2
    while names.contains(name) {
      name = plainName + "_\(number)"
      number += 1
    }
    let spellings = ([observed.path] + observed.otherPaths).map { path in
      let isPath = path.allSatisfy { !$0.contains(".") && !$0.isEmpty } && path.first?.first != "/"
      return isPath ? path.joined(separator: ".") : JSONPointer(parts: path).description
    }
    // An alias of a field within objects is not a source.
    let isNamed = spellings.count == 1 && spellings[0].isExactly(name) && observed.path.count == 1
    let sources = isNamed ? [] : spellings
    var field = Field(
      name, sources: sources, inferred.kind, takesRegex: inferred.kind == .text,
      isClosed: inferred.kind == .orderedEnumeration, values: inferred.values,
      comparesColumns: inferred.kind == .number, isColumn: inferred.kind == .number, isWhole: inferred.isWhole,
      form: inferred.form,
      multiplicity: observed.isList ? .many : .optional, summary: inferred.doubt,
      phrase: InferredField.phrase(name, inferred.kind),
      examples: observed.commonValues(as: inferred.kind).map { "\(name):\(FilterValue($0, in: .lists))" })
    // Whole numbers beyond those that are amounts of anything are names.
    let isLong = max(observed.maximum, -observed.minimum) > DecimalNumber(9_223_372_036_854)
    field.isIdentifier =
      declared == .integerID || declared == nil && inferred.kind == .number && inferred.isWhole && isLong
    self.field = field
  }

  /// A field name for a path: its keys in lower case, with a dot between them.
  static func name(of path: [String]) -> String { path.map { name(of: $0) }.joined(separator: ".") }

  /// A part of a field name for a key. Invalid characters become one `_`, and are dropped at the end: `unit_price_eur`
  /// for `Unit Price (EUR)`.
  private static func name(of key: String) -> String {
    var name = String.UnicodeScalarView()
    var isGap = false
    for scalar in key.lowercased().unicodeScalars {
      let part = String(scalar)
      guard scalar != ".", FieldName(exactly: "_" + part) != nil else {
        isGap = true
        continue
      }
      // A part begins with a letter, or with a sign before one.
      if isGap || name.isEmpty && FieldName(exactly: part + "a") == nil { name.append("_") }
      isGap = false
      name.append(scalar)
    }
    return (FieldName(exactly: String(name)) ?? FieldName("_" + String(name))).text
  }

  private static func phrase(_ name: String, _ kind: ValueKind) -> String {
    switch kind.traits.family {
    case .word: "have {is} as \(name)"
    case .keyed, .text: kind.traits.phrase(name)
    default: "have \(name) {is}"
    }
  }
}

extension ObservedField {
  /// The path as a JSON Pointer (RFC 6901).
  var pointer: String { JSONPointer(parts: path).description }
}
