extension GoldenPlaces {
  static let marks = ##"""
    (‸t:elf or c:g) (a)
      highlights: ([t]:elf or c:g) (a)
    (t:elf or c:g)‸ (a)
      highlights: [(]t:elf or c:g[)] (a)
    -‸(t:elf or c:g)
      highlights: -[(]t:elf or c:g[)]
    ((a)‸ b)
      highlights: ([(]a[)] b)
    (a b‸) -(c)
      highlights: (a [b]) -(c)
    (‸a
      highlights: ([a]
    a)‸
      nothing
    a ‸or b or c and d
      highlights: a [or] b [or] c and d
    a or b an‸d c and d or e
      highlights: a or b [and] c [and] d or e
    (a or b) o‸r (c or d)
      highlights: (a or b) [or] (c or d)
    a o‸r
      highlights: a [or]
    or‸ a
      highlights: [or] a
    ‸"draw a card" b
      highlights: ["]draw a card["] b
      references: ["draw a card"] b
      linked: ["]draw a card["] b
    "draw a card"‸ b
      highlights: ["]draw a card["] b
      references: ["draw a card"] b
      linked: ["]draw a card["] b
    o:‸"a" o:"b"
      highlights: o:["]a["] o:"b"
      references: [o:"a"] o:"b"
      linked: o:["]a["] o:"b"
    o:“draw‸”
      highlights: o:[“]draw[”]
      references: [o:“draw”]
    o:/‸draw/
      highlights: o:[/]draw[/]
      references: [o:/draw/]
      linked: o:[/]draw[/]
    o:/draw/‸ x
      highlights: o:[/]draw[/] x
      references: [o:/draw/] x
      linked: o:[/]draw[/] x
    o:/a\/b‸/
      highlights: o:[/]a\/b[/]
      references: [o:/a\/b/]
      linked: o:[/]a\/b[/]
    o:"unfinished‸
      highlights: [o:"unfinished]
    o:'it‸'
      highlights: o:[']it[']
      references: [o:'it']
      linked: o:[']it[']
    !"‸Fire // Ice"
      highlights: !["]Fire // Ice["]
      references: [!"Fire // Ice"]
      linked: !["]Fire // Ice["]
    ()‸
      highlights: [(][)]
    (a
    ··or b)‸
      highlights
      | [(]a
      |   or b[)]
    "a
    ··b"‸
      highlights
      | ["]a
      |   b["]
      references
      | ["a
      |   b"]
      linked
      | ["]a
      |   b["]
    --‸(a)
      nothing
    "🧝‸"
      highlights: ["]🧝["]
      references: ["🧝"]
      linked: ["]🧝["]
    t:elf, ‸c:g
      highlights: t:elf, [c]:g
    fire‸/ice
      highlights: [fire]/ice
    # a (comment)‸
    t:elf
      nothing
    """##
}
