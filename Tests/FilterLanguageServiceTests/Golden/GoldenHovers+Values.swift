extension GoldenHovers {
  static let values = ##"""
    c:‸w
      [w] value: white
        Finds white cards
    c:‸wu
      [wu] value: white and blue
        Finds cards that are white and blue
    c:WUB‸RG
      [WUBRG] value: white, blue, black, red and green
        Finds cards that are white, blue, black, red and green
    c:‸azorius
      [azorius] value: Azorius
        White and blue, in letters 'wu'
        Kind of name: guild
        Finds cards that are Azorius (white and blue)
    id:‸lorehold
      [lorehold] value: Lorehold
        White and red, in letters 'wr'
        Kind of name: college
        Finds cards with a color identity that fits within Lorehold (white and red)
    id<=‸abzan
      [abzan] value: Abzan
        White, black and green, in letters 'wbg'
        Kind of name: wedge
        Finds cards with a color identity that fits within Abzan (white, black and green)
    id:‸witch-maw
      [witch-maw] value: Witch-maw
        White, blue, black and green, in letters 'wubg'
        Kind of name: four-color
        Finds cards with a color identity that fits within Witch-Maw (white, blue, black and green)
    c:‸blue
      [blue] value: blue
        Finds blue cards
    c:‸colorless
      [colorless] value: no color at all
        Finds colorless cards
    c:‸multicolor
      [multicolor] value: any two or more colors
        Finds multicolored cards
    c:‸0
      [0] value: no color at all
        Finds colorless cards
    c=‸1
      [1] value: any one color
        Finds cards with exactly one color
    id:‸4
      [4] value: any 4 colors
        Finds cards with a color identity of exactly four colors
    id:‸rainbow
      [rainbow] value: all 5 colors
        Finds cards with a color identity of exactly five colors
    produces:‸c
      [c] value: colorless mana
        Finds cards that can produce colorless mana
    produces:‸any
      [any] value: any one or more colors
        Finds cards that can produce at least one kind of mana
    m:‸{w}
      [{w}] value: {W}
        '{W}': white
        Together worth 1
        Finds cards with {W} in their mana cost
    m:{2}{‸w/u}
      [{w/u}] value: {W/U}: white or blue
        '{2}': 2 generic
        '{W/U}': white or blue
        Together worth 3
        Finds cards with {2}{W/U} in their mana cost
    m:{2/‸r}
      [{2/r}] value: {2/R}
        '{2/R}': 2 generic or red
        Together worth 2
        Finds cards with {2/R} in their mana cost
    m:{g/p}‸
      [{g/p}] value: {G/P}
        '{G/P}': green, or two life
        Together worth 1
        Finds cards with {G/P} in their mana cost
    m:{g/u/‸p}
      [{g/u/p}] value: {G/U/P}
        '{G/U/P}': green or blue, or two life
        Together worth 1
        Finds cards with {G/U/P} in their mana cost
    m:‸{x}{x}{s}
      [{x}] value: {X}: any amount
        '{S}': snow
        '{X}' twice: any amount
        Together worth 1
        Finds cards with {S}{X}{X} in their mana cost
    m:{‸½}
      [{½}] value: {½}
        '{½}': half a generic
        Together worth 0.5
        Finds cards with {½} in their mana cost
    m:{hw‸}
      [{hw}] value: {HW}
        '{HW}': half a white
        Together worth 0.5
        Finds cards with {HW} in their mana cost
    m:{‸c}{c/w}
      [{c}] value: {C}: colorless
        '{C}': colorless
        '{C/W}': colorless or white
        Together worth 2
        Finds cards with {C}{C/W} in their mana cost
    m:‸0
      [0] value: {0}
        '{0}': 0 generic
        Together worth 0
        Finds cards with {0} in their mana cost
    m:{100‸0000}
      [{1000000}] value: {1000000}
        '{1000000}': 1000000 generic
        Together worth 1000000
        Finds cards with {1000000} in their mana cost
    m:2‸ww
      [w] value: {W}: white
        '{2}': 2 generic
        '{W}' twice: white
        Together worth 4
        Finds cards with {2}{W}{W} in their mana cost
    m:2w‸w
      [w] value: {W}: white
        '{2}': 2 generic
        '{W}' twice: white
        Together worth 4
        Finds cards with {2}{W}{W} in their mana cost
    m:{‸2}ww
      [{2}] value: {2}: 2 generic
        '{2}': 2 generic
        '{W}' twice: white
        Together worth 4
        Finds cards with {2}{W}{W} in their mana cost
    devotion:‸ww
      [w] value: {W}: white
        '{W}' twice: white
        Finds cards with a devotion of at least {W}{W}
    devotion:{u/‸b}{u/b}
      [{u/b}] value: {U/B}: blue or black
        '{U/B}' twice: blue or black
        Finds cards with a devotion of at least {U/B}{U/B}
    mv=‸3
      [3] value: the number 3
        Finds cards with a mana value of 3
    mv=‸0.5
      [0.5] value: the number 0.5
        Finds cards with a mana value of 0.5
    mv:‸even
      [even] value: even numbers
        Finds cards with an even mana value
    mv:‸odd
      [odd] value: odd numbers
        Finds cards with an odd mana value
    pow=‸-1
      [-1] value: the number -1
        Finds cards with a power of -1
    pow=‸*
      [*] value: the number 0
        '*' counts as 0
        Finds cards with a power of * (counts as 0)
    tou>‸x
      [x] value: the number 0
        'x' counts as 0
        Finds cards with a toughness of more than x (counts as 0)
    pow=‸1.5
      [1.5] value: the number 1.5
        Finds cards with a power of 1.5
    pow>‸cmc
      [cmc] value: mana value
        Another column of the same card
        Finds cards with a power greater than their mana value
    usd<‸eur
      [eur] value: price in euros
        Another column of the same card
        Finds cards with a price in US dollars less than their price in euros
    loy=‸0
      [0] value: the number 0
        Finds cards with a loyalty of 0
    edhrec<‸1000
      [1000] value: the number 1000
        Finds cards with an EDHREC rank of less than 1000
    date=‸2020
      [2020] value: the year 2020
        Finds cards that were released in 2020
    date=‸1993-08
      [1993-08] value: August 1993
        Finds cards that were released in August 1993
    date=‸1993-08-05
      [1993-08-05] value: August 5, 1993
        Finds cards that were released on August 5, 1993
    date>‸today
      [today] value: today
        The day the query runs
        Finds cards that were released after today
    date<‸neo
      [neo] value: the release day of Kamigawa: Neon Dynasty
        Released 2022-02-18
        Finds cards that were released before the day Kamigawa: Neon Dynasty was released
    year=‸2024
      [2024] value: the year 2024
        Finds cards that were released in 2024
    r:‸m
      [m] value: mythic rare
        The rarest in boosters
        Also written 'mythic'
        Finds mythic rare cards
    r:‸common
      [common] value: common
        The most frequent in boosters
        Also written 'c'
        Finds common cards
    r:‸special
      [special] value: special rarity
        Apart from the rarities of its set
        Also written 's'
        Finds cards that are of special rarity
    s:‸neo
      [neo] value: Kamigawa: Neon Dynasty
        Released 2022-02-18
        Also written 'Kamigawa Neon Dynasty'
        Finds cards from Kamigawa: Neon Dynasty
    s:‸lea
      [lea] value: Limited Edition Alpha
        Released 1993-08-05
        Also written 'alpha'
        Finds cards from Limited Edition Alpha
    e:‸"war of the spark"
      ["war of the spark"] value: War of the Spark
        Released 2019-05-03
        Also written 'war'
        Finds cards from War of the Spark
    b:‸zen
      [zen] value: Zendikar
        Released 2009-10-02
        Finds cards from the Zendikar block
    g:‸znr
      [znr] value: Zendikar Rising
        Released 2020-09-25
        Finds cards from the Zendikar Rising family of sets
    st:‸core
      [core] value: core
        Core product
        Finds cards from core sets
    st:draft‸_innovation
      [draft_innovation] value: draft innovation
        Draft innovation product
        Finds cards from draft innovation sets
    f:‸edh
      [edh] value: Commander
        100-card singleton with commander
        Also written 'commander'
        Finds cards that are legal in Commander
    f:‸pauper
      [pauper] value: Pauper
        Commons only
        Finds cards that are legal in Pauper
    banned:‸legacy
      [legacy] value: Legacy
        Eternal with bans
        Finds cards that are banned in Legacy
    kw:‸deathtouch
      [deathtouch] value: deathtouch
        Finds cards with deathtouch
    kw:‸"first strike"
      ["first strike"] value: first strike
        Finds cards with first strike
    is:‸foil
      [foil] value: foil
        Exists in foil
        Known by: finishes has foil
        Also written 'premium'
        Finds cards that exist in foil
    is:‸permanent
      [permanent] value: permanent
        Can stay on the battlefield
        Known by: type_line has any of artifact, battle, creature, enchantment, land, planeswalker
        Finds cards that can stay on the battlefield
    is:‸fetchland
      [fetchland] value: fetchland
        The ten pay-life fetch lands
        Finds fetch lands
    is:‸dfc
      [dfc] value: dfc
        Two card faces back to back
        Known by: layout in transform, modal_dfc, art_series, double_faced_token, reversible_card
        Also written 'doublefaced', 'doublesided'
        Finds cards with two faces back to back
    is:‸commander
      [commander] value: commander
        May lead a Commander deck
        Known by: legendary creature, or legendary Vehicle/Spacecraft with power and toughness, or Background, or text says it can be your commander; and not banned in commander
        Finds cards that can be your commander
    is:extended‸-art
      [extended-art] value: extendedart
        Extended art
        Known by: frame_effects has extendedart
        Also written 'extended'
        Finds cards with extended art
    not:‸reprint
      [reprint] value: reprint
        Earlier printing exists
        Known by: reprint = true
        Finds cards that are not reprints
    has:‸watermark
      [watermark] value: watermark
        Has a watermark
        Known by: watermark present
        Finds cards with a watermark
    wm:‸izzet
      [izzet] value: izzet
        Finds cards with the izzet watermark
    border:‸black
      [black] value: black
        Black border
        Finds cards with a black border
    frame:‸2015
      [2015] value: 2015
        Magic 2015 holofoil-stamp frame
        Also written '15', 'm15'
        Finds cards with the 2015 frame
    frame:‸old
      [old] value: old (1993 or 1997)
        1993 or 1997 frame
        Stands for '1993', '1997'
        Also written 'retro'
        Finds cards with the old (1993 or 1997) frame
    stamp:‸oval
      [oval] value: oval
        Oval stamp
        Finds cards with the oval security stamp
    layout:‸modal_dfc
      [modal_dfc] value: modal dfc
        Modal dfc layout
        Finds cards with the modal dfc layout
    lang:‸ja
      [ja] value: Japanese
        Also written 'jp', 'japanese'
        Finds cards that are printed in Japanese
    lang:‸any
      [any] value: any
        Every language
        Finds cards that are printed in any language
    lang:‸jp
      [jp] value: Japanese
        Also written 'ja', 'japanese'
        Finds cards that are printed in Japanese
    game:‸mtgo
      [mtgo] value: Magic Online
        Finds cards that are available on Magic Online
    in:‸rare
      [rare] value: rare
        One in a booster
        Also written 'r'
        Finds cards that were ever printed at rare
    in:‸lea
      [lea] value: Limited Edition Alpha
        Released 1993-08-05
        Also written 'alpha'
        Finds cards that were ever printed in Limited Edition Alpha
    in:‸ja
      [ja] value: Japanese
        Also written 'jp', 'japanese'
        Finds cards that were ever printed in Japanese
    in:‸core
      [core] value: core
        Core product
        Finds cards that were ever printed in core sets
    new:‸language
      [language] value: languages
        New language
        Also written 'lang'
        Finds cards with new languages
    cheapest:‸$
      [$] value: US dollars
        Cheapest in US dollars
        Also written 'usd', 'dollar'
        Finds cards that are the cheapest printing of their card in US dollars
    cube:‸legacy
      [legacy] value: legacy
        Legacy cube
        Finds cards that are in the legacy cube
    cn:‸★12
      [★12] value: “★12”
        Finds cards with a collector number of ★12
    cn=‸12
      [12] value: “12”
        Finds cards with a collector number of 12
    t:‸creature
      [creature] value: creature
        Finds creatures
    t:‸legendary
      [legendary] value: legendary
        Finds legendary cards
    t:‸goblin
      [goblin] value: Goblin
        Finds Goblin cards
    t:‸plane
      [plane] value: plane
        Finds planes
    unique:‸art
      [art] value: artworks
        One row per distinct artwork
        Also written 'arts'
        Results: one row per artwork
    order:‸released
      [released] value: release date
        Results: sorted by release date
    order:‸edhrec
      [edhrec] value: EDHREC rank
        Results: sorted by EDHREC rank
    dir:‸desc
      [desc] value: descending
        Also written 'down'
        Results: in descending order
    dir:‸natural
      [natural] value: not a value of direction
        Takes one of 3 words: 'auto', 'asc', 'desc'
    prefer:‸usd-low
      [usd-low] value: the cheapest (in dollars)
        Cheapest in dollars
        Results: preferring the cheapest printings in US dollars
    prefer:‸ub
      [ub] value: Universes Beyond
        Universes Beyond version
        Also written 'universesbeyond'
        Results: preferring Universes Beyond printings
    as:‸full
      [full] value: full details
        Results: shown with full details
    include:‸multilingual
      [multilingual] value: multilingual
        Every language
        Results: including all languages
    mtgo:‸12345
      [12345] value: 12345
        Finds cards with the Magic Online id 12345
    otag:‸removal
      [removal] value: “removal”
        Finds cards that are tagged “removal”
    """##
}
