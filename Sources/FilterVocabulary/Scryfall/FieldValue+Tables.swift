extension FieldValue {
  /// The rows of a table: one a line, its columns apart by `|`.
  static func rows(_ table: StaticString) -> [[String]] {
    table.description.split(separator: "\n").map { line in
      line.split(separator: "|", omittingEmptySubsequences: false).map { String($0) }
    }
  }

  /// Values that are nothing but words, apart by commas. In queries they are written in lower case.
  static func words(category: String, areNames: Bool = true, _ list: StaticString) -> [FieldValue] {
    var values: [FieldValue] = []
    for line in list.description.split(separator: "\n") {
      for word in line.split(separator: ",") {
        let name = String(word.drop { $0 == " " })
        if !name.isEmpty {
          values.append(FieldValue(name.lowercased(), label: areNames ? name : "", category: category))
        }
      }
    }
    return values
  }
}
