extension GoldenHints {
  static let connectives = ##"""
    t:elf c:g
      nothing
    t:elf or c:g
      nothing
    t:elf c:g or t:orc
      ‹(›t:elf ‹and ›c:g‹)› or t:orc
      'or' binds loosest: this is one alternative → (t:elf c:g) or t:orc
      adjacent terms must all match → t:elf and c:g or t:orc
    t:elf c:g or t:orc c:b mv<=3
      ‹(›t:elf ‹and ›c:g‹)› or ‹(›t:orc ‹and ›c:b ‹and ›mv<=3‹)›
      'or' binds loosest: this is one alternative → (t:elf c:g) or t:orc c:b mv<=3
      adjacent terms must all match → t:elf and c:g or t:orc c:b mv<=3
      'or' binds loosest: this is one alternative → t:elf c:g or (t:orc c:b mv<=3)
      adjacent terms must all match → t:elf c:g or t:orc and c:b mv<=3
      adjacent terms must all match → t:elf c:g or t:orc c:b and mv<=3
    t:elf and c:g or t:orc
      ‹(›t:elf and c:g‹)› or t:orc
      'or' binds loosest: this is one alternative → (t:elf and c:g) or t:orc
    t:elf and c:g mv<=3 or t:orc
      ‹(›t:elf and c:g ‹and ›mv<=3‹)› or t:orc
      'or' binds loosest: this is one alternative → (t:elf and c:g mv<=3) or t:orc
      adjacent terms must all match → t:elf and c:g and mv<=3 or t:orc
    (t:elf c:g) or t:orc
      nothing
    f:modern (t:elf c:g or t:orc)
      f:modern (‹(›t:elf ‹and ›c:g‹)› or t:orc)
      'or' binds loosest: this is one alternative → f:modern ((t:elf c:g) or t:orc)
      adjacent terms must all match → f:modern (t:elf and c:g or t:orc)
    f:modern (t:elf or t:orc) c:g
      nothing
    -(t:elf -c:g or t:orc)
      -(‹(›t:elf ‹and ›-c:g‹)› or t:orc)
      'or' binds loosest: this is one alternative → -((t:elf -c:g) or t:orc)
      adjacent terms must all match → -(t:elf and -c:g or t:orc)
    f:modern (t:elf or t:orc) or c:g
      ‹(›f:modern ‹and ›(t:elf or t:orc)‹)› or c:g
      'or' binds loosest: this is one alternative → (f:modern (t:elf or t:orc)) or c:g
      adjacent terms must all match → f:modern and (t:elf or t:orc) or c:g
    t:elf(c:g)bolt or t:orc
      ‹(›t:elf‹ and ›(c:g)‹ and ›bolt‹)› or t:orc
      'or' binds loosest: this is one alternative → (t:elf(c:g)bolt) or t:orc
      adjacent terms must all match → t:elf and (c:g)bolt or t:orc
      adjacent terms must all match → t:elf(c:g) and bolt or t:orc
    fire/ice or bolt
      ‹(›fire/‹ and ›ice‹)› or bolt
      'or' binds loosest: this is one alternative → (fire/ice) or bolt
      adjacent terms must all match → fire/ and ice or bolt
    lightning bolt or dark ritual
      ‹(›lightning ‹and ›bolt‹)› or ‹(›dark ‹and ›ritual‹)›
      'or' binds loosest: this is one alternative → (lightning bolt) or dark ritual
      adjacent terms must all match → lightning and bolt or dark ritual
      'or' binds loosest: this is one alternative → lightning bolt or (dark ritual)
      adjacent terms must all match → lightning bolt or dark and ritual
    !"Lightning Bolt" c:r or t:orc
      ‹(›!"Lightning Bolt" ‹and ›c:r‹)› or t:orc
      'or' binds loosest: this is one alternative → (!"Lightning Bolt" c:r) or t:orc
      adjacent terms must all match → !"Lightning Bolt" and c:r or t:orc
    t:elf order:cmc c:g or t:orc
      nothing
    t:elf c:g or order:cmc t:orc
      ‹(›t:elf ‹and ›c:g‹)› or order:cmc t:orc
      'or' binds loosest: this is one alternative → (t:elf c:g) or order:cmc t:orc
      adjacent terms must all match → t:elf and c:g or order:cmc t:orc
    t:elf c:g or t:orc ++
      ‹(›t:elf ‹and ›c:g‹)› or t:orc ++
      'or' binds loosest: this is one alternative → (t:elf c:g) or t:orc ++
      adjacent terms must all match → t:elf and c:g or t:orc ++
    t:elf or or c:g mv<=3
      t:elf or or ‹(›c:g ‹and ›mv<=3‹)›
      'or' binds loosest: this is one alternative → t:elf or or (c:g mv<=3)
      adjacent terms must all match → t:elf or or c:g and mv<=3
    t:elf c:g or
      ‹(›t:elf ‹and ›c:g‹)› or
      'or' binds loosest: this is one alternative → (t:elf c:g) or
      adjacent terms must all match → t:elf and c:g or
    or t:elf c:g
      nothing
    t:elf pow> or c:g
      ‹(›t:elf ‹and ›pow>‹)› or c:g
      'or' binds loosest: this is one alternative → (t:elf pow>) or c:g
      adjacent terms must all match → t:elf and pow> or c:g
    (t:elf c:g or t:orc
      (‹(›t:elf ‹and ›c:g‹)› or t:orc
      'or' binds loosest: this is one alternative → ((t:elf c:g) or t:orc
      adjacent terms must all match → (t:elf and c:g or t:orc
    t:elf c:g) or t:orc
      ‹(›t:elf ‹and ›c:g)‹)› or t:orc
      'or' binds loosest: this is one alternative → (t:elf c:g)) or t:orc
      adjacent terms must all match → t:elf and c:g) or t:orc
    t:elf () or c:g
      ‹(›t:elf ‹and ›()‹)› or c:g
      'or' binds loosest: this is one alternative → (t:elf ()) or c:g
      adjacent terms must all match → t:elf and () or c:g
    # t:elf c:g or t:orc⏎t:elf c:g or t:orc⏎⏎bolt
      # t:elf c:g or t:orc⏎‹(›t:elf ‹and ›c:g‹)› or t:orc⏎⏎bolt
      'or' binds loosest: this is one alternative → # t:elf c:g or t:orc⏎(t:elf c:g) or t:orc⏎⏎bolt
      adjacent terms must all match → # t:elf c:g or t:orc⏎t:elf and c:g or t:orc⏎⏎bolt
    t:elf⏎  c:g⏎  or t:orc
      ‹(›t:elf⏎  ‹and ›c:g‹)›⏎  or t:orc
      'or' binds loosest: this is one alternative → (t:elf⏎  c:g)⏎  or t:orc
      adjacent terms must all match → t:elf⏎  and c:g⏎  or t:orc
    t:elf c:g or 🧝
      ‹(›t:elf ‹and ›c:g‹)› or 🧝
      'or' binds loosest: this is one alternative → (t:elf c:g) or 🧝
      adjacent terms must all match → t:elf and c:g or 🧝
    ¿ c:g or t:orc
      ‹(›� ‹and ›c:g‹)› or t:orc
      'or' binds loosest: this is one alternative → (� c:g) or t:orc
      adjacent terms must all match → � and c:g or t:orc
    a b or (c d or (e f or g))
      ‹(›a ‹and ›b‹)› or (‹(›c ‹and ›d‹)› or (‹(›e ‹and ›f‹)› or g))
      'or' binds loosest: this is one alternative → (a b) or (c d or (e f or g))
      adjacent terms must all match → a and b or (c d or (e f or g))
      'or' binds loosest: this is one alternative → a b or ((c d) or (e f or g))
      adjacent terms must all match → a b or (c and d or (e f or g))
      'or' binds loosest: this is one alternative → a b or (c d or ((e f) or g))
      adjacent terms must all match → a b or (c d or (e and f or g))
    o:"a b or c" t:elf or c:g
      ‹(›o:"a b or c" ‹and ›t:elf‹)› or c:g
      'or' binds loosest: this is one alternative → (o:"a b or c" t:elf) or c:g
      adjacent terms must all match → o:"a b or c" and t:elf or c:g
    o:/a b|c/ t:elf or c:g
      ‹(›o:/a b|c/ ‹and ›t:elf‹)› or c:g
      'or' binds loosest: this is one alternative → (o:/a b|c/ t:elf) or c:g
      adjacent terms must all match → o:/a b|c/ and t:elf or c:g
    """##
}
