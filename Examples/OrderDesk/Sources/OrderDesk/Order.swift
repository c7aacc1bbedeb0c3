#if SQLite
  public import GRDB

  /// An order, as the app stores it.
  public struct Order: Codable, Hashable, Sendable, FetchableRecord, MutablePersistableRecord {
    /// The name of its table.
    public static let databaseTableName = "orders"
    /// Its number; nil before it is stored.
    public var id: Int64?
    /// `open`, `paid` or `sent`.
    public var status: String
    /// What it costs, in hundredths.
    public var totalCents: Int
    /// What the buyer wrote.
    public var note: String?
    /// The day when it has to be sent: `2026-03-17`.
    public var due: String?

    /// An order that is not stored yet.
    public init(status: String, totalCents: Int, note: String? = nil, due: String? = nil) {
      (self.status, self.totalCents, self.note, self.due) = (status, totalCents, note, due)
    }

    /// Takes the number that the database gave it.
    public mutating func didInsert(_ inserted: InsertionSuccess) { id = inserted.rowID }
  }

  /// A line of an order.
  public struct OrderLine: Codable, Hashable, Sendable, FetchableRecord, PersistableRecord {
    /// The name of its table.
    public static let databaseTableName = "orderLines"
    /// The number of the order.
    public var orderId: Int64
    /// What was ordered.
    public var sku: String

    /// A line of an order that is stored.
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
