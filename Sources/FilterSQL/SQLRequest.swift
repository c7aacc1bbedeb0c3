/// What a statement is asked for besides the query: which rows, in which order, and how many.
package struct SQLRequest: Hashable, Sendable {
  /// A value of a row to order by.
  package enum Key: Hashable, Sendable {
    /// The key of a field: a number, a day, a rank.
    case field(Int)
    /// A further column of whole numbers.
    case supplement(SQLSchema.Supplement)
    /// The place of the item, or of the variant, in the list.
    case item, variant
  }

  /// A key and its direction. Rows without one come last in both.
  package struct Order: Hashable, Sendable {
    package let key: Key
    package let isDescending: Bool

    package init(_ key: Key, isDescending: Bool = false) {
      self.key = key
      self.isDescending = isDescending
    }
  }

  /// One row for each value of some keys: the first by an order.
  package struct Choice: Hashable, Sendable {
    package let of: [Key]
    package let order: [Order]

    package init(of keys: [Key], order: [Order]) {
      self.of = keys
      self.order = order
    }
  }

  /// Whether only the number of rows is wanted.
  package var countsOnly = false
  /// Whether each matching variant is a row, instead of each item.
  package var listsVariants = false
  /// Further columns of variants that must have a number.
  package var conditions: [Condition] = []
  /// The rows that are kept of those that match; nil for all.
  package var choice: Choice?
  /// The order of the rows; by default any.
  package var order: [Order] = []
  /// The maximum number of rows; nil for all.
  package var limit: Int?
  /// The terms, by their index in the plan, whose truth is wanted for each row.
  package var verdicts: [Int] = []
  /// Further columns of texts that are wanted for each row.
  package var texts: [SQLSchema.Supplement] = []
  /// The only item that is wanted; nil for all.
  package var item: Int64?

  /// A further column, and the number that it must have.
  package struct Condition: Hashable, Sendable {
    package let supplement: SQLSchema.Supplement
    package let number: Int64

    package init(_ supplement: SQLSchema.Supplement, _ number: Int64) {
      self.supplement = supplement
      self.number = number
    }
  }

  /// All matching items, in any order.
  package init() {}

  /// Whether rows are variants, or chosen among them.
  package var joinsVariants: Bool { listsVariants || choice != nil }
}
