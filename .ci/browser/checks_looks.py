"""How it looks: no sideways scrolling, no layout that shifts, light and dark, and screenshots to be looked at."""

from urllib.parse import quote

large = (
    "((type:elf or type:goblin) (power>=2 or keyword:haste) or type:dragon -(rarity:common or rarity:uncommon)) "
    "mv<=6 -(oracle:token or is:reserved)"
)


def check_no_sideways_scrolling(bench):
    page = bench.session()
    states = [
        ("type:dragon", "cards"),
        (large, "cards"),
        ("x" * 400, "cards"),
        ("length>6m", "songs"),
        ("state:open", "issues"),
    ]
    for query, name in states:
        page.page.select_option("select#list", name)
        page.wait_for(lambda: page.page.input_value("select#list") == name and page.query == "", f"no {name}")
        page.set(query)
        for width, height in [(360, 740), (414, 900), (768, 1024), (900, 700), (1024, 768), (1280, 800), (1600, 1000)]:
            page.page.set_viewport_size({"width": width, "height": height})
            page.page.wait_for_timeout(60)
            scrolled = page.page.evaluate("[document.documentElement.scrollWidth, document.body.scrollWidth]")
            assert max(scrolled) <= width, f"{scrolled} at {width} px for {query[:20]}"
            cut = page.page.evaluate(
                """(width) => [...document.querySelectorAll('button, select, h1, h2, input')]
                .filter((element) => element.checkVisibility() && !element.closest('.tour-steps ol, .tree-view'))
                .map((element) => [element.id || element.textContent, element.getBoundingClientRect()])
                .filter(([name, box]) => box.left < -1 || box.right > width + 1).map(([name]) => name)""",
                width,
            )
            assert not cut, f"{cut} is cut at {width} px"
    page.close()


def shift_sum(page):
    """The sum of layout shifts, those after a key included. The rows of the menu, which change with each key, do not
    count: parts within a shadow tree have no node here."""
    return page.page.evaluate(
        "shifts.filter((one) => one.sources.some((source) => source.node)).reduce((sum, one) => sum + one.value, 0)")


def check_no_layout_shift(bench):
    worst = 0
    for width, height in [(360, 740), (768, 1024), (1280, 800), (1600, 1000)]:
        page = bench.session("#q=type:elf%20mv%3C3", width=width, height=height)
        page.page.wait_for_timeout(300)
        loading = shift_sum(page)
        page.page.evaluate("shifts.length = 0")
        page.page.click("#query")
        page.page.keyboard.press("End")
        page.type(" or -(rarity:rare", delay=25)
        page.leave()
        page.page.wait_for_timeout(900)
        # Those of typing count too, although the browser forgives them: the page must stay under the eye.
        typing = shift_sum(page)
        worst = max(worst, loading, typing)
        assert loading < 0.02, f"{loading:.3f} while loading at {width} px"
        assert typing < 0.02, f"{typing:.3f} while typing at {width} px"
        page.close()
    bench.measure("layout shift, loading and typing, worst of four widths", worst, "", 0.02)


def check_dark_and_light(bench):
    def ground(scheme):
        page = bench.session(scheme=scheme)
        colors = page.page.evaluate(
            """() => {
            const field = document.getElementById('query').shadowRoot.querySelector('.field');
            return [...document.querySelectorAll('html, .results, .tour'), field].map((element) => {
                const parts = getComputedStyle(element).backgroundColor.match(/[\\d.]+/g).slice(0, 3);
                return parts.reduce((sum, part) => sum + Number(part), 0) / 3;
            });
        }"""
        )
        page.close()
        return colors

    assert min(ground("light")) > 200, ground("light")
    assert max(ground("dark")) < 80, ground("dark")


def check_screenshots(bench):
    """Nothing is asserted but that they can be taken: they are looked at by eye."""

    def shoot(name, fragment="", act=None, **options):
        page = bench.session(fragment, **options)
        if act:
            act(page)
            page.settle()
        page.page.screenshot(path=str(bench.screenshots / f"{name}.png"), full_page=options.get("width", 1280) < 900)
        page.close()

    def menu(page):
        page.page.click("#query")
        page.page.keyboard.press("End")
        page.type(" ra")

    def others(page):
        page.page.click("#others")
        page.page.click("#rows tr >> nth=2")

    for scheme in ["light", "dark"]:
        shoot(f"first-{scheme}", scheme=scheme)
        shoot(f"large-{scheme}", "#q=" + quote(large), scheme=scheme, width=1600, height=1000)
        shoot(f"phone-{scheme}", "#q=tpye:elf%20rarity:mytic%20(power%3E3", scheme=scheme, width=360, height=740)
        shoot(f"menu-{scheme}", act=menu, scheme=scheme)
        shoot(f"why-{scheme}", "#q=type:goblin%20power%3E=3%20rarity:rare", act=others, scheme=scheme)
    shoot("tablet", "#q=length%3E6m%20rating%3E=4&list=songs", width=768, height=1024)
    shoot("menu-phone", act=menu, width=360, height=740)
    shoot("issues", "#q=state:open%20labels.name:bug&list=issues", width=1600, height=1000)
    shoot("mistakes", "#q=tpye:elf%20rarity:mytic%20(power%3E3")
