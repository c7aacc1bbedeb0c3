extension FirstFixTable {
  /// Queries that are right.
  static let right = #"""
    cmc=>3  →  nothing
    t=creature  →  nothing
    colour:red  →  nothing
    type="elf"  →  nothing
    date>"2020-01-01"  →  nothing
    -t:elf  →  nothing
    t:elf -c:g  →  nothing
    lightning bolt  →  nothing
    c:rg pow>=3  →  nothing
    t:"legendary creature"  →  nothing
    fire // ice  →  nothing
    o:/^draw/  →  nothing
    name:"Lightning Bolt"  →  nothing
    !bolt  →  nothing
    !"Lightning Bolt"  →  nothing
    power sink  →  nothing
    set adrift  →  nothing
    -"lightning bolt"  →  nothing
    pow=*  →  nothing
    o:"+1/+1 counter"  →  nothing
    urza's saga  →  nothing
    a:guay bolt  →  nothing
    cn:12a  →  nothing
    名前  →  nothing
    name:稲妻  →  nothing
    type:elf and -color:green  →  nothing
    is:checkland  →  nothing
    is:dual  →  nothing
    identity=esper  →  nothing
    legal:modern  →  nothing
    t:elf/t:goblin  →  nothing
    t:elf or t:goblin and c:g  →  nothing
    lang:japanese  →  nothing
    keywords:flying  →  nothing
    lang:jp  →  nothing
    is:modern  →  nothing
    """#
}
