import FilterAST
import FilterEngines
import FilterEvaluation
import FilterLists
import FilterSemantics
import FilterVocabulary
import ListFiles

extension ItemVocabulary {
  /// The names of fields in queries.
  package static func names(in queries: [String]) -> [String] {
    queries.flatMap { text in
      AnalyzedQuery(parsing: text, vocabulary: Vocabulary(name: "", fields: [])).leaves.compactMap { leaf -> String? in
        switch leaf.term {
        case .filter(_, let field, _, let value) where field.text == "has" || field.text == "no": value.text
        default: leaf.term.field?.text
        }
      }
    }
  }

  /// The words that queries seek in fields of ordered words and that are none of them: a later record may have them.
  func unrankedWords(in queries: [String]) -> [(field: Field, word: String)] {
    queries.flatMap { text in
      AnalyzedQuery(parsing: text, vocabulary: vocabulary).leaves.compactMap { leaf -> (field: Field, word: String)? in
        guard case .filter(_, let name, let comparison, let value) = leaf.term,
          let id = vocabulary.fieldID(named: name), vocabulary[id].kind == .orderedEnumeration,
          leaf.error != nil || comparison == .contains
        else { return nil }
        let words = vocabulary.values(of: vocabulary[id]).flatMap { [$0.text] + $0.aliases }
        let sought = value.text.lowercased()
        return words.contains { $0.lowercased().contains(sought) } ? nil : (vocabulary[id], value.text)
      }
    }
  }

  /// Whether a record of some files has a word in a field of a vocabulary. Linear in the files.
  static func hasRecord(with word: String, in field: String, of files: [ItemFile], _ vocabulary: Vocabulary) -> Bool {
    let list = SearchableList(ScannedFiles(files, vocabulary: vocabulary))
    let text = "\(FieldName(field))~\(FilterValue(word, in: vocabulary.syntax))"
    let plan = list.plan(AnalyzedQuery(parsing: text, vocabulary: vocabulary))
    return !plan.isRefused && (try? list.page(of: plan, RowRequest(limit: 1)))?.rows.isEmpty == false
  }
}
