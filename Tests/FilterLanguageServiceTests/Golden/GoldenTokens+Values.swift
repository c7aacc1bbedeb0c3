extension GoldenTokens {
  static let values = ##"""
    t>=elf
      t=property  >==operator.unknown  elf=string
    mv:three
      mv=property  :=operator  three=number.unknown
    mv=1x
      mv=property  ==operator  1x=number.unknown
    c:rx
      c=property  :=operator  rx=enumMember.unknown
    c:rc
      c=property  :=operator  rc=enumMember.unknown
    m:2k
      m=property  :=operator  2k=enumMember.unknown
    m:{w
      m=property  :=operator  {w=enumMember.unknown
    date>soon
      date=property  >=operator  soon=enumMember
    f:"modern"
      f=property  :=operator  "modern"=enumMember
    is:"foil"
      is=property  :=operator  "foil"=string.unknown
    o:""
      o=property  :=operator  ""=string.unknown
    pow>pow
      pow=property  >=operator  pow=number.unknown
    pow>big
      pow=property  >=operator  big=number.unknown
    t:
      t=property  :=operator
    mv>=
      mv=property  >==operator
    t: elf
      t=property  :=operator  elf=variable
    mv >3
      mv=variable  >=operator  3=string
    year!2020
      year!2020=variable
    t::elf
      t=property  :=operator  :elf=string
    t=:elf
      t=property  ==operator  :elf=string
    mv:>3
      mv=property  :=operator  >3=string
    pow=1t:goblin
      pow=property  ==operator  1t:goblin=number.unknown
    t:goblin,
      t=property  :=operator  goblin,=string
    e:war,m21
      e=property  :=operator  war,m21=string
    fire/ice
      fire=variable  ice=variable
    fire // ice
      fire=variable  ice=variable
    rograkh , son
      rograkh=variable  son=variable
    t:elf or c:g
      t=property  :=operator  elf=type  or=keyword  c=property  :=operator  g=enumMember
    t:elf and c:g
      t=property  :=operator  elf=type  and=keyword  c=property  :=operator  g=enumMember
    t:elf OR c:g
      t=property  :=operator  elf=type  OR=keyword  c=property  :=operator  g=enumMember
    t:elf And c:g
      t=property  :=operator  elf=type  And=keyword  c=property  :=operator  g=enumMember
    t:elf || c:g
      t=property  :=operator  elf=type  ||=keyword.unknown  c=property  :=operator  g=enumMember
    t:elf && c:g
      t=property  :=operator  elf=type  &&=keyword.unknown  c=property  :=operator  g=enumMember
    t:elf | c:g
      t=property  :=operator  elf=type  |=keyword.unknown  c=property  :=operator  g=enumMember
    NOT t:elf
      NOT=keyword.unknown  t=property  :=operator  elf=type
    t:elf or or c:g
      t=property  :=operator  elf=type  or=keyword  or=keyword.unknown  c=property  :=operator  g=enumMember
    or t:elf
      or=keyword.unknown  t=property  :=operator  elf=type
    t:elf or
      t=property  :=operator  elf=type  or=keyword
    (or)
      or=keyword.unknown
    "or"
      "or"=string
    -t:elf
      -=operator.negated  t=property.negated  :=operator.negated  elf=type.negated
    --t:elf
      -=operator  -=operator  t=property  :=operator  elf=type
    ---t:elf
      -=operator.negated  -=operator.negated  -=operator.negated  t=property.negated  :=operator.negated
      elf=type.negated
    -(t:elf c:g)
      -=operator.negated  t=property.negated  :=operator.negated  elf=type.negated  c=property.negated
      :=operator.negated  g=enumMember.negated
    -(t:elf -(c:g or -c:w))
      -=operator.negated  t=property.negated  :=operator.negated  elf=type.negated  -=operator  c=property
      :=operator  g=enumMember  or=keyword  -=operator.negated  c=property.negated  :=operator.negated
      w=enumMember.negated
    -(-(t:elf))
      -=operator.negated  -=operator  t=property  :=operator  elf=type
    --(t:elf or c:g)
      -=operator  -=operator  t=property  :=operator  elf=type  or=keyword  c=property  :=operator
      g=enumMember
    (t:elf
      t=property  :=operator  elf=type
    t:elf)
      t=property  :=operator  elf=type
    t:elf) or c:g
      t=property  :=operator  elf=type  or=keyword  c=property  :=operator  g=enumMember
    ()
      nothing
    -
      -=operator.negated
    !
      !=operator
    !t:elf
      !=operator  t:elf=variable
    t:elf -
      t=property  :=operator  elf=type  -=operator.negated
    "unfinished
      "unfinished=string
    o:"unfinished text
      o=property  :=operator  "unfinished text=string
    o:“unfinished
      o=property  :=operator  “unfinished=string
    o:'it''s'
      o=property  :=operator  'it'=string  's'=string
    bolt" more
      bolt"=variable  more=variable
    t:🧝
      t=property  :=operator  🧝=string
    🧝 -"🧝 elf"
      🧝=variable  -=operator.negated  "🧝 elf"=string.negated
    o:"naïve 🧝‍♀️"
      o=property  :=operator  "naïve 🧝‍♀️"=string
    t:elf,c:g
      t=property  :=operator  elf,c:g=string
    cmc3
      cmc3=variable
    modern
      modern=variable
    T:ELF OR C:G
      T=property  :=operator  ELF=type  OR=keyword  C=property  :=operator  G=enumMember
    Order:CMC
      Order=decorator  :=operator  CMC=enumMember
    minsc & boo
      minsc=variable  &=variable  boo=variable
    minsc & boo t:elf
      minsc=variable  &=variable  boo=variable  t=property  :=operator  elf=type
    not bolt
      not=variable  bolt=variable
    NOT (t:elf)
      NOT=keyword.unknown  t=property  :=operator  elf=type
    -|| t:elf
      -=operator.negated  ||=keyword.negated+unknown  t=property  :=operator  elf=type
    """##
}
