import FilterEvaluation
import FilterText

/// Land cycles with a nickname: `fetchland`, `shockland`.
enum LandCycle {
  /// The nicknames in the order of the bits.
  static let nicknames = cycles.map { $0.nickname }

  /// The cycles of a card, by its name or that of a face: bit n for nickname n.
  static func bits(of card: Card) -> UInt32 {
    var bits = bitsByName[TextFolding.collated(card.name)] ?? 0
    for face in card.faces { bits |= bitsByName[TextFolding.collated(face.name)] ?? 0 }
    return bits
  }

  private static let bitsByName: [[UInt8]: UInt32] = {
    var bits: [[UInt8]: UInt32] = [:]
    for (index, cycle) in cycles.enumerated() {
      cycle.names.withUTF8Buffer { table in
        for name in table.split(whereSeparator: { $0 == UInt8(ascii: "|") || $0 == UInt8(ascii: "\n") }) {
          var collated: [UInt8] = []
          TextFolding.collated(name, into: &collated)
          bits[collated, default: 0] |= 1 << UInt32(index)
        }
      }
    }
    return bits
  }()

  /// The names of each cycle in lower case, separated by `|` or line feeds.
  private static let cycles: [(nickname: String, names: StaticString)] = [
    (
      "bikeland",
      """
      canyon slough|festering thicket|fetid pools|glittering massif|irrigated farmland|rain-slicked copse
      scattered groves|sheltered thicket
      """
    ),
    (
      "bondland",
      """
      bountiful promenade|luxury suite|morphic pool|rejuvenating springs|sea of clouds|spectator seating
      spire garden|training center|undergrowth stadium|vault of champions
      """
    ),
    (
      "bounceland",
      """
      arid archway|azorius chancery|boros garrison|coral atoll|dimir aqueduct|dormant volcano|everglades
      golgari rot farm|gruul turf|guildless commons|izzet boilerworks|jungle basin|karoo|orzhov basilica
      rakdos carnarium|selesnya sanctuary|simic growth chamber
      """
    ),
    (
      "canopyland",
      """
      fiery islet|horizon canopy|nurturing peatland|silent clearing|sunbaked canyon|waterlogged grove
      """
    ),
    (
      "checkland",
      """
      clifftop retreat|dragonskull summit|drowned catacomb|glacial fortress|hinterland harbor|isolated chapel
      rootbound crag|sulfur falls|sunpetal grove|woodland cemetery
      """
    ),
    (
      "creatureland",
      """
      blinkmoth nexus|cactus preserve|cave of the frost dragon|cavernous maw|celestial colonnade|crawling barrens
      creeping tar pit|den of the bugbear|dread statuary|faceless haven|faerie conclave|forbidding watchtower
      frostwalk bastion|ghitu encampment|hall of storm giants|hissing quagmire|hive of the eye tyrant
      hostile desert|inkmoth nexus|lair of the hydra|lavaclaw reaches|lumbering falls|mishra's factory
      mishra's foundry|mobilized district|mutavault|nantuko monastery|needle spires|raging ravine
      restless anchorage|restless bivouac|restless cottage|restless fortress|restless prairie|restless reef
      restless ridgeline|restless spire|restless vents|restless vinestalk|rising chicane|shambling vent
      soulstone sanctuary|spawning pool|stalking stones|stirring wildwood|svogthos, the restless tomb
      treetop village|wandering fumarole
      """
    ),
    (
      "dual",
      """
      badlands|bayou|plateau|savannah|scrubland|taiga|tropical island|tundra|underground sea|volcanic island
      """
    ),
    (
      "fastland",
      """
      blackcleave cliffs|blooming marsh|botanical sanctum|concealed courtyard|copperline gorge|darkslick shores
      inspiring vantage|razorverge thicket|seachrome coast|spirebluff canal
      """
    ),
    (
      "fetchland",
      """
      arid mesa|bloodstained mire|flooded strand|marsh flats|misty rainforest|polluted delta|scalding tarn
      verdant catacombs|windswept heath|wooded foothills
      """
    ),
    (
      "filterland",
      """
      cascade bluffs|cascading cataracts|crystal quarry|darkwater catacombs|desolate mire|ferrous lake|fetid heath
      fire-lit thicket|flooded grove|graven cairns|mossfire valley|mystic gate|overflowing basin|rugged prairie
      shadowblood ridge|skycloud expanse|sungrass prairie|sunken ruins|sunscorched divide|twilight mire
      viridescent bog|wooded bastion
      """
    ),
    (
      "gainland",
      """
      akoum refuge|bloodfell caves|blossoming sands|dismal backwater|graypelt refuge|jungle hollow
      jwar isle refuge|kazandu refuge|rugged highlands|scoured barrens|sejiri refuge|swiftwater cliffs
      thornwood falls|tranquil cove|wind-scarred crag
      """
    ),
    (
      "painland",
      """
      adarkar wastes|battlefield forge|brushland|caves of koilos|karplusan forest|llanowar wastes|shivan reef
      sulfurous springs|underground river|yavimaya coast
      """
    ),
    (
      "pathway",
      """
      barkchannel pathway|blightstep pathway|boulderloft pathway|branchloft pathway|brightclimb pathway
      clearwater pathway|cragcrown pathway|darkbore pathway|grimclimb pathway|hengegate pathway|lavaglide pathway
      mistgate pathway|murkwater pathway|needleverge pathway|pillarverge pathway|riverglide pathway
      searstep pathway|slitherbore pathway|tidechannel pathway|timbercrown pathway
      """
    ),
    (
      "scryland",
      """
      temple of abandon|temple of deceit|temple of enlightenment|temple of epiphany|temple of malady
      temple of malice|temple of mystery|temple of plenty|temple of silence|temple of triumph
      """
    ),
    (
      "shadowland",
      """
      choked estuary|foreboding ruins|fortified village|frostboil snarl|furycalm snarl|game trail
      necroblossom snarl|port town|shineshadow snarl|vineglimmer snarl
      """
    ),
    (
      "shockland",
      """
      blood crypt|breeding pool|godless shrine|hallowed fountain|overgrown tomb|sacred foundry|steam vents
      stomping ground|temple garden|watery grave
      """
    ),
    (
      "slowland",
      """
      deathcap glade|deserted beach|dreamroot cascade|haunted ridge|overgrown farmland|rockfall vale
      shattered sanctum|shipwreck marsh|stormcarved coast|sundown pass
      """
    ),
    (
      "storageland",
      """
      bottomless vault|calciform pools|crucible of the spirit dragon|dreadship reef|dwarven hold|fungal reaches
      hollow trees|icatian store|mage-ring network|molten slagheap|saltcrusted steppe|sand silos
      """
    ),
    (
      "surveilland",
      """
      commercial district|elegant parlor|hedge maze|lush portico|meticulous archive|raucous theater
      shadowy backstreet|thundering falls|undercity sewers|underground mortuary
      """
    ),
    (
      "tangoland",
      """
      canopy vista|cinder glade|prairie stream|radiant summit|smoldering marsh|sodden verdure|sunken hollow
      vernal fen
      """
    ),
    (
      "tricycleland",
      """
      indatha triome|jetmir's garden|ketria triome|raffine's tower|raugrin triome|savai triome
      spara's headquarters|xander's lounge|zagoth triome|ziatora's proving ground
      """
    ),
    (
      "triland",
      """
      arcane sanctum|crumbling necropolis|frontier bivouac|jungle shrine|mystic monastery|nomad outpost
      opulent palace|sandsteppe citadel|savage lands|seaside citadel
      """
    ),
    (
      "vergeland",
      """
      blazemire verge|bleachbone verge|floodfarm verge|gloomlake verge|hushwood verge|riverpyre verge
      sunbillow verge|thornspire verge|wastewood verge|willowrush verge
      """
    ),
  ]
}
