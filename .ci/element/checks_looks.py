"""How it looks and fits, for every width and scheme, with screenshots; and the rules of accessibility."""

from importlib.resources import files

typed = "t:gob (c:g or tpye:elf) po"


def check_the_menu_fits_the_window(bench):
    for width, height in [(320, 568), (360, 640), (640, 360), (1600, 900)]:
        with bench.field(width=width, height=height, has_touch=width < 640) as field:
            field.type(typed)
            box, rows = field.inside("""(root) => {
                const { left, top, right, bottom } = root.querySelector('.menu').getBoundingClientRect();
                return [[left, top, right, bottom],
                    [...root.querySelectorAll('[role=option]')].filter((one) => !one.hidden)
                        .map((one) => one.getBoundingClientRect().height)];
            }""")
            assert box[0] >= 0 and box[1] >= 0 and box[2] <= width and box[3] <= height, f"{box} at {width} × {height}"
            assert width >= 640 or min(rows) >= 44, f"rows of {min(rows)} px at {width}"
            assert field.page.evaluate("document.documentElement.scrollWidth") <= width
            field.press("Control+Home")
            field.press("Alt+Enter")
            field.settle()
            box = field.inside("""(root) => {
                const { left, right, bottom } = root.querySelector('.card').getBoundingClientRect();
                return [left, right, bottom];
            }""")
            assert box[0] >= 0 and box[1] <= width and box[2] <= height, f"the card is at {box} of {width}"
            small = field.inside(
                "(root) => [...root.querySelectorAll('.fix, .clear')].map((one) => one.getBoundingClientRect().height)")
            assert width >= 640 or min(small) >= 42, f"buttons of {min(small)} px at {width}"


def check_the_menu_goes_above_at_the_bottom(bench):
    with bench.field(height=700) as field:
        field.page.evaluate("document.getElementById('form').style.marginTop = '520px'")
        field.type("t:")
        menu, top = field.inside("""(root) => [root.querySelector('.menu').getBoundingClientRect().bottom,
            root.querySelector('.field').getBoundingClientRect().top]""")
        assert menu <= top, f"the menu ends at {menu}, the field begins at {top}"
        bench.screenshot(field, "above")


def check_the_menu_is_not_cut_off(bench):
    with bench.field() as field:
        clipping = "overflow: hidden; height: 80px; transform: translateX(0)"
        field.page.evaluate("(style) => { document.getElementById('fields').style.cssText = style; }", clipping)
        field.type("t:")
        x, y = field.inside("""(root) => {
            const box = root.querySelectorAll('[role=option]')[5].getBoundingClientRect();
            return [box.left + 20, box.top + 10];
        }""")
        hit = field.page.evaluate("([x, y]) => document.elementFromPoint(x, y).localName", [x, y])
        assert hit == "filterq-input", hit


def check_no_layout_shift(bench):
    with bench.field() as field:
        field.page.evaluate("""() => { window.shifts = []; new PerformanceObserver((list) => shifts.push(...list.getEntries()))
            .observe({ type: 'layout-shift' }); }""")
        box = "(root) => { const { top, height, width } = root.host.getBoundingClientRect(); return [top, height, width]; }"
        before = field.inside(box)
        field.type(typed)
        field.page.evaluate("query.count = 12345")
        field.press("Escape", "Alt+Enter", "Escape")
        field.settle(300)
        assert field.inside(box) == before, field.inside(box)
        shifts = field.page.evaluate("""shifts.filter((one) => !one.hadRecentInput)
            .map((one) => one.sources.map((source) => [source.previousRect, source.currentRect]))""")
        assert not shifts, shifts


def check_schemes(bench):
    for scheme, dark in [("light", False), ("dark", True)]:
        with bench.field(scheme=scheme) as field:
            field.type(typed)
            color = field.inside("(root) => getComputedStyle(root.querySelector('.field')).backgroundColor")
            value = [int(part) for part in color[4:-1].split(",")]
            assert (sum(value) < 380) == dark, color
            other = "light" if dark else "dark"
            field.page.evaluate("(scheme) => { document.documentElement.style.colorScheme = scheme; }", other)
            turned = field.inside("(root) => getComputedStyle(root.querySelector('.field')).backgroundColor")
            assert turned != color, "the page's own scheme is followed"


def check_themes(bench):
    with bench.field() as field:
        field.page.evaluate("""() => {
            query.style.setProperty('--filterq-token-property', 'rgb(1, 2, 3)');
            query.style.setProperty('--filterq-height', '60px');
        }""")
        field.type("t:elf")
        assert field.inside("(root) => getComputedStyle(root.querySelector('.property')).color") == "rgb(1, 2, 3)"
        assert field.inside("(root) => root.querySelector('.field').getBoundingClientRect().height") == 60


def check_screenshots(bench):
    """Pictures to be looked at."""
    wishes = {
        "light": {}, "dark": {"scheme": "dark"}, "phone": {"width": 360, "height": 640, "has_touch": True},
        "phone-dark": {"width": 320, "height": 568, "scheme": "dark", "has_touch": True},
        "wide": {"width": 1600, "height": 700}, "forced-colors": {"forced_colors": "active"},
        "forced-colors-dark": {"forced_colors": "active", "scheme": "dark"},
    }
    for name, options in wishes.items():
        with bench.field(**options) as field:
            field.page.evaluate("query.count = 63")
            bench.screenshot(field, f"{name}-empty")
            field.type(typed)
            field.settle()
            bench.screenshot(field, f"{name}-menu")
            field.press("Escape", "Alt+Enter")
            field.settle()
            bench.screenshot(field, f"{name}-fixes")
            field.press("Escape", "Control+a")
            field.settle()
            bench.screenshot(field, f"{name}-selected")


def check_names_and_references(bench):
    with bench.field() as field:
        field.type("t:")
        problems = field.inside("""(root) => {
            const found = [];
            for (const one of root.querySelectorAll('*')) {
                for (const name of ['aria-controls', 'aria-activedescendant', 'aria-describedby', 'aria-labelledby']) {
                    const id = one.getAttribute(name);
                    if (id && !root.getElementById(id)) found.push(`${name} of ${one.localName} is ${id}`);
                }
                if (one.matches('button, input, [role=listbox], [role=dialog]') && !one.ariaLabel && !one.textContent.trim())
                    found.push(`${one.localName}.${one.className} has no name`);
            }
            const input = root.querySelector('input');
            for (const [name, value] of Object.entries({ role: 'combobox', 'aria-autocomplete': 'list', 'aria-expanded': 'true' }))
                if (input.getAttribute(name) !== value) found.push(`${name} is ${input.getAttribute(name)}`);
            return found;
        }""")
        assert not problems, problems


def check_rules_of_axe(bench):
    try:
        source = files("axe_playwright_python").joinpath("axe.min.js").read_text()
    except ModuleNotFoundError:
        return "skipped, since axe-core is not installed"
    for scheme in ["light", "dark"]:
        for keys in [[], ["Escape"], ["Escape", "Alt+Enter"]]:
            with bench.field(scheme=scheme) as field:
                field.type(typed)
                field.press(*keys)
                field.settle(200)
                field.page.evaluate(source.replace("'use strict';", "", 1))
                found = field.page.evaluate("axe.run(document, { resultTypes: ['violations'] })")
                problems = [f"{one['id']}: {node['target']} {node['failureSummary'][:200]}"
                            for one in found["violations"] for node in one["nodes"]]
                assert not problems, f"{scheme} {keys}: {problems}"
