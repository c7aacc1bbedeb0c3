extension GoldenRenames {
  static let values = ##"""
    t:el‸f -t:elf type:ELF t:orc => goblin
      value(field: "type") ‹elf›
      | t:[elf]{goblin} -t:[elf]{goblin} type:[ELF]{goblin} t:orc
    t:el‸f t:"elf" t:'Elf' => goblin
      value(field: "type") ‹elf›
      | t:[elf]{goblin} t:"[elf]{goblin}" t:'[Elf]{goblin}'
    t:el‸f t:"elf" => elf warrior
      value(field: "type") ‹elf›
      | t:[elf]{"elf warrior"} t:"[elf]{elf warrior}"
    t:"elf wa‸rrior" t:elf => orc
      value(field: "type") ‹elf warrior›
      | t:"[elf warrior]{orc}" t:elf
    o:"draw a c‸ard" -o:'draw a card' oracle:"Draw a card" => discard
      value(field: "oracle") ‹draw a card›
      | o:"[draw a card]{discard}" -o:'[draw a card]{discard}' oracle:"[Draw a card]{discard}"
    o:"dr‸aw" o:draw => say "go"
      value(field: "oracle") ‹draw›
      | o:["draw"]{'say "go"'} o:[draw]{'say "go"'}
    o:dra‸w => it's
      value(field: "oracle") ‹draw›
      | o:[draw]{it's}
    f:e‸dh f:commander format:edh => modern
      value(field: "format") ‹edh›
      | f:[edh]{modern} f:commander format:[edh]{modern}
    f:mod‸ern banned:modern => legacy
      value(field: "format") ‹modern›
      | f:[modern]{legacy} banned:modern
    c:r‸g c:gr color:RG => wu
      value(field: "color") ‹rg›
      | c:[rg]{wu} c:gr color:[RG]{wu}
    mv=‸3 cmc:3 mv>3 => 4
      value(field: "manavalue") ‹3›
      | mv=[3]{4} cmc:[3]{4} mv>[3]{4}
    mv>‸3 => three or four
      value(field: "manavalue") ‹3›
      the rename would write 'mv>"three or four"': 'manavalue' takes no value in quotes
    m:2w‸w mana:2WW m:{2}{w}{w} => 3uu
      value(field: "mana") ‹2ww›
      | m:[2ww]{3uu} mana:[2WW]{3uu} m:{2}{w}{w}
    is:fo‸il not:foil => etched
      value(field: "is") ‹foil›
      | is:[foil]{etched} not:foil
    e:w‸ar set:WAR
    t:elf -e:war
    # e:war => m21
      value(field: "set") ‹war›
      | e:[war]{m21} set:[WAR]{m21}
      | t:elf -e:[war]{m21}
      | # e:war
    t:el‸f =>·
      value(field: "type") ‹elf›
      the new name is empty
    t:el‸f => or
      value(field: "type") ‹elf›
      | t:[elf]{or}
    t:el‸f => -x
      value(field: "type") ‹elf›
      | t:[elf]{-x}
    t:el‸f => a)
      value(field: "type") ‹elf›
      | t:[elf]{"a)"}
    t:el‸f => (a)
      value(field: "type") ‹elf›
      | t:[elf]{"(a)"}
    t:el‸f => "quoted"
      value(field: "type") ‹elf›
      | t:[elf]{'"quoted"'}
    t:el‸f => /pattern/
      value(field: "type") ‹elf›
      | t:[elf]{"/pattern/"}
    t:el‸f => 🧝
      value(field: "type") ‹elf›
      | t:[elf]{🧝}
    t:🧝‸ t:"🧝" => elf
      value(field: "type") ‹🧝›
      | t:[🧝]{elf} t:"[🧝]{elf}"
    t:el‸f => elf
      value(field: "type") ‹elf›
      | t:elf
    t:EL‸F t:elf => Elf
      value(field: "type") ‹ELF›
      | t:[ELF]{Elf} t:[elf]{Elf}
    foo:b‸ar foo:BAR t:bar => baz
      value(field: "foo") ‹bar›
      | foo:[bar]{baz} foo:[BAR]{baz} t:bar
    order:c‸mc sort:cmc => name
      value(field: "order") ‹cmc›
      | order:[cmc]{name} sort:[cmc]{name}
    pow>to‸u tou<pow tou=3 => loy
      field ‹tou›
      | pow>[tou]{loy} [tou]{loy}<pow [tou]{loy}=3
    o:/dr‸aw/ => discard
      no field, value or name to rename here
    t:‸ => elf
      no field, value or name to rename here
    t‸ :elf => x
      name ‹t›
      | [t]{x} :elf
    t:elf o‸r c:g => and
      no field, value or name to rename here
    ++‸ => x
      no field, value or name to rename here
    t:el‸f␍
    ··or t:ELF␍
    t:elf => orc
      value(field: "type") ‹elf›
      | t:[elf]{orc}␍
      |   or t:[ELF]{orc}␍
      | t:[elf]{orc}
    o:"unfin‸ished => done
      value(field: "oracle") ‹unfinished›
      | o:"[unfinished]{done}
    (t:el‸f or -(c:g t:elf)) => dwarf
      value(field: "type") ‹elf›
      | (t:[elf]{dwarf} or -(c:g t:[elf]{dwarf}))
    t:el‸f,t:elf => orc
      value(field: "type") ‹elf,t:elf›
      | t:[elf,t:elf]{orc}
    a:"rebecca gu‸ay" artist:'Rebecca Guay' => John Avon
      value(field: "artist") ‹rebecca guay›
      | a:"[rebecca guay]{John Avon}" artist:'[Rebecca Guay]{John Avon}'
    date>=20‸20 year>=2020 date<2020 => 2021
      value(field: "date") ‹2020›
      | date>=[2020]{2021} year>=2020 date<[2020]{2021}
    """##
}
