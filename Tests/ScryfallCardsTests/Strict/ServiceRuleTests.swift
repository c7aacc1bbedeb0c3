import FilterEvaluation
import FilterSemantics
import FilterVocabulary
import ScryfallDialect
import Testing
import _FilterTestSupport

@testable import DataStreams
@testable import ScryfallCards

/// Section 7 of the language reference, a table a rule: how the service reads queries.
@Suite struct ServiceRuleTests {
  /// 1.4: an unclosed quote at the very start of a term is skipped.
  @Test func unclosedQuotes() {
    expectReadings([
      ("\"draw", "name(draw)"),
      ("\"t:elf", "t:elf"),
      ("'t:elf", "t:elf"),
      ("-\"t:elf", "-t:elf"),
      ("\"-t:elf", "-t:elf"),
      ("elf \"t:orc", "name(elf) and t:orc"),
      ("t:elf (\"pow=1a)", "t:elf and pow=1 and name(a)"),
      ("\"(t:elf or t:orc)", "t:elf or t:orc"),
      ("\"or", "name(or)"),
      ("\"!bolt", "exact(bolt)"),
      // A closed one is a text, and one within a term a letter.
      ("\"t:elf\"", "name(\"t:elf\")"),
      ("o:\"draw", "o:\"draw"),
      ("t\"elf", "name(t\"elf)"),
      ("\"", "everything"),
      ("\" t:elf", "everything and t:elf"),
    ])
  }

  /// 1.5: slashes in names and rules text.
  @Test func slashes() {
    expectReadings([
      ("!fire//ice", "exact(\"fire//ice\")"),
      ("!fire/ice t:instant", "exact(\"fire/ice\") and t:instant"),
      ("!/fire", "exact(\"/fire\")"),
      ("name:fire/ice", "name:fire/ice"),
      ("name=fire//ice", "name:fire//ice"),
      ("name:/fire", "name:/fire"),
      ("name:/", "everything"),
      ("o:and/or", "o:and/or"),
      ("oracle:+1/+1", "o:+1/+1"),
      ("(o:and/or)", "o:and/or"),
      ("o:/and", "o:/and"),
      ("name:/fire/ice", "name:/fire/ and name(ice)"),
      // Elsewhere a slash separates words.
      ("fire//ice", "name(fire) and name(ice)"),
      ("t:elf/orc", "t:elf and name(orc)"),
    ])
  }

  /// 1.7: a negated number is never cut.
  @Test func negatedNumbers() {
    expectReadings([
      ("elf -pow=1a", "name(elf), without -pow=1a"),
      ("elf -pow:1a", "name(elf), without -pow:1a"),
      ("elf -mv=1t:goblin", "name(elf), without -mv=1t:goblin"),
      ("-pow>1a", "everything"),
      ("-pow>=1t:elf", "everything"),
      ("-usd<1.5x t:elf", "everything and t:elf"),
      ("-year>2000x", "everything"),
      ("-pow>touelf", "everything"),
      ("elf -cn>=5a", "name(elf) and everything"),
      ("--pow=1a", "pow=1 and name(a)"),
      ("-(pow=1a)", "-(pow=1 and name(a))"),
    ])
  }

  /// 1.7: `even` and `odd` may be quoted and are the whole value.
  @Test func parity() {
    expectReadings([
      ("mv:\"even\"", "mv:even"),
      ("mv='ODD'", "mv:odd"),
      ("-mv:\"even\"", "mv:odd"),
      ("mv:even)", "refused"),
      ("(mv:even)", "mv:even"),
      ("elf mv:evenx", "name(elf), without mv:evenx"),
      ("elf mv:even,", "name(elf), without mv:even,"),
      ("elf mv:oddt:elf", "name(elf), without mv:oddt:elf"),
      ("elf -mv:evens", "name(elf), without -mv:evens"),
      ("elf mv:\"even \"", "name(elf), without mv:\"even \""),
      ("elf mv>\"even\"", "name(elf) and nothing"),
      ("elf pow:\"even\"", "name(elf), without pow:\"even\""),
    ])
  }

  /// 1.7: numbers run to ±2,461,449,600, both included; `cn` too.
  @Test func range() {
    expectReadings([
      ("pow=2461449600", "pow=2461449600"),
      ("pow>=-2461449600", "pow>=-2461449600"),
      ("elf pow=2461449601", "name(elf), without pow=2461449601"),
      ("elf pow<-2461449601", "name(elf), without pow<-2461449601"),
      ("elf usd>2461449600.01", "name(elf), without usd>2461449600.01"),
      ("cn:2461449600", "cn=?2461449600"),
      ("elf cn:2461449601", "name(elf), without cn:2461449601"),
      ("elf -cn:2461449601", "name(elf), without -cn:2461449601"),
      ("elf cn>2461449601", "name(elf), without cn>2461449601"),
      ("elf collector=2461449601", "name(elf), without collector=2461449601"),
      ("cn:2461449601a", "cn=?2461449601a"),
    ])
  }

  /// 3.1: a devotion is to one color or one hybrid pair of colors.
  @Test func devotion() {
    let rows: [String] = [
      "2", "0", "c", "{c}", "s", "{S}", "x", "{x}{x}", "{2/w}", "{w/p}", "{w/u/p}", "{c/w}", "{hw}", "{h}", "wu", "2w",
      "{w/u}w", "{w/u}{u/b}", "q", "{w",
    ]
    for value in rows {
      for comparison in [":", "=", "!=", "<", "<=", ">", ">="] {
        for minus in ["", "-"] {
          let term = "\(minus)devotion\(comparison)\(value)"
          #expect(strict("elf \(term)") == "name(elf), without \(term)", "\(value)")
        }
      }
    }
  }

  @Test func devotions() {
    expectReadings([
      ("devotion:w", "devotion>={W}"),
      ("devotion=rrr", "devotion={R}{R}{R}"),
      ("devotion<{u/b}{b/u}", "devotion<{U/B}{U/B}"),
      ("-devotion>=gg", "-devotion>={G}{G}"),
    ])
    #expect(QueryReading(strict: "elf devotion:2").ignored.first?.reason == "devotion is to one color or one pair")
  }

  /// 3.1: symbols, open braces and patterns of costs.
  @Test func costs() {
    expectReadings([
      ("m:{h}", "m>={H}"),
      ("m:{L}{l}", "m>={L}{L}"),
      ("m=2h", "m={2}{H}"),
      ("elf m:{t}", "name(elf), without m:{t}"),
      ("elf m:{2/w t:orc", "name(elf) and t:orc, without m:{2/w"),
      ("elf m:{w}{u/b t:orc", "name(elf) and t:orc, without m:{w}{u/b"),
      ("elf m>={2", "name(elf), without m>={2"),
      ("elf -m:{2/w", "name(elf), without -m:{2/w"),
      ("elf {t/x", "name(elf), without {t/x"),
      ("elf m:{2(x", "name(elf), without m:{2(x"),
      ("m:/{w}/", "m:/{w}/"),
      ("m=/{w}/", "m:/{w}/"),
      ("elf m>/{w}/", "name(elf), without m>/{w}/"),
      ("elf -mana!=/{w}/", "name(elf), without -mana!=/{w}/"),
    ])
    // If the slashes delimit colors, there is no pattern to count.
    let six = String(repeating: "o:/a/ ", count: 6)
    #expect(QueryReading(strict: six + "m>/a/").refusal == nil)
    #expect(QueryReading(strict: six + "m:/a/").refusal != nil)
  }

  /// 3.3: `number` and `collector` are one column, and `defense` is none.
  @Test func columns() {
    expectReadings([
      ("elf cn>collector", "name(elf), without cn>collector"),
      ("elf collector<number", "name(elf), without collector<number"),
      ("elf collector=cn", "name(elf), without collector=cn"),
      ("elf collectornumber>=collector", "name(elf), without collectornumber>=collector"),
      ("cn>pow", "cn>pow"),
      ("collector=12", "collector=12"),
      ("elf collector:12★", "name(elf) and nothing"),
      ("elf collector>=12†", "name(elf) and nothing"),
      ("elf -collector:12★", "name(elf), without -collector:12★"),
      ("collector=12!", "collector=12"),
      ("collector=12a", "collector=12 and name(a)"),
      ("cn>12★", "cn>12"),
      ("elf def:3", "name(elf), without def:3"),
      ("elf defense=3", "name(elf), without defense=3"),
      ("elf defense>=3", "name(elf) and nothing"),
      ("elf def>3", "name(elf) and name(def3)"),
      ("elf -def:3", "name(elf), without -def:3"),
      ("elf pow=defense", "name(elf), without pow=defense"),
    ])
  }

  /// 3.4: common action verbs are not keywords.
  @Test func everydayVerbs() {
    let rows: [String] = ["vote", "Tap", "untap", "\"set in motion\"", "set-in-motion", "play", "discard"]
    for verb in rows {
      #expect(strict("elf kw:\(verb)") == "name(elf), without kw:\(verb)", "\(verb)")
      #expect(strict("elf -keyword=\(verb)") == "name(elf), without -keyword=\(verb)", "\(verb)")
    }
  }

  /// 3.5: what counts in patterns, and back-references.
  @Test func patterns() {
    let long = String(repeating: "a", count: 246)
    let short = String(long.dropLast(3))
    for pattern in [long + "--", long + "---", short + "#{1}", "a{50}", "[{50}]", "\\{50}"] {
      #expect(strict("o:/\(pattern)/") == "o:/\(pattern)/")
    }
    for pattern in [long + "-- ab", long + "----a", short + "a#{1}", "[{51}]", "a{25}[{26}]", "\\{51}", "[{1,51}]"] {
      #expect(strict("elf o:/\(pattern)/") == "name(elf), without o:/\(pattern)/")
    }
    expectReadings([
      (#"name:/(.)\1/"#, "nothing"),
      (#"name:/\1/"#, "nothing"),
      (#"-o:/(a)\2/"#, "-nothing"),
      (#"o:/(a\1)/"#, "nothing"),
    ])
  }

  /// 3.6: sets by code, title and nickname.
  @Test func sets() {
    expectReadings([
      ("e:nph s:\"new phyrexia\" set:newphyrexia", "s=nph and s=nph and s=nph"),
      ("e:new-phyrexia e:\"NEW PHYREXIA\"", "s=nph and s=nph"),
      ("e:alpha e:tenth e:Timeshifted", "s=lea and s=10e and s=tsb"),
      ("e:urzassaga e:\"urzas saga\"", "s=usg and s=usg"),
      ("e:dark e:\"the dark\" e:lostcavernsofixalan", "s=drk and s=drk and s=lci"),
      ("in:\"new phyrexia\" in:alpha", "in=nph and in=lea"),
      ("b:newphyrexia g:alpha", "b=nph and g=lea"),
      // Other punctuation in the value makes it match nothing.
      ("e:\"urza's saga\"", "s=?urza'ssaga"),
      ("e:urza's-saga", "s=?urza'ssaga"),
      ("e:new_phyrexia", "s=?new_phyrexia"),
      ("in:\"urza's saga\"", "in=?urza'ssaga"),
      ("e:\"from the vault: exiled\"", "s=?fromthevault:exiled"),
      // A part of a title does not match.
      ("e:phyrexia", "s=?phyrexia"),
      ("e:\"limited edition\"", "s=?limitededition"),
    ])
  }

  @Test(.needsShared("language/facts"))
  func nicknamesOfSets() throws {
    let set = try #require(Vocabulary.scryfall.fieldID(spelled: "set"))
    for (nickname, code) in try ServiceFacts.setNicknames() {
      #expect(
        Vocabulary.scryfall.valueID(nickname, of: set).map { Vocabulary.scryfall[$0].text } == code, "\(nickname)")
    }
  }

  /// 3.8: `is:etb` is a flag.
  @Test func entering() {
    expectReadings([("is:etb -has:etb", "is=etb and -is=etb"), ("not:etb", "not=etb")])
  }

  /// 3.9: identifiers.
  @Test func identifiers() {
    let zeros = "00000000-0000-0000-0000-000000000000"
    expectReadings([
      ("elf oracleid:\(zeros)", "name(elf), without oracleid:\(zeros)"),
      ("elf -id:w scryfallid=\(zeros)", "name(elf) and -id:w, without scryfallid=\(zeros)"),
      ("scryfallid:00000000-0000-0000-0000-000000000001", "scryfallid=00000000-0000-0000-0000-000000000001"),
      ("mtgoid:123abc", "mtgo=123"),
      ("arenaid:\"77 and more\"", "arena=77"),
      ("multiverseid:42.5", "multiverse=42"),
      ("elf tcgplayerid:x", "name(elf) and nothing"),
      ("elf mtgoid:-1", "name(elf) and nothing"),
      ("elf -mtgoid:x", "name(elf) and -nothing"),
    ])
  }

  /// 3.11: other terms that reveal extras.
  @Test func opensExtras() {
    let rows: [String] = [
      "layout:token", "border:silver", "is:funny", "is:dfc", "has:funny", "-not:funny", "st:token", "st:memorabilia",
      "settype:vanguard", "st:planechase", "st:archenemy", "elf or border:silver",
    ]
    for query in rows {
      #expect(QueryReading(strict: query).revealsExtras, "\(query)")
    }
  }

  @Test func keepsExtrasHidden() {
    let rows: [String] = [
      "-layout:token", "layout:saga", "border:black", "-border:silver", "-is:funny", "not:dfc", "st:expansion",
      "-st:token",
      "is:transform",
    ]
    for query in rows {
      #expect(!QueryReading(strict: query).revealsExtras, "\(query)")
    }
  }
}
