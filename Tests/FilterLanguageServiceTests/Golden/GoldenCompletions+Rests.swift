extension GoldenCompletions {
  static let rests = ##"""
    t:elf‸
      history ‹ c:g mv<=2›
    t:elf ‸
      history ‹c:g mv<=2›
    t:goblin (‸
      history ‹c:r or c:b)›
    f:modern‸
      history ‹ id<=esper›
    f:mod‸
      history ‹ern id<=esper›
      completion ‹ern›
    is:c‸
      history ‹ommander f:edh›
    t:el‸
      history ‹k⏎  pow>3›
      history ‹f c:g mv<=2›
    a:"Rebec‸
      completion ‹ca Guay"›
      structure ‹"›
    a:rebec‸
      nothing
    x f:moder‸
      completion ‹n›
    x (f:moder‸)
      completion ‹n›
    x (a b‸
      structure ‹)›
    x (a -(b ‸
      structure ‹))›
    x o:"draw‸
      completion ‹ a card"›
      structure ‹"›
    x (o:'draw‸
      completion ‹ a card'›
      structure ‹')›
    x o:“draw‸
      structure ‹”›
    (x o:/^ta‸
      structure ‹/)›
    (x o:/^ta‸)
      structure ‹/›
    x o:"a\‸
      structure ‹\"›
    x (a or‸
      nothing
    a )‸
      nothing
    ‸
      nothing
    # t:el‸
      nothing
    t:e‸lf
      nothing
    x lightning b‸
      nothing
    x !"Lightning B‸
      completion ‹olt"›
      structure ‹"›
    x kw:deatht‸
      completion ‹ouch›
    t:elf⏎  (c:g‸
      structure ‹)›
    t:elk‸
      history ‹⏎  pow>3›
    """##
}
