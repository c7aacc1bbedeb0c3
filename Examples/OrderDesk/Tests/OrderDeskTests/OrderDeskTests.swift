#if SQLite
  import FilterSQL
  import Foundation
  import GRDB
  import OrderDesk
  import Testing

  /// Queries over the database of an app.
  @Suite final class OrderDeskTests {
    private let desk: OrderDesk
    private let path = NSTemporaryDirectory() + "orders-\(UUID().uuidString).sqlite"

    init() throws {
      let queue = try DatabaseQueue(path: path)
      try OrderDesk.migrator.migrate(queue)
      try queue.write { database in
        for (status, cents, note, due, skus) in Self.orders {
          var order = Order(status: status, totalCents: cents, note: note, due: due)
          try order.insert(database)
          for sku in skus { try OrderLine(orderId: order.id ?? 0, sku: sku).insert(database) }
        }
      }
      desk = OrderDesk(database: queue)
    }

    deinit { try? FileManager.default.removeItem(atPath: path) }

    private static let orders: [(String, Int, String?, String?, [String])] = [
      ("open", 1_999, "ring twice", "2026-03-17", ["mug", "plate"]), ("paid", 12_000, nil, "2026-03-20", ["lamp"]),
      ("paid", 500, "it's a gift; DROP TABLE orders", nil, ["mug"]), ("sent", 19_900, "100% cotton", "2026-01-05", []),
    ]

    @Test(arguments: [
      ("", [1, 2, 3, 4]), ("status:paid", [2, 3]), ("status:paid total>100", [2]), ("total:19.99", [1]),
      ("-total>100", [1, 3]), ("sku:mug", [1, 3]), ("-sku:mug", [2, 4]), ("no:note", [2]), ("due:2026-03", [1, 2]),
      ("note:gift", [3]), ("note:\"it's\"", [3]), ("note:\"100%\"", [4]), ("\"; DROP TABLE\"", [3]),
      ("(status:open or status:sent) -sku:plate", [4]), ("order:total", [3, 1, 2, 4]),
    ])
    func ordersOfQueries(text: String, ids: [Int64]) throws {
      #expect(try desk.orders(text).compactMap { $0.id } == ids)
      #expect(try desk.count(text) == ids.count)
    }

    @Test func aRequestIsOneOfGRDB() throws {
      let request = try OrderDesk.request("status:paid sku:mug").filter(sql: "orders.id > ?", arguments: [2])
      #expect(try desk.database.read { try request.fetchAll($0) }.compactMap { $0.id } == [3])
      let statement = try desk.database.read { try request.makePreparedRequest($0).statement.sql }
      #expect(
        statement == """
          SELECT * FROM "orders" WHERE (orders.status = ? AND EXISTS (SELECT 1 FROM "orderLines" c WHERE \
          c."orderId" = orders.id AND c.sku LIKE ?)) AND (orders.id > ?)
          """)
    }

    @Test func theIndexServes() throws {
      let plan = try desk.database.read { database in
        let statement = try OrderDesk.request("total>100").makePreparedRequest(database).statement
        return try Row.fetchAll(
          database, sql: "EXPLAIN QUERY PLAN " + statement.sql, arguments: statement.arguments
        ).map { $0["detail"] as String }
      }
      #expect(plan.contains { $0.contains("USING INDEX") && $0.contains("totalCents>?") }, "\(plan)")
    }

    @Test(arguments: ["totl:5", "total:abc", "status:lost"])
    func whatCannotBeReadIsRefused(text: String) {
      let error = #expect(throws: SQLObstacle.self) { try desk.orders(text) }
      #expect(error?.reason.contains(text.split(separator: ":")[0]) == true, "\(error?.reason ?? "")")
    }
  }
#endif
