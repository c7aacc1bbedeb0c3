import DataStreams
import FilterText
import ScryfallCards
import ScryfallDialect
import Testing

@testable import FilterCommands
@testable import FilterLists
@testable import FilterREPL
@testable import FilterReports
@testable import TerminalUI

/// Matches are highlighted in the rows of a result.
@Suite struct ReplHighlightTests {
  /// The first row of a result without its number, with single spaces.
  private func row(_ query: String, columns: Int = 200) -> String? {
    var session = AnsweredSession()
    let lines = session.marked(query, columns: columns)
    guard let head = lines.firstIndex(where: { $0.hasPrefix("  Name") }) else { return nil }
    return lines[head + 1].split(separator: " ").dropFirst().joined(separator: " ")
  }

  @Test func rows() {
    let rows: [(String, String)] = [
      ("kelp t:pirate", "«Kelp»-Rope Saboteur {R} Creature — Goblin «Pirate» 1/1 tid common"),
      ("\"elp-r\" t:gob", "K«elp-R»ope Saboteur {R} Creature — «Gob»lin Pirate 1/1 tid common"),
      ("!\"kelp rope saboteur\"", "«Kelp-Rope Saboteur» {R} Creature — Goblin Pirate 1/1 tid common"),
      ("name:/r.p/ t:pirate t:goblin", "Kelp-«Rop»e Saboteur {R} Creature — «Goblin» «Pirate» 1/1 tid common"),
      ("t:\"goblin pirate\"", "Kelp-Rope Saboteur {R} Creature — «Goblin Pirate» 1/1 tid common"),
      ("kelp m:R s:tid r:common", "«Kelp»-Rope Saboteur «{R}» Creature — Goblin Pirate 1/1 «tid» «common»"),
      ("kelp m<=R -s:ash r<=uncommon", "«Kelp»-Rope Saboteur «{R}» Creature — Goblin Pirate 1/1 tid «common»"),
      ("kelp (s:ash or t:pirate)", "«Kelp»-Rope Saboteur {R} Creature — Goblin «Pirate» 1/1 tid common"),
      ("kelp rope (s:ash or -t:elf)", "«Kelp»-«Rope» Saboteur {R} Creature — Goblin Pirate 1/1 tid common"),
      ("kelp -(-t:pirate)", "«Kelp»-Rope Saboteur {R} Creature — Goblin «Pirate» 1/1 tid common"),
      ("c:r pow=1 t:goblin t:pirate", "Kelp-Rope Saboteur {R} Creature — «Goblin» «Pirate» 1/1 tid common"),
      ("lore:kelp t:pirate", "«Kelp»-Rope Saboteur {R} Creature — Goblin «Pirate» 1/1 tid common"),
    ]
    for (query, expected) in rows {
      #expect(row(query) == expected, "\(query)")
    }
  }

  @Test func halves() {
    #expect(row("t:goblin grizelda")?.hasPrefix("«Grizelda»") == true)
    #expect(row("t:/^legendary/ grizelda")?.contains("«Legendary» Creature") == true)
  }

  /// Only the rows on the first pages are highlighted.
  @Test func theFirstRowsAreMarked() {
    var session = AnsweredSession()
    let lines = session.marked("name:/./")
    #expect(lines.count == 1 + 237 + 1)
    #expect(lines[1...CardMarking.maximumRows].allSatisfy { $0.contains("«") })
    #expect(!lines.dropFirst(CardMarking.maximumRows + 1).contains { $0.contains("«") })
  }

  /// Matched texts without a column are shown below the row.
  @Test func excerpts() {
    var session = AnsweredSession()
    #expect(
      session.marked("o:\"draw a card\" o:scry t:creature c:u", columns: 60) == [
        "  Name                    Cost  Type",
        "1 Student of Deep Weath…  {U}   «Creature» — Merfolk Wiz…  0/2", "      {T}: «Draw a card».",
        "      {T}: «Scry» 1.",
        "1 of 237 cards · blue creatures with “draw a card” and “scry” in their rules text",
      ])
    #expect(
      session.marked("ft:/[a-z]+ing/ t:goblin", columns: 60) == [
        "  Name                 Cost         Type", "1 Grizelda of the Tw…  {1}{R}{G} …  Legendary Creature…  3/3",
        "      \"This is my «thinking» hat.\"",
        "2 Kelp-Rope Saboteur   {R}          Creature — «Goblin» …  1/1",
        "      …the rope. He is «standing» on the rope. Both of these …",
        "2 of 237 cards · Goblin cards that match the pattern /[a-z]+ing/ in their flavor text",
      ])
  }
}
