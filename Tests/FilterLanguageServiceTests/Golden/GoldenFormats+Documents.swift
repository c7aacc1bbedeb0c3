extension GoldenFormats {
  static let documents = ##"""
    # elves··
      | # elves[  ]{
      | }
    t:elf  c:g··
    ¶
    ¶
    T:orc
      | t:elf [ ]c:g[  ]
      | 
      | 
      | [T]{t}:orc{
      | }
    t:elf␍
    ··OR t:orc  ␍
    # end  ␍
    t:elf
    ¶
    ¶
    ¶
    t:elf
    ··  or   c:g
    ······or c:w
      | t:elf␍
      |   [OR]{or} t:orc[  ]␍
      | # end[  ]␍
      | t:elf
      | 
      | 
      | 
      | t:elf
      |   [  ]or [  ]c:g
      |   [    ]or c:w{␍
      | }
    t:elf or··
    ··  c:g or
      | t:elf or[  ]
      |     c:g or{
      | }
    T:elf (
    ··c:g  OR c:w
    ··)
      | [T]{t}:elf ([
      |   ]c:g [ OR]{or} c:w[
      |   ]){
      | }
    o:"a··
    ····b"  T:elf
      | o:"a··
      |     b" [ T]{t}:elf{
      | }
    o:"unfinished··
    ··text··
      | o:"unfinished··
      |   text  {
      | }
    ##  Heading··
    #comment
    t:elf #x··
    ¶
    ··indented T:elf
      | ##  Heading[  ]
      | #comment
      | t:elf #x[  ]
      | 
      | [  ]indented [T]{t}:elf{
      | }
    t:elf
    ··
    c:g
      | t:elf
      | [  ]
      | c:g{
      | }
    """##
}
