import FilterEngines
import FilterEvaluation
import FilterSQL
import FilterVocabulary
import Foundation
import Testing
import _FilterTestSupport

/// The rows of a request: which, in which order, with which values, whether the engine answers all of the query or a
/// part of it is checked here.
@Suite struct EngineRowsTests {
  private static let toys = ToyLists.toys()
  private static let store = ColumnStore(Toy.list, items: toys)
  private static func field(_ name: String) -> Int { Toy.vocabulary.fieldID(spelled: name)!.index }

  /// Queries without a pattern, with one, and with one that only some alternatives have.
  static let queries = [
    "", "t:rat", "usd>0", "t:rat usd>0", "t:rat or r:rare", "-e:alpha", "n:/m.r/", "-o:/draw . card/",
    "o:/\\bma\\b/ usd>0",
    "o:/a/ or usd>1", "-(n:/^m/ e:beta)", "o:/a/ (e:alpha or n:/x/)", "o:\"~\" -n:/[aeiou]{2}/", "pow>tou",
    "n:zzzzz", "n:/zzzzz/",
  ]

  static let orders: [[SQLRequest.Order]] = {
    let keys: [[SQLRequest.Key]] = [
      [.field(field("mv"))], [.supplement(ToyLists.place)], [.field(field("mv")), .supplement(ToyLists.place)],
    ]
    return [[.init(.item)], [.init(.item, isDescending: true)]]
      + keys.flatMap { keys in
        [false, true].map { isDescending in
          keys.map { .init($0, isDescending: isDescending) } + [.init(.item)]
        }
      }
  }()

  /// The list in each engine, with its texts known and unknown.
  private func lists(of toys: [Toy] = Self.toys) throws -> [(list: EngineList, name: String)] {
    var lists: [(EngineList, String)] = []
    for engine in TestedEngine.ofTables {
      let folder = try ScratchFolder()
      let connection = try engine.list(in: folder.path) { makeWriter in
        try ToyLists.write(toys, inPiecesOf: 50, makeWriter)
      }
      for knowsTexts in [true, false] {
        let list = try ToyLists.open(connection, knowsTexts: knowsTexts)
        lists.append((list, "\(engine), texts \(knowsTexts ? "" : "un")known"))
      }
    }
    return lists
  }

  /// All lists give the rows that are expected, and count them.
  private func expect(_ lists: [(list: EngineList, name: String)], _ query: String, _ request: SQLRequest) throws {
    let plan = Toy.list.plan(query)
    var all = request
    all.limit = nil
    let expected = ExpectedRows(store: Self.store).rows(plan, all)
    for (list, name) in lists {
      let found = try list.rows(of: plan, request).rows.map {
        ExpectedRows.Row(
          item: $0.item, variant: request.joinsVariants ? $0.variant : nil, verdicts: $0.verdicts, texts: $0.texts)
      }
      #expect(found == Array(expected.prefix(request.limit ?? .max)), "\(name): \(query), \(request)")
      let count = try list.count(of: plan, request)
      #expect(count == expected.count, "\(name): \(query), \(request)")
    }
  }

  @Test func itemsInOrderWithLimits() throws {
    let lists = try lists()
    do {
      for query in Self.queries {
        for (index, order) in Self.orders.enumerated() {
          var request = SQLRequest()
          request.order = order
          request.limit = [nil, 0, 1, 7, 1_000][index % 5]
          try expect(lists, query, request)
        }
      }
    }
  }

  @Test func negativeLimitsGiveNoRows() throws {
    for (list, _) in try lists() {
      for query in ["", "n:/m.r/"] {
        var request = SQLRequest()
        request.limit = -1
        #expect(try list.rows(of: Toy.list.plan(query), request).rows.isEmpty)
        request.limit = .min
        #expect(try list.rows(of: Toy.list.plan(query), request).rows.isEmpty)
      }
    }
  }

  @Test func variantsInOrderWithTexts() throws {
    let orders: [[SQLRequest.Order]] = [
      [.init(.variant)], [.init(.supplement(ToyLists.shelf), isDescending: true), .init(.variant)],
      [.init(.field(Self.field("usd"))), .init(.variant, isDescending: true)],
      [.init(.field(Self.field("usd")), isDescending: true), .init(.supplement(ToyLists.place)), .init(.variant)],
    ]
    let lists = try lists()
    do {
      for query in Self.queries {
        for (index, order) in orders.enumerated() {
          var request = SQLRequest()
          request.listsVariants = true
          request.order = order
          request.limit = index == 1 ? 5 : nil
          request.texts = [ToyLists.note]
          try expect(lists, query, request)
        }
      }
    }
  }

  /// A condition on a further column holds for the same variant as the query.
  @Test func hiddenVariantsAreLeftOut() throws {
    let lists = try lists()
    do {
      for query in Self.queries {
        for listsVariants in [true, false] {
          var request = SQLRequest()
          request.conditions = [.init(ToyLists.hidden, 0)]
          request.listsVariants = listsVariants
          request.order = [.init(listsVariants ? .variant : .item)]
          try expect(lists, query, request)
        }
      }
    }
  }

  @Test func oneVariantForEachGroup() throws {
    let choices: [SQLRequest.Choice] = [
      .init(of: [.item], order: [.init(.variant)]),
      .init(of: [.item], order: [.init(.field(Self.field("usd")), isDescending: true), .init(.variant)]),
      .init(of: [.item, .supplement(ToyLists.shelf)], order: [.init(.variant, isDescending: true)]),
      .init(of: [.supplement(ToyLists.shelf)], order: [.init(.supplement(ToyLists.place)), .init(.variant)]),
    ]
    let lists = try lists()
    do {
      for query in Self.queries {
        for (index, choice) in choices.enumerated() {
          var request = SQLRequest()
          request.choice = choice
          request.order = [.init(.supplement(ToyLists.shelf), isDescending: index % 2 == 0), .init(.variant)]
          request.limit = index == 2 ? 4 : nil
          request.conditions = index == 1 ? [.init(ToyLists.hidden, 0)] : []
          request.texts = index == 0 ? [ToyLists.note] : []
          try expect(lists, query, request)
        }
      }
    }
  }

  @Test func verdictsOfExactTerms() throws {
    for (list, name) in try lists() {
      for query in ["t:rat or usd>0", "t:rat or usd>0 or n:/m.r/", "-(t:rat usd>0) e:alpha", "mv>=2 or pow>tou"] {
        var request = SQLRequest()
        request.listsVariants = true
        request.order = [.init(.variant)]
        request.verdicts = [1, 0]
        let plan = Toy.list.plan(query)
        let found = try list.rows(of: plan, request).rows
        for row in found {
          let expected = [1, 0].map { leaf in
            // The verdict is that of the term, whatever minus signs precede its groups.
            Self.store.variants(of: Self.store.run(Toy.list.plan(plan.text(ofLeaf: leaf)))).contains(row.variant)
          }
          #expect(row.verdicts == expected, "\(name): \(query), variant \(row.variant)")
        }
        #expect(!found.isEmpty)
      }
    }
  }

  @Test func oneItem() throws {
    let lists = try lists()
    do {
      for item in [0, 1, 60, Self.toys.count - 1] {
        for query in Self.queries {
          var request = SQLRequest()
          request.item = Int64(item)
          try expect(lists, query, request)
        }
      }
      for item in [Int64(-1), Int64(Self.toys.count), .max, .min] {
        var request = SQLRequest()
        request.item = item
        for (list, _) in lists { #expect(try list.rows(of: Toy.list.plan(""), request).rows.isEmpty) }
      }
    }
  }

  /// Whether a check is needed depends on what is known of the texts.
  @Test func unknownTextsAreChecked() throws {
    var random = SeededGenerator(seed: 3)
    let plain = (0..<60).map { _ in RandomToys.toy(&random, words: RandomToys.words) }
    for (list, name) in try lists(of: plain) {
      let statement = try list.statement(Toy.list.plan("n:/m.r/ t:rat"), SQLRequest())
      #expect((statement.recheck != nil) == name.hasSuffix("unknown"), "\(name)")
      #expect(try list.statement(Toy.list.plan("t:rat"), SQLRequest()).recheck == nil)
    }
  }

  @Test func refusedQueriesFindNothing() throws {
    let tooDeep = String(repeating: "(", count: 5_000) + "t:rat" + String(repeating: ")", count: 5_000)
    for (list, _) in try lists() {
      let plan = Toy.list.plan(tooDeep)
      guard plan.isRefused else { return }
      #expect(try list.rows(of: plan).rows.isEmpty)
      #expect(try list.count(of: plan) == 0)
    }
  }

  @Test func fieldsThatCannotBeComparedTogetherAreRefused() throws {
    for (list, _) in try lists() {
      // Strength has several parts, the price is one of a variant: both are expressed; a list without either is not.
      #expect(try list.count(of: Toy.list.plan("usd>mv")) == Self.store.run(Toy.list.plan("usd>mv")).count)
      #expect(try list.count(of: Toy.list.plan("mv>pow")) == Self.store.run(Toy.list.plan("mv>pow")).count)
    }
  }
}
