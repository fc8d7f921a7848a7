"""The findings of a run, as the part `app` of `metryvo report`."""
import json
import os
import pathlib

# The symbol of the report's unit for each of our units, and the factor from ours to the report's.
UNITS = {'ms': ('ns', 1e6), 'MB': ('B', 1e6), 'bytes': ('B', 1)}


def line_of(measure, text):
    """Returns the number of the line in the budget file that has a measure."""
    return text[:text.index(json.dumps(measure))].count('\n') + 1


def entry(figure, file, text):
    """Returns a budget of the app as an entry of a board."""
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
    """Writes `app.json`: the budgets as a board, and the counts of all checks."""
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
