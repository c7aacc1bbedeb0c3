#if SQLite
  public import GRDB

  /// An order, as the app stores it.
  public struct Order: Codable, Hashable, Sendable, FetchableRecord, MutablePersistableRecord {
    public static let databaseTableName = "orders"
    public var id: Int64?
    public var status: String
    public var totalCents: Int
    public var note: String?
    /// A day: `2026-03-17`.
    public var due: String?

    public init(status: String, totalCents: Int, note: String? = nil, due: String? = nil) {
      (self.status, self.totalCents, self.note, self.due) = (status, totalCents, note, due)
    }

    public mutating func didInsert(_ inserted: InsertionSuccess) { id = inserted.rowID }
  }

  /// A line of an order.
  public struct OrderLine: Codable, Hashable, Sendable, FetchableRecord, PersistableRecord {
    public static let databaseTableName = "orderLines"
    public var orderId: Int64
    public var sku: String

    public init(orderId: Int64, sku: String) { (self.orderId, self.sku) = (orderId, sku) }
  }

  extension OrderDesk {
    /// The tables of the app.
    public static var migrator: DatabaseMigrator {
      var migrator = DatabaseMigrator()
      migrator.registerMigration("orders") { database in
        try database.create(table: "orders") { table in
          table.autoIncrementedPrimaryKey("id")
          table.column("status", .text).notNull().indexed()
          table.column("totalCents", .integer).notNull().indexed()
          table.column("note", .text)
          table.column("due", .text)
        }
        try database.create(table: "orderLines") { table in
          table.column("orderId", .integer).notNull().indexed().references("orders")
          table.column("sku", .text).notNull()
        }
      }
      return migrator
    }
  }
#endif
