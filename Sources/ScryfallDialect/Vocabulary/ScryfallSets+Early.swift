import FilterVocabulary

extension ScryfallSets {
  /// The sets released before 2010, the newest first.
  static let early = FieldValue.sets(
    """
    h09|Premium Deck Series: Slivers|2009-11-01
    ddd|Duel Decks: Garruk vs. Liliana|2009-10-30
    pzen|Zendikar Promos|2009-10-02
    zen|Zendikar|2009-10-02
    me3|Masters Edition III|2009-09-07
    v09|From the Vault: Exiled|2009-08-28
    hop|Planechase|2009-08-04
    m10|Magic 2010|2009-07-17
    pm10|Magic 2010 Promos|2009-07-16
    ddc|Duel Decks: Divine vs. Demonic|2009-04-10
    arb|Alara Reborn|2009-03-25
    f09|Friday Night Magic 2009|2009-01-01
    g09|Judge Gift Cards 2009|2009-01-01
    p09|Magic Player Rewards 2009|2009-01-01
    pdtp|Duels of the Planeswalkers 2009 Promos|2009-01-01
    con|Conflux|2009-00-31
    dd2|Duel Decks: Jace vs. Chandra|2008-11-07
    ala|Shards of Alara|2008-10-03
    pala|Shards of Alara Promos|2008-10-03
    me2|Masters Edition II|2008-09-22
    drb|From the Vault: Dragons|2008-08-29
    eve|Eventide|2008-06-25
    shm|Shadowmoor|2008-04-02
    p15a|15th Anniversary Cards|2008-04-01
    pcmp|Champs and States|2008-03-29
    f08|Friday Night Magic 2008|2008-01-01
    g08|Judge Gift Cards 2008|2008-01-01
    mor|Morningtide|2008-01-01
    p08|Magic Player Rewards 2008|2008-01-01
    pjas|Junior APAC Series|2008-01-01
    pjse|Junior Series Europe|2008-01-01
    psus|Junior Super Series|2008-01-01
    dd1|Duel Decks: Elves vs. Goblins|2007-11-16
    lrw|Lorwyn|2007-10-12
    me1|Masters Edition|2007-09-10
    p10e|Tenth Edition Promos|2007-07-13
    10e|Tenth Edition|2007-06-14
    fut|Future Sight|2007-04-04
    ppro|Pro Tour Promos|2007-02-09
    plc|Planar Chaos|2007-01-02
    f07|Friday Night Magic 2007|2007-01-01
    g07|Judge Gift Cards 2007|2007-01-01
    p07|Magic Player Rewards 2007|2007-01-01
    hho|Happy Holidays|2006-12-31
    tsb|Time Spiral Timeshifted|2006-09-09
    tsp|Time Spiral|2006-09-09
    cst|Coldsnap Theme Decks|2006-07-21
    csp|Coldsnap|2006-06-21
    dis|Dissension|2006-04-05
    gpt|Guildpact|2006-01-03
    dci|DCI Promos|2006-01-01
    f06|Friday Night Magic 2006|2006-01-01
    g06|Judge Gift Cards 2006|2006-01-01
    p06|Magic Player Rewards 2006|2006-01-01
    pal06|Arena League 2006|2006-01-01
    phuk|Hachette UK|2006-01-01
    p2hg|Two-Headed Giant Tournament|2005-12-09
    rav|Ravnica: City of Guilds|2005-09-24
    9ed|Ninth Edition|2005-07-29
    sok|Saviors of Kamigawa|2005-05-03
    bok|Betrayers of Kamigawa|2005-01-04
    f05|Friday Night Magic 2005|2005-01-01
    g05|Judge Gift Cards 2005|2005-01-01
    p05|Magic Player Rewards 2005|2005-01-01
    pal05|Arena League 2005|2005-01-01
    unh|Unhinged|2004-11-20
    chk|Champions of Kamigawa|2004-09-01
    wc04|World Championship Decks 2004|2004-09-01
    5dn|Fifth Dawn|2004-05-04
    dst|Darksteel|2004-01-06
    f04|Friday Night Magic 2004|2004-01-01
    g04|Judge Gift Cards 2004|2004-01-01
    p04|Magic Player Rewards 2004|2004-01-01
    pal04|Arena League 2004|2004-01-01
    mrd|Mirrodin|2003-09-02
    wc03|World Championship Decks 2003|2003-08-06
    8ed|Eighth Edition|2003-07-28
    scg|Scourge|2003-05-17
    lgn|Legions|2003-01-25
    f03|Friday Night Magic 2003|2003-01-01
    g03|Judge Gift Cards 2003|2003-01-01
    p03|Magic Player Rewards 2003|2003-01-01
    pal03|Arena League 2003|2003-01-01
    ons|Onslaught|2002-10-07
    wc02|World Championship Decks 2002|2002-08-14
    prm|Magic Online Promos|2002-06-24
    jud|Judgment|2002-05-27
    tor|Torment|2002-01-26
    f02|Friday Night Magic 2002|2002-01-01
    g02|Judge Gift Cards 2002|2002-01-01
    pal02|Arena League 2002|2002-01-01
    dkm|Deckmasters|2001-12-01
    ody|Odyssey|2001-09-22
    wc01|World Championship Decks 2001|2001-08-08
    apc|Apocalypse|2001-05-01
    7ed|Seventh Edition|2001-03-11
    pls|Planeshift|2001-01-05
    f01|Friday Night Magic 2001|2001-01-01
    g01|Judge Gift Cards 2001|2001-01-01
    mpr|Magic Player Rewards 2001|2001-01-01
    pal01|Arena League 2001|2001-01-01
    btd|Beatdown Box Set|2000-10-01
    inv|Invasion|2000-09-02
    wc00|World Championship Decks 2000|2000-08-02
    s00|Starter 2000|2000-07-01
    pcy|Prophecy|2000-04-27
    pelp|European Land Program|2000-02-14
    nem|Nemesis|2000-01-05
    fnm|Friday Night Magic 2000|2000-01-01
    g00|Judge Gift Cards 2000|2000-01-01
    pal00|Arena League 2000|2000-01-01
    brb|Battle Royale Box Set|1999-11-12
    pwos|Wizards of the Coast Online Store|1999-09-04
    mmq|Mercadian Masques|1999-08-25
    pwor|World Championship Promos|1999-08-04
    wc99|World Championship Decks 1999|1999-08-04
    s99|Starter 1999|1999-07-01
    uds|Urza's Destiny|1999-06-07
    ptk|Portal Three Kingdoms|1999-05-01
    6ed|Classic Sixth Edition|1999-03-28
    ulg|Urza's Legacy|1999-02-15
    g99|Judge Gift Cards 1999|1999-01-01
    pal99|Arena League 1999|1999-01-01
    ath|Anthologies|1998-11-01
    usg|Urza's Saga|1998-10-12
    wc98|World Championship Decks 1998|1998-08-12
    ugl|Unglued|1998-08-11
    p02|Portal Second Age|1998-06-24
    exo|Exodus|1998-06-15
    sth|Stronghold|1998-03-02
    jgp|Judge Gift Cards 1998|1998-01-01
    palp|Asia Pacific Land Program|1997-10-13
    tmp|Tempest|1997-10-01
    wc97|World Championship Decks 1997|1997-08-13
    wth|Weatherlight|1997-05-31
    por|Portal|1997-05-01
    5ed|Fifth Edition|1997-03-01
    vis|Visions|1997-01-11
    itp|Introductory Two-Player Set|1996-12-31
    mgb|Multiverse Gift Box|1996-11-01
    mir|Mirage|1996-08-21
    parl|Arena League 1996|1996-08-02
    rqs|Rivals Quick Start Set|1996-07-01
    all|Alliances|1996-06-10
    ptc|Pro Tour Collector Set|1996-05-01
    hml|Homelands|1995-09-01
    ren|Renaissance|1995-08-01
    rin|Rinascimento|1995-08-01
    pdrc|Dragon Con|1995-07-15
    chr|Chronicles|1995-06-01
    ice|Ice Age|1995-05-01
    4ed|Fourth Edition|1995-03-01
    plgm|DCI Legend Membership|1995-01-01
    fem|Fallen Empires|1994-10-01
    phpr|HarperPrism Book Promos|1994-09-01
    drk|The Dark|1994-07-01
    sum|Summer Magic / Edgar|1994-06-21
    leg|Legends|1994-06-01
    3ed|Revised Edition|1994-04-11
    atq|Antiquities|1994-02-01
    2ed|Unlimited Edition|1993-11-01
    arn|Arabian Nights|1993-11-01
    leb|Limited Edition Beta|1993-10-01
    lea|Limited Edition Alpha|1993-08-05
    pgru|Guru|1990-01-02
    """)
}
