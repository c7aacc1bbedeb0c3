"""After the first visit, the page works without a network."""

import re

from server import Server
from session import Session


def check_offline_reload(bench):
    server = Server(bench.folder, bench.changes)
    page = Session(bench.browser, server.address, service_workers="allow").open("#q=type:elf")
    state = "navigator.serviceWorker.getRegistration().then((one) => one?.active?.state)"
    page.wait_for(lambda: page.page.evaluate(state) == "activated", "the files are not kept", seconds=20)
    before = page.count
    server.stop()
    page.page.reload()
    page.wait_until_ready()
    assert page.count == before and page.query == "type:elf"
    page.page.select_option("select#list", "songs")
    page.wait_for(lambda: "songs" in page.text("#total"), "no songs without a network")
    page.drop("mine.csv", "name,n\na,1\nb,2\n")
    page.wait_until_read("mine.csv")
    assert page.text("#total") == "of 2 rows", "no worker without a network"
    page.close()


def check_the_kept_files_are_all_files(bench):
    text = (bench.folder / "offline-files.js").read_text()
    kept = set(re.findall(r'"([^"]+)"', text))
    imported = set()
    for path in bench.folder.rglob("*.js"):
        for name in re.findall(r"""(?:from|import)\s*\(?\s*['"](\.[^'"]+)['"]""", path.read_text()):
            imported.add((path.parent / name).resolve().relative_to(bench.folder.resolve()).as_posix())
    missing = {name for name in imported if not name.startswith("node:")} - kept
    assert not missing, f"not kept: {missing}"
    assert {"./", "index.html", "filterq-lists.wasm", "lists/songs.csv", "list-worker.js"} <= kept


def check_the_policy_forbids_the_rest(bench):
    server = Server(bench.folder, bench.changes)
    page = Session(bench.browser, server.address).open()
    blocked = page.page.evaluate("""async () => {
        const tried = {};
        const attempt = (name, act) => act().then(() => 'allowed', () => 'blocked')
            .then((result) => { tried[name] = result; });
        await attempt('fetch', () => fetch('http://127.0.0.2:9/', { mode: 'no-cors' }));
        await attempt('style', async () => {
            const style = document.createElement('style');
            style.textContent = 'body { outline: 3px solid red }';
            document.head.append(style);
            if (getComputedStyle(document.body).outlineStyle !== 'solid') throw 0;
        });
        await attempt('image', () => new Promise((done, failed) => {
            Object.assign(new Image(), { onload: done, onerror: failed, src: 'http://127.0.0.2:9/a.png' });
        }));
        return tried;
    }""")
    policy = page.page.get_attribute("meta[http-equiv]", "content")
    page.errors.clear()
    page.foreign.clear()
    page.close()
    server.stop()
    assert set(blocked.values()) == {"blocked"}, blocked
    for part in [
        "default-src 'none'",
        "script-src 'self' 'wasm-unsafe-eval'",
        "connect-src 'self'",
        "form-action 'none'",
    ]:
        assert part in policy, part
    assert "unsafe-inline" not in policy and "'unsafe-eval'" not in policy
