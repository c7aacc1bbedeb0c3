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
        NOT COALESCE(i.weight_key = 3000000, FALSE)
      -n:mar
        NOT COALESCE(instr(i.name_letters, 'mar') > 0, FALSE)
      -t:rat
        NOT (i.id IN (SELECT w.item FROM fq_item_values w WHERE w.field = type AND w.word = 'rat'))
      -tag:fast
        NOT (i.id IN (SELECT w.item FROM fq_item_values w WHERE w.field = tag AND w.word = 'fast'))
      -is:new
        NOT (i.id IN (SELECT w.item FROM fq_item_values w WHERE w.field = is AND w.word = 'new'))
      -not:new
        NOT (NOT (i.id IN (SELECT w.item FROM fq_item_values w WHERE w.field = not AND w.word = 'new')))
      -o:/(a)\1/
        NOT COALESCE(fq_matches('(a)\1', i.text_text), FALSE)
      """#)
    for row in rows {
      #expect(try ToyStatements.condition(row.query) == row.expected[""], "\(row)")
    }
  }

  /// A negated group is the group of the other kind, with its terms negated.
  @Test func groups() throws {
    let rows = StatementRow.table(
      #"""
      mar mv=3
        instr(i.name_letters, 'mar') > 0 AND i.weight_key = 3000000
      mar or mv=3
        (instr(i.name_letters, 'mar') > 0 OR i.weight_key = 3000000)
      mar (mv=3 or tag:fast)
        instr(i.name_letters, 'mar') > 0 AND (i.weight_key = 3000000 OR i.id IN (SELECT w.item FROM fq_item_values
          w WHERE w.field = tag AND w.word = 'fast'))
      mar or (mv=3 tag:fast)
        (instr(i.name_letters, 'mar') > 0 OR (i.weight_key = 3000000 AND i.id IN (SELECT w.item FROM
          fq_item_values w WHERE w.field = tag AND w.word = 'fast')))
      -(mv=3 tag:fast)
        (NOT COALESCE(i.weight_key = 3000000, FALSE) OR NOT (i.id IN (SELECT w.item FROM fq_item_values w WHERE
          w.field = tag AND w.word = 'fast')))
      -(mv=3 or tag:fast)
        NOT COALESCE(i.weight_key = 3000000, FALSE) AND NOT (i.id IN (SELECT w.item FROM fq_item_values w WHERE
          w.field = tag AND w.word = 'fast'))
      mar mar mar
        instr(i.name_letters, 'mar') > 0 AND instr(i.name_letters, 'mar') > 0 AND instr(i.name_letters, 'mar') > 0
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
        (instr(i.text_text, 'draw a card') > 0 OR i.id IN (SELECT p.item FROM fq_item_parts p WHERE
          instr(p.text_text, 'draw a card') > 0))
      o:~
        (instr(COALESCE(i.text_self, i.text_text), '~') > 0 OR i.id IN (SELECT p.item FROM fq_item_parts p WHERE
          instr(COALESCE(p.text_self, p.text_text), '~') > 0))
      o:/~$/
        (fq_matches('~$', COALESCE(i.text_self, i.text_text)) OR i.id IN (SELECT p.item FROM fq_item_parts p WHERE
          fq_matches('~$', COALESCE(p.text_self, p.text_text))))
      c:wu
        (i.color_key IN (3, 7, 11, 15, 19, 23, 27, 31) OR i.id IN (SELECT p.item FROM fq_item_parts p WHERE
          p.color_key IN (3, 7, 11, 15, 19, 23, 27, 31)))
      pow=tou
        (i.strength_key = i.size_key OR i.id IN (SELECT p.item FROM fq_item_parts p WHERE p.strength_key =
          p.size_key))
      pow!=tou
        (i.strength_key <> i.size_key OR i.id IN (SELECT p.item FROM fq_item_parts p WHERE p.strength_key <>
          p.size_key))
      mv>=pow
        (i.weight_key >= i.strength_key OR i.id IN (SELECT p.item FROM fq_item_parts p WHERE i.weight_key >=
          p.strength_key))
      -o:/(a)\1/
        NOT COALESCE((fq_matches('(a)\1', i.text_text) OR i.id IN (SELECT p.item FROM fq_item_parts p WHERE
          fq_matches('(a)\1', p.text_text))), FALSE)
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
        i.id IN (SELECT v.item FROM fq_variants v WHERE v.id IN (SELECT w.variant FROM fq_variant_values w WHERE
          w.field = box AND w.word = 'alpha') AND v.price_key >= 1000001)
      e:alpha or usd>1
        i.id IN (SELECT v.item FROM fq_variants v WHERE (v.id IN (SELECT w.variant FROM fq_variant_values w WHERE
          w.field = box AND w.word = 'alpha') OR v.price_key >= 1000001))
      mar e:alpha usd>1
        instr(i.name_letters, 'mar') > 0 AND i.id IN (SELECT v.item FROM fq_variants v WHERE v.id IN (SELECT
          w.variant FROM fq_variant_values w WHERE w.field = box AND w.word = 'alpha') AND v.price_key >= 1000001)
      mar or e:alpha
        EXISTS (SELECT 1 FROM fq_variants v WHERE v.item = i.id AND (instr(i.name_letters, 'mar') > 0 OR v.id IN
          (SELECT w.variant FROM fq_variant_values w WHERE w.field = box AND w.word = 'alpha')))
      (mar or e:alpha) usd>1
        EXISTS (SELECT 1 FROM fq_variants v WHERE v.item = i.id AND (instr(i.name_letters, 'mar') > 0 OR v.id IN
          (SELECT w.variant FROM fq_variant_values w WHERE w.field = box AND w.word = 'alpha')) AND v.price_key >=
          1000001)
      (e:alpha -r:rare) mv=3
        i.weight_key = 3000000 AND i.id IN (SELECT v.item FROM fq_variants v WHERE v.id IN (SELECT w.variant FROM
          fq_variant_values w WHERE w.field = box AND w.word = 'alpha') AND NOT COALESCE(v.rarity_key = 2, FALSE))
      not:new e:alpha
        NOT (i.id IN (SELECT w.item FROM fq_item_values w WHERE w.field = not AND w.word = 'new')) AND i.id IN
          (SELECT v.item FROM fq_variants v WHERE v.id IN (SELECT w.variant FROM fq_variant_values w WHERE w.field =
          box AND w.word = 'alpha'))
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
        i.id IN (SELECT v.item FROM fq_variants v WHERE NOT (v.id IN (SELECT w.variant FROM fq_variant_values w
          WHERE w.field = box AND w.word = 'alpha')))
      -usd>1
        i.id IN (SELECT v.item FROM fq_variants v WHERE NOT COALESCE(v.price_key >= 1000001, FALSE))
      -(e:alpha usd>1)
        i.id IN (SELECT v.item FROM fq_variants v WHERE (NOT (v.id IN (SELECT w.variant FROM fq_variant_values w
          WHERE w.field = box AND w.word = 'alpha')) OR NOT COALESCE(v.price_key >= 1000001, FALSE)))
      """#))
  func negatedVariants(row: StatementRow) throws {
    #expect(try ToyStatements.condition(row.query) == row.expected[""])
  }

  /// Without variants there is no table of them.
  @Test(
    arguments: StatementRow.table(
      #"""
      e:alpha usd>1
        i.id IN (SELECT w.item FROM fq_item_values w WHERE w.field = box AND w.word = 'alpha') AND i.price_key >=
          1000001
      usd>mv
        i.price_key > i.weight_key
      mar or e:alpha
        (instr(i.name_letters, 'mar') > 0 OR i.id IN (SELECT w.item FROM fq_item_values w WHERE w.field = box AND
          w.word = 'alpha'))
      -usd>1
        NOT COALESCE(i.price_key >= 1000001, FALSE)
      """#))
  func itemsOfOneVariant(row: StatementRow) throws {
    #expect(try ToyStatements.condition(row.query, hasVariants: false) == row.expected[""])
  }
}
