extension GoldenTokens {
  static let fields = ##"""
    bolt
      bolt=variable
    lightning bolt
      lightning=variable  bolt=variable
    "lightning bolt"
      "lightning bolt"=string
    !bolt
      !=operator  bolt=variable
    !"Lightning Bolt"
      !=operator  "Lightning Bolt"=string
    -bolt
      -=operator.negated  bolt=variable.negated
    -!"Fire // Ice"
      -=operator.negated  !=operator.negated  "Fire // Ice"=string.negated
    t:elf
      t=property  :=operator  elf=type
    type:creature
      type=property  :=operator  creature=type
    -t:"elf warrior"
      -=operator.negated  t=property.negated  :=operator.negated  "elf warrior"=string.negated
    t:nosuchtype
      t=property  :=operator  nosuchtype=string
    o:flying
      o=property  :=operator  flying=string
    o:"draw a card"
      o=property  :=operator  "draw a card"=string
    oracle:“enters tapped”
      oracle=property  :=operator  “enters tapped”=string
    fo:'reminder text'
      fo=property  :=operator  'reminder text'=string
    keyword:flying
      keyword=property  :=operator  flying=string
    kw:nosuch
      kw=property  :=operator  nosuch=string
    ft:"the end"
      ft=property  :=operator  "the end"=string
    a:"rebecca guay"
      a=property  :=operator  "rebecca guay"=string
    wm:izzet
      wm=property  :=operator  izzet=string
    c:g
      c=property  :=operator  g=enumMember
    c>=uw
      c=property  >==operator  uw=enumMember
    c=2
      c=property  ==operator  2=number
    color:boros
      color=property  :=operator  boros=enumMember
    c:colorless
      c=property  :=operator  colorless=enumMember
    id<=esper
      id=property  <==operator  esper=enumMember
    ci:temur
      ci=property  :=operator  temur=enumMember
    produces:wu
      produces=property  :=operator  wu=enumMember
    m:2ww
      m=property  :=operator  2=number  ww=enumMember
    m:{2}{w}{w}
      m=property  :=operator  {2}=number  {w}{w}=enumMember
    m:{2/w}{r/p}x
      m=property  :=operator  {2/w}{r/p}x=enumMember
    mana>={g}{g}
      mana=property  >==operator  {g}{g}=enumMember
    devotion:{u/b}{u/b}
      devotion=property  :=operator  {u/b}{u/b}=enumMember
    mv=3
      mv=property  ==operator  3=number
    cmc>=2
      cmc=property  >==operator  2=number
    mv:even
      mv=property  :=operator  even=enumMember
    manavalue<x
      manavalue=property  <=operator  x=number
    pow>=4
      pow=property  >==operator  4=number
    pow>tou
      pow=property  >=operator  tou=property
    pow=*
      pow=property  ==operator  *=number
    tou!=1+*
      tou=property  !==operator  1+*=number.unknown
    loy<=3
      loy=property  <==operator  3=number
    pt>7
      pt=property  >=operator  7=number
    is:foil
      is=property  :=operator  foil=macro
    is:commander
      is=property  :=operator  commander=macro
    not:reprint
      not=property  :=operator  reprint=macro
    has:watermark
      has=property  :=operator  watermark=macro
    is:fool
      is=property  :=operator  fool=macro.unknown
    f:modern
      f=property  :=operator  modern=enumMember
    banned:legacy
      banned=property  :=operator  legacy=enumMember
    restricted:vintage
      restricted=property  :=operator  vintage=enumMember
    f:modren
      f=property  :=operator  modren=enumMember.unknown
    r>=rare
      r=property  >==operator  rare=enumMember
    r:m
      r=property  :=operator  m=enumMember
    e:neo
      e=property  :=operator  neo=string
    set:war
      set=property  :=operator  war=string
    b:khans
      b=property  :=operator  khans=string
    cn:12
      cn=property  :=operator  12=number
    cn>=50
      cn=property  >==operator  50=number
    cn:★5
      cn=property  :=operator  ★5=string
    st:core
      st=property  :=operator  core=enumMember
    cube:legacy
      cube=property  :=operator  legacy=enumMember
    in:paper
      in=property  :=operator  paper=enumMember
    game:arena
      game=property  :=operator  arena=enumMember
    lang:ja
      lang=property  :=operator  ja=enumMember
    lang:any
      lang=property  :=operator  any=enumMember
    usd<=1.50
      usd=property  <==operator  1.50=number
    eur>usd
      eur=property  >=operator  usd=property
    tix<0.03
      tix=property  <=operator  0.03=number
    date>=2020-03-01
      date=property  >==operator  2020-03-01=number
    date<now
      date=property  <=operator  now=enumMember
    date>=neo
      date=property  >==operator  neo=enumMember
    year=1993
      year=property  ==operator  1993=number
    stamp:oval
      stamp=property  :=operator  oval=enumMember
    border:black
      border=property  :=operator  black=enumMember
    frame:2003
      frame=property  :=operator  2003=enumMember
    new:art
      new=property  :=operator  art=enumMember
    prints>=5
      prints=property  >==operator  5=number
    order:cmc
      order=decorator  :=operator  cmc=enumMember
    sort:usd
      sort=decorator  :=operator  usd=enumMember
    direction:desc
      direction=decorator  :=operator  desc=enumMember
    unique:prints
      unique=decorator  :=operator  prints=enumMember
    prefer:oldest
      prefer=decorator  :=operator  oldest=enumMember
    display:grid
      display=decorator  :=operator  grid=enumMember
    ++
      ++=macro
    @@
      @@=macro
    oracleid:9c0e1d4b-0f2c-4c0f-8f0a-1a2b3c4d5e6f
      oracleid=property  :=operator  9c0e1d4b-0f2c-4c0f-8f0a-1a2b3c4d5e6f=string
    oracleid:5
      oracleid=property  :=operator  5=string.unknown
    foo:bar
      foo=property.unknown  :=operator  bar=string
    -foo:"bar"
      -=operator.negated  foo=property.negated+unknown  :=operator.negated  "bar"=string.negated
    tag:removal
      tag=property.unknown  :=operator  removal=string
    otag:ramp
      otag=property  :=operator  ramp=string
    art:squirrel
      art=property  :=operator  squirrel=string
    """##
}
