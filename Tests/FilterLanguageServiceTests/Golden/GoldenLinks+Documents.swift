extension GoldenLinks {
  static let documents = ##"""
    # see https://scryfall.com/docs/syntax, and <http://a.b/c>⏎t:elf
      [https://scryfall.com/docs/syntax] https://scryfall.com/docs/syntax
      [http://a.b/c] http://a.b/c
      0: https://a.b/?q=t%3Aelf
    # (https://a.b/c_(d)) "HTTPS://A.B"⏎# ftp://a.b https://
      [https://a.b/c_(d)] https://a.b/c_(d)
      [HTTPS://A.B] HTTPS://A.B
    t:elf o:"https://a.b"
      0: https://a.b/?q=t%3Aelf%20o%3A%22https%3A%2F%2Fa.b%22
    t:elf # https://a.b
      [https://a.b] https://a.b
      0: https://a.b/?q=t%3Aelf
    t:creature (c:rg or id<=esper) -o:"draw a card" pow>=tou
      0: https://a.b/?q=t%3Acreature%20%28c%3Arg%20or%20id%3C%3Desper%29%20-o%3A%22draw%20a%20card%22%20pow%3E%3Dtou
    t:elf␍⏎  c:g␍⏎␍⏎m:{2}{w/u} 50%
      0: https://a.b/?q=t%3Aelf%20c%3Ag
      1: https://a.b/?q=m%3A%7B2%7D%7Bw%2Fu%7D%2050%25
    name:"Lim-Dûl's" 🧝
      0: https://a.b/?q=name%3A%22Lim-D%C3%BBl%27s%22%20%F0%9F%A7%9D
    t:¿
      0: https://a.b/?q=t%3A%EF%BF%BD
    o:/\d+\/x/ & ? # +
      0: https://a.b/?q=o%3A%2F%5Cd%2B%5C%2Fx%2F%20%26%20%3F
    # caf¿ https://a.b/caf¿é
      [https://a.b/caf�é] https://a.b/caf%EF%BF%BD%C3%A9
    """##
}
