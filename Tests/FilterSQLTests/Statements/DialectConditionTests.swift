import FilterEvaluation
import FilterSQL
import Testing
import _FilterTestSupport

/// The same terms in all dialects. Texts, strengths, sizes and colors have several parts.
///
/// Where values are parameters they stand in the table as they are, with `‹` and `›` for the edges of words; literals
/// beyond printable ASCII are hexadecimal digits of UTF-8.
@Suite struct DialectConditionTests {
  /// Search, words, and texts that may name their own item.
  @Test func texts() throws {
    let rows = StatementRow.table(
      #"""
      mar
        sqlite: instr(i.name_letters, 'mar') > 0
        postgresql: position('mar' IN i.name_letters) > 0
        duckdb: contains(i.name_letters, 'mar')
        spark: contains(i.name_letters, 'mar')
        clickhouse: position(i.name_letters, 'mar') > 0
        trino: strpos(i.name_letters, 'mar') > 0
      t:rat
        sqlite: i.id IN (SELECT w.item FROM fq_item_values w WHERE w.field = type AND w.word = 'rat')
        postgresql: i.id IN (SELECT w.item FROM fq_item_values w WHERE w.field = type AND w.word = 'rat')
        duckdb: contains(i.type_words, decode(unhex('0172617402')))
        spark: contains(i.type_words, decode(unhex('0172617402'), 'UTF-8'))
        clickhouse: position(i.type_words, unhex('0172617402')) > 0
        trino: strpos(i.type_words, from_utf8(X'0172617402')) > 0
      !"Lim-Dûl"
        sqlite: i.name_letters = 'limdul'
        postgresql: i.name_letters = 'limdul'
        duckdb: i.name_letters = 'limdul'
        spark: i.name_letters = 'limdul'
        clickhouse: i.name_letters = 'limdul'
        trino: i.name_letters = 'limdul'
      o:~
        sqlite: (instr(COALESCE(i.text_self, i.text_text), '~') > 0 OR i.id IN (SELECT p.item FROM fq_item_parts p
          WHERE instr(COALESCE(p.text_self, p.text_text), '~') > 0))
        postgresql: (position('~' IN COALESCE(i.text_self, i.text_text)) > 0 OR i.id IN (SELECT p.item FROM
          fq_item_parts p WHERE position('~' IN COALESCE(p.text_self, p.text_text)) > 0))
        duckdb: (contains(COALESCE(i.text_self, i.text_text), '~') OR i.id IN (SELECT p.item FROM fq_item_parts p
          WHERE contains(COALESCE(p.text_self, p.text_text), '~')))
        spark: (contains(COALESCE(i.text_self, i.text_text), '~') OR exists(i.parts, p ->
          contains(COALESCE(p.text_self, p.text_text), '~')))
        clickhouse: (position(COALESCE(i.text_self, i.text_text), '~') > 0 OR arrayExists(p ->
          position(COALESCE(p.text_self, p.text_text), '~') > 0, i.parts))
        trino: (strpos(COALESCE(i.text_self, i.text_text), '~') > 0 OR any_match(i.parts, p ->
          strpos(COALESCE(p.text_self, p.text_text), '~') > 0))
      """#, isNamed: true)
    for row in rows {
      for dialect in SQLDialect.all {
        #expect(
          try ToyStatements.condition(row.query, dialect, ToyStatements.withParts) == row.expected[dialect.name],
          "\(row)")
      }
    }
  }

  /// Each language of patterns has its own form, see ``SQLPatternTests``.
  @Test func patterns() throws {
    let rows = StatementRow.table(
      #"""
      n:/^m.r/
        sqlite: fq_matches('^m.r', i.name_text)
        postgresql: i.name_text ~ '(?w)^m[^\n]r'
        duckdb: regexp_matches(i.name_text, decode(unhex('283F6D295E6D5B5E5C6E5D72')))
        spark: i.name_text RLIKE decode(unhex('283F3A5C417C283F3C3D5C6E29296D5B5E5C6E5D72'), 'UTF-8')
        clickhouse: match(i.name_text, unhex('283F6D295E6D5B5E5C6E5D72'))
        trino: regexp_like(i.name_text, from_utf8(X'283F3A5C417C283F3C3D5C6E29296D5B5E5C6E5D72'))
      o:/draw . card/
        sqlite: (fq_matches('draw . card', i.text_text) OR i.id IN (SELECT p.item FROM fq_item_parts p WHERE
          fq_matches('draw . card', p.text_text)))
        postgresql: (i.text_text ~ 'draw [^\n] card' OR i.id IN (SELECT p.item FROM fq_item_parts p WHERE
          p.text_text ~ 'draw [^\n] card'))
        duckdb: (regexp_matches(i.text_text, decode(unhex('64726177205B5E5C6E5D2063617264'))) OR i.id IN (SELECT
          p.item FROM fq_item_parts p WHERE regexp_matches(p.text_text,
          decode(unhex('64726177205B5E5C6E5D2063617264')))))
        spark: (i.text_text RLIKE decode(unhex('64726177205B5E5C6E5D2063617264'), 'UTF-8') OR exists(i.parts, p ->
          p.text_text RLIKE decode(unhex('64726177205B5E5C6E5D2063617264'), 'UTF-8')))
        clickhouse: (match(i.text_text, unhex('64726177205B5E5C6E5D2063617264')) OR arrayExists(p ->
          match(p.text_text, unhex('64726177205B5E5C6E5D2063617264')), i.parts))
        trino: (regexp_like(i.text_text, from_utf8(X'64726177205B5E5C6E5D2063617264')) OR any_match(i.parts, p ->
          regexp_like(p.text_text, from_utf8(X'64726177205B5E5C6E5D2063617264'))))
      """#, isNamed: true)
    for row in rows {
      for dialect in SQLDialect.all {
        #expect(
          try ToyStatements.condition(row.query, dialect, ToyStatements.withParts) == row.expected[dialect.name],
          "\(row)")
      }
    }
  }

  /// Numbers of items, and of parts: the first is in the row of the item, the others in a table or an array.
  @Test(
    arguments: StatementRow.table(
      #"""
      mv=3
        sqlite: i.weight_key = 3000000
        postgresql: i.weight_key = 3000000
        duckdb: i.weight_key = 3000000
        spark: i.weight_key = 3000000
        clickhouse: i.weight_key = 3000000
        trino: i.weight_key = 3000000
      mv:odd
        sqlite: i.weight_key % 2000000 IN (1000000, -1000000)
        postgresql: i.weight_key % 2000000 IN (1000000, -1000000)
        duckdb: i.weight_key % 2000000 IN (1000000, -1000000)
        spark: i.weight_key % 2000000 IN (1000000, -1000000)
        clickhouse: i.weight_key % 2000000 IN (1000000, -1000000)
        trino: i.weight_key % 2000000 IN (1000000, -1000000)
      c=r
        sqlite: (i.color_key = 8 OR i.id IN (SELECT p.item FROM fq_item_parts p WHERE p.color_key = 8))
        postgresql: (i.color_key = 8 OR i.id IN (SELECT p.item FROM fq_item_parts p WHERE p.color_key = 8))
        duckdb: (i.color_key = 8 OR i.id IN (SELECT p.item FROM fq_item_parts p WHERE p.color_key = 8))
        spark: (i.color_key = 8 OR exists(i.parts, p -> p.color_key = 8))
        clickhouse: (i.color_key = 8 OR arrayExists(p -> p.color_key = 8, i.parts))
        trino: (i.color_key = 8 OR any_match(i.parts, p -> p.color_key = 8))
      pow=tou
        sqlite: (i.strength_key = i.size_key OR i.id IN (SELECT p.item FROM fq_item_parts p WHERE p.strength_key =
          p.size_key))
        postgresql: (i.strength_key = i.size_key OR i.id IN (SELECT p.item FROM fq_item_parts p WHERE
          p.strength_key = p.size_key))
        duckdb: (i.strength_key = i.size_key OR i.id IN (SELECT p.item FROM fq_item_parts p WHERE p.strength_key =
          p.size_key))
        spark: (i.strength_key = i.size_key OR exists(i.parts, p -> p.strength_key = p.size_key))
        clickhouse: (i.strength_key = i.size_key OR arrayExists(p -> p.strength_key = p.size_key, i.parts))
        trino: (i.strength_key = i.size_key OR any_match(i.parts, p -> p.strength_key = p.size_key))
      mv>=pow
        sqlite: (i.weight_key >= i.strength_key OR i.id IN (SELECT p.item FROM fq_item_parts p WHERE i.weight_key
          >= p.strength_key))
        postgresql: (i.weight_key >= i.strength_key OR i.id IN (SELECT p.item FROM fq_item_parts p WHERE
          i.weight_key >= p.strength_key))
        duckdb: (i.weight_key >= i.strength_key OR i.id IN (SELECT p.item FROM fq_item_parts p WHERE i.weight_key
          >= p.strength_key))
        spark: (i.weight_key >= i.strength_key OR exists(i.parts, p -> i.weight_key >= p.strength_key))
        clickhouse: (i.weight_key >= i.strength_key OR arrayExists(p -> i.weight_key >= p.strength_key, i.parts))
        trino: (i.weight_key >= i.strength_key OR any_match(i.parts, p -> i.weight_key >= p.strength_key))
      """#, isNamed: true))
  func numbersAndColors(row: StatementRow) throws {
    for dialect in SQLDialect.all {
      #expect(try ToyStatements.condition(row.query, dialect, ToyStatements.withParts) == row.expected[dialect.name])
    }
  }

  /// Values are rows of a table, or arrays. An array may be missing, so that its negation asks for that.
  @Test func values() throws {
    let rows = StatementRow.table(
      #"""
      tag:fast
        sqlite: i.id IN (SELECT w.item FROM fq_item_values w WHERE w.field = tag AND w.word = 'fast')
        postgresql: i.id IN (SELECT w.item FROM fq_item_values w WHERE w.field = tag AND w.word = 'fast')
        duckdb: i.id IN (SELECT w.item FROM fq_item_values w WHERE w.field = tag AND w.word = 'fast')
        spark: arrays_overlap(i.tag_values, array('fast'))
        clickhouse: hasAny(i.tag_values, ['fast'])
        trino: arrays_overlap(i.tag_values, ARRAY['fast'])
      done:yes
        sqlite: i.id IN (SELECT w.item FROM fq_item_values w WHERE w.field = done AND w.word IN ('true', 'yes',
          '1', 'on'))
        postgresql: i.id IN (SELECT w.item FROM fq_item_values w WHERE w.field = done AND w.word IN ('true',
          'yes', '1', 'on'))
        duckdb: i.id IN (SELECT w.item FROM fq_item_values w WHERE w.field = done AND w.word IN ('true', 'yes',
          '1', 'on'))
        spark: arrays_overlap(i.done_values, array('true', 'yes', '1', 'on'))
        clickhouse: hasAny(i.done_values, ['true', 'yes', '1', 'on'])
        trino: arrays_overlap(i.done_values, ARRAY['true', 'yes', '1', 'on'])
      -tag:fast
        sqlite: NOT (i.id IN (SELECT w.item FROM fq_item_values w WHERE w.field = tag AND w.word = 'fast'))
        postgresql: NOT (i.id IN (SELECT w.item FROM fq_item_values w WHERE w.field = tag AND w.word = 'fast'))
        duckdb: NOT (i.id IN (SELECT w.item FROM fq_item_values w WHERE w.field = tag AND w.word = 'fast'))
        spark: NOT COALESCE(arrays_overlap(i.tag_values, array('fast')), FALSE)
        clickhouse: NOT COALESCE(hasAny(i.tag_values, ['fast']), FALSE)
        trino: NOT COALESCE(arrays_overlap(i.tag_values, ARRAY['fast']), FALSE)
      not:new
        sqlite: NOT (i.id IN (SELECT w.item FROM fq_item_values w WHERE w.field = not AND w.word = 'new'))
        postgresql: NOT (i.id IN (SELECT w.item FROM fq_item_values w WHERE w.field = not AND w.word = 'new'))
        duckdb: NOT (i.id IN (SELECT w.item FROM fq_item_values w WHERE w.field = not AND w.word = 'new'))
        spark: NOT COALESCE(arrays_overlap(i.not_values, array('new')), FALSE)
        clickhouse: NOT COALESCE(hasAny(i.not_values, ['new']), FALSE)
        trino: NOT COALESCE(arrays_overlap(i.not_values, ARRAY['new']), FALSE)
      model:1.9
        sqlite: i.id IN (SELECT w.item FROM fq_item_values w WHERE w.field = model AND w.word >= '1119.' AND w.word <
          '11210!')
        postgresql: i.id IN (SELECT w.item FROM fq_item_values w WHERE w.field = model AND w.word >= '1119.' AND
          w.word < '11210!')
        duckdb: i.id IN (SELECT w.item FROM fq_item_values w WHERE w.field = model AND w.word >= '1119.' AND w.word <
          '11210!')
        spark: exists(i.model_values, w -> w >= '1119.' AND w < '11210!')
        clickhouse: arrayExists(w -> w >= '1119.' AND w < '11210!', i.model_values)
        trino: any_match(i.model_values, w -> w >= '1119.' AND w < '11210!')
      model!=1.10.0
        sqlite: i.id IN (SELECT w.item FROM fq_item_values w WHERE w.field = model AND (w.word < '11210.' OR w.word
          >= '11210.!'))
        postgresql: i.id IN (SELECT w.item FROM fq_item_values w WHERE w.field = model AND (w.word < '11210.' OR
          w.word >= '11210.!'))
        duckdb: i.id IN (SELECT w.item FROM fq_item_values w WHERE w.field = model AND (w.word < '11210.' OR w.word
          >= '11210.!'))
        spark: exists(i.model_values, w -> (w < '11210.' OR w >= '11210.!'))
        clickhouse: arrayExists(w -> (w < '11210.' OR w >= '11210.!'), i.model_values)
        trino: any_match(i.model_values, w -> (w < '11210.' OR w >= '11210.!'))
      model:1.10.0
        sqlite: i.id IN (SELECT w.item FROM fq_item_values w WHERE w.field = model AND w.word = '11210.')
        postgresql: i.id IN (SELECT w.item FROM fq_item_values w WHERE w.field = model AND w.word = '11210.')
        duckdb: i.id IN (SELECT w.item FROM fq_item_values w WHERE w.field = model AND w.word = '11210.')
        spark: arrays_overlap(i.model_values, array('11210.'))
        clickhouse: hasAny(i.model_values, ['11210.'])
        trino: arrays_overlap(i.model_values, ARRAY['11210.'])
      """#, isNamed: true)
    for row in rows {
      for dialect in SQLDialect.all {
        #expect(
          try ToyStatements.condition(row.query, dialect, ToyStatements.withParts) == row.expected[dialect.name],
          "\(row)")
      }
    }
  }

  /// A condition on variants holds for one variant of the item.
  @Test func variants() throws {
    let rows = StatementRow.table(
      #"""
      usd=0.5
        sqlite: i.id IN (SELECT v.item FROM fq_variants v WHERE v.price_key = 500000)
        postgresql: i.id IN (SELECT v.item FROM fq_variants v WHERE v.price_key = 500000)
        duckdb: i.id IN (SELECT v.item FROM fq_variants v WHERE v.price_key = 500000)
        spark: exists(i.variants, v -> v.price_key = 500000)
        clickhouse: arrayExists(v -> v.price_key = 500000, i.variants)
        trino: any_match(i.variants, v -> v.price_key = 500000)
      e:alpha
        sqlite: i.id IN (SELECT v.item FROM fq_variants v WHERE v.id IN (SELECT w.variant FROM fq_variant_values w
          WHERE w.field = box AND w.word = 'alpha'))
        postgresql: i.id IN (SELECT v.item FROM fq_variants v WHERE v.id IN (SELECT w.variant FROM
          fq_variant_values w WHERE w.field = box AND w.word = 'alpha'))
        duckdb: i.id IN (SELECT v.item FROM fq_variants v WHERE v.id IN (SELECT w.variant FROM fq_variant_values w
          WHERE w.field = box AND w.word = 'alpha'))
        spark: exists(i.variants, v -> arrays_overlap(v.box_values, array('alpha')))
        clickhouse: arrayExists(v -> hasAny(v.box_values, ['alpha']), i.variants)
        trino: any_match(i.variants, v -> arrays_overlap(v.box_values, ARRAY['alpha']))
      cn:★5
        sqlite: i.id IN (SELECT v.item FROM fq_variants v WHERE v.id IN (SELECT w.variant FROM fq_variant_values w
          WHERE w.field = number AND w.word = '★5'))
        postgresql: i.id IN (SELECT v.item FROM fq_variants v WHERE v.id IN (SELECT w.variant FROM
          fq_variant_values w WHERE w.field = number AND w.word = '★5'))
        duckdb: i.id IN (SELECT v.item FROM fq_variants v WHERE v.id IN (SELECT w.variant FROM fq_variant_values w
          WHERE w.field = number AND w.word = decode(unhex('E2988535'))))
        spark: exists(i.variants, v -> arrays_overlap(v.number_values, array(decode(unhex('E2988535'), 'UTF-8'))))
        clickhouse: arrayExists(v -> hasAny(v.number_values, [unhex('E2988535')]), i.variants)
        trino: any_match(i.variants, v -> arrays_overlap(v.number_values, ARRAY[from_utf8(X'E2988535')]))
      usd>mv
        sqlite: EXISTS (SELECT 1 FROM fq_variants v WHERE v.item = i.id AND v.price_key > i.weight_key)
        postgresql: EXISTS (SELECT 1 FROM fq_variants v WHERE v.item = i.id AND v.price_key > i.weight_key)
        duckdb: EXISTS (SELECT 1 FROM fq_variants v WHERE v.item = i.id AND v.price_key > i.weight_key)
        spark: exists(i.variants, v -> v.price_key > i.weight_key)
        clickhouse: arrayExists(v -> v.price_key > i.weight_key, i.variants)
        trino: any_match(i.variants, v -> v.price_key > i.weight_key)
      mar e:alpha usd>1
        sqlite: instr(i.name_letters, 'mar') > 0 AND i.id IN (SELECT v.item FROM fq_variants v WHERE v.id IN
          (SELECT w.variant FROM fq_variant_values w WHERE w.field = box AND w.word = 'alpha') AND v.price_key >=
          1000001)
        postgresql: position('mar' IN i.name_letters) > 0 AND i.id IN (SELECT v.item FROM fq_variants v WHERE v.id
          IN (SELECT w.variant FROM fq_variant_values w WHERE w.field = box AND w.word = 'alpha') AND v.price_key >=
          1000001)
        duckdb: contains(i.name_letters, 'mar') AND i.id IN (SELECT v.item FROM fq_variants v WHERE v.id IN
          (SELECT w.variant FROM fq_variant_values w WHERE w.field = box AND w.word = 'alpha') AND v.price_key >=
          1000001)
        spark: contains(i.name_letters, 'mar') AND exists(i.variants, v -> arrays_overlap(v.box_values,
          array('alpha')) AND v.price_key >= 1000001)
        clickhouse: position(i.name_letters, 'mar') > 0 AND arrayExists(v -> hasAny(v.box_values, ['alpha']) AND
          v.price_key >= 1000001, i.variants)
        trino: strpos(i.name_letters, 'mar') > 0 AND any_match(i.variants, v -> arrays_overlap(v.box_values,
          ARRAY['alpha']) AND v.price_key >= 1000001)
      mar or e:alpha
        sqlite: EXISTS (SELECT 1 FROM fq_variants v WHERE v.item = i.id AND (instr(i.name_letters, 'mar') > 0 OR
          v.id IN (SELECT w.variant FROM fq_variant_values w WHERE w.field = box AND w.word = 'alpha')))
        postgresql: EXISTS (SELECT 1 FROM fq_variants v WHERE v.item = i.id AND (position('mar' IN i.name_letters)
          > 0 OR v.id IN (SELECT w.variant FROM fq_variant_values w WHERE w.field = box AND w.word = 'alpha')))
        duckdb: EXISTS (SELECT 1 FROM fq_variants v WHERE v.item = i.id AND (contains(i.name_letters, 'mar') OR
          v.id IN (SELECT w.variant FROM fq_variant_values w WHERE w.field = box AND w.word = 'alpha')))
        spark: exists(i.variants, v -> (contains(i.name_letters, 'mar') OR arrays_overlap(v.box_values,
          array('alpha'))))
        clickhouse: arrayExists(v -> (position(i.name_letters, 'mar') > 0 OR hasAny(v.box_values, ['alpha'])),
          i.variants)
        trino: any_match(i.variants, v -> (strpos(i.name_letters, 'mar') > 0 OR arrays_overlap(v.box_values,
          ARRAY['alpha'])))
      """#, isNamed: true)
    for row in rows {
      for dialect in SQLDialect.all {
        #expect(
          try ToyStatements.condition(row.query, dialect, ToyStatements.withParts) == row.expected[dialect.name],
          "\(row)")
      }
    }
  }
}
