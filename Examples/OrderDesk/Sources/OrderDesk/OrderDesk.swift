#if SQLite
  public import FilterSQL
  import FilterSemantics
  public import FilterVocabulary
  public import GRDB

  /// A desk that looks up orders in the database of an app, by queries that people type.
  ///
  /// ```swift
  /// let desk = try OrderDesk(database: DatabaseQueue(path: "app.sqlite"))
  /// try desk.orders("status:paid total>100 sku:mug")
  /// ```
  public struct OrderDesk {
    /// The tables `orders` and `orderLines` of the app.
    public let database: any DatabaseReader

    /// A desk over a database that has the tables of ``migrator``.
    public init(database: any DatabaseReader) { self.database = database }

    /// What people may ask for, and where the tables have it.
    public static let vocabulary: Vocabulary = {
      var total = Field("total", aliases: ["price"], .number, summary: "What the order costs", phrase: "cost {is}")
      total.column = ColumnSource(column: "totalCents", scale: 2)
      var status = Field(
        "status", .enumeration, isClosed: true, values: ["open", "paid", "sent"].map { FieldValue($0) },
        summary: "How far it is", phrase: "are {is}")
      status.column = ColumnSource(column: "status")
      var sku = Field("sku", .text, multiplicity: .many, summary: "What was ordered", phrase: "have {is}")
      sku.column = ColumnSource(column: "sku", table: "orderLines", key: "orderId", reference: "id")
      var note = Field("note", .text, summary: "What the buyer wrote", phrase: "say {is}")
      note.column = ColumnSource(column: "note")
      var due = Field("due", .date, summary: "When it has to be sent", phrase: "are due {is}")
      due.column = ColumnSource(column: "due")
      let order = Field(
        "order", .directive, isClosed: true, values: ["total", "due"].map { FieldValue($0) }, summary: "",
        phrase: "sorted by {value}")
      return Vocabulary(
        name: "orders", itemName: "order", itemNamePlural: "orders", nameField: "note",
        fields: [status, total, sku, note, due, order], table: "orders")
    }()

    /// Rows are called by the name of the table, as GRDB does.
    private static func binding() throws -> TableBinding { try TableBinding(vocabulary, alias: "orders") }

    /// The request for the orders of a query: a part of a statement with its values, to which anything may be added.
    ///
    /// - Throws: `SQLObstacle`, whose reason names the term that cannot be read.
    public static func request(_ text: String) throws -> QueryInterfaceRequest<Order> {
      let query = AnalyzedQuery(parsing: text, vocabulary: vocabulary)
      let binding = try binding()
      let condition = try binding.condition(for: query, in: .sqlite.withPlainParameters)
      let request = Order.filter(sql: condition.text, arguments: StatementArguments(condition))
      guard let order = binding.order(for: query, in: .sqlite) else { return request }
      return request.order(sql: order)
    }

    /// The orders of a query, each found by SQLite's own comparisons.
    public func orders(_ text: String, limit: Int = 50) throws -> [Order] {
      try database.read { try Self.request(text).limit(limit).fetchAll($0) }
    }

    /// The number of orders of a query.
    public func count(_ text: String) throws -> Int { try database.read { try Self.request(text).fetchCount($0) } }
  }

  extension StatementArguments {
    /// The values of a condition.
    public init(_ condition: SQLFragment) {
      self.init(
        condition.parameters.map { value -> (any DatabaseValueConvertible)? in
          switch value {
          case .null, .array: nil
          case .integer(let number): number
          case .text(let text), .date(let text), .timestamp(let text, hasZone: _): text
          case .boolean(let isTrue): isTrue
          case .decimal(let number), .double(let number): Double(number.description)
          }
        })
    }
  }
#endif
