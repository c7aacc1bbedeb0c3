import FilterVocabulary

extension ScryfallSets {
  /// The sets released from 2010 to 2019, the newest first.
  static let middle = FieldValue.sets(
    """
    ha1|Historic Anthology 1|2019-11-21
    gn2|Game Night 2019|2019-11-15
    cmb1|Mystery Booster Playtest Cards 2019|2019-11-07
    mb1|Mystery Booster|2019-11-07
    olgc|Legacy Championship|2019-11-03
    ovnt|Vintage Championship|2019-11-03
    eld|Throne of Eldraine|2019-10-04
    peld|Throne of Eldraine Promos|2019-10-04
    c19|Commander 2019|2019-08-23
    ps19|San Diego Comic-Con 2019|2019-07-18
    m20|Core Set 2020|2019-07-12
    pm20|Core Set 2020 Promos|2019-07-12
    ppp1|M20 Promo Packs|2019-07-12
    ss2|Signature Spellbook: Gideon|2019-06-28
    mh1|Modern Horizons|2019-06-14
    pmh1|Modern Horizons Promos|2019-06-14
    pwar|War of the Spark Promos|2019-05-04
    war|War of the Spark|2019-05-03
    j19|Judge Gift Cards 2019|2019-04-10
    prw2|RNA Ravnica Weekend|2019-02-16
    gk2|RNA Guild Kit|2019-02-15
    prna|Ravnica Allegiance Promos|2019-01-25
    rna|Ravnica Allegiance|2019-01-25
    pf19|MagicFest 2019|2019-01-01
    puma|Ultimate Box Topper|2018-12-07
    uma|Ultimate Masters|2018-12-07
    pz2|Treasure Chest|2018-12-06
    g18|M19 Gift Pack|2018-11-16
    gnt|Game Night|2018-11-16
    gk1|GRN Guild Kit|2018-11-02
    grn|Guilds of Ravnica|2018-10-05
    med|Mythic Edition|2018-10-05
    pgrn|Guilds of Ravnica Promos|2018-10-05
    prwk|GRN Ravnica Weekend|2018-10-05
    c18|Commander 2018|2018-08-10
    ph17|2017 Heroes of the Realm|2018-08-01
    ps18|San Diego Comic-Con 2018|2018-07-19
    ana|Arena New Player Experience|2018-07-14
    oana|Arena New Player Experience Cards|2018-07-14
    xana|Arena New Player Experience Extras|2018-07-14
    m19|Core Set 2019|2018-07-13
    pm19|Core Set 2019 Promos|2018-07-13
    pss3|M19 Standard Showdown|2018-07-13
    gs1|Global Series Jiang Yanggu & Mu Yanling|2018-06-22
    ss1|Signature Spellbook: Jace|2018-06-15
    pbbd|Battlebond Promos|2018-06-09
    bbd|Battlebond|2018-06-08
    cm2|Commander Anthology Volume II|2018-06-08
    dom|Dominaria|2018-04-27
    pdom|Dominaria Promos|2018-04-27
    ddu|Duel Decks: Elves vs. Inventors|2018-04-06
    a25|Masters 25|2018-03-16
    pnat|Nationals Promos|2018-01-25
    prix|Rivals of Ixalan Promos|2018-01-19
    rix|Rivals of Ixalan|2018-01-19
    j18|Judge Gift Cards 2018|2018-01-01
    ust|Unstable|2017-12-08
    e02|Explorers of Ixalan|2017-11-24
    pxtc|XLN Treasure Chest|2017-11-24
    v17|From the Vault: Transform|2017-11-24
    ima|Iconic Masters|2017-11-17
    pust|Unstable Promos|2017-11-13
    ddt|Duel Decks: Merfolk vs. Goblins|2017-11-10
    g17|2017 Gift Pack|2017-10-20
    pss2|XLN Standard Showdown|2017-09-29
    pxln|Ixalan Promos|2017-09-29
    xln|Ixalan|2017-09-29
    phtr|2016 Heroes of the Realm|2017-09-20
    h17|HasCon 2017|2017-09-08
    c17|Commander 2017|2017-08-25
    ps17|San Diego Comic-Con 2017|2017-07-20
    hou|Hour of Devastation|2017-07-14
    phou|Hour of Devastation Promos|2017-07-14
    e01|Archenemy: Nicol Bolas|2017-06-16
    cma|Commander Anthology|2017-06-09
    akh|Amonkhet|2017-04-28
    mp2|Amonkhet Invocations|2017-04-28
    pakh|Amonkhet Promos|2017-04-28
    w17|Welcome Deck 2017|2017-04-15
    dds|Duel Decks: Mind vs. Might|2017-03-31
    mm3|Modern Masters 2017|2017-03-17
    paer|Aether Revolt Promos|2017-01-21
    aer|Aether Revolt|2017-01-20
    f17|Friday Night Magic 2017|2017-01-01
    j17|Judge Gift Cards 2017|2017-01-01
    pca|Planechase Anthology|2016-11-25
    c16|Commander 2016|2016-11-11
    ps16|San Diego Comic-Con 2016|2016-10-01
    kld|Kaladesh|2016-09-30
    mps|Kaladesh Inventions|2016-09-30
    pkld|Kaladesh Promos|2016-09-30
    ddr|Duel Decks: Nissa vs. Ob Nixilis|2016-09-02
    cn2|Conspiracy: Take the Crown|2016-08-26
    v16|From the Vault: Lore|2016-08-19
    emn|Eldritch Moon|2016-07-22
    pemn|Eldritch Moon Promos|2016-07-22
    ema|Eternal Masters|2016-06-10
    psoi|Shadows over Innistrad Promos|2016-04-09
    soi|Shadows over Innistrad|2016-04-08
    w16|Welcome Deck 2016|2016-03-08
    ddq|Duel Decks: Blessed vs. Cursed|2016-02-26
    pogw|Oath of the Gatewatch Promos|2016-01-23
    ogw|Oath of the Gatewatch|2016-01-22
    f16|Friday Night Magic 2016|2016-01-01
    j16|Judge Gift Cards 2016|2016-01-01
    pz1|Legendary Cube Prize Pack|2015-11-18
    c15|Commander 2015|2015-11-13
    pbfz|Battle for Zendikar Promos|2015-10-03
    bfz|Battle for Zendikar|2015-10-02
    exp|Zendikar Expeditions|2015-10-02
    pss1|BFZ Standard Series|2015-10-02
    ddp|Duel Decks: Zendikar vs. Eldrazi|2015-08-28
    v15|From the Vault: Angels|2015-08-21
    cp3|Magic Origins Clash Pack|2015-07-17
    ori|Magic Origins|2015-07-17
    pori|Magic Origins Promos|2015-07-17
    ps15|San Diego Comic-Con 2015|2015-07-09
    mm2|Modern Masters 2015|2015-05-22
    tpr|Tempest Remastered|2015-05-06
    ptkdf|Tarkir Dragonfury|2015-04-03
    pdtk|Dragons of Tarkir Promos|2015-03-28
    dtk|Dragons of Tarkir|2015-03-27
    ddo|Duel Decks: Elspeth vs. Kiora|2015-02-27
    pfrf|Fate Reforged Promos|2015-01-24
    cp2|Fate Reforged Clash Pack|2015-01-23
    frf|Fate Reforged|2015-01-23
    purl|URL/Convention Promos|2015-01-23
    ugin|Ugin's Fate|2015-01-16
    f15|Friday Night Magic 2015|2015-01-01
    j15|Judge Gift Cards 2015|2015-01-01
    dvd|Duel Decks Anthology: Divine vs. Demonic|2014-12-05
    c14|Commander 2014|2014-11-07
    pktk|Khans of Tarkir Promos|2014-09-27
    ktk|Khans of Tarkir|2014-09-26
    ddn|Duel Decks: Speed vs. Cunning|2014-09-05
    v14|From the Vault: Annihilation|2014-08-22
    cp1|Magic 2015 Clash Pack|2014-07-18
    m15|Magic 2015|2014-07-18
    pm15|Magic 2015 Promos|2014-07-17
    ps14|San Diego Comic-Con 2014|2014-07-08
    vma|Vintage Masters|2014-06-16
    cns|Conspiracy|2014-06-06
    md1|Modern Event Deck 2014|2014-05-30
    jou|Journey into Nyx|2014-05-02
    pjou|Journey into Nyx Promos|2014-04-26
    ddm|Duel Decks: Jace vs. Vraska|2014-03-14
    bng|Born of the Gods|2014-02-07
    pbng|Born of the Gods Promos|2014-02-01
    f14|Friday Night Magic 2014|2014-01-01
    j14|Judge Gift Cards 2014|2014-01-01
    pdp15|Duels of the Planeswalkers 2015 Promos|2014-01-01
    c13|Commander 2013|2013-11-01
    ths|Theros|2013-09-27
    pths|Theros Promos|2013-09-21
    ddl|Duel Decks: Heroes vs. Monsters|2013-09-06
    v13|From the Vault: Twenty|2013-08-23
    m14|Magic 2014|2013-07-19
    pm14|Magic 2014 Promos|2013-07-18
    psdc|San Diego Comic-Con 2013|2013-07-18
    mma|Modern Masters|2013-06-07
    dgm|Dragon's Maze|2013-05-03
    pdgm|Dragon's Maze Promos|2013-04-27
    ddk|Duel Decks: Sorin vs. Tibalt|2013-03-15
    gtc|Gatecrash|2013-02-01
    pgtc|Gatecrash Promos|2013-01-26
    f13|Friday Night Magic 2013|2013-01-01
    j13|Judge Gift Cards 2013|2013-01-01
    pdp14|Duels of the Planeswalkers 2014 Promos|2013-01-01
    cm1|Commander's Arsenal|2012-11-02
    prtr|Return to Ravnica Promos|2012-10-05
    rtr|Return to Ravnica|2012-10-05
    ddj|Duel Decks: Izzet vs. Golgari|2012-09-07
    v12|From the Vault: Realms|2012-08-31
    m13|Magic 2013|2012-07-13
    pm13|Magic 2013 Promos|2012-07-12
    pc2|Planechase 2012|2012-06-01
    pavr|Avacyn Restored Promos|2012-04-28
    phel|Open the Helvault|2012-04-28
    avr|Avacyn Restored|2012-04-04
    ddi|Duel Decks: Venser vs. Koth|2012-03-30
    pdka|Dark Ascension Promos|2012-01-28
    dka|Dark Ascension|2012-01-03
    f12|Friday Night Magic 2012|2012-01-01
    j12|Judge Gift Cards 2012|2012-01-01
    pdp13|Duels of the Planeswalkers 2013 Promos|2012-01-01
    pidw|IDW Comics Inserts|2012-01-01
    pw12|Wizards Play Network 2012|2012-01-01
    pd3|Premium Deck Series: Graveborn|2011-11-01
    isd|Innistrad|2011-09-30
    pisd|Innistrad Promos|2011-09-24
    ddh|Duel Decks: Ajani vs. Nicol Bolas|2011-09-02
    v11|From the Vault: Legends|2011-08-26
    m12|Magic 2012|2011-07-15
    pm12|Magic 2012 Promos|2011-07-14
    cmd|Commander 2011|2011-06-17
    pcmd|Commander 2011 Launch Party|2011-06-17
    pgpx|Grand Prix Promos|2011-06-17
    wmc|World Magic Cup Qualifiers|2011-06-17
    td2|Duel Decks: Mirrodin Pure vs. New Phyrexia|2011-05-14
    pnph|New Phyrexia Promos|2011-05-12
    nph|New Phyrexia|2011-04-04
    ddg|Duel Decks: Knights vs. Dragons|2011-04-01
    pmbs|Mirrodin Besieged Promos|2011-02-03
    me4|Masters Edition IV|2011-01-10
    mbs|Mirrodin Besieged|2011-01-04
    f11|Friday Night Magic 2011|2011-01-01
    g11|Judge Gift Cards 2011|2011-01-01
    p11|Magic Player Rewards 2011|2011-01-01
    pdp12|Duels of the Planeswalkers 2012 Promos|2011-01-01
    pw11|Wizards Play Network 2011|2011-01-01
    td0|Magic Online Theme Decks|2010-11-08
    pd2|Premium Deck Series: Fire and Lightning|2010-11-01
    som|Scars of Mirrodin|2010-10-01
    psom|Scars of Mirrodin Promos|2010-09-30
    v10|From the Vault: Relics|2010-08-27
    ddf|Duel Decks: Elspeth vs. Tezzeret|2010-08-03
    proe|Rise of the Eldrazi Promos|2010-07-30
    pwwk|Worldwake Promos|2010-07-30
    m11|Magic 2011|2010-07-16
    pm11|Magic 2011 Promos|2010-07-15
    arc|Archenemy|2010-06-18
    dpa|Duels of the Planeswalkers|2010-06-04
    roe|Rise of the Eldrazi|2010-03-17
    wwk|Worldwake|2010-01-30
    f10|Friday Night Magic 2010|2010-01-01
    g10|Judge Gift Cards 2010|2010-01-01
    p10|Magic Player Rewards 2010|2010-01-01
    pdp10|Duels of the Planeswalkers 2010 Promos|2010-01-01
    """)
}
