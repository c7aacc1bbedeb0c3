extension GoldenNames {
  static let words = #"""
    lantern
      895 Ember [Lantern]
    lattice
      865 Ember [Lattice]
    weaver
      821 Tide [Weaver]
    ritual
      830 [Ritual] Keeper
      812 Tidal [Ritual]
      806 Reed [Ritual]
    keeper
      822 [Keeper] of Æther Gates
      800 Ritual [Keeper]
    gates
      791 Keeper of Æther [Gates]
    rise
      787 Glory's [Rise]
      780 Angel of Glory's [Rise]
    orchid
      777 Knight of the Brass [Orchid]
    axe
      765 Bloodforged Battle-[Axe]
    voice
      766 Ilra, [Voice] of the Pack
    pack
      764 Ilra, Voice of the [Pack]
    claim
      766 Vital [Claim]
      605 Order // [Clam]or
    arrows
      765 [Arrows] of Reed
      736 100,000 [Arrows]
    heron
      740 A [Heron]
      731 Arrogant [Heron]
    night
      791 [Night]fall Knell
      731 The Longest [Night] of the Year
      639 K[night] of the Brass Orchid
    year
      730 The Longest Night of the [Year]
    watch
      736 The Long [Watch]
      468 +2 H[atch]et
    monument
      769 Oketta's [Monument]
    mantle
      748 Celestial [Mantle]
    phantoms
      747 Woods of [Phantoms]
    wuds
      743 Phoenix of the [Wuds]
      571 [W]oo[ds] of Phantoms
    sickles
      742 Swords to [Sickles]
    brass
      776 Knight of the [Brass] Orchid
      769 [Brass] Master
      739 Master of [Brass]
      491 Grishnakh, [Bras]h Instigator
    siphon
      771 [Siphon] Mind
      742 Mana [Siphon]
    em la
      869 [Em]ber [La]ntern
      839 [Em]ber [La]ttice
    kn br
      729 [Kn]ight of the [Br]ass Orchid
      394 Grishnakh, [Br]ash I[n]stigator
    an gl ri
      711 [An]gel of [Gl]ory's [Ri]se
    il vo pa
      683 [Il]ra, [Vo]ice of the [Pa]ck
    sw re ti
      656 [Sw]ord of [Re]ed and [Ti]de
    lo ni ye
      618 The [Lo]ngest [Ni]ght of the [Ye]ar
    gates keeper
      770 [Keeper] of Æther [Gates]
    lantern ember
      875 [Ember] [Lantern]
    brass master
      847 [Brass] [Master]
      720 [Master] of [Brass]
    master brass
      766 [Master] of [Brass]
      722 [Brass] [Master]
    siphon mana
      722 [Mana] [Siphon]
    mind siphon
      721 [Siphon] [Mind]
    heron a
      715 [A] [Heron]
      691 [A]rrogant [Heron]
    pack voice ilra
      747 [Ilra], [Voice] of the [Pack]
    tide of
      818 Embers [of] the [Tide]
      711 Sword [of] Reed and [Tide]
    of the
      845 Embers [of] [the] Tide
      831 Order [of] [the] Reed
      776 Knight [of] [the] Brass Orchid
      766 Ilra, Voice [of] [the] Pack
      744 Phoenix [of] [the] Wuds
      731 The Longest Night [of] [the] Year
    of reed
      820 Order [of] the [Reed]
      740 Sword [of] [Reed] and Tide
      735 Arrows [of] [Reed]
    the reed
      834 Order of [the] [Reed]
    the year
      732 The Longest Night of [the] [Year]
    farm bazaar
      868 [Farm] // [Bazaar]
    bazaar farm
      743 [Farm] // [Bazaar]
    clamor
      920 Order // [Clamor]
    festival bazaar
      741 [Bazaar] [Festival]
    """#
}
