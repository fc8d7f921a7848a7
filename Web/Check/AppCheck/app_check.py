#!/usr/bin/env python3
"""Checks the web app in browsers: `make app-check`.

Prints each check with the number of elements that it judged and what is wrong, and exits with 1 if anything is
wrong. A check that judged nothing fails.
"""
import argparse
import multiprocessing
import os
import pathlib
import platform
import re
import subprocess
import sys
import time
import traceback

from playwright.sync_api import sync_playwright

import absence_checks  # noqa: F401
import accessibility_checks  # noqa: F401
import budget_checks  # noqa: F401
import checks
import flow_checks  # noqa: F401
import look_checks  # noqa: F401
import morph_checks  # noqa: F401
import navigation_checks  # noqa: F401
import offline_checks  # noqa: F401
import persona_checks  # noqa: F401
import place_checks  # noqa: F401
import replay_checks  # noqa: F401
import screens
from comparison import compare
from findings import write as write_findings
from faults import FAULTS, fault_name, faulty
from pages import Chromium
from pictures import draw
from site_server import SiteServer

ROOT = pathlib.Path(__file__).resolve().parents[3]
SHOWN = 8
# The beginnings of the names of checks that look at screens, and the name of the check that judges
# the consoles of all pages.
LOOKING = ('accessibility', 'R')
LAST = 'privacy: silence'


def run(check, lab):
    """Returns the judgement of one check; an error of the check counts as one wrong finding."""
    judged = checks.Judged()
    try:
        check.run(lab, judged)
        if not judged.count and not judged.skipped:
            judged.wrong.append(('the check', 'judged nothing'))
    except Exception as error:
        frames = [frame for frame in traceback.extract_tb(error.__traceback__) if 'AppCheck' in frame.filename]
        place = f'{pathlib.Path(frames[-1].filename).name}:{frames[-1].lineno}' if frames else ''
        judged.wrong.append((f'the check {place}', f'{type(error).__name__}: {str(error).splitlines()[0] if str(error) else ""}'))
    return judged


def show(check, judged, seconds):
    state = 'skipped' if judged.skipped else 'FAILED' if judged.wrong else 'ok'
    lines = [f'{state:8}{check.name:44}{judged.count:7} judged  {seconds:6.1f} s  {judged.skipped}'.rstrip()]
    lines += [f'        {where}: {measured}' for where, measured in judged.wrong[:SHOWN]]
    if len(judged.wrong) > SHOWN:
        lines.append(f'        and {len(judged.wrong) - SHOWN} more')
    lines += [f'        {note}' for note in judged.notes]
    # One call prints all lines, because two groups of checks may run at once.
    print('\n'.join(lines) + '\n', end='', flush=True)
    return lines


def judge(options, group, draws):
    """Runs checks in sequence and draws pictures if asked; returns the numbers of failed and skipped checks and of judged elements, the output, and the figures."""
    failed = skipped = count = 0
    lines, figures = [], []
    if options.reports and draws:
        # The pictures are drawn as a check, so an error is reported and the report keeps its other
        # parts.
        group = [*group, checks.Check('pictures', lambda lab, judged: draw(lab, judged, options.reports), False, '')]
    site = SiteServer(options.site)
    with sync_playwright() as playwright:
        lab = checks.Lab(site, Chromium(playwright, site), options.quick)
        for check in group:
            start = time.monotonic()
            judged = run(check, lab)
            lines += show(check, judged, time.monotonic() - start)
            figures += judged.figures
            failed += bool(judged.wrong)
            skipped += bool(judged.skipped)
            count += judged.count
        lab.browser.close()
    site.stop()
    return failed, skipped, count, lines, figures


def machine():
    """Returns the processor and the version of Chromium; WebKitGTK reports its version when it runs."""
    info = pathlib.Path('/proc/cpuinfo')
    names = re.findall(r'^model name\s*: (.*)', info.read_text(), re.MULTILINE) if info.exists() else []
    browser = subprocess.run([Chromium.path(), '--version'], capture_output=True, text=True).stdout.split(' built')[0].strip()
    return f'{os.cpu_count()} cores of {names[0] if names else platform.processor() or platform.machine()}, {browser}'


def judge_faults(playwright, options):
    """Plants each mistake, and runs the check that must find it; without the mistake, the check must hold."""
    counts = {'found': 0, 'not found': 0, 'not judged': 0}
    sound, visits = {}, {}

    def wrong(folder, check, visits):
        screens.UNREACHED.clear()
        site = SiteServer(folder)
        browser = Chromium(playwright, site)
        found = run(check, checks.Lab(site, browser, True, True, visits=visits)).wrong
        browser.close()
        site.stop()
        return set(found)

    faults = [fault for fault in FAULTS if not options.only or any(fault[3].startswith(name) for name in options.only)]
    for fault in faults:
        check = next(check for check in checks.CHECKS if check.name.startswith(fault[3]))
        if check.name not in sound:
            sound[check.name] = wrong(options.site, check, visits)
        with faulty(options.site, fault) as folder:
            # If a check fails already without the mistake, it finds the mistake by a further
            # finding.
            more = set() if folder is None else wrong(folder, check, {}) - sound[check.name]
        state = 'not judged' if folder is None else 'found' if more else 'not found'
        counts[state] += 1
        print(f'{state:11}{fault_name(fault)}  ({check.name})', flush=True)
        # The first finding shows the reader that the check found this mistake.
        for where, measured in sorted(more)[:1]:
            print(f'           {where}: {measured}'[:160], flush=True)
    print('app-check: faults: ' + ', '.join(f'{count} {state}' for state, count in counts.items()))
    return 0 if counts['found'] == len(faults) else 1


def chosen(options):
    names = options.only or []
    found = [check for check in checks.CHECKS if (check.is_quick or not options.quick)
             and (not names or any(check.name.startswith(name) for name in names))]
    if not found:
        sys.exit(f'app-check: no check begins with {", ".join(names)}')
    return sorted(found, key=lambda check: check.name == LAST)


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument('--quick', action='store_true', help='each screen once, in light and dark in turn; fewer trees, no times, no pictures')
    parser.add_argument('--only', action='append', metavar='NAME', help='the checks whose names begin so, or their faults')
    parser.add_argument('--site', default=ROOT / 'Web/site', metavar='FOLDER', help='what `make app` built')
    parser.add_argument('--reports', metavar='FOLDER', help='put pictures of each screen there')
    parser.add_argument('--findings', metavar='FOLDER', help='write what was found there for `metryvo report`')
    parser.add_argument('--faults', action='store_true', help='plant mistakes, each of which a check must find')
    parser.add_argument('--base', metavar='FOLDER', help='compare each screen with that of another build, pixel by pixel')
    parser.add_argument('--list', action='store_true', help='say which checks there are')
    options = parser.parse_args()
    if options.list:
        for check in checks.CHECKS:
            print(f'{check.name:44}{check.rule}')
        return 0
    if options.base:
        with sync_playwright() as playwright:
            changed = compare(playwright, options.base, options.site, options.reports or 'changed', options.only)
        return 1 if changed else 0
    if options.faults:
        with sync_playwright() as playwright:
            return judge_faults(playwright, options)
    if options.quick and options.reports:
        parser.error('--quick draws no pictures: leave out --reports')
    begin = time.monotonic()
    # Checks that measure times run alone, before all others. Then two groups run at once: checks
    # that look at screens, and checks that use the app and draw pictures. Quick checks measure no
    # times.
    timed = [] if options.quick else [check for check in chosen(options) if check.name.startswith('budgets')]
    others = [check for check in chosen(options) if check not in timed]
    looking, using = ([check for check in others if check.name == LAST or check.name.startswith(LOOKING) == is_looking]
                      for is_looking in (True, False))
    groups, counts = [], []
    for phase in ([(timed, False)], [(looking, False), (using, True)]):
        phase = [(options, group, draws) for group, draws in phase if group]
        groups += [group for _, group, _ in phase]
        if phase:
            with multiprocessing.Pool(len(phase)) as pool:
                counts += pool.starmap(judge, phase)
    failed, skipped, judged, lines, figures = (sum(parts, start) for parts, start in zip(zip(*counts), (0, 0, 0, [], [])))
    summary = (f'app-check: {sum(map(len, groups))} checks, {judged} elements judged, {failed} failed, '
               f'{skipped} skipped, {time.monotonic() - begin:.0f} s')
    print(summary)
    if options.findings:
        write_findings(options.findings, ROOT / 'Benchmarks/Budgets.json', figures,
                       (sum(map(len, groups)), judged, failed, skipped), machine())
    if options.reports:
        pathlib.Path(options.reports).mkdir(parents=True, exist_ok=True)
        text = '\n'.join([machine(), *lines, summary]) + '\n'
        (pathlib.Path(options.reports) / 'checks.txt').write_text(text)
    return 1 if failed else 0


if __name__ == '__main__':
    sys.exit(main())
