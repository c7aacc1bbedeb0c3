import FilterAST
import FilterEvaluation
import FilterSemantics
import FilterText
import Testing

@testable import DataStreams
@testable import ScryfallCards
@testable import ScryfallDialect

/// Section 1 of the language reference, except for numbers.
@Suite struct StrictLexicalTests {
  @Test func textIsCutBehind1024CodePoints() {
    let filler = String(repeating: " ", count: 1_019)
    expectReadings([
      ("t:elf" + filler, "t:elf"),
      (filler + "t:elf", "t:elf"),
      (" " + filler + "t:elf", "t:el"),
      (filler + "     t:elf", "refused"),
      (filler + "t:elf f:modern (", "t:elf"),
      (String(repeating: "é", count: 1_019) + " t:orc", "name(\(String(repeating: "é", count: 1_019))) and t:or"),
    ])
  }

  @Test func whiteSpaceSeparates() {
    expectReadings([
      ("t:elf\tt:orc\nt:rat\r\n", "t:elf and t:orc and t:rat"),
      ("t: elf", "name(t) and name(elf)"),
      ("T:elf POW>=3", "t:elf and pow>=3"),
      ("kw:FLYING", "kw=flying"),
      ("kw:\"First Strike\" kw:first-strike", "kw=first strike and kw=first strike"),
    ])
  }

  /// The service knows no fields with dots: the whole word is a name.
  @Test func aDotEndsAKeyword() {
    expectReadings([
      ("t.elf:x", "name(t.elf:x)"),
      ("a.b:c t:elf", "name(a.b:c) and t:elf"),
      ("lim.dul", "name(lim.dul)"),
    ])
  }

  @Test func colorsAreNotJoined() {
    expectReadings([
      ("elf c:b-r", "name(elf), without c:b-r"),
      ("elf c:-1", "name(elf), without c:-1"),
      ("elf id:b_r", "name(elf), without id:b_r"),
      ("elf c:\"b r\"", "name(elf), without c:\"b r\""),
      ("elf produces:-1", "name(elf), without produces:-1"),
      ("elf -c:bl-ack", "name(elf), without -c:bl-ack"),
    ])
    #expect(strict("id:yore-tiller") == strict("id:yoretiller"))
    #expect(strict("id:yore-tiller").hasPrefix("id"))
  }

  @Test func wordsTheServiceKnowsOtherwise() {
    expectReadings([
      ("elf kw:tap", "name(elf), without kw:tap"),
      ("elf -kw:Destroy", "name(elf), without -kw:Destroy"),
      ("elf kw:\"set in motion\"", "name(elf), without kw:\"set in motion\""),
      ("kw:scry kw:mill", "kw=scry and kw=mill"),
      // One former format is still known, and no card is legal in it.
      ("elf f:explorer", "name(elf) and nothing"),
      ("elf -banned:Explorer", "name(elf) and -nothing"),
      ("elf f:frontier", "name(elf), without f:frontier"),
    ])
  }

  @Test func unknownKeywords() {
    expectReadings([
      ("t:elf foo:bar", "t:elf, without foo:bar"),
      ("t:elf foo-bar:baz", "t:elf, without foo-bar:baz"),
      ("t:elf foo1:bar", "t:elf, without foo1:bar"),
      ("t:elf _x=\"a b\"", "t:elf, without _x=\"a b\""),
      ("t:elf foo>=bar", "t:elf and nothing"),
      ("t:elf foo<=bar", "t:elf and nothing"),
      ("t:elf foo!=bar", "t:elf and nothing"),
      ("g>war", "name(gwar)"),
      ("foo<bar", "name(foobar)"),
      ("-foo<bar", "-name(foobar)"),
      ("foo:bar", "refused, without foo:bar"),
    ])
  }

  @Test func keywordsThatDoNotExist() {
    let rows: [String] = [
      "subtype", "types", "color_identity", "oracle_tags", "cid", "mtgofoilid", "tcg", "mvid", "cardmarketid",
      "eurfoil",
      "usdetched", "tixfoil", "n", "released", "collection", "salt",
    ]
    for name in rows {
      #expect(strict("elf \(name):3") == "name(elf), without \(name):3", "\(name)")
      #expect(strict("elf \(name)=3") == "name(elf), without \(name)=3", "\(name)")
      #expect(strict("elf \(name)>=3") == "name(elf) and nothing", "\(name)")
      #expect(strict("elf \(name)>3") == "name(elf) and name(\(name)3)", "\(name)")
    }
  }

  @Test func operators() {
    expectReadings([
      ("pow=<3", "pow<=3"),
      ("pow=>3", "pow>=3"),
      ("elf pow==3", "name(elf), without pow==3"),
      ("elf pow:=3", "name(elf), without pow:=3"),
      ("elf pow:>3", "name(elf), without pow:>3"),
      ("elf pow:<3", "name(elf), without pow:<3"),
      ("elf pow<>3", "name(elf) and name(pow>3)"),
      ("t==elf", "t:=elf"),
      ("t:>elf", "t:>elf"),
      ("t<>elf", "name(t>elf)"),
      ("ci!ur", "id=ur"),
      ("mana!bb", "m={B}{B}"),
      ("t!elf", "name(t!elf)"),
      (">=3", "name(>=3)"),
    ])
  }

  @Test func strings() {
    expectReadings([
      ("o:\"draw a card\"", "o:\"draw a card\""),
      ("o:'draw a card'", "o:\"draw a card\""),
      ("'lightning bolt'", "name(\"lightning bolt\")"),
      ("-\"lightning bolt\"", "-name(\"lightning bolt\")"),
      ("urza's", "name(urza's)"),
      ("don't", "name(don't)"),
      ("urza'", "name(urza')"),
      ("t:urza's", "t:urza's"),
      (#"o:"say \"hello\"""#, #"o:"say "hello"""#),
      ("o:\u{201C}draw a card\u{201D}", "o:\"draw a card\""),
      ("o:\u{2018}draw a card\u{2019}", "o:\"draw a card\""),
      ("urza\u{2019}s t:elf", "name(urza's) and t:elf"),
      ("\u{AB}bolt\u{BB}", "name(\u{AB}bolt\u{BB})"),
      ("o:\"draw a", "o:\"draw and name(a)"),
      ("o:\"draw", "o:\"draw"),
      ("(o:\"draw) t:elf", "o:\"draw and t:elf"),
      ("\"draw a", "name(draw) and name(a)"),
      ("elf f:\"modern", "name(elf), without f:\"modern"),
      ("elf o:\"\"", "name(elf), without o:\"\""),
      ("elf o=''", "name(elf), without o=''"),
      ("elf o>=\"\"", "name(elf) and nothing"),
      ("elf pow:\"\"", "name(elf), without pow:\"\""),
      ("lore:\" \"", "lore:\" \""),
      ("elf is:\"foil\"", "name(elf), without is:\"foil\""),
      ("o:\"a\"b", "o:\"a\" and name(b)"),
    ])
  }

  @Test func regularExpressions() {
    expectReadings([
      (#"o:/\bflash\b/"#, #"o:/\bflash\b/"#),
      (#"o:/a\/b (c) "d"/ elf"#, #"o:/a/b (c) "d"/ and name(elf)"#),
      ("o:/a/i", "o:/a/ and name(i)"),
      ("o:/a", "o:/a"),
      ("o:/draw a (elf", "refused"),
      ("o:/draw a", "o:/draw and name(a)"),
      ("/bolt/", "name(bolt)"),
      ("fire/ice", "name(fire) and name(ice)"),
      ("fire//ice", "name(fire) and name(ice)"),
      ("Fire // Ice", "name(Fire) and name(Ice)"),
    ])
  }

  @Test func bareWords() {
    expectReadings([
      ("lightning bolt", "name(lightning) and name(bolt)"),
      ("fire-ice", "name(fire-ice)"),
      ("fire--ice", "name(fire--ice)"),
      ("fire-\"ice\"", "name(fire-ice)"),
      ("fire-\"ice age\"", "name(fire-ice age)"),
      ("fire-\"ice", "name(fire-\"ice)"),
      ("fire-", "name(fire)"),
      ("fire-(ice)", "name(fire) and name(ice)"),
      ("rograkh , son", "name(rograkh) and name(son)"),
      ("rograkh, son", "name(rograkh) and name(son)"),
      ("rograkh ,son", "name(rograkh) and name(son)"),
      ("t:goblin,", "t:goblin,"),
      ("?", "everything"),
      (".", "everything"),
      ("!", "everything"),
      (":", "everything"),
      ("*", "everything"),
      ("★", "everything"),
      ("½", "name(½)"),
      ("name:*", "everything"),
      ("elf -", "name(elf) and nothing"),
      ("-", "nothing"),
      ("lim-dul Lim-Dûl", "name(lim-dul) and name(Lim-Dûl)"),
      ("m:{2/w}", "m>={2/W}"),
      ("elf m:{2", "name(elf), without m:{2"),
      ("elf {t", "name(elf), without {t"),
      ("{t}", "name({t})"),
      ("not", "name(not)"),
      ("NOT t:elf", "name(NOT) and t:elf"),
      ("\"or\"", "name(\"or\")"),
    ])
  }

  @Test func prefixes() {
    expectReadings([
      ("- x", "nothing and name(x)"),
      ("- t:elf", "nothing and t:elf"),
      ("-t:elf", "-t:elf"),
      ("-bolt", "-name(bolt)"),
      ("-(a b)", "-(name(a) and name(b))"),
      ("- (a b)", "nothing and name(a) and name(b)"),
      ("!bolt", "exact(bolt)"),
      ("!\"Lightning Bolt\"", "exact(\"Lightning Bolt\")"),
      ("!limdulsvault", "exact(limdulsvault)"),
      ("t:elf -!\"Name\"", "t:elf, without -!\"Name\""),
      ("not:reprint", "not=reprint"),
      ("-not:reprint", "-not=reprint"),
    ])
  }

  @Test func shorthandAndDanglingOperators() {
    expectReadings([
      ("t:elf ++", "t:elf, unique=prints"),
      ("t:elf @@", "t:elf, unique=art"),
      ("t:elf ** #elf", "t:elf and everything and name(#elf)"),
      ("t:", "name(t)"),
      ("t<", "name(t)"),
      ("t>", "name(t)"),
      ("pow:", "name(pow)"),
      ("foo:", "name(foo)"),
      ("order:", "name(order)"),
      ("t=", "nothing"),
      ("t!=", "nothing"),
      ("t<=", "nothing"),
      ("t>=", "nothing"),
      ("t=>", "nothing"),
      ("-t:", "-name(t)"),
      ("t:(elf)", "name(t) and name(elf)"),
    ])
  }

  @Test func rangesAreThoseOfTheText() {
    let text = "t:elf o:\u{201C}draw\u{201D} foo:\u{2019}bar pow=1a"
    let reading = QueryReading(strict: text)
    let source = SourceText(text)
    #expect(reading.ignored.map { source[$0.range] } == ["foo:\u{2019}bar"])
    #expect(reading.ignored.map(\.text) == ["foo:\u{2019}bar"])
    #expect(
      reading.filter?.leaves.map { source[$0.range] } == ["t:elf", "o:\u{201C}draw\u{201D}", "pow=1", "a"])
  }
}
