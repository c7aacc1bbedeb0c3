#if SQLite
  /// Queries as people type them over tables of their own, a line each.
  enum TypedQueries {
    /// The queries over a table; none for one that has none.
    static func all(over own: OwnTables) -> [String] {
      let lines: String
      switch own {
      case .orders: lines = orders
      case .log: lines = log
      case .cards: lines = cards
      case .odd, .sales, .described: return []
      }
      return lines.split(separator: "\n").map { String($0) }
    }

    private static let orders = """
      status:paid
      status:open,sent
      -status:paid
      status!=paid
      status=cancelled
      status:CANCELLED
      status:can
      -status:paid,sent
      total>100
      total>=100
      total<0
      total:0..100
      total=100
      total!=100
      total>1999
      total<=-50
      -total>100
      total:100..
      total:..50
      total>100 total<200
      total>1,000
      total:1,2,3,500,999
      rating>4
      rating>=4.5
      rating=2.5
      rating<0
      has:rating
      no:rating
      -rating>2
      -has:rating
      rating:1..3
      price>50
      price<=9.99
      price:19.99
      price:10..20
      price>99.5
      -price<50
      note:ring
      note:"ring twice"
      note:RING
      note:cafe
      note:café
      note:strasse
      note:Straße
      note:"50%"
      note:ring_twice
      note:"–"
      note:москва
      note:door,gift
      -note:ring
      no:note
      has:note
      note=""
      note:/^ring/
      note:/e$/
      note:/[0-9]+%/
      note:ring*
      note:*door
      note:next
      note!=A
      note=a
      city:oslo
      city=OSLO
      city:arhus
      city:århus
      city:york
      city="New York"
      city:"sao paulo"
      -city:oslo
      city!=York
      city:o
      no:city
      city:oslo,york
      created>2026-06
      created<2026-02-03
      created:2026-03
      created:2026-03-17
      created>=2026-03-17T10:00
      -created>2026-06
      no:created
      created:2026-01..2026-03
      created:2026
      due:2025
      due>2026-06-30
      due<=2024-12-31
      due:2024-02..2024-04
      no:due
      -due:2025
      gift:yes
      gift:no
      -gift:yes
      no:gift
      gift:true total>500
      id:9
      id:3,6,9
      id>500
      id<=30
      status:paid total>100 -note:ring
      (status:paid or status:sent) total>500
      -(status:paid or total>500)
      status:open (city:oslo or city:york)
      total>rating
      order:total status:paid
      paid oslo
      ring or door
      """

    private static let log = """
      level:error
      level:warn,error
      -level:info
      level=ERROR
      level!=debug
      level:err
      -level:debug,info
      status:404
      status:200,500
      status>=400
      status>399
      status<300
      -status:200
      no:status
      has:status
      status:400..499
      status!=200
      -status>=400
      -has:status
      took>1000
      took>=3999
      took<1
      took:500..600
      took<=0.5
      -took>1000
      took>2000.5
      took!=5
      has:took
      took:1000..1001
      took>3999.5
      path:/api
      path:/api/items
      path:users
      path=/
      path:/static
      path:*.js
      path:/api/*
      -path:/api
      no:path
      path:/static/app.js
      path:api,static
      path!=/
      path:/7$/
      path:/^.api/
      path:items
      -path:users
      path:App
      message:timeout
      message:"out of stock"
      message:stock timeout
      message:ring
      message:RING
      message:cafe
      message:handle care
      message:/time(out)?/
      message:/^the/
      message:"the next"
      message:line
      -message:ring
      no:message
      has:message
      message=""
      message:50%
      message:strasse
      message:москва
      message:left,ring
      message:"; timeout"
      message:/\\d/
      host:10.0.0.1
      host:10.0.0.0/8
      host:10.0.12.7,192.168.1.1
      host>=10.0.1.0
      host<10.0.1.0
      host<=10.0.0.1
      host!=10.0.0.1
      -host:10.0.0.1
      host:192.168.1.1
      no:host
      host:192.168.0.0/16
      at>2026-06
      at:2026-03
      at<2026-01-15
      at:2026-03-17
      at>=2026-03-17T12:00
      at:2026-01..2026-02
      -at>2026-02
      at!=2026-03
      at>2026-11-30T23:59:59
      id:3
      id>600
      id:300..330
      -id>30
      level:error status:500
      level:error -path:/api took>1000
      (level:error or status:500) at>2026-06
      -(level:info or level:debug)
      status:500 (path:/api or host:10.0.0.1)
      took>1000 status>=400 at>2026-03
      level:info,debug -status:200
      order:took level:error
      error timeout
      timeout or ring
      level:warn message:ring path:/api
      """

    private static let cards = """
      name:dragon
      name:"of the"
      name:fire
      name:/^a/
      name:the*
      name:elf
      -name:goblin
      name:goblin,elf
      name:/[aeiou]{2}/
      name:s
      name!=Forest
      name:water
      type_line:creature
      type_line:goblin
      type_line:"legendary creature"
      type_line:instant,sorcery
      type_line:/^creature/
      -type_line:creature
      type_line:artifact creature
      type_line:land
      type_line:enchantment
      type_line:aura
      type_line:token
      type_line!=Instant
      type_line=Instant
      type_line:CREATURE
      rules:flying
      rules:"draw a card"
      rules:draw
      rules:/draw \\w+ cards?/
      rules:"{T}"
      rules:"{T}: add"
      -rules:flying
      no:rules
      has:rules
      rules:target,destroy
      rules:+1/+1
      rules:counter
      rules:/^when/
      rules:"enters"
      rules:damage target
      rules:"end of turn"
      mana_value:3
      mana_value>5
      mana_value<=1
      mana_value:2..4
      mana_value=0
      mana_value>=7
      mana_value!=2
      -mana_value>3
      mana_value:1,2,3
      mana_value<1
      cost:"{R}"
      cost:"{G}{G}"
      cost:x
      no:cost
      -cost:w
      has:cost
      power:2
      power:4
      toughness:3
      no:power
      has:toughness
      -power:1
      loyalty>3
      loyalty:4
      no:loyalty
      loyalty<=3
      identity:r
      identity:G
      identity:w,u
      -identity:b
      no:identity
      identity:R identity:G
      keywords:flying
      keywords:haste,trample
      keywords:"first strike"
      -keywords:flying
      no:keywords
      has:keywords
      keywords:Vigilance
      rarity:mythic
      rarity:common,uncommon
      -rarity:rare
      rarity!=common
      rarity:RARE
      set_code:a
      no:set_code
      has:set_code
      released>2020
      released:2015..2019
      released<2000
      released:2021-06
      -released>2015
      usd>5
      usd<=0.25
      usd:1..2
      no:usd
      -usd>1
      usd>=10
      reserved:yes
      reserved:no
      -reserved:yes
      artist:a
      artist:"j"
      no:artist
      type_line:creature mana_value<=2 rarity:common
      (identity:r or identity:g) -type_line:creature
      rules:flying type_line:creature power:2
      -(type_line:creature or type_line:land)
      order:mana_value type_line:goblin
      flying
      goblin or elf
      """
  }
#endif
