extension FirstFixTable {
  /// Mistakes, each with the fixes of which the first one offered must be one.
  static let habits = #"""
    t:(elf or goblin)  →  (t:elf or t:goblin)
    -t:(elf or goblin)  →  -(t:elf or t:goblin)
    t:(elf -goblin)  →  (t:elf -t:goblin)
    t:(elf goblin)  →  (t:elf t:goblin)
    t:(elf AND warrior)  →  (t:elf and t:warrior)  ¦  (t:elf AND t:warrior)
    c:g t:(elf or (goblin warrior))  →  c:g (t:elf or (t:goblin t:warrior))
    o:("draw a card" or "gain life")  →  (o:"draw a card" or o:"gain life")
    t: (elf or goblin)  →  (t:elf or t:goblin)
    t:(elf, goblin)  →  (t:elf or t:goblin)  ¦  (t:elf t:goblin)
    t:(elf|goblin)  →  (t:elf or t:goblin)
    t:[elf,goblin]  →  (t:elf or t:goblin)
    cmc:(2 or 3)  →  (cmc:2 or cmc:3)
    cmc:(>2 and <5)  →  (cmc>2 and cmc<5)  ¦  (cmc>2 cmc<5)  ¦  cmc>2 cmc<5
    cmc:(>2 <5)  →  (cmc>2 cmc<5)  ¦  cmc>2 cmc<5
    t:elf|goblin  →  (t:elf or t:goblin)
    t:elf | goblin  →  (t:elf or t:goblin)  ¦  t:elf or t:goblin
    t:elf|t:goblin  →  t:elf or t:goblin  ¦  (t:elf or t:goblin)
    t:elf/goblin  →  (t:elf or t:goblin)  ¦  t:elf t:goblin  ¦  t:elf or t:goblin
    t:elf,goblin  →  (t:elf or t:goblin)
    t:elf, goblin  →  (t:elf or t:goblin)  ¦  t:elf t:goblin  ¦  t:elf goblin
    t:elf;goblin  →  (t:elf or t:goblin)  ¦  t:elf t:goblin
    t:elf&warrior  →  t:elf t:warrior  ¦  (t:elf t:warrior)
    t:elf+warrior  →  t:elf t:warrior  ¦  (t:elf t:warrior)
    t:elf+c:g  →  t:elf c:g
    t:elf+c:g+cmc=3  →  t:elf c:g cmc=3
    t:elf;c:g  →  t:elf c:g
    t:elf,c:g  →  t:elf c:g
    t:elf, c:g  →  t:elf c:g
    t:elf&c:g  →  t:elf c:g
    t:elf && c:g  →  t:elf c:g  ¦  t:elf and c:g
    t:elf || t:goblin  →  t:elf or t:goblin
    t:elf & c:g  →  t:elf c:g  ¦  t:elf and c:g
    t%3Aelf+c%3Ag  →  t:elf c:g
    t%3Aelf%20c%3Ag  →  t:elf c:g
    cmc%3E%3D3+c%3Ar  →  cmc>=3 c:r
    o%3A%22draw+a+card%22  →  o:"draw a card"
    https://scryfall.com/search?q=t%3Aelf+c%3Ag  →  t:elf c:g
    https://scryfall.com/search?as=grid&order=name&q=t%3Aelf+c%3Ag  →  t:elf c:g  ¦  t:elf c:g order:name
    ?q=t%3Aelf+c%3Ag&order=cmc  →  t:elf c:g  ¦  t:elf c:g order:cmc
    q=t:elf+c:g  →  t:elf c:g
    pow&gt;3  →  pow>3
    o:&quot;draw a card&quot;  →  o:"draw a card"
    t:elf &amp; c:g  →  t:elf c:g  ¦  t:elf and c:g
    o:\"draw a card\"  →  o:"draw a card"
    `t:elf c:g`  →  t:elf c:g
    "t:elf c:g"  →  t:elf c:g
    [t:elf or t:goblin] c:g  →  (t:elf or t:goblin) c:g
    {t:elf or t:goblin} c:g  →  (t:elf or t:goblin) c:g
    [[Lightning Bolt]]  →  !"Lightning Bolt"  ¦  "Lightning Bolt"
    cmc＞3  →  cmc>3
    cmc＝3  →  cmc=3
    t：elf  →  t:elf
    t：elf c：g  →  t:elf c:g
    ｔ:elf  →  t:elf
    cmc:３  →  cmc:3
    （t:elf or t:goblin）  →  (t:elf or t:goblin)
    t:elf\#u{3000}c:g  →  t:elf c:g
    t:elf\#u{A0}c:g  →  t:elf c:g
    –c:g  →  -c:g
    —c:g  →  -c:g
    t:elf –c:g  →  t:elf -c:g
    t:elf \#u{2212}c:g  →  t:elf -c:g
    t:elf –(c:g or c:w)  →  t:elf -(c:g or c:w)
    pow=\#u{2212}1  →  pow=-1
    date>2020–01–01  →  date>2020-01-01
    is:extended–art  →  is:extended-art  ¦  is:extendedart
    o:„draw a card“  →  o:"draw a card"
    o:„draw a card”  →  o:"draw a card"
    o:«draw a card»  →  o:"draw a card"
    o:「draw a card」  →  o:"draw a card"
    o:＂draw a card＂  →  o:"draw a card"
    o:`draw a card`  →  o:"draw a card"
    o:''draw a card''  →  o:"draw a card"
    o:""draw a card""  →  o:"draw a card"
    „lightning bolt“  →  "lightning bolt"
    usd‹5€  →  usd<5  ¦  eur<5
    usd<5€  →  usd<5  ¦  eur<5
    usd<$5  →  usd<5
    usd<5$  →  usd<5
    usd<5,00  →  usd<5.00  ¦  usd<5
    usd<=1,50  →  usd<=1.50  ¦  usd<=1.5
    usd<5.00$  →  usd<5.00  ¦  usd<5
    eur<€5  →  eur<5
    price<5  →  usd<5
    price<$5  →  usd<5
    usd<5 dollars  →  usd<5
    cmc≥3  →  cmc>=3
    pow≥3  →  pow>=3
    pow ≥ 3  →  pow>=3
    cmc≠3  →  cmc!=3
    cmc⩾3  →  cmc>=3
    cmc›3  →  cmc>3
    cmc>2<5  →  cmc>2 cmc<5
    2<cmc<5  →  cmc>2 cmc<5
    2<=cmc<=5  →  cmc>=2 cmc<=5
    3<cmc  →  cmc>3
    3>=pow  →  pow<=3
    cmc>2&<5  →  cmc>2 cmc<5
    cmc>2 and <5  →  cmc>2 and cmc<5  ¦  cmc>2 cmc<5
    cmc>=2,<=5  →  cmc>=2 cmc<=5
    cmc BETWEEN 2 AND 5  →  cmc>=2 cmc<=5  ¦  (cmc>=2 cmc<=5)  ¦  cmc>=2 AND cmc<=5  ¦  cmc>=2 and cmc<=5
    cmc between 2 and 5  →  cmc>=2 cmc<=5  ¦  (cmc>=2 cmc<=5)  ¦  cmc>=2 and cmc<=5
    cmc:[2 TO 5]  →  cmc>=2 cmc<=5  ¦  (cmc>=2 cmc<=5)
    cmc:2-5  →  cmc>=2 cmc<=5
    cmc:2..5  →  cmc>=2 cmc<=5
    cmc:2…5  →  cmc>=2 cmc<=5
    cmc:2–5  →  cmc>=2 cmc<=5
    cmc:2 to 5  →  cmc>=2 cmc<=5
    cmc:3+  →  cmc>=3
    pow:4+ t:elf  →  pow>=4 t:elf
    cmc 3  →  cmc=3  ¦  cmc:3
    cmc >= 3  →  cmc>=3
    cmc> 3  →  cmc>3
    cmc>==3  →  cmc>=3
    cmc==3  →  cmc=3
    cmc===3  →  cmc=3
    cmc:=3  →  cmc=3
    cmc:>3  →  cmc>3
    cmc:<=3  →  cmc<=3
    cmc<>3  →  cmc!=3
    cmc=!3  →  cmc!=3
    cmc!3  →  cmc!=3
    cmc less than 3  →  cmc<3
    power greater than 3  →  power>3  ¦  pow>3
    cmc equals 3  →  cmc=3  ¦  cmc:3
    cmc is 3  →  cmc=3  ¦  cmc:3
    cmc:three  →  cmc:3
    cmc=three  →  cmc=3
    is:fetch  →  is:fetchland
    is:shock  →  is:shockland
    is:fetches  →  is:fetchland
    is:legendary  →  t:legendary
    is:creature  →  t:creature
    is:green  →  c:green
    is:rare  →  r:rare
    f:standart  →  f:standard
    t-creature  →  t:creature  ¦  -t:creature
    t–creature  →  t:creature  ¦  -t:creature
    t.creature  →  t:creature
    type creature  →  type:creature  ¦  t:creature
    color red  →  color:red  ¦  c:red
    rarity mythic  →  rarity:mythic  ¦  r:mythic
    tx:"draw"  →  o:"draw"  ¦  oracle:"draw"
    txt:"draw"  →  o:"draw"  ¦  oracle:"draw"
    text:"draw"  →  o:"draw"  ¦  oracle:"draw"
    rules:"draw"  →  o:"draw"  ¦  oracle:"draw"
    subject:elf  →  t:elf  ¦  type:elf  ¦  name:elf
    subtype:elf  →  t:elf  ¦  type:elf
    title:bolt  →  name:bolt
    author:guay  →  artist:guay  ¦  a:guay
    intitle:bolt  →  name:bolt
    manacost:2ww  →  m:2ww  ¦  mana:2ww
    cost:2ww  →  m:2ww  ¦  mana:2ww
    sort:cmc-desc  →  sort:cmc dir:desc  ¦  order:cmc dir:desc  ¦  order:cmc direction:desc
    type == 'elf'  →  type="elf"  ¦  t:elf  ¦  type:elf  ¦  type='elf'  ¦  type:"elf"
    type = 'elf'  →  type='elf'  ¦  type="elf"  ¦  t:elf
    type=='elf' && cmc>3  →  type='elf' cmc>3  ¦  type="elf" cmc>3
    name LIKE '%bolt%'  →  name:bolt  ¦  name:"bolt"
    name like "bolt%"  →  name:bolt  ¦  name:"bolt"  ¦  name:/^bolt/
    name:*bolt*  →  name:bolt
    name:bolt*  →  name:bolt  ¦  name:/^bolt/
    name=*bolt*  →  name:bolt  ¦  name=bolt
    *bolt*  →  bolt
    o:"when * dies"  →  o:/when .* dies/
    o:"* dies"  →  o:dies
    o:"when * dies, * draw"  →  o:/when .* dies, .* draw/
    bolt*  →  bolt
    t:gob*  →  t:gob
    o:draw*card  →  o:/draw.*card/  ¦  o:draw o:card
    t:elf*  →  t:elf
    type IN (elf, goblin)  →  (type:elf or type:goblin)  ¦  (t:elf or t:goblin)  ¦  (type=elf or type=goblin)
    type in ('elf','goblin')  →  (type:elf or type:goblin)  ¦  (t:elf or t:goblin)  ¦  (type="elf" or type="goblin")  ¦  (type:"elf" or type:"goblin")  ¦  (type:'elf' or type:'goblin')
    cmc in (1,2,3)  →  (cmc:1 or cmc:2 or cmc:3)  ¦  (cmc=1 or cmc=2 or cmc=3)
    type NOT IN (elf, goblin)  →  -(type:elf or type:goblin)
    SELECT * FROM cards WHERE type = 'elf'  →  type='elf'  ¦  type="elf"  ¦  type:elf  ¦  t:elf
    NOT t:elf  →  -t:elf
    NOT(t:elf or c:g)  →  -(t:elf or c:g)
    not (t:elf or c:g)  →  -(t:elf or c:g)
    t:elf NOT c:g  →  t:elf -c:g
    t:elf AND NOT c:g  →  t:elf AND -c:g  ¦  t:elf -c:g  ¦  t:elf and -c:g
    t:elf and not c:g  →  t:elf and -c:g  ¦  t:elf -c:g
    t:elf but not c:g  →  t:elf -c:g
    t:elf without c:g  →  t:elf -c:g
    !t:elf  →  -t:elf
    !(t:elf or t:goblin)  →  -(t:elf or t:goblin)
    ~t:elf  →  -t:elf
    ¬t:elf  →  -t:elf
    ^t:elf  →  -t:elf  ¦  t:elf
    t:!elf  →  -t:elf
    t:-elf  →  -t:elf
    t!:elf  →  t:elf  ¦  -t:elf
    t:not elf  →  -t:elf
    - t:elf  →  -t:elf
    - (t:elf or t:goblin)  →  -(t:elf or t:goblin)
    -(t:elf  →  -(t:elf)
    +t:elf -c:g  →  t:elf -c:g
    +t:elf +c:g  →  t:elf c:g
    !Lightning Bolt  →  !"Lightning Bolt"
    !lightning bolt  →  !"lightning bolt"
    !Lightning Bolt c:r  →  !"Lightning Bolt" c:r
    !Jace, the Mind Sculptor  →  !"Jace, the Mind Sculptor"
    !Fire // Ice  →  !"Fire // Ice"
    !Sword of Fire and Ice  →  !"Sword of Fire and Ice"
    ! "Lightning Bolt"  →  !"Lightning Bolt"
    artist:rebecca guay  →  artist:"rebecca guay"
    o:draw a card  →  o:"draw a card"
    t:elf o:draw a card  →  t:elf o:"draw a card"
    kw:first strike  →  kw:"first strike"  ¦  kw:first-strike
    keyword:double strike  →  keyword:"double strike"
    set:urza's saga  →  set:"urza's saga"  ¦  set:usg  ¦  set:urzassaga
    e:modern horizons 2  →  e:"modern horizons 2"
    is:full art  →  is:fullart  ¦  is:full
    is:extended art  →  is:extendedart  ¦  is:extended-art
    f:pauper commander  →  f:"pauper commander"  ¦  f:paupercommander
    order:cmc asc  →  order:cmc dir:asc  ¦  order:cmc direction:asc
    order:cmc desc  →  order:cmc dir:desc  ¦  order:cmc direction:desc
    order:-cmc  →  order:cmc dir:desc  ¦  order:cmc direction:desc
    t:elf order by cmc  →  t:elf order:cmc
    t:elf ORDER BY cmc DESC  →  t:elf order:cmc dir:desc  ¦  t:elf order:cmc direction:desc
    order:cmc,name  →  order:cmc
    c:red+green  →  c:rg  ¦  c:red c:green  ¦  (c:red c:green)
    c:r+g  →  c:rg  ¦  c:r c:g  ¦  (c:r c:g)
    c:red,green  →  (c:red or c:green)  ¦  c:rg  ¦  c:red c:green
    c:red|green  →  (c:red or c:green)
    c:red/green  →  c:rg  ¦  (c:red or c:green)
    c:"red green"  →  c:rg  ¦  c:red c:green
    c:redgreen  →  c:rg
    c:red-green  →  c:rg
    c:red&green  →  c:rg  ¦  c:red c:green
    c:{r}{g}  →  c:rg
    c:monored  →  c=red  ¦  c=r
    c:mono-red  →  c=red  ¦  c=r
    c:golgary  →  c:golgari
    before:2020-01-01  →  date<2020-01-01
    after:2020-01-01  →  date>2020-01-01
    since:2020  →  date>=2020
    until:2020  →  date<=2020
    created:>2020-01-01  →  date>2020-01-01
    date>2020/01/01  →  date>2020-01-01
    date>2020.01.01  →  date>2020-01-01
    date>20200101  →  date>2020-01-01
    date>2020-1-1  →  date>2020-01-01
    date>01.02.2020  →  date>2020-02-01
    date>01/02/2020  →  date>2020-01-02  ¦  date>2020-02-01
    date:2020..2021  →  date>=2020 date<=2021
    """#
}
