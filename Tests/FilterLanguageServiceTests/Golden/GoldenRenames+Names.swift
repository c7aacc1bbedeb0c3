extension GoldenRenames {
  static let names = ##"""
    t‸:elf type:orc -T:goblin => type
      field ‹t›
      | [t]{type}:elf type:orc -[T]{type}:goblin
    ty‸pe:elf t:orc => t
      field ‹type›
      | [type]{t}:elf t:orc
    po‸w>tou tou<pow pow=3 => toughness
      field ‹pow›
      the rename would write 'toughness>tou': 'toughness' is compared with itself
    pow>to‸u tou<pow pow=3 => power
      field ‹tou›
      the rename would write 'pow>power': 'power' is compared with itself
    fo‸o:bar FOO:baz t:foo => oracle
      field ‹foo›
      | [foo]{oracle}:bar [FOO]{oracle}:baz t:foo
    c‸:g color>=w -c:r => id
      field ‹c›
      | [c]{id}:g [color]{id}>=w -[c]{id}:r
    t‸:elf => two words
      field ‹t›
      'two words' is not a field name; use a letter or '_', then letters, digits, '_' and '-'
    t‸:elf =>·
      field ‹t›
      the new name is empty
    t‸:elf => or
      field ‹t›
      'or' is not a field of the vocabulary
    t‸:elf => 2x
      field ‹t›
      '2x' is not a field name; use a letter or '_', then letters, digits, '_' and '-'
    t‸:elf => tÿpe
      field ‹t›
      'tÿpe' is not a field of the vocabulary
    t‸:elf
    # t:orc
    t:orc␍
    ··-t:x => type
      field ‹t›
      | [t]{type}:elf
      | # t:orc
      | [t]{type}:orc␍
      |   -[t]{type}:x
    o‸:/a/ oracle:b => fo
      field ‹o›
      | [o]{fo}:/a/ [oracle]{fo}:b
    order‸:cmc sort:name => sort
      field ‹order›
      | [order]{sort}:cmc sort:name
    bo‸lt Bolt "bolt" -BOLT !bolt bolts => shock
      name ‹bolt›
      | [bolt]{shock} [Bolt]{shock} "[bolt]{shock}" -[BOLT]{shock} !bolt bolts
    !bo‸lt bolt !"Bolt" => Shock
      name ‹bolt›
      | ![bolt]{Shock} bolt !"[Bolt]{Shock}"
    !"Lightning B‸olt" !'lightning bolt' => Shock
      name ‹Lightning Bolt›
      | !"[Lightning Bolt]{Shock}" !'[lightning bolt]{Shock}'
    "lightning bo‸lt" lightning bolt => chain lightning
      name ‹lightning bolt›
      | "[lightning bolt]{chain lightning}" lightning bolt
    bo‸lt => lightning bolt
      name ‹bolt›
      | [bolt]{"lightning bolt"}
    bo‸lt => t:elf
      name ‹bolt›
      | [bolt]{"t:elf"}
    bo‸lt => or
      name ‹bolt›
      | [bolt]{"or"}
    bo‸lt c => #1
      name ‹bolt›
      | [bolt]{"#1"} c
    a bo‸lt => #1
      name ‹bolt›
      | a [bolt]{"#1"}
    bo‸lt => -shock
      name ‹bolt›
      | [bolt]{"-shock"}
    bo‸lt => /shock/
      name ‹bolt›
      | [bolt]{"/shock/"}
    bo‸lt => "
      name ‹bolt›
      | [bolt]{'"'}
    bo‸lt => it's
      name ‹bolt›
      | [bolt]{it's}
    fire‸/ice => shock
      name ‹fire›
      | [fire]{shock}/ice
    -(a bo‸lt) or bolt => b
      name ‹bolt›
      | -(a [bolt]{b}) or [bolt]{b}
    ‸ => x
      no field, value or name to rename here
    # bo‸lt => x
      no field, value or name to rename here
    m‸v>3 cmc<2 manavalue=2 pow>mv => cmc
      field ‹mv›
      | [mv]{cmc}>3 cmc<2 [manavalue]{cmc}=2 pow>[mv]{cmc}
    """##
}
