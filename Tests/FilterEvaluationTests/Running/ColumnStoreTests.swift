import FilterAST
import FilterText
import FilterVocabulary
import Testing
import _FilterTestSupport

@testable import FilterEvaluation
@testable import FilterSemantics

/// The construction of a store, and its accessors for rows and variants.
@Suite struct ColumnStoreTests {
  private static let toys: [Toy] = {
    var random = SeededGenerator(seed: 131)
    return (0..<150).map { _ in RandomToys.toy(&random) }
  }()

  private func id(_ name: String) -> FieldID { Toy.vocabulary.fieldID(spelled: name)! }

  /// Item by item, all at once, in pieces, or with the columns in another order: the same bytes come out.
  @Test func builtInAnyWay() {
    let toys = Self.toys
    let expected = ColumnStore(Toy.list, items: toys).prepared(for: Toy.list)
    var one = ColumnStoreBuilder(Toy.list)
    for toy in toys { one.append(toy) }
    #expect(one.finish().prepared(for: Toy.list) == expected)
    var pieces = ColumnStoreBuilder(Toy.list)
    pieces.append(contentsOf: Array(toys[..<40]))
    pieces.append(toys[40])
    pieces.append(contentsOf: [])
    pieces.append(contentsOf: Array(toys[41...]))
    #expect(pieces.finish().prepared(for: Toy.list) == expected)
    var backwards = ColumnStoreBuilder(Toy.list)
    toys.withUnsafeBufferPointer { toys in
      backwards.append(toys) { count, work in for number in (0..<count).reversed() { work(number) } }
    }
    let store = backwards.finish { count, work in for number in (0..<count).reversed() { work(number) } }
    #expect(store.prepared(for: Toy.list) == expected)
    #expect(ColumnStore(Toy.list, items: toys[...]).prepared(for: Toy.list) == expected)
  }

  /// Other items give other bytes, so the comparison above is meaningful.
  @Test func otherItemsGiveOtherBytes() {
    let expected = ColumnStore(Toy.list, items: Self.toys).prepared(for: Toy.list)
    #expect(ColumnStore(Toy.list, items: Self.toys.dropLast()).prepared(for: Toy.list) != expected)
    #expect(ColumnStore(Toy.list, items: Self.toys.reversed()).prepared(for: Toy.list) != expected)
  }

  @Test func emptyStores() {
    var builder = ColumnStoreBuilder(Toy.list)
    let store = builder.finish()
    #expect(store.count == 0 && store.variantCount == 0)
    #expect(store.run(Toy.list.plan("")).isEmpty)
    #expect(store.run(Toy.list.plan("-t:rat -e:alpha usd<mv")).rows() == [])
    #expect(store.variants(of: 0).isEmpty)
    #expect(store.key(of: 0, in: id("weight")) == nil)
    #expect(store.rows(having: "fast", in: id("tag"))?.isEmpty == true)
  }

  @Test func itemsAndVariants() {
    let toys = Self.toys
    let store = ColumnStore(Toy.list, items: toys)
    #expect(store.variantCount == toys.reduce(0) { $0 + $1.editions.count })
    #expect(store.variantCount > store.count)
    var next = 0
    for (item, toy) in toys.enumerated() {
      #expect(store.variants(of: item) == next..<next + toy.editions.count)
      for variant in store.variants(of: item) { #expect(store.item(ofVariant: variant) == item) }
      next += toy.editions.count
    }
    for item in [-1, toys.count, .min, .max] { #expect(store.variants(of: item).isEmpty) }
    #expect(store.variants(of: Bitset(size: toys.count, rows: [3])).rows() == Array(store.variants(of: 3)))
    #expect(store.items(of: Bitset(allOf: store.variantCount)) == Bitset(allOf: store.count))
    #expect(store.items(of: Bitset(size: store.variantCount)).isEmpty)
  }

  /// Where each item has one variant, variants are items.
  @Test func onlyOneVariantEach() {
    let toys = Self.toys.map { toy in
      var toy = toy
      toy.editions = [toy.editions[0]]
      return toy
    }
    let store = ColumnStore(Toy.list, items: toys)
    #expect(store.variantStarts.isEmpty)
    #expect(store.variants(of: 7) == 7..<8)
    #expect(store.item(ofVariant: 7) == 7)
    #expect(store.variants(of: -1).isEmpty && store.variants(of: toys.count).isEmpty)
    let result = store.run(Toy.list.plan("e:alpha"))
    #expect(result.variants == nil)
    #expect(store.variants(of: result) == result.items)
    let some = Bitset(size: toys.count, rows: result.rows(limit: 2))
    #expect(store.narrowed(result, toVariants: some).items == some)
    #expect(store.narrowed(result, toVariants: some).variants == nil)
  }

  /// The comparison keys of a row: numbers, days, ranks, bits; of the first part.
  @Test func keys() {
    let toys = Self.toys
    let store = ColumnStore(Toy.list, items: toys)
    let numbers = ["1": DecimalNumber(1), "12a": DecimalNumber(12), "7": DecimalNumber(7)]
    for (item, toy) in toys.enumerated() {
      #expect(store.key(of: item, in: id("weight")) == toy.weight.map { DecimalNumber($0) })
      #expect(store.key(of: item, in: id("strength")) == toy.strength[0].map { DecimalNumber($0) })
      #expect(store.key(of: item, in: id("color")) == DecimalNumber(toy.colors[0]))
      for (place, variant) in store.variants(of: item).enumerated() {
        let edition = toy.editions[place]
        #expect(store.key(of: variant, in: id("price")) == edition.price)
        #expect(store.key(of: variant, in: id("date")) == edition.day.map { DecimalNumber(DateSpan($0)!.first) })
        #expect(
          store.key(of: variant, in: id("rarity"))
            == edition.rarity.map { DecimalNumber(RandomToys.rarities.firstIndex(of: $0)!) })
        #expect(store.key(of: variant, in: id("number")) == numbers[edition.number])
      }
    }
    for field in ["name", "tag", "cost", "maker", "is"] { #expect(store.key(of: 0, in: id(field)) == nil) }
    for row in [-1, toys.count, Int.max] { #expect(store.key(of: row, in: id("weight")) == nil) }
    #expect(store.key(of: store.variantCount, in: id("price")) == nil)
  }

  @Test func rowsHavingAValue() {
    let toys = Self.toys
    let store = ColumnStore(Toy.list, items: toys)
    let spellings: [(String, String)] = [
      ("First Strike", "First Strike"), ("firststrike", "First Strike"), ("FAST", "fast"), ("none", "none"),
    ]
    for (value, wanted) in spellings {
      let rows = store.rows(having: value, in: id("tag"))
      #expect(rows?.rows() == toys.indices.filter { toys[$0].tags.contains(wanted) })
    }
    let boxes = store.rows(having: "Beta", in: id("box"))
    #expect(boxes?.size == store.variantCount)
    let all: [String?] = toys.flatMap { $0.editions.map { $0.box } }
    #expect(boxes?.rows() == all.indices.filter { all[$0] == "beta" })
    #expect(store.rows(having: "12-A", in: id("number"))?.isEmpty == false)
    for field in ["name", "weight", "color", "cost", "maker"] { #expect(store.rows(having: "x", in: id(field)) == nil) }
  }

  /// Narrowed to some printings, an item matches only by one of these.
  @Test func narrowing() {
    let table: [String] = ["", "t:rat", "e:alpha", "-e:alpha", "r>=rare t:rat", "e:nowhere"]
    for query in table {
      let toys = Self.toys
      let store = ColumnStore(Toy.list, items: toys)
      let plan = Toy.list.plan(query)
      let result = store.run(plan)
      var random = SeededGenerator(seed: 132)
      for share in [0, 30, 100] {
        let allowed = Bitset(
          size: store.variantCount, rows: (0..<store.variantCount).filter { _ in random.chance(share) })
        let narrowed = store.narrowed(result, toVariants: allowed)
        var run = ItemRun(CompiledFilter(plan, for: Toy.list))
        let expected = toys.indices.filter { item in
          store.variants(of: item).contains { variant in
            let place = variant - store.variants(of: item).lowerBound
            return allowed.contains(variant)
              && plan.root.map { run.holds($0, item: toys[item], variant: place) } ?? true
          }
        }
        #expect(narrowed.rows() == expected, "\(query) \(share)")
        #expect(narrowed.variants?.count == store.variants(of: narrowed).count, "\(query)")
      }
      #expect(store.narrowed(result, toVariants: Bitset(allOf: store.variantCount)).items == result.items, "\(query)")
    }
  }
}

@Suite struct FirstRowsTests {
  private static let toys: [Toy] = {
    var random = SeededGenerator(seed: 141)
    return (0..<TestTier.size(900, long: 2_500)).map { _ in RandomToys.toy(&random) }
  }()

  /// Every kind of plan, with limits below, at and above the number of matches: the first of all rows.
  @Test func theFirstOfAll() {
    let table: [String] = [
      "", "t:rat", "-t:rat", "o:draw", "-o:draw", "o:/d.aw/", "-o:/d.aw/", "n:mar", "o:zzz", "pow>1", "pow>1 o:tap",
      "pow>1 -o:tap",
      "pow>1 o:/t.p/ n:mar", "pow>1 -o:/t.p/ -n:mar", "o:tap n:mar", "o:tap or n:mar", "pow>tou o:tap", "e:alpha o:tap",
      "e:alpha", "-e:alpha", "r>=rare usd<mv", "o:\"~\" pow>0", "-(o:tap or pow>1)", "t:rat o:god tag:fast",
      "is:secret o:tap",
      "is:secret", "o:/(/ pow>1", "mv=99 o:tap", "(o:tap or o:god) pow>1", "\"zed\" pow>1", "!maria",
    ]
    for query in table {
      let store = ColumnStore(Toy.list, items: Self.toys)
      let plan = Toy.list.plan(query)
      let all = store.run(plan).rows()
      for limit in [-1, 0, 1, 2, 7, 64, 513, all.count, all.count + 1, .max] {
        #expect(store.rows(plan, limit: limit) == Array(all.prefix(max(0, limit))), "\(query) \(limit)")
      }
    }
  }
}
