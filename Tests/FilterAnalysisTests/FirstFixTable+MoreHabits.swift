extension FirstFixTable {
  /// More mistakes.
  static let moreHabits = #"""
    date:2020-01-01..2020-12-31  →  date>=2020-01-01 date<=2020-12-31
    year:2015-2020  →  year>=2015 year<=2020
    year>2020-01-01  →  date>2020-01-01
    o=~/draw/  →  o:/draw/
    o~/draw/  →  o:/draw/
    name~bolt  →  name:bolt
    name ~ bolt  →  name:bolt
    o:/draw/i  →  o:/draw/
    text contains "draw"  →  o:"draw"  ¦  oracle:"draw"
    name contains bolt  →  name:bolt
    tpye:elf  →  type:elf
    t:elves  →  t:elf
    t:goblins  →  t:goblin
    t:creature,  →  t:creature
    t:elf;  →  t:elf
    t:elf.  →  t:elf
    t: elf  →  t:elf
    t :elf  →  t:elf
    t : elf  →  t:elf
    t;elf  →  t:elf
    t::elf  →  t:elf
    t->elf  →  t:elf
    {"type": "elf"}  →  type:"elf"  ¦  type: "elf"  ¦  t:elf
    "type":"elf"  →  type:"elf"
    type: elf, color: green  →  type:elf color:green
    t:elf and and c:g  →  t:elf and c:g
    t:elf or or t:goblin  →  t:elf or t:goblin
    or t:elf  →  t:elf
    t:elf or  →  t:elf
    t:elf (c:g  →  t:elf (c:g)
    t:elf c:g)  →  t:elf c:g
    o:"draw a card  →  o:"draw a card"
    o:draw a card"  →  o:"draw a card"
    cmc=3 or less  →  cmc<=3
    cmc:3 or more  →  cmc>=3
    cmc 3 or less  →  cmc<=3
    mv 3  →  mv:3  ¦  mv=3
    cmc:3 or 4  →  cmc:3 or cmc:4
    c:red or blue  →  c:red or c:blue
    r:rare or mythic  →  r:rare or r:mythic
    f:modern or legacy  →  f:modern or f:legacy
    t:elf or goblin  →  t:elf or t:goblin
    o:"draw a card" or "gain life"  →  o:"draw a card" or o:"gain life"
    c:red and green  →  c:red and c:green  ¦  c:red c:green
    cmc≤3  →  cmc<=3
    t:noncreature  →  -t:creature
    t:non-creature  →  -t:creature
    c:nonblue  →  -c:blue
    c!:r  →  c:r  ¦  -c:r
    c:not red  →  -c:red
    t:!creature  →  -t:creature
    -t!:elf  →  -t:elf  ¦  t:elf
    f:modern|legacy  →  (f:modern or f:legacy)
    e:khm|znr  →  (e:khm or e:znr)
    set:(khm, znr)  →  (set:khm or set:znr)
    r:rare+  →  r>=rare
    year:2015+  →  year>=2015
    date:2015+  →  date>=2015
    year:>2015  →  year>2015
    released after 2020  →  date>2020
    date after 2020-01-01  →  date>2020-01-01
    cmc:3..*  →  cmc>=3
    cmc:*..5  →  cmc<=5
    cmc:[2 TO *]  →  cmc>=2
    cmc:{2 TO 5}  →  cmc>2 cmc<5
    t:elf^2  →  t:elf
    t:elf~  →  t:elf
    WHERE type = 'elf'  →  type='elf'  ¦  type="elf"
    type <> 'elf'  →  -type:elf  ¦  -type:"elf"
    type != 'elf'  →  -type:elf  ¦  -type:"elf"  ¦  type!='elf'
    cmc >= 2 AND cmc <= 5  →  cmc>=2 AND cmc<=5
    pow≥3 AND tou≤2  →  pow>=3 AND tou<=2
    t:elf && c:g && cmc:3  →  t:elf c:g cmc:3
    t:elf || t:goblin || t:orc  →  t:elf or t:goblin or t:orc
    t : elf c : g  →  t:elf c:g
    t: elf c: g  →  t:elf c:g
    text ~ "draw a card"  →  o:"draw a card"
    o:^draw  →  o:/^draw/
    o:draw.*card  →  o:/draw.*card/
    o:\bdraw\b  →  o:/\bdraw\b/
    o:/draw/ig  →  o:/draw/
    name:/^bolt$/i  →  name:/^bolt$/
    t%253Aelf  →  t:elf
    scryfall.com/search?q=t%3Aelf  →  t:elf
    https://scryfall.com/search?q=c%3Ar+OR+c%3Ag&unique=cards  →  c:r OR c:g  ¦  c:r or c:g
    c%3Ar+OR+c%3Ag  →  c:r OR c:g
    'type:elf'  →  type:elf
    'type:elf c:g'  →  type:elf c:g
    “t:elf c:g”  →  t:elf c:g
    **t:elf c:g**  →  t:elf c:g
    ```t:elf```  →  t:elf
    t:elf. c:g  →  t:elf c:g
    c:g. t:elf  →  c:g t:elf
    f:modern.  →  f:modern
    t:elf!  →  t:elf
    t:elf?  →  t:elf
    t:elf]  →  t:elf
    c;g  →  c:g
    r;m  →  r:m
    e;khm  →  e:khm
    o;draw  →  o:draw
    o;"draw a card"  →  o:"draw a card"
    t\:elf  →  t:elf
    t:elf-c:g  →  t:elf -c:g
    t:elfc:g  →  t:elf c:g
    pow>3tou<2  →  pow>3 tou<2
    pow>3,tou<2  →  pow>3 tou<2
    c>=r,g  →  c>=rg
    c:white,blue  →  (c:white or c:blue)  ¦  c:wu
    c:white&blue  →  c:wu
    c:w&u  →  c:wu  ¦  c:w c:u
    id:u|r  →  (id:u or id:r)
    c:{w}{u}  →  c:wu
    c:[wu]  →  c:wu
    ! Lightning Bolt  →  !"Lightning Bolt"
    !"Lightning Bolt  →  !"Lightning Bolt"
    !Urza's Saga  →  !"Urza's Saga"
    -!Lightning Bolt  →  -!"Lightning Bolt"
    !Lightning Bolt or !Shock  →  !"Lightning Bolt" or !Shock
    card:"Lightning Bolt"  →  name:"Lightning Bolt"
    card_name:bolt  →  name:bolt
    text:draw a card  →  o:"draw a card"
    oracle:draw a card  →  oracle:"draw a card"
    flavor:once upon a time  →  flavor:"once upon a time"
    artist:john avon  →  artist:"john avon"
    artist:Rebecca Guay t:elf  →  artist:"Rebecca Guay" t:elf
    t:elf artist:rebecca guay  →  t:elf artist:"rebecca guay"
    kw:double strike  →  kw:"double strike"
    keyword:first strike c:w  →  keyword:"first strike" c:w
    t:time lord  →  t:"time lord"
    ability:flying  →  kw:flying  ¦  keyword:flying
    usd<5eur  →  usd<5  ¦  eur<5
    usd<5 usd  →  usd<5
    usd < 5  →  usd<5
    usd<5,-  →  usd<5
    usd:$5  →  usd:5
    usd<€5  →  usd<5  ¦  eur<5
    usd>1,000  →  usd>1000
    eur<=0,5  →  eur<=0.5
    tix<1,5  →  tix<1.5
    price:<5  →  usd<5
    price < 5  →  usd<5
    cost<3  →  m<3  ¦  mana<3
    power=three  →  power=3
    pow:>=3  →  pow>=3
    pow => 3  →  pow=>3  ¦  pow>=3
    pow >= 3 tou <= 2  →  pow>=3 tou<=2
    pow=>=3  →  pow>=3
    pow!=!3  →  pow!=3
    pow is greater than 3  →  pow>3
    toughness at least 4  →  toughness>=4
    loyalty equals 4  →  loyalty:4  ¦  loyalty=4
    cmc is not 3  →  cmc!=3  ¦  -cmc:3
    type is elf  →  type:elf  ¦  type=elf
    color is red  →  color:red  ¦  color=red
    format modern  →  format:modern
    set znr  →  set:znr
    rarity is mythic  →  rarity:mythic  ¦  rarity=mythic
    name is bolt  →  name:bolt  ¦  name=bolt
    type:elf AND NOT color:green  →  type:elf AND -color:green  ¦  type:elf -color:green
    NOT (t:elf OR t:goblin)  →  -(t:elf OR t:goblin)
    (NOT t:elf)  →  (-t:elf)
    t:elf -(c:g or c:w  →  t:elf -(c:g or c:w)
    - (c:g or c:w)  →  -(c:g or c:w)
    t:elf - c:g  →  t:elf -c:g
    t:elf – c:g  →  t:elf -c:g
    --t:elf  →  -t:elf  ¦  t:elf
    t:elf c:g order by name  →  t:elf c:g order:name
    sort by cmc  →  order:cmc
    order:name descending  →  order:name dir:desc  ¦  order:name direction:desc
    order:cmc:desc  →  order:cmc dir:desc
    order:name-asc  →  order:name dir:asc
    sort:name desc  →  sort:name dir:desc  ¦  sort:name direction:desc
    orderby:cmc  →  sort:cmc  ¦  order:cmc
    order=cmc  →  order:cmc
    is:fetchlands  →  is:fetchland
    is:flying  →  kw:flying
    is:elf  →  t:elf
    f:modrn  →  f:modern
    f:edhh  →  f:edh
    f:commader  →  f:commander
    t:planeswalkers  →  t:planeswalker
    t:wolves  →  t:wolf
    t:faeries  →  t:faerie
    t:merfolks  →  t:merfolk
    kw:flyng  →  kw:flying
    c:blu  →  c:blue
    c:gren  →  c:green
    c:azorious  →  c:azorius
    colr:red  →  color:red
    tyep:elf  →  type:elf
    orcale:draw  →  oracle:draw
    powr>3  →  power>3
    toughnes>3  →  toughness>3
    rarty:mythic  →  rarity:mythic
    st:elf  →  t:elf  ¦  set:elf
    types:elf  →  type:elf  ¦  t:elf
    sub:elf  →  t:elf  ¦  set:elf
    supertype:legendary  →  type:legendary  ¦  t:legendary
    typeline:elf  →  type:elf  ¦  t:elf
    color_identity:wu  →  id:wu  ¦  identity:wu
    colorid:wu  →  id:wu  ¦  identity:wu
    mana_value>3  →  manavalue>3  ¦  mv>3  ¦  cmc>3
    mana-value:3  →  manavalue:3  ¦  mv:3  ¦  cmc:3
    converted:3  →  cmc:3  ¦  mv:3
    legality:modern  →  legal:modern  ¦  f:modern
    in:title bolt  →  name:bolt
    cmc>=2..5  →  cmc>=2 cmc<=5
    cmc:2~5  →  cmc>=2 cmc<=5
    cmc:2-  →  cmc>=2  ¦  cmc:2
    t:{elf,goblin}  →  (t:elf or t:goblin)
    t:"elf","goblin"  →  (t:"elf" or t:"goblin")  ¦  (t:elf or t:goblin)
    t:"elf" or "goblin"  →  t:"elf" or t:"goblin"
    t:elf OR:t:goblin  →  t:elf or t:goblin  ¦  t:elf OR t:goblin
    t:elf\c:g  →  t:elf c:g
    ((t:elf)  →  ((t:elf))
    t:elf))  →  t:elf
    date>2020-13-02  →  date>2020-12-02
    date>2020-13-01  →  date>2020-12-01
    date>=01-2020  →  date>=2020-01
    date:March 2020  →  date:2020-03
    year:20  →  year:2020
    year='2020'  →  year=2020
    cmc:'3'  →  cmc:3
    is:"foil"  →  is:foil
    frame:extended art  →  frame:extendedart  ¦  frame:"extended art"
    cmc＞＝3  →  cmc>=3
    ｐｏｗ＞３  →  pow>3
    t：elf\#u{3000}ｃ：ｇ  →  t:elf c:g
    o：“draw a card”  →  o:“draw a card”  ¦  o:"draw a card"
    ｏ：＂ｄｒａｗ＂  →  o:"draw"
    t:elf，c:g  →  t:elf c:g
    t:elf、goblin  →  (t:elf or t:goblin)
    ！lightning  →  !lightning
    -t：elf  →  -t:elf
    \#u{2011}t:elf  →  -t:elf
    \#u{2010}t:elf  →  -t:elf
    o:‚draw a card‘  →  o:"draw a card"
    o:‹draw a card›  →  o:"draw a card"
    o:"draw a card„  →  o:"draw a card"
    pow＝＝3  →  pow=3
    cmc﹥3  →  cmc>3
    """#
}
