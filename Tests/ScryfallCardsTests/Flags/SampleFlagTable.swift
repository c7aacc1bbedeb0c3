/// Cards of the sample for each value of `is:` of which it has some: cards that must be found, and near misses.
enum SampleFlagTable {
  static let rows = cards + printings

  /// Properties, texts and roles of cards.
  private static let cards: [FlagRow] = [
    .init(
      "permanent",
      in: ["A-Grubb Sixpenny, Union Steward", "Leviathan of the Return Slot", "Ólvar, Who Counts the Drowned"],
      out: ["Rallying Sparks", "A Match in the Dark", "Backstage Arrangement"]),
    .init(
      "spell", in: ["A Match in the Dark", "Moor Lich", "Ólvar, Who Counts the Drowned"],
      out: ["Noon, Redeemed at Last", "Zombie", "Citizen"]),
    .init(
      "historic", in: ["A-Grubb Sixpenny, Union Steward", "Map", "Ólvar, Who Counts the Drowned"],
      out: ["Goblin", "Zombie", "Citizen"]),
    .init(
      "party", in: ["Ash-Cart Driver", "Little Half-Orc, Big Half-Orc", "Ólvar, Who Counts the Drowned"],
      out: ["Baron Crumpet, Teatime Terror", "Captain Nettie Saltmarrow", "Complaints Department"]),
    .init(
      "outlaw", in: ["Ash-Cart Driver", "Leech Apothecary", "Tallyman's Apprentice"],
      out: ["Baron Crumpet, Teatime Terror", "Causeway Cadet", "Citizen"]),
    .init(
      "modal", in: ["Candlemaker's Ultimatum", "Rallying Sparks", "Tri-Guild Accord"],
      out: ["Ebb // Owe", "Snuff // Strike a Light", "A Match in the Dark"]),
    .init("vanilla", in: ["Citizen", "Lamppost Mule", "Zombie"], out: ["Firefly", "Goblin", "Spirit"]),
    .init(
      "frenchvanilla", in: ["Carrion Vine", "Mangrove That Walked", "Window-Box Treant"],
      out: ["Echo from a Later Moor", "Sapling Out of Season", "A-Grubb Sixpenny, Union Steward"]),
    .init(
      "bear", in: ["Bramble-Gate Innkeeper // Room for the Night", "Knight of the Sunken Causeway", "Widow Loam"],
      out: [
        "Moth Queen of the Chandelier // Scatter the Sparks", "Elderly Fireworks Maker // One Last Show",
        "Mirel Vance, Last Lamplighter // Mirel, Lamp in the Storm",
      ]),
    .init(
      "hybrid", in: ["Barrow-Wight Regent", "Carrion Vine", "Whistler, the Moor's Good Dog"],
      out: ["Isaurèlle, Queen of the Stacks", "King Hollin, Who Owes", "A-Grubb Sixpenny, Union Steward"]),
    .init(
      "phyrexian", in: ["Graft of Two Moons", "Oilcloth Marauder"],
      out: ["Automated Clerk", "Half-Built Night Engine", "Pawnshop Curio // Curio, Hungry and Awake"]),
    .init(
      "indicator", in: ["Half-Submarine, Half-", "Noon, Redeemed at Last", "Thoroughly Upholstered"],
      out: ["Sunclerk Ottoline", "Ninth Shelf, Dusty and Bright", "A-Grubb Sixpenny, Union Steward"]),
    .init(
      "companion", in: ["Whistler, the Moor's Good Dog"],
      out: ["A-Grubb Sixpenny, Union Steward", "Baron Crumpet, Teatime Terror", "Captain Nettie Saltmarrow"]),
    .init(
      "partner",
      in: ["Doctor Fennimore Brisk, Aeronaut", "Gust, Reluctant Balloon", "Marrow and Morrow, Twin Undertakers"],
      out: ["Baron Crumpet, Teatime Terror", "Captain Nettie Saltmarrow", "Complaints Department"]),
    .init(
      "lights", in: ["Hall of Slightly Wrong Mirrors"],
      out: ["Astrolabe for a Missing Sun", "Automated Clerk", "Blood"]),
    .init(
      "related", in: ["A Match in the Dark", "Mirel, Who Carries Noon", "Zombie"],
      out: [
        "Ólvar, Who Counts the Drowned", "Bookish Stormcaller // Borrowed Thunder",
        "Bramble-Gate Innkeeper // Room for the Night",
      ]),
    .init(
      "spellbook", in: ["Conjurer of Second Drafts"],
      out: ["Clerk of Lost Umbrellas", "Ash-Cart Driver", "Baron Crumpet, Teatime Terror"]),
    .init(
      "split", in: ["Dusty Reading Room // Locked Cellar", "Hock // Make Good", "Snuff // Strike a Light"],
      out: [
        "Bookish Stormcaller // Borrowed Thunder", "Bramble-Gate Innkeeper // Room for the Night",
        "Elderly Fireworks Maker // One Last Show",
      ]),
    .init(
      "flip", in: ["Humble Lamp-Trimmer // Trimmer of the Last Wick", "Peat-Cutter Maud // Maud, Whom the Bog Obeys"],
      out: [
        "Mirel Vance, Last Lamplighter // Mirel, Lamp in the Storm", "Grizelda of the Two Hats // The Other Hat",
        "Hedge-Knight Errant // A Modest Oath",
      ]),
    .init(
      "transform",
      in: [
        "Mirel Vance, Last Lamplighter // Mirel, Lamp in the Storm", "Pawnshop Curio // Curio, Hungry and Awake",
        "The Pawning of the Sun // Umbrel, Unlit",
      ],
      out: [
        "Grizelda of the Two Hats // The Other Hat", "Humble Lamp-Trimmer // Trimmer of the Last Wick",
        "Peat-Cutter Maud // Maud, Whom the Bog Obeys",
      ]),
    .init(
      "mdfc",
      in: [
        "Fathom-Deep Reader // Flooded Reading Room", "Grizelda of the Two Hats // The Other Hat",
        "Hope, Kept in a Drawer // Drawer, Kept in the Dark",
      ],
      out: [
        "Bookish Stormcaller // Borrowed Thunder", "Bramble-Gate Innkeeper // Room for the Night",
        "Humble Lamp-Trimmer // Trimmer of the Last Wick",
      ]),
    .init(
      "meld", in: ["Ninth Shelf, Dusty and Bright", "Noon, Redeemed at Last", "Sunclerk Ottoline"],
      out: ["Baron Crumpet, Teatime Terror", "Captain Nettie Saltmarrow", "Complaints Department"]),
    .init(
      "meldpart", in: ["Ninth Shelf, Dusty and Bright", "Sunclerk Ottoline"],
      out: ["Noon, Redeemed at Last", "Baron Crumpet, Teatime Terror", "Captain Nettie Saltmarrow"]),
    .init(
      "meldresult", in: ["Noon, Redeemed at Last"],
      out: ["Sunclerk Ottoline", "Ninth Shelf, Dusty and Bright", "A-Grubb Sixpenny, Union Steward"]),
    .init(
      "dfc",
      in: ["Emberling // Emberling", "Moss-Lamp Dryad (drw)", "The Pawning of the Sun // Umbrel, Unlit"],
      out: [
        "Bookish Stormcaller // Borrowed Thunder", "Bramble-Gate Innkeeper // Room for the Night",
        "Dusty Reading Room // Locked Cellar",
      ]),
    .init(
      "leveler", in: ["Causeway Cadet", "Student of Deep Weather"],
      out: ["Bookish Stormcaller // Borrowed Thunder", "Brinebound Scholar", "Clerk of Lost Umbrellas"]),
    .init(
      "adventure",
      in: [
        "Bramble-Gate Innkeeper // Room for the Night", "Moth Queen of the Chandelier // Scatter the Sparks",
        "Ragpicker's Needle // Stitch a Shadow",
      ], out: ["Grizelda of the Two Hats // The Other Hat", "Bookish Stormcaller // Borrowed Thunder", "Ebb // Owe"]),
    .init(
      "class", in: ["Lamplighter's Apprenticeship"],
      out: ["Case of the Missing Midday", "Case of the Whistling Bog", "Complaints Department"]),
    .init(
      "prepare", in: ["Bookish Stormcaller // Borrowed Thunder", "Hedge-Knight Errant // A Modest Oath"],
      out: ["Fathom-Deep Reader // Flooded Reading Room", "Bramble-Gate Innkeeper // Room for the Night", "Ebb // Owe"]),
    .init(
      "reversible", in: ["Moss-Lamp Dryad (drw)"],
      out: [
        "Bookish Stormcaller // Borrowed Thunder", "Bramble-Gate Innkeeper // Room for the Night",
        "Elderly Fireworks Maker // One Last Show",
      ]),
    .init(
      "token", in: ["Blood", "Lantern", "Zombie"], out: ["Automated Clerk", "Cinderwight", "Drowned Cartographer"]),
    .init(
      "artseries", in: ["Emberling // Emberling"],
      out: [
        "Bookish Stormcaller // Borrowed Thunder", "Bramble-Gate Innkeeper // Room for the Night",
        "Dusty Reading Room // Locked Cellar",
      ]),
    .init(
      "planar", in: ["Everybody's Lamp Goes Out", "Shelf Nine of the Hill", "Wickwall Terrace"],
      out: ["A Match in the Dark", "A-Grubb Sixpenny, Union Steward", "Ash-Cart Driver"]),
    .init(
      "vanguard", in: ["Mirel, Avatar of the Round", "The Broker, Avatar of Terms"],
      out: ["A Match in the Dark", "A-Grubb Sixpenny, Union Steward", "Ash-Cart Driver"]),
    .init(
      "host", in: ["Half-Submarine, Half-", "Seventh-Best Chicken", "Thoroughly Upholstered"],
      out: ["Automated Clerk", "Half-Built Night Engine", "Oilcloth Marauder"]),
    .init(
      "extra", in: ["Blood (ttkt)", "Citizen (ttkt)", "Clue (ttkt)"],
      out: [
        "Mirel Vance, Last Lamplighter // Mirel, Lamp in the Storm (tkt)", "Ash-Cart Driver (ash)",
        "Automated Clerk (tkt)",
      ]),
    .init(
      "commander",
      in: ["A-Grubb Sixpenny, Union Steward", "Marrow and Morrow, Twin Undertakers", "Ólvar, Who Counts the Drowned"],
      out: ["Moor Lich", "Bookish Stormcaller // Borrowed Thunder", "Bramble-Gate Innkeeper // Room for the Night"]),
    .init(
      "brawler", in: ["A-Grubb Sixpenny, Union Steward", "Ned \"Nine Lives\" Cooper", "Whistler, the Moor's Good Dog"],
      out: ["Grubb Sixpenny, Union Steward", "Ash-Cart Driver", "Baron Crumpet, Teatime Terror"]),
    .init(
      "duelcommander",
      in: [
        "Baron Crumpet, Teatime Terror", "Mirel Vance, Last Lamplighter // Mirel, Lamp in the Storm",
        "Ólvar, Who Counts the Drowned",
      ],
      out: [
        "Night Watch Recruit // Day Watch Sergeant", "Pawnshop Curio // Curio, Hungry and Awake",
        "The Pawning of the Sun // Umbrel, Unlit",
      ]),
    .init(
      "oathbreaker", in: ["Mirel, Who Carries Noon"],
      out: [
        "Mirel Vance, Last Lamplighter // Mirel, Lamp in the Storm", "A-Grubb Sixpenny, Union Steward",
        "Baron Crumpet, Teatime Terror",
      ]),
    .init(
      "paupercommander", in: ["Barrow-Wight Regent", "Leech Apothecary", "Will-o'-the-Wick"],
      out: ["Tallyman's Apprentice", "Ash-Cart Driver", "Baron Crumpet, Teatime Terror"]),
    .init(
      "gamechanger", in: ["Astrolabe for a Missing Sun", "Nine Shelves Down", "The Broker Under the Hill"],
      out: [
        "A-Grubb Sixpenny, Union Steward", "Grizelda of the Two Hats // The Other Hat", "Grubb Sixpenny, Union Steward",
      ]),
    .init(
      "reserved", in: ["Astrolabe for a Missing Sun", "Ninefold Chimney", "Wraith of the Wet Ledger"],
      out: ["Grizelda of the Two Hats // The Other Hat", "Gust, Reluctant Balloon", "A-Grubb Sixpenny, Union Steward"]),
    .init(
      "funny",
      in: ["Complaints Department (pbp)", "Half-Submarine, Half- (pbp)", "Hall of Slightly Wrong Mirrors (pbp)"],
      out: ["Automated Clerk (tkt)", "Baron Crumpet, Teatime Terror (drw)", "Captain Nettie Saltmarrow (tid)"]),
    .init(
      "spikey", in: ["Astrolabe for a Missing Sun", "Leech Apothecary", "Will-o'-the-Wick"],
      out: ["Ash-Cart Driver", "Automated Clerk", "Baron Crumpet, Teatime Terror"]),
    .init(
      "universesbeyond", in: ["Baron Crumpet, Teatime Terror (drw)"],
      out: ["Captain Nettie Saltmarrow (tid)", "Complaints Department (pbp)", "Doctor Fennimore Brisk, Aeronaut (tkc)"]),
    .init(
      "unset",
      in: ["Complaints Department (pbp)", "Half-Submarine, Half- (pbp)", "Hall of Slightly Wrong Mirrors (pbp)"],
      out: ["Automated Clerk (tkt)", "Baron Crumpet, Teatime Terror (drw)", "Captain Nettie Saltmarrow (tid)"]),
    .init(
      "alchemy",
      in: ["A-Grubb Sixpenny, Union Steward (ytkt)", "Conjurer of Second Drafts (ytkt)", "Perpetual Intern (ytkt)"],
      out: [
        "Grubb Sixpenny, Union Steward (ash)", "Grubb Sixpenny, Union Steward (drw)",
        "Grubb Sixpenny, Union Steward (tkc)",
      ]),
    .init(
      "rebalanced", in: ["A-Grubb Sixpenny, Union Steward (ytkt)"],
      out: [
        "Grubb Sixpenny, Union Steward (ash)", "Grubb Sixpenny, Union Steward (drw)",
        "Grubb Sixpenny, Union Steward (tkc)",
      ]),
    .init(
      "etb", in: ["Ash-Cart Driver", "Leviathan of the Return Slot", "Widow Loam"],
      out: ["Baron Crumpet, Teatime Terror", "Captain Nettie Saltmarrow", "Complaints Department"]),
  ]

  /// Properties of printings.
  private static let printings: [FlagRow] = [
    .init(
      "foil", in: ["A Match in the Dark (tkt)", "Ashwick Rooftops (tkt)", "Astrolabe for a Missing Sun (tid)"],
      out: ["Ashwick Rooftops (ash)", "Blood (ttkt)", "Chimney Sweeper's Ladder (ash)"]),
    .init(
      "nonfoil", in: ["A Match in the Dark (tkt)", "A-Grubb Sixpenny, Union Steward (ytkt)", "Ash-Cart Driver (ash)"],
      out: [
        "Grubb Sixpenny, Union Steward (drw)", "Mirel, Who Carries Noon (ptkt)",
        "Moss-Lamp Dryad (drw)",
      ]),
    .init(
      "etched", in: ["Perfectly Ordinary Duck (drw)"],
      out: ["Perfectly Ordinary Duck (pbp)", "Seventh-Best Chicken (pbp)", "A-Grubb Sixpenny, Union Steward (ytkt)"]),
    .init(
      "fullart", in: ["Burn the Ticket (ptkt)", "Firefly Herder (ptkt)", "Plain Where the Sun Was (tkt)"],
      out: ["Burn the Ticket (tkt)", "Firefly Herder (brk)", "Plain Where the Sun Was (ash)"]),
    .init(
      "textless", in: ["Spark, Meet Powder (drw)"],
      out: ["Spark, Meet Powder (ash)", "A Match in the Dark (tkt)", "Bookish Stormcaller // Borrowed Thunder (tkt)"]),
    .init(
      "oversized",
      in: ["Everybody's Lamp Goes Out (umk)", "Giant Novelty Check (wkc)", "Shelf Nine of the Hill (umk)"],
      out: ["Astrolabe for a Missing Sun (tid)", "Automated Clerk (tkt)", "Blood (ttkt)"]),
    .init(
      "promo", in: ["Baron Crumpet, Teatime Terror (drw)", "Burn the Ticket (ptkt)", "Firefly Herder (ptkt)"],
      out: ["Burn the Ticket (tkt)", "Firefly Herder (brk)", "Thistlewane, Firefly Shepherd (brk)"]),
    .init(
      "reprint", in: ["Ashwick Rooftops (tkt)", "Crab with a Grudge (tkt)", "Emberling (tkt)"],
      out: ["Ashwick Rooftops (ash)", "Crab with a Grudge (tid)", "Emberling (ash)"]),
    .init(
      "firstprint",
      in: ["A Match in the Dark (tkt)", "A-Grubb Sixpenny, Union Steward (ytkt)", "Ash-Cart Driver (ash)"],
      out: [
        "Grubb Sixpenny, Union Steward (drw)", "Grubb Sixpenny, Union Steward (tkc)",
        "Isaurèlle, Queen of the Stacks (lmm)",
      ]),
    .init(
      "unique", in: ["A Match in the Dark (tkt)", "A-Grubb Sixpenny, Union Steward (ytkt)", "Ash-Cart Driver (ash)"],
      out: [
        "Grubb Sixpenny, Union Steward (ash)", "Grubb Sixpenny, Union Steward (drw)",
        "Grubb Sixpenny, Union Steward (tkc)",
      ]),
    .init(
      "digital",
      in: ["A-Grubb Sixpenny, Union Steward (ytkt)", "Conjurer of Second Drafts (ytkt)", "Perpetual Intern (ytkt)"],
      out: [
        "Grubb Sixpenny, Union Steward (ash)", "Grubb Sixpenny, Union Steward (drw)",
        "Grubb Sixpenny, Union Steward (tkc)",
      ]),
    .init(
      "spotlight",
      in: [
        "A Match in the Dark (tkt)", "Burn the Ticket (tkt)",
        "Mirel Vance, Last Lamplighter // Mirel, Lamp in the Storm (tkt)",
      ],
      out: [
        "Burn the Ticket (ptkt)", "Baron Crumpet, Teatime Terror (drw)",
        "Bramble-Gate Innkeeper // Room for the Night (tkt)",
      ]),
    .init(
      "booster", in: ["A Match in the Dark (tkt)", "Ash-Cart Driver (ash)", "Ashwick Rooftops (ash)"],
      out: ["Ashwick Rooftops (tkt)", "Baron Crumpet, Teatime Terror (drw)", "Citizen (ttkt)"]),
    .init(
      "contentwarning", in: ["Debtors' Wheel (ash)"],
      out: ["Astrolabe for a Missing Sun (tid)", "Automated Clerk (tkt)", "Blood (ttkt)"]),
    .init(
      "default", in: ["A Match in the Dark (tkt)", "A-Grubb Sixpenny, Union Steward (ytkt)", "Ash-Cart Driver (ash)"],
      out: [
        "Grubb Sixpenny, Union Steward (drw)", "Grubb Sixpenny, Union Steward (tkc)",
        "Baron Crumpet, Teatime Terror (drw)",
      ]),
    .init(
      "atypical", in: ["Ashwick Rooftops (tkt)", "Baron Crumpet, Teatime Terror (drw)", "Burn the Ticket (ptkt)"],
      out: ["Ashwick Rooftops (ash)", "Burn the Ticket (tkt)", "Captain Nettie Saltmarrow (tid)"]),
    .init(
      "old", in: ["Ash-Cart Driver (ash)", "Ashwick Rooftops (ash)", "Astrolabe for a Missing Sun (tid)"],
      out: ["Ashwick Rooftops (tkt)", "Ironing-Board Surfer (pbp)", "Oilcloth Marauder (tkt)"]),
    .init(
      "new", in: ["A Match in the Dark (tkt)", "A-Grubb Sixpenny, Union Steward (ytkt)", "Ashwick Rooftops (tkt)"],
      out: ["Ashwick Rooftops (ash)", "Grubb Sixpenny, Union Steward (ash)", "Captain Nettie Saltmarrow (tid)"]),
    .init(
      "modern", in: ["Barrow-Wight Regent (brk)", "Bramblecrown Hydra (brk)", "Cairn of the Sunless Kings (brk)"],
      out: [
        "Collateral Ghost (tkt)", "Fathom-Deep Reader // Flooded Reading Room (tkt)",
        "Isaurèlle, Queen of the Stacks (lmm)",
      ]),
    .init(
      "future", in: ["Debt Unborn (brk)", "Echo from a Later Moor (brk)"],
      out: ["Complaints Department (pbp)", "Fenwood Colossus (brk)", "Mangrove That Walked (tid)"]),
    .init(
      "colorshifted", in: ["Red-Handed Dryad (brk)"],
      out: ["Moss-Lamp Dryad (ash)", "Moss-Lamp Dryad (brk)", "Moss-Lamp Dryad (drw)"]),
    .init(
      "showcase",
      in: [
        "Emberling (tkt)", "Isaurèlle, Queen of the Stacks (tkc)", "Pawnshop Curio // Curio, Hungry and Awake (drw)",
      ],
      out: [
        "Emberling (ash)", "Isaurèlle, Queen of the Stacks (lmm)", "Pawnshop Curio // Curio, Hungry and Awake (tkt)",
      ]),
    .init(
      "extendedart", in: ["Ashwick Rooftops (tkt)"],
      out: ["Ashwick Rooftops (ash)", "Café After Curfew (tkt)", "Cairn of the Sunless Kings (brk)"]),
    .init(
      "borderless",
      in: [
        "Baron Crumpet, Teatime Terror (drw)", "Grubb Sixpenny, Union Steward (drw)",
        "Isaurèlle, Queen of the Stacks (lmm)",
      ],
      out: [
        "Grubb Sixpenny, Union Steward (ash)", "Isaurèlle, Queen of the Stacks (ptkt)",
        "A-Grubb Sixpenny, Union Steward (ytkt)",
      ]),
    .init(
      "tombstone", in: ["Unfinished Errand (tkt)"],
      out: ["Barrow-Wight Regent (brk)", "Collateral Ghost (tkt)", "Spirit (ttkt)"]),
    .init(
      "watermark",
      in: ["Ember Court Herald (tkt)", "Grubb Sixpenny, Union Steward (ash)", "Isaurèlle, Queen of the Stacks (tid)"],
      out: [
        "Grubb Sixpenny, Union Steward (drw)", "Isaurèlle, Queen of the Stacks (lmm)",
        "A-Grubb Sixpenny, Union Steward (ytkt)",
      ]),
    .init(
      "flavor", in: ["A Match in the Dark (tkt)", "A-Grubb Sixpenny, Union Steward (ytkt)", "Ash-Cart Driver (ash)"],
      out: ["Citizen (ttkt)", "Goblin (ttkt)", "Noon, Redeemed at Last (tkt)"]),
    .init(
      "flavorname", in: ["Grubb Sixpenny, Union Steward (drw)"],
      out: [
        "Grubb Sixpenny, Union Steward (ash)", "A-Grubb Sixpenny, Union Steward (ytkt)",
        "Grubb Sixpenny, Union Steward (tkc)",
      ]),
    .init(
      "localizedname",
      in: [
        "Grubb Sixpenny, Union Steward (drw)", "Isaurèlle, Queen of the Stacks (ptkt)",
        "Thistlewane, Firefly Shepherd (lmm)",
      ],
      out: [
        "Grubb Sixpenny, Union Steward (ash)", "Isaurèlle, Queen of the Stacks (lmm)",
        "Thistlewane, Firefly Shepherd (brk)",
      ]),
    .init(
      "stamp",
      in: ["A-Grubb Sixpenny, Union Steward (ytkt)", "Ashwick Rooftops (tkt)", "Baron Crumpet, Teatime Terror (drw)"],
      out: ["Ashwick Rooftops (ash)", "Grubb Sixpenny, Union Steward (ash)", "Captain Nettie Saltmarrow (tid)"]),
    .init(
      "paperart", in: ["A Match in the Dark (tkt)", "Ash-Cart Driver (ash)", "Ashwick Rooftops (ash)"],
      out: ["Conjurer of Second Drafts (ytkt)", "Perpetual Intern (ytkt)", "A-Grubb Sixpenny, Union Steward (ytkt)"]),
    .init(
      "arenaid", in: ["A Match in the Dark (tkt)", "A-Grubb Sixpenny, Union Steward (ytkt)", "Ashwick Rooftops (tkt)"],
      out: ["Ashwick Rooftops (ash)", "Grubb Sixpenny, Union Steward (ash)", "Grubb Sixpenny, Union Steward (drw)"]),
    .init(
      "mtgoid", in: ["A Match in the Dark (tkt)", "Ashwick Rooftops (tkt)", "Astrolabe for a Missing Sun (tid)"],
      out: ["Ashwick Rooftops (ash)", "Blood (ttkt)", "Burn the Ticket (ptkt)"]),
    .init(
      "multiverse", in: ["A Match in the Dark (tkt)", "Ash-Cart Driver (ash)", "Ashwick Rooftops (ash)"],
      out: ["Ashwick Rooftops (tkt)", "Baron Crumpet, Teatime Terror (drw)", "Citizen (ttkt)"]),
    .init(
      "tcgplayer", in: ["A Match in the Dark (tkt)", "Ash-Cart Driver (ash)", "Ashwick Rooftops (ash)"],
      out: ["Conjurer of Second Drafts (ytkt)", "Perpetual Intern (ytkt)", "A-Grubb Sixpenny, Union Steward (ytkt)"]),
    .init(
      "cardmarket", in: ["A Match in the Dark (tkt)", "Ash-Cart Driver (ash)", "Ashwick Rooftops (ash)"],
      out: ["Conjurer of Second Drafts (ytkt)", "Perpetual Intern (ytkt)", "A-Grubb Sixpenny, Union Steward (ytkt)"]),
    .init(
      "core", in: ["Old Grumble's Cough (cpr)", "Spark, Meet Powder (cpr)", "Wickwarden Novice (cpr)"],
      out: ["Old Grumble's Cough (ash)", "Spark, Meet Powder (ash)", "Wickwarden Novice (ash)"]),
    .init(
      "expansion", in: ["A Match in the Dark (tkt)", "Ash-Cart Driver (ash)", "Ashwick Rooftops (ash)"],
      out: ["Ironing-Board Surfer (pbp)", "Baron Crumpet, Teatime Terror (drw)", "Citizen (ttkt)"]),
    .init(
      "masters", in: ["Isaurèlle, Queen of the Stacks (lmm)", "Rent Comes Due (lmm)", "Shepherd's Last Jar (lmm)"],
      out: ["Isaurèlle, Queen of the Stacks (ptkt)", "Rent Comes Due (ash)", "Shepherd's Last Jar (brk)"]),
    .init(
      "box",
      in: [
        "Backstage Arrangement (drw)", "Baron Crumpet, Teatime Terror (drw)", "Grubb Sixpenny, Union Steward (drw)",
      ],
      out: [
        "Grubb Sixpenny, Union Steward (ash)", "A-Grubb Sixpenny, Union Steward (ytkt)",
        "Grubb Sixpenny, Union Steward (tkc)",
      ]),
    .init(
      "memorabilia",
      in: ["Emberling // Emberling (atkt)", "Giant Novelty Check (wkc)", "Hollin's Blank Promissory Note (wkc)"],
      out: ["Hollin's Blank Promissory Note (ash)", "Astrolabe for a Missing Sun (tid)", "Automated Clerk (tkt)"]),
    .init(
      "planechase", in: ["Everybody's Lamp Goes Out (umk)", "Shelf Nine of the Hill (umk)", "Wickwall Terrace (umk)"],
      out: ["A Match in the Dark (tkt)", "A-Grubb Sixpenny, Union Steward (ytkt)", "Ash-Cart Driver (ash)"]),
    .init(
      "archenemy", in: ["The Terms Are Under Review (bkd)", "Your Signature, Already Here (bkd)"],
      out: ["A Match in the Dark (tkt)", "A-Grubb Sixpenny, Union Steward (ytkt)", "Ash-Cart Driver (ash)"]),
    .init(
      "boosterfun", in: ["Ashwick Rooftops (tkt)", "Emberling (tkt)", "Grubb Sixpenny, Union Steward (tkc)"],
      out: ["Ashwick Rooftops (ash)", "Emberling (ash)", "Grubb Sixpenny, Union Steward (ash)"]),
    .init(
      "buyabox", in: ["Nine Shelves Down (ptkt)"],
      out: ["Nine Shelves Down (tkt)", "Candlemaker's Ultimatum (ash)", "Ebb // Owe (tid)"]),
    .init(
      "datestamped",
      in: ["Isaurèlle, Queen of the Stacks (ptkt)", "Mirel, Who Carries Noon (ptkt)", "Second Opinion (ptkt)"],
      out: ["Isaurèlle, Queen of the Stacks (lmm)", "Mirel, Who Carries Noon (tkt)", "Second Opinion (ash)"]),
    .init(
      "fnm", in: ["Burn the Ticket (ptkt)", "Second Opinion (ptkt)"],
      out: ["Burn the Ticket (tkt)", "Second Opinion (ash)", "A Match in the Dark (tkt)"]),
    .init(
      "playpromo", in: ["Firefly Herder (ptkt)"],
      out: ["Firefly Herder (brk)", "Firefly Herder (tkt)", "Thistlewane, Firefly Shepherd (brk)"]),
    .init(
      "prerelease", in: ["Isaurèlle, Queen of the Stacks (ptkt)", "Mirel, Who Carries Noon (ptkt)"],
      out: [
        "Isaurèlle, Queen of the Stacks (lmm)", "Mirel, Who Carries Noon (tkt)", "Isaurèlle, Queen of the Stacks (tid)",
      ]),
    .init(
      "promopack", in: ["The Broker Under the Hill (ptkt)"],
      out: [
        "The Broker Under the Hill (tkt)", "A-Grubb Sixpenny, Union Steward (ytkt)",
        "Grubb Sixpenny, Union Steward (ash)",
      ]),
    .init(
      "stamped", in: ["The Broker Under the Hill (ptkt)"],
      out: [
        "The Broker Under the Hill (tkt)", "A-Grubb Sixpenny, Union Steward (ytkt)",
        "Grubb Sixpenny, Union Steward (ash)",
      ]),
  ]
}
