import FilterAnalysis
import FilterItems
import FilterSemantics
import FilterText
import ListFiles
import Testing
import _FilterTestSupport

/// The first fix for unknown names and values over the lists of `Examples/Lists`, as people mistype them.
@Suite struct ListFirstFixTests {
  /// A list, and a line for each mistake: the query as typed and as meant.
  private static let tables = [
    "access.log.jsonl": """
    statuss:500 → status:500
    stauts:500 → status:500
    staus>=500 → status>=500
    sttus:404 → status:404
    methd:get → method:get
    metod:post → method:post
    mehtod:GET → method:GET
    levl:error → level:error
    lvel:warn → level:warn
    levle:info → level:info
    tok>1s → took>1s
    tooks>1s → took>1s
    byts>1kb → bytes>1kb
    byte>1kb → bytes>1kb
    mesage:timeout → message:timeout
    massage:timeout → message:timeout
    messge~out → message~out
    pth:/api → path:/api
    paht:/api → path:/api
    cleint:10.0.0.1 → client:10.0.0.1
    clinet:10.0.0.1 → client:10.0.0.1
    tme>2026-01-01 → time>2026-01-01
    tiem>2026-01-01 → time>2026-01-01
    useragent:curl → user_agent:curl
    user-agent:curl → user_agent:curl
    level:eror → level:error
    level:errror → level:error
    level:erorr → level:error
    level:debgu → level:debug
    level:wran → level:warn
    level>=wanr → level>=warn
    level:criticl → level:critical
    level:notcie → level:notice
    method:delte → method:DELETE
    method:patc → method:PATCH
    method:optoins → method:OPTIONS
    method:psot → method:POST
    has:clent → has:client
    no:mesage → no:message
    level:(eror or warn) → level:(error or warn)
    method:get,psot → method:get,POST
    -level:debgu → -level:debug
    status:500 levl:error → status:500 level:error
    order:tme → order:time
    order:statsu → order:status
    """,
    "issues.json": """
    stat:open → state:open
    sate:open → state:open
    stae:open → state:open
    states:open → state:open
    titel:crash → title:crash
    tilte:crash → title:crash
    lable:bug → label:bug
    lables:bug → labels:bug
    labes:bug → labels:bug
    asignee:hekla → assignee:hekla
    assigne:hekla → assignee:hekla
    assingee:hekla → assignee:hekla
    usr:hekla → user:hekla
    uesr:hekla → user:hekla
    milstone:1.3 → milestone:1.3
    mileston:1.3 → milestone:1.3
    coments>5 → comments>5
    comment>5 → comments>5
    commets>5 → comments>5
    createdat>2026-01-01 → created_at>2026-01-01
    creatd>2026-01-01 → created>2026-01-01
    nmber:209 → number:209
    bdy:crash → body:crash
    state:opne → state:open
    state:oepn → state:open
    state:closd → state:closed
    state:colsed → state:closed
    state=opne → state=open
    state!=closd → state!=closed
    label:enhancment → label:enhancement
    label:enhacement → label:enhancement
    label:performence → label:performance
    label:perfomance → label:performance
    label:documentaion → label:documentation
    label:accesibility → label:accessibility
    label:"good frist issue" → label:"good first issue"
    user:helka → user:hekla
    user:ngiare → user:ngaire
    assignee:ikaly → assignee:ilkay
    state_reason:complted → state_reason:completed
    state_reason:not_planed → state_reason:not_planned
    is:darft → is:draft
    is:drat → is:draft
    no:milestne → no:milestone
    has:asignee → has:assignee
    state:(opne or closed) → state:(open or closed)
    order:coments → order:comments
    """,
    "orders.jsonl": """
    statsu:paid → status:paid
    staus:paid → status:paid
    totl>100 → total>100
    toatl>100 → total>100
    contry:nl → country:nl
    counrty:nl → country:nl
    custmer:ann → customer:ann
    quantitiy>2 → quantity>2
    quantiy>2 → quantity>2
    prcie>10 → price>10
    plced>2026-01-01 → placed>2026-01-01
    expres:yes → express:yes
    status:payed → status:paid
    status:shiped → status:shipped
    status:shippd → status:shipped
    status:delivred → status:delivered
    status:deliverd → status:delivered
    status:canceled → status:cancelled
    status:cancled → status:cancelled
    status:retruned → status:returned
    status:pakced → status:packed
    sku:honey-lindn → sku:HONEY-LINDEN
    is:expres → is:express
    has:noet → has:note
    """,
    "songs.csv": """
    artis:marlowe → artist:marlowe
    atrist:marlowe → artist:marlowe
    artsit:marlowe → artist:marlowe
    gnere:jazz → genre:jazz
    gener:jazz → genre:jazz
    yaer:1999 → year:1999
    lenght>3m → length>3m
    lengh>3m → length>3m
    ratng>4 → rating>4
    albm:blue → album:blue
    titel:blue → title:blue
    explcit:yes → explicit:yes
    genre:elctronic → genre:electronic
    genre:electornic → genre:electronic
    genre:clasical → genre:classical
    genre:clasiscal → genre:classical
    genre:foolk → genre:folk
    genre:indei → genre:indie
    genre:bolreo → genre:bolero
    genre:"hip hpo" → genre:"hip hop"
    is:explict → is:explicit
    sieze>5mb → size>5mb
    """,
    "todo.tsv": """
    prioity:A → priority:A
    priorty:A → priority:A
    porject:home → project:home
    projct:home → project:home
    esitmate>1h → estimate>1h
    estimte>1h → estimate>1h
    tsak:paint → task:paint
    tag:phone → tags:phone
    project:thesi → project:thesis
    project:kithcen → project:kitchen
    project:compter → project:computer
    project:gardn → project:garden
    is:doen → is:done
    """,
  ]

  @Test func nearlyAllFirstFixesAreRight() throws {
    var (count, wrong) = (0, [String]())
    for (name, table) in Self.tables.sorted(by: { $0.key < $1.key }) {
      let vocabulary = try ItemCollection(ItemSource(path: PackageFolder.path(of: "Examples/Lists/\(name)"))).vocabulary
      for line in table.split(separator: "\n") {
        let parts = line.split(separator: " → ").map { String($0) }
        let query = AnalyzedQuery(parsing: parts[0], vocabulary: vocabulary)
        let fixed = query.diagnostics.first?.fixes.first?.applied(to: query.source)?.description
        count += 1
        if fixed != parts[1] { wrong.append("\(name): \(line) but \(fixed ?? "nothing")") }
      }
    }
    print(wrong.joined(separator: "\n"))
    #expect(count >= 150)
    #expect(wrong.count * 100 <= count * 8, "\(wrong.count) of \(count)")
  }
}
