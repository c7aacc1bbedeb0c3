package import FilterEvaluation

/// The verdict of a query on the items of a name.
package struct NamedVerdict {
  package let noun: String
  package let name: String
  /// The names of the items, the first of which the verdict is about.
  package let found: [String]
  package let verdict: FilterVerdict?
  package let isHidden: Bool
  /// The names of other items, if there is none of the name.
  package let titles: [String]

  /// The verdict on the first item that was found.
  init(noun: String, name: String, found: [String], _ verdict: FilterVerdict, isHidden: Bool) {
    (self.noun, self.name, self.found, self.verdict) = (noun, name, found, verdict)
    (self.isHidden, titles) = (isHidden, [])
  }

  /// No item of the name, among items of these names.
  init(noun: String, name: String, titles: [String]) {
    (self.noun, self.name, found, verdict, isHidden, self.titles) = (noun, name, [], nil, false, titles)
  }
}
