import FilterVocabulary

/// The keywords of cards, as Scryfall's catalogs spell them.
enum ScryfallKeywords {
  static let catalog = Catalog(
    "keywords", summary: "Keyword abilities, keyword actions and ability words",
    values: abilities + actions.map { everydayVerbs.contains($0.text) ? $0.refused : $0 } + abilityWords)

  /// Common verbs: keyword actions of the list that the service does not accept. Source: Reference 3.4.
  private static let everydayVerbs: Set<String> = [
    "abandon", "activate", "attach", "cast", "counter", "create", "destroy", "discard", "exchange", "exile", "play",
    "planeswalk", "reveal", "sacrifice", "set in motion", "shuffle", "tap", "untap", "vote",
  ]

  /// Keyword abilities.
  static let abilities = FieldValue.words(
    category: "keyword ability", areNames: false,
    """
    Absorb, Affinity, Afflict, Afterlife, Aftermath, Amplify, Annihilator, Ascend, Assist, Augment, Aura Swap,
    Awaken, Backup, Banding, Bargain, Basic landcycling, Battle Cry, Bestow, Blitz, Bloodthirst, Boast, Bushido,
    Buyback, Cascade, Casualty, Champion, Changeling, Choose a background, Cipher, Cleave, Commander ninjutsu,
    Companion, Compleated, Conspire, Convoke, Craft, Crew, Cumulative upkeep, Cycling, Dash, Daybound, Deathtouch,
    Decayed, Defender, Delve, Demonstrate, Desertwalk, Dethrone, Devoid, Devour, Disguise, Disturb,
    Doctor's companion, Double agenda, Double strike, Double team, Dredge, Echo, Embalm, Emerge, Enchant, Encore,
    Enlist, Entwine, Epic, Equip, Escalate, Escape, Eternalize, Evoke, Evolve, Exalted, Exhaust, Exploit, Extort,
    Fabricate, Fading, Fear, Firebending, First strike, Flanking, Flash, Flashback, Flying, For Mirrodin!, Forecast,
    Forestcycling, Forestwalk, Foretell, Fortify, Freerunning, Frenzy, Friends forever, Fuse, Gift, Graft,
    Gravestorm, Halflingcycling, Harmonize, Haste, Haunt, Hexproof, Hexproof from, Hidden agenda, Hideaway,
    Horsemanship, Impending, Improvise, Increment, Indestructible, Infect, Ingest, Intensity, Intimidate,
    Islandcycling, Islandwalk, Job select, Jump-start, Kicker, Landcycling, Landwalk, Legendary landwalk, Level Up,
    Lifelink, Living metal, Living weapon, Madness, Max speed, Mayhem, Megamorph, Melee, Menace, Mentor, Miracle,
    Mobilize, Modular, More Than Meets the Eye, Morph, Mountaincycling, Mountainwalk, Multikicker, Mutate, Myriad,
    Nightbound, Ninjutsu, Nonbasic landwalk, Offering, Offspring, Outlast, Overload, Paradigm, Partner,
    Partner with, Persist, Phasing, Plainscycling, Plainswalk, Poisonous, Power-up, Protection, Prototype, Provoke,
    Prowess, Prowl, Rampage, Ravenous, Reach, Read Ahead, Rebound, Reconfigure, Recover, Reinforce, Renown,
    Replicate, Retrace, Riot, Ripple, Saddle, Scavenge, Shadow, Shroud, Skulk, Slivercycling, Sneak, Solved,
    Soulbond, Soulshift, Specialize, Spectacle, Splice, Split second, Spree, Squad, Start your engines!, Station,
    Storm, Sunburst, Surge, Suspend, Swampcycling, Swampwalk, Tiered, Toxic, Training, Trample, Transfigure,
    Transmute, Tribute, Typecycling, Umbra armor, Undaunted, Undying, Unearth, Unleash, Vanishing, Vigilance, Ward,
    Warp, Web-slinging, Wither, Wizardcycling
    """)

  /// Keyword actions, with some nouns of tokens that the catalog lists among them.
  static let actions = FieldValue.words(
    category: "keyword action", areNames: false,
    """
    Abandon, Activate, Adapt, Airbend, Amass, Assemble, Assimilate, Attach, Behold, Blight, Bolster, Cast, Clash,
    Cloak, Collect evidence, Conjure, Connive, Convert, Counter, Create, Destroy, Detain, Discard, Discover, Double,
    Draft from a spellbook, Earthbend, Endure, Exchange, Exert, Exile, Explore, Face a dilemma, Fateseal, Fight,
    Food, Forage, Goad, Harness, Heal, Heist, Incorporate, Incubate, Investigate, Learn, Manifest, Manifest dread,
    Meld, Mill, Monstrosity, Open an Attraction, Planeswalk, Play, Plot, Populate, Prepared, Proliferate,
    Regenerate, Reveal, Role token, Roll to Visit Your Attractions, Sacrifice, Scry, Seek, Set in motion, Shuffle,
    Support, Surveil, Suspect, Tap, Time Travel, Transform, Treasure, Triple, Untap, Venture into the dungeon, Vote,
    Waterbend
    """)

  /// Ability words.
  static let abilityWords = FieldValue.words(
    category: "ability word", areNames: false,
    """
    Adamant, Addendum, Alliance, Battalion, Bloodrush, Celebration, Channel, Chroma, Cohort, Constellation,
    Converge, Corrupted, Council's dilemma, Coven, Covercast, Delirium, Descend, Disappear, Domain, Eerie, Eminence,
    Enrage, Fateful hour, Fathomless descent, Ferocious, Flurry, Formidable, Grandeur, Hellbent, Hero's Reward,
    Heroic, Imprint, Infusion, Inspired, Join forces, Kinfall, Kinship, Landfall, Landship, Legacy, Lieutenant,
    Magecraft, Metalcraft, Morbid, Opus, Pack tactics, Paradox, Parley, Radiance, Raid, Rally, Renew, Repartee,
    Revolt, Secret council, Spell mastery, Strive, Survival, Sweep, Teamwork, Tempting offer, Threshold, Underdog,
    Undergrowth, Valiant, Vivid, Void, Will of the council, Will of the Planeswalkers
    """)
}

extension FieldValue {
  /// The same value with ``isRefused``.
  fileprivate var refused: FieldValue {
    var value = self
    value.isRefused = true
    return value
  }
}
