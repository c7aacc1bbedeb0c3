import FilterAST
import FilterSemantics
import FilterVocabulary

extension FilterableList {
  /// The plan that finds everything.
  package var planOfEverything: FilterPlan { FilterPlan(QueryReading(filter: nil), for: self) }

  /// The plans that look up a name, of which the first one that finds something decides: the items with exactly that name,
  /// in any letter case and accents; those whose names contain it; and those that contain it without quotes and
  /// backslashes, since a name may be typed in quotes.
  ///
  /// Empty for an empty name, and if the names of the list are no texts.
  package func plans(ofName name: String) -> [FilterPlan] {
    guard !name.isEmpty, let id = vocabulary.fieldID(spelled: vocabulary.nameField), vocabulary[id].kind == .text else {
      return []
    }
    let field = FieldName(vocabulary.nameField)
    let bare = name.filter { $0 != "\"" && $0 != "\\" }
    var terms: [FilterTerm] = [
      .name(.positive, exact: true, FilterName(quoted: name)),
      .filter(.positive, field: field, .colon, FilterValue(quoted: name)),
    ]
    if bare != name, !bare.isEmpty {
      terms.append(.filter(.positive, field: field, .colon, FilterValue(quoted: bare)))
    }
    return terms.compactMap { term in
      (try? vocabulary.condition(of: term)).map {
        FilterPlan(QueryReading(filter: .term(ReadTerm(.positive, .condition($0)))), for: self)
      }
    }
  }
}
