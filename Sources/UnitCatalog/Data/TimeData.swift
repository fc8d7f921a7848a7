extension CatalogText {
  /// Time, in seconds.
  static let time = CatalogText(
    name: "time",
    #"""
    quantity time
    name Time
    description How long something lasts.
    alias Duration
    icon clock
    base second
    dimension time
    # Default first: the plain calendar convention, then the means: Gregorian, Julian, of the moon.
    choice mo | month | months = month-30-day month-gregorian month-julian month-synodic
    choice yr | yrs | year | years = year-365-day year-gregorian year-julian

    unit second
    symbol s
    name second
    alias sec | secs
    system metric
    definition base
    source SI Brochure, 9th edition (2019), section 2.3.1

    unit millisecond
    symbol ms
    name millisecond
    alias msec
    system metric
    definition 1e-3 second
    source SI Brochure, 9th edition (2019), section 3, table 7

    unit microsecond
    symbol µs | us
    name microsecond
    alias usec
    system metric
    definition 1e-6 second
    source SI Brochure, 9th edition (2019), section 3, table 7

    unit nanosecond
    symbol ns
    name nanosecond
    alias nsec
    system metric
    definition 1e-9 second
    source SI Brochure, 9th edition (2019), section 3, table 7

    unit picosecond
    symbol ps
    name picosecond
    system metric
    definition 1e-12 second
    source SI Brochure, 9th edition (2019), section 3, table 7

    unit minute
    symbol min
    name minute
    alias mins
    system metric
    definition 60 second
    source SI Brochure, 9th edition (2019), section 4, table 8

    unit hour
    symbol h
    name hour
    alias hr | hrs
    system metric
    definition 60 minute
    source SI Brochure, 9th edition (2019), section 4, table 8

    unit day
    symbol d
    name day
    system metric
    definition 24 hour
    source SI Brochure, 9th edition (2019), section 4, table 8

    unit week
    symbol wk
    name week
    alias wks
    system other
    definition 7 day
    source ISO 8601:2004, term calendar week

    unit fortnight
    symbol fn
    name fortnight
    system other
    definition 2 week
    source Customary: fourteen days
    kind conventional
    note Fourteen days.

    unit month-30-day
    symbol mo (30 d)
    name month of 30 days
    plural months of 30 days
    alias 30-day month | 30-day months | month (30 days) | month (30d) | mo (30d)
    system other
    definition 30 day
    source ISO 8601:2004, note 2 to the term month
    kind conventional
    note Assumes a month of 30 days; calendar months have 28 to 31.

    unit year-365-day
    symbol yr (365 d)
    name year of 365 days
    plural years of 365 days
    alias 365-day year | 365-day years | common year | common years | year (365 days) | year (365d) | yr (365d)
    system other
    definition 365 day
    source Gregorian calendar (Inter gravissimas, 1582), common year; ISO 8601:2004, term common year
    kind conventional
    note Assumes a year of 365 days; leap years have 366.

    unit month-gregorian
    symbol mo (Gregorian)
    name mean Gregorian month
    alias Gregorian month | Gregorian months
    system other
    definition 1/12 year-gregorian
    source Gregorian calendar (Inter gravissimas, 1582)
    kind conventional
    note A twelfth of the mean Gregorian year: 30.436875 days.

    unit year-gregorian
    symbol yr (Gregorian)
    name mean Gregorian year
    alias Gregorian year | Gregorian years
    system other
    definition 146097/400 day
    source Gregorian calendar (Inter gravissimas, 1582)
    kind conventional
    note 146 097 days in 400 years: 365.2425 days.

    unit month-synodic
    symbol mo (synodic)
    name synodic month
    alias lunation | lunations | lunar month | lunar months
    system other
    definition 29.530589 day
    source The Astronomical Almanac, mean synodic month at the epoch J2000.0
    kind approximate
    note Mean time from new moon to new moon; single ones differ by hours.

    unit month-julian
    symbol mo (Julian)
    name Julian month
    system other
    definition 1/12 year-julian
    source IAU Style Manual (1989), Julian year
    kind conventional
    note A twelfth of the Julian year: 30.4375 days.

    unit year-julian
    symbol yr (Julian)
    name Julian year
    system other
    definition 365.25 day
    source IAU Style Manual (1989), Julian year
    kind conventional
    note The year of astronomy and of the light-year: 365.25 days.

    unit decade
    symbol decade
    name decade
    system other
    definition 10 year-gregorian
    source Gregorian calendar (Inter gravissimas, 1582)
    kind conventional
    note Of mean Gregorian years, 365.2425 days.

    unit century
    symbol century
    name century
    plural centuries
    system other
    definition 100 year-gregorian
    source Gregorian calendar (Inter gravissimas, 1582)
    kind conventional
    note Of mean Gregorian years, 365.2425 days.

    unit millennium
    symbol millennium
    name millennium
    plural millennia
    alias millenniums
    system other
    definition 1000 year-gregorian
    source Gregorian calendar (Inter gravissimas, 1582)
    kind conventional
    note Of mean Gregorian years, 365.2425 days.

    unit shake
    symbol shake
    name shake
    system other
    definition 1e-8 second
    source NIST SP 811 (2008), appendix B.8
    """#)
}
