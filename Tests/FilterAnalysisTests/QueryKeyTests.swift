import FilterSemantics
import FilterVocabulary
import ScryfallDialect
import Testing

/// Keys of queries: one for spellings of the same condition, another for every other condition.
@Suite struct QueryKeyTests {
  // swift-format-ignore: NeverUseForceTry
  private static let kinds = try! Vocabulary(
    json: """
      {"name":"kinds","nameField":"text","fields":[
      {"name":"text","kind":"text","regex":true},{"name":"path","kind":"path"},
      {"name":"number","kind":"number","comparesColumns":true,"isColumn":true},
      {"name":"weight","kind":"number","comparesColumns":true,"isColumn":true},
      {"name":"date","kind":"date"},{"name":"instant","kind":"instant"},{"name":"duration","kind":"duration"},
      {"name":"size","kind":"size"},{"name":"flag","kind":"boolean"},
      {"name":"color","kind":"enumeration","values":["red","blue"]},
      {"name":"level","kind":"ordered-enumeration","values":["low","mid","high"]},{"name":"id","kind":"integer-id"}]}
      """)

  private func key(_ text: String, _ vocabulary: Vocabulary) -> QueryKey? {
    AnalyzedQuery(parsing: text, vocabulary: vocabulary).query.map { vocabulary.key(of: $0) }
  }

  @Test func differentConditionsHaveDifferentKeys() {
    let rows: [(String, String)] = [
      ("date:2020", "date:2020-01-01"), ("date:2020", "date:2020-01"), ("date:2020-12", "date:2020"),
      ("date:2020-01", "date:2020-01-01"), ("date>2020", "date>=2020"), ("instant:2020", "instant:2020-01-01"),
      ("instant:2020-01-01", "instant:2020-01-01T00"), ("instant>-2h", "instant>-2d"), ("instant>-2h", "instant>now"),
      ("number>3", "number>=3"), ("number<3", "number>3"), ("number:3", "number:4"), ("number:3", "weight:3"),
      ("number!=3", "number:3"), ("number<weight", "number>weight"), ("number<weight", "number<=weight"),
      ("size:1MB", "size:1MiB"), ("duration:1s", "duration:1m"), ("text:a", "text:ab"), ("text:a", "text:/a/"),
      ("text:/a/", "text:/A/"), ("path:a", "path=a"), ("path:a", "path:/a"), ("flag:true", "flag:false"),
      ("color:red", "color:blue"), ("color:red", "color!=red"), ("level>mid", "level>=mid"), ("level>mid", "level>low"),
      ("id:1", "id:2"), ("a b", "a or b"), ("a b", "\"a b\""), ("-a", "a"), ("-(a b)", "-a -b"),
      ("(a or b) c", "a or b c"),
    ]
    for (one, other) in rows {
      #expect(key(one, Self.kinds) != nil, "\(one), \(other)")
      #expect(key(one, Self.kinds) != key(other, Self.kinds), "\(one), \(other)")
    }
  }

  @Test func spellingsHaveOneKey() {
    let rows: [(String, String)] = [
      ("number<weight", "weight>number"), ("a b", "b a"), ("a a", "a"), ("a or b or a", "b or a"),
      ("-(a or b)", "-b -a"),
      ("-(a b)", "-a or -b"), ("--a", "--a"), ("size:1MB", "size:1000KB"), ("duration:60s", "duration:1m"),
      ("number:3", "number=3.0"), ("text:AB", "text:ab"), ("color:RED", "color:red"), ("(a (b c))", "a b c"),
      ("date=2020-01", "date:2020-01"), ("instant:2020-01-01T10:00Z", "instant:2020-01-01T11:00+01:00"),
    ]
    for (one, other) in rows {
      #expect(key(one, Self.kinds) != nil, "\(one)")
      #expect(key(one, Self.kinds) == key(other, Self.kinds), "\(one)")
    }
  }

  @Test func keysOfCards() {
    let different = [
      ("c:r", "c=r"), ("c:r", "id:r"), ("c:r", "c<=r"), ("bolt", "!bolt"), ("o:draw", "o:/draw/"), ("m:2r", "m>2r"),
      ("devotion:gg", "devotion:ggg"), ("is:foil", "not:foil"), ("f:modern", "banned:modern"), ("mv:even", "mv:odd"),
      ("r:rare", "r>rare"), ("t:elf order:name", "t:elf order:cmc"), ("t:elf", "t:elf unique:art"),
    ]
    for (one, other) in different { #expect(key(one, .scryfall) != key(other, .scryfall), "\(one) \(other)") }
    let same = [
      ("is:foil", "-not:foil"), ("c:wu", "color:azorius"), ("T:Elf", "t=elf"), ("m:2r", "mana:r2"),
      ("t:elf order:name", "order:name t:elf"), ("mv:3", "cmc=3"), ("c:rg", "c>=gr"),
    ]
    for (one, other) in same { #expect(key(one, .scryfall) == key(other, .scryfall), "\(one) \(other)") }
  }
}
