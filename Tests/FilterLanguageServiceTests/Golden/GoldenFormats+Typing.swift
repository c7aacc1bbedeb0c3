extension GoldenFormats {
  static let typing = ##"""
    ( t:elf  OR c:g )‸
      edits: ([ ]t:elf [ OR]{or} c:g[ ])
    t:elf (c:g  or c:w)‸ T:x
      edits: t:elf (c:g [ ]or c:w) T:x
    ((a)  )‸
      edits: ((a)[  ])
    a)‸
      nothing
    -( a )‸ b
      edits: -([ ]a[ ]) b
    (  a and b )‸
      edits: ([  ]a and b[ ])
    ( a )‸  c
      edits: ([ ]a[ ])  c
    t:elf or
    ‸
      edits
      | t:elf or
      | {  }
    t:elf··
    ‸
      edits
      | t:elf[  ]
      | 
    (t:elf
    ‸
      edits
      | (t:elf
      | {    }
    ((t:elf or
    ‸
      edits
      | ((t:elf or
      | {      }
    (t:elf or
    ····‸
      nothing
    o:"draw
    ‸
      edits
      | o:"draw
      | {  }
    o:"draw··
    ‸
      edits
      | o:"draw··
      | {  }
    t:elf
    ‸
    ··or c:g
      nothing
    # comment··
    ‸
      edits
      | # comment[  ]
      | 
    t:elf and␍
    ‸
      edits
      | t:elf and␍
      | {  }
    (a
    ··(b
    ‸
      edits
      | (a
      |   (b
      | {      }
    ( t:elf "‸
      nothing
    ( t:elf ‸x
      nothing
    o:/a
    ‸
      edits
      | o:/a
      | {  }
    """##
}
