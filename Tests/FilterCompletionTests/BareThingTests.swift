import FilterCompletion
import FilterVocabulary
import ScryfallDialect
import Testing
import _FilterTestSupport

/// What card players and newcomers type without a field: the wanted term is among the first five items after three
/// letters, for nineteen in twenty of them, and sooner or later for each.
@Suite struct BareThingTests {
  private static let engine = CompletionEngine(vocabulary: .scryfall)

  /// What is typed, and the texts after the item that is wanted; any of them will do.
  private static let rows = """
    goblin        | t:goblin
    elf           | t:elf
    zombie        | t:zombie
    dragon        | t:dragon
    vampire       | t:vampire
    angel         | t:angel
    demon         | t:demon
    merfolk       | t:merfolk
    human         | t:human
    wizard        | t:wizard
    warrior       | t:warrior
    knight        | t:knight
    rogue         | t:rogue
    soldier       | t:soldier
    spirit        | t:spirit
    elemental     | t:elemental
    dinosaur      | t:dinosaur
    pirate        | t:pirate
    sliver        | t:sliver
    eldrazi       | t:eldrazi
    hydra         | t:hydra
    phoenix       | t:phoenix
    sphinx        | t:sphinx
    werewolf      | t:werewolf
    squirrel      | t:squirrel
    samurai       | t:samurai
    ninja         | t:ninja
    druid         | t:druid
    artifact      | t:artifact
    creature      | t:creature
    enchantment   | t:enchantment
    instant       | t:instant
    sorcery       | t:sorcery
    planeswalker  | t:planeswalker
    equipment     | t:equipment
    vehicle       | t:vehicle
    saga          | t:saga
    legendary     | t:legendary
    token         | t:token ; is:token
    red           | c:red ; id:red
    blue          | c:blue ; id:blue
    black         | c:black ; id:black
    white         | c:white ; id:white
    green         | c:green ; id:green
    colorless     | c:colorless ; id:colorless
    multicolor    | c:multicolor ; c:multi
    azorius       | c:azorius ; id:azorius
    dimir         | c:dimir ; id:dimir
    rakdos        | c:rakdos ; id:rakdos
    gruul         | c:gruul ; id:gruul
    selesnya      | c:selesnya ; id:selesnya
    orzhov        | c:orzhov ; id:orzhov
    izzet         | c:izzet ; id:izzet
    golgari       | c:golgari ; id:golgari
    boros         | c:boros ; id:boros
    simic         | c:simic ; id:simic
    esper         | c:esper ; id:esper
    flying        | kw:flying
    trample       | kw:trample
    haste         | kw:haste
    vigilance     | kw:vigilance
    lifelink      | kw:lifelink
    deathtouch    | kw:deathtouch
    menace        | kw:menace
    reach         | kw:reach
    hexproof      | kw:hexproof
    indestructible | kw:indestructible
    flash         | kw:flash
    ward          | kw:ward
    first strike  | kw:"first strike"
    double strike | kw:"double strike"
    defender      | kw:defender
    landfall      | kw:landfall
    cascade       | kw:cascade
    cycling       | kw:cycling
    kicker        | kw:kicker
    scry          | kw:scry
    prowess       | kw:prowess
    flashback     | kw:flashback
    proliferate   | kw:proliferate
    convoke       | kw:convoke
    delve         | kw:delve
    mythic        | r:mythic
    rare          | r:rare
    uncommon      | r:uncommon
    common        | r:common
    modern        | f:modern
    standard      | f:standard
    pioneer       | f:pioneer
    legacy        | f:legacy
    vintage       | f:vintage
    pauper        | f:pauper
    commander     | f:commander ; is:commander
    historic      | f:historic ; is:historic
    price         | usd<
    cheap         | usd<=1
    expensive     | usd>=20
    cost          | mana: ; mv<=
    power         | power: ; pow>= ; power>=
    toughness     | toughness: ; tou>= ; toughness>=
    text          | oracle:
    rarity        | rarity:
    artist        | artist:
    year          | year: ; year>= ; year=
    removal       | otag:removal
    ramp          | otag:ramp
    draw          | o:"draw a card" ; otag:draw
    counterspell  | otag:counterspell
    tutor         | otag:tutor
    board wipe    | otag:board-wipe
    graveyard     | o:graveyard ; otag:graveyard-hate ; otag:reanimate
    reprint       | is:reprint
    foil          | is:foil
    promo         | is:promo
    fetch land    | is:fetchland
    shock land    | is:shockland
    dual land     | is:dual
    japanese      | lang:ja
    german        | lang:de
    newest        | sort:released
    reserved      | is:reserved
    """

  @Test func thingsOfPlayers() {
    var (late, never): ([String], [String]) = ([], [])
    let rows = Self.rows.split(separator: "\n")
    #expect(rows.count >= 120)
    for row in rows {
      let parts = row.split(separator: "|")
      let thing = parts[0].split(separator: " ").joined(separator: " ")
      let wanted = parts[1].split(separator: ";").map { $0.split(separator: " ").joined(separator: " ") }
      func isOffered(_ typed: some StringProtocol) -> Bool {
        let first = Offered(typed + "‸", Self.engine).results.prefix(5)
        return wanted.contains { first.contains($0) }
      }
      if isOffered(thing.prefix(3)) { continue }
      late.append(thing)
      if !(1...thing.count).contains(where: { isOffered(thing.prefix($0)) }) { never.append(thing) }
    }
    #expect(never == [])
    #expect(late.count * 20 <= rows.count, "\(late)")
  }
}
