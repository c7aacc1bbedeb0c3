import FilterCompletion
import FilterVocabulary
import FuzzyMatching
import ScryfallDialect
import Testing
import _FilterTestSupport

/// How often what was meant comes first, over the names of the sample cards, the first of which count as the most
/// popular.
@Suite struct OwnQualityTests {
  /// What is typed, the names that are right, and the kind of difference.
  private static let rows = """
    levy, Levy of the Rooftops, beginning
    captain net, Captain Nettie Saltmarrow, beginning
    lighth, Lighthouse at the Bottom, beginning
    grumb, Grumblefoot, beginning
    octop, Octopus of Many Hats, beginning
    ember c, Ember Court Herald, beginning
    perpetual i, Perpetual Intern, beginning
    undert, Undertow Clause, beginning
    hydra, Bramblecrown Hydra, later word
    picket, Cinder Union Picket, later word
    hellkite, Chimney-Nesting Hellkite, later word
    saltmarrow, Captain Nettie Saltmarrow, later word
    chandelier, Moth Queen of the Chandelier // Scatter the Sparks, later word
    cartographer, Drowned Cartographer, later word
    caldera, Rimfire Caldera, later word
    pyrotech, Union Pyrotechnician, later word
    knight cause, Knight of the Sunken Causeway, words left out
    shelf hill, Shelf Nine of the Hill, words left out
    court honey, Court of Mud and Honey, words left out
    case bog, Case of the Whistling Bog, words left out
    song clock, Song for the Sunken Clock, words left out
    clerk umbrellas, Clerk of Lost Umbrellas, words left out
    cinderwihgt, Cinderwight, typing error
    levaithan, Leviathan of the Return Slot, typing error
    octpus, Octopus of Many Hats, typing error
    brambelcrown, Bramblecrown Hydra, typing error
    colosus, Fenwood Colossus, typing error
    scarecow, Scarecrow of Small Savings, typing error
    repposess, Repossess, typing error
    perembulator, Perambulator of Doom, typing error
    libarian, Librarian of the Ninth Fathom, typing error
    menagrist, Tidepool Menagerist, typing error
    hydra bramblecrown, Bramblecrown Hydra, other order
    mule lamppost, Lamppost Mule, other order
    robber fog, Fog Bank Robber, other order
    djinn pressure, Pressure Djinn, other order
    sweeper chimney, Chimney Sweeper's Ladder, other order
    loam widow, Widow Loam, other order
    krakens footnote, Kraken's Footnote, punctuation
    candlemakers ultimatum, Candlemaker's Ultimatum, punctuation
    barrow wight, Barrow-Wight Regent, punctuation
    will o the wick, Will-o'-the-Wick, punctuation
    ned nine lives, Ned "Nine Lives" Cooper, punctuation
    engine no 9, Engine No. 9, punctuation
    cafe after curfew, Café After Curfew, punctuation
    olvar, Ólvar; Who Counts the Drowned, punctuation
    isaurelle, Isaurèlle; Queen of the Stacks, punctuation
    quillfish, Quill-Fish, punctuation
    lamp post mule, Lamppost Mule, spaces
    rooftopchase, Rooftop Chase, spaces
    grumble foot, Grumblefoot, spaces
    night school, Night School, spaces
    kracken, Kraken's Footnote|Ironclad Kraken Mark I, sound
    nite school, Night School, sound
    kauseway, Causeway Cadet|Knight of the Sunken Causeway, sound
    wether vane, Weathervane That Points Down, sound
    wtpd, Weathervane That Points Down, initials
    kotsc, Knight of the Sunken Causeway, initials
    lotnf, Librarian of the Ninth Fathom, initials
    tnatln, The Number After the Last Number, initials
    room for the night, Bramble-Gate Innkeeper // Room for the Night, other face
    strike a light, Snuff // Strike a Light, other face
    hatched moon, Second Moon // Hatched Moon, other face
    stitch a sh, Ragpicker's Needle // Stitch a Shadow, other face
    scatter the sparks, Moth Queen of the Chandelier // Scatter the Sparks, other face
    """.split(separator: "\n").map { line in
      let cells = line.split(separator: ", ").map { String($0).replacing("; ", with: ", ") }
      return QualityRow(typed: cells[0], wanted: Set(cells[1].split(separator: "|").map { String($0) }), kind: cells[2])
    }

  @Test func everyWantedNameIsAName() throws {
    let names = Set(try PackageFolder.sampleNames())
    #expect(Set(Self.rows.flatMap { $0.wanted }).subtracting(names) == [])
  }

  @Test func theIndexAlone() throws {
    let names = try PackageFolder.sampleNames()
    let index = FuzzyIndex(names, popularity: names.indices.map { names.count - $0 })
    expectQuality(first: 0.93, five: 0.98) { typed in index.best(10, for: typed).map { index[$0.id] } }
  }

  @Test("Whole completions, where every source competes", arguments: ["!\"", "!", "name:\"", "t:elf ", ""])
  func wholeCompletions(before: String) throws {
    let names = try PackageFolder.sampleNames()
    let entries = names.enumerated().map { CatalogEntry($0.element, popularity: names.count - $0.offset) }
    let engine = CompletionEngine(
      vocabulary: .scryfall, catalogs: CompletionCatalogs([CompletionCatalog("card-names", entries: entries)]))
    let isName = before.hasPrefix("!") || before.hasPrefix("name")
    expectQuality(first: isName ? 0.93 : 0.85, five: isName ? 0.98 : 0.93) { typed in
      engine.complete(before + typed, at: (before + typed).utf8.count, limit: 10).items.map { $0.label }
    }
  }

  private func expectQuality(
    first: Double, five: Double, sourceLocation: SourceLocation = #_sourceLocation, _ find: (String) -> [String]
  ) {
    let quality = Quality.measure(Self.rows, find: find).all
    let missed = Self.rows.filter { row in !(find(row.typed).first.map { row.wanted.contains($0) } ?? false) }
    let report = missed.map { "\n  \($0.typed): \(find($0.typed).prefix(3))" }.joined()
    #expect(quality.top1 >= first && quality.top5 >= five, "\(quality)\(report)", sourceLocation: sourceLocation)
  }
}
