import FilterEvaluation
import FilterSemantics
import Testing

@testable import DataStreams
@testable import ScryfallCards
@testable import ScryfallDialect

/// Section 3.11 of the language reference.
@Suite struct RevealedExtrasTests {
  @Test func shown() {
    let rows: [String] = [
      "elf include:extras", "elf include:all", "elf unique:art", "elf @@", "t:token", "t:plane", "t:\"token creature\"",
      "t:Emblem", "t:phenomenon", "t:scheme", "t:vanguard", "name:/elf/",
      "oracleid:5d131784-c1a3-463e-a37b-b720af67ab62", "b:zen", "g:znr", "lore:jaya", "is:token", "has:planar",
      "is:vanguard", "is:artseries", "is:extra", "is:oversized", "t:elf or t:token", "-(-t:token)", "-not:token",
      "-(elf -b:zen)",
    ]
    for query in rows {
      #expect(QueryReading(strict: query).revealsExtras, "\(query)")
    }
  }

  @Test func hidden() {
    let rows: [String] = [
      "", "elf", "name:elf", "token", "t:planeswalker", "-t:token", "-(t:token)", "-name:/elf/", "-is:token",
      "not:token",
      "is:foil", "e:war", "elf include:variations", "elf @@ ++", "-lore:jaya", "-b:zen", "o:token", "o:/token/",
      "t>=token",
    ]
    for query in rows {
      #expect(!QueryReading(strict: query).revealsExtras, "\(query)")
    }
  }

  @Test func setsAreAskedFor() {
    let isExtra: (String) -> Bool = { $0 == "war" || $0 == "zzzz" }
    #expect(QueryReading(strict: "e:WAR").revealsExtras(isExtraSet: isExtra))
    #expect(QueryReading(strict: "set:ZZZZ").revealsExtras(isExtraSet: isExtra))
    #expect(!QueryReading(strict: "-e:war").revealsExtras(isExtraSet: isExtra))
    #expect(!QueryReading(strict: "e:m21").revealsExtras(isExtraSet: isExtra))
    #expect(!QueryReading(strict: "in:war").revealsExtras(isExtraSet: isExtra))
  }
}
