extension GoldenNames {
  static let beginnings = #"""
    e
      901 [E]mber Lantern
      871 [E]mber Lattice
      856 [E]mbers of the Tide
    em
      903 [Em]ber Lantern
      873 [Em]ber Lattice
      857 [Em]bers of the Tide
    emb
      904 [Emb]er Lantern
      875 [Emb]er Lattice
      859 [Emb]ers of the Tide
    embe
      906 [Embe]r Lantern
      877 [Embe]r Lattice
      860 [Embe]rs of the Tide
    ember
      921 [Ember] Lantern
      892 [Ember] Lattice
      862 [Ember]s of the Tide
    ember 
      921 [Ember] Lantern
      892 [Ember] Lattice
      837 [Ember]s of the Tide
    ember l
      910 [Ember] [L]antern
      880 [Ember] [L]attice
    ember la
      911 [Ember] [La]ntern
      882 [Ember] [La]ttice
    ember lan
      913 [Ember] [Lan]tern
      650 [Ember] [La]ttice
    ember lant
      915 [Ember] [Lant]ern
      652 [Ember] [Lat]tice
    t
      827 [T]ide Weaver
      826 Embers of [t]he Tide
      819 [T]idal Ritual
      811 Order of [t]he Reed
      759 Knight of [t]he Brass Orchid
      748 Ilra, Voice of [t]he Pack
    ti
      829 [Ti]de Weaver
      827 Embers of the [Ti]de
      821 [Ti]dal Ritual
      736 Dig Beneath [Ti]me
      722 Sword of Reed and [Ti]de
    tid
      831 [Tid]e Weaver
      829 Embers of the [Tid]e
      823 [Tid]al Ritual
      723 Sword of Reed and [Tid]e
    tide
      846 [Tide] Weaver
      843 Embers of the [Tide]
      737 Sword of Reed and [Tide]
      592 [Tid]al Ritual
      519 Dig Beneath [Ti]m[e]
    tide w
      835 [Tide] [W]eaver
    r
      812 [R]eed Ritual
      811 Order of the [R]eed
      808 [R]itual Keeper
      789 Tidal [R]itual
      767 Glory's [R]ise
      763 Angel of Glory's [R]ise
    re
      814 [Re]ed Ritual
      813 Order of the [Re]ed
      735 Day of [Re]ckoning
      722 Sword of [Re]ed and Tide
      715 Arrows of [Re]ed
    ree
      816 [Ree]d Ritual
      814 Order of the [Ree]d
      723 Sword of [Ree]d and Tide
      716 Arrows of [Ree]d
    reed
      832 [Reed] Ritual
      829 Order of the [Reed]
      737 Sword of [Reed] and Tide
      731 Arrows of [Reed]
    reed r
      820 [Reed] [R]itual
    the
      842 Embers of [the] Tide
      828 Order of [the] Reed
      774 Knight of [the] Brass Orchid
      763 Ilra, Voice of [the] Pack
      762 [The] Long Watch
      759 [The] Longest Night of the Year
    the l
      751 [The] [L]ong Watch
      746 [The] [L]ongest Night of the Year
    the lo
      753 [The] [Lo]ng Watch
      747 [The] [Lo]ngest Night of the Year
      553 Embers [o]f [the] Tide
      539 [O]rder of [the] Reed
      500 Knight of [the] Brass [O]rchid
      474 Ilra, V[o]ice of [the] Pack
    the long
      769 [The] [Long] Watch
      749 [The] [Long]est Night of the Year
    the longest
      765 [The] [Longest] Night of the Year
    the longest n
      753 [The] [Longest] [N]ight of the Year
    or
      843 [Or]der of the Reed
      836 [Or]der // Clamor
      760 Knight of the Brass [Or]chid
    ord
      844 [Ord]er of the Reed
      838 [Ord]er // Clamor
    order
      922 [Order] // Clamor
      861 [Order] of the Reed
    order o
      849 [Order] [o]f the Reed
    order of
      864 [Order] [of] the Reed
    order of the
      868 [Order] [of] [the] Reed
    order of the r
      856 [Order] [of] [the] [R]eed
    k
      804 [K]eeper of Æther Gates
      789 [K]night of the Brass Orchid
      778 Ritual [K]eeper
      755 Nightfall [K]nell
      707 Troll of [K]hasad-dûm
    kn
      790 [Kn]ight of the Brass Orchid
      757 Nightfall [Kn]ell
    kni
      791 [Kni]ght of the Brass Orchid
    knig
      792 [Knig]ht of the Brass Orchid
      540 [Nig]htfall Knell
      466 The Longest [Nig]ht of the Year
    knight
      807 [Knight] of the Brass Orchid
      543 [Night]fall Knell
      482 The Longest [Night] of the Year
    knight o
      794 [Knight] [o]f the Brass Orchid
      469 The Longest [Night] [o]f the Year
    s
      782 [S]kullclasp
      752 [S]angromancer
      751 [S]word of Reed and Tide
      750 [S]words to Sickles
      747 [S]iphon Mind
      718 Mana [S]iphon
    sk
      784 [Sk]ullclasp
    sw
      752 [Sw]ord of Reed and Tide
      751 [Sw]ords to Sickles
    sword
      769 [Sword] of Reed and Tide
      756 [Sword]s to Sickles
    sword of
      771 [Sword] [of] Reed and Tide
    sword of r
      759 [Sword] [of] [R]eed and Tide
    swords
      770 [Swords] to Sickles
      536 [Sword] of Reed and Tide
    swords t
      758 [Swords] [t]o Sickles
      487 [Sword] of Reed and [T]ide
    """#
}
