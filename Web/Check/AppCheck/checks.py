"""What a check is: a name, and a function that says how much it judged and what is wrong."""
import dataclasses
import typing


class Judged:
    """What a check found."""

    def __init__(self):
        self.count = 0
        self.wrong = []
        self.notes = []
        # What budgets limit: the measure, its value and its limit.
        self.figures = []
        self.skipped = ''

    def expect(self, is_right, where, measured=''):
        """Judges one element, which is named by a selector or in words, with what was measured."""
        self.count += 1
        if not is_right:
            self.wrong.append((where, str(measured)))

    def equal(self, found, wanted, where):
        self.expect(found == wanted, where, f'{found!r} instead of {wanted!r}')

    def add(self, answer):
        """Takes over what a page judged: `judged`, a number, and `wrong`, pairs of where and what."""
        self.count += answer['judged']
        self.wrong += [tuple(pair) for pair in answer['wrong']]


@dataclasses.dataclass
class Check:
    """One check. `is_quick` says whether `--quick` runs it."""
    name: str
    run: typing.Callable
    is_quick: bool
    rule: str


CHECKS = []


def check(name, quick=True):
    """Makes a check of a function of a lab and of what it judged. The first line of its text is its rule."""
    def add(function):
        CHECKS.append(Check(name, function, quick, (function.__doc__ or '').strip().split('\n')[0]))
        return function
    return add


@dataclasses.dataclass(eq=False)
class Lab:
    """What checks work with."""
    site: typing.Any
    browser: typing.Any
    is_quick: bool
    # Whether mistakes are planted, each of which costs a visit of its own: fewer screens stand for all.
    is_planted: bool = False
    # What pages said to the console and asked of other hosts, over all checks.
    noise: list = dataclasses.field(default_factory=list)
    # What was measured on a screen in a theme, by both, so that many rules share one visit.
    visits: dict = dataclasses.field(default_factory=dict)
