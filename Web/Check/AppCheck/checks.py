"""A check: a name, and a function that counts the judged elements and collects the wrong ones."""
import dataclasses
import typing


class Judged:
    """The findings of one check."""

    def __init__(self):
        self.count = 0
        self.wrong = []
        self.notes = []
        # The figures of budgets: the measure, its value and its limit.
        self.figures = []
        self.skipped = ''

    def expect(self, is_right, where, measured=''):
        """Judges one element, named by a selector or in words, and keeps the measured value if it is wrong."""
        self.count += 1
        if not is_right:
            self.wrong.append((where, str(measured)))

    def equal(self, found, wanted, where):
        self.expect(found == wanted, where, f'{found!r} instead of {wanted!r}')

    def add(self, answer):
        """Takes over the judgement of a page: `judged`, a number, and `wrong`, pairs of an element and its measured value."""
        self.count += answer['judged']
        self.wrong += [tuple(pair) for pair in answer['wrong']]


@dataclasses.dataclass
class Check:
    """One check; `--quick` runs it if `is_quick`."""
    name: str
    run: typing.Callable
    is_quick: bool
    rule: str


CHECKS = []


def check(name, quick=True):
    """Makes a check of a function that takes a lab and a judgement; the first line of the docstring is the rule."""
    def add(function):
        CHECKS.append(Check(name, function, quick, (function.__doc__ or '').strip().split('\n')[0]))
        return function
    return add


@dataclasses.dataclass(eq=False)
class Lab:
    """The site, the browser and the shared state of checks."""
    site: typing.Any
    browser: typing.Any
    is_quick: bool
    # Whether mistakes are planted. Each mistake needs its own visits, so fewer screens represent
    # all.
    is_planted: bool = False
    # The console messages and foreign requests of the pages of all checks.
    noise: list = dataclasses.field(default_factory=list)
    # The readings of each screen, by theme, so that many rules share one visit.
    visits: dict = dataclasses.field(default_factory=dict)
