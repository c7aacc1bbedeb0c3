"""Memory: what is kept after thousands of keys, as a hand types them but faster."""

from checks_speed import text


def check_memory_is_flat(bench):
    page = bench.session()
    session = page.context.new_cdp_session(page.page)

    def used():
        session.send("HeapProfiler.collectGarbage")
        return page.page.evaluate(
            "import('./filterq.js').then((module) => [performance.memory.usedJSHeapSize, module.memorySize(), "
            "document.querySelectorAll('*').length])"
        )

    def keys(count):
        page.page.evaluate(
            """async ([text, count]) => {
            const query = document.getElementById('query');
            const input = query.shadowRoot.querySelector('input');
            input.focus();
            for (let index = 0; index < count; index++) {
                if (index % 70 === 0) input.select();
                document.execCommand('insertText', false, text[index % text.length]);
                if (index % 50 === 0) await new Promise((done) => setTimeout(done));
            }
        }""",
            [text, count],
        )

    keys(1_000)
    page.page.wait_for_timeout(500)
    heap, module, elements = used()
    keys(5_000)
    page.page.wait_for_timeout(500)
    heap_after, module_after, elements_after = used()
    bench.measure("heap of JavaScript, more after 5,000 keys", (heap_after - heap) / 1e6, "MB", 0.5)
    bench.measure("memory of the module, more after 5,000 keys", (module_after - module) / 1e6, "MB", 0.1)
    page.close()
    assert heap_after - heap < 4e6, f"{(heap_after - heap) / 1e6:.1f} MB more"
    assert module_after - module < 2e6, f"{(module_after - module) / 1e6:.1f} MB more in the module"
    assert elements_after - elements < 150, f"{elements_after - elements} elements more"
