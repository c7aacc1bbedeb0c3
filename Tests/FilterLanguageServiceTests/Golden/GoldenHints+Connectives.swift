extension GoldenHints {
  static let connectives = ##"""
    t:elf c:g
      nothing
    t:elf or c:g
      nothing
    t:elf c:g or t:orc
      ‹(›t:elf ‹and ›c:g‹)› or t:orc
      'or' binds weaker than 'and', so this is one alternative → (t:elf c:g) or t:orc
      Terms side by side must all hold → t:elf and c:g or t:orc
    t:elf c:g or t:orc c:b mv<=3
      ‹(›t:elf ‹and ›c:g‹)› or ‹(›t:orc ‹and ›c:b ‹and ›mv<=3‹)›
      'or' binds weaker than 'and', so this is one alternative → (t:elf c:g) or t:orc c:b mv<=3
      Terms side by side must all hold → t:elf and c:g or t:orc c:b mv<=3
      'or' binds weaker than 'and', so this is one alternative → t:elf c:g or (t:orc c:b mv<=3)
      Terms side by side must all hold → t:elf c:g or t:orc and c:b mv<=3
      Terms side by side must all hold → t:elf c:g or t:orc c:b and mv<=3
    t:elf and c:g or t:orc
      ‹(›t:elf and c:g‹)› or t:orc
      'or' binds weaker than 'and', so this is one alternative → (t:elf and c:g) or t:orc
    t:elf and c:g mv<=3 or t:orc
      ‹(›t:elf and c:g ‹and ›mv<=3‹)› or t:orc
      'or' binds weaker than 'and', so this is one alternative → (t:elf and c:g mv<=3) or t:orc
      Terms side by side must all hold → t:elf and c:g and mv<=3 or t:orc
    (t:elf c:g) or t:orc
      nothing
    f:modern (t:elf c:g or t:orc)
      f:modern (‹(›t:elf ‹and ›c:g‹)› or t:orc)
      'or' binds weaker than 'and', so this is one alternative → f:modern ((t:elf c:g) or t:orc)
      Terms side by side must all hold → f:modern (t:elf and c:g or t:orc)
    f:modern (t:elf or t:orc) c:g
      nothing
    -(t:elf -c:g or t:orc)
      -(‹(›t:elf ‹and ›-c:g‹)› or t:orc)
      'or' binds weaker than 'and', so this is one alternative → -((t:elf -c:g) or t:orc)
      Terms side by side must all hold → -(t:elf and -c:g or t:orc)
    f:modern (t:elf or t:orc) or c:g
      ‹(›f:modern ‹and ›(t:elf or t:orc)‹)› or c:g
      'or' binds weaker than 'and', so this is one alternative → (f:modern (t:elf or t:orc)) or c:g
      Terms side by side must all hold → f:modern and (t:elf or t:orc) or c:g
    t:elf(c:g)bolt or t:orc
      ‹(›t:elf‹ and ›(c:g)‹ and ›bolt‹)› or t:orc
      'or' binds weaker than 'and', so this is one alternative → (t:elf(c:g)bolt) or t:orc
      Terms side by side must all hold → t:elf and (c:g)bolt or t:orc
      Terms side by side must all hold → t:elf(c:g) and bolt or t:orc
    fire/ice or bolt
      ‹(›fire/‹ and ›ice‹)› or bolt
      'or' binds weaker than 'and', so this is one alternative → (fire/ice) or bolt
      Terms side by side must all hold → fire/ and ice or bolt
    lightning bolt or dark ritual
      ‹(›lightning ‹and ›bolt‹)› or ‹(›dark ‹and ›ritual‹)›
      'or' binds weaker than 'and', so this is one alternative → (lightning bolt) or dark ritual
      Terms side by side must all hold → lightning and bolt or dark ritual
      'or' binds weaker than 'and', so this is one alternative → lightning bolt or (dark ritual)
      Terms side by side must all hold → lightning bolt or dark and ritual
    !"Lightning Bolt" c:r or t:orc
      ‹(›!"Lightning Bolt" ‹and ›c:r‹)› or t:orc
      'or' binds weaker than 'and', so this is one alternative → (!"Lightning Bolt" c:r) or t:orc
      Terms side by side must all hold → !"Lightning Bolt" and c:r or t:orc
    t:elf order:cmc c:g or t:orc
      nothing
    t:elf c:g or order:cmc t:orc
      ‹(›t:elf ‹and ›c:g‹)› or order:cmc t:orc
      'or' binds weaker than 'and', so this is one alternative → (t:elf c:g) or order:cmc t:orc
      Terms side by side must all hold → t:elf and c:g or order:cmc t:orc
    t:elf c:g or t:orc ++
      ‹(›t:elf ‹and ›c:g‹)› or t:orc ++
      'or' binds weaker than 'and', so this is one alternative → (t:elf c:g) or t:orc ++
      Terms side by side must all hold → t:elf and c:g or t:orc ++
    t:elf or or c:g mv<=3
      t:elf or or ‹(›c:g ‹and ›mv<=3‹)›
      'or' binds weaker than 'and', so this is one alternative → t:elf or or (c:g mv<=3)
      Terms side by side must all hold → t:elf or or c:g and mv<=3
    t:elf c:g or
      ‹(›t:elf ‹and ›c:g‹)› or
      'or' binds weaker than 'and', so this is one alternative → (t:elf c:g) or
      Terms side by side must all hold → t:elf and c:g or
    or t:elf c:g
      nothing
    t:elf pow> or c:g
      ‹(›t:elf ‹and ›pow>‹)› or c:g
      'or' binds weaker than 'and', so this is one alternative → (t:elf pow>) or c:g
      Terms side by side must all hold → t:elf and pow> or c:g
    (t:elf c:g or t:orc
      (‹(›t:elf ‹and ›c:g‹)› or t:orc
      'or' binds weaker than 'and', so this is one alternative → ((t:elf c:g) or t:orc
      Terms side by side must all hold → (t:elf and c:g or t:orc
    t:elf c:g) or t:orc
      ‹(›t:elf ‹and ›c:g)‹)› or t:orc
      'or' binds weaker than 'and', so this is one alternative → (t:elf c:g)) or t:orc
      Terms side by side must all hold → t:elf and c:g) or t:orc
    t:elf () or c:g
      ‹(›t:elf ‹and ›()‹)› or c:g
      'or' binds weaker than 'and', so this is one alternative → (t:elf ()) or c:g
      Terms side by side must all hold → t:elf and () or c:g
    # t:elf c:g or t:orc⏎t:elf c:g or t:orc⏎⏎bolt
      # t:elf c:g or t:orc⏎‹(›t:elf ‹and ›c:g‹)› or t:orc⏎⏎bolt
      'or' binds weaker than 'and', so this is one alternative → # t:elf c:g or t:orc⏎(t:elf c:g) or t:orc⏎⏎bolt
      Terms side by side must all hold → # t:elf c:g or t:orc⏎t:elf and c:g or t:orc⏎⏎bolt
    t:elf⏎  c:g⏎  or t:orc
      ‹(›t:elf⏎  ‹and ›c:g‹)›⏎  or t:orc
      'or' binds weaker than 'and', so this is one alternative → (t:elf⏎  c:g)⏎  or t:orc
      Terms side by side must all hold → t:elf⏎  and c:g⏎  or t:orc
    t:elf c:g or 🧝
      ‹(›t:elf ‹and ›c:g‹)› or 🧝
      'or' binds weaker than 'and', so this is one alternative → (t:elf c:g) or 🧝
      Terms side by side must all hold → t:elf and c:g or 🧝
    ¿ c:g or t:orc
      ‹(›� ‹and ›c:g‹)› or t:orc
      'or' binds weaker than 'and', so this is one alternative → (� c:g) or t:orc
      Terms side by side must all hold → � and c:g or t:orc
    a b or (c d or (e f or g))
      ‹(›a ‹and ›b‹)› or (‹(›c ‹and ›d‹)› or (‹(›e ‹and ›f‹)› or g))
      'or' binds weaker than 'and', so this is one alternative → (a b) or (c d or (e f or g))
      Terms side by side must all hold → a and b or (c d or (e f or g))
      'or' binds weaker than 'and', so this is one alternative → a b or ((c d) or (e f or g))
      Terms side by side must all hold → a b or (c and d or (e f or g))
      'or' binds weaker than 'and', so this is one alternative → a b or (c d or ((e f) or g))
      Terms side by side must all hold → a b or (c d or (e and f or g))
    o:"a b or c" t:elf or c:g
      ‹(›o:"a b or c" ‹and ›t:elf‹)› or c:g
      'or' binds weaker than 'and', so this is one alternative → (o:"a b or c" t:elf) or c:g
      Terms side by side must all hold → o:"a b or c" and t:elf or c:g
    o:/a b|c/ t:elf or c:g
      ‹(›o:/a b|c/ ‹and ›t:elf‹)› or c:g
      'or' binds weaker than 'and', so this is one alternative → (o:/a b|c/ t:elf) or c:g
      Terms side by side must all hold → o:/a b|c/ and t:elf or c:g
    """##
}
