// Written by `.ci/scryfall` with the facts of 2026-11, which keeps what the facts do not contain: counts and words.

/// The values of Scryfall's vocabulary: types, keywords, sets, formats, flags and so on. ``TableReader`` describes the form.
///
/// A count is the number of cards in public data of 30,563 cards and 86,348 printings, of August 2026, rounded to two
/// digits; without one, there were none. The counts of formats and languages are estimates of what is asked for, those of
/// cubes are sizes, and those of stamps and of some flags are estimates. Flags that nearly all printings have are not
/// counted. The phrase of a flag completes "cards that …" and begins with a verb; its summary describes to a player what
/// a search for it finds.
enum ScryfallTables {
  static let catalogs: StaticString = #"""
    # types|Supertypes, card types and subtypes
    = card type
    artifact|3500|||artifacts
    battle|36|||battles
    creature|16000|||creatures
    enchantment|3500|||enchantments
    instant|3500|||instants
    kindred|62|||kindred cards
    land|1100|||lands
    planeswalker|300|||planeswalkers
    sorcery|3300|||sorceries
    tribal||||tribal cards
    conspiracy|25|||conspiracies
    dungeon|1|||dungeons
    phenomenon||||phenomena
    plane|6|||planes
    scheme|5|||schemes
    vanguard|100|||vanguards
    token|69|||tokens
    emblem|1|||emblems
    card|73
    = supertype|words
    basic 12, legendary 3300, snow 100, world 26, ongoing 2, elite 4, host 19
    = creature type|names
    Advisor 130, Aetherborn 19, Alien 33, Ally 96, Andorian, Angel 260, Antelope 10, Ape 38, Archer 100, Archon 21,
    Armadillo 2, Army, Artificer 260, Assassin 140, Assembly-Worker 12, Astartes 22, Atog 12, Aurochs 4, Avatar 130,
    Azra 9, Badger 10, Balloon, Barbarian 44, Bard 42, Basilisk 13, Bat 43, Bear 47, Beast 530, Beaver 2, Beeble 5,
    Beholder 6, Berserker 130, Bird 400, Bison, Blinkmoth, Boar 52, Borg, Bringer 5, Brushwagg 4, C'tan 2, Caitian,
    Camarid, Camel 9, Capybara 1, Caribou, Carrier 5, Cat 320, Centaur 77, Child 4, Chimera 23, Citizen 82, Cleric 610,
    Clown 7, Cockatrice 3, Construct 230, Coward 3, Coyote 2, Crab 42, Crocodile 33, Custodes 1, Cyberman 4, Cyclops 35,
    Dalek 4, Dauthi 11, Demigod 6, Demon 210, Deserter, Detective 79, Devil 57, Dinosaur 200, Djinn 63, Doctor 19,
    Dog 130, Dragon 400, Drake 100, Dreadnought 4, Drix 5, Drone 71, Druid 340, Dryad 51, Dwarf 130, Echidna 1,
    Efreet 28, Egg 11, Elder 50, Eldrazi 190, Elemental 590, Elephant 85, Elf 620, Elk 35, Employee 18, Eternal, Eye 10,
    Faerie 150, Ferret 1, Fish 47, Flagbearer 2, Fox 49, Fractal 2, Frog 70, Fungus 68, Gamer 7, Gamma, Gargoyle 35,
    Germ, Giant 230, Giraffe, Gith 2, Glimmer 8, Gnoll 3, Gnome 30, Goat 15, Goblin 490, God 76, Golem 160, Gorgon 25,
    Gorn, Graveborn, Gremlin 14, Griffin 54, Guest 21, Hag 10, Halfling 44, Hamster 1, Harpy 12, Hedgehog 3, Hellion 23,
    Hero 74, Hippo 6, Hippogriff 9, Homarid 8, Homunculus 27, Horror 330, Horse 49, Human 3900, Hydra 68, Hyena 7,
    Illusion 97, Imp 42, Incarnation 19, Inhuman, Inkling, Inquisitor 2, Insect 260, Jackal 26, Jellyfish 25,
    Juggernaut 20, Kangaroo 1, Kavu 57, Kelpien, Kirin 12, Kithkin 63, Klingon, Knight 500, Kobold 13, Kor 85,
    Kraken 30, Kree, Lamia 2, Lammasu 3, Lanthanite, Leech 20, Lemur, Leviathan 28, Lhurgoyf 17, Licid 12, Lizard 160,
    Llama, Lobster 2, Manticore 12, Masticore 6, Mercenary 82, Merfolk 290, Metathran 8, Minion 42, Minotaur 110,
    Mite 2, Mole 8, Monger 5, Mongoose 3, Monk 130, Monkey 16, Moogle 7, Moonfolk 29, Mount 30, Mouse 24, Mutant 100,
    Myr 44, Mystic 7, Nautilus 4, Necron 23, Nephilim 5, Nightmare 93, Nightstalker 12, Ninja 51, Noble 150, Noggle 4,
    Nomad 29, Nymph 20, Octopus 44, Officer, Ogre 130, Ooze 54, Orb, Orc 100, Orgg 4, Orion, Otter 19, Ouphe 17, Ox 22,
    Oyster 1, Pangolin 6, Peasant 46, Pegasus 23, Pentavite 1, Performer 22, Pest 3, Phelddagrif 2, Phoenix 37,
    Phyrexian 460, Pilot 43, Pincher, Pirate 160, Plant 92, Platypus, Porcupine 1, Possum 3, Praetor 18, Primarch 2,
    Prism, Processor 11, Q, Qu 1, Rabbit 33, Raccoon 23, Ranger 61, Rat 100, Rebel 67, Reflection 1, Rhino 57,
    Rigger 16, Robot 90, Rogue 540, Romulan, Sable 1, Salamander 18, Samurai 74, Sand 1, Saproling 2, Satyr 36,
    Scarecrow 48, Scientist 32, Scion 1, Scorpion 19, Scout 260, Sculpture, Seal 1, Serf, Serpent 51, Servo, Shade 34,
    Shaman 480, Shapeshifter 140, Shark 17, Sheep 6, Shi'ar, Siren 23, Skeleton 79, Skrull, Skunk 1, Slith 8,
    Sliver 110, Sloth 6, Slug 9, Snail 1, Snake 160, Soldier 990, Soltari 10, Sorcerer, Spawn 2, Specter 27,
    Spellshaper 57, Sphinx 82, Spider 130, Spike 11, Spirit 660, Splinter, Sponge 2, Spy 14, Squid 8, Squirrel 35,
    Starfish 4, Surrakar 4, Survivor 13, Symbiote 12, Synth 4, Talosian, Tellarite, Tentacle, Tetravite, Thalakos 7,
    Tholian, Thopter 20, Thrull 25, Tiefling 17, Time Lord 29, Toy 14, Treefolk 100, Trilobite 5, Triskelavite,
    Troll 55, Turtle 44, Tyranid 37, Unicorn 32, Utrom, Vampire 420, Varmint 2, Vedalken 75, Villain 63, Volver 5,
    Vorta, Vulcan, Wall 150, Walrus 1, Warlock 140, Warrior 1100, Weasel 2, Weird 14, Werewolf 77, Whale 16,
    Wizard 1100, Wolf 86, Wolverine 11, Wombat 2, Worm 13, Wraith 12, Wurm 110, Xindi, Yeti 16, Zombie 610, Zubera 7,
    Tosk
    = land type|names
    Cave 20, Desert 37, Forest 38, Gate 23, Island 34, Lair 5, Locus 3, Mine 1, Mountain 36, Plains 36, Planet 5,
    Power-Plant 1, Sphere 9, Swamp 36, Tower 1, Town 23, Urza's 7
    = artifact type|names
    Attraction 22, Blood, Bobblehead 7, Book, Clue 16, Contraption 45, Equipment 570, Food 16, Fortification 2, Gold,
    Heartwood, Incubator, Infinity 1, Junk, Lander, Map, Mutagen, Powerstone 1, Spacecraft 26, Stone 1, Treasure 10,
    Vehicle 170, Vibranium
    = enchantment type|names
    Aura 1200, Background 30, Cartouche 5, Case 13, Class 27, Curse 42, Plan, Role, Room 28, Rune 5, Saga 190, Shard,
    Shrine 17
    = planeswalker type|names
    Ajani 14, Aminatou 1, Angrath 3, Arlinn 3, Ashiok 5, Bahamut 1, Basri 2, Bolas 5, Calix 1, Chandra 22, Comet 1,
    Dack 1, Dakkon 1, Daretti 2, Davriel 1, Dellian, Dihada 2, Domri 4, Dovin 4, Ellywick 1, Elminster 1, Elspeth 8,
    Estrid 1, Freyalise 1, Garruk 9, Gideon 8, Grist 2, Guff 1, Huatli 4, Jace 15, Jared 1, Jaya 3, Jeska 1, Kaito 4,
    Karn 4, Kasmina 2, Kaya 7, Kiora 3, Koth 2, Liliana 13, Lolth 1, Lukka 3, Minsc 1, Mordenkainen 1, Nahiri 5,
    Narset 3, Niko 1, Nissa 11, Nixilis 5, Oko 3, Quintorius 1, Ral 6, Rowan 4, Saheeli 4, Samut 2, Sarkhan 7, Serra 1,
    Sivitri 1, Sorin 9, Szat 1, Tamiyo 5, Tasha 1, Teferi 9, Teyo 2, Tezzeret 9, Tibalt 3, Tyvar 2, Ugin 3, Urza 2,
    Venser 1, Vivien 7, Vraska 7, Vronos 1, Will 3, Windgrace 1, Wrenn 3, Xenagos 1, Yanggu 2, Yanling 3, Zariel 1
    = battle type|names
    Siege 36
    = spell type|names
    Adventure 120, Arcane 93, Lesson 20, Omen 13, Trap 20
    # keywords|Keyword abilities, keyword actions and ability words
    = keyword ability|words
    absorb, affinity 65, afflict 10, afterlife 11, aftermath 27, amplify 9, annihilator 15, ascend 27, assist 16,
    augment, aura swap 1, awaken 15, backup 25, banding 24, bargain 20, basic landcycling 19, battle cry 14, bestow 43,
    blitz 17, bloodthirst 23, boast, bushido 36, buyback 40, cascade 37, casualty 14, champion 13, changeling 49,
    choose a background 32, cipher 15, cleave 12, commander ninjutsu 1, companion, compleated 7, conspire 11,
    convoke 88, craft 24, crew 150, cumulative upkeep 82, cycling 360, dash 22, daybound, deathtouch 270, decayed 1,
    defender 300, delve 28, demonstrate 6, desertwalk, dethrone 9, devoid 130, devour 22, disguise 42, disturb 25,
    doctor's companion 27, double agenda, double strike 100, double team, dredge 14, echo 51, embalm 15, emerge 15,
    enchant 1200, encore 21, enlist 12, entwine 32, epic 5, equip 530, escalate 9, escape 31, eternalize 12, evoke 30,
    evolve 20, exalted 35, exhaust, exploit 23, extort 16, fabricate 16, fading 18, fear 40, firebending,
    first strike 340, flanking 30, flash 520, flashback 180, flying 2900, for mirrodin! 13, forecast, forestcycling 9,
    forestwalk 28, foretell 50, fortify 2, freerunning 12, frenzy 1, friends forever, fuse 16, gift 24, graft 13,
    gravestorm 2, halflingcycling, harmonize 11, haste 590, haunt 10, hexproof 86, hexproof from 13, hidden agenda 14,
    hideaway 15, horsemanship 28, impending 5, improvise 21, increment, indestructible 98, infect 45, ingest 9,
    intensity, intimidate 23, islandcycling 9, islandwalk 35, job select 19, jump-start 12, kicker 230, landcycling 62,
    landwalk 120, legendary landwalk 2, level up 25, lifelink 310, living metal 13, living weapon 19, madness 62,
    max speed, mayhem 12, megamorph 31, melee 11, menace 320, mentor 18, miracle 17, mobilize 12, modular 24,
    more than meets the eye 15, morph 180, mountaincycling 10, mountainwalk 17, multikicker 18, mutate 34, myriad 23,
    nightbound, ninjutsu 35, nonbasic landwalk 1, offering, offspring 20, outlast 12, overload 27, paradigm,
    partner 100, partner with 50, persist 24, phasing 13, plainscycling 11, plainswalk 4, poisonous, power-up,
    protection 190, prototype 19, provoke 8, prowess 72, prowl 10, rampage 13, ravenous 12, reach 340, read ahead 10,
    rebound 30, reconfigure 17, recover 7, reinforce 11, renown 20, replicate 17, retrace 17, riot 13, ripple 5,
    saddle 30, scavenge 14, shadow 36, shroud 35, skulk 15, slivercycling 1, sneak, solved, soulbond 25, soulshift 26,
    specialize, spectacle 11, splice 25, split second 22, spree 21, squad 13, start your engines! 40, station 31,
    storm 33, sunburst 15, surge 11, suspend 65, swampcycling 9, swampwalk 41, tiered 7, toxic 37, training 11,
    trample 890, transfigure 1, transmute 14, tribute 11, typecycling 3, umbra armor 15, undaunted 5, undying 22,
    unearth 55, unleash 15, vanishing 20, vigilance 610, ward 150, warp 32, web-slinging 9, wither 25, wizardcycling 2
    = keyword action|words
    -abandon, -activate, adapt 26, airbend, amass 56, assemble, assimilate, -attach, behold, blight, bolster 24, -cast,
    clash 33, cloak 10, collect evidence 24, conjure, connive 30, convert 16, -counter, -create, -destroy, detain 12,
    -discard, discover 29, double, draft from a spellbook, earthbend, endure 10, -exchange, exert 36, -exile,
    explore 44, face a dilemma, fateseal 2, fight 130, food, forage 7, goad 51, harness 2, heal, heist, incorporate,
    incubate 33, investigate 130, learn 22, manifest 32, manifest dread 30, meld 7, mill 510, monstrosity 39,
    open an attraction 20, -planeswalk, -play, plot 33, populate 26, prepared, proliferate 94, regenerate, -reveal,
    role token, roll to visit your attractions 3, -sacrifice, scry 400, seek, -set in motion, -shuffle, support 21,
    surveil 180, suspect 20, -tap, time travel 9, transform 200, treasure, triple, -untap, venture into the dungeon 38,
    -vote, waterbend
    = ability word|words
    adamant 18, addendum 10, alliance 13, battalion 19, bloodrush 13, celebration 11, channel 36, chroma 9, cohort 9,
    constellation 35, converge 18, corrupted, council's dilemma, coven 20, covercast, delirium 73, descend, disappear,
    domain 54, eerie 16, eminence 6, enrage 21, fateful hour 9, fathomless descent 6, ferocious 20, flurry 11,
    formidable 14, grandeur 6, hellbent 23, hero's reward, heroic 44, imprint 28, infusion, inspired 19, join forces 5,
    kinfall, kinship 12, landfall 160, landship, legacy, lieutenant 13, magecraft 29, metalcraft 33, morbid 29, opus,
    pack tactics 8, paradox 9, parley 9, radiance 10, raid 42, rally 14, renew 12, repartee, revolt 18,
    secret council 5, spell mastery 18, strive 20, survival 13, sweep 4, teamwork, tempting offer 7, threshold 98,
    underdog, undergrowth 13, valiant 9, vivid, void 14, will of the council 11, will of the planeswalkers
    # set-codes|Sets by code and name
    = set|printing|titles
    mbc||Mystery Booster Commander Edition|2027-10-01
    sds||Stardates|2026-11-13
    trc||Star Trek Commander|2026-11-13
    trk||Star Trek|2026-11-13
    fra||Reality Fracture|2026-10-02
    frc||Reality Fracture Commander|2026-10-02
    hob||The Hobbit|2026-08-14
    hoc||The Hobbit Eternal|2026-08-14
    msc||Marvel Super Heroes Commander|2026-06-26
    msh||Marvel Super Heroes|2026-06-26
    ysos||Alchemy: Secrets of Strixhaven|2026-05-19
    soa||Secrets of Strixhaven Mystical Archive|2026-04-24
    soc||Secrets of Strixhaven Commander|2026-04-24
    sos||Secrets of Strixhaven|2026-04-24
    pza||Teenage Mutant Ninja Turtles Source Material|2026-03-06
    tmc||Teenage Mutant Ninja Turtles Eternal|2026-03-06
    tmt||Teenage Mutant Ninja Turtles|2026-03-06
    pl26||Year of the Horse 2026|2026-02-17
    ecc||Lorwyn Eclipsed Commander|2026-01-23
    ecl||Lorwyn Eclipsed|2026-01-23
    pf26||MagicFest 2026|2026-01-01
    pw26||Wizards Play Network 2026|2026-01-01
    tla||Avatar: The Last Airbender|2025-11-21
    tle||Avatar: The Last Airbender Eternal|2025-11-21
    lmar|4|Marvel Legends Series Inserts|2025-09-30
    mar|94|Marvel Universe|2025-09-26
    spe|26|Marvel's Spider-Man Eternal|2025-09-26
    spm|190|Marvel's Spider-Man|2025-09-26
    eoc|170|Edge of Eternities Commander|2025-08-01
    eoe|260|Edge of Eternities|2025-08-01
    eos|45|Edge of Eternities: Stellar Sights|2025-08-01
    fca|64|Final Fantasy: Through the Ages|2025-06-13
    fic|310|Final Fantasy Commander|2025-06-13
    fin|310|Final Fantasy|2025-06-13
    pss5|2|FIN Standard Showdown|2025-06-13
    tdc|370|Tarkir: Dragonstorm Commander|2025-04-11
    tdm|270|Tarkir: Dragonstorm|2025-04-11
    plg25|2|Love Your LGS 2025|2025-03-26
    dft|270|Aetherdrift|2025-02-14
    pl25|5|Year of the Snake 2025|2025-02-14
    pf25|14|MagicFest 2025|2025-02-03
    inr|300|Innistrad Remastered|2025-01-24
    drc|160|Aetherdrift Commander|2025-01-21
    pspl|8|Spotlight Series|2025-01-03
    pw25|15|Wizards Play Network 2025|2025-01-01
    pio|390|Pioneer Masters|2024-12-10
    fdn|510|Foundations|2024-11-15
    j25|760|Foundations Jumpstart|2024-11-15
    dsc|300|Duskmourn: House of Horror Commander|2024-09-27
    dsk|270|Duskmourn: House of Horror|2024-09-27
    plg24|5|Love Your LGS 2024|2024-08-06
    blb|270|Bloomburrow|2024-08-02
    blc|310|Bloomburrow Commander|2024-08-02
    mb2|250|Mystery Booster 2|2024-08-02
    pcbb|5|Cowboy Bebop|2024-08-02
    acr|130|Assassin's Creed|2024-07-05
    h2r|16|Modern Horizons 2 Timeshifts|2024-06-07
    m3c|310|Modern Horizons 3 Commander|2024-06-07
    mh3|300|Modern Horizons 3|2024-06-07
    big|30|The Big Score|2024-04-19
    otc|300|Outlaws of Thunder Junction Commander|2024-04-19
    otj|270|Outlaws of Thunder Junction|2024-04-19
    otp|65|Breaking News|2024-04-19
    pip|330|Fallout|2024-03-08
    ymkm||Alchemy: Murders at Karlov Manor|2024-03-05
    pss4|5|MKM Standard Showdown|2024-02-10
    clu|260|Ravnica: Clue Edition|2024-02-09
    mkc|300|Murders at Karlov Manor Commander|2024-02-09
    mkm|270|Murders at Karlov Manor|2024-02-09
    pl24|6|Year of the Dragon 2024|2024-02-08
    rvr|310|Ravnica Remastered|2024-01-12
    pf24|1|MagicFest 2024|2024-01-01
    pw24|18|Wizards Play Network 2024|2024-01-01
    lcc|310|The Lost Caverns of Ixalan Commander|2023-11-17
    lci|290|The Lost Caverns of Ixalan|2023-11-17
    rex|26|Jurassic World Collection|2023-11-17
    spg|130|Special Guests|2023-11-17
    who|300|Doctor Who|2023-10-13
    ywoe||Alchemy: Wilds of Eldraine|2023-10-10
    woc|140|Wilds of Eldraine Commander|2023-09-08
    woe|280|Wilds of Eldraine|2023-09-08
    wot|63|Wilds of Eldraine: Enchanting Tales|2023-09-08
    cmm|730|Commander Masters|2023-08-04
    pf23|4|MagicFest 2023|2023-07-01
    ltc|340|Tales of Middle-earth Commander|2023-06-23
    ltr|280|The Lord of the Rings: Tales of Middle-earth|2023-06-23
    mat|50|March of the Machine: The Aftermath|2023-05-12
    moc|330|March of the Machine Commander|2023-04-21
    mom|290|March of the Machine|2023-04-21
    mul|64|Multiverse Legends|2023-04-21
    sir|280|Shadows over Innistrad Remastered|2023-03-21
    sis|76|Shadows of the Past|2023-03-21
    slp|52|Secret Lair Promo|2023-02-17
    unk||Unknown Event|2023-02-15
    pl23|5|Year of the Rabbit 2023|2023-02-10
    dmr|260|Dominaria Remastered|2023-01-13
    onc|140|Phyrexia: All Will Be One Commander|2023-01-10
    one|270|Phyrexia: All Will Be One|2023-01-10
    p23|10|Judge Gift Cards 2023|2023-01-01
    pw23|11|Wizards Play Network 2023|2023-01-01
    scd|330|Starter Commander Decks|2022-12-02
    30a|280|30th Anniversary Edition|2022-11-28
    pewk|8|Eternal Weekend|2022-11-26
    bot|12|Transformers|2022-11-18
    brc|170|The Brothers' War Commander|2022-11-18
    bro|280|The Brothers' War|2022-11-18
    brr|63|The Brothers' War Retro Artifacts|2022-11-18
    slc|58|Secret Lair Countdown|2022-11-01
    gn3|120|Game Night: Free-for-All|2022-10-14
    ydmu|9|Alchemy: Dominaria|2022-10-05
    prcq|3|Regional Championship Qualifiers 2022|2022-10-01
    dmc|190|Dominaria United Commander|2022-09-09
    dmu|270|Dominaria United|2022-09-09
    p30h|5|30th Anniversary History Promos|2022-09-09
    p30a|30|30th Anniversary Play Promos|2022-09-02
    p30m|2|30th Anniversary Misc Promos|2022-09-02
    ph21||2021 Heroes of the Realm|2022-08-01
    sch|50|Store Championships|2022-07-09
    plg22|2|Love Your LGS 2022|2022-07-01
    clb|650|Commander Legends: Battle for Baldur's Gate|2022-06-10
    40k|280|Warhammer 40,000 Commander|2022-04-29
    ncc|350|New Capenna Commander|2022-04-29
    snc|260|Streets of New Capenna|2022-04-29
    gdy|9|Game Day Promos|2022-04-08
    unf|140|Unfinity|2022-04-01
    yneo||Alchemy: Kamigawa|2022-03-17
    pw22|6|Wizards Play Network 2022|2022-03-05
    slx|30|Universes Within|2022-03-03
    pl22|4|Year of the Tiger 2022|2022-02-25
    nec|130|Neon Dynasty Commander|2022-02-18
    neo|280|Kamigawa: Neon Dynasty|2022-02-18
    cc2|8|Commander Collection: Black|2022-01-28
    p22|10|Judge Gift Cards 2022|2022-01-01
    ymid||Alchemy: Innistrad|2021-12-09
    voc|150|Crimson Vow Commander|2021-11-19
    vow|270|Innistrad: Crimson Vow|2021-11-19
    mic|140|Midnight Hunt Commander|2021-09-24
    mid|270|Innistrad: Midnight Hunt|2021-09-24
    j21|350|Jumpstart: Historic Horizons|2021-08-12
    afc|270|Forgotten Realms Commander|2021-07-23
    afr|260|Adventures in the Forgotten Realms|2021-07-23
    plg21|9|Love Your LGS 2021|2021-06-22
    pw21|6|Wizards Play Network 2021|2021-06-18
    h1r|40|Modern Horizons 1 Timeshifts|2021-06-11
    mh2|300|Modern Horizons 2|2021-06-11
    ha5|25|Historic Anthology 5|2021-05-27
    c21|320|Commander 2021|2021-04-23
    sta|63|Strixhaven Mystical Archive|2021-04-23
    stx|280|Strixhaven: School of Mages|2021-04-23
    tsr|410|Time Spiral Remastered|2021-03-19
    ha4|25|Historic Anthology 4|2021-03-11
    khc|110|Kaldheim Commander|2021-02-05
    khm|300|Kaldheim|2021-02-05
    dbl|530|Innistrad: Double Feature|2021-01-28
    pl21|5|Year of the Ox 2021|2021-01-25
    pj21|10|Judge Gift Cards 2021|2021-01-01
    cc1|8|Commander Collection: Green|2020-12-04
    j22|810|Jumpstart 2022|2020-12-02
    klr|290|Kaladesh Remastered|2020-11-12
    cmr|520|Commander Legends|2020-11-01
    znc|140|Zendikar Rising Commander|2020-09-25
    zne|30|Zendikar Rising Expeditions|2020-09-25
    znr|270|Zendikar Rising|2020-09-25
    akr|300|Amonkhet Remastered|2020-08-13
    anb|110|Arena Beginner Set|2020-08-13
    2xm|330|Double Masters|2020-08-07
    ph19||2019 Heroes of the Realm|2020-08-01
    jmp|460|Jumpstart|2020-07-17
    2x2|330|Double Masters 2022|2020-07-08
    m21|280|Core Set 2021|2020-07-03
    ss3|8|Signature Spellbook: Chandra|2020-06-26
    slu|16|Secret Lair: Ultimate Edition|2020-05-29
    ha3|27|Historic Anthology 3|2020-05-21
    plg20|2|Love Your LGS 2020|2020-05-18
    c20|320|Commander 2020|2020-04-24
    iko|260|Ikoria: Lair of Behemoths|2020-04-24
    pmei|9|Media and Collaboration Promos|2020-03-26
    ha2|25|Historic Anthology 2|2020-03-12
    sld|1600|Secret Lair Drop|2020-03-12
    und|29|Unsanctioned|2020-02-29
    pana||MTG Arena Promos|2020-02-15
    pthb|68|Theros Beyond Death Promos|2020-01-24
    thb|270|Theros Beyond Death|2020-01-24
    j20|10|Judge Gift Cards 2020|2020-01-01
    pf20|6|MagicFest 2020|2020-01-01
    ha1|20|Historic Anthology 1|2019-11-21
    gn2|59|Game Night 2019|2019-11-15
    cmb1||Mystery Booster Playtest Cards 2019|2019-11-07
    mb1|2|Mystery Booster|2019-11-07
    olgc|12|Legacy Championship|2019-11-03
    ovnt|9|Vintage Championship|2019-11-03
    eld|270|Throne of Eldraine|2019-10-04
    peld||Throne of Eldraine Promos|2019-10-04
    c19|240|Commander 2019|2019-08-23
    ps19||San Diego Comic-Con 2019|2019-07-18
    m20|270|Core Set 2020|2019-07-12
    pm20||Core Set 2020 Promos|2019-07-12
    ppp1||M20 Promo Packs|2019-07-12
    ss2||Signature Spellbook: Gideon|2019-06-28
    mh1|240|Modern Horizons|2019-06-14
    pmh1||Modern Horizons Promos|2019-06-14
    pwar||War of the Spark Promos|2019-05-04
    war|260|War of the Spark|2019-05-03
    j19||Judge Gift Cards 2019|2019-04-10
    prw2|5|RNA Ravnica Weekend|2019-02-16
    gk2|120|RNA Guild Kit|2019-02-15
    prna|45|Ravnica Allegiance Promos|2019-01-25
    rna|260|Ravnica Allegiance|2019-01-25
    pf19|6|MagicFest 2019|2019-01-01
    puma|40|Ultimate Box Topper|2018-12-07
    uma|250|Ultimate Masters|2018-12-07
    pz2|280|Treasure Chest|2018-12-06
    g18||M19 Gift Pack|2018-11-16
    gnt|63|Game Night|2018-11-16
    gk1|120|GRN Guild Kit|2018-11-02
    grn|260|Guilds of Ravnica|2018-10-05
    med|24|Mythic Edition|2018-10-05
    pgrn|45|Guilds of Ravnica Promos|2018-10-05
    prwk|5|GRN Ravnica Weekend|2018-10-05
    c18|290|Commander 2018|2018-08-10
    ph17|3|2017 Heroes of the Realm|2018-08-01
    ps18|5|San Diego Comic-Con 2018|2018-07-19
    ana|41|Arena New Player Experience|2018-07-14
    oana||Arena New Player Experience Cards|2018-07-14
    xana||Arena New Player Experience Extras|2018-07-14
    m19|290|Core Set 2019|2018-07-13
    pm19|74|Core Set 2019 Promos|2018-07-13
    pss3|5|M19 Standard Showdown|2018-07-13
    gs1|41|Global Series Jiang Yanggu & Mu Yanling|2018-06-22
    ss1|8|Signature Spellbook: Jace|2018-06-15
    pbbd|22|Battlebond Promos|2018-06-09
    bbd|250|Battlebond|2018-06-08
    cm2|270|Commander Anthology Volume II|2018-06-08
    dom|260|Dominaria|2018-04-27
    pdom|92|Dominaria Promos|2018-04-27
    ddu|71|Duel Decks: Elves vs. Inventors|2018-04-06
    a25|240|Masters 25|2018-03-16
    pnat|1|Nationals Promos|2018-01-25
    prix|63|Rivals of Ixalan Promos|2018-01-19
    rix|200|Rivals of Ixalan|2018-01-19
    j18|8|Judge Gift Cards 2018|2018-01-01
    ust|240|Unstable|2017-12-08
    e02|48|Explorers of Ixalan|2017-11-24
    pxtc|10|XLN Treasure Chest|2017-11-24
    v17|16|From the Vault: Transform|2017-11-24
    ima|240|Iconic Masters|2017-11-17
    pust|1|Unstable Promos|2017-11-13
    ddt|57|Duel Decks: Merfolk vs. Goblins|2017-11-10
    g17||2017 Gift Pack|2017-10-20
    pss2|5|XLN Standard Showdown|2017-09-29
    pxln|80|Ixalan Promos|2017-09-29
    xln|270|Ixalan|2017-09-29
    phtr|3|2016 Heroes of the Realm|2017-09-20
    h17|4|HasCon 2017|2017-09-08
    c17|290|Commander 2017|2017-08-25
    ps17|6|San Diego Comic-Con 2017|2017-07-20
    hou|190|Hour of Devastation|2017-07-14
    phou|55|Hour of Devastation Promos|2017-07-14
    e01|100|Archenemy: Nicol Bolas|2017-06-16
    cma|280|Commander Anthology|2017-06-09
    akh|270|Amonkhet|2017-04-28
    mp2|54|Amonkhet Invocations|2017-04-28
    pakh|69|Amonkhet Promos|2017-04-28
    w17|30|Welcome Deck 2017|2017-04-15
    dds|56|Duel Decks: Mind vs. Might|2017-03-31
    mm3|240|Modern Masters 2017|2017-03-17
    paer|55|Aether Revolt Promos|2017-01-21
    aer|190|Aether Revolt|2017-01-20
    f17|12|Friday Night Magic 2017|2017-01-01
    j17|9|Judge Gift Cards 2017|2017-01-01
    pca|130|Planechase Anthology|2016-11-25
    c16|340|Commander 2016|2016-11-11
    ps16|5|San Diego Comic-Con 2016|2016-10-01
    kld|260|Kaladesh|2016-09-30
    mps|54|Kaladesh Inventions|2016-09-30
    pkld|70|Kaladesh Promos|2016-09-30
    ddr|68|Duel Decks: Nissa vs. Ob Nixilis|2016-09-02
    cn2|220|Conspiracy: Take the Crown|2016-08-26
    v16|16|From the Vault: Lore|2016-08-19
    emn|200|Eldritch Moon|2016-07-22
    pemn|65|Eldritch Moon Promos|2016-07-22
    ema|240|Eternal Masters|2016-06-10
    psoi|79|Shadows over Innistrad Promos|2016-04-09
    soi|280|Shadows over Innistrad|2016-04-08
    w16|16|Welcome Deck 2016|2016-03-08
    ddq|71|Duel Decks: Blessed vs. Cursed|2016-02-26
    pogw|55|Oath of the Gatewatch Promos|2016-01-23
    ogw|180|Oath of the Gatewatch|2016-01-22
    f16|12|Friday Night Magic 2016|2016-01-01
    j16|7|Judge Gift Cards 2016|2016-01-01
    pz1|140|Legendary Cube Prize Pack|2015-11-18
    c15|320|Commander 2015|2015-11-13
    pbfz|70|Battle for Zendikar Promos|2015-10-03
    bfz|250|Battle for Zendikar|2015-10-02
    exp|45|Zendikar Expeditions|2015-10-02
    pss1|5|BFZ Standard Series|2015-10-02
    ddp|70|Duel Decks: Zendikar vs. Eldrazi|2015-08-28
    v15|15|From the Vault: Angels|2015-08-21
    cp3|6|Magic Origins Clash Pack|2015-07-17
    ori|270|Magic Origins|2015-07-17
    pori|41|Magic Origins Promos|2015-07-17
    ps15|5|San Diego Comic-Con 2015|2015-07-09
    mm2|240|Modern Masters 2015|2015-05-22
    tpr|250|Tempest Remastered|2015-05-06
    ptkdf|4|Tarkir Dragonfury|2015-04-03
    pdtk|41|Dragons of Tarkir Promos|2015-03-28
    dtk|250|Dragons of Tarkir|2015-03-27
    ddo|60|Duel Decks: Elspeth vs. Kiora|2015-02-27
    pfrf|32|Fate Reforged Promos|2015-01-24
    cp2|6|Fate Reforged Clash Pack|2015-01-23
    frf|180|Fate Reforged|2015-01-23
    purl|7|URL/Convention Promos|2015-01-23
    ugin|26|Ugin's Fate|2015-01-16
    f15|12|Friday Night Magic 2015|2015-01-01
    j15|8|Judge Gift Cards 2015|2015-01-01
    dvd|56|Duel Decks Anthology: Divine vs. Demonic|2014-12-05
    c14|320|Commander 2014|2014-11-07
    pktk|43|Khans of Tarkir Promos|2014-09-27
    ktk|250|Khans of Tarkir|2014-09-26
    ddn|72|Duel Decks: Speed vs. Cunning|2014-09-05
    v14|15|From the Vault: Annihilation|2014-08-22
    cp1|6|Magic 2015 Clash Pack|2014-07-18
    m15|260|Magic 2015|2014-07-18
    pm15|9|Magic 2015 Promos|2014-07-17
    ps14|6|San Diego Comic-Con 2014|2014-07-08
    vma|320|Vintage Masters|2014-06-16
    cns|210|Conspiracy|2014-06-06
    md1|26|Modern Event Deck 2014|2014-05-30
    jou|160|Journey into Nyx|2014-05-02
    pjou|9|Journey into Nyx Promos|2014-04-26
    ddm|76|Duel Decks: Jace vs. Vraska|2014-03-14
    bng|160|Born of the Gods|2014-02-07
    pbng|9|Born of the Gods Promos|2014-02-01
    f14|12|Friday Night Magic 2014|2014-01-01
    j14|13|Judge Gift Cards 2014|2014-01-01
    pdp15||Duels of the Planeswalkers 2015 Promos|2014-01-01
    c13|340|Commander 2013|2013-11-01
    ths|230|Theros|2013-09-27
    pths|10|Theros Promos|2013-09-21
    ddl|68|Duel Decks: Heroes vs. Monsters|2013-09-06
    v13|20|From the Vault: Twenty|2013-08-23
    m14|230|Magic 2014|2013-07-19
    pm14|5|Magic 2014 Promos|2013-07-18
    psdc|5|San Diego Comic-Con 2013|2013-07-18
    mma|220|Modern Masters|2013-06-07
    dgm|150|Dragon's Maze|2013-05-03
    pdgm|6|Dragon's Maze Promos|2013-04-27
    ddk|71|Duel Decks: Sorin vs. Tibalt|2013-03-15
    gtc|240|Gatecrash|2013-02-01
    pgtc|9|Gatecrash Promos|2013-01-26
    f13|12|Friday Night Magic 2013|2013-01-01
    j13|9|Judge Gift Cards 2013|2013-01-01
    pdp14|2|Duels of the Planeswalkers 2014 Promos|2013-01-01
    cm1|18|Commander's Arsenal|2012-11-02
    prtr|10|Return to Ravnica Promos|2012-10-05
    rtr|250|Return to Ravnica|2012-10-05
    ddj|78|Duel Decks: Izzet vs. Golgari|2012-09-07
    v12|15|From the Vault: Realms|2012-08-31
    m13|230|Magic 2013|2012-07-13
    pm13|5|Magic 2013 Promos|2012-07-12
    pc2|130|Planechase 2012|2012-06-01
    pavr|5|Avacyn Restored Promos|2012-04-28
    phel|6|Open the Helvault|2012-04-28
    avr|230|Avacyn Restored|2012-04-04
    ddi|70|Duel Decks: Venser vs. Koth|2012-03-30
    pdka|5|Dark Ascension Promos|2012-01-28
    dka|150|Dark Ascension|2012-01-03
    f12|13|Friday Night Magic 2012|2012-01-01
    j12|9|Judge Gift Cards 2012|2012-01-01
    pdp13|3|Duels of the Planeswalkers 2013 Promos|2012-01-01
    pidw|9|IDW Comics Inserts|2012-01-01
    pw12|3|Wizards Play Network 2012|2012-01-01
    pd3|27|Premium Deck Series: Graveborn|2011-11-01
    isd|250|Innistrad|2011-09-30
    pisd|5|Innistrad Promos|2011-09-24
    ddh|77|Duel Decks: Ajani vs. Nicol Bolas|2011-09-02
    v11|15|From the Vault: Legends|2011-08-26
    m12|230|Magic 2012|2011-07-15
    pm12|5|Magic 2012 Promos|2011-07-14
    cmd|300|Commander 2011|2011-06-17
    pcmd|5|Commander 2011 Launch Party|2011-06-17
    pgpx|20|Grand Prix Promos|2011-06-17
    wmc|5|World Magic Cup Qualifiers|2011-06-17
    td2|80|Duel Decks: Mirrodin Pure vs. New Phyrexia|2011-05-14
    pnph|6|New Phyrexia Promos|2011-05-12
    nph|170|New Phyrexia|2011-04-04
    ddg|72|Duel Decks: Knights vs. Dragons|2011-04-01
    pmbs|6|Mirrodin Besieged Promos|2011-02-03
    me4|260|Masters Edition IV|2011-01-10
    mbs|150|Mirrodin Besieged|2011-01-04
    f11|12|Friday Night Magic 2011|2011-01-01
    g11|9|Judge Gift Cards 2011|2011-01-01
    p11|5|Magic Player Rewards 2011|2011-01-01
    pdp12|3|Duels of the Planeswalkers 2012 Promos|2011-01-01
    pw11|14|Wizards Play Network 2011|2011-01-01
    td0|170|Magic Online Theme Decks|2010-11-08
    pd2|31|Premium Deck Series: Fire and Lightning|2010-11-01
    som|230|Scars of Mirrodin|2010-10-01
    psom|5|Scars of Mirrodin Promos|2010-09-30
    v10|15|From the Vault: Relics|2010-08-27
    ddf|73|Duel Decks: Elspeth vs. Tezzeret|2010-08-03
    proe|5|Rise of the Eldrazi Promos|2010-07-30
    pwwk|5|Worldwake Promos|2010-07-30
    m11|230|Magic 2011|2010-07-16
    pm11|5|Magic 2011 Promos|2010-07-15
    arc|140|Archenemy|2010-06-18
    dpa|100|Duels of the Planeswalkers|2010-06-04
    roe|230|Rise of the Eldrazi|2010-03-17
    wwk|140|Worldwake|2010-01-30
    f10|12|Friday Night Magic 2010|2010-01-01
    g10|8|Judge Gift Cards 2010|2010-01-01
    p10|9|Magic Player Rewards 2010|2010-01-01
    pdp10|2|Duels of the Planeswalkers 2010 Promos|2010-01-01
    h09|41|Premium Deck Series: Slivers|2009-11-01
    ddd|57|Duel Decks: Garruk vs. Liliana|2009-10-30
    pzen|5|Zendikar Promos|2009-10-02
    zen|230|Zendikar|2009-10-02
    me3|220|Masters Edition III|2009-09-07
    v09|15|From the Vault: Exiled|2009-08-28
    hop|140|Planechase|2009-08-04
    m10|230|Magic 2010|2009-07-17
    pm10|5|Magic 2010 Promos|2009-07-16
    ddc|56|Duel Decks: Divine vs. Demonic|2009-04-10
    arb|140|Alara Reborn|2009-03-25
    f09|12|Friday Night Magic 2009|2009-01-01
    g09|10|Judge Gift Cards 2009|2009-01-01
    p09|9|Magic Player Rewards 2009|2009-01-01
    pdtp|1|Duels of the Planeswalkers 2009 Promos|2009-01-01
    con|140|Conflux|2009-00-31
    dd2|56|Duel Decks: Jace vs. Chandra|2008-11-07
    ala|230|Shards of Alara|2008-10-03
    pala||Shards of Alara Promos|2008-10-03
    me2|240|Masters Edition II|2008-09-22
    drb|15|From the Vault: Dragons|2008-08-29
    eve|180|Eventide|2008-06-25
    shm|280|Shadowmoor|2008-04-02
    p15a|2|15th Anniversary Cards|2008-04-01
    pcmp|12|Champs and States|2008-03-29
    f08|12|Friday Night Magic 2008|2008-01-01
    g08|5|Judge Gift Cards 2008|2008-01-01
    mor|150|Morningtide|2008-01-01
    p08|7|Magic Player Rewards 2008|2008-01-01
    pjas|6|Junior APAC Series|2008-01-01
    pjse|8|Junior Series Europe|2008-01-01
    psus|18|Junior Super Series|2008-01-01
    dd1|56|Duel Decks: Elves vs. Goblins|2007-11-16
    lrw|280|Lorwyn|2007-10-12
    me1|180|Masters Edition|2007-09-10
    p10e|1|Tenth Edition Promos|2007-07-13
    10e tenth|360|Tenth Edition|2007-06-14
    fut|180|Future Sight|2007-04-04
    ppro|9|Pro Tour Promos|2007-02-09
    plc|160|Planar Chaos|2007-01-02
    f07|12|Friday Night Magic 2007|2007-01-01
    g07|5|Judge Gift Cards 2007|2007-01-01
    p07|7|Magic Player Rewards 2007|2007-01-01
    hho|13|Happy Holidays|2006-12-31
    tsb timeshifted|120|Time Spiral Timeshifted|2006-09-09
    tsp|280|Time Spiral|2006-09-09
    cst|52|Coldsnap Theme Decks|2006-07-21
    csp|150|Coldsnap|2006-06-21
    dis|180|Dissension|2006-04-05
    gpt|160|Guildpact|2006-01-03
    dci||DCI Promos|2006-01-01
    f06|12|Friday Night Magic 2006|2006-01-01
    g06|4|Judge Gift Cards 2006|2006-01-01
    p06|7|Magic Player Rewards 2006|2006-01-01
    pal06|9|Arena League 2006|2006-01-01
    phuk|23|Hachette UK|2006-01-01
    p2hg|1|Two-Headed Giant Tournament|2005-12-09
    rav|290|Ravnica: City of Guilds|2005-09-24
    9ed ninth|340|Ninth Edition|2005-07-29
    sok|160|Saviors of Kamigawa|2005-05-03
    bok|160|Betrayers of Kamigawa|2005-01-04
    f05|12|Friday Night Magic 2005|2005-01-01
    g05|4|Judge Gift Cards 2005|2005-01-01
    p05|6|Magic Player Rewards 2005|2005-01-01
    pal05|8|Arena League 2005|2005-01-01
    unh|140|Unhinged|2004-11-20
    chk|290|Champions of Kamigawa|2004-09-01
    wc04|75|World Championship Decks 2004|2004-09-01
    5dn|160|Fifth Dawn|2004-05-04
    dst|160|Darksteel|2004-01-06
    f04|12|Friday Night Magic 2004|2004-01-01
    g04|6|Judge Gift Cards 2004|2004-01-01
    p04|6|Magic Player Rewards 2004|2004-01-01
    pal04|14|Arena League 2004|2004-01-01
    mrd|290|Mirrodin|2003-09-02
    wc03|95|World Championship Decks 2003|2003-08-06
    8ed eighth|340|Eighth Edition|2003-07-28
    scg|140|Scourge|2003-05-17
    lgn|140|Legions|2003-01-25
    f03|13|Friday Night Magic 2003|2003-01-01
    g03|3|Judge Gift Cards 2003|2003-01-01
    p03|7|Magic Player Rewards 2003|2003-01-01
    pal03|8|Arena League 2003|2003-01-01
    ons|330|Onslaught|2002-10-07
    wc02|79|World Championship Decks 2002|2002-08-14
    prm|1000|Magic Online Promos|2002-06-24
    jud|140|Judgment|2002-05-27
    tor|140|Torment|2002-01-26
    f02|12|Friday Night Magic 2002|2002-01-01
    g02|2|Judge Gift Cards 2002|2002-01-01
    pal02|5|Arena League 2002|2002-01-01
    dkm|44|Deckmasters|2001-12-01
    ody|330|Odyssey|2001-09-22
    wc01|83|World Championship Decks 2001|2001-08-08
    apc|140|Apocalypse|2001-05-01
    7ed seventh|330|Seventh Edition|2001-03-11
    pls|140|Planeshift|2001-01-05
    f01|7|Friday Night Magic 2001|2001-01-01
    g01|2|Judge Gift Cards 2001|2001-01-01
    mpr|8|Magic Player Rewards 2001|2001-01-01
    pal01|11|Arena League 2001|2001-01-01
    btd|82|Beatdown Box Set|2000-10-01
    inv|330|Invasion|2000-09-02
    wc00|96|World Championship Decks 2000|2000-08-02
    s00|20|Starter 2000|2000-07-01
    pcy|140|Prophecy|2000-04-27
    pelp|5|European Land Program|2000-02-14
    nem|140|Nemesis|2000-01-05
    fnm|11|Friday Night Magic 2000|2000-01-01
    g00|2|Judge Gift Cards 2000|2000-01-01
    pal00|11|Arena League 2000|2000-01-01
    brb|100|Battle Royale Box Set|1999-11-12
    pwos|1|Wizards of the Coast Online Store|1999-09-04
    mmq|330|Mercadian Masques|1999-08-25
    pwor|1|World Championship Promos|1999-08-04
    wc99|85|World Championship Decks 1999|1999-08-04
    s99 starter|150|Starter 1999|1999-07-01
    uds|140|Urza's Destiny|1999-06-07
    ptk|170|Portal Three Kingdoms|1999-05-01
    6ed sixth|330|Classic Sixth Edition|1999-03-28
    ulg|140|Urza's Legacy|1999-02-15
    g99|1|Judge Gift Cards 1999|1999-01-01
    pal99|9|Arena League 1999|1999-01-01
    ath|81|Anthologies|1998-11-01
    usg|330|Urza's Saga|1998-10-12
    wc98|98|World Championship Decks 1998|1998-08-12
    ugl|88|Unglued|1998-08-11
    p02|150|Portal Second Age|1998-06-24
    exo|140|Exodus|1998-06-15
    sth|140|Stronghold|1998-03-02
    jgp|3|Judge Gift Cards 1998|1998-01-01
    palp|5|Asia Pacific Land Program|1997-10-13
    tmp|330|Tempest|1997-10-01
    wc97|83|World Championship Decks 1997|1997-08-13
    wth|160|Weatherlight|1997-05-31
    por|200|Portal|1997-05-01
    5ed fifth|430|Fifth Edition|1997-03-01
    vis|160|Visions|1997-01-11
    itp|57|Introductory Two-Player Set|1996-12-31
    mgb|10|Multiverse Gift Box|1996-11-01
    mir|330|Mirage|1996-08-21
    parl|7|Arena League 1996|1996-08-02
    rqs|56|Rivals Quick Start Set|1996-07-01
    all|140|Alliances|1996-06-10
    ptc|110|Pro Tour Collector Set|1996-05-01
    hml|110|Homelands|1995-09-01
    ren||Renaissance|1995-08-01
    rin||Rinascimento|1995-08-01
    pdrc|1|Dragon Con|1995-07-15
    chr|110|Chronicles|1995-06-01
    ice|370|Ice Age|1995-05-01
    4ed fourth|360|Fourth Edition|1995-03-01
    plgm|2|DCI Legend Membership|1995-01-01
    fem|100|Fallen Empires|1994-10-01
    phpr|5|HarperPrism Book Promos|1994-09-01
    drk|110|The Dark|1994-07-01
    sum|290|Summer Magic / Edgar|1994-06-21
    leg|310|Legends|1994-06-01
    3ed revised|290|Revised Edition|1994-04-11
    atq|85|Antiquities|1994-02-01
    2ed unlimited|290|Unlimited Edition|1993-11-01
    arn|78|Arabian Nights|1993-11-01
    leb beta|290|Limited Edition Beta|1993-10-01
    lea alpha|290|Limited Edition Alpha|1993-08-05
    pgru|5|Guru|1990-01-02
    # set-types|Kinds of sets|in {value} sets
    alchemy|810||Alchemy sets
    archenemy|230||Archenemy decks and schemes
    arsenal|||Commander's Arsenal and the like
    box|4900||boxed sets
    commander|4900||Commander decks
    core|3500||core sets
    draft_innovation draftinnovation|3900|draft innovation|sets with a new way to draft, such as Conspiracy
    duel_deck dueldeck|1300|duel deck|Duel Decks
    eternal|||sets for eternal formats
    expansion|23000||expansions
    from_the_vault fromthevault|160|from the vault|the From the Vault series
    funny|620||joke sets
    masterpiece|220||masterpiece series
    masters|5100||Masters sets, made of reprints
    memorabilia|950||gold-bordered decks, display cards and other keepsakes
    minigame|||minigame cards
    planechase|270||Planechase decks and planes
    premium_deck premiumdeck|97|premium deck|the Premium Deck Series
    promo|2600||promotional cards
    spellbook|16||the Signature Spellbook series
    starter|720||sets and decks for beginners
    token|56||tokens
    treasure_chest treasurechest|430|treasure chest|Treasure Chests of Magic Online
    vanguard|100||Vanguard avatars
    # cubes|Cubes
    amaz|||the Amaz cube
    april|||the April cube
    arena|540||the Arena cube
    chromatic|||the Chromatic cube
    chuck|||the Chuck cube
    grixis|||the Grixis cube
    legacy|540||the Legacy cube
    livethedream|||the Live the Dream cube
    modern|540||the Modern cube
    protour|||the Pro Tour cube
    tinkerer|||the Tinkerer cube
    twisted|||the Twisted cube
    uncommon|||the Uncommon cube
    vintage|540||the Vintage cube
    # formats|Formats
    alchemy|60|Alchemy|Standard on Arena, with rebalanced cards
    brawl historicbrawl|120|Brawl|singleton decks of 100 cards with a commander, on Arena
    commander edh|1000|Commander|singleton decks of 100 cards with a commander
    competitivebrawl||Competitive Brawl|Brawl for competitive play, on Arena
    duel duelcommander|50|Duel Commander|Commander for two players
    future futurestandard|10|Future Standard|Standard with the sets that are announced
    gladiator|30|Gladiator|singleton decks of 100 cards without a commander, on Arena
    historic|150|Historic|all of Arena's sets, with rebalanced cards
    legacy|340|Legacy|all sets, with a ban list
    modern|600|Modern|sets since Eighth Edition
    oathbreaker|50|Oathbreaker|singleton decks of 60 cards with a planeswalker and a signature spell
    oldschool|20|Old School|cards of 1993 and 1994
    pauper|350|Pauper|cards that were printed as commons
    paupercommander pdh|50|Pauper Commander|Commander with commons, led by an uncommon creature
    penny|60|Penny Dreadful|the cheapest cards of the season on Magic Online
    pioneer|400|Pioneer|sets since Return to Ravnica
    predh|20|PreDH|Commander with cards from before 2011
    premodern|60|Premodern|sets from Fourth Edition to Scourge
    standard|500|Standard|the latest sets
    standardbrawl|30|Standard Brawl|singleton decks of 60 Standard cards with a commander
    timeless|40|Timeless|all of Arena's sets, with a restricted list
    tlr||TLR|the format that Scryfall calls TLR
    vintage|250|Vintage|all sets, with a restricted list
    # rarities|Rarities in order|at {value}
    common c|10000||the most frequent in boosters
    uncommon u|10000||less frequent in boosters
    rare r|10000||about one in a booster
    special s|120|special rarity|outside the usual rarities, such as timeshifted cards||are of special rarity
    mythic m|2400|mythic rare|the rarest in boosters
    bonus b||bonus rarity|from a bonus sheet||are of bonus rarity
    # languages|Languages of printings
    ar arabic||Arabic|Arabic
    de german|550|German|German
    en english|1000|English|English
    es sp spanish|530|Spanish|Spanish
    fr french|550|French|French
    grc greek ancientgreek||Ancient Greek|Ancient Greek
    he hebrew||Hebrew|Hebrew
    it italian|540|Italian|Italian
    ja jp japanese|600|Japanese|Japanese
    ko kr korean|310|Korean|Korean
    la latin||Latin|Latin
    ph phyrexian|5|Phyrexian|Phyrexian
    pt pt-br portuguese|450|Portuguese|Portuguese
    qya quenya||Quenya|Quenya
    ru russian|350|Russian|Russian
    sa sanskrit||Sanskrit|Sanskrit
    zhs cs cn zh simplifiedchinese chinesesimplified|330|Simplified Chinese|Simplified Chinese
    zht ct tw traditionalchinese chinesetraditional|320|Traditional Chinese|Traditional Chinese
    # games|Games|on {value}
    paper|30000||printed on paper
    mtgo|18000|Magic Online|Magic Online
    arena mtga|2200|Arena|MTG Arena
    astral||Astral|the computer game by MicroProse
    sega||Sega|the game for the Sega Dreamcast
    # layouts|Layouts
    adventure|130||cards with an Adventure
    art_series||art series|art cards, which show a picture and have no rules
    augment|13||augment cards, which join a host
    battle|||battles
    case|13||Case enchantments
    class|27||Class enchantments
    double_faced_token|7|double-faced token|tokens with two faces
    emblem|1||emblems of planeswalkers
    flip|21||flip cards of Kamigawa, turned upside down in play
    host|19||host cards, which an augment card joins
    leveler|25||creatures that level up
    meld|17||cards that meld, and what they meld into
    modal_dfc|100|modal double-faced|double-faced cards played as either face
    mutate|34||creatures with mutate
    normal|29000||ordinary cards with one face
    planar|6||planes and phenomena
    prepare|||cards with a second spell to prepare
    prototype|19||creatures with a smaller prototype on the card
    reversible_card||reversible card|cards with a front on both sides
    saga|150||Sagas
    scheme|5||schemes of Archenemy
    split|120||split cards, two small cards on one
    token|130||tokens
    transform|360||double-faced cards that transform
    vanguard|100||Vanguard avatars
    # frames|Frames|in the {value} frame
    1993 93|1600||the first frame
    1997 97 classic|5800||the frame since Mirage, a little clearer than the first
    2003 03 8ed|9100||the frame since Eighth Edition
    2015 15 m15|9300||the frame since Magic 2015
    future|81||the frame of cards from the future in Future Sight
    old retro|6400|old (1993 or 1997)|the frames of 1993 and 1997||||1993 1997
    new|15000||the frames of 2003, 2015 and Future Sight||||2003 2015 future
    modern|9100||the frame of 2003||||2003
    # frame-effects|Frame effects
    colorshifted|45||the frame of colorshifted cards in Planar Chaos
    companion|||the frame of companions
    compasslanddfc|17||compass and land marks of double-faced cards
    convertdfc|||marks of double-faced cards that convert
    devoid|98||the pale frame of devoid cards
    draft|27||the frame of cards for the draft
    enchantment nyxtouched nyx|91||the starry frame of enchantment creatures
    etched|||the frame of etched foil
    extendedart|||art that reaches the sides of the card
    fandfc|||fan marks of double-faced cards
    inverted|||an inverted frame
    legendary|190||the crown of legendary cards
    lesson|||the frame of Lessons
    miracle|12||the frame of miracle cards
    mooneldrazidfc|14||moon and Eldrazi marks of double-faced cards
    originpwdfc|6||marks of creatures that become planeswalkers
    shatteredglass|||the Shattered Glass frame of Transformers
    showcase|||a showcase frame
    snow|||the frosty frame of snow cards
    spree|||the frame of spree cards
    sunmoondfc|68||sun and moon marks of double-faced cards
    tombstone|62||the tombstone of cards for the graveyard
    upsidedowndfc|||upside-down marks of double-faced cards
    waxingandwaningmoondfc|||waxing and waning moon marks of double-faced cards
    # border-colors|Border colors
    black|19000||a black border
    borderless|100||no border; the art reaches the edge||are borderless
    gold|620||a gold border
    silver|430||a silver border, for joke cards
    white|1600||a white border
    yellow|||a yellow border
    # security-stamps|Security stamps
    acorn|300||an acorn, for cards that tournaments do not allow
    arena|300||the stamp of Arena
    circle|20||a round stamp
    heart|10||a heart
    oval|9000||the usual oval
    triangle|900||a triangle, for Universes Beyond
    # watermarks|Watermarks
    = watermark|names
    abzan 47, agentsofsneak 33, arena 13, atarka 28, azorius 96, boros 99, brokers, cabaretti, colorpie 40,
    conspiracy 52, corocoro, crossbreedlabs 25, cutiemark, dci 81, dengekimaoh, desparked, dimir 110, dromoka 40,
    flavor 8, fnm 90, foretell, goblinexplosioneers 28, golgari 100, grandprix 10, gruul 100, herospath 22, izzet 95,
    japanjunior, jeskai 47, judgeacademy, junior 7, juniorapac 6, junioreurope 8, kolaghan 27, leagueofdastardlydoom 40,
    lorehold, maestros, mardu 42, mirran 280, mps, mtg 13, mtg10 1, mtg15 2, nerf 1, obscura, ojutai 36,
    orderofthewidget 38, orzhov 96, phyrexian 250, planeswalker 52, prismari, protour 5, quandrix, rakdos 100,
    riveteers, scholarship 2, selesnya 100, set 350, silumgar 34, silverquill, simic 100, sultai 54, tarkir, temur 47,
    transformers 1, trumpkatsumai, witherbloom, wotc 140, wpn 1
    = watermark|guess|names
    airnomads, d&d 2, earthkingdom, firenation, watertribe
    # is-values|Properties of cards and printings
    = type
    permanent|23000||cards that stay on the battlefield, such as creatures and lands||can stay on the battlefield|type_line has any of artifact, battle, creature, enchantment, land, planeswalker
    spell|29000||cards that can be cast; no lands||can be cast|front face is not a land and not an extra
    historic|6600||artifacts, legendary cards and Sagas||are historic|type_line has artifact or legendary or saga
    party|3400||Clerics, Rogues, Warriors and Wizards||can be part of a party|creature with any of those subtypes, or keyword Changeling
    outlaw|1100||Assassins, Mercenaries, Pirates, Rogues and Warlocks||are outlaws|any of those subtypes, or keyword Changeling
    = text
    modal|640||cards that let you choose between modes||offer a choice of modes|rules text has a choose-one style line with bullets
    vanilla|380||creatures without any rules text|creatures without rules text|are creatures without rules text|front face is a nonland creature and oracle_text is empty
    frenchvanilla|1300||creatures with keyword abilities and no other text|creatures with keywords as their only text|are creatures with keywords as their only text|every oracle line is a comma list of keyword abilities
    bear|860||2/2 creatures for two mana|2/2 creatures for two mana|are 2/2 creatures for two mana|creature and power 2 and toughness 2 and mana value 2
    hybrid splitmana|460||cards with hybrid mana in their cost||have hybrid mana in their cost|mana_cost has a two-part symbol other than plain Phyrexian
    phyrexian phyrexia|73||cards with Phyrexian mana in their cost or text||have Phyrexian mana in their cost or text|mana_cost or oracle_text has a symbol ending in /P
    indicator ci colorindicator|350||cards with a color indicator, the dot before the type line||have a color indicator|color_indicator present
    companion|9||creatures that can be companions||have companion|keywords has Companion
    partner|170||cards that pair up: partner, friends forever, backgrounds and so on||have partner or one of its variants|keywords has Partner, Partner with, Friends forever, Choose a background, Doctor's companion
    lights attractionlights|||Attractions, which have numbers that light up||have Attraction lights|attraction_lights present
    related|||cards linked to other cards, such as the tokens they make||are linked to other cards|all_parts present
    spellbook|||Alchemy cards whose text mentions a spellbook||name a spellbook|rules text mentions a spellbook
    etb|||cards that mention something entering||say that something enters|rules text with reminder text mentions enters||likely
    = layout|predicate layout = {text}
    split|120||split cards, two small cards on one||are split cards
    flip|21||flip cards of Kamigawa, turned upside down in play||are flip cards
    transform tdfc|360||double-faced cards that transform||are transforming double-faced cards
    mdfc modaldfc|100||double-faced cards played as either face||are modal double-faced cards|layout = modal_dfc
    meld|17||cards that meld, and what they meld into||are parts or results of a meld
    meldpart|14||cards that meld with another card||meld with another card|layout = meld and all_parts role of itself is meld_part
    meldresult|3||what two cards meld into||are the result of a meld|layout = meld and all_parts role of itself is meld_result
    dfc doublefaced doublesided|470||cards with two faces back to back||have two faces back to back|layout in transform, modal_dfc, art_series, double_faced_token, reversible_card
    leveler|25||creatures that level up||have the level-up layout
    adventure|130||cards with an Adventure||have the adventure layout
    class|27||Class enchantments||have the Class layout
    prepare|||cards with a second spell to prepare||have the prepare layout
    reversible|||cards with a front on both sides||are reversible cards|layout = reversible_card
    token|140||tokens and emblems|tokens|are tokens|layout in token, double_faced_token, emblem
    artseries artcard|||art cards, which show a picture and have no rules||are art series cards|layout = art_series
    planar|6||planes and phenomena||are planes or phenomena
    vanguard|100||Vanguard avatars||are Vanguard avatars
    host augment augmentation|32||host and augment cards, which join into one creature||are host or augment cards|layout in host, augment
    extra extras|1100||tokens, planes, schemes and others hidden from a plain search||are hidden by default|see default-hidden list
    = legality
    commander|2700||cards that can lead a Commander deck||can be your commander|legendary creature, or legendary Vehicle/Spacecraft with power and toughness, or Background, or text says it can be your commander; and not banned in commander
    brawler brawlcommander|2900||cards that can lead a Brawl deck||can lead a Brawl deck|legendary creature, planeswalker or Vehicle that is legal in standardbrawl or brawl
    duelcommander|2900||cards that can lead a Duel Commander deck||can lead a Duel Commander deck|like commander, with the duel list
    oathbreaker|300||planeswalkers that can lead an Oathbreaker deck||can be your oathbreaker|planeswalker legal in oathbreaker
    paupercommander|5200||creatures that can lead a Pauper Commander deck||can lead a Pauper Commander deck|creature with an uncommon printing||likely
    gamechanger gc|53||cards on Commander's list of game changers||are on the Commander game-changer list|game_changer = true
    reserved reservedlist|570||cards on the Reserved List, which are never to be reprinted||are on the Reserved List|reserved = true
    funny|480||joke cards that no tournament allows||are joke cards not allowed in tournaments|legal nowhere and (set_type funny, or playtest, or silver border, or acorn stamp)
    spikey|230||cards that were ever banned or restricted in any format||were ever banned or restricted anywhere|any legality banned or restricted (approximation)
    universesbeyond ub|3900||cards set in the worlds of other brands||belong to Universes Beyond|promo_types has universesbeyond or triangle stamp
    unset|620||cards from joke sets such as Unglued and Unhinged||come from an Un-set|set_type funny (approximation)
    alchemy|810||cards from Alchemy sets and other designs for digital play only||are Alchemy cards or digital-only designs|set_type alchemy or promo_types has alchemy
    rebalanced|||cards rebalanced for Arena, with A- before their name||are versions rebalanced for Arena|promo_types has rebalanced or name starts with A-
    = print|printing
    foil premium|17000||printings that exist in foil||exist in foil|finishes has foil
    nonfoil|||printings that exist without foil||exist in nonfoil|finishes has nonfoil
    etched etch etchedfoil|||printings that exist in etched foil||exist in etched foil|finishes has etched
    glossy gloss|||promos with a glossy surface||are glossy promos|promo_types has glossy
    fullart full|140||printings with a picture larger than usual|full-art printings|are full-art printings|full_art = true
    textless|||printings without rules text on the card||are printed without rules text|textless = true
    oversized|130||cards larger than playing size||are oversized|oversized = true
    promo|2600||promotional printings|promotional printings|are promotional printings|promo = true
    reprint|12000||printings of cards that were printed before|reprints|are reprints|reprint = true
    firstprint firstprinting|||the first printing of each card|first printings|are first printings|reprint = false
    unique onlyprint|||cards printed in one set only||were printed in one set only|count of sets = 1
    digital|||printings for digital games only|digital-only printings|are digital-only printings|digital = true
    hires highres|||printings with a high-resolution picture on Scryfall||have a high-resolution scan|highres_image = true
    spotlight story storyspotlight|||Story Spotlight cards, which show key moments of the story||are Story Spotlight cards|story_spotlight = true
    scryfallpreview|||cards that Scryfall was the first to show||were previewed by Scryfall|preview.source = Scryfall
    booster pack|490||printings found in booster packs||are found in booster packs|booster = true
    variation|||printings that vary another printing||are variations of another printing|variation = true
    contentwarning|||cards flagged for offensive content||are flagged for offensive content|content_warning = true
    default normal typical traditional baseline|||printings with an ordinary look||have an ordinary treatment|not atypical
    atypical nondefault abnormal nontraditional|||printings with a special look: borderless, showcase, full art and so on||have a special treatment|borderless, full art, showcase, extended art, unusual frame or promo style
    old|||printings in the frames of 1993 and 1997||have the 1993 or 1997 frame|frame in 1993, 1997
    new|||printings in the frame of 2003 or a later one||have the 2003 frame or a later one|frame in 2003, 2015, future
    modern|||printings in the frame of 2003||have the 2003 frame|frame = 2003
    future futureshifted|81||printings in the Future Sight frame||have the Future Sight frame|frame = future
    colorshifted|45||printings in the colorshifted frame of Planar Chaos||have the colorshifted frame|frame_effects has colorshifted
    timeshifted|120||old cards brought back by Time Spiral, and others in that style||are timeshifted|set = tsb, or timeshifted promo style
    showcase|||printings in a showcase frame||have a showcase frame|frame_effects has showcase
    extendedart extended|||printings with art that reaches the sides of the card||have extended art|frame_effects has extendedart
    borderless|100||printings without a border||are borderless|border_color = borderless
    tombstone|62||printings with a tombstone by their name, for use in the graveyard||have the tombstone icon|frame_effects has tombstone
    masterpiece|220||printings from a masterpiece series||belong to a masterpiece subset|set_type = masterpiece
    watermark|||printings with a watermark in the text box||have a watermark|watermark present
    flavor flavortext|||printings with flavor text||have flavor text|flavor_text present
    flavorname|400||printings with another name above their own, such as Godzilla cards||have an alternative in-universe name|flavor_name present
    localizedname printedname|||printings with a printed name that differs from the English one||have a printed name that differs from their own|printed_name present and differs from name
    printedtext|||printings with a printed text that differs from the current rules text||have a printed text that differs from their own|printed_text present
    artist|||printings that name their artist||have a credited artist|artist non-empty
    illustration|||printings with a known artwork||have an illustration id|illustration_id present
    image|||printings that Scryfall has a picture of||have an image|image_status not missing
    placeholderimage|||printings that Scryfall has only a placeholder picture of||have only a placeholder image|image_status = placeholder
    stamp securitystamp|||printings with a security stamp||have a security stamp|security_stamp present
    back|||cards with an unusual back||have a nonstandard card back|card_back_id differs from the ordinary one
    englishart|||printings with art that an English printing shares||have artwork that exists on an English printing|needs all printings
    paperart|||printings with art that a paper printing shares||have artwork that exists on paper|needs all printings
    arenaid|||printings with an id in MTG Arena||have an Arena id|arena_id present
    mtgoid|||printings with an id in Magic Online||have a Magic Online id|mtgo_id present
    multiverse multiverseid|||printings with an id in Gatherer||have a Gatherer id|multiverse_ids non-empty
    tcgplayer tcgplayerid|||printings with an id at TCGplayer||have a TCGplayer id|tcgplayer_id present
    cardmarket cardmarketid|||printings with an id at Cardmarket||have a Cardmarket id|cardmarket_id present
    misprint artistmisprint|||printings with a known mistake||are known misprints|curated
    covered|||printings whose old art is covered by a promo||have old art that a promo covers|curated
    fbb|||foreign printings with a black border||are foreign black-bordered printings|curated sets
    fwb|||foreign printings with a white border||are foreign white-bordered printings|curated sets
    invitational|||cards designed by a winner of the Magic Invitational||were designed by an Invitational winner|curated
    belzenlok|||cards that show a deed claimed by Demonlord Belzenlok||show a deed claimed by Demonlord Belzenlok|curated
    preprint|||printings that appeared before their own set||were printed before their own set|needs all printings||likely
    tron|3||Urza's Mine, Urza's Power Plant and Urza's Tower||are Urza lands|curated
    cube|||cards in one of the cubes that cube: can name||are in a listed cube|curated
    playtest|||playtest cards, which tournaments do not allow||are playtest cards|promo_types has playtest
    intro|||printings from an introductory product||come from an introductory product|curated
    beginner|||printings from a product for beginners||come from a beginner product|curated
    jumpstart|2000||printings from a Jumpstart product||come from a Jumpstart product|curated
    = settype|printing|likely|predicate set_type = {text}
    core|||printings from a core set||come from a core set
    expansion|||printings from an expansion||come from an expansion
    masters|||printings from a Masters set||come from a Masters set
    starter|720||printings from a starter product||come from a starter product
    box|||printings from a boxed product||come from a boxed product
    memorabilia|950||gold-bordered decks, display cards and other keepsakes||are memorabilia
    planechase|270||printings from a Planechase product||come from a Planechase product
    archenemy|230||printings from an Archenemy product||come from an Archenemy product
    arsenal|||printings from Commander's Arsenal and the like||come from a Commander's Arsenal product
    eternal|||printings from a set for eternal formats||come from an eternal set
    premiumdeck|97||printings from the Premium Deck Series||come from the Premium Deck Series|set_type = premium_deck
    = land-nickname|phrase are {noun}|predicate name is in the list of the cycle
    bikeland cycleland bicycleland|7||dual lands with basic types that can be cycled|bike lands
    bondland crowdland bbdland battlebondland|10||dual lands that enter untapped with two or more opponents|bond lands
    bounceland karoo|17||lands that return a land to your hand and tap for two mana|bounce lands
    canopyland canland canopy horizon horizonland|6||dual lands that cost life to tap and can be sacrificed for a card|canopy lands
    checkland|10||dual lands that enter untapped beside the right basic type|check lands
    creatureland manland|47||lands that can become creatures|creature lands
    dual|10||the ten original dual lands, such as Tundra|original dual lands
    fastland|10||dual lands that enter untapped with two or fewer other lands|fast lands
    fetchland|10||the ten lands that pay 1 life to search for a land|fetch lands
    filterland|22||lands that turn mana into other colors|filter lands
    gainland|15||dual lands that enter tapped and gain 1 life|gain lands
    painland|10||dual lands that deal 1 damage to you for colored mana|pain lands
    pathway|10||double-faced dual lands, played as one color or the other|Pathway lands
    scryland|10||dual lands that enter tapped and scry 1|scry lands
    shadowland snarl|10||dual lands that enter untapped if you reveal a land of the right type|shadow lands
    shockland|10||dual lands with basic types that enter untapped for 2 life|shock lands
    slowland|10||dual lands that enter untapped with two or more other lands|slow lands
    storageland|12||lands that save up mana as counters|storage lands
    surveilland|10||dual lands with basic types that enter tapped and surveil 1|surveil lands
    tangoland battleland|7||dual lands with basic types that enter untapped beside two basic lands|tango lands
    triland|10||lands for three colors that enter tapped|tri-lands
    tricycleland trikeland triome|10||lands with three basic types that can be cycled|tricycle lands
    vergeland|10||dual lands with a second color that needs another land|Verge lands
    = promo|printing|phrase carry the {label} promo mark|predicate promo_types has {text}
    arenaleague||Arena League|promos given out in the Arena League
    beginnerbox||Beginner Box|printings from a Beginner Box
    boosterfun||Booster Fun|special looks found in boosters, such as showcase and borderless cards
    boxtopper||Box Topper|printings that come on top of a box of boosters
    brawldeck||Brawl Deck|printings from a Brawl deck
    bringafriend||Bring-a-Friend|promos for bringing a friend to an event
    bundle||Bundle|promos that come in a bundle
    buyabox bab||Buy-a-Box|promos for buying a box of boosters
    chocobotrackfoil||Chocobo Track Foil|printings in chocobo track foil
    commanderparty||Commander Party|promos of Commander Party events
    commanderpromo||Commander Promo|promos for Commander players
    concept||Concept Art|printings with concept art
    confettifoil confetti||Confetti Foil|printings in confetti foil
    convention||Convention|promos given out at conventions
    cosmicfoil||Cosmic Foil|printings in cosmic foil
    datestamped||Date-Stamped|promos with a date stamped on the card
    dazzlefoil||Dazzle Foil|printings in dazzle foil
    dossier||Dossier|printings in the look of a dossier
    doubleexposure||Double Exposure|printings with double exposure art
    doublerainbow||Double Rainbow|printings in double rainbow foil
    draculaseries dracula||Dracula Series|printings that show characters of Dracula
    draftweekend||Draft Weekend|promos of Draft Weekend events
    dragonscalefoil||Dragonscale Foil|printings in dragonscale foil
    duels||Duels|promos of the Duels of the Planeswalkers games|||||likely
    embossed emboss||Embossed|printings with an embossed surface
    event||Event|promos given out at events
    facetfoil||Facet Foil|printings in facet foil
    firstplacefoil||First-Place Foil|printings in first-place foil
    fnm||Friday Night Magic|promos of Friday Night Magic
    fracturefoil||Fracture Foil|printings in fracture foil
    galaxyfoil||Galaxy Foil|printings in galaxy foil
    gameday||Game Day|promos of Game Day events
    giftbox||Gift Box|promos that come in a gift box
    gilded||Gilded Foil|printings in gilded foil
    gleaminggold||Gleaming Gold|printings in gleaming gold
    godzillaseries godzilla||Godzilla Series|printings that show Godzilla and other movie monsters
    halofoil halo||Halo Foil|printings in halo foil
    headliner||Headliner|headliner printings, the rarest look of a set
    imagine||Imagine|printings of the Imagine series
    instore||In-Store|promos given out in stores
    intropack||Intro Pack|promos that come in an intro pack
    invisibleink||Invisible Ink|printings in invisible ink
    japanshowcase||Japan Showcase|showcase printings made for Japan
    jpwalker||Japanese Planeswalker|planeswalkers with alternate art by Japanese artists
    judgegift judge||Judge Gift|gifts to tournament judges
    league||League|promos of league play
    magnified||Magnified|printings with magnified art
    manafoil||Mana Foil|printings in mana foil
    mediainsert insert||Media Insert|promos that come with a magazine, book or game
    metal||Metal|printings on metal
    moonlitland||Moonlit Land|printings of lands by moonlight
    neonink||Neon Ink|printings in neon ink
    oilslick||Oil Slick|printings in oil slick foil
    openhouse||Open House|promos of Open House events
    planeswalkerdeck pwdeck||Planeswalker Deck|printings from a planeswalker deck
    plastic||Plastic|printings on plastic
    playerrewards||Player Rewards|gifts of the Player Rewards program
    playpromo||Play Promo|promos for playing in stores
    portrait||Portrait|printings in the look of a portrait
    poster||Poster|printings in the look of a poster
    premiereshop||Premiere Shop|promos of Premiere Shops
    prerelease||Prerelease|promos of Prerelease events
    promopack||Promo Pack|printings from a promo pack
    rainbowfoil||Rainbow Foil|printings in rainbow foil
    raisedfoil||Raised Foil|printings in raised foil
    ravnicacity||Ravnica City|printings that show the city of Ravnica
    release||Release|promos of Release events
    resale||Resale|promos of the Resale series
    ripplefoil||Ripple Foil|printings in ripple foil
    schinesealtart||Simplified Chinese Alternate Art|printings with alternate art for Simplified Chinese
    scroll||Scroll|printings in the look of a scroll
    serialized||Serialized|printings that are numbered one by one
    setpromo||Set Promo|promos that accompany a set
    setextension||Set Extension|printings that extend a set
    silverfoil||Silver Foil|printings in silver foil
    silverscroll||Silver Scroll|printings in the look of a silver scroll
    singularityfoil||Singularity Foil|printings in singularity foil
    sldbonus||Secret Lair Bonus|bonus cards of Secret Lair drops
    sourcematerial||Source Material|printings with art from the work they portray
    stamped promostamped pwstamped planeswalkerstamped||Promo-Stamped|promos with a stamp, such as the planeswalker symbol
    standardshowdown||Standard Showdown|promos of Standard Showdown events
    startercollection||Starter Collection|printings from a Starter Collection
    starterdeck||Starter Deck|printings from a starter deck
    stepandcompleat compleat||Step-and-Compleat|printings in step-and-compleat foil
    storechampionship||Store Championship|promos of Store Championship events
    surgefoil surge||Surge Foil|printings in surge foil
    textured||Textured Foil|printings in textured foil
    themepack||Theme Pack|printings from a theme pack
    thick||Thick Stock|printings on thick card stock|||||likely
    tourney tournament||Tournament|promos of tournaments
    upsidedown||Upside-Down|printings that are upside down
    upsidedownback||Upside-Down Back|printings with the back upside down
    vault||Vault|printings in the look of a vault
    wizardsplaynetwork wpn||Wizards Play Network|promos of stores in the Wizards Play Network
    finalfantasy ff|||printings marked with one of the numbered Final Fantasy games||carry a Final Fantasy promo mark|promo_types has any of ffi to ffxvi|ffi ffii ffiii ffiv ffv ffvi ffvii ffviii ffix ffx ffxi ffxii ffxiii ffxiv ffxv ffxvi|likely
    ffi||Final Fantasy I|printings marked with Final Fantasy I
    ffii||Final Fantasy II|printings marked with Final Fantasy II
    ffiii||Final Fantasy III|printings marked with Final Fantasy III
    ffiv||Final Fantasy IV|printings marked with Final Fantasy IV
    ffv||Final Fantasy V|printings marked with Final Fantasy V
    ffvi||Final Fantasy VI|printings marked with Final Fantasy VI
    ffvii||Final Fantasy VII|printings marked with Final Fantasy VII
    ffviii||Final Fantasy VIII|printings marked with Final Fantasy VIII
    ffix||Final Fantasy IX|printings marked with Final Fantasy IX
    ffx||Final Fantasy X|printings marked with Final Fantasy X
    ffxi||Final Fantasy XI|printings marked with Final Fantasy XI
    ffxii||Final Fantasy XII|printings marked with Final Fantasy XII
    ffxiii||Final Fantasy XIII|printings marked with Final Fantasy XIII
    ffxiv||Final Fantasy XIV|printings marked with Final Fantasy XIV
    ffxv||Final Fantasy XV|printings marked with Final Fantasy XV
    ffxvi||Final Fantasy XVI|printings marked with Final Fantasy XVI
    """#
}
