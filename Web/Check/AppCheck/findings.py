"""What a run found, as the part of `metryvo report` that is called `app`."""
import json
import os
import pathlib

# The signs of ReportUnit, and how many of its units one of ours is.
UNITS = {'ms': ('ns', 1e6), 'MB': ('B', 1e6), 'bytes': ('B', 1)}


def line_of(measure, text):
    """The line of the budget file on which a measure stands."""
    return text[:text.index(json.dumps(measure))].count('\n') + 1


def entry(figure, file, text):
    """A budget of the app as a board shows it."""
    unit, factor = UNITS.get(figure['unit'], ('', 1))
    counted = '' if figure['unit'] in UNITS else f" ({figure['unit']})"
    return {
        'workload': 'app', 'metric': figure['measure'], 'unit': unit,
        'measured': figure['value'] * factor, 'limit': figure['limit'] * factor, 'isFloor': False,
        'verdict': 'ok' if figure['value'] <= figure['limit'] else 'failed', 'reason': figure['reason'],
        'place': {'file': file, 'line': line_of(figure['measure'], text)},
        'group': 'The app', 'words': figure['measure'] + counted,
    }


def write(folder, budgets, figures, counts, machine):
    """Writes `app.json`: the budgets as a board, and what all checks came to."""
    checks, judged, failed, skipped = counts
    verdict = 'failed' if failed else 'ok'
    words = f'{checks} checks of {judged:,} elements, {failed} failed, {skipped} skipped'
    text = budgets.read_text()
    board = {'title': '', 'entries': [entry(figure, 'Benchmarks/Budgets.json', text) for figure in figures]}
    document = {
        'title': 'app-check',
        'facts': [{'name': 'browser', 'value': machine}, {'name': 'commit', 'value': os.environ.get('METRYVO_COMMIT', 'unknown')}],
        'sections': [{'identifier': 'budgets', 'title': 'Budgets of the app', 'verdict': verdict,
                      'blocks': [{'budgets': board}]}] if figures else [],
        'conclusions': [{'subject': 'app', 'verdict': verdict, 'text': words}],
    }
    folder = pathlib.Path(folder)
    folder.mkdir(parents=True, exist_ok=True)
    findings = {'schema': 1, 'kind': 'app', 'document': document, 'data': figures}
    (folder / 'app.json').write_text(json.dumps(findings, ensure_ascii=False, indent=1) + '\n')
