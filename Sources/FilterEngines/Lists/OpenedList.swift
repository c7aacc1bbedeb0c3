package import FilterItems
package import FilterLists
package import FilterSQL
package import FilterVocabulary
package import ScryfallCards

/// A list that was opened, and the statements over its tables: those that an export of it has, or its own.
package struct OpenedList: Sendable {
  package var list: SearchableList
  private let makeStatements: @Sendable () -> StatementList

  private init(_ list: SearchableList, statements: @escaping @Sendable () -> StatementList) {
    (self.list, makeStatements) = (list, statements)
  }

  /// The statements. They are made at each call; a list in memory is read for its statistics.
  package var statements: StatementList { makeStatements() }

  /// Cards in memory.
  package init(_ cards: CardCollection, named name: String, reading: ListReading) {
    self.init(SearchableList(cards, named: name, reading: reading)) {
      StatementList(cards, includesExtras: reading.includesExtras)
    }
  }

  /// Items in memory.
  package init(_ items: ItemCollection) {
    self.init(SearchableList(items)) { StatementList(items.list, store: items.store) }
  }

  /// Any items of a vocabulary, none of which is known.
  package init(of vocabulary: Vocabulary) {
    self.init(SearchableList(of: vocabulary)) { StatementList(ItemList(vocabulary).list, store: nil) }
  }

  /// An exported list in an engine.
  init(_ answers: EngineAnswers, reading: ListReading) {
    self.init(SearchableList(answers, reading: reading)) {
      StatementList(answers, includesExtras: reading.includesExtras)
    }
  }

  /// A person's own table in an engine.
  init(_ table: EngineTable, timeLimit: Duration) {
    self.init(SearchableList(table, timeLimit: timeLimit)) { StatementList(table) }
  }
}
