import FilterEngines
import FilterSQL
import Foundation

/// The tables of a shop, as a team has them, and queries with the SQL that a person writes for them.
struct OwnShop {
  private let engine: BenchmarkedEngine
  private let rows: Int

  init(_ engine: BenchmarkedEngine, _ rows: Int) { (self.engine, self.rows) = (engine, rows) }

  /// Makes the tables. The same number of rows gives the same tables.
  func make(on connection: any EngineConnection) throws {
    let isServer = engine == .postgresql
    let customers = max(1, rows / 10)
    let numbers =
      isServer
      ? "generate_series(1, %1) AS n(i)"
      : "(WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < %1) SELECT i FROM n) n"
    func series(_ count: Int) -> String { numbers.replacingOccurrences(of: "%1", with: "\(count)") }
    // A number without an order that the rows have.
    func mixed(_ factor: Int, _ modulus: Int) -> String {
      "((n.i * CAST(\(factor) AS BIGINT) + 12345) % 1000003 % \(modulus))"
    }
    func choice(_ words: [String], _ number: String) -> String {
      "CASE \(number) " + words.enumerated().map { "WHEN \($0) THEN '\($1)'" }.joined(separator: " ") + " END"
    }
    let cities = ["Oslo", "Bergen", "York", "New York", "Leeds", "Paris", "Lyon", "Rome", "Turin", "Berlin", "Bonn"]
    let notes = [
      "leave it at the door", "ring twice", "gift for a friend", "call before delivery", "out of stock",
      "fragile goods",
      "second floor", "pay on delivery",
    ]
    let time =
      isServer
      ? "TIMESTAMPTZ '2024-01-01 00:00:00+00' + n.i * interval '1 minute'"
      : "strftime('%Y-%m-%dT%H:%M:%SZ', 1704067200 + n.i * 60, 'unixepoch')"
    try connection.execute([
      "DROP TABLE IF EXISTS lines", "DROP TABLE IF EXISTS orders", "DROP TABLE IF EXISTS customers",
      "CREATE TABLE customers (id INTEGER PRIMARY KEY, city TEXT NOT NULL, vip BOOLEAN NOT NULL)",
      """
      CREATE TABLE orders (id INTEGER PRIMARY KEY, customer_id INTEGER NOT NULL references customers (id),
        status TEXT NOT NULL CHECK (status IN ('open', 'paid', 'sent', 'returned', 'lost')), cents INTEGER NOT NULL,
        weight INTEGER, created \(isServer ? "TIMESTAMPTZ" : "TEXT") NOT NULL, due \(isServer ? "DATE" : "TEXT"), note TEXT,
        gift BOOLEAN NOT NULL, code TEXT NOT NULL)
      """,
      """
      CREATE TABLE lines (id INTEGER PRIMARY KEY, order_id INTEGER NOT NULL references orders (id), sku TEXT NOT NULL,
        qty INTEGER NOT NULL)
      """,
      """
      INSERT INTO customers SELECT n.i, \(choice(cities, mixed(7_919, cities.count))),
        \(mixed(104_729, 50)) = 0 FROM \(series(customers))
      """,
      """
      INSERT INTO orders SELECT n.i, 1 + \(mixed(15_485_863, customers)),
        \(choice(["open", "paid", "paid", "paid", "paid", "paid", "sent", "sent", "returned", "lost"], mixed(179_424_673, 10))),
        \(mixed(32_452_843, 100_000)), CASE WHEN \(mixed(49_979_687, 10)) > 0 THEN \(mixed(67_867_967, 5_000)) END, \(time),
        \(isServer ? "DATE '2024-01-01' + (n.i % 900)::int" : "date('2024-01-01', '+' || (n.i % 900) || ' days')"),
        CASE WHEN \(mixed(86_028_121, 3)) > 0 THEN \(choice(notes, mixed(122_949_823, notes.count))) END,
        \(mixed(141_650_939, 20)) = 0, 'c' || \(mixed(160_481_183, 100_000)) FROM \(series(rows))
      """,
      """
      INSERT INTO lines SELECT n.i, 1 + n.i % \(rows), 's' || (1000 + \(mixed(198_491_317, 400))), 1 + \(mixed(217_645_177, 9))
        FROM \(series(rows * 3 / 2))
      """,
    ])
    let indexes = [
      "orders (status)", "orders (cents)", "orders (created)", "orders (due)", "orders (customer_id)", "orders (code)",
      "customers (city)", "lines (order_id)", "lines (sku)",
    ]
    try connection.execute(
      indexes.map { index in
        let name = index.filter { $0.isLetter || $0 == "_" }
        return "CREATE INDEX by_\(name) ON \(index)"
      } + ["ANALYZE"])
  }

  /// The names of the indexes in the plan of an engine, in their order.
  static func indexes(in plan: [String]) -> [String] {
    plan.flatMap { line in
      line.split { !$0.isLetter && !$0.isNumber && $0 != "_" }.map { String($0) }
        .filter { $0.hasPrefix("by_") || $0.hasSuffix("_pkey") || $0.hasPrefix("sqlite_autoindex") }
    }
  }
}

/// A query, and the condition that a person writes.
struct OwnShopQuery {
  let text: String
  let condition: String
  /// Whether the engine's own comparison is asked for.
  let isByEngine: Bool

  init(_ text: String, _ condition: String, isByEngine: Bool = false) {
    (self.text, self.condition, self.isByEngine) = (text, condition, isByEngine)
  }

  /// The statements that count the rows and give the first page.
  func statements(for engine: BenchmarkedEngine) -> [String] {
    var condition = condition
    condition = condition.replacingOccurrences(of: "k.vip = %TRUE%", with: engine == .sqlite ? "k.vip = 1" : "k.vip")
    if engine == .sqlite {
      condition = condition.replacingOccurrences(of: " ILIKE ", with: " LIKE ")
        .replacingOccurrences(of: "NOT o.gift", with: "o.gift = 0").replacingOccurrences(
          of: "o.gift AND", with: "o.gift = 1 AND")
    }
    let filter = condition.isEmpty ? "" : " WHERE \(condition)"
    return [
      "SELECT count(*) FROM orders o\(filter)", "SELECT o.id FROM orders o\(filter) ORDER BY o.id LIMIT 20",
    ]
  }
}

extension OwnShop {
  private static func line(_ condition: String) -> String {
    "EXISTS (SELECT 1 FROM lines l WHERE l.order_id = o.id AND \(condition))"
  }

  private static func customer(_ condition: String) -> String {
    "EXISTS (SELECT 1 FROM customers k WHERE k.id = o.customer_id AND \(condition))"
  }

  /// Queries as people put them to a list of orders.
  static let queries: [OwnShopQuery] = [
    .init("", ""),
    .init("status:paid", "o.status = 'paid'"),
    .init("status:lost", "o.status = 'lost'"),
    .init("status:lost,returned", "o.status IN ('lost', 'returned')"),
    .init("-status:paid", "o.status <> 'paid'"),
    .init("-status:paid,sent", "o.status NOT IN ('paid', 'sent')"),
    .init("status:lost cents>90000", "o.status = 'lost' AND o.cents > 90000"),
    .init("cents>99000", "o.cents > 99000"),
    .init("cents>=99000", "o.cents >= 99000"),
    .init("cents<500", "o.cents < 500"),
    .init("cents:5000..5100", "o.cents BETWEEN 5000 AND 5100"),
    .init("cents:777", "o.cents = 777"),
    .init("cents:1,2,3,5,8", "o.cents IN (1, 2, 3, 5, 8)"),
    .init("cents!=777", "(o.cents < 777 OR o.cents > 777)"),
    .init("-cents>1000", "o.cents <= 1000"),
    .init("weight>4900", "o.weight > 4900"),
    .init("-weight>100", "(o.weight <= 100 OR o.weight IS NULL)"),
    .init("no:weight", "o.weight IS NULL"),
    .init("has:weight", "o.weight IS NOT NULL"),
    .init("weight>4000 status:open", "o.weight > 4000 AND o.status = 'open'"),
    .init("weight>cents", "o.weight > o.cents"),
    .init("id:4711", "o.id = 4711"),
    .init("id:1..100", "o.id BETWEEN 1 AND 100"),
    .init("id>999000", "o.id > 999000"),
    .init("customer_id:77", "o.customer_id = 77"),
    .init("customer_id:77,78,79", "o.customer_id IN (77, 78, 79)"),
    .init("customer_id:77 status:paid", "o.customer_id = 77 AND o.status = 'paid'"),
    .init("(status:lost or cents>99900)", "(o.status = 'lost' OR o.cents > 99900)"),
    .init("(cents<10 or cents>99990)", "(o.cents < 10 OR o.cents > 99990)"),
    .init("(customer_id:5 or id:9)", "(o.customer_id = 5 OR o.id = 9)"),
    .init("-(status:paid or cents>500)", "o.status <> 'paid' AND o.cents <= 500"),
    .init("status:open (cents<100 or weight<10)", "o.status = 'open' AND (o.cents < 100 OR o.weight < 10)"),
    .init("gift:yes cents>99000", "o.gift AND o.cents > 99000"),
    .init("gift:no cents>99000", "NOT o.gift AND o.cents > 99000"),
    .init("lines.sku:s1077", line("l.sku = 's1077'"), isByEngine: false),
    .init("lines.sku:s1077,s1078", line("l.sku IN ('s1077', 's1078')")),
    .init("-lines.sku:s1077 cents>99900", "NOT " + line("l.sku = 's1077'") + " AND o.cents > 99900"),
    .init("lines:(sku:s1077 qty>8)", line("l.sku = 's1077' AND l.qty > 8")),
    .init("lines.qty>8 status:lost", line("l.qty > 8") + " AND o.status = 'lost'"),
    .init("lines:(qty>8) cents>99900", line("l.qty > 8") + " AND o.cents > 99900"),
    .init("customer.city:rome cents>99900", customer("k.city = 'Rome'") + " AND o.cents > 99900"),
    .init("customer.city:york cents>99900", customer("k.city IN ('York', 'New York')") + " AND o.cents > 99900"),
    .init("-customer.city:rome cents>99900", "NOT " + customer("k.city = 'Rome'") + " AND o.cents > 99900"),
    .init(
      "customer.city:oslo customer.vip:yes cents<2000",
      customer("k.city = 'Oslo' AND k.vip = %TRUE%") + " AND o.cents < 2000"),
    .init("customer.vip:yes cents>99000", customer("k.vip = %TRUE%") + " AND o.cents > 99000"),
    .init("code:c777", "o.code ILIKE '%c777%'", isByEngine: true),
    .init("note:gift", "o.note ILIKE '%gift%'", isByEngine: true),
    .init("note:door cents>99900", "o.note ILIKE '%door%' AND o.cents > 99900", isByEngine: true),
    .init(
      "-note:door cents>99900", "(NOT (o.note ILIKE '%door%') OR o.note IS NULL) AND o.cents > 99900", isByEngine: true),
    .init("note:ring*", "o.note ILIKE 'ring%'", isByEngine: true),
    .init("note:*delivery", "o.note ILIKE '%delivery'", isByEngine: true),
    .init("no:note cents>99000", "o.note IS NULL AND o.cents > 99000"),
    .init("has:note status:lost", "o.note IS NOT NULL AND o.status = 'lost'"),
    .init("note:gift status:lost", "o.note ILIKE '%gift%' AND o.status = 'lost'", isByEngine: true),
    .init(
      "(note:gift or note:fragile) cents>99900",
      "(o.note ILIKE '%gift%' OR o.note ILIKE '%fragile%') AND o.cents > 99900", isByEngine: true),
    .init("cents>50000 cents<50100 status:paid", "o.cents > 50000 AND o.cents < 50100 AND o.status = 'paid'"),
    .init("cents:50000..50100 weight:100..200", "o.cents BETWEEN 50000 AND 50100 AND o.weight BETWEEN 100 AND 200"),
    .init("status:returned weight>4900 gift:no", "o.status = 'returned' AND o.weight > 4900 AND NOT o.gift"),
    .init("status:lost customer.city:oslo", "o.status = 'lost' AND " + customer("k.city = 'Oslo'")),
    .init(
      "status:lost lines.sku:s1005 weight<100",
      "o.status = 'lost' AND " + line("l.sku = 's1005'") + " AND o.weight < 100"),
  ]
}
