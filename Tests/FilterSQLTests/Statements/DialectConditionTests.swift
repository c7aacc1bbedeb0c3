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
        sqlite: instr(t.name_letters, 'mar') > 0
        postgresql: position('mar' IN t.name_letters) > 0
        duckdb: contains(t.name_letters, 'mar')
        spark: contains(t.name_letters, 'mar')
        clickhouse: position(t.name_letters, 'mar') > 0
        trino: strpos(t.name_letters, 'mar') > 0
      t:rat
        sqlite: t.id IN (SELECT w.item FROM toys_type_words w WHERE w.value = 'rat')
        postgresql: t.id IN (SELECT w.item FROM toys_type_words w WHERE w.value = 'rat')
        duckdb: contains(t.type_marked, decode(unhex('0172617402')))
        spark: contains(t.type_marked, decode(unhex('0172617402'), 'UTF-8'))
        clickhouse: position(t.type_marked, unhex('0172617402')) > 0
        trino: strpos(t.type_marked, from_utf8(X'0172617402')) > 0
      !"Lim-Dûl"
        sqlite: t.name_letters = 'limdul'
        postgresql: t.name_letters = 'limdul'
        duckdb: t.name_letters = 'limdul'
        spark: t.name_letters = 'limdul'
        clickhouse: t.name_letters = 'limdul'
        trino: t.name_letters = 'limdul'
      o:~
        sqlite: (instr(COALESCE(t.text_self, t.text_folded), '~') > 0 OR t.id IN (SELECT p.item FROM toys_parts p
          WHERE instr(COALESCE(p.text_self, p.text_folded), '~') > 0))
        postgresql: (position('~' IN COALESCE(t.text_self, t.text_folded)) > 0 OR t.id IN (SELECT p.item FROM
          toys_parts p WHERE position('~' IN COALESCE(p.text_self, p.text_folded)) > 0))
        duckdb: (contains(COALESCE(t.text_self, t.text_folded), '~') OR t.id IN (SELECT p.item FROM toys_parts p WHERE
          contains(COALESCE(p.text_self, p.text_folded), '~')))
        spark: (contains(COALESCE(t.text_self, t.text_folded), '~') OR exists(t.parts, p ->
          contains(COALESCE(p.text_self, p.text_folded), '~')))
        clickhouse: (position(COALESCE(t.text_self, t.text_folded), '~') > 0 OR arrayExists(p ->
          position(COALESCE(p.text_self, p.text_folded), '~') > 0, t.parts))
        trino: (strpos(COALESCE(t.text_self, t.text_folded), '~') > 0 OR any_match(t.parts, p ->
          strpos(COALESCE(p.text_self, p.text_folded), '~') > 0))
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
        sqlite: fq_matches('^m.r', t.name_folded)
        postgresql: t.name_folded ~ '(?w)^m[^\n]r'
        duckdb: regexp_matches(t.name_folded, decode(unhex('283F6D295E6D5B5E5C6E5D72')))
        spark: t.name_folded RLIKE decode(unhex('283F3A5C417C283F3C3D5C6E29296D5B5E5C6E5D72'), 'UTF-8')
        clickhouse: match(t.name_folded, unhex('283F6D295E6D5B5E5C6E5D72'))
        trino: regexp_like(t.name_folded, from_utf8(X'283F3A5C417C283F3C3D5C6E29296D5B5E5C6E5D72'))
      o:/draw . card/
        sqlite: (fq_matches('draw . card', t.text_folded) OR t.id IN (SELECT p.item FROM toys_parts p WHERE
          fq_matches('draw . card', p.text_folded)))
        postgresql: (t.text_folded ~ 'draw [^\n] card' OR t.id IN (SELECT p.item FROM toys_parts p WHERE p.text_folded
          ~ 'draw [^\n] card'))
        duckdb: (regexp_matches(t.text_folded, decode(unhex('64726177205B5E5C6E5D2063617264'))) OR t.id IN (SELECT
          p.item FROM toys_parts p WHERE regexp_matches(p.text_folded,
          decode(unhex('64726177205B5E5C6E5D2063617264')))))
        spark: (t.text_folded RLIKE decode(unhex('64726177205B5E5C6E5D2063617264'), 'UTF-8') OR exists(t.parts, p ->
          p.text_folded RLIKE decode(unhex('64726177205B5E5C6E5D2063617264'), 'UTF-8')))
        clickhouse: (match(t.text_folded, unhex('64726177205B5E5C6E5D2063617264')) OR arrayExists(p ->
          match(p.text_folded, unhex('64726177205B5E5C6E5D2063617264')), t.parts))
        trino: (regexp_like(t.text_folded, from_utf8(X'64726177205B5E5C6E5D2063617264')) OR any_match(t.parts, p ->
          regexp_like(p.text_folded, from_utf8(X'64726177205B5E5C6E5D2063617264'))))
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
        sqlite: t.weight = 3000000
        postgresql: t.weight = 3000000
        duckdb: t.weight = 3000000
        spark: t.weight = 3000000
        clickhouse: t.weight = 3000000
        trino: t.weight = 3000000
      mv:odd
        sqlite: t.weight % 2000000 IN (1000000, -1000000)
        postgresql: t.weight % 2000000 IN (1000000, -1000000)
        duckdb: t.weight % 2000000 IN (1000000, -1000000)
        spark: t.weight % 2000000 IN (1000000, -1000000)
        clickhouse: t.weight % 2000000 IN (1000000, -1000000)
        trino: t.weight % 2000000 IN (1000000, -1000000)
      c=r
        sqlite: (t.color = 8 OR t.id IN (SELECT p.item FROM toys_parts p WHERE p.color = 8))
        postgresql: (t.color = 8 OR t.id IN (SELECT p.item FROM toys_parts p WHERE p.color = 8))
        duckdb: (t.color = 8 OR t.id IN (SELECT p.item FROM toys_parts p WHERE p.color = 8))
        spark: (t.color = 8 OR exists(t.parts, p -> p.color = 8))
        clickhouse: (t.color = 8 OR arrayExists(p -> p.color = 8, t.parts))
        trino: (t.color = 8 OR any_match(t.parts, p -> p.color = 8))
      pow=tou
        sqlite: (t.strength = t.size OR t.id IN (SELECT p.item FROM toys_parts p WHERE p.strength = p.size))
        postgresql: (t.strength = t.size OR t.id IN (SELECT p.item FROM toys_parts p WHERE p.strength = p.size))
        duckdb: (t.strength = t.size OR t.id IN (SELECT p.item FROM toys_parts p WHERE p.strength = p.size))
        spark: (t.strength = t.size OR exists(t.parts, p -> p.strength = p.size))
        clickhouse: (t.strength = t.size OR arrayExists(p -> p.strength = p.size, t.parts))
        trino: (t.strength = t.size OR any_match(t.parts, p -> p.strength = p.size))
      mv>=pow
        sqlite: (t.weight >= t.strength OR t.id IN (SELECT p.item FROM toys_parts p WHERE t.weight >= p.strength))
        postgresql: (t.weight >= t.strength OR t.id IN (SELECT p.item FROM toys_parts p WHERE t.weight >= p.strength))
        duckdb: (t.weight >= t.strength OR t.id IN (SELECT p.item FROM toys_parts p WHERE t.weight >= p.strength))
        spark: (t.weight >= t.strength OR exists(t.parts, p -> t.weight >= p.strength))
        clickhouse: (t.weight >= t.strength OR arrayExists(p -> t.weight >= p.strength, t.parts))
        trino: (t.weight >= t.strength OR any_match(t.parts, p -> t.weight >= p.strength))
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
        sqlite: t.id IN (SELECT w.item FROM toys_tag w WHERE w.value = 'fast')
        postgresql: t.id IN (SELECT w.item FROM toys_tag w WHERE w.value = 'fast')
        duckdb: t.id IN (SELECT w.item FROM toys_tag w WHERE w.value = 'fast')
        spark: arrays_overlap(t.tag, array('fast'))
        clickhouse: hasAny(t.tag, ['fast'])
        trino: arrays_overlap(t.tag, ARRAY['fast'])
      done:yes
        sqlite: t.id IN (SELECT w.item FROM toys_done w WHERE w.value IN ('true', 'yes', '1', 'on'))
        postgresql: t.id IN (SELECT w.item FROM toys_done w WHERE w.value IN ('true', 'yes', '1', 'on'))
        duckdb: t.id IN (SELECT w.item FROM toys_done w WHERE w.value IN ('true', 'yes', '1', 'on'))
        spark: arrays_overlap(t.done, array('true', 'yes', '1', 'on'))
        clickhouse: hasAny(t.done, ['true', 'yes', '1', 'on'])
        trino: arrays_overlap(t.done, ARRAY['true', 'yes', '1', 'on'])
      -tag:fast
        sqlite: t.id NOT IN (SELECT w.item FROM toys_tag w WHERE w.value = 'fast')
        postgresql: t.id NOT IN (SELECT w.item FROM toys_tag w WHERE w.value = 'fast')
        duckdb: t.id NOT IN (SELECT w.item FROM toys_tag w WHERE w.value = 'fast')
        spark: NOT arrays_overlap(t.tag, array('fast'))
        clickhouse: NOT hasAny(t.tag, ['fast'])
        trino: NOT arrays_overlap(t.tag, ARRAY['fast'])
      not:new
        sqlite: t.id NOT IN (SELECT w.item FROM toys_not w WHERE w.value = 'new')
        postgresql: t.id NOT IN (SELECT w.item FROM toys_not w WHERE w.value = 'new')
        duckdb: t.id NOT IN (SELECT w.item FROM toys_not w WHERE w.value = 'new')
        spark: NOT arrays_overlap(t.`not`, array('new'))
        clickhouse: NOT hasAny(t.`not`, ['new'])
        trino: NOT arrays_overlap(t."not", ARRAY['new'])
      model:1.9
        sqlite: t.id IN (SELECT w.item FROM toys_model w WHERE w.value >= '1119.' AND w.value < '11210!')
        postgresql: t.id IN (SELECT w.item FROM toys_model w WHERE w.value >= '1119.' AND w.value < '11210!')
        duckdb: t.id IN (SELECT w.item FROM toys_model w WHERE w.value >= '1119.' AND w.value < '11210!')
        spark: exists(t.model, w -> w >= '1119.' AND w < '11210!')
        clickhouse: arrayExists(w -> w >= '1119.' AND w < '11210!', t.model)
        trino: any_match(t.model, w -> w >= '1119.' AND w < '11210!')
      model!=1.10.0
        sqlite: t.id IN (SELECT w.item FROM toys_model w WHERE (w.value < '11210.' OR w.value >= '11210.!'))
        postgresql: t.id IN (SELECT w.item FROM toys_model w WHERE (w.value < '11210.' OR w.value >= '11210.!'))
        duckdb: t.id IN (SELECT w.item FROM toys_model w WHERE (w.value < '11210.' OR w.value >= '11210.!'))
        spark: exists(t.model, w -> (w < '11210.' OR w >= '11210.!'))
        clickhouse: arrayExists(w -> (w < '11210.' OR w >= '11210.!'), t.model)
        trino: any_match(t.model, w -> (w < '11210.' OR w >= '11210.!'))
      model:1.10.0
        sqlite: t.id IN (SELECT w.item FROM toys_model w WHERE w.value = '11210.')
        postgresql: t.id IN (SELECT w.item FROM toys_model w WHERE w.value = '11210.')
        duckdb: t.id IN (SELECT w.item FROM toys_model w WHERE w.value = '11210.')
        spark: arrays_overlap(t.model, array('11210.'))
        clickhouse: hasAny(t.model, ['11210.'])
        trino: arrays_overlap(t.model, ARRAY['11210.'])
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
        sqlite: t.id IN (SELECT v.item FROM toys_variants v WHERE v.price = 500000)
        postgresql: t.id IN (SELECT v.item FROM toys_variants v WHERE v.price = 500000)
        duckdb: t.id IN (SELECT v.item FROM toys_variants v WHERE v.price = 500000)
        spark: exists(t.variants, v -> v.price = 500000)
        clickhouse: arrayExists(v -> v.price = 500000, t.variants)
        trino: any_match(t.variants, v -> v.price = 500000)
      e:alpha
        sqlite: t.id IN (SELECT v.item FROM toys_variants v WHERE v.id IN (SELECT w.variant FROM toys_box w WHERE
          w.value = 'alpha'))
        postgresql: t.id IN (SELECT v.item FROM toys_variants v WHERE v.id IN (SELECT w.variant FROM toys_box w WHERE
          w.value = 'alpha'))
        duckdb: t.id IN (SELECT v.item FROM toys_variants v WHERE v.id IN (SELECT w.variant FROM toys_box w WHERE
          w.value = 'alpha'))
        spark: exists(t.variants, v -> arrays_overlap(v.box, array('alpha')))
        clickhouse: arrayExists(v -> hasAny(v.box, ['alpha']), t.variants)
        trino: any_match(t.variants, v -> arrays_overlap(v.box, ARRAY['alpha']))
      cn:★5
        sqlite: t.id IN (SELECT v.item FROM toys_variants v WHERE v.id IN (SELECT w.variant FROM toys_number w WHERE
          w.value = '★5'))
        postgresql: t.id IN (SELECT v.item FROM toys_variants v WHERE v.id IN (SELECT w.variant FROM toys_number w
          WHERE w.value = '★5'))
        duckdb: t.id IN (SELECT v.item FROM toys_variants v WHERE v.id IN (SELECT w.variant FROM toys_number w WHERE
          w.value = decode(unhex('E2988535'))))
        spark: exists(t.variants, v -> arrays_overlap(v.number, array(decode(unhex('E2988535'), 'UTF-8'))))
        clickhouse: arrayExists(v -> hasAny(v.number, [unhex('E2988535')]), t.variants)
        trino: any_match(t.variants, v -> arrays_overlap(v.number, ARRAY[from_utf8(X'E2988535')]))
      usd>mv
        sqlite: EXISTS (SELECT 1 FROM toys_variants v WHERE v.item = t.id AND v.price > t.weight)
        postgresql: EXISTS (SELECT 1 FROM toys_variants v WHERE v.item = t.id AND v.price > t.weight)
        duckdb: EXISTS (SELECT 1 FROM toys_variants v WHERE v.item = t.id AND v.price > t.weight)
        spark: exists(t.variants, v -> v.price > t.weight)
        clickhouse: arrayExists(v -> v.price > t.weight, t.variants)
        trino: any_match(t.variants, v -> v.price > t.weight)
      mar e:alpha usd>1
        sqlite: instr(t.name_letters, 'mar') > 0 AND t.id IN (SELECT v.item FROM toys_variants v WHERE v.id IN (SELECT
          w.variant FROM toys_box w WHERE w.value = 'alpha') AND v.price > 1000000)
        postgresql: position('mar' IN t.name_letters) > 0 AND t.id IN (SELECT v.item FROM toys_variants v WHERE v.id
          IN (SELECT w.variant FROM toys_box w WHERE w.value = 'alpha') AND v.price > 1000000)
        duckdb: contains(t.name_letters, 'mar') AND t.id IN (SELECT v.item FROM toys_variants v WHERE v.id IN (SELECT
          w.variant FROM toys_box w WHERE w.value = 'alpha') AND v.price > 1000000)
        spark: contains(t.name_letters, 'mar') AND exists(t.variants, v -> arrays_overlap(v.box, array('alpha')) AND
          v.price > 1000000)
        clickhouse: position(t.name_letters, 'mar') > 0 AND arrayExists(v -> hasAny(v.box, ['alpha']) AND v.price >
          1000000, t.variants)
        trino: strpos(t.name_letters, 'mar') > 0 AND any_match(t.variants, v -> arrays_overlap(v.box, ARRAY['alpha'])
          AND v.price > 1000000)
      mar or e:alpha
        sqlite: EXISTS (SELECT 1 FROM toys_variants v WHERE v.item = t.id AND (instr(t.name_letters, 'mar') > 0 OR
          v.id IN (SELECT w.variant FROM toys_box w WHERE w.value = 'alpha')))
        postgresql: EXISTS (SELECT 1 FROM toys_variants v WHERE v.item = t.id AND (position('mar' IN t.name_letters) >
          0 OR v.id IN (SELECT w.variant FROM toys_box w WHERE w.value = 'alpha')))
        duckdb: EXISTS (SELECT 1 FROM toys_variants v WHERE v.item = t.id AND (contains(t.name_letters, 'mar') OR v.id
          IN (SELECT w.variant FROM toys_box w WHERE w.value = 'alpha')))
        spark: exists(t.variants, v -> (contains(t.name_letters, 'mar') OR arrays_overlap(v.box, array('alpha'))))
        clickhouse: arrayExists(v -> (position(t.name_letters, 'mar') > 0 OR hasAny(v.box, ['alpha'])), t.variants)
        trino: any_match(t.variants, v -> (strpos(t.name_letters, 'mar') > 0 OR arrays_overlap(v.box,
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
