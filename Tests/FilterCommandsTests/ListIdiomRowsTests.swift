import Testing
import _FilterTestSupport

/// What people type who know other search languages, on a list of issues with objects, lists of objects, durations,
/// sizes, versions, addresses and paths. Each row names its source.
@Suite struct ListIdiomRowsTests {
  private static let list = IdiomList(records: records, column: "key", rows: rows)

  private static let records = """
    {"key":"W1","title":"Crash on startup","state":"open","level":"error","labels":["bug","ui"],"author":{"login":"ann","name":"Ann Lee"},"assignee":"bob","comments":12,"created":"2024-01-10","closed":null,"at":"2024-01-10T08:30:00Z","took":"250ms","size":"10MB","ip":"10.0.0.12","version":"1.9.0","path":"/api/v1/orders","items":[{"sku":"A-100","qty":1},{"sku":"B-200","qty":5}],"draft":false,"city":"São Paulo","msg":"outage in zone a"}
    {"key":"W2","title":"Login page times out","state":"closed","level":"warn","labels":["bug"],"author":{"login":"bob","name":"Bob Ng"},"assignee":"ann","comments":3,"created":"2024-02-29","closed":"2024-03-05","at":"2024-02-29T23:59:59Z","took":"1.5s","size":"512kB","ip":"10.0.0.7","version":"1.10.2","path":"/api/v2/login","items":[{"sku":"A-100","qty":3}],"draft":false,"city":"Zürich","msg":"timeout after 30 s"}
    {"key":"W3","title":"Add dark mode","state":"reopened","level":"info","labels":["feature","ui"],"author":{"login":"cleo","name":"Cleo O'Neil"},"assignee":null,"comments":0,"created":"2024-06-15","at":"2024-06-15T12:00:00+02:00","took":"2m","size":"2GB","ip":"192.168.1.5","version":"2.0.0","path":"/static/app.css","items":[],"draft":true,"city":"東京","msg":""}
    {"key":"W4","title":"Memory leak in worker","state":"open","level":"fatal","labels":["bug","perf"],"author":{"login":"ann","name":"Ann Lee"},"assignee":null,"comments":47,"created":"2023-12-31","at":"2023-12-31T23:00:00Z","took":"12s","size":"3MB","ip":"172.16.0.1","version":"2.0.0-rc.1","path":"/api/v1/jobs/7","items":[{"sku":"C-300","qty":2}],"draft":false,"city":"Москва","msg":"worker used 3 GB"}
    {"key":"W5","title":"Fix naïve café menu","state":"closed","level":"info","labels":["docs"],"author":{"login":"dan","name":"Dan"},"assignee":"dan","comments":1,"created":"2025-01-01","closed":"2025-01-01","at":"2025-01-01T00:00:00Z","took":"90ms","size":"1kB","ip":"10.0.1.200","version":"1.2.10","path":"/docs/readme.md","draft":false,"city":"New York","msg":"done"}
    {"key":"W6","title":"NullPointerException in CartService","state":"open","level":"error","labels":[],"author":{"login":"bob","name":"Bob Ng"},"assignee":"cleo","comments":8,"created":"2024-03-03","at":"2024-03-03T10:15:30Z","took":"800ms","size":"700kB","ip":"10.0.0.120","version":"1.10.0","path":"/api/v1/cart","items":[{"sku":"B-200","qty":1},{"sku":"C-300","qty":9}],"draft":true,"city":"York","msg":"timed out: cart"}
    {"key":"W7","title":"Update swift-nio to 2.62","state":"closed","level":"debug","labels":["deps","bug"],"author":{"login":"renovate","name":"Renovate Bot"},"comments":2,"created":"2024-11-20","closed":"2024-11-25","at":"2024-11-20T06:00:00Z","took":"3s","size":"40MB","ip":"8.8.8.8","version":"1.9.1","path":"/ci/run","items":[{"sku":"A-101","qty":10}],"draft":false,"city":"Yorkshire","msg":"rebuilt in 3 s"}
    {"key":"W8","title":"C++ build broken on Windows","state":"needs review","level":"error","labels":["build","good first issue"],"author":{"login":"eve","name":"Ève Dupont"},"assignee":"ann","comments":20,"created":"2024-08-08","closed":null,"at":"2024-08-08T08:08:08Z","took":"45s","size":"1GB","ip":"10.0.0.12","version":"3.0.0","path":"/build/win","items":[{"sku":"A-100","qty":7},{"sku":"B-200","qty":1}],"draft":true,"city":"Newark","msg":"link error LNK2019"}

    """

  private static let rows: [IdiomList.Row] = [
    // GitHub issues and code search.
    ("is:draft", "W3 W6 W8", "GitHub"), ("-is:draft state:open", "W1 W4", "GitHub"),
    ("state:open label:bug", "W1 W4", "GitHub"), ("label:bug -label:ui", "W2 W4 W7", "GitHub"),
    ("label:\"good first issue\"", "W8", "GitHub"), ("label:bug,docs", "W1 W2 W4 W5 W7", "GitHub"),
    ("label:\"good first issue\",docs", "W5 W8", "GitHub"), ("label:bug label:perf", "W4", "GitHub"),
    ("no:assignee", "W3 W4 W7", "GitHub"), ("no:label", "W6", "GitHub"), ("no:assignee state:open", "W4", "GitHub"),
    ("-no:closed", "W2 W5 W7", "GitHub"), ("author.login:ann", "W1 W4", "GitHub"),
    ("login:ann,bob -assignee:ann", "W1 W4 W6", "GitHub"), ("comments:>10", "W1 W4 W8", "GitHub"),
    ("comments:10..20", "W1 W8", "GitHub"), ("comments:0", "W3", "GitHub"),
    ("comments:1..3,12", "W1 W2 W5 W7", "GitHub"), ("created:2024-01-01..2024-06-30", "W1 W2 W3 W6", "GitHub"),
    ("created:>=2024-08", "W5 W7 W8", "GitHub"), ("created:<2024", "W4", "GitHub"),
    ("-created:2024", "W4 W5", "GitHub"), ("closed:2024", "W2 W7", "GitHub"), ("path:/api", "W1 W2 W4 W6", "GitHub"),
    ("path:/api -path:/api/v1", "W2", "GitHub"), ("path:/api/**", "W1 W2 W4 W6", "GitHub"),
    ("path:/api/v1/*", "W1 W6", "GitHub"), ("path:**/cart", "W6", "GitHub"), ("path:*.md", "W5", "GitHub"),
    ("path:login", "W2", "GitHub"), ("path:static or path:docs", "W3 W5", "GitHub"),
    ("\"dark mode\"", "W3", "GitHub"), ("crash OR leak", "W1 W4", "GitHub"),
    // Gmail.
    ("has:assignee -label:ui", "W2 W5 W6 W8", "Gmail"), ("created<2024/03/01 created>2024/01/01", "W1 W2", "Gmail"),
    ("size>10MB", "W3 W7 W8", "Gmail"), ("size:512kB..10MB", "W1 W2 W4 W6", "Gmail"),
    ("label:(bug -ui)", "W2 W4 W7", "Gmail"), ("label:(bug ui)", "W1", "Gmail"),
    ("-login:renovate state:closed", "W2 W5", "Gmail"),
    // KQL.
    ("level: (error or fatal) and not draft: true", "W1 W4", "KQL"), ("level >= warn", "W1 W2 W4 W6 W8", "KQL"),
    ("level < warn", "W3 W5 W7", "KQL"), ("author.name : \"Ann Lee\"", "W1 W4", "KQL"),
    ("author.name: bob*", "W2 W6", "KQL"), ("not (draft:true or state:closed)", "W1 W4", "KQL"),
    ("items.sku: \"B-200\" and items.qty > 5", "W6 W8", "KQL"), ("closed: *", "W2 W5 W7", "KQL"),
    ("not closed: *", "W1 W3 W4 W6 W8", "KQL"),
    ("at >= \"2024-06-15T10:00:00Z\" and at < \"2024-09-01\"", "W3 W8", "KQL"),
    // Lucene.
    ("title:/^(Crash|Memory)/", "W1 W4", "Lucene"), ("title:/windows$/", "W8", "Lucene"),
    ("msg:\"timed out\"", "W6", "Lucene"), ("comments:[10 TO *]", "W1 W4 W8", "Lucene"),
    ("comments:{3 TO 12}", "W6", "Lucene"), ("comments:[3 TO 12}", "W2 W6", "Lucene"),
    ("created:[2024-01-01 TO 2024-03-01}", "W1 W2", "Lucene"), ("version:[1.9.0 TO 1.10.2]", "W1 W2 W6 W7", "Lucene"),
    ("level:(error AND NOT fatal)", "W1 W6 W8", "Lucene"),
    ("(level:error OR level:fatal) AND (assignee:ann OR NOT assignee:*)", "W4 W8", "Lucene"),
    ("sku:A*", "W1 W2 W7 W8", "Lucene"), ("city:n*k", "W5 W8", "Lucene"),
    // Sentry.
    ("!level:error", "W2 W3 W4 W5 W7", "Sentry"), ("!has:assignee", "W3 W4 W7", "Sentry"),
    ("level:[error, fatal] !assignee:bob", "W4 W6 W8", "Sentry"),
    ("!assignee:[ann, bob]", "W3 W4 W5 W6 W7", "Sentry"), ("took:>1s level:warn", "W2", "Sentry"),
    ("title:*startup*", "W1", "Sentry"), ("has:msg msg:\"\"", "W3", "Sentry"),
    ("!msg:\"\"", "W1 W2 W4 W5 W6 W7 W8", "Sentry"), ("has:sku", "W1 W2 W4 W6 W7 W8", "Sentry"),
    ("!has:items.sku", "W3 W5", "Sentry"),
    // Datadog.
    ("level:(error OR fatal) -labels:*", "W6", "Datadog"),
    ("author.login:(ann OR bob) level:error", "W1 W6", "Datadog"), ("city:New*", "W5 W8", "Datadog"),
    ("-city:New*", "W1 W2 W3 W4 W6 W7", "Datadog"), ("level:error|fatal", "W1 W4 W6 W8", "Datadog"),
    ("comments:>5 AND comments:<15", "W1 W6", "Datadog"), ("comments:(>40 OR 0)", "W3 W4", "Datadog"),
    // Loki.
    ("level=\"error\"", "W1 W6 W8", "Loki"), ("level!=\"error\"", "W2 W3 W4 W5 W7", "Loki"),
    ("took > 1s and level != \"info\"", "W2 W4 W7 W8", "Loki"), ("took >= 12s and took <= 45s", "W4 W8", "Loki"),
    ("took:100ms..1500ms", "W1 W2 W6", "Loki"), ("took = 120s", "W3", "Loki"), ("took:0.25s", "W1", "Loki"),
    ("took:(<100ms or >1m)", "W3 W5", "Loki"), ("size >= 1GB", "W3 W8", "Loki"), ("size:1GB,2GB", "W3 W8", "Loki"),
    ("size:[1MB TO 1GB}", "W1 W4 W7", "Loki"),
    // JQL.
    ("state in (open, reopened)", "W1 W3 W4 W6", "JQL"),
    ("state not in (closed, \"needs review\")", "W1 W3 W4 W6", "JQL"),
    ("assignee in (ann, bob) and level = error", "W1 W8", "JQL"), ("assignee != ann", "W1 W5 W6", "JQL"),
    ("-assignee = ann", "W1 W3 W4 W5 W6 W7", "JQL"), ("state = \"needs review\"", "W8", "JQL"),
    ("state != open AND assignee = ann", "W2 W8", "JQL"),
    ("created >= 2024-03-01 AND created <= \"2024-08-31\"", "W3 W6 W8", "JQL"),
    ("comments > 10 OR labels = docs", "W1 W4 W5 W8", "JQL"), ("NOT state in (open, closed)", "W3 W8", "JQL"),
    ("labels not in (bug, docs)", "W3 W8", "JQL"), ("labels in (bug, docs) AND assignee = dan", "W5", "JQL"),
    // hl.
    ("level >= error && took > 10s", "W4 W8", "hl"), ("took < 1s || size > 1GB", "W1 W3 W5 W6", "hl"),
    ("!(level = error || level = info)", "W2 W4 W7", "hl"), ("level:info..error", "W1 W2 W3 W5 W6 W8", "hl"),
    // grep.
    ("msg:/out/", "W1 W2 W6", "grep"), ("msg:/^out/", "W1", "grep"), ("msg:*out*", "W1 W2 W6", "grep"),
    ("msg:/\\d+ s$/", "W2 W7", "grep"), ("title:/nio.*2\\.62/", "W7", "grep"), ("title:*in*", "W2 W4 W6 W8", "grep"),
    // jq.
    ("author.login == \"ann\"", "W1 W4", "jq"), ("comments==3", "W2", "jq"), ("assignee:null", "W3 W4 W7", "jq"),
    ("closed != null", "W2 W5 W7", "jq"), ("draft = true", "W3 W6 W8", "jq"), ("items.qty > 5", "W6 W7 W8", "jq"),
    // SQL.
    ("state <> 'closed'", "W1 W3 W4 W6 W8", "SQL"), ("level IN ('error','fatal')", "W1 W4 W6 W8", "SQL"),
    ("NOT (comments < 10)", "W1 W4 W8", "SQL"),
    ("created >= '2024-01-01' AND created < '2024-03-01'", "W1 W2", "SQL"),
    ("comments!=12,47", "W2 W3 W5 W6 W7 W8", "SQL"), ("sku!=A-100", "W4 W6 W7", "SQL"),
    ("-sku:A-100", "W3 W4 W5 W6 W7", "SQL"), ("sku=A-100,C-300", "W1 W2 W4 W6 W8", "SQL"),
    // Search of chats: Slack and Discord.
    ("title:service", "W6", "Slack"), ("title:exception", "W6", "Slack"), ("msg:2019", "W8", "Slack"),
    ("title:c++", "W8", "Slack"), ("\"leak in worker\"", "W4", "Slack"), ("leak in worker", "W4", "Slack"),
    ("memory leak -draft:true", "W4", "Discord"),
    // Filters of Notion and Linear.
    ("created:2024-02", "W2", "Notion"), ("created:29.2.2024", "W2", "Notion"),
    ("created:\"Feb 29, 2024\"", "W2", "Notion"), ("created:2023,2025", "W4 W5", "Notion"),
    ("created:(2024-01 or 2024-03)", "W1 W6", "Notion"), ("at:2024-06-15", "W3", "Notion"),
    ("at:2024-03", "W6", "Notion"), ("at<2024", "W4", "Notion"), ("at:2024-02-29T23:59:59Z", "W2", "Notion"),
    ("label:(bug or docs) assignee:*", "W1 W2 W5", "Linear"),
    ("label:bug or (state:open no:label)", "W1 W2 W4 W6 W7", "Linear"),
    ("level:error and (comments>10 or took<1s) and not label:build", "W1 W6", "Linear"),
    ("is:draft or level:fatal", "W3 W4 W6 W8", "Linear"),
    // Shodan.
    ("ip=10.0.0.12", "W1 W8", "Shodan"), ("ip:192.168.1.5", "W3", "Shodan"),
    ("ip:10.0.*", "W1 W2 W5 W6 W8", "Shodan"), ("-ip:10.*", "W3 W4 W7", "Shodan"),
    ("version>=2.0.0", "W3 W8", "Shodan"), ("version<1.9", "W5", "Shodan"),
    ("version>1.9.1 version<2.0.0-rc.1", "W2 W6", "Shodan"), ("version:2.0.0", "W3", "Shodan"),
    // Scryfall, and names of other scripts.
    ("level>=error -draft:true", "W1 W4", "Scryfall"), ("title:/leak|crash/", "W1 W4", "Scryfall"),
    ("comments>=10 -label:bug", "W8", "Scryfall"), ("comments<3 or comments>40", "W3 W4 W5 W7", "Scryfall"),
    ("-(label:bug or label:docs)", "W3 W6 W8", "Scryfall"), ("title:naive", "W5", "folded"),
    ("title:CAFÉ", "W5", "folded"), ("city:sao", "W1", "folded"), ("city=\"sao paulo\"", "W1", "folded"),
    ("city:zurich", "W2", "folded"), ("author.name:eve", "W8", "folded"), ("author.name:o'neil", "W3", "folded"),
    ("author.name:*NG", "W2 W6", "folded"), ("city:москва", "W4", "folded"), ("city:МОСК*", "W4", "folded"),
    ("city:東京", "W3", "folded"), ("city:京", "W3", "folded"), ("city:york", "W5 W6 W7", "folded"),
    // Numbers, sizes, durations, dates and instants.
    ("size:\"10 MB\"", "W1", "forms"), ("size:1000MB", "W8", "Loki"), ("size>0.5GB", "W3 W8", "Datadog"),
    ("size!=1GB size>3MB", "W1 W3 W7", "SQL"), ("took:\"2 min\"", "W3", "forms"), ("took:1m30s..", "W3", "Loki"),
    ("took:90ms", "W5", "Loki"), ("took!=3s", "W1 W2 W3 W4 W5 W6 W8", "SQL"), ("comments:-1..1", "W3 W5", "GitHub"),
    ("comments:12.0", "W1", "jq"), ("comments!=1..20", "W3 W4", "Sentry"),
    ("comments:(NOT 1..20)", "W3 W4", "Lucene"), ("created:2024/2/29", "W2", "Gmail"),
    ("created:\"29 February 2024\"", "W2", "forms"), ("created:\"29 Feb 2024\"", "W2", "forms"),
    ("created:2024-02-29..2024-03-03", "W2 W6", "GitHub"), ("closed:2024..", "W2 W5 W7", "GitHub"),
    ("has:closed closed:>2024-12", "W5", "GitHub"), ("at:\"2024-03-03 10:15:30\"", "W6", "SQL"),
    ("at:2024-06-15T12:00:00+02:00", "W3", "KQL"), ("at:2024-06-15T10:00", "W3", "KQL"),
    ("at:>2024-08-08T08:08:08Z", "W5 W7", "GitHub"),
    ("at:[2024-01-10T08:30:00Z TO 2024-01-10T08:31:00Z]", "W1", "Lucene"),
    ("version:>=1.10 version:<2", "W2 W4 W6", "GitHub"), ("comments>items.qty", "W1 W4 W6 W8", "SQL"),
    // Letter case, words of a vocabulary, flags and nothing.
    ("LEVEL:ERROR", "W1 W6 W8", "Splunk"), ("Author.Login:ANN", "W1 W4", "Splunk"),
    ("state:\"needs review\"", "W8", "Linear"), ("level:warning", "W2", "hl"), ("level:err", "W1 W6 W8", "hl"),
    ("level:error..", "W1 W4 W6 W8", "hl"), ("level>error", "W4", "hl"),
    ("level:warn..fatal -level:error", "W2 W4", "hl"), ("level:[warn TO fatal}", "W1 W2 W6 W8", "Lucene"),
    ("level in (warn, fatal) or draft = true", "W2 W3 W4 W6 W8", "JQL"), ("draft:yes", "W3 W6 W8", "forms"),
    ("draft:0", "W1 W2 W4 W5 W7", "SQL"), ("assignee:ann,null", "W2 W3 W4 W7 W8", "JSON"),
    ("no:closed no:assignee", "W3 W4", "GitHub"), ("msg!=\"\"", "W1 W2 W4 W5 W6 W7 W8", "SQL"),
    ("msg:*", "W1 W2 W3 W4 W5 W6 W7 W8", "KQL"), ("city:*", "W1 W2 W3 W4 W5 W6 W7 W8", "KQL"),
    ("msg:null", "", "JSON"),
    // Groups and negations in one another.
    ("-(level:error -comments:>10)", "W1 W2 W3 W4 W5 W7 W8", "GitHub"),
    ("-level:error,fatal", "W2 W3 W5 W7", "GitHub"), ("level!=(error or fatal)", "W2 W3 W5 W7", "KQL"),
    ("not label:(bug or docs)", "W3 W6 W8", "KQL"), ("labels:(bug and (ui or perf))", "W1 W4", "KQL"),
    ("author.login:(ann or bob or dan) -(label:bug or no:label)", "W5", "GitHub"),
    ("title:(crash or dark) -draft:true", "W1", "Gmail"), ("title:\"Crash\",\"Add dark\"", "W1 W3", "GitHub"),
    ("sku:[A-100, B-200] qty:>6", "W6 W8", "Sentry"), ("-msg:*out* -msg:\"\"", "W4 W5 W7 W8", "Datadog"),
    // Words, parts of words and paths.
    ("title:crash*startup", "W1", "Lucene"), ("title:\"times out\"", "W2", "Gmail"),
    ("title:\"c++ build\"", "W8", "Slack"), ("title:62", "W7", "Slack"), ("title:menu level:info", "W5", "Slack"),
    ("msg:\"30 s\"", "W2", "Gmail"), ("msg:\"3 s\"", "W7", "Gmail"), ("msg:lnk", "W8", "Slack"),
    ("msg:/TIMEOUT/", "W2", "grep"), ("msg:\"in zone\"", "W1", "Slack"), ("city:yorkshire", "W7", "Slack"),
    ("city:\"New\"", "W5 W8", "Slack"), ("city:/^New|^York$/", "W5 W6 W8", "grep"), ("city:=東京", "W3", "SQL"),
    ("city:МОСКВА", "W4", "folded"), ("café", "W5", "folded"), ("name:\"Ann Lee\"", "W1 W4", "Slack"),
    ("path:/api,/docs", "W1 W2 W4 W5 W6", "GitHub"), ("path:(/api or /docs)", "W1 W2 W4 W5 W6", "GitHub"),
    ("path=\"/ci/run\"", "W7", "GitHub"), ("path:orders,cart", "W1 W6", "GitHub"),
    ("path:api/v1", "W1 W4 W6", "GitHub"), ("path:*/v1/*", "W1 W6", "GitHub"), ("path:jobs/7", "W4", "GitHub"),
    ("PATH:CART", "W6", "GitHub"),
    // The beginnings of words, anywhere, patterns and stars on every kind of text.
    ("msg:out", "W1 W6", "Slack"), ("title:in", "W4 W6", "Slack"), ("author.name:e", "W8", "Slack"),
    ("title:service", "W6", "Slack"), ("title:pointer", "W6", "Slack"), ("title:ervice", "", "Slack"),
    ("title:ash", "", "Slack"), ("title:\"imes out\"", "", "Slack"), ("city:ork", "", "Slack"),
    ("city:\"ew York\"", "", "Slack"), ("state:review", "W8", "Slack"), ("label:first", "W8", "Slack"),
    ("label:bu", "W1 W2 W4 W7 W8", "Slack"), ("login:an", "W1 W4", "Slack"), ("items.sku:100", "W1 W2 W8", "Slack"),
    ("sku:A", "W1 W2 W7 W8", "Slack"), ("city:京", "W3", "Slack"), ("msg~out", "W1 W2 W6", "Datadog"),
    ("msg ~ \"time\"", "W2 W6", "JQL"), ("label~ug", "W1 W2 W4 W7", "JQL"),
    ("title=~\"^(crash|memory)\"", "W1 W4", "LogQL"), ("title =~ ^(crash|memory)", "W1 W4", "hl"),
    ("path!~\"^/api\"", "W3 W5 W7 W8", "LogQL"), ("level=~\"err|fatal\"", "W1 W4 W6 W8", "LogQL"),
    ("`title`:crash", "W1", "SQL"), ("\"state\":open", "W1 W4 W6", "JQL"), ("\"author.login\" = ann", "W1 W4", "SQL"),
    ("sku:*-200", "W1 W6 W8", "Lucene"), ("sku:*00", "W1 W2 W4 W6 W8", "Lucene"), ("sku:A*0", "W1 W2 W8", "Lucene"),
    ("state=*open", "W1 W4 W6", "Lucene"), ("state:*review", "W8", "Lucene"), ("labels:*ug", "W1 W2 W4 W7", "Lucene"),
    ("labels:*issue", "W8", "Lucene"), ("labels:*eat*", "W3", "Lucene"), ("login:*e", "W7 W8", "Lucene"),
    ("login:*o*", "W2 W3 W6 W7", "Lucene"), ("level:*r*", "W1 W2 W6 W8", "Lucene"),
    ("level:/^(err|fat)/", "W1 W4 W6 W8", "grep"), ("labels:/^b/", "W1 W2 W4 W7 W8", "grep"),
    ("state:/^re/", "W3", "grep"), ("login:/o$/", "W3", "grep"), ("sku:/-[23]00$/", "W1 W4 W6 W8", "grep"),
    ("path:/v1", "W1 W4 W6", "GitHub"), ("path!=/ci/run", "W1 W2 W3 W4 W5 W6 W8", "SQL"),
    // A field against a field, and values as written.
    ("closed > created", "W2 W7", "SQL"), ("closed >= created", "W2 W5 W7", "SQL"), ("closed = created", "W5", "SQL"),
    ("closed <> created", "W2 W7", "SQL"), ("closed<=created", "W5", "SQL"),
    ("-closed>created", "W1 W3 W4 W5 W6 W8", "SQL"), ("comments <= 1e1", "W2 W3 W5 W6 W7", "SQL"),
    ("comments>1e1", "W1 W4 W8", "SQL"), ("comments<1k", "W1 W2 W3 W4 W5 W6 W7 W8", "hl"), ("comments>10k", "", "hl"),
    ("comments>=1_000", "", "SQL"), ("at:1704875400", "W1", "Datadog"),
    ("at>1704875400 at<1709251200", "W2", "Datadog"),
    ("created:20240110", "W1", "forms"), ("version:1.10.*", "W2 W6", "npm"), ("version:1.9.*", "W1 W7", "npm"),
    // Words in every text.
    ("timeout", "W2", "Slack"), ("*:timeout", "W2", "KQL"), ("ann", "W1 W2 W4 W8", "Slack"),
    ("\"timed out\"", "W6", "Slack"), ("outage or rebuilt", "W1 W7", "Slack"), ("-bug", "W3 W5 W6 W8", "Gmail"),
  ]

  @Test func idioms() throws { try Self.list.expectRows() }

  /// What is not understood is refused, and no row is printed.
  @Test func refusals() throws {
    try Self.list.expectRefusals([
      ("created:2023-02-29", "a day that its month does not have"),
      ("created:2024-02-30..2024-03-05", "a day that its month does not have"),
      ("at:2024-13", "a month outside 01 to 12"), ("comments:many", "'many' is not a number"),
      ("comments:1,many", "'many' is not a number"), ("comments:[1 TO many]", "'many' is not a number"),
      ("comments:(1 or many)", "'many' is not a number"), ("comments>10MB", "10MB"),
      ("size:big", "is not a size"), ("size:1MB..big", "is not a size"), ("took:soon", "is not a duration"),
      ("took:1..x", "is not a duration"), ("version>abc", "takes a version"),
      ("draft:maybe", "unknown value 'maybe'"), ("draft>true", "takes only"), ("level>loud", "unknown value 'loud'"),
      ("title>crash", "takes only"), ("labels>bug", "takes only"), ("msg:/(/", "unclosed '('"),
      ("stat:open", "unknown field 'stat'"), ("lable:bug", "unknown field 'lable'"),
      ("no:lable", "unknown field 'lable'"), ("has:nothing", "unknown field 'nothing'"),
      ("items.sku:A-100 itemsqty>2", "unknown field 'itemsqty'"),
      ("level:(error draft:true)", "is a filter among the values of another"),
      ("level:(error or)", "missing term after 'or'"), ("label:bug,", "missing value after ','"),
      ("(level:error", "unclosed '('"), ("state:open or", "missing term after 'or'"),
      ("labels:-ui", "it belongs before the field"), ("city:-york", "it belongs before the field"),
      ("msg=~(out", "unclosed regular expression"),
      ("closed>closed", "compared with itself"),
    ])
  }
}
