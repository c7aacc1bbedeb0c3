"""Lists: rows, why-not, histogram, and files that people drop, well-formed or not."""

import json
import random

songs = "title,genre,length,rating\n" + "".join(
    f"Song {n},{'jazz' if n % 3 else 'folk'},{2 + n % 7}:0{n % 6},{n % 5 + 1}\n" for n in range(200)
)


def check_why_a_row_is_found(bench):
    page = bench.session("#q=type:goblin%20mv%3C=2")
    page.page.click("#rows tr >> nth=0")
    page.settle()
    assert "is found" in page.text("#why") and page.names[0] in page.text("#why")
    assert page.page.locator("#why li.holds").count() == 2, page.text("#why")
    page.page.click("#why button")
    assert page.page.is_hidden("#why")
    page.close()


def check_why_a_named_item_is_not_found(bench):
    page = bench.session("#q=type:goblin%20power%3E=3%20rarity:rare")
    page.page.fill("#why-name", "Sootling Mob")
    page.page.press("#why-name", "Enter")
    page.wait_for(lambda: page.page.is_visible("#why"), "no answer")
    assert "Sootling Mob is not found" in page.text("#why"), page.text("#why")
    assert page.page.locator("#why li.fails").count() == 2, page.text("#why")
    page.page.click("#why .remedy button")
    page.settle()
    assert "Sootling Mob" in page.names, f"{page.query} does not find it"
    assert "is found" in page.text("#why")
    page.page.fill("#why-name", "No Such Card Anywhere")
    page.page.press("#why-name", "Enter")
    page.wait_for_message("There is no card called")
    page.close()


def check_the_others(bench):
    page = bench.session("#q=type:dragon%20or%20type:elf")
    found = set(page.names)
    page.page.click("#others")
    page.settle()
    assert page.count == len(found) and page.names and not found & set(page.names), "found items among the others"
    page.page.click("#rows tr >> nth=0")
    page.settle()
    assert "is not found" in page.text("#why")
    page.page.click("#others")
    page.settle()
    assert set(page.names) == found
    page.close()


def check_a_bar_adds_its_term(bench):
    page = bench.session("#q=type:goblin%20or%20type:elf")
    page.page.select_option("#histogram-field", "rarity")
    page.settle()
    before = page.count
    bar = page.page.locator("#bars button >> nth=0")
    number = int(bar.locator(".bar-count").inner_text())
    bar.click()
    page.settle()
    assert page.query.startswith("(type:goblin or type:elf) "), page.query
    assert page.count == number < before, f"{page.count} found, {number} in the bar"
    pressed = page.page.locator("#bars button[aria-pressed=true]")
    assert pressed.count() == 1
    pressed.click()
    page.settle()
    assert page.count == before, page.query
    page.close()


def check_more_rows_by_scrolling(bench):
    page = bench.session()
    page.set("")
    total = page.count
    assert total > len(page.names), "all rows at once"
    for _ in range(12):
        page.page.evaluate("document.getElementById('scroller').scrollTop = 1e9")
        page.page.wait_for_timeout(60)
    assert len(page.names) == total == len(page.page.query_selector_all("#rows tr")), f"{len(page.names)} of {total}"
    page.close()


def check_lists_of_the_page(bench):
    page = bench.session()
    for name, query in [("songs", "genre:jazz"), ("issues", "state:open"), ("cards", "t:elf")]:
        page.page.select_option("select#list", name)
        page.wait_for(lambda: page.query == "" and name in page.text("#total"), f"no {name}")
        page.set(query)
        assert page.count and not page.page.locator("#findings li.error, #findings li.warning").count(), page.text(
            "ul#findings"
        )
    page.close()


def check_a_dropped_csv(bench):
    page = bench.session()
    page.drop("mine.csv", songs)
    page.wait_until_read("mine.csv")
    assert page.text("#total") == "of 200 rows", page.text("#total")
    page.set("genre:folk length>5m")
    page.wait_for(lambda: page.count is not None and page.count == len(page.names) > 0, "no rows")
    assert "folk" in page.text("#rows") and "jazz" not in page.text("#rows")
    page.page.click("#rows tr >> nth=0")
    page.wait_for(lambda: page.page.is_visible("#why"), "no answer")
    assert "is found" in page.text("#why")
    page.wait_for(lambda: page.page.locator("#bars button").count() > 0, "no histogram")
    page.page.screenshot(path=str(bench.screenshots / "dropped-csv.png"))
    page.page.select_option("select#list", "cards")
    page.wait_for(lambda: page.text("#total").endswith("cards"), "no way back to the cards")
    page.close()


def check_other_formats(bench):
    records = [{"name": f"thing {n}", "weight": n, "tags": ["a", "b"][: n % 3]} for n in range(30)]
    files = [
        ("a.json", json.dumps(records)),
        ("a.jsonl", "\n".join(map(json.dumps, records))),
        ("a.tsv", "name\tweight\n" + "".join(f"thing {n}\t{n}\n" for n in range(30))),
        ("nested.json", json.dumps({"items": records, "page": 1})),
    ]
    page = bench.session()
    for name, content in files:
        page.drop(name, content, "")
        page.wait_until_read(name)
        assert page.text("#total") == "of 30 rows", f"{name}: {page.text('#total')}, {page.text('#message')}"
        page.set("weight<10")
        page.wait_for(lambda: page.count == 10, f"{name}: {page.count}")
    page.page.click("#paste")
    page.page.fill("#paste-text", songs)
    page.page.click("#paste-read")
    page.wait_until_read("Pasted")
    assert page.text("#total") == "of 200 rows"
    page.close()


def check_hostile_files(bench):
    chance = random.Random(20)
    files = {
        "empty.csv": b"",
        "binary.csv": bytes(chance.randrange(256) for _ in range(50_000)),
        "nul.csv": b"a,b\n1,\0\0\n\0,2\n",
        "quotes.csv": b'a,b,c\n"one,2,3\n4,"fi"ve",6\n7,8,"nine',
        "ragged.csv": b"a,b,c\n1,2,3\n1,2,3,4,5\n1\n,,,,,,,,\n",
        "markup.csv": b"name,b\n<img src=x onerror=alert(1)>,<script>alert(2)</script>\n",
        "header.csv": b"name,b\n",
        "names.csv": b"constructor,__proto__,toString\n1,2,3\n4,5,6\n",
        "bom.csv": b"\xef\xbb\xbfa;b\n1;2\n",
        "utf16.csv": "a,b\n1,2\n".encode("utf-16"),
        "deep.json": b"[" * 100_000,
        "cut.json": b'[{"a":1},{"a":2',
        "array.json": b"[1,2,3]",
        "wide.csv": ",".join(f"c{n}" for n in range(3000)).encode() + b"\n" + b",".join([b"1"] * 3000) + b"\n",
        "mixed.jsonl": b'{"a":1}\nnot json\n{"a":3}\n[]\n',
    }
    page = bench.session()
    for name, content in files.items():
        page.drop(name, content)
        page.wait_for(
            lambda: name in page.text("#message") and "Reading" not in page.text("#message"), f"no word about {name}"
        )
        told = page.text("#message")
        assert page.page.locator("#results img, #rows img, #rows script").count() == 0, f"markup of {name}"
        assert len(told) < 600, f"{name}: {told}"
        page.set("a")
        page.settle()
        if "cannot be" not in told:
            page.wait_for(
                lambda: page.count is not None or "bad" in page.page.get_attribute("#message", "class"),
                f"{name} is not searched",
            )
    # The page goes on.
    page.page.select_option("select#list", "cards")
    page.wait_for(lambda: page.text("#total").endswith("cards"), "no cards")
    page.set("type:elf")
    assert page.count
    page.close()


def check_damage_is_told(bench):
    page = bench.session()
    page.drop("damaged.jsonl", '{"a":1}\n{"a":\n{"a":3}\n' + '{"a":4}\n' * 20)
    page.wait_for_message("could not be read")
    assert "line 2" in page.text("#message"), page.text("#message")
    page.close()


def check_a_file_that_is_too_large(bench):
    page = bench.session()
    # A file only says its size; its contents are never read.
    page.page.evaluate("""() => {
        const file = new File(['a'], 'huge.csv');
        Object.defineProperty(file, 'size', { value: 3e9 });
        const event = new Event('drop', { bubbles: true });
        event.dataTransfer = { types: ['Files'], files: [file] };
        document.body.dispatchEvent(event);
    }""")
    page.wait_for_message("at most")
    assert page.text("#total").endswith("cards")
    page.close()
