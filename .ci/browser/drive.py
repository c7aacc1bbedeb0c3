"""Drives the playground in Chromium, and prints what was checked and measured.

    drive.py drive|mutants FOLDER SCREENSHOTS

CHROMIUM is the browser; FILTERQ_CHECKS names the checks to run, or their files: `speed` for those of `checks_speed`.
"""

import os
import sys
import time
import traceback
from pathlib import Path

from playwright.sync_api import sync_playwright

import checks_access
import checks_lists
import checks_looks
import checks_memory
import checks_offline
import checks_query
import checks_speed
from mutants import mutants
from server import Server
from session import Session

modules = [checks_query, checks_lists, checks_access, checks_looks, checks_offline, checks_memory, checks_speed]


class Bench:
    """What a check is given: a browser, the folder, a place for screenshots and the table of measured numbers."""

    def __init__(self, playwright, folder, screenshots):
        self.playwright = playwright
        self.folder = folder
        self.screenshots = screenshots
        self.changes = []
        self.measured = []
        self.browser = self.launch()
        self.server = Server(folder)

    def launch(self, *flags):
        return self.playwright.chromium.launch(
            executable_path=os.environ["CHROMIUM"], args=["--no-sandbox", "--disable-dev-shm-usage", *flags]
        )

    def session(self, fragment="", **options):
        return Session(options.pop("browser", self.browser), self.server.address, **options).open(fragment)

    def measure(self, what, value, unit, bar=None):
        self.measured.append((what, value, unit, bar))

    def print_measured(self):
        if not self.measured:
            return
        print(f"\n{'measured':58} {'value':>10} {'bar':>10}")
        for what, value, unit, bar in self.measured:
            word = "" if bar is None else "pass" if value <= bar else "MISS"
            limit = "" if bar is None else f"{bar:g} {unit}"
            print(f"{what:58} {value:>7.1f} {unit:<2} {limit:>10} {word}")


def checks():
    """The checks by name, in their order: the functions of the modules whose names begin with `check_`."""
    return {
        name.removeprefix("check_"): function
        for module in modules
        for name, function in vars(module).items()
        if name.startswith("check_")
    }


def run(bench, name, check):
    """Runs a check; the reason why it failed, or None."""
    try:
        check(bench)
    except AssertionError as error:
        return str(error) or traceback.format_exc(limit=-1)
    except Exception as error:  # noqa: BLE001: the page may break in any way
        return f"{type(error).__name__}: {error}"
    return None


def drive(bench):
    chosen = os.environ.get("FILTERQ_CHECKS", "").split()
    failures = 0
    for name, check in checks().items():
        if chosen and name not in chosen and check.__module__.removeprefix("checks_") not in chosen:
            continue
        start = time.monotonic()
        reason = run(bench, name, check)
        failures += reason is not None
        print(f"{'FAILED' if reason else 'passed'}  {name}  ({time.monotonic() - start:.1f} s)", flush=True)
        if reason:
            print("        " + reason.strip().replace("\n", "\n        "), flush=True)
    bench.print_measured()
    print(f"\n{failures} failed; screenshots in {bench.screenshots}" if failures else "\nall passed")
    return failures


def drive_mutants(bench):
    """Each mutant of the page must make its check fail."""
    surviving = 0
    original = bench.server
    chosen = os.environ.get("FILTERQ_CHECKS", "").split()
    for what, check, changes in mutants:
        if chosen and check not in chosen:
            continue
        bench.changes, bench.server = changes, Server(bench.folder, changes)
        reason = run(bench, check, checks()[check])
        bench.server.stop()
        surviving += reason is None
        print(
            f"{'SURVIVED' if reason is None else 'noticed'}  {what}, by {check}: {(reason or '').splitlines()[:1]}",
            flush=True,
        )
    bench.changes, bench.server = [], original
    return surviving


if __name__ == "__main__":
    mode, folder, screenshots = sys.argv[1], Path(sys.argv[2]), Path(sys.argv[3])
    screenshots.mkdir(parents=True, exist_ok=True)
    with sync_playwright() as playwright:
        sys.exit(1 if (drive_mutants if mode == "mutants" else drive)(Bench(playwright, folder, screenshots)) else 0)
