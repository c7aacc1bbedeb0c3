public import FilterAST
public import FilterVocabulary

extension FilterQuery where Term == FilterTerm {
  /// The query with a field of a vocabulary under another name: in its terms, whatever name they have for it, and where it
  /// is a value, as in `has:brand` and `price>brand`. Another field, and a word that only looks like it, stay. Linear
  /// in the query.
  ///
  /// ```swift
  /// let query = products.vocabulary.parse("brand:oak or -has:brand").query
  /// query?.renaming("brand", to: "maker", in: products.vocabulary)   // maker:oak or -has:maker
  /// ```
  ///
  /// A name that the vocabulary does not have renames nothing.
  public func renaming(_ field: FieldName, to name: FieldName, in vocabulary: Vocabulary) -> FilterQuery {
    guard let id = vocabulary.fieldID(named: field) else { return self }
    return mapTerms { term in
      var renamed = term
      if let own = term.field, vocabulary.fieldID(named: own) == id { renamed = term.with(field: name) }
      guard case .filter(let polarity, field: let own, let comparison, _) = renamed,
        vocabulary.names(id, asValueOf: term)
      else { return renamed }
      return .filter(polarity, field: own, comparison, FilterValue(name.text, in: vocabulary.syntax))
    }
  }
}

extension Vocabulary {
  /// Whether the value of a term is a field, as in `has:brand` and `price>brand`.
  fileprivate func names(_ id: FieldID, asValueOf term: FilterTerm) -> Bool {
    guard case .filter(_, field: _, _, let value) = term, fieldID(spelled: value.text.lowercased()) == id else {
      return false
    }
    do throws(TermError) {
      return switch try condition(of: term) {
      case .presence(id, isPresent: _), .columns(_, _, id): true
      default: false
      }
    } catch { return false }
  }
}
