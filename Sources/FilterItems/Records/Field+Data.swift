import DataStreams
package import FilterVocabulary

extension Field {
  /// The name as the data spells it if the field is named after its only source, as by inference; otherwise its name.
  package var dataName: String {
    guard let first = sources.first, let path = Field.keys(of: first) else { return name }
    let plain = InferredField.name(of: path)
    // Several sources are spellings of one name.
    if sources.dropFirst().contains(where: { Field.keys(of: $0).map { InferredField.name(of: $0) } != plain }) {
      return name
    }
    let number = name.dropFirst(plain.count)
    // Of two keys with one name, the second has a number.
    let isNumbered = name.hasPrefix(plain) && number.first == "_" && number.dropFirst().allSatisfy { $0.isNumber }
    return name == plain || isNumbered ? path.joined(separator: ".") : name
  }

  /// The keys of a source; nil for an invalid pointer.
  private static func keys(of source: String) -> [String]? {
    if source.first == "/" { return JSONPointer(source)?.parts }
    return source.split(separator: ".", omittingEmptySubsequences: false).map { String($0) }
  }
}

extension Vocabulary {
  /// The field with the name of a column: a name or alias in any letter case, or the name as the data spells it. Nil
  /// for a source that is not a field. Linear in the fields.
  package func fieldID(ofColumn column: String) -> FieldID? {
    if let exact = fieldID(spelled: column) { return exact }
    let name = column.lowercased()
    // A key that begins with a slash is not a pointer.
    return fieldID(spelled: name) ?? fieldIDs.first { self[$0].dataName.lowercased() == name }
      ?? fieldIDs.first { self[$0].sources.contains(column) }
  }
}
