@testable import FilterVocabulary

/// The first property in which two vocabularies differ; nil if they are equal. Reports properties that it does not
/// compare, too.
func difference(between left: Vocabulary, and right: Vocabulary) -> String? {
  var compared: Set<String> = []
  var differing: [String] = []
  func compare<Value: Equatable>(_ name: String, _ value: (Vocabulary) -> Value) {
    compared.insert(name)
    if value(left) != value(right) { differing.append("\(name): \(value(left)) is not \(value(right))") }
  }
  func compareElements<Value: Equatable>(_ name: String, _ value: (Vocabulary) -> [Value]) {
    compared.insert(name)
    if value(left).count != value(right).count { differing.append("\(name): another number") }
    for (first, second) in zip(value(left), value(right)) where first != second {
      differing.append("\(name): \(first) is not \(second)")
    }
  }
  compare("name") { $0.name }
  compare("summary") { $0.summary }
  compare("itemName") { $0.itemName }
  compare("itemNamePlural") { $0.itemNamePlural }
  compare("nameField") { $0.nameField }
  compareElements("words") { $0.words }
  compareElements("fields") { $0.fields }
  compareElements("catalogs") { $0.catalogs }
  compareElements("palettes") { $0.palettes }
  compareElements("symbols") { $0.symbols }
  compare("bareSymbols") { $0.bareSymbols }
  compare("zeroWords") { $0.zeroWords }
  compare("dayWords") { $0.dayWords }
  compare("timeZone") { $0.timeZone }
  compare("objectLists") { $0.objectLists }
  compare("table") { $0.table }
  compare("nullMarks") { $0.nullMarks }
  compare("linePatterns") { $0.linePatterns }
  compare("syntax") { $0.syntax }
  compareElements("absentFields") { $0.absentFields }
  compareElements("synonyms") { $0.synonyms }
  compareElements("wordings") { $0.wordings }
  compareElements("patternShorthands") { $0.patternShorthands }
  compare("limits") { $0.limits }
  compare("quirks") { $0.quirks }
  compare("notes") { $0.notes }
  // Properties that the initializer derives from the others.
  let derived: Set = [
    "fieldsByName", "catalogsByName", "ownValues", "catalogValues", "symbolsByCode", "absentByName",
    "catalogsOfFields", "nameLengths", "palettesByName", "fieldsByValue", "colorReaders", "traits",
    "fieldSpellings", "elements", "foldedNullMarks",
    "wordingsOfFields",
  ]
  // Files do not have the columns of cards.
  let unwritten: Set = ["recordColumns"]
  let forgotten = Mirror(reflecting: left.storage).children.compactMap { $0.label }
    .filter { !compared.contains($0) && !derived.contains($0) && !unwritten.contains($0) }
  if !forgotten.isEmpty { differing.append("not compared: \(forgotten)") }
  return differing.first
}
