import FilterAnalysis
import FilterExplanation
import FilterSemantics
import FilterVocabulary
import ScryfallDialect
import Testing

/// What real queries of one term, or with alternatives, mean in the words of the shipped vocabulary. The list is
/// compared whole and was read by eye: a changed phrase of a field or value shows here.
@Suite struct ExplanationScryfallTests {
  @Test func sentences() {
    for (text, sentence) in Self.golden {
      #expect(AnalyzedQuery(parsing: text, vocabulary: .scryfall).englishExplanation.description == sentence, "\(text)")
    }
  }

  private static let golden: [(String, String)] = [
    (
      "(type:instant OR type:sorcery) AND cmc<=2",
      "instants and sorceries with a mana value of at most 2"
    ),
    (
      "o:/lightning.*bolt/",
      "cards that match the pattern /lightning.*bolt/ in their rules text"
    ),
    (
      "((c:red OR c:blue) AND t:creature) OR (c:green AND t:instant)",
      "creatures that are either red or blue, or green instants"
    ),
    (
      "otag:board-wipe",
      "cards that are tagged “board-wipe”"
    ),
    (
      "include:extras",
      "all cards; including extras"
    ),
    (
      "has:fetchland",
      "fetch lands"
    ),
    (
      "-(date>=2020-01-01 date<2030-01-01)",
      "cards that were not released both on or after January 1, 2020, and before January 1, 2030"
    ),
    (
      "t:land (a:titus or a:avon)",
      "lands that were illustrated by either “titus” or “avon”"
    ),
    (
      "order:toughness",
      "all cards; sorted by toughness"
    ),
    (
      "otag:card-draw",
      "cards that are tagged “card-draw”"
    ),
    (
      "(c:red or c:white) -o:draw",
      "cards that do not have “draw” in their rules text, and are either red or white"
    ),
    (
      "name:/giant/ OR type:/giant/",
      "cards that match the pattern /giant/ in their name or the pattern /giant/ in their type line"
    ),
    (
      "name:lightning",
      "cards with “lightning” in their name"
    ),
    (
      "(o:\"add mana\" OR o:\"search for a land\" OR t:land)",
      "lands, or cards with “add mana” or “search for a land” in their rules text"
    ),
    (
      "o:\"choose one or both\" name:\"Fire and Ice\"",
      "cards with “choose one or both” in their rules text and “Fire and Ice” in their name"
    ),
    (
      "c:silverquill",
      "cards that are Silverquill (white and black)"
    ),
    (
      "layout:adventure",
      "cards with the adventure layout"
    ),
    (
      "t:instant OR sorcery",
      "instants, or cards with “sorcery” in their name"
    ),
    (
      "watermark:SET",
      "cards with the set watermark"
    ),
    (
      "f:commander (ci:c) t:creature",
      "creatures that are legal in Commander and have a colorless color identity"
    ),
    (
      "(t:creature cmc>=3 cmc<=5) OR (t:planeswalker)",
      "creatures with a mana value of at least 3 and at most 5, or planeswalkers"
    ),
    (
      "banned:standard",
      "cards that are banned in Standard"
    ),
    (
      "(set:sld OR set:c21) t:instant",
      "instants from either Secret Lair Drop or Commander 2021"
    ),
    (
      "(o:destroy OR o:exile OR o:\"deals damage\" OR o:\"-X/-X\")",
      "cards with “destroy”, “exile”, “deals damage” or “-X/-X” in their rules text"
    ),
    (
      "otag:boardwipe",
      "cards that are tagged “boardwipe”"
    ),
    (
      "(game:paper) set:plst",
      "cards from “plst” that are available on paper"
    ),
    (
      "keyword:Flying",
      "cards with flying"
    ),
    (
      "(c:wu OR c:bg) t:creature",
      "creatures that are either white and blue or black and green"
    ),
    (
      "(c:r OR c:u) t:instant",
      "instants that are either red or blue"
    ),
    (
      "otag:draw-card-advantage",
      "cards that are tagged “draw-card-advantage”"
    ),
    (
      "is:art_series",
      "art series cards"
    ),
    (
      "(o:\"cycling\" OR o:\"flying\")",
      "cards with “cycling” or “flying” in their rules text"
    ),
    (
      "otag:alpha-beta",
      "cards that are tagged “alpha-beta”"
    ),
    (
      "watermark:rakdos",
      "cards with the rakdos watermark"
    ),
    (
      "f:commander (ci:wr OR ci:c) t:creature",
      "creatures that are legal in Commander, and have either a colorless color identity or a color identity that fits within white and red"
    ),
    (
      "(r:mythic OR r:rare) unique:prints",
      "cards that are mythic rare or rare; one row per printing"
    ),
    (
      "otag:ramp-artifact",
      "cards that are tagged “ramp-artifact”"
    ),
    (
      "t:instant OR t:sorcery",
      "instants or sorceries"
    ),
    (
      "format:Standard",
      "cards that are legal in Standard"
    ),
    (
      "function:counterspell",
      "cards that are tagged “counterspell”"
    ),
    (
      "f:commander (t:enchantment OR name:\"ang\")",
      "cards that are legal in Commander, and either are enchantments or have “ang” in their name"
    ),
    (
      "format:standard",
      "cards that are legal in Standard"
    ),
    (
      "(name:/oracle/ OR oracle:/oracle/ OR type:/oracle/)",
      "cards that match the pattern /oracle/ in their name, the pattern /oracle/ in their rules text or the pattern /oracle/ in their type line"
    ),
    (
      "otag:triggered-ability",
      "cards that are tagged “triggered-ability”"
    ),
    (
      "name:/^birds/ OR oracle:/^birds/ OR type:/^birds/",
      "cards that match the pattern /^birds/ in their name, the pattern /^birds/ in their rules text or the pattern /^birds/ in their type line"
    ),
    (
      "not:fracturefoil",
      "cards that do not carry the Fracture Foil promo mark"
    ),
    (
      "-(-is:token) sets widenExtrasLayout (even NOT depth)",
      "tokens with “sets”, “widenExtrasLayout”, “even”, “NOT” and “depth” in their name"
    ),
    (
      "watermark:\"azorius\"",
      "cards with the azorius watermark"
    ),
    (
      "rarity:special",
      "cards that are of special rarity"
    ),
    (
      "watermark:dimir",
      "cards with the dimir watermark"
    ),
    (
      "id:multicolor",
      "cards with a multicolored color identity"
    ),
    (
      "(o:\"infinite\" OR o:\"win the game\" OR o:\"each opponent\")",
      "cards with “infinite”, “win the game” or “each opponent” in their rules text"
    ),
    (
      "is:rainbowfoil",
      "cards that carry the Rainbow Foil promo mark"
    ),
    (
      "watermark:set",
      "cards with the set watermark"
    ),
    (
      "is:frenchvanilla",
      "creatures with keywords as their only text"
    ),
    (
      "loy:3 or loy:4",
      "cards with a loyalty of 3 or 4"
    ),
    (
      "(t:artifact OR t:creature)",
      "artifacts or creatures"
    ),
    (
      "watermark:Simic",
      "cards with the simic watermark"
    ),
    (
      "t:phonytype123xyz",
      "cards with “phonytype123xyz” in their type line"
    ),
    (
      "type:creature",
      "creatures"
    ),
    (
      "legal:pioneer",
      "cards that are legal in Pioneer"
    ),
    (
      "watermark:simic",
      "cards with the simic watermark"
    ),
    (
      "rarity:UnComMoN",
      "uncommon cards"
    ),
    (
      "keyword:haste",
      "cards with haste"
    ),
    (
      "is:shadowland",
      "shadow lands"
    ),
    (
      "frame:legendary",
      "cards with the legendary frame"
    ),
    (
      "kw:firststrike",
      "cards with first strike"
    ),
    (
      "(is:unique OR is:reserved OR is:promo)",
      "promotional printings, or cards that were printed in one set only or are on the Reserved List"
    ),
    (
      "t:/legendary.*elf/",
      "cards that match the pattern /legendary.*elf/ in their type line"
    ),
    (
      "(set:sld OR set:mh2) lightning",
      "cards that have “lightning” in their name, and are from either Secret Lair Drop or Modern Horizons 2"
    ),
    (
      "type:planeswalker",
      "planeswalkers"
    ),
    (
      "-(-set:arn) extracts prefix (even NOT depth)",
      "cards from Arabian Nights with “extracts”, “prefix”, “even”, “NOT” and “depth” in their name"
    ),
    (
      "otag:dual-land",
      "cards that are tagged “dual-land”"
    ),
    (
      "set:mh2 OR set:c21",
      "cards from Modern Horizons 2 or Commander 2021"
    ),
    (
      "name:/^birds/",
      "cards that match the pattern /^birds/ in their name"
    ),
    (
      "t:creature OR t:instant",
      "creatures or instants"
    ),
    (
      "(c:red OR c:blue) t:instant",
      "instants that are either red or blue"
    ),
    (
      "c:red or c:white",
      "cards that are red or white"
    ),
  ]
}
