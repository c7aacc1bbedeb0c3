import FilterAST
package import FilterSemantics
package import FilterText
package import FilterVocabulary

/// A name that a query looks for: `!"Lightning Bolt"`, `aether vial`, `a:"rebecca guay"`.
package struct WantedName: Sendable {
  /// The form in which it is written.
  package enum Form: Hashable, Sendable {
    /// `!"Lightning Bolt"`.
    case exact
    /// Words without a field.
    case words
    /// A text of the field of names.
    case ofNameField
    /// A text of a field whose values only a catalog has, such as artists.
    case ofField
  }

  package let form: Form
  /// The bytes of the term, or of the words.
  package fileprivate(set) var range: SourceRange
  /// The bytes of the text, with its quotes.
  package fileprivate(set) var value: SourceRange
  package fileprivate(set) var text: String
  /// The field that has it; nil for words and exact names of a vocabulary without a field of names.
  package let field: FieldID?
}

extension AnalyzedQuery {
  /// The names that the query looks for. Words beside each other are one name. Those after a minus are left out.
  package var wantedNames: [WantedName] {
    let nameField = vocabulary.nameField.isEmpty ? nil : vocabulary.fieldID(spelled: vocabulary.nameField)
    var names: [WantedName] = []
    var lastWord: Int?
    for (index, leaf) in leaves.enumerated() where leaf.minus.isEmpty {
      switch leaf.condition {
      case .name(let isExact, let value)?:
        let gap = names.last.map { SourceRange(start: $0.range.end, end: max($0.range.end, leaf.range.start)) }
        if !isExact, lastWord == index - 1, let gap, source[gap].allSatisfy({ $0 == " " }), gap.length > 0 {
          names[names.count - 1].range = names[names.count - 1].range.union(leaf.range)
          names[names.count - 1].value = names[names.count - 1].range
          names[names.count - 1].text += " " + value.text
        } else {
          names.append(
            WantedName(
              form: isExact ? .exact : .words, range: leaf.range, value: leaf.value, text: value.text,
              field: nameField))
        }
        lastWord = isExact ? nil : index
      case .text(let id, let value)?:
        guard leaf.comparison != nil, leaf.asksForText else { continue }
        guard id == nameField || vocabulary.leavesValuesToCatalogs(id) else { continue }
        names.append(
          WantedName(
            form: id == nameField ? .ofNameField : .ofField, range: leaf.range, value: leaf.value, text: value.text,
            field: id))
      default: break
      }
    }
    return names
  }
}

extension Vocabulary {
  /// Whether the values of a field are only in catalogs that the vocabulary does not have: those of artists.
  fileprivate func leavesValuesToCatalogs(_ id: FieldID) -> Bool {
    let field = self[id]
    return !field.catalogs.isEmpty && field.values.isEmpty
      && field.catalogs.allSatisfy { catalog(named: $0)?.values.isEmpty ?? true }
  }
}

extension AnalyzedLeaf {
  /// Whether the operator asks for items with the text, and not for those without it.
  fileprivate var asksForText: Bool {
    guard case .filter(_, field: _, let comparison, _) = term else { return false }
    return comparison == .colon || comparison == .equal
  }
}

extension WantedName {
  /// The statement that there is no such name: `no name is 'Lightnig Bolt'`, `no artist is 'rebeca guay'`.
  package func fault(in vocabulary: Vocabulary) -> String {
    let noun = form == .ofField ? field.map { vocabulary[$0].label } : nil
    return "no \(noun ?? "name") is '\(Diagnostic.quotation(of: text))'"
  }

  /// The edit that puts another name in its place.
  package func edit(naming name: String, in vocabulary: Vocabulary) -> TextEdit {
    let value = form == .exact ? FilterValue(quoted: name) : FilterValue(name, in: vocabulary.syntax)
    return TextEdit(range: self.value, replacement: value.description)
  }
}
