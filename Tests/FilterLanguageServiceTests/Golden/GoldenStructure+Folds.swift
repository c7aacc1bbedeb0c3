extension GoldenStructure {
  static let folds = ##"""
    t:elf
      nothing
    t:elf
    ··or c:g
      1–2 query … 1 line: ‹⏎  or c:g›
    t:elf
    ··(c:g
    ····or c:w)
    ··o:"draw
    ··a card"
      1–5 query … 4 lines: ‹⏎  (c:g⏎    or c:w)⏎  o:"draw⏎  a card"›
      2–3 group …: ‹c:g⏎    or c:w›
      4–5 text …: ‹draw⏎  a card›
    t:elf (
    ··c:g or
    ··c:w
    )
      1–3 query … 2 lines: ‹⏎  c:g or⏎  c:w›
    t:elf (
    ··c:g or
    ··c:w
    ·)
      1–4 query … 3 lines: ‹⏎  c:g or⏎  c:w⏎ )›
    # one
    # two
    # three
    t:elf
      1–3 comment … 2 lines: ‹⏎# two⏎# three›
    # one
    t:elf
      nothing
    ## Elves
    t:elf
    t:orc
    ¶
    ## Orcs
    # notes
    # more
    t:orc
    ··c:r
    ## Empty
      1–3 section … 2 queries: ‹⏎t:elf⏎t:orc›
      5–9 section … 1 query: ‹⏎# notes⏎# more⏎t:orc⏎  c:r›
      6–7 comment … 1 line: ‹⏎# more›
      8–9 query … 1 line: ‹⏎  c:r›
    ## Elves
    ### Green
    t:elf
    ### White
    t:elf c:w
      1–5 section … 2 queries: ‹⏎### Green⏎t:elf⏎### White⏎t:elf c:w›
      2–3 section … 1 query: ‹⏎t:elf›
      4–5 section … 1 query: ‹⏎t:elf c:w›
    t:elf␍
    ··or (c:g␍
    ··c:w)␍
    (t:elf
    ··(c:g
    ··(c:w
      1–3 query … 2 lines: ‹␍⏎  or (c:g␍⏎  c:w)›
      2–3 group …: ‹c:g␍⏎  c:w›
      4–6 query … 2 lines: ‹⏎  (c:g⏎  (c:w›
      5–6 group …: ‹c:g⏎  (c:w›
    -(a
    ··b) (c
    ··d)
      1–3 query … 2 lines: ‹⏎  b) (c⏎  d)›
      1–2 group …: ‹a⏎  b›
      2–3 group …: ‹c⏎  d›
    o:/draw
    ··cards/ (a
    ··b)
      1–3 query … 2 lines: ‹⏎  cards/ (a⏎  b)›
      1–2 text …: ‹draw⏎  cards›
      2–3 group …: ‹a⏎  b›
    ## A
    ¶
    ¶
      nothing
    """##
}
