extension GoldenNames {
  static let writings = #"""
    emberlantern
      875 [Ember] [Lantern]
    embe rlantern
      875 [Ember] [Lantern]
    emb er lan tern
      875 [Ember] [Lantern]
    skull clasp
      756 [Skullclasp]
    bloodforged battleaxe
      754 [Bloodforged] [Battle]-[Axe]
    blood forged battle axe
      754 [Bloodforged] [Battle]-[Axe]
    battleaxe
      713 Bloodforged [Battle]-[Axe]
    glorys
      821 [Glory's] Rise
      782 Angel of [Glory's] Rise
    glory's
      821 [Glory's] Rise
      782 Angel of [Glory's] Rise
    glory’s rise
      896 [Glory's] [Rise]
      787 Angel of [Glory's] [Rise]
    angelof glorys
      762 [Angel] [of] [Glory's] Rise
    vitughasi
      738 [Vitu]-[Ghasi] Awakens
    vitu-ghasi
      796 [Vitu]-[Ghasi] Awakens
    jotun owl keeper
      745 [Jötun] [Owlkeeper]
    JÖTUN
      790 [Jötun] Owlkeeper
    jötun owlk
      782 [Jötun] [Owlk]eeper
    aether gates
      798 Keeper of [Æther] [Gates]
    æther
      825 [Æther] Gust
      792 Keeper of [Æther] Gates
    AETHER GUST
      900 [Æther] [Gust]
    khasaddum
      672 Troll of [Khasad]-[dûm]
    100
      761 [100],000 Arrows
    000
      731 100,[000] Arrows
    100000
      708 [100],[000] Arrows
    1000
      704 [100],[0]00 Arrows
    +2
      751 +[2] Hatchet
    2 hatchet
      835 +[2] [Hatchet]
    a heron
      840 [A] [Heron]
      726 [A]rrogant [Heron]
    ra
      839 [Ra]
      741 [Ra]tonhaké꞉ton
    r a
      714 [Ra]
      698 [A]ngel of Glory's [R]ise
      696 [Ra]tonhaké꞉ton
      684 Sword of [R]eed [a]nd Tide
      649 [A]rrows of [R]eed
    //
      1000 Ember Lantern
      822 Ember Lattice
      732 Embers of the Tide
      644 Order of the Reed
      599 Order // Clamor
      554 Tide Weaver
    order // cl
      846 [Order] // [Cl]amor
    order/clamor
      933 [Order] // [Clamor]
    ember
      921 [Ember] Lantern
      892 [Ember] Lattice
      862 [Ember]s of the Tide
     lantern
      895 Ember [Lantern]
    ember - lantern
      1000 [Ember] [Lantern]
    (ember) lantern
      1000 [Ember] [Lantern]
    dbt
      740 [D]ig [B]eneath [T]ime
    dor
      738 [D]ay [o]f [R]eckoning
    doy
      737 [D]reams [o]f [Y]ore
    el
      874 [E]mber [L]antern
      845 [E]mber [L]attice
    ootr
      817 [O]rder [o]f [t]he [R]eed
    rk
      781 [R]itual [K]eeper
    ivotp
      754 [I]lra, [V]oice [o]f [t]he [P]ack
    tlnoty
      720 [T]he [L]ongest [N]ight [o]f [t]he [Y]ear
    tlno
      593 [T]he [L]ongest [N]ight [o]f the Year
    kotbo
      764 [K]night [o]f [t]he [B]rass [O]rchid
    otr
      nothing
    bs
      nothing
    af
      nothing
    el x
      708 [E]mber [L]antern (a word left out)
      678 [E]mber [L]attice (a word left out)
    ember foil
      727 [Ember] Lantern (a word left out)
      697 [Ember] Lattice (a word left out)
      643 [Ember]s of the Tide (a word left out)
    foil ember lantern
      854 [Ember] [Lantern] (a word left out)
    zzz
      nothing
    zz zz
      nothing
    qx ember
      766 [Ember] Lantern (a word left out)
      737 [Ember] Lattice (a word left out)
      707 [Ember]s of the Tide (a word left out)
    _____
      1000 Ember Lantern
      822 Ember Lattice
      732 Embers of the Tide
      644 Order of the Reed
      599 Order // Clamor
      554 Tide Weaver
    !
      1000 Ember Lantern
      822 Ember Lattice
      732 Embers of the Tide
      644 Order of the Reed
      599 Order // Clamor
      554 Tide Weaver
    ember lantern of the
      658 [Ember]s [of] [the] Tide (a word left out)
    the the the
      557 [The] Longest Night of [the] Year (a word left out)
    a a a
      nothing
    """#
}
