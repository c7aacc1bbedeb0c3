extension GoldenNames {
  static let typos = #"""
    embr
      770 [Emb]e[r] Lantern
      740 [Emb]e[r] Lattice
      710 [Emb]e[r]s of the Tide
    embre
      755 [Ember] Lantern
      725 [Ember] Lattice
      695 [Ember]s of the Tide
    emver
      688 [Em]b[er] Lantern
      658 [Em]b[er] Lattice
      628 [Em]b[er]s of the Tide
    emmber
      690 [Ember] Lantern
      660 [Ember] Lattice
      630 [Ember]s of the Tide
    rmber
      671 E[mber] Lantern
      642 E[mber] Lattice
      612 E[mber]s of the Tide
    embr lantern
      782 [Emb]e[r] [Lantern]
    ember lnatern
      767 [Ember] [Lantern]
    emebr latnern
      600 [Ember] [Lantern]
    skulclasp
      662 [Sku]l[lclasp]
    skullclapm
      348 [Skullcla]s[p]
    bloodfroged
      637 [Bloodforged] Battle-Axe
    bloodforgd axe
      643 [Bloodforg]e[d] Battle-[Axe]
    sangromncer
      633 [Sangrom]a[ncer]
    clestial mantl
      624 [C]e[lestial] [Mantl]e
    phoenx
      625 [Phoen]i[x] of the Wuds
    fenix
      nothing
    nit of brass
      598 K[ni]ght [of] the [Brass] Orchid
    knigt
      656 [Knig]h[t] of the Brass Orchid
    nite
      605 K[ni]ght of the Brass Orchid
      590 [Ni]ghtfall Knell
      530 The Longest [Ni]ght of the Year
    wuds
      743 Phoenix of the [Wuds]
      571 [W]oo[ds] of Phantoms
    woods of fantoms
      585 [Woods] [of] Ph[antoms]
    kultivate
      533 C[ultivate] the Vale
    cultivait
      536 [Cultivat]e the Vale
    glroys rise
      663 [Glory's] [Rise]
      620 Angel of [Glory's] [Rise]
    vital calim
      640 [Vital] [Claim]
    vitl
      644 [Vit]a[l] Claim
      556 [Vit]u-Ghasi Awakens
    vitu gasi
      645 [Vitu]-[G]h[asi] Awakens
    oketas monument
      657 [Oke]t[ta's] [Monument]
    ilra voise
      567 [Ilra], [Voi]c[e] of the Pack
    arrws
      613 [Arr]o[ws] of Reed
      584 100,000 [Arr]o[ws]
    arows of reed
      624 [A]r[rows] [of] [Reed]
    arogant
      615 [A]r[rogant] Heron
    ratonhake
      766 [Ratonhaké]꞉ton
    grishnak
      743 [Grishnak]h, Brash Instigator
    grishnahk brahs
      429 [Grishnakh], [Brash] Instigator
    khasad dum
      731 Troll of [Khasad]-[dûm]
    trol of
      719 [Trol]l [of] Khasad-dûm
    master of bras
      767 [Master] [of] [Bras]s
    swrod of red
      458 [Sword] [of] [R]e[ed] and Tide
    swords too
      541 [Swords] [to] Sickles
    sipon
      619 [Sip]h[on] Mind
      590 Mana [Sip]h[on]
    siphn mid
      475 [Siph]o[n] [Mi]n[d]
    dreems
      550 [Dre]a[ms] of Yore
    day of rekoning
      644 [Day] [of] [Re]c[koning]
    dig beneth
      640 [Dig] [Bene]a[th] Time
    recconing
      525 Day of [Rec]k[oning]
    longst nigt
      435 The [Long]e[st] [Nig]h[t] of the Year
    bazar
      638 Farm // [Baz]a[ar]
      636 [Baz]a[ar] Festival
    bazzar festival
      566 [Baz]a[ar] [Festival]
    festivl
      609 Bazaar [Festiv]a[l]
    """#
}
