import FilterEvaluation
import FilterSQL
import Testing
import _FilterTestSupport

/// How terms are joined: negation, groups, parts and variants. In the words of SQLite.
@Suite struct TreeConditionTests {
  /// A row without a value does not satisfy a term, so that it satisfies its negation: a condition that may be unknown
  /// is made false first. Whether a row is in a list is never unknown.
  @Test func negation() throws {
    let rows = StatementRow.table(
      #"""
      -mv=3
        (t.weight <> 3000000 OR t.weight IS NULL)
      -n:mar
        (instr(t.name_letters, 'mar') = 0 OR t.name_letters IS NULL)
      -t:rat
        t.id NOT IN (SELECT w.item FROM toys_type_words w WHERE w.value = 'rat')
      -tag:fast
        t.id NOT IN (SELECT w.item FROM toys_tag w WHERE w.value = 'fast')
      -is:new
        t.id NOT IN (SELECT w.item FROM toys_is w WHERE w.value = 'new')
      -not:new
        t.id IN (SELECT w.item FROM toys_not w WHERE w.value = 'new')
      -o:/(a)\1/
        (NOT fq_matches('(a)\1', t.text_folded) OR t.text_folded IS NULL)
      """#)
    for row in rows {
      #expect(try ToyStatements.condition(row.query) == row.expected[""], "\(row)")
    }
  }

  /// A negated group is the group of the other kind, with its terms negated. Terms that compare one value are one.
  @Test func groups() throws {
    let rows = StatementRow.table(
      #"""
      mar mv=3
        instr(t.name_letters, 'mar') > 0 AND t.weight = 3000000
      mar or mv=3
        (instr(t.name_letters, 'mar') > 0 OR t.weight = 3000000)
      mar (mv=3 or tag:fast)
        instr(t.name_letters, 'mar') > 0 AND (t.weight = 3000000 OR t.id IN (SELECT w.item FROM toys_tag w WHERE
          w.value = 'fast'))
      mar or (mv=3 tag:fast)
        (instr(t.name_letters, 'mar') > 0 OR (t.weight = 3000000 AND t.id IN (SELECT w.item FROM toys_tag w WHERE
          w.value = 'fast')))
      -(mv=3 tag:fast)
        ((t.weight <> 3000000 OR t.weight IS NULL) OR t.id NOT IN (SELECT w.item FROM toys_tag w WHERE w.value =
          'fast'))
      -(mv=3 or tag:fast)
        (t.weight <> 3000000 OR t.weight IS NULL) AND t.id NOT IN (SELECT w.item FROM toys_tag w WHERE w.value =
          'fast')
      tag:fast or tag:huge or tag:fast
        t.id IN (SELECT w.item FROM toys_tag w WHERE w.value IN ('fast', 'huge'))
      -tag:fast -tag:huge mv=3
        t.id NOT IN (SELECT w.item FROM toys_tag w WHERE w.value IN ('fast', 'huge')) AND t.weight = 3000000
      tag:fast tag:huge
        t.id IN (SELECT w.item FROM toys_tag w WHERE w.value = 'fast') AND t.id IN (SELECT w.item FROM toys_tag w WHERE
          w.value = 'huge')
      -mv=3 -mv=4
        (t.weight <> 3000000 AND t.weight <> 4000000 OR t.weight IS NULL)
      mar mar mar
        instr(t.name_letters, 'mar') > 0 AND instr(t.name_letters, 'mar') > 0 AND instr(t.name_letters, 'mar') > 0
      """#)
    for row in rows {
      #expect(try ToyStatements.condition(row.query) == row.expected[""], "\(row)")
    }
  }

  /// An item satisfies a term if one of its parts does. Parts of two fields are compared by their number.
  @Test func parts() throws {
    let rows = StatementRow.table(
      #"""
      o:"draw a card"
        (instr(t.text_folded, 'draw a card') > 0 OR t.id IN (SELECT p.item FROM toys_parts p WHERE
          instr(p.text_folded, 'draw a card') > 0))
      o:~
        (instr(COALESCE(t.text_self, t.text_folded), '~') > 0 OR t.id IN (SELECT p.item FROM toys_parts p WHERE
          instr(COALESCE(p.text_self, p.text_folded), '~') > 0))
      o:/~$/
        (fq_matches('~$', COALESCE(t.text_self, t.text_folded)) OR t.id IN (SELECT p.item FROM toys_parts p WHERE
          fq_matches('~$', COALESCE(p.text_self, p.text_folded))))
      c:wu
        (t.color IN (3, 7, 11, 15, 19, 23, 27, 31) OR t.id IN (SELECT p.item FROM toys_parts p WHERE p.color IN (3, 7,
          11, 15, 19, 23, 27, 31)))
      pow=tou
        (t.strength = t.size OR t.id IN (SELECT p.item FROM toys_parts p WHERE p.strength = p.size))
      pow!=tou
        (t.strength <> t.size OR t.id IN (SELECT p.item FROM toys_parts p WHERE p.strength <> p.size))
      mv>=pow
        (t.weight >= t.strength OR t.id IN (SELECT p.item FROM toys_parts p WHERE t.weight >= p.strength))
      -o:/(a)\1/
        (NOT fq_matches('(a)\1', t.text_folded) OR t.text_folded IS NULL) AND t.id NOT IN (SELECT p.item FROM
          toys_parts p WHERE fq_matches('(a)\1', p.text_folded))
      """#)
    for row in rows {
      #expect(try ToyStatements.condition(row.query, .sqlite, ToyStatements.withParts) == row.expected[""], "\(row)")
    }
  }

  /// All terms about variants hold for the same one: there is one list of variants for all operands, which is searched
  /// for each item only where a condition names both.
  @Test func variants() throws {
    let rows = StatementRow.table(
      #"""
      e:alpha usd>1
        t.id IN (SELECT v.item FROM toys_variants v WHERE v.id IN (SELECT w.variant FROM toys_box w WHERE w.value =
          'alpha') AND v.price > 1000000)
      e:alpha or usd>1
        t.id IN (SELECT v.item FROM toys_variants v WHERE (v.id IN (SELECT w.variant FROM toys_box w WHERE w.value =
          'alpha') OR v.price > 1000000))
      mar e:alpha usd>1
        instr(t.name_letters, 'mar') > 0 AND t.id IN (SELECT v.item FROM toys_variants v WHERE v.id IN (SELECT
          w.variant FROM toys_box w WHERE w.value = 'alpha') AND v.price > 1000000)
      mar or e:alpha
        EXISTS (SELECT 1 FROM toys_variants v WHERE v.item = t.id AND (instr(t.name_letters, 'mar') > 0 OR v.id IN
          (SELECT w.variant FROM toys_box w WHERE w.value = 'alpha')))
      (mar or e:alpha) usd>1
        EXISTS (SELECT 1 FROM toys_variants v WHERE v.item = t.id AND (instr(t.name_letters, 'mar') > 0 OR v.id IN
          (SELECT w.variant FROM toys_box w WHERE w.value = 'alpha')) AND v.price > 1000000)
      (e:alpha -r:rare) mv=3
        t.weight = 3000000 AND t.id IN (SELECT v.item FROM toys_variants v WHERE v.id IN (SELECT w.variant FROM
          toys_box w WHERE w.value = 'alpha') AND (v.rarity <> 2 OR v.rarity IS NULL))
      not:new e:alpha
        t.id NOT IN (SELECT w.item FROM toys_not w WHERE w.value = 'new') AND t.id IN (SELECT v.item FROM
          toys_variants v WHERE v.id IN (SELECT w.variant FROM toys_box w WHERE w.value = 'alpha'))
      """#)
    for row in rows {
      #expect(try ToyStatements.condition(row.query) == row.expected[""], "\(row)")
    }
  }

  /// A negated term about variants is a term about variants: one of them does not satisfy it.
  @Test(
    arguments: StatementRow.table(
      #"""
      -e:alpha
        t.id IN (SELECT v.item FROM toys_variants v WHERE v.id NOT IN (SELECT w.variant FROM toys_box w WHERE w.value
          = 'alpha'))
      -usd>1
        t.id IN (SELECT v.item FROM toys_variants v WHERE (v.price <= 1000000 OR v.price IS NULL))
      -(e:alpha usd>1)
        t.id IN (SELECT v.item FROM toys_variants v WHERE (v.id NOT IN (SELECT w.variant FROM toys_box w WHERE w.value
          = 'alpha') OR (v.price <= 1000000 OR v.price IS NULL)))
      """#))
  func negatedVariants(row: StatementRow) throws {
    #expect(try ToyStatements.condition(row.query) == row.expected[""])
  }

  /// Without variants there is no table of them.
  @Test(
    arguments: StatementRow.table(
      #"""
      e:alpha usd>1
        t.id IN (SELECT w.item FROM toys_box w WHERE w.value = 'alpha') AND t.price > 1000000
      usd>mv
        t.price > t.weight
      mar or e:alpha
        (instr(t.name_letters, 'mar') > 0 OR t.id IN (SELECT w.item FROM toys_box w WHERE w.value = 'alpha'))
      -usd>1
        (t.price <= 1000000 OR t.price IS NULL)
      """#))
  func itemsOfOneVariant(row: StatementRow) throws {
    #expect(try ToyStatements.condition(row.query, hasVariants: false) == row.expected[""])
  }
}
