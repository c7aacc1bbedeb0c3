import FilterAnalysis
import FilterExplanation
import FilterSemantics
import FilterVocabulary
import ScryfallDialect
import Testing

/// What real queries of several terms mean in the words of the shipped vocabulary. The list is compared whole
/// and was read by eye: a changed phrase of a field or value shows here.
@Suite struct ExplanationScryfallTermsTests {
  @Test func sentences() {
    for (text, sentence) in Self.golden {
      #expect(AnalyzedQuery(parsing: text, vocabulary: .scryfall).englishExplanation.description == sentence, "\(text)")
    }
  }

  private static let golden: [(String, String)] = [
    (
      "rarity>mythic",
      "cards that are rarer than mythic rare"
    ),
    (
      "!\"Static Orb\" unique:prints set:wc01",
      "cards from World Championship Decks 2001 named exactly “Static Orb”; one row per printing"
    ),
    (
      "'lightning bolt'",
      "cards with “lightning bolt” in their name"
    ),
    (
      "unique:art c:red",
      "red cards; one row per artwork"
    ),
    (
      "negation -is:permanent excludes permanents",
      "cards that have “negation”, “excludes” and “permanents” in their name, and cannot stay on the battlefield"
    ),
    (
      "include:extras -legal:commander loy=141",
      "cards that have a loyalty of 141 and are not legal in Commander; including extras"
    ),
    (
      "f:commander name:\"ang\"",
      "cards that are legal in Commander and have “ang” in their name"
    ),
    (
      "lightning include:extras",
      "cards with “lightning” in their name; including extras"
    ),
    (
      "ci>=1 t:instant",
      "instants with a color identity of at least one color"
    ),
    (
      "o:lightning o:bolt",
      "cards with “lightning” and “bolt” in their rules text"
    ),
    (
      "set:arn extracts positive prefix",
      "cards from Arabian Nights with “extracts”, “positive” and “prefix” in their name"
    ),
    (
      "commander=azorius",
      "cards with a color identity of exactly Azorius (white and blue)"
    ),
    (
      "-t:creature t:instant include:extras",
      "instants that are not creatures; including extras"
    ),
    (
      "atag:\"dan frazier\"",
      "cards with art tagged “dan frazier”"
    ),
    (
      "t:creature ci>=r",
      "creatures with a color identity that includes red"
    ),
    (
      "is:companion include:extras",
      "cards with companion; including extras"
    ),
    (
      "-is:token t:creature",
      "creatures that are not tokens"
    ),
    (
      "f:edh ci:r t:creature",
      "creatures that are legal in Commander, and have a color identity that fits within red"
    ),
    (
      "-is:reprint t:creature set:mh2",
      "creatures from Modern Horizons 2 that are not reprints"
    ),
    (
      "-is:nonfoil is:etched",
      "cards that exist in etched foil and do not exist in nonfoil"
    ),
    (
      "f:edh  ci>=r  t:creature",
      "creatures that are legal in Commander, and have a color identity that includes red"
    ),
    (
      "is:token t:oke",
      "tokens with “oke” in their type line"
    ),
    (
      "\"lightning bolt\"",
      "cards with “lightning bolt” in their name"
    ),
    (
      "/trample/ t:creature",
      "creatures with “trample” in their name"
    ),
    (
      "f:commander -is:oversized",
      "cards that are legal in Commander and are not oversized"
    ),
    (
      "-is:foil unique:prints",
      "cards that do not exist in foil; one row per printing"
    ),
    (
      "display:grid order:usd",
      "all cards; shown as images, sorted by price in US dollars"
    ),
    (
      "f:edh ci:wr t:creature",
      "creatures that are legal in Commander, and have a color identity that fits within white and red"
    ),
    (
      "kw:haste kw:flash",
      "cards with haste and flash"
    ),
    (
      "otag:nonexistent t:creature",
      "creatures that are tagged “nonexistent”"
    ),
    (
      "in:arena include:extras",
      "cards that were ever printed on Arena; including extras"
    ),
    (
      "e:m10 new:art is:reprint",
      "reprints from Magic 2010 with new artworks"
    ),
    (
      "-c=r name:zzznopeaaa",
      "cards that have “zzznopeaaa” in their name and are not exactly red"
    ),
    (
      "f:commander set:wc01 unique:prints",
      "cards from World Championship Decks 2001 that are legal in Commander; one row per printing"
    ),
    (
      "\"<Card Name>\"",
      "cards with “<Card Name>” in their name"
    ),
    (
      "type:creature c:red cmc<=3 power>=2 usd<1",
      "red creatures that have a mana value of at most 3 and a power of at least 2, and cost less than 1 US dollar"
    ),
    (
      "is:alchemy set:mb2",
      "cards from Mystery Booster 2 that are Alchemy cards or digital-only designs"
    ),
    (
      "cmc>=3 AND color:red",
      "red cards with a mana value of at least 3"
    ),
    (
      "-light t:creature",
      "creatures that do not have “light” in their name"
    ),
    (
      "is:mdfc f:edh t:land t:creature",
      "modal double-faced lands that are creatures and legal in Commander"
    ),
    (
      "o:\"enters the battlefield\"",
      "cards with “enters the battlefield” in their rules text"
    ),
    (
      "is:mdfc t:land t:creature",
      "modal double-faced lands that are creatures"
    ),
    (
      "is:fullart include:extras",
      "full-art printings; including extras"
    ),
    (
      "name:'lightning bolt'",
      "cards with “lightning bolt” in their name"
    ),
    (
      "name:\"Stensian Sanguinist // Exsanguinate\" is:vanilla",
      "creatures without rules text with “Stensian Sanguinist // Exsanguinate” in their name"
    ),
    (
      "t:creature ci=wubrg",
      "creatures with a color identity of exactly white, blue, black, red and green"
    ),
    (
      "pow>=4 tou<=2",
      "cards with a power of at least 4 and a toughness of at most 2"
    ),
    (
      "pow=0 t:creature",
      "creatures with a power of 0"
    ),
    (
      "oracletag=ramp",
      "cards that are tagged “ramp”"
    ),
    (
      "is:dfc -f:commander",
      "cards that have two faces back to back and are not legal in Commander"
    ),
    (
      "ci=c t:creature",
      "creatures with a colorless color identity"
    ),
    (
      "is:mdfc t:land t:creature include:extras",
      "modal double-faced lands that are creatures; including extras"
    ),
    (
      "lightning display:full",
      "cards with “lightning” in their name; shown with full details"
    ),
    (
      "-a:dog o:ramp",
      "cards that have “ramp” in their rules text and were not illustrated by “dog”"
    ),
    (
      "rarity:common e:ima new:rarity",
      "common cards from Iconic Masters with new rarities"
    ),
    (
      "name:\"ang\" f:commander",
      "cards that have “ang” in their name and are legal in Commander"
    ),
    (
      "order:cmc c:r",
      "red cards; sorted by mana value"
    ),
    (
      "rarity<mythic",
      "cards that are more common than mythic rare"
    ),
    (
      "t:land r:rare",
      "rare lands"
    ),
    (
      "-f:commander -is:dfc",
      "cards that are not legal in Commander and do not have two faces back to back"
    ),
    (
      "o:\"draw two, discard one\" t:creature",
      "creatures with “draw two, discard one” in their rules text"
    ),
    (
      "o:\"extra turn\"",
      "cards with “extra turn” in their rules text"
    ),
    (
      "is:borderless include:extras",
      "borderless cards; including extras"
    ),
    (
      "usd>=0.50 e:ema",
      "cards from Eternal Masters that cost at least 0.50 US dollars"
    ),
    (
      "lightning bolt",
      "cards with “lightning” and “bolt” in their name"
    ),
    (
      "t:creature order:set",
      "creatures; sorted by set"
    ),
    (
      "well-of-lost-dreams",
      "cards with “well-of-lost-dreams” in their name"
    ),
    (
      "date>=2021-01-01",
      "cards that were released on or after January 1, 2021"
    ),
    (
      "kw:\"Dan Frazier\"",
      "cards with the keyword “Dan Frazier”"
    ),
    (
      "name=\"Urza's Saga\"",
      "cards with “Urza's Saga” in their name"
    ),
    (
      "lightning unique:cards not:showcase",
      "cards that have “lightning” in their name and do not have a showcase frame; one row per card"
    ),
    (
      "a:Scott Murphy",
      "cards that were illustrated by “Scott” and have “Murphy” in their name"
    ),
    (
      "is:commander identity:gruul",
      "cards that can be your commander, and have a color identity that fits within Gruul (red and green)"
    ),
    (
      "set:mh2 rarity:rare",
      "rare cards from Modern Horizons 2"
    ),
    (
      "a:dog o:ramp a:dog",
      "cards that were illustrated by “dog” and have “ramp” in their rules text; “a:dog” is repeated"
    ),
    (
      "is:spotlight is:booster is:masterpiece",
      "Story Spotlight cards that are found in booster packs and belong to a masterpiece subset"
    ),
    (
      "lightning unique:cards",
      "cards with “lightning” in their name; one row per card"
    ),
    (
      "identity=esper",
      "cards with a color identity of exactly Esper (white, blue and black)"
    ),
    (
      "-include:extras t:creature",
      "creatures; including extras"
    ),
    (
      "not:showcase unique:cards",
      "cards that do not have a showcase frame; one row per card"
    ),
    (
      "f:commander f:modern",
      "cards that are legal in Commander and Modern"
    ),
    (
      "lang:ko new:language t:goblin",
      "Goblin cards that are printed in Korean and have new languages"
    ),
    (
      "Tag filter syntax",
      "cards with “Tag”, “filter” and “syntax” in their name"
    ),
    (
      "t:creature t:artifact",
      "creatures that are artifacts"
    ),
    (
      "r:common t:instant",
      "common instants"
    ),
    (
      "usd<0.10 t:creature",
      "creatures that cost less than 0.10 US dollars"
    ),
    (
      "f:vintage t:artifact cmc=0",
      "artifacts that are legal in Vintage and have a mana value of 0"
    ),
    (
      "bolt -a:dragon x",
      "cards that have “bolt” and “x” in their name, and were not illustrated by “dragon”"
    ),
    (
      "name:bolt and 1",
      "cards with “bolt” and “1” in their name"
    ),
    (
      "t:token include:extras",
      "tokens; including extras"
    ),
    (
      "c:red AND t:creature",
      "red creatures"
    ),
    (
      "is:content_warning sets widenContentWarning",
      "cards that are flagged for offensive content, and have “sets” and “widenContentWarning” in their name"
    ),
    (
      "set:wc01 include:extras",
      "cards from World Championship Decks 2001; including extras"
    ),
    (
      "rarity!=common",
      "cards that are not common"
    ),
    (
      "arttag=landscap",
      "cards with art tagged “landscap”"
    ),
    (
      "order:cmc direction:desc",
      "all cards; sorted by mana value, in descending order"
    ),
    (
      "ctx_card_manual",
      "cards with “ctx_card_manual” in their name"
    ),
    (
      "-otag:\"spot removal\"",
      "cards that are not tagged “spot removal”"
    ),
    (
      "name=Bloodghast",
      "cards with “Bloodghast” in their name"
    ),
    (
      "is:token goblin",
      "tokens with “goblin” in their name"
    ),
  ]
}
