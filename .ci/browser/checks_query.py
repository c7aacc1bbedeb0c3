"""The query: typed letter by letter, completed, mended, undone, shared and read in the other views."""

goblins = "#q=type:goblin%20mv%3C=2"


def check_the_page_says_what_it_is(bench):
    page = bench.session()
    assert page.text("h1") == "Filter queries"
    assert "type a query" in page.text(".brand p").lower()
    assert page.query == "type:dragon" and page.count and "Dragon" in page.text("#meaning")
    assert len(page.names) == page.count, f"{len(page.names)} rows for {page.count} cards"
    assert page.page.locator("#tour-steps button").count() == 12
    page.close()


def check_typing_letter_by_letter(bench):
    page = bench.session()
    page.set("")
    everything = page.count
    counts = []
    page.page.click("#query")
    for letter in "type:goblin mv<=2":
        page.type(letter)
        counts.append(page.count)
    page.settle()
    assert page.query == "type:goblin mv<=2"
    assert None not in counts[:4] and counts[-1] < everything, counts
    assert page.count == len(page.names) > 0
    assert "Goblin" in page.text("#meaning") and "mana value" in page.text("#meaning")
    assert page.page.locator("#tree [role=treeitem]").count() == 3
    assert page.page.locator("#rows mark").count() > 0, "no highlights"
    assert "'goblin'" in page.text("#sql").lower() or "goblin" in page.text("#sql").lower()
    page.close()


def check_completions_by_keyboard(bench):
    page = bench.session()
    page.set("")
    page.page.click("#query")
    page.type("rar")
    page.page.keyboard.press("ArrowDown")
    expanded = (
        "document.getElementById('query').shadowRoot.querySelector('[role=combobox]').getAttribute('aria-expanded')"
    )
    assert page.page.evaluate(expanded) == "true", "the menu is closed"
    page.page.keyboard.press("ArrowUp")
    page.page.keyboard.press("Tab")
    assert page.query.startswith("rarity"), page.query
    if page.query == "rarity":
        page.type(":")
    page.type("myth")
    page.page.keyboard.press("Tab")
    page.settle()
    assert page.query.strip() == "rarity:mythic", page.query
    assert page.count and "mythic" in page.text("#meaning").lower()
    page.close()


def check_a_fix_by_one_click(bench):
    page = bench.session("#q=tpye:elf%20rarity:mytic%20(power>3")
    assert page.page.locator("#findings li").count() == 3, page.text("ul#findings")
    page.page.click("#findings button >> nth=0")
    page.settle()
    assert page.query == "type:elf rarity:mytic (power>3", page.query
    while page.page.locator("#findings button").count():
        page.page.click("#findings button >> nth=0")
        page.settle()
    assert page.query == "type:elf rarity:mythic (power>3)", page.query
    assert page.page.locator("#findings li.calm").count() == 1
    page.close()


def check_undo_and_redo(bench):
    page = bench.session("#q=tpye:elf")
    page.page.click("#findings button >> nth=0")
    page.page.click("#tour-steps button >> nth=5")
    page.wait_for(lambda: page.page.input_value("select#list") == "songs", "no songs")
    page.page.click("#undo")
    page.wait_for(lambda: page.query == "type:elf", f"undo gave {page.query}")
    assert page.page.input_value("select#list") == "cards"
    page.page.click("#undo")
    page.wait_for(lambda: page.query == "tpye:elf", f"undo gave {page.query}")
    assert page.page.is_disabled("#undo")
    page.page.click("#query")
    page.page.keyboard.press("Control+Shift+Z")
    page.wait_for(lambda: page.query == "type:elf", f"redo gave {page.query}")
    page.page.keyboard.press("End")
    page.type(" mv=3")
    page.page.keyboard.press("Control+Z")
    page.wait_for(lambda: page.query == "type:elf", f"undo gave {page.query}")
    page.close()


def check_a_link_opens_the_same_state(bench):
    page = bench.session()
    page.page.select_option("select#list", "songs")
    page.wait_for(lambda: "songs" in page.text("#total"), "no songs")
    page.set('length>6m rating>=4 "é & #1" or year:1962')
    page.context.grant_permissions(["clipboard-read", "clipboard-write"])
    page.page.click("#share")
    page.page.wait_for_function("() => document.getElementById('told').textContent.includes('Link copied')")
    link = page.page.evaluate("navigator.clipboard.readText()")
    assert link == page.page.url, f"{link} is not {page.page.url}"
    other = page.open_page()
    other.goto(link)
    page.wait_until_ready(other)
    shown = """['query', 'list', 'count'].map((id) => document.getElementById(id))
        .map((one) => one.value ?? one.textContent)"""
    assert other.evaluate(shown) == page.page.evaluate(shown)
    other.evaluate("location.hash = '#q=genre:jazz&list=songs'")
    other.wait_for_function("() => document.getElementById('query').value === 'genre:jazz'")
    page.close()


def check_hostile_links(bench):
    for fragment in [
        "#q=%E0%A4%A",
        "#q=<img src=x onerror=alert(1)>",
        "#q=" + "(" * 3000,
        "#q=%00%01&list=nothing",
        "#q=o:/(a%2B)%2B$/",
        "#q=" + "a%20" * 2500,
    ]:
        page = bench.session(fragment)
        assert page.page.locator("main img, #meaning img").count() == 0
        assert page.count is not None or page.text("#message"), fragment[:40]
        page.close()


def check_history_is_kept(bench):
    page = bench.session(goblins)
    page.wait_for(lambda: "goblin" in page.page.evaluate("localStorage.getItem('filterq.history') ?? ''"), "not kept")
    page.page.reload()
    page.wait_until_ready()
    page.page.click("#show-history")
    assert "type:goblin mv<=2" in page.text("#history-entries")
    page.page.click("#clear-history")
    assert "None yet" in page.text("#history-entries")
    page.page.keyboard.press("Escape")
    page.close()


def check_tree_text_and_words_are_linked(bench):
    page = bench.session("#q=type:goblin%20mv%3C=2")
    page.page.hover("#tree [role=treeitem] >> nth=2")
    assert "mana value" in page.text("#meaning .lit"), "the words do not light"
    marked = "document.getElementById('query').shadowRoot.querySelectorAll('.marked')"
    assert page.page.evaluate(f"[...{marked}].map((part) => part.textContent).join('')") == "mv<=2"
    page.page.hover("#meaning .phrase >> nth=0")
    assert "goblin" in page.page.text_content("#tree g.lit"), "the tree does not light"
    page.page.hover("#count")
    assert page.page.locator("#tree g.lit").count() == 0, "the light stays"
    page.page.focus("#tree [role=treeitem] >> nth=0")
    page.page.keyboard.press("ArrowDown")
    assert "goblin" in page.text("#meaning .lit").lower(), "no light by keyboard"
    page.page.keyboard.press("Enter")
    selection = "[document.getElementById('query').selectionStart, document.getElementById('query').selectionEnd]"
    assert page.page.evaluate(selection) == [0, 11], page.page.evaluate(selection)
    page.page.mouse.move(5, 5)
    page.close()


def check_forms_and_steps(bench):
    page = bench.session("#q=mv%3E=2%20mv%3E=3%20-(-type:elf)")
    before = page.count
    assert "implied by another" in page.text("#steps")
    page.page.click("#apply-simplified")
    page.settle()
    assert page.query == "mv>=3 type:elf", page.query
    assert page.count == before and page.page.is_disabled("#apply-simplified")
    page.close()


def check_sql_in_each_dialect(bench):
    page = bench.session(goblins)
    statements = set()
    for dialect in ["sqlite", "postgresql", "duckdb", "spark", "clickhouse", "trino"]:
        page.page.select_option("#dialect", dialect)
        page.settle()
        statement = page.text("#sql")
        assert "select" in statement.lower(), f"{dialect}: {statement or page.text('#sql-note')}"
        statements.add(statement)
    assert len(statements) > 1, "all dialects are the same"
    page.close()


def check_the_tour_works(bench):
    page = bench.session()
    for index in range(12):
        page.page.click(f"#tour-steps button >> nth={index}")
        page.wait_for(
            lambda: page.page.locator(f"#tour-steps button >> nth={index}").get_attribute("aria-current"), "no step"
        )
        page.settle()
        assert page.count, f"example {index + 1} finds {page.text('#count')}"
        severe = page.page.locator("#findings li.error").count()
        assert (severe > 0) == (index == 4), f"example {index + 1}: {page.text('#findings')}"
    page.page.click("#tour-next")
    page.wait_for(lambda: page.query == "type:dragon", "the tour does not begin again")
    page.close()
