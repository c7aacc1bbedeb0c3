import FilterVocabulary

extension ScryfallSets {
  /// The sets released from 2020 on, the newest first.
  static let recent = FieldValue.sets(
    """
    mbc|Mystery Booster Commander Edition|2027-10-01
    sds|Stardates|2026-11-13
    trc|Star Trek Commander|2026-11-13
    trk|Star Trek|2026-11-13
    fra|Reality Fracture|2026-10-02
    frc|Reality Fracture Commander|2026-10-02
    hob|The Hobbit|2026-08-14
    hoc|The Hobbit Eternal|2026-08-14
    msc|Marvel Super Heroes Commander|2026-06-26
    msh|Marvel Super Heroes|2026-06-26
    ysos|Alchemy: Secrets of Strixhaven|2026-05-19
    soa|Secrets of Strixhaven Mystical Archive|2026-04-24
    soc|Secrets of Strixhaven Commander|2026-04-24
    sos|Secrets of Strixhaven|2026-04-24
    pza|Teenage Mutant Ninja Turtles Source Material|2026-03-06
    tmc|Teenage Mutant Ninja Turtles Eternal|2026-03-06
    tmt|Teenage Mutant Ninja Turtles|2026-03-06
    pl26|Year of the Horse 2026|2026-02-17
    ecc|Lorwyn Eclipsed Commander|2026-01-23
    ecl|Lorwyn Eclipsed|2026-01-23
    pf26|MagicFest 2026|2026-01-01
    pw26|Wizards Play Network 2026|2026-01-01
    tla|Avatar: The Last Airbender|2025-11-21
    tle|Avatar: The Last Airbender Eternal|2025-11-21
    lmar|Marvel Legends Series Inserts|2025-09-30
    mar|Marvel Universe|2025-09-26
    spe|Marvel's Spider-Man Eternal|2025-09-26
    spm|Marvel's Spider-Man|2025-09-26
    eoc|Edge of Eternities Commander|2025-08-01
    eoe|Edge of Eternities|2025-08-01
    eos|Edge of Eternities: Stellar Sights|2025-08-01
    fca|Final Fantasy: Through the Ages|2025-06-13
    fic|Final Fantasy Commander|2025-06-13
    fin|Final Fantasy|2025-06-13
    pss5|FIN Standard Showdown|2025-06-13
    tdc|Tarkir: Dragonstorm Commander|2025-04-11
    tdm|Tarkir: Dragonstorm|2025-04-11
    plg25|Love Your LGS 2025|2025-03-26
    dft|Aetherdrift|2025-02-14
    pl25|Year of the Snake 2025|2025-02-14
    pf25|MagicFest 2025|2025-02-03
    inr|Innistrad Remastered|2025-01-24
    drc|Aetherdrift Commander|2025-01-21
    pspl|Spotlight Series|2025-01-03
    pw25|Wizards Play Network 2025|2025-01-01
    pio|Pioneer Masters|2024-12-10
    fdn|Foundations|2024-11-15
    j25|Foundations Jumpstart|2024-11-15
    dsc|Duskmourn: House of Horror Commander|2024-09-27
    dsk|Duskmourn: House of Horror|2024-09-27
    plg24|Love Your LGS 2024|2024-08-06
    blb|Bloomburrow|2024-08-02
    blc|Bloomburrow Commander|2024-08-02
    mb2|Mystery Booster 2|2024-08-02
    pcbb|Cowboy Bebop|2024-08-02
    acr|Assassin's Creed|2024-07-05
    h2r|Modern Horizons 2 Timeshifts|2024-06-07
    m3c|Modern Horizons 3 Commander|2024-06-07
    mh3|Modern Horizons 3|2024-06-07
    big|The Big Score|2024-04-19
    otc|Outlaws of Thunder Junction Commander|2024-04-19
    otj|Outlaws of Thunder Junction|2024-04-19
    otp|Breaking News|2024-04-19
    pip|Fallout|2024-03-08
    ymkm|Alchemy: Murders at Karlov Manor|2024-03-05
    pss4|MKM Standard Showdown|2024-02-10
    clu|Ravnica: Clue Edition|2024-02-09
    mkc|Murders at Karlov Manor Commander|2024-02-09
    mkm|Murders at Karlov Manor|2024-02-09
    pl24|Year of the Dragon 2024|2024-02-08
    rvr|Ravnica Remastered|2024-01-12
    pf24|MagicFest 2024|2024-01-01
    pw24|Wizards Play Network 2024|2024-01-01
    lcc|The Lost Caverns of Ixalan Commander|2023-11-17
    lci|The Lost Caverns of Ixalan|2023-11-17
    rex|Jurassic World Collection|2023-11-17
    spg|Special Guests|2023-11-17
    who|Doctor Who|2023-10-13
    ywoe|Alchemy: Wilds of Eldraine|2023-10-10
    woc|Wilds of Eldraine Commander|2023-09-08
    woe|Wilds of Eldraine|2023-09-08
    wot|Wilds of Eldraine: Enchanting Tales|2023-09-08
    cmm|Commander Masters|2023-08-04
    pf23|MagicFest 2023|2023-07-01
    ltc|Tales of Middle-earth Commander|2023-06-23
    ltr|The Lord of the Rings: Tales of Middle-earth|2023-06-23
    mat|March of the Machine: The Aftermath|2023-05-12
    moc|March of the Machine Commander|2023-04-21
    mom|March of the Machine|2023-04-21
    mul|Multiverse Legends|2023-04-21
    sir|Shadows over Innistrad Remastered|2023-03-21
    sis|Shadows of the Past|2023-03-21
    slp|Secret Lair Promo|2023-02-17
    unk|Unknown Event|2023-02-15
    pl23|Year of the Rabbit 2023|2023-02-10
    dmr|Dominaria Remastered|2023-01-13
    onc|Phyrexia: All Will Be One Commander|2023-01-10
    one|Phyrexia: All Will Be One|2023-01-10
    p23|Judge Gift Cards 2023|2023-01-01
    pw23|Wizards Play Network 2023|2023-01-01
    scd|Starter Commander Decks|2022-12-02
    30a|30th Anniversary Edition|2022-11-28
    pewk|Eternal Weekend|2022-11-26
    bot|Transformers|2022-11-18
    brc|The Brothers' War Commander|2022-11-18
    bro|The Brothers' War|2022-11-18
    brr|The Brothers' War Retro Artifacts|2022-11-18
    slc|Secret Lair Countdown|2022-11-01
    gn3|Game Night: Free-for-All|2022-10-14
    ydmu|Alchemy: Dominaria|2022-10-05
    prcq|Regional Championship Qualifiers 2022|2022-10-01
    dmc|Dominaria United Commander|2022-09-09
    dmu|Dominaria United|2022-09-09
    p30h|30th Anniversary History Promos|2022-09-09
    p30a|30th Anniversary Play Promos|2022-09-02
    p30m|30th Anniversary Misc Promos|2022-09-02
    ph21|2021 Heroes of the Realm|2022-08-01
    sch|Store Championships|2022-07-09
    plg22|Love Your LGS 2022|2022-07-01
    clb|Commander Legends: Battle for Baldur's Gate|2022-06-10
    40k|Warhammer 40,000 Commander|2022-04-29
    ncc|New Capenna Commander|2022-04-29
    snc|Streets of New Capenna|2022-04-29
    gdy|Game Day Promos|2022-04-08
    unf|Unfinity|2022-04-01
    yneo|Alchemy: Kamigawa|2022-03-17
    pw22|Wizards Play Network 2022|2022-03-05
    slx|Universes Within|2022-03-03
    pl22|Year of the Tiger 2022|2022-02-25
    nec|Neon Dynasty Commander|2022-02-18
    neo|Kamigawa: Neon Dynasty|2022-02-18
    cc2|Commander Collection: Black|2022-01-28
    p22|Judge Gift Cards 2022|2022-01-01
    ymid|Alchemy: Innistrad|2021-12-09
    voc|Crimson Vow Commander|2021-11-19
    vow|Innistrad: Crimson Vow|2021-11-19
    mic|Midnight Hunt Commander|2021-09-24
    mid|Innistrad: Midnight Hunt|2021-09-24
    j21|Jumpstart: Historic Horizons|2021-08-12
    afc|Forgotten Realms Commander|2021-07-23
    afr|Adventures in the Forgotten Realms|2021-07-23
    plg21|Love Your LGS 2021|2021-06-22
    pw21|Wizards Play Network 2021|2021-06-18
    h1r|Modern Horizons 1 Timeshifts|2021-06-11
    mh2|Modern Horizons 2|2021-06-11
    ha5|Historic Anthology 5|2021-05-27
    c21|Commander 2021|2021-04-23
    sta|Strixhaven Mystical Archive|2021-04-23
    stx|Strixhaven: School of Mages|2021-04-23
    tsr|Time Spiral Remastered|2021-03-19
    ha4|Historic Anthology 4|2021-03-11
    khc|Kaldheim Commander|2021-02-05
    khm|Kaldheim|2021-02-05
    dbl|Innistrad: Double Feature|2021-01-28
    pl21|Year of the Ox 2021|2021-01-25
    pj21|Judge Gift Cards 2021|2021-01-01
    cc1|Commander Collection: Green|2020-12-04
    j22|Jumpstart 2022|2020-12-02
    klr|Kaladesh Remastered|2020-11-12
    cmr|Commander Legends|2020-11-01
    znc|Zendikar Rising Commander|2020-09-25
    zne|Zendikar Rising Expeditions|2020-09-25
    znr|Zendikar Rising|2020-09-25
    akr|Amonkhet Remastered|2020-08-13
    anb|Arena Beginner Set|2020-08-13
    2xm|Double Masters|2020-08-07
    ph19|2019 Heroes of the Realm|2020-08-01
    jmp|Jumpstart|2020-07-17
    2x2|Double Masters 2022|2020-07-08
    m21|Core Set 2021|2020-07-03
    ss3|Signature Spellbook: Chandra|2020-06-26
    slu|Secret Lair: Ultimate Edition|2020-05-29
    ha3|Historic Anthology 3|2020-05-21
    plg20|Love Your LGS 2020|2020-05-18
    c20|Commander 2020|2020-04-24
    iko|Ikoria: Lair of Behemoths|2020-04-24
    pmei|Media and Collaboration Promos|2020-03-26
    ha2|Historic Anthology 2|2020-03-12
    sld|Secret Lair Drop|2020-03-12
    und|Unsanctioned|2020-02-29
    pana|MTG Arena Promos|2020-02-15
    pthb|Theros Beyond Death Promos|2020-01-24
    thb|Theros Beyond Death|2020-01-24
    j20|Judge Gift Cards 2020|2020-01-01
    pf20|MagicFest 2020|2020-01-01
    """)
}
