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
        instr(t.name_letters, 'mar') > 0
      n:mar
        instr(t.name_letters, 'mar') > 0
      n:"Mar's"
        instr(t.name_folded, 'mar's') > 0
      !"Lim-Dûl"
        t.name_letters = 'limdul'
      !"_"
        fq_matches('^\_$', t.name_folded)
      o:"draw a card"
        instr(t.text_folded, 'draw a card') > 0
      o:~
        instr(COALESCE(t.text_self, t.text_folded), '~') > 0
      t:rat
        t.id IN (SELECT w.item FROM toys_type_words w WHERE w.value = 'rat')
      t:"time lord"
        instr(t.type_marked, '‹time› ‹lord›') > 0
      t:"red car"
        instr(t.type_marked, '‹red› ‹car›') > 0
      t:pir
        instr(t.type_folded, 'pir') > 0
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
        fq_matches('^m.r', t.name_folded)
      o:/~$/
        fq_matches('~$', COALESCE(t.text_self, t.text_folded))
      o:/draw . card/
        fq_matches('draw . card', t.text_folded)
      o:/(?<=a)b/
        fq_matches('(?<=a)b', t.text_folded)
      o:/(a)\1/
        fq_matches('(a)\1', t.text_folded)
      t:/rat/
        fq_matches('rat', t.type_folded)
      path:src
        fq_matches('(^|\/)src(\/|$)', t.path_folded)
      path:*.swift
        fq_matches('(^|\/)[^\/]*\.swift\/*$', t.path_folded)
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
        t.weight = 3000000
      mv!=3
        (t.weight < 3000000 OR t.weight > 3000000)
      mv<3
        t.weight < 3000000
      mv<=3
        t.weight <= 3000000
      mv>3
        t.weight > 3000000
      mv>=3
        t.weight >= 3000000
      mv:even
        t.weight % 2000000 = 0
      mv:odd
        t.weight % 2000000 IN (1000000, -1000000)
      took=1500ms
        t.took = 1500000
      took<1m
        t.took < 60000000
      load=1kb
        t.load = 1000
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
        t.id IN (SELECT v.item FROM toys_variants v WHERE v.price = 500000)
      usd>2.75
        t.id IN (SELECT v.item FROM toys_variants v WHERE v.price > 2750000)
      cn=7
        t.id IN (SELECT v.item FROM toys_variants v WHERE v.id IN (SELECT w.variant FROM toys_number w WHERE w.value =
          '7'))
      cn>7
        t.id IN (SELECT v.item FROM toys_variants v WHERE v.number_number > 7000000)
      cn=12a
        t.id IN (SELECT v.item FROM toys_variants v WHERE v.id IN (SELECT w.variant FROM toys_number w WHERE w.value =
          '12a'))
      cn:★5
        t.id IN (SELECT v.item FROM toys_variants v WHERE v.id IN (SELECT w.variant FROM toys_number w WHERE w.value =
          '★5'))
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
        t.id IN (SELECT v.item FROM toys_variants v WHERE v."date" BETWEEN 751440 AND 751811)
      date>2020-01
        t.id IN (SELECT v.item FROM toys_variants v WHERE v."date" >= 751471)
      date=2020-06-01
        t.id IN (SELECT v.item FROM toys_variants v WHERE v."date" = 751595)
      date=launch
        t.id IN (SELECT v.item FROM toys_variants v WHERE v."date" = 751595)
      made=2020-06-01T12
        t.made BETWEEN 1591012800000000 AND 1591016399999999
      made>-7h
        t.made >= 1590987600000001
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
        t.strength = t.size
      pow!=tou
        t.strength <> t.size
      pow<tou
        t.strength < t.size
      mv>=pow
        t.weight >= t.strength
      usd>mv
        EXISTS (SELECT 1 FROM toys_variants v WHERE v.item = t.id AND v.price > t.weight)
      """#))
  func columnsOfNumbers(row: StatementRow) throws {
    #expect(try ToyStatements.condition(row.query) == row.expected[""])
  }

  /// A set of colors is a number, so that a relation is a list of sets, which may be empty.
  @Test func colors() throws {
    let rows = StatementRow.table(
      #"""
      c:wu
        t.color IN (3, 7, 11, 15, 19, 23, 27, 31)
      c=r
        t.color = 8
      c!=r
        t.color IN (0, 1, 2, 3, 4, 5, 6, 7, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27,
          28, 29, 30, 31)
      c:c
        t.color = 0
      c:m
        t.color IN (3, 5, 6, 7, 9, 10, 11, 12, 13, 14, 15, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31)
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
        t.cost_code IN (0, 1)
      m=2w
        t.cost_code = 0
      m!=2w
        t.cost_code IN (1, 2, 3)
      m<=2ww
        t.cost_code IN (0, 1, 3)
      m>9
        1 = 0
      m>=0
        t.cost_code IS NOT NULL
      devotion:w
        t.devotion_code IN (0, 1)
      devotion:ww
        t.devotion_code = 1
      devotion<w
        t.devotion_code IN (2, 3)
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
        t.id IN (SELECT w.item FROM toys_tag w WHERE w.value = 'fast')
      tag:"first strike"
        t.id IN (SELECT w.item FROM toys_tag w WHERE w.value = 'firststrike')
      tag:huge
        t.id IN (SELECT w.item FROM toys_tag w WHERE w.value = 'huge')
      is:new
        t.id IN (SELECT w.item FROM toys_is w WHERE w.value = 'new')
      not:new
        t.id NOT IN (SELECT w.item FROM toys_not w WHERE w.value = 'new')
      e:alpha
        t.id IN (SELECT v.item FROM toys_variants v WHERE v.id IN (SELECT w.variant FROM toys_box w WHERE w.value =
          'alpha'))
      done:yes
        t.id IN (SELECT w.item FROM toys_done w WHERE w.value IN ('true', 'yes', '1', 'on'))
      done!=yes
        t.id IN (SELECT w.item FROM toys_done w WHERE w.value IN ('false', 'no', '0', 'off'))
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
        t.id IN (SELECT v.item FROM toys_variants v WHERE v.rarity = 2)
      r>=uncommon
        t.id IN (SELECT v.item FROM toys_variants v WHERE v.rarity >= 1)
      r!=rare
        t.id IN (SELECT v.item FROM toys_variants v WHERE (v.rarity <= 1 OR v.rarity >= 3))
      r<common
        t.id IN (SELECT v.item FROM toys_variants v WHERE v.rarity <= -1)
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
