import FilterAST

extension VocabularyReader {
  /// Notes what does not go together in a field.
  mutating func check(_ field: Field, _ object: VocabularyObject<FieldKey>) {
    checkPalette(field, object)
    checkNumbers(field, object)
    checkOrder(field, object)
    let isComplete = field.catalogs.allSatisfy { !externalCatalogs.contains($0) && catalogTexts[$0] != nil }
    let hasValues = !field.values.isEmpty || field.catalogs.contains { catalogTexts[$0]?.isEmpty == false }
    if hasValues { return }
    // A list the host brings along may hold them; a catalog that does not exist is a mistake of its own.
    if !isComplete { return }
    if field.kind == .orderedEnumeration {
      note(object.place, VocabularyMessages.orderedWithoutValues)
    } else if field.isClosed {
      note(object.place, VocabularyMessages.closedWithoutValues(field.kind))
    }
  }

  private mutating func checkPalette(_ field: Field, _ object: VocabularyObject<FieldKey>) {
    if field.kind != .colors {
      if !field.palette.isEmpty { note(object.place(of: .palette), VocabularyMessages.paletteWithoutColors) }
    } else if field.palette.isEmpty {
      note(object.place(of: .palette), VocabularyMessages.colorsWithoutPalette)
    } else if !paletteNames.contains(field.palette) {
      let meant = nearest(to: field.palette, among: paletteNameList)
      note(object.place(of: .palette), VocabularyMessages.unknownPalette(field.palette, meant))
    }
  }

  private mutating func checkNumbers(_ field: Field, _ object: VocabularyObject<FieldKey>) {
    let isNumber = field.kind == .number || field.kind == .numberOrText
    if field.comparesColumns, !isNumber {
      note(object.place(of: .comparesColumns), VocabularyMessages.onlyNumbers("comparesColumns"))
    }
    if field.isColumn, !isNumber, field.kind != .year {
      note(object.place(of: .isColumn), VocabularyMessages.onlyNumbers("isColumn"))
    }
    if field.isWhole, !isNumber, field.kind != .year {
      note(object.place(of: .whole), VocabularyMessages.onlyNumbers("whole"))
    }
    // The readers of numbers know two words; another one would be taken for one of them.
    if isNumber, field.values.contains(where: { $0.text != "even" && $0.text != "odd" }) {
      note(object.place(of: .values), VocabularyMessages.valuesOfNumber)
    }
  }

  private mutating func checkOrder(_ field: Field, _ object: VocabularyObject<FieldKey>) {
    if field.kind.isOrdered { return }
    let operators = object.elements(.operators)
    for (comparison, element) in zip(field.operators, operators) where operators.count == field.operators.count {
      if comparison == .colon || comparison == .equal || comparison == .notEqual { continue }
      note(element.place, VocabularyMessages.operatorWithoutOrder(comparison, field.kind))
    }
    if field.colon != .equal, field.colon != .notEqual, field.colon != .colon {
      note(object.place(of: .colon), VocabularyMessages.operatorWithoutOrder(field.colon, field.kind))
    }
  }

  /// Notes a phrase that does not say where the value goes.
  mutating func checkPhrase(_ phrase: String, _ object: VocabularyObject<FieldKey>) {
    guard let value = object.members[.phrase], case .string = value.content else { return }
    var hasValue = false
    for placeholder in Field.placeholders(of: phrase) {
      if Field.isValuePlaceholder(placeholder) {
        hasValue = true
      } else if placeholder != "{s}" {
        note(object.place(of: .phrase), VocabularyMessages.unknownPlaceholder(placeholder))
      }
    }
    if !hasValue { note(object.place(of: .phrase), VocabularyMessages.phraseWithoutValue) }
  }
}
