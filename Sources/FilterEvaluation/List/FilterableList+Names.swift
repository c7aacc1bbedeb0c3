import FilterAST
import FilterSemantics
package import FilterVocabulary

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

extension FilterableList {
  /// The texts of a field of items, each with its number of items, the most common first; empty for other fields. Texts
  /// of more than ``maximumTextLength`` bytes are left out, and of more than ``maximumTexts`` those that only one item
  /// has. Linear in the items.
  package func commonTexts(of id: FieldID, in items: [Element]) -> [FieldValue] {
    var places: [String: Int] = [:]
    var found: [(text: String, count: Int)] = []
    forEachText(of: id, in: items) { text in
      if text.utf8.count > Self.maximumTextLength { return }
      if let place = places[text] {
        found[place].count += 1
      } else {
        places[text] = found.count
        found.append((text, 1))
      }
    }
    if found.count > Self.maximumTexts { found.removeAll { $0.count == 1 } }
    let order = found.indices.sorted { (-found[$0].count, $0) < (-found[$1].count, $1) }
    return order.prefix(Self.maximumTexts).map { FieldValue(found[$0].text, frequency: found[$0].count) }
  }

  private static var maximumTextLength: Int { 60 }
  private static var maximumTexts: Int { 200 }

  /// Passes the texts of a field of items, item by item; none of a field that is not bound. Empty texts are left out.
  func forEachText(of id: FieldID, in items: some Sequence<Element>, _ body: (String) -> Void) {
    guard let binding = binding(id.index) else { return }
    for item in items {
      for case let text? in binding.content(item, 0).textParts(of: vocabulary[id].kind, in: vocabulary)
      where !text.isEmpty { body(text) }
    }
  }
}
