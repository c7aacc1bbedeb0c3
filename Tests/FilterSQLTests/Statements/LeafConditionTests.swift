import FilterEvaluation
import FilterSQL
import Testing
import _FilterTestSupport

/// What each kind of term becomes, in the words of SQLite. Every other dialect differs in its functions only.
@Suite struct LeafConditionTests {
  /// By letters and digits, quoted, exactly, by words and with the item's own name as `~`. Needles are folded.
  @Test func texts() throws {
    let rows = StatementRow.table(
      #"""
      mar
        instr(i.name_letters, 'mar') > 0
      n:mar
        instr(i.name_letters, 'mar') > 0
      n:"Mar's"
        instr(i.name_text, 'mar's') > 0
      !"Lim-Dûl"
        i.name_letters = 'limdul'
      !"_"
        fq_matches('^\_$', i.name_text)
      o:"draw a card"
        instr(i.text_text, 'draw a card') > 0
      o:~
        instr(COALESCE(i.text_self, i.text_text), '~') > 0
      t:rat
        i.id IN (SELECT w.item FROM fq_item_values w WHERE w.field = type AND w.word = 'rat')
      t:"time lord"
        instr(i.type_words, '‹time› ‹lord›') > 0
      t:"red car"
        instr(i.type_words, '‹red› ‹car›') > 0
      t:pir
        instr(i.type_text, 'pir') > 0
      """#)
    for row in rows {
      #expect(try ToyStatements.condition(row.query) == row.expected[""], "\(row)")
    }
  }

  /// SQLite runs the toolkit's own matcher, which is given the pattern as written.
  @Test func patterns() throws {
    let rows = StatementRow.table(
      #"""
      n:/^m.r/
        fq_matches('^m.r', i.name_text)
      o:/~$/
        fq_matches('~$', COALESCE(i.text_self, i.text_text))
      o:/draw . card/
        fq_matches('draw . card', i.text_text)
      o:/(?<=a)b/
        fq_matches('(?<=a)b', i.text_text)
      o:/(a)\1/
        fq_matches('(a)\1', i.text_text)
      t:/rat/
        fq_matches('rat', i.type_text)
      path:src
        fq_matches('(^|\/)src(\/|$)', i.path_text)
      path:*.swift
        fq_matches('(^|\/)[^\/]*\.swift\/*$', i.path_text)
      """#)
    for row in rows {
      #expect(try ToyStatements.condition(row.query) == row.expected[""], "\(row)")
    }
  }

  /// Numbers are millionths, and a relation is a range of them.
  @Test func numbers() throws {
    let rows = StatementRow.table(
      #"""
      mv=3
        i.weight_key = 3000000
      mv!=3
        (i.weight_key <= 2999999 OR i.weight_key >= 3000001)
      mv<3
        i.weight_key <= 2999999
      mv<=3
        i.weight_key <= 3000000
      mv>3
        i.weight_key >= 3000001
      mv>=3
        i.weight_key >= 3000000
      mv:even
        i.weight_key % 2000000 = 0
      mv:odd
        i.weight_key % 2000000 IN (1000000, -1000000)
      took=1500ms
        i.took_key = 1500000
      took<1m
        i.took_key <= 59999999
      load=1kb
        i.load_key = 1000
      """#)
    for row in rows {
      #expect(try ToyStatements.condition(row.query) == row.expected[""], "\(row)")
    }
  }

  /// What is of a variant is looked up among the variants.
  @Test func numbersOfVariants() throws {
    let rows = StatementRow.table(
      #"""
      usd=0.5
        i.id IN (SELECT v.item FROM fq_variants v WHERE v.price_key = 500000)
      usd>2.75
        i.id IN (SELECT v.item FROM fq_variants v WHERE v.price_key >= 2750001)
      cn=7
        i.id IN (SELECT v.item FROM fq_variants v WHERE v.id IN (SELECT w.variant FROM fq_variant_values w WHERE
          w.field = number AND w.word = '7'))
      cn>7
        i.id IN (SELECT v.item FROM fq_variants v WHERE v.number_key >= 7000001)
      cn=12a
        i.id IN (SELECT v.item FROM fq_variants v WHERE v.id IN (SELECT w.variant FROM fq_variant_values w WHERE
          w.field = number AND w.word = '12a'))
      cn:★5
        i.id IN (SELECT v.item FROM fq_variants v WHERE v.id IN (SELECT w.variant FROM fq_variant_values w WHERE
          w.field = number AND w.word = '★5'))
      """#)
    for row in rows {
      #expect(try ToyStatements.condition(row.query) == row.expected[""], "\(row)")
    }
  }

  /// Days count from a day long ago, and a month is the range of its days; instants are microseconds.
  @Test func days() throws {
    let rows = StatementRow.table(
      #"""
      date=2020
        i.id IN (SELECT v.item FROM fq_variants v WHERE v.date_key BETWEEN 751440 AND 751811)
      date>2020-01
        i.id IN (SELECT v.item FROM fq_variants v WHERE v.date_key >= 751471)
      date=2020-06-01
        i.id IN (SELECT v.item FROM fq_variants v WHERE v.date_key = 751595)
      date=launch
        i.id IN (SELECT v.item FROM fq_variants v WHERE v.date_key = 751595)
      made=2020-06-01T12
        i.made_key BETWEEN 1591012800000000 AND 1591016399999999
      made>-7h
        i.made_key >= 1590987600000001
      """#)
    for row in rows {
      #expect(try ToyStatements.condition(row.query) == row.expected[""], "\(row)")
    }
  }

  /// Two fields are compared as they stand, without a value of the query.
  @Test(
    arguments: StatementRow.table(
      #"""
      pow=tou
        i.strength_key = i.size_key
      pow!=tou
        i.strength_key <> i.size_key
      pow<tou
        i.strength_key < i.size_key
      mv>=pow
        i.weight_key >= i.strength_key
      usd>mv
        EXISTS (SELECT 1 FROM fq_variants v WHERE v.item = i.id AND v.price_key > i.weight_key)
      """#))
  func columnsOfNumbers(row: StatementRow) throws {
    #expect(try ToyStatements.condition(row.query) == row.expected[""])
  }

  /// A set of colors is a number, so that a relation is a list of sets, which may be empty.
  @Test func colors() throws {
    let rows = StatementRow.table(
      #"""
      c:wu
        i.color_key IN (3, 7, 11, 15, 19, 23, 27, 31)
      c=r
        i.color_key = 8
      c!=r
        i.color_key IN (0, 1, 2, 3, 4, 5, 6, 7, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20, 21, 22, 23, 24, 25,
          26, 27, 28, 29, 30, 31)
      c:c
        i.color_key = 0
      c:m
        i.color_key IN (3, 5, 6, 7, 9, 10, 11, 12, 13, 14, 15, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29,
          30, 31)
      c<0
        1 = 0
      """#)
    for row in rows {
      #expect(try ToyStatements.condition(row.query) == row.expected[""], "\(row)")
    }
  }

  /// A relation of costs is the list of the codes of the costs that satisfy it, which are those of
  /// ``ToyStatements/costs``.
  @Test func costs() throws {
    let rows = StatementRow.table(
      #"""
      m:w
        i.cost_key IN (0, 1)
      m=2w
        i.cost_key = 0
      m!=2w
        i.cost_key IN (1, 2, 3)
      m<=2ww
        i.cost_key IN (0, 1, 3)
      m>9
        1 = 0
      m>=0
        i.cost_key IS NOT NULL
      devotion:w
        i.devotion_key IN (0, 1)
      devotion:ww
        i.devotion_key = 1
      devotion<w
        i.devotion_key IN (2, 3)
      """#)
    for row in rows {
      #expect(try ToyStatements.condition(row.query) == row.expected[""], "\(row)")
    }
  }

  /// Words of fixed and open lists are rows of their own, folded; so are the spellings of a known word.
  @Test func values() throws {
    let rows = StatementRow.table(
      #"""
      tag:fast
        i.id IN (SELECT w.item FROM fq_item_values w WHERE w.field = tag AND w.word = 'fast')
      tag:"first strike"
        i.id IN (SELECT w.item FROM fq_item_values w WHERE w.field = tag AND w.word = 'firststrike')
      tag:huge
        i.id IN (SELECT w.item FROM fq_item_values w WHERE w.field = tag AND w.word = 'huge')
      is:new
        i.id IN (SELECT w.item FROM fq_item_values w WHERE w.field = is AND w.word = 'new')
      not:new
        NOT (i.id IN (SELECT w.item FROM fq_item_values w WHERE w.field = not AND w.word = 'new'))
      e:alpha
        i.id IN (SELECT v.item FROM fq_variants v WHERE v.id IN (SELECT w.variant FROM fq_variant_values w WHERE
          w.field = box AND w.word = 'alpha'))
      done:yes
        i.id IN (SELECT w.item FROM fq_item_values w WHERE w.field = done AND w.word IN ('true', 'yes', '1',
          'on'))
      done!=yes
        i.id IN (SELECT w.item FROM fq_item_values w WHERE w.field = done AND w.word IN ('false', 'no', '0',
          'off'))
      """#)
    for row in rows {
      #expect(try ToyStatements.condition(row.query) == row.expected[""], "\(row)")
    }
  }

  /// An ordered list has ranks, from 0. A rank below the first is a condition that no row satisfies.
  @Test func ranks() throws {
    let rows = StatementRow.table(
      #"""
      r:rare
        i.id IN (SELECT v.item FROM fq_variants v WHERE v.rarity_key = 2)
      r>=uncommon
        i.id IN (SELECT v.item FROM fq_variants v WHERE v.rarity_key >= 1)
      r!=rare
        i.id IN (SELECT v.item FROM fq_variants v WHERE (v.rarity_key <= 1 OR v.rarity_key >= 3))
      r<common
        i.id IN (SELECT v.item FROM fq_variants v WHERE v.rarity_key <= -1)
      """#)
    for row in rows {
      #expect(try ToyStatements.condition(row.query) == row.expected[""], "\(row)")
    }
  }

  /// Terms that are ignored have no condition.
  @Test func nothingToSay() throws {
    let rows = StatementRow.table(
      #"""
      maker:x
        1 = 1
      foo:bar
        1 = 1
      c>9
        1 = 1
      is:secret
        1 = 1
      tag<fast
        1 = 1
      tag>fast
        1 = 1
      ?
        1 = 1
      """#)
    for row in rows {
      #expect(try ToyStatements.condition(row.query) == row.expected[""], "\(row)")
    }
  }
}
