import FilterVocabulary

/// Words of players for terms: `cheap` for `usd<=1`.
///
/// A line has the name of a field, what follows it in the term, and the words, those that are meant more often first. A
/// field without a rest is offered with its usual operator. Written for this project from how players speak.
enum ScryfallSynonyms {
  static let all = read(
    """
    color :white | white
    color :blue | blue
    color :black | black
    color :red | red
    color :green | green
    color :colorless | colorless, no color, without color, colourless
    color :multicolor | multicolor, multicolored, gold, many colors, multi color, multicolour
    color =1 | mono, monocolored, one color, single color, mono colored
    color =2 | two colors, dual color, two color
    color =3 | three colors, tri color, three color
    color =5 | five colors, all colors, rainbow, five color, wubrg
    color =w | mono white, monowhite
    color =u | mono blue, monoblue
    color =b | mono black, monoblack
    color =r | mono red, monored
    color =g | mono green, monogreen
    color | colours, coloured
    identity <= | color identity, commander colors, fits in, playable in
    identity | identity of commander
    type :creature | creature, creatures, monster, monsters
    type :land | land, lands, mana base
    type :instant | instant, instants, at instant speed
    type :sorcery | sorcery, sorceries
    type :artifact | artifact, artifacts
    type :enchantment | enchantment, enchantments
    type :planeswalker | planeswalker, planeswalkers, walker, walkers, pw
    type :battle | battle, battles, siege
    type :equipment | equipment, equip, gear, weapon, weapons
    type :aura | aura, auras
    type :vehicle | vehicle, vehicles
    type :legendary | legendary, legend, legends, legendaries
    type :basic | basic, basics, basic land
    type :token | token, tokens
    type :saga | saga, sagas
    type :food | food token
    type :treasure | treasure token
    type :snow | snow permanent
    type :goblin | goblin, goblins, gobbo
    type :elf | elf, elves
    type :dragon | dragon, dragons
    type :zombie | zombie, zombies, undead
    type :vampire | vampire, vampires
    type :angel | angel, angels
    type :wizard | wizard, wizards, mage
    type :human | human, humans
    type :merfolk | merfolk, mermaid
    type :sliver | sliver, slivers
    type :dinosaur | dinosaur, dinosaurs, dino, dinos
    type :knight | knight, knights
    type :cat | cat, cats, kitty
    type :dog | dog, dogs
    type :bird | bird, birds
    type :demon | demon, demons
    type :spirit | spirit, spirits, ghost, ghosts
    type :elemental | elemental, elementals
    type :soldier | soldier, soldiers
    type :warrior | warrior, warriors
    type :pirate | pirate, pirates
    type :ninja | ninja, ninjas
    type :eldrazi | eldrazi titan
    type | kind of card, card type, tribe, tribal, subtype, creature type, race
    manavalue = | mana value, cmc, converted mana cost, total cost, casting cost
    manavalue <= | cost, costs, cost at most, cheaper than, mana cost at most
    manavalue <=2 | low cost, cheap spell, cheap to cast, low curve
    manavalue =1 | one drop, one mana, 1 drop
    manavalue =2 | two drop, two mana, 2 drop
    manavalue =3 | three drop, three mana, 3 drop
    manavalue =4 | four drop, 4 drop
    manavalue =0 | free spell, zero cost, zero mana, no mana
    manavalue >=7 | expensive spell, bomb, high cost, fatty cost
    mana : | mana cost, cost, casting cost, pips, mana symbols
    power >=5 | strong, big creature, fatty, big, huge, beater, large creature
    power <=1 | weak, small creature, small, little, tiny
    power | strength, attack, damage dealt, atk
    power =0 | no power, zero power
    toughness >=5 | tough, tanky, high toughness, tank
    toughness | health, hp, endurance, hit points
    toughness =1 | fragile
    loyalty | loyalty counters, starting loyalty
    oracle : | text, rules text, card text, rules, says, ability, effect, wording, does, description
    oracle :"draw a card" | draw, card draw, draw a card, draws, cantrip, card advantage
    oracle :"enters" | etb, enters the battlefield, comes into play, when it enters
    oracle :"destroy target creature" | kill creature, destroy creature, kill spell
    oracle :"destroy all creatures" | destroy all creatures
    oracle :"counter target spell" | counter target spell, hard counter
    oracle :"exile target" | exile, exiles, exile target
    oracle :"add {" | adds mana, make mana
    oracle :sacrifice | sacrifice, sac, sacrifices, aristocrats
    oracle :discard | discard, discards, hand attack
    oracle :"gain life" | gain life, life gain, lifegain, heal
    oracle :"each opponent loses" | drain, opponents lose life
    oracle :"create a" | make tokens, create tokens, creates tokens, token maker
    oracle :"+1/+1 counter" | plus one counters, +1/+1 counters, counters on creatures, +1/+1
    oracle :proliferate | more counters
    oracle :"extra turn" | extra turn, extra turns, time walk
    oracle :"search your library" | tutor, tutors, search library, fetch
    oracle :"can't be blocked" | unblockable, evasion, can not be blocked
    oracle :"can't be countered" | uncounterable, can not be countered
    oracle :"return target" | bounce, unsummon, return to hand
    oracle :graveyard | graveyard, yard
    oracle :"from your graveyard" | recursion, from the graveyard, reanimate
    oracle :"target player mills" | mill, milling
    oracle :"double" | double, doubling, doubles
    oracle :"copy" | copy, copies, clone, clones
    oracle :"untap" | untap, untaps
    oracle :"tap target" | tap down, tapper
    oracle :"whenever ~ attacks" | attack trigger, when it attacks
    oracle :"dies" | dies, death trigger, when it dies
    oracle :"landfall" | landfall deck
    oracle :"cast from exile" | impulse, impulse draw
    oracle :"gain control" | steal, threaten, control change
    oracle :"deals damage to any target" | burn, direct damage
    oracle :"fight" | fights
    oracle :"win the game" | win the game, alternate win, you win
    oracle :"no maximum hand size" | no maximum hand size
    oracle :"additional land" | extra land, additional land, land drop
    oracle :"protection from" | protection from
    oracle :"spells you cast cost" | cost reduction, reduces cost, cheaper spells
    keyword :flying | flying, fly, flyer, flyers, flier, fliers, flies, in the air
    keyword :trample | trample, trampler, tramples
    keyword :haste | haste, hasty, fast
    keyword :deathtouch | deathtouch, death touch
    keyword :lifelink | lifelink, life link
    keyword :vigilance | vigilance, vigilant
    keyword :"first strike" | first strike, first striker
    keyword :"double strike" | double strike, double striker
    keyword :hexproof | hexproof, hard to target
    keyword :indestructible | indestructible, can not be destroyed
    keyword :flash | flash
    keyword :menace | menace
    keyword :reach | reach, blocks flyers
    keyword :ward | ward
    keyword :defender | defender, wall, walls
    keyword :prowess | prowess
    keyword :cascade | cascade
    keyword :flashback | flashback
    keyword :kicker | kicker
    keyword :convoke | convoke
    keyword :cycling | cycling, cycler, cycle
    keyword :equip | equip cost
    keyword :landfall | landfall
    keyword :affinity | affinity
    keyword :storm | storm
    keyword :delve | delve
    keyword :madness | madness
    keyword :morph | morph, face down
    keyword :protection | protection
    keyword :infect | infect, poison, poison counters
    keyword :mill | mills
    keyword :scry | scry, scries
    keyword :surveil | surveil
    keyword :fight | fight
    keyword :proliferate | proliferate
    keyword :explore | explore
    keyword :ninjutsu | ninjutsu
    keyword :mutate | mutate
    keyword :partner | partner, partners
    keyword : | keyword ability, has ability
    oracletag :removal | removal, kill, kills, destroy, spot removal
    oracletag :board-wipe | board wipe, wrath, sweeper, boardwipe, wipe, mass removal
    oracletag :counterspell | counterspell, counterspells, counter magic, counters
    oracletag :ramp | ramp, mana ramp, acceleration
    oracletag :mana-rock | mana rock, mana rocks, rock
    oracletag :mana-dork | mana dork, mana dorks, dork
    oracletag :card-advantage | more cards
    oracletag :lifegain | lifegain cards
    oracletag :reanimate | reanimation, reanimator
    oracletag :tutor | tutor cards
    oracletag : | what it does, role, function
    format :commander | commander, edh, cedh
    format :modern | modern, modern legal
    format :standard | standard, standard legal, t2
    format :pioneer | pioneer
    format :legacy | legacy
    format :vintage | vintage
    format :pauper | pauper
    format :historic | historic
    format :brawl | brawl
    format :alchemy | alchemy
    format : | legal in, legality, playable, allowed in
    banned : | banned in, banned, ban list, not allowed
    restricted : | restricted in
    is :commander | commander, can be commander, legal commander, general, generals, commanders
    is :foil | foil, shiny
    is :promo | promo, promos, promotional
    is :reprint | reprint, reprints, reprinted
    is :firstprint | first printing, original printing, new card
    is :fetchland | fetchland, fetch land, fetchlands, fetches
    is :shockland | shockland, shock land, shocklands, shocks
    is :dual | dual land, dual lands, duals
    is :triland | triland, triome, tri land, triomes
    is :manland | manland, creature land, man land
    is :checkland | check land, checkland
    is :fastland | fast land, fastland
    is :bounceland | bounce land, karoo
    is :vanilla | vanilla, no abilities
    is :frenchvanilla | french vanilla, only keywords
    is :bear | bear, bears, two two for two
    is :modal | modal, choose one, charm
    is :permanent | permanent, permanents
    is :spell | spell, spells
    is :historic | artifact legend or saga
    is :party | party member
    is :dfc | double faced, two sided, double sided, flip side
    is :mdfc | modal double faced, mdfc
    is :transform | transform, transforms, transforming
    is :split | split card, split cards
    is :adventure | adventure, adventures
    is :reserved | reserved list, reserved, never reprinted
    is :fullart | full art, fullart
    is :showcase | showcase frame
    is :borderless | borderless, no border
    is :extendedart | extended art
    is :etched | etched foil
    is :textless | textless, no text
    is :funny | funny, joke, silver border, un card
    is :digital | digital only, only digital
    is :spotlight | story spotlight
    is :hires | high resolution, good scan
    is :unique | only one printing
    is :companion | companion, companions
    is :phyrexian | phyrexian mana
    is :hybrid | hybrid, hybrid mana
    rarity :mythic | mythic, mythics, mythic rare
    rarity :rare | rare, rares
    rarity :uncommon | uncommon, uncommons
    rarity :common | common, commons
    rarity | how rare, rareness
    usd < | price, prices, dollars, worth, value in dollars, cost in dollars, money, how much
    usd <=1 | cheap, budget, inexpensive, affordable, low price, under a dollar
    usd >=20 | expensive, pricey, costly, valuable, high price
    eur < | price in euros, euros
    tix < | price on mtgo, tickets
    set : | from set, expansion, printed in, edition
    date >= | released, released after, release date, newer than, recent, since
    date >=now | upcoming, unreleased, spoiled, spoilers, future cards
    year = | printed in year, from year
    year <=1995 | old, oldest, old school, early
    artist : | artist, drawn by, illustrated by, painted by, art by, illustrator, picture by
    arttag : | art shows, picture of, in the art, depicts
    flavor : | flavor text, quote, flavour, story text
    language : | language, in language, translated
    language :ja | japanese
    language :de | german
    language :fr | french
    language :es | spanish
    language :it | italian
    language :pt | portuguese
    language :ru | russian
    language :ko | korean
    frame : | card frame, looks like
    frame :1993 | old frame, original frame
    frame :2015 | new frame, modern frame
    frame :future | future frame, futureshifted
    border :black | black border
    border :white | white border
    game :arena | arena, on arena, mtga
    game :mtgo | mtgo, magic online, modo
    game :paper | paper, in paper, real cards
    produces : | makes mana, taps for, mana producer, produces mana
    devotion : | devotion to
    order :edhrec | popular, most popular, most played, best
    order :usd | sort by price, by price, sorted by price
    order :cmc | sort by cost, by cost, by mana value
    order :released | newest, sort by date, by date, latest
    order :power | by power, sort by power
    order :name | alphabetical, by name
    order : | sort, sort by, order by, sorted by
    direction :desc | descending, highest first, from high to low, reverse
    direction :asc | ascending, lowest first, from low to high
    unique :art | every art, all arts, each artwork
    unique :prints | every printing, all printings, all versions, every version
    prints =1 | printed once, single printing
    cube : | in cube, cube list
    number | collector number, card number
    """)

  private static func read(_ text: String) -> [Synonym] {
    var synonyms: [Synonym] = []
    for line in text.utf8.split(separator: UInt8(ascii: "\n")) {
      guard let place = line.indices.first(where: { line[$0...].starts(with: " | ".utf8) }) else { continue }
      let head = line[..<place].split(separator: UInt8(ascii: " "), maxSplits: 1)
      let field = String(decoding: head[0], as: UTF8.self)
      let rest = head.count > 1 ? String(decoding: head[1], as: UTF8.self) : ""
      for words in line[line.index(place, offsetBy: 3)...].split(separator: UInt8(ascii: ",")) {
        let words = String(decoding: words.drop { $0 == UInt8(ascii: " ") }, as: UTF8.self)
        synonyms.append(Synonym(words, field: field, rest: rest))
      }
    }
    return synonyms
  }
}
