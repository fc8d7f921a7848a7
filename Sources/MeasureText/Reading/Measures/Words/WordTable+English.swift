extension WordTable {
  /// The English table, with the words of a minus sign in all languages.
  ///
  /// A word of another language in this table has no other meaning in any language.
  static let english = WordTable(
    """
    minus: minus negative neg menos moins meno минус マイナス 零下 氷点下 负 負
    plus: plus positive
    between: between
    and: and
    or: or
    link: and or to by of through thru until till x vs versus max min maximum minimum from over into
    link: times with against
    operation: per times x divided multiplied
    power: squared cubed square sq cubic cu
    qualifier=imperial: uk imperial imp british english
    qualifier=US: US usa american
    qualifier=metric: metric
    qualifier=JP: japanese
    qualifier=Canadian: canadian
    qualifier: troy nautical survey statute fluid avoirdupois refrigeration tnt
    factor: half halves twice thrice double triple quadruple quarter quarters dozen dozens doubled
    factor: tripled halved
    numeral: one two three four five six seven eight nine ten eleven twelve thirteen fourteen
    numeral: fifteen
    numeral: sixteen seventeen eighteen nineteen twenty thirty forty fifty sixty seventy eighty
    numeral: ninety
    numeral: hundred hundreds thousand thousands million millions billion billions trillion
    part: third thirds fourth fourths fifth fifths sixth sixths eighth eighths tenth tenths
    part: hundredth
    part: thousandth couple pair
    each: each every per apiece
    rate: per daily hourly weekly monthly yearly annually nightly quarterly apiece
    article: a an the
    below: below under
    zero: zero freezing
    roughly: about around approx approximately roughly circa ca nearly almost exactly
    verb: is are was were be weighs weigh weighed has have had measures measure measured needs need
    verb: needed costs cost contains contain contained holds hold held equals takes took shows reads
    verb: ran runs walked drove
    preposition: in on at since before after for during within near
    ordinary: in at a as are us up e o um no
    qualifier: gauge absolute abs rms peak pk pkpk pp vacuum
    indefinite: a an
    past: ago later earlier before after
    item: person people head capita piece pieces serving servings portion portions dose doses lap
    item: laps unit item items child adult patient student employee household resident inhabitant
    item: user guest customer player passenger vehicle plant tree room bottle can tablet capsule
    item: pill bag box pack packet slice meal night shift session game trip visit go pop share
    item: lot set sheet egg cow animal crew
    label: room box chapter page figure fig table section step item number nr version house
    label: apartment apt suite floor level lot gate platform exhibit group zone phase exercise
    minus: negativo negativa negativos negativas negativ negativer negatives négatif négative
    minus: négatifs négatives отрицательный отрицательная отрицательное отрицательные ー
    rate: annual biannual biennial biweekly bimonthly fortnightly semiannual semiannually
    rate: biannually semiweekly fortnight bid tid qid qd qod qhs capita
    minus: 冰点以下 冰點以下 冰点下 冰點下
    frost: 零下 氷点下 冰点以下 冰點以下 冰点下 冰點下
    factor: twofold threefold fourfold fivefold sixfold tenfold hundredfold thousandfold
    factor: quadrupled quintuple quintupled octuple
    operation: less
    link: take give bzw most least
    than: than
    within: in
    or: bzw
    qualifier: frost nautisch
    operation: deducting
    link: excluding except excepting excl
    function: sqrt cbrt root log log2 log10 lg ln exp logarithm sin cos tan cot arcsin
    function: arccos arctan sinh cosh tanh reciprocal
    request: in to into as
    place: bar foot hand pole point rod second stone yard
    rate: ea pa tds qds
    each: ea
    amount: a an one another some few several
    crowd: people persons users customers passengers followers views viewers subscribers residents
    crowd: inhabitants citizens patients students employees workers players guests visitors votes
    crowd: voters jobs homes households downloads copies dollars euros cars trees words rows records
    crowd: requests parameters sales deaths cases births children women men members
    thousand: thousand
    million: million
    billion: billion
    trillion: trillion
    qualifier: apothecary apothecaries sterling
    operation: more fewer warmer colder hotter cooler
    =imperial: GB britain england scotland wales kingdom
    =US: america americans States STATES
    =JP: japan
    =Canadian: canada
    =Australian: australia australian
    exponent: power powers
    ordinal: second third fourth fifth sixth seventh eighth ninth tenth nth
    below: sub
    cold: subzero frost
    negation: not no never neither nor cannot
    equivalent: equivalent equivalents equiv eq co2e co2eq weighted
    """)
}
