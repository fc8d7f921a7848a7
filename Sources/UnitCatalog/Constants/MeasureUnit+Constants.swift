// Written from the data of the catalog by UnitConstantsTests, which compares this file with it.
// swift-format-ignore-file

// Length
extension MeasureUnit {
  /// The kilometer (km): 1e3 meter.
  public static var kilometer: MeasureUnit { standard("kilometer") }
  /// The meter (m): the base unit of length.
  public static var meter: MeasureUnit { standard("meter") }
  /// The centimeter (cm): 1e-2 meter.
  public static var centimeter: MeasureUnit { standard("centimeter") }
  /// The millimeter (mm): 1e-3 meter.
  public static var millimeter: MeasureUnit { standard("millimeter") }
  /// The micrometer (µm): 1e-6 meter.
  public static var micrometer: MeasureUnit { standard("micrometer") }
  /// The nanometer (nm): 1e-9 meter.
  public static var nanometer: MeasureUnit { standard("nanometer") }
  /// The megameter (Mm): 1e6 meter.
  public static var megameter: MeasureUnit { standard("megameter") }
  /// The hectometer (hm): 1e2 meter.
  public static var hectometer: MeasureUnit { standard("hectometer") }
  /// The dekameter (dam): 1e1 meter.
  public static var dekameter: MeasureUnit { standard("dekameter") }
  /// The decimeter (dm): 1e-1 meter.
  public static var decimeter: MeasureUnit { standard("decimeter") }
  /// The picometer (pm): 1e-12 meter.
  public static var picometer: MeasureUnit { standard("picometer") }
  /// The femtometer (fm): 1e-15 meter.
  public static var femtometer: MeasureUnit { standard("femtometer") }
  /// The angstrom (Å): 1e-10 meter.
  public static var angstrom: MeasureUnit { standard("angstrom") }
  /// The mile (mi): 1760 yard.
  public static var mile: MeasureUnit { standard("mile") }
  /// The yard (yd): 0.9144 meter.
  public static var yard: MeasureUnit { standard("yard") }
  /// The foot (ft): 1/3 yard.
  public static var foot: MeasureUnit { standard("foot") }
  /// The inch (in): 1/36 yard.
  public static var inch: MeasureUnit { standard("inch") }
  /// The nautical mile (nmi): 1852 meter.
  public static var nauticalMile: MeasureUnit { standard("nautical-mile") }
  /// The mil (mil): 1e-3 inch.
  public static var mil: MeasureUnit { standard("mil") }
  /// The hand (hh): 4 inch.
  public static var hand: MeasureUnit { standard("hand") }
  /// The link (lk): 1/100 chain.
  public static var link: MeasureUnit { standard("link") }
  /// The rod (rd): 11/2 yard.
  public static var rod: MeasureUnit { standard("rod") }
  /// The fathom (ftm): 2 yard.
  public static var fathom: MeasureUnit { standard("fathom") }
  /// The chain (ch): 22 yard.
  public static var chain: MeasureUnit { standard("chain") }
  /// The furlong (fur): 220 yard.
  public static var furlong: MeasureUnit { standard("furlong") }
  /// The league (lea): 3 mile.
  public static var league: MeasureUnit { standard("league") }
  /// The cable (cbl): 1/10 nautical-mile.
  public static var cable: MeasureUnit { standard("cable") }
  /// The Admiralty nautical mile (nmi (UK)): 6080 foot.
  public static var nauticalMileAdmiralty: MeasureUnit { standard("nautical-mile-admiralty") }
  /// The US survey foot (ft (US survey)): 1200/3937 meter.
  public static var surveyFoot: MeasureUnit { standard("survey-foot") }
  /// The US survey chain (ch (US survey)): 66 survey-foot.
  public static var surveyChain: MeasureUnit { standard("survey-chain") }
  /// The US survey mile (mi (US survey)): 5280 survey-foot.
  public static var surveyMile: MeasureUnit { standard("survey-mile") }
  /// The point (pt): 1/72 inch.
  public static var point: MeasureUnit { standard("point") }
  /// The pica (pica): 12 point.
  public static var pica: MeasureUnit { standard("pica") }
  /// The printer's point (pt (TeX)): 100/7227 inch.
  public static var pointPrinter: MeasureUnit { standard("point-printer") }
  /// The light-second (ls): light-speed * second.
  public static var lightSecond: MeasureUnit { standard("light-second") }
  /// The astronomical unit (au): 149597870700 meter.
  public static var astronomicalUnit: MeasureUnit { standard("astronomical-unit") }
  /// The light-year (ly): light-speed * year-julian.
  public static var lightYear: MeasureUnit { standard("light-year") }
  /// The parsec (pc): 648000 astronomical-unit / pi.
  public static var parsec: MeasureUnit { standard("parsec") }
  /// The kiloparsec (kpc): 1e3 parsec.
  public static var kiloparsec: MeasureUnit { standard("kiloparsec") }
  /// The megaparsec (Mpc): 1e6 parsec.
  public static var megaparsec: MeasureUnit { standard("megaparsec") }
  /// The Scandinavian mile (mil (SE)): 10 kilometer.
  public static var mileScandinavian: MeasureUnit { standard("mile-scandinavian") }
  /// The shaku (shaku): 10/33 meter.
  public static var shaku: MeasureUnit { standard("shaku") }
  /// The sun (sun): 1/10 shaku.
  public static var sunJapanese: MeasureUnit { standard("sun-japanese") }
  /// The ken (ken): 6 shaku.
  public static var ken: MeasureUnit { standard("ken") }
  /// The ri (ri): 12960 shaku.
  public static var ri: MeasureUnit { standard("ri") }
  /// The chi (chi): 1/3 meter.
  public static var chi: MeasureUnit { standard("chi") }
  /// The li (li): 1500 chi.
  public static var li: MeasureUnit { standard("li") }
  /// The arshin (arshin): 0.7112 meter.
  public static var arshin: MeasureUnit { standard("arshin") }
  /// The verst (verst): 1500 arshin.
  public static var verst: MeasureUnit { standard("verst") }
}

// Mass
extension MeasureUnit {
  /// The tonne (t): 1000 kilogram.
  public static var tonne: MeasureUnit { standard("tonne") }
  /// The kilogram (kg): the base unit of mass.
  public static var kilogram: MeasureUnit { standard("kilogram") }
  /// The gram (g): 1e-3 kilogram.
  public static var gram: MeasureUnit { standard("gram") }
  /// The milligram (mg): 1e-3 gram.
  public static var milligram: MeasureUnit { standard("milligram") }
  /// The microgram (µg): 1e-6 gram.
  public static var microgram: MeasureUnit { standard("microgram") }
  /// The nanogram (ng): 1e-9 gram.
  public static var nanogram: MeasureUnit { standard("nanogram") }
  /// The hectogram (hg): 1e2 gram.
  public static var hectogram: MeasureUnit { standard("hectogram") }
  /// The dekagram (dag): 1e1 gram.
  public static var dekagram: MeasureUnit { standard("dekagram") }
  /// The decigram (dg): 1e-1 gram.
  public static var decigram: MeasureUnit { standard("decigram") }
  /// The centigram (cg): 1e-2 gram.
  public static var centigram: MeasureUnit { standard("centigram") }
  /// The quintal (q): 100 kilogram.
  public static var quintal: MeasureUnit { standard("quintal") }
  /// The carat (ct): 200 milligram.
  public static var carat: MeasureUnit { standard("carat") }
  /// The pound (lb): 0.45359237 kilogram.
  public static var pound: MeasureUnit { standard("pound") }
  /// The ounce (oz): 1/16 pound.
  public static var ounce: MeasureUnit { standard("ounce") }
  /// The stone (st): 14 pound.
  public static var stone: MeasureUnit { standard("stone") }
  /// The US ton (ton (US)): 2000 pound.
  public static var ton: MeasureUnit { standard("ton") }
  /// The imperial ton (ton (UK)): 2240 pound.
  public static var tonImperial: MeasureUnit { standard("ton-imperial") }
  /// The dram (dr): 1/16 ounce.
  public static var dram: MeasureUnit { standard("dram") }
  /// The grain (gr): 1/7000 pound.
  public static var grain: MeasureUnit { standard("grain") }
  /// The imperial quarter (qr (UK)): 28 pound.
  public static var quarterImperial: MeasureUnit { standard("quarter-imperial") }
  /// The US hundredweight (cwt (US)): 100 pound.
  public static var hundredweight: MeasureUnit { standard("hundredweight") }
  /// The imperial hundredweight (cwt (UK)): 112 pound.
  public static var hundredweightImperial: MeasureUnit { standard("hundredweight-imperial") }
  /// The slug (slug): 9.80665 pound * meter / foot.
  public static var slug: MeasureUnit { standard("slug") }
  /// The pennyweight (dwt): 24 grain.
  public static var pennyweight: MeasureUnit { standard("pennyweight") }
  /// The troy ounce (oz t): 480 grain.
  public static var ounceTroy: MeasureUnit { standard("ounce-troy") }
  /// The troy pound (lb t): 12 ounce-troy.
  public static var poundTroy: MeasureUnit { standard("pound-troy") }
  /// The assay ton (AT): ton * milligram / ounce-troy.
  public static var assayTon: MeasureUnit { standard("assay-ton") }
  /// The dalton (Da): 1.66053906892e-27 kilogram.
  public static var dalton: MeasureUnit { standard("dalton") }
  /// The kan (kan): 15/4 kilogram.
  public static var kan: MeasureUnit { standard("kan") }
  /// The kin (kin): 160 momme.
  public static var kin: MeasureUnit { standard("kin") }
  /// The momme (momme): 1/1000 kan.
  public static var momme: MeasureUnit { standard("momme") }
  /// The jin (jin): 1/2 kilogram.
  public static var jin: MeasureUnit { standard("jin") }
  /// The liang (liang): 1/10 jin.
  public static var liang: MeasureUnit { standard("liang") }
  /// The funt (funt): 0.40951241 kilogram.
  public static var funt: MeasureUnit { standard("funt") }
  /// The pood (pood): 40 funt.
  public static var pood: MeasureUnit { standard("pood") }
}

// Volume
extension MeasureUnit {
  /// The cubic meter (m³): the base unit of volume.
  public static var cubicMeter: MeasureUnit { standard("cubic-meter") }
  /// The liter (L): cubic-decimeter.
  public static var liter: MeasureUnit { standard("liter") }
  /// The deciliter (dL): 1e-1 liter.
  public static var deciliter: MeasureUnit { standard("deciliter") }
  /// The centiliter (cL): 1e-2 liter.
  public static var centiliter: MeasureUnit { standard("centiliter") }
  /// The milliliter (mL): 1e-3 liter.
  public static var milliliter: MeasureUnit { standard("milliliter") }
  /// The microliter (µL): 1e-6 liter.
  public static var microliter: MeasureUnit { standard("microliter") }
  /// The dekaliter (daL): 1e1 liter.
  public static var dekaliter: MeasureUnit { standard("dekaliter") }
  /// The hectoliter (hL): 1e2 liter.
  public static var hectoliter: MeasureUnit { standard("hectoliter") }
  /// The kiloliter (kL): 1e3 liter.
  public static var kiloliter: MeasureUnit { standard("kiloliter") }
  /// The megaliter (ML): 1e6 liter.
  public static var megaliter: MeasureUnit { standard("megaliter") }
  /// The cubic kilometer (km³): kilometer^3.
  public static var cubicKilometer: MeasureUnit { standard("cubic-kilometer") }
  /// The cubic decimeter (dm³): decimeter^3.
  public static var cubicDecimeter: MeasureUnit { standard("cubic-decimeter") }
  /// The cubic centimeter (cm³): centimeter^3.
  public static var cubicCentimeter: MeasureUnit { standard("cubic-centimeter") }
  /// The cubic millimeter (mm³): millimeter^3.
  public static var cubicMillimeter: MeasureUnit { standard("cubic-millimeter") }
  /// The stere (st): cubic-meter.
  public static var stere: MeasureUnit { standard("stere") }
  /// The cubic inch (in³): inch^3.
  public static var cubicInch: MeasureUnit { standard("cubic-inch") }
  /// The cubic foot (ft³): foot^3.
  public static var cubicFoot: MeasureUnit { standard("cubic-foot") }
  /// The cubic yard (yd³): yard^3.
  public static var cubicYard: MeasureUnit { standard("cubic-yard") }
  /// The cubic mile (mi³): mile^3.
  public static var cubicMile: MeasureUnit { standard("cubic-mile") }
  /// The US gallon (gal (US)): 231 cubic-inch.
  public static var gallon: MeasureUnit { standard("gallon") }
  /// The US quart (qt (US)): 1/4 gallon.
  public static var quart: MeasureUnit { standard("quart") }
  /// The US pint (pt (US)): 1/2 quart.
  public static var pint: MeasureUnit { standard("pint") }
  /// The US cup (cup (US)): 1/2 pint.
  public static var cup: MeasureUnit { standard("cup") }
  /// The US gill (gi (US)): 1/4 pint.
  public static var gill: MeasureUnit { standard("gill") }
  /// The US fluid ounce (fl oz (US)): 1/16 pint.
  public static var fluidOunce: MeasureUnit { standard("fluid-ounce") }
  /// The US tablespoon (tbsp (US)): 1/2 fluid-ounce.
  public static var tablespoon: MeasureUnit { standard("tablespoon") }
  /// The US teaspoon (tsp (US)): 1/3 tablespoon.
  public static var teaspoon: MeasureUnit { standard("teaspoon") }
  /// The US fluid dram (fl dr (US)): 1/8 fluid-ounce.
  public static var fluidDram: MeasureUnit { standard("fluid-dram") }
  /// The US minim (minim (US)): 1/60 fluid-dram.
  public static var minim: MeasureUnit { standard("minim") }
  /// The imperial gallon (gal (UK)): 4.54609 cubic-decimeter.
  public static var gallonImperial: MeasureUnit { standard("gallon-imperial") }
  /// The imperial quart (qt (UK)): 1/4 gallon-imperial.
  public static var quartImperial: MeasureUnit { standard("quart-imperial") }
  /// The imperial pint (pt (UK)): 1/2 quart-imperial.
  public static var pintImperial: MeasureUnit { standard("pint-imperial") }
  /// The imperial gill (gi (UK)): 1/4 pint-imperial.
  public static var gillImperial: MeasureUnit { standard("gill-imperial") }
  /// The imperial fluid ounce (fl oz (UK)): 1/20 pint-imperial.
  public static var fluidOunceImperial: MeasureUnit { standard("fluid-ounce-imperial") }
  /// The imperial fluid dram (fl dr (UK)): 1/8 fluid-ounce-imperial.
  public static var fluidDramImperial: MeasureUnit { standard("fluid-dram-imperial") }
  /// The imperial minim (minim (UK)): 1/60 fluid-dram-imperial.
  public static var minimImperial: MeasureUnit { standard("minim-imperial") }
  /// The imperial cup (cup (UK)): 1/2 pint-imperial.
  public static var cupImperial: MeasureUnit { standard("cup-imperial") }
  /// The imperial tablespoon (tbsp (UK)): 5/8 fluid-ounce-imperial.
  public static var tablespoonImperial: MeasureUnit { standard("tablespoon-imperial") }
  /// The imperial teaspoon (tsp (UK)): 1/3 tablespoon-imperial.
  public static var teaspoonImperial: MeasureUnit { standard("teaspoon-imperial") }
  /// The US legal cup (cup (US legal)): 240 milliliter.
  public static var cupUsLegal: MeasureUnit { standard("cup-us-legal") }
  /// The metric cup (cup (metric)): 250 milliliter.
  public static var cupMetric: MeasureUnit { standard("cup-metric") }
  /// The metric tablespoon (tbsp (metric)): 15 milliliter.
  public static var tablespoonMetric: MeasureUnit { standard("tablespoon-metric") }
  /// The metric teaspoon (tsp (metric)): 5 milliliter.
  public static var teaspoonMetric: MeasureUnit { standard("teaspoon-metric") }
  /// The Australian tablespoon (tbsp (AU)): 20 milliliter.
  public static var tablespoonAustralian: MeasureUnit { standard("tablespoon-australian") }
  /// The Japanese cup (cup (JP)): 200 milliliter.
  public static var cupJapanese: MeasureUnit { standard("cup-japanese") }
  /// The metric pint (pt (metric)): 500 milliliter.
  public static var pintMetric: MeasureUnit { standard("pint-metric") }
  /// The barrel of oil (bbl (oil)): 42 gallon.
  public static var barrel: MeasureUnit { standard("barrel") }
  /// The US beer barrel (bbl (US beer)): 31 gallon.
  public static var barrelBeer: MeasureUnit { standard("barrel-beer") }
  /// The US liquid barrel (bbl (US liquid)): 63/2 gallon.
  public static var barrelLiquid: MeasureUnit { standard("barrel-liquid") }
  /// The US dry barrel (bbl (US dry)): 7056 cubic-inch.
  public static var barrelDry: MeasureUnit { standard("barrel-dry") }
  /// The US bushel (bu (US dry)): 2150.42 cubic-inch.
  public static var bushel: MeasureUnit { standard("bushel") }
  /// The US peck (pk (US dry)): 1/4 bushel.
  public static var peck: MeasureUnit { standard("peck") }
  /// The US dry gallon (gal (US dry)): 1/8 bushel.
  public static var gallonDry: MeasureUnit { standard("gallon-dry") }
  /// The US dry quart (qt (US dry)): 1/32 bushel.
  public static var quartDry: MeasureUnit { standard("quart-dry") }
  /// The US dry pint (pt (US dry)): 1/64 bushel.
  public static var pintDry: MeasureUnit { standard("pint-dry") }
  /// The imperial bushel (bu (UK)): 8 gallon-imperial.
  public static var bushelImperial: MeasureUnit { standard("bushel-imperial") }
  /// The imperial peck (pk (UK)): 2 gallon-imperial.
  public static var peckImperial: MeasureUnit { standard("peck-imperial") }
  /// The cord (cord): 128 cubic-foot.
  public static var cord: MeasureUnit { standard("cord") }
  /// The board foot (fbm): foot^2 * inch.
  public static var boardFoot: MeasureUnit { standard("board-foot") }
  /// The acre-foot (ac⋅ft): acre * foot.
  public static var acreFoot: MeasureUnit { standard("acre-foot") }
  /// The sho (sho): 64.827 sun-japanese^3.
  public static var sho: MeasureUnit { standard("sho") }
}

// Temperature
extension MeasureUnit {
  /// The kelvin (K): the base unit of temperature.
  public static var kelvin: MeasureUnit { standard("kelvin") }
  /// The degree Celsius (°C): 1 kelvin + 273.15 kelvin.
  public static var celsius: MeasureUnit { standard("celsius") }
  /// The degree Fahrenheit (°F): 5/9 kelvin + 459.67 * 5/9 kelvin.
  public static var fahrenheit: MeasureUnit { standard("fahrenheit") }
  /// The degree Rankine (°R): 5/9 kelvin.
  public static var rankine: MeasureUnit { standard("rankine") }
  /// The degree Réaumur (°Ré): 5/4 kelvin + 273.15 kelvin.
  public static var reaumur: MeasureUnit { standard("reaumur") }
  /// The degree Newton (°N): 100/33 kelvin + 273.15 kelvin.
  public static var newtonScale: MeasureUnit { standard("newton-scale") }
  /// The degree Delisle (°De): -2/3 kelvin + 373.15 kelvin.
  public static var delisle: MeasureUnit { standard("delisle") }
  /// The degree Rømer (°Rø): 40/21 kelvin + 273.15 kelvin - 7.5 * 40/21 kelvin.
  public static var romer: MeasureUnit { standard("romer") }
}

// Speed
extension MeasureUnit {
  /// The kilometer per hour (km/h): kilometer / hour.
  public static var kilometerPerHour: MeasureUnit { standard("kilometer-per-hour") }
  /// The meter per second (m/s): the base unit of speed.
  public static var meterPerSecond: MeasureUnit { standard("meter-per-second") }
  /// The mile per hour (mph): mile / hour.
  public static var milePerHour: MeasureUnit { standard("mile-per-hour") }
  /// The knot (kn): nautical-mile / hour.
  public static var knot: MeasureUnit { standard("knot") }
  /// The foot per second (ft/s): foot / second.
  public static var footPerSecond: MeasureUnit { standard("foot-per-second") }
  /// The kilometer per second (km/s): kilometer / second.
  public static var kilometerPerSecond: MeasureUnit { standard("kilometer-per-second") }
  /// The meter per minute (m/min): meter / minute.
  public static var meterPerMinute: MeasureUnit { standard("meter-per-minute") }
  /// The centimeter per second (cm/s): centimeter / second.
  public static var centimeterPerSecond: MeasureUnit { standard("centimeter-per-second") }
  /// The inch per second (in/s): inch / second.
  public static var inchPerSecond: MeasureUnit { standard("inch-per-second") }
  /// The foot per minute (ft/min): foot / minute.
  public static var footPerMinute: MeasureUnit { standard("foot-per-minute") }
  /// The speed of light (c): 299792458 meter / second.
  public static var lightSpeed: MeasureUnit { standard("light-speed") }
}

// Area
extension MeasureUnit {
  /// The square kilometer (km²): kilometer^2.
  public static var squareKilometer: MeasureUnit { standard("square-kilometer") }
  /// The hectare (ha): hectometer^2.
  public static var hectare: MeasureUnit { standard("hectare") }
  /// The are (a): dekameter^2.
  public static var are: MeasureUnit { standard("are") }
  /// The square meter (m²): the base unit of area.
  public static var squareMeter: MeasureUnit { standard("square-meter") }
  /// The square decimeter (dm²): decimeter^2.
  public static var squareDecimeter: MeasureUnit { standard("square-decimeter") }
  /// The square centimeter (cm²): centimeter^2.
  public static var squareCentimeter: MeasureUnit { standard("square-centimeter") }
  /// The square millimeter (mm²): millimeter^2.
  public static var squareMillimeter: MeasureUnit { standard("square-millimeter") }
  /// The square micrometer (µm²): micrometer^2.
  public static var squareMicrometer: MeasureUnit { standard("square-micrometer") }
  /// The square mile (mi²): mile^2.
  public static var squareMile: MeasureUnit { standard("square-mile") }
  /// The acre (ac): 4840 square-yard.
  public static var acre: MeasureUnit { standard("acre") }
  /// The square yard (yd²): yard^2.
  public static var squareYard: MeasureUnit { standard("square-yard") }
  /// The square foot (ft²): foot^2.
  public static var squareFoot: MeasureUnit { standard("square-foot") }
  /// The square inch (in²): inch^2.
  public static var squareInch: MeasureUnit { standard("square-inch") }
  /// The rood (rood): 1210 square-yard.
  public static var rood: MeasureUnit { standard("rood") }
  /// The US survey acre (ac (US survey)): 10 survey-chain^2.
  public static var surveyAcre: MeasureUnit { standard("survey-acre") }
  /// The square US survey foot (ft² (US survey)): survey-foot^2.
  public static var squareSurveyFoot: MeasureUnit { standard("square-survey-foot") }
  /// The circular mil (cmil): 1/4 pi mil^2.
  public static var circularMil: MeasureUnit { standard("circular-mil") }
  /// The thousand circular mils (kcmil): 1000 circular-mil.
  public static var kilocircularMil: MeasureUnit { standard("kilocircular-mil") }
  /// The dunam (dunam): 1000 square-meter.
  public static var dunam: MeasureUnit { standard("dunam") }
  /// The barn (b): 100 femtometer^2.
  public static var barn: MeasureUnit { standard("barn") }
  /// The tsubo (tsubo): ken^2.
  public static var tsubo: MeasureUnit { standard("tsubo") }
  /// The mu (mu): 6000 chi^2.
  public static var muChinese: MeasureUnit { standard("mu-chinese") }
}

// Time
extension MeasureUnit {
  /// The second (s): the base unit of time.
  public static var second: MeasureUnit { standard("second") }
  /// The millisecond (ms): 1e-3 second.
  public static var millisecond: MeasureUnit { standard("millisecond") }
  /// The microsecond (µs): 1e-6 second.
  public static var microsecond: MeasureUnit { standard("microsecond") }
  /// The nanosecond (ns): 1e-9 second.
  public static var nanosecond: MeasureUnit { standard("nanosecond") }
  /// The picosecond (ps): 1e-12 second.
  public static var picosecond: MeasureUnit { standard("picosecond") }
  /// The minute (min): 60 second.
  public static var minute: MeasureUnit { standard("minute") }
  /// The hour (h): 60 minute.
  public static var hour: MeasureUnit { standard("hour") }
  /// The day (d): 24 hour.
  public static var day: MeasureUnit { standard("day") }
  /// The week (wk): 7 day.
  public static var week: MeasureUnit { standard("week") }
  /// The fortnight (fn): 2 week.
  public static var fortnight: MeasureUnit { standard("fortnight") }
  /// The month of 30 days (mo (30 d)): 30 day.
  public static var month30Day: MeasureUnit { standard("month-30-day") }
  /// The year of 365 days (yr (365 d)): 365 day.
  public static var year365Day: MeasureUnit { standard("year-365-day") }
  /// The mean Gregorian month (mo (Gregorian)): 1/12 year-gregorian.
  public static var monthGregorian: MeasureUnit { standard("month-gregorian") }
  /// The mean Gregorian year (yr (Gregorian)): 146097/400 day.
  public static var yearGregorian: MeasureUnit { standard("year-gregorian") }
  /// The synodic month (mo (synodic)): 29.530589 day.
  public static var monthSynodic: MeasureUnit { standard("month-synodic") }
  /// The Julian month (mo (Julian)): 1/12 year-julian.
  public static var monthJulian: MeasureUnit { standard("month-julian") }
  /// The Julian year (yr (Julian)): 365.25 day.
  public static var yearJulian: MeasureUnit { standard("year-julian") }
  /// The decade (decade): 10 year-gregorian.
  public static var decade: MeasureUnit { standard("decade") }
  /// The century (century): 100 year-gregorian.
  public static var century: MeasureUnit { standard("century") }
  /// The millennium (millennium): 1000 year-gregorian.
  public static var millennium: MeasureUnit { standard("millennium") }
  /// The shake (shake): 1e-8 second.
  public static var shake: MeasureUnit { standard("shake") }
}

// Data
extension MeasureUnit {
  /// The bit (bit): the base unit of data.
  public static var bit: MeasureUnit { standard("bit") }
  /// The nibble (nibble): 4 bit.
  public static var nibble: MeasureUnit { standard("nibble") }
  /// The byte (B): 8 bit.
  public static var byte: MeasureUnit { standard("byte") }
  /// The kilobyte (kB): 1e3 byte.
  public static var kilobyte: MeasureUnit { standard("kilobyte") }
  /// The megabyte (MB): 1e6 byte.
  public static var megabyte: MeasureUnit { standard("megabyte") }
  /// The gigabyte (GB): 1e9 byte.
  public static var gigabyte: MeasureUnit { standard("gigabyte") }
  /// The terabyte (TB): 1e12 byte.
  public static var terabyte: MeasureUnit { standard("terabyte") }
  /// The petabyte (PB): 1e15 byte.
  public static var petabyte: MeasureUnit { standard("petabyte") }
  /// The exabyte (EB): 1e18 byte.
  public static var exabyte: MeasureUnit { standard("exabyte") }
  /// The zettabyte (ZB): 1e21 byte.
  public static var zettabyte: MeasureUnit { standard("zettabyte") }
  /// The yottabyte (YB): 1e24 byte.
  public static var yottabyte: MeasureUnit { standard("yottabyte") }
  /// The kibibyte (KiB): 1024 byte.
  public static var kibibyte: MeasureUnit { standard("kibibyte") }
  /// The mebibyte (MiB): 1024^2 byte.
  public static var mebibyte: MeasureUnit { standard("mebibyte") }
  /// The gibibyte (GiB): 1024^3 byte.
  public static var gibibyte: MeasureUnit { standard("gibibyte") }
  /// The tebibyte (TiB): 1024^4 byte.
  public static var tebibyte: MeasureUnit { standard("tebibyte") }
  /// The pebibyte (PiB): 1024^5 byte.
  public static var pebibyte: MeasureUnit { standard("pebibyte") }
  /// The exbibyte (EiB): 1024^6 byte.
  public static var exbibyte: MeasureUnit { standard("exbibyte") }
  /// The zebibyte (ZiB): 1024^7 byte.
  public static var zebibyte: MeasureUnit { standard("zebibyte") }
  /// The yobibyte (YiB): 1024^8 byte.
  public static var yobibyte: MeasureUnit { standard("yobibyte") }
  /// The kilobit (kbit): 1e3 bit.
  public static var kilobit: MeasureUnit { standard("kilobit") }
  /// The megabit (Mbit): 1e6 bit.
  public static var megabit: MeasureUnit { standard("megabit") }
  /// The gigabit (Gbit): 1e9 bit.
  public static var gigabit: MeasureUnit { standard("gigabit") }
  /// The terabit (Tbit): 1e12 bit.
  public static var terabit: MeasureUnit { standard("terabit") }
  /// The petabit (Pbit): 1e15 bit.
  public static var petabit: MeasureUnit { standard("petabit") }
  /// The exabit (Ebit): 1e18 bit.
  public static var exabit: MeasureUnit { standard("exabit") }
  /// The kibibit (Kibit): 1024 bit.
  public static var kibibit: MeasureUnit { standard("kibibit") }
  /// The mebibit (Mibit): 1024^2 bit.
  public static var mebibit: MeasureUnit { standard("mebibit") }
  /// The gibibit (Gibit): 1024^3 bit.
  public static var gibibit: MeasureUnit { standard("gibibit") }
  /// The tebibit (Tibit): 1024^4 bit.
  public static var tebibit: MeasureUnit { standard("tebibit") }
  /// The pebibit (Pibit): 1024^5 bit.
  public static var pebibit: MeasureUnit { standard("pebibit") }
  /// The exbibit (Eibit): 1024^6 bit.
  public static var exbibit: MeasureUnit { standard("exbibit") }
}

// Data rate
extension MeasureUnit {
  /// The bit per second (bit/s): the base unit of data-rate.
  public static var bitPerSecond: MeasureUnit { standard("bit-per-second") }
  /// The byte per second (B/s): byte / second.
  public static var bytePerSecond: MeasureUnit { standard("byte-per-second") }
  /// The kilobit per second (kbit/s): kilobit / second.
  public static var kilobitPerSecond: MeasureUnit { standard("kilobit-per-second") }
  /// The megabit per second (Mbit/s): megabit / second.
  public static var megabitPerSecond: MeasureUnit { standard("megabit-per-second") }
  /// The gigabit per second (Gbit/s): gigabit / second.
  public static var gigabitPerSecond: MeasureUnit { standard("gigabit-per-second") }
  /// The terabit per second (Tbit/s): terabit / second.
  public static var terabitPerSecond: MeasureUnit { standard("terabit-per-second") }
  /// The kilobyte per second (kB/s): kilobyte / second.
  public static var kilobytePerSecond: MeasureUnit { standard("kilobyte-per-second") }
  /// The megabyte per second (MB/s): megabyte / second.
  public static var megabytePerSecond: MeasureUnit { standard("megabyte-per-second") }
  /// The gigabyte per second (GB/s): gigabyte / second.
  public static var gigabytePerSecond: MeasureUnit { standard("gigabyte-per-second") }
  /// The terabyte per second (TB/s): terabyte / second.
  public static var terabytePerSecond: MeasureUnit { standard("terabyte-per-second") }
  /// The kibibyte per second (KiB/s): kibibyte / second.
  public static var kibibytePerSecond: MeasureUnit { standard("kibibyte-per-second") }
  /// The mebibyte per second (MiB/s): mebibyte / second.
  public static var mebibytePerSecond: MeasureUnit { standard("mebibyte-per-second") }
  /// The gibibyte per second (GiB/s): gibibyte / second.
  public static var gibibytePerSecond: MeasureUnit { standard("gibibyte-per-second") }
  /// The tebibyte per second (TiB/s): tebibyte / second.
  public static var tebibytePerSecond: MeasureUnit { standard("tebibyte-per-second") }
  /// The kibibit per second (Kibit/s): kibibit / second.
  public static var kibibitPerSecond: MeasureUnit { standard("kibibit-per-second") }
  /// The mebibit per second (Mibit/s): mebibit / second.
  public static var mebibitPerSecond: MeasureUnit { standard("mebibit-per-second") }
  /// The gibibit per second (Gibit/s): gibibit / second.
  public static var gibibitPerSecond: MeasureUnit { standard("gibibit-per-second") }
  /// The megabyte per minute (MB/min): megabyte / minute.
  public static var megabytePerMinute: MeasureUnit { standard("megabyte-per-minute") }
  /// The gigabyte per hour (GB/h): gigabyte / hour.
  public static var gigabytePerHour: MeasureUnit { standard("gigabyte-per-hour") }
  /// The gigabyte per day (GB/d): gigabyte / day.
  public static var gigabytePerDay: MeasureUnit { standard("gigabyte-per-day") }
}

// Pressure
extension MeasureUnit {
  /// The pascal (Pa): the base unit of pressure.
  public static var pascal: MeasureUnit { standard("pascal") }
  /// The kilopascal (kPa): 1e3 pascal.
  public static var kilopascal: MeasureUnit { standard("kilopascal") }
  /// The megapascal (MPa): 1e6 pascal.
  public static var megapascal: MeasureUnit { standard("megapascal") }
  /// The hectopascal (hPa): 1e2 pascal.
  public static var hectopascal: MeasureUnit { standard("hectopascal") }
  /// The gigapascal (GPa): 1e9 pascal.
  public static var gigapascal: MeasureUnit { standard("gigapascal") }
  /// The millipascal (mPa): 1e-3 pascal.
  public static var millipascal: MeasureUnit { standard("millipascal") }
  /// The micropascal (µPa): 1e-6 pascal.
  public static var micropascal: MeasureUnit { standard("micropascal") }
  /// The newton per square millimeter (N/mm²): newton / millimeter^2.
  public static var newtonPerSquareMillimeter: MeasureUnit { standard("newton-per-square-millimeter") }
  /// The bar (bar): 1e5 pascal.
  public static var bar: MeasureUnit { standard("bar") }
  /// The millibar (mbar): 1e-3 bar.
  public static var millibar: MeasureUnit { standard("millibar") }
  /// The microbar (µbar): 1e-6 bar.
  public static var microbar: MeasureUnit { standard("microbar") }
  /// The barye (Ba): dyne / centimeter^2.
  public static var barye: MeasureUnit { standard("barye") }
  /// The atmosphere (atm): 101325 pascal.
  public static var atmosphere: MeasureUnit { standard("atmosphere") }
  /// The technical atmosphere (at): kilogram-force / centimeter^2.
  public static var technicalAtmosphere: MeasureUnit { standard("technical-atmosphere") }
  /// The torr (Torr): 1/760 atmosphere.
  public static var torr: MeasureUnit { standard("torr") }
  /// The millimeter of mercury (mmHg): 13595.1 kilogram * meter^-3 * g-force * millimeter.
  public static var millimeterOfhg: MeasureUnit { standard("millimeter-ofhg") }
  /// The centimeter of mercury (cmHg): 13595.1 kilogram * meter^-3 * g-force * centimeter.
  public static var centimeterOfhg: MeasureUnit { standard("centimeter-ofhg") }
  /// The inch of mercury (inHg): 13595.1 kilogram * meter^-3 * g-force * inch.
  public static var inchOfhg: MeasureUnit { standard("inch-ofhg") }
  /// The inch of mercury at 60 °F (inHg (60 °F)): 3376.85 pascal.
  public static var inchOfhg60Fahrenheit: MeasureUnit { standard("inch-ofhg-60-fahrenheit") }
  /// The millimeter of water (mmH2O): 1000 kilogram * meter^-3 * g-force * millimeter.
  public static var millimeterOfwater: MeasureUnit { standard("millimeter-ofwater") }
  /// The centimeter of water (cmH2O): 1000 kilogram * meter^-3 * g-force * centimeter.
  public static var centimeterOfwater: MeasureUnit { standard("centimeter-ofwater") }
  /// The meter of water (mH2O): 1000 kilogram * meter^-3 * g-force * meter.
  public static var meterOfwater: MeasureUnit { standard("meter-ofwater") }
  /// The inch of water (inH2O): 1000 kilogram * meter^-3 * g-force * inch.
  public static var inchOfwater: MeasureUnit { standard("inch-ofwater") }
  /// The inch of water at 4 °C (inH2O (4 °C)): 249.082 pascal.
  public static var inchOfwater4Celsius: MeasureUnit { standard("inch-ofwater-4-celsius") }
  /// The inch of water at 60 °F (inH2O (60 °F)): 248.84 pascal.
  public static var inchOfwater60Fahrenheit: MeasureUnit { standard("inch-ofwater-60-fahrenheit") }
  /// The foot of water (ftH2O): 1000 kilogram * meter^-3 * g-force * foot.
  public static var footOfwater: MeasureUnit { standard("foot-ofwater") }
  /// The pound-force per square inch (psi): pound-force / inch^2.
  public static var poundForcePerSquareInch: MeasureUnit { standard("pound-force-per-square-inch") }
  /// The kilopound-force per square inch (ksi): kip / inch^2.
  public static var kilopoundForcePerSquareInch: MeasureUnit { standard("kilopound-force-per-square-inch") }
  /// The pound-force per square foot (psf): pound-force / foot^2.
  public static var poundForcePerSquareFoot: MeasureUnit { standard("pound-force-per-square-foot") }
  /// The kilogram-force per square centimeter (kgf/cm²): kilogram-force / centimeter^2.
  public static var kilogramForcePerSquareCentimeter: MeasureUnit { standard("kilogram-force-per-square-centimeter") }
  /// The kilogram-force per square millimeter (kgf/mm²): kilogram-force / millimeter^2.
  public static var kilogramForcePerSquareMillimeter: MeasureUnit { standard("kilogram-force-per-square-millimeter") }
  /// The kilogram-force per square meter (kgf/m²): kilogram-force / meter^2.
  public static var kilogramForcePerSquareMeter: MeasureUnit { standard("kilogram-force-per-square-meter") }
  /// The decibel of sound pressure (dB SPL): level 20 log10 re 20 micropascal.
  public static var decibelSoundPressureLevel: MeasureUnit { standard("decibel-sound-pressure-level") }
}

// Energy
extension MeasureUnit {
  /// The joule (J): the base unit of energy.
  public static var joule: MeasureUnit { standard("joule") }
  /// The kilojoule (kJ): 1e3 joule.
  public static var kilojoule: MeasureUnit { standard("kilojoule") }
  /// The megajoule (MJ): 1e6 joule.
  public static var megajoule: MeasureUnit { standard("megajoule") }
  /// The gigajoule (GJ): 1e9 joule.
  public static var gigajoule: MeasureUnit { standard("gigajoule") }
  /// The terajoule (TJ): 1e12 joule.
  public static var terajoule: MeasureUnit { standard("terajoule") }
  /// The millijoule (mJ): 1e-3 joule.
  public static var millijoule: MeasureUnit { standard("millijoule") }
  /// The microjoule (µJ): 1e-6 joule.
  public static var microjoule: MeasureUnit { standard("microjoule") }
  /// The thermochemical calorie (cal (th)): 4.184 joule.
  public static var calorie: MeasureUnit { standard("calorie") }
  /// The thermochemical kilocalorie (kcal (th)): 1000 calorie.
  public static var kilocalorie: MeasureUnit { standard("kilocalorie") }
  /// The International Table calorie (cal (IT)): 4.1868 joule.
  public static var calorieIt: MeasureUnit { standard("calorie-it") }
  /// The International Table kilocalorie (kcal (IT)): 1000 calorie-it.
  public static var kilocalorieIt: MeasureUnit { standard("kilocalorie-it") }
  /// The calorie at 15 °C (cal (15 °C)): 4.1855 joule.
  public static var calorie15: MeasureUnit { standard("calorie-15") }
  /// The watt-hour (Wh): watt * hour.
  public static var wattHour: MeasureUnit { standard("watt-hour") }
  /// The kilowatt-hour (kWh): kilowatt * hour.
  public static var kilowattHour: MeasureUnit { standard("kilowatt-hour") }
  /// The megawatt-hour (MWh): megawatt * hour.
  public static var megawattHour: MeasureUnit { standard("megawatt-hour") }
  /// The gigawatt-hour (GWh): gigawatt * hour.
  public static var gigawattHour: MeasureUnit { standard("gigawatt-hour") }
  /// The terawatt-hour (TWh): terawatt * hour.
  public static var terawattHour: MeasureUnit { standard("terawatt-hour") }
  /// The milliwatt-hour (mWh): milliwatt * hour.
  public static var milliwattHour: MeasureUnit { standard("milliwatt-hour") }
  /// The watt-second (W⋅s): watt * second.
  public static var wattSecond: MeasureUnit { standard("watt-second") }
  /// The International Table British thermal unit (Btu (IT)): 2326 joule * pound / kilogram.
  public static var britishThermalUnitIt: MeasureUnit { standard("british-thermal-unit-it") }
  /// The thermochemical British thermal unit (Btu (th)): 5/9 calorie * pound / gram.
  public static var britishThermalUnitTh: MeasureUnit { standard("british-thermal-unit-th") }
  /// The British thermal unit at 59 °F (Btu (59 °F)): 1054.804 joule.
  public static var britishThermalUnit59: MeasureUnit { standard("british-thermal-unit-59") }
  /// The US therm (thm (US)): 1e5 british-thermal-unit-59.
  public static var thermUs: MeasureUnit { standard("therm-us") }
  /// The International Table therm (thm (IT)): 1e5 british-thermal-unit-it.
  public static var thermIt: MeasureUnit { standard("therm-it") }
  /// The EC therm (thm (EC)): 105506000 joule.
  public static var thermEc: MeasureUnit { standard("therm-ec") }
  /// The quad (quad): 1e15 british-thermal-unit-it.
  public static var quad: MeasureUnit { standard("quad") }
  /// The electronvolt (eV): elementary-charge * volt.
  public static var electronvolt: MeasureUnit { standard("electronvolt") }
  /// The kiloelectronvolt (keV): 1e3 electronvolt.
  public static var kiloelectronvolt: MeasureUnit { standard("kiloelectronvolt") }
  /// The megaelectronvolt (MeV): 1e6 electronvolt.
  public static var megaelectronvolt: MeasureUnit { standard("megaelectronvolt") }
  /// The gigaelectronvolt (GeV): 1e9 electronvolt.
  public static var gigaelectronvolt: MeasureUnit { standard("gigaelectronvolt") }
  /// The teraelectronvolt (TeV): 1e12 electronvolt.
  public static var teraelectronvolt: MeasureUnit { standard("teraelectronvolt") }
  /// The erg (erg): dyne * centimeter.
  public static var erg: MeasureUnit { standard("erg") }
  /// The foot-pound-force (ft⋅lbf): foot * pound-force.
  public static var footPoundForce: MeasureUnit { standard("foot-pound-force") }
  /// The foot-poundal (ft⋅pdl): foot * poundal.
  public static var footPoundal: MeasureUnit { standard("foot-poundal") }
  /// The horsepower-hour (hp⋅h): horsepower * hour.
  public static var horsepowerHour: MeasureUnit { standard("horsepower-hour") }
  /// The liter-atmosphere (L⋅atm): liter * atmosphere.
  public static var literAtmosphere: MeasureUnit { standard("liter-atmosphere") }
  /// The ton of TNT (t TNT): 1e9 calorie.
  public static var tonTnt: MeasureUnit { standard("ton-tnt") }
  /// The kiloton of TNT (kt TNT): 1e3 ton-tnt.
  public static var kilotonTnt: MeasureUnit { standard("kiloton-tnt") }
  /// The megaton of TNT (Mt TNT): 1e6 ton-tnt.
  public static var megatonTnt: MeasureUnit { standard("megaton-tnt") }
  /// The tonne of oil equivalent (toe): 1e7 kilocalorie-it.
  public static var tonneOilEquivalent: MeasureUnit { standard("tonne-oil-equivalent") }
  /// The tonne of coal equivalent (tce): 7e6 kilocalorie-it.
  public static var tonneCoalEquivalent: MeasureUnit { standard("tonne-coal-equivalent") }
  /// The barrel of oil equivalent (BOE): 5.8e6 british-thermal-unit-59.
  public static var barrelOilEquivalent: MeasureUnit { standard("barrel-oil-equivalent") }
}

// Power
extension MeasureUnit {
  /// The watt (W): the base unit of power.
  public static var watt: MeasureUnit { standard("watt") }
  /// The kilowatt (kW): 1e3 watt.
  public static var kilowatt: MeasureUnit { standard("kilowatt") }
  /// The megawatt (MW): 1e6 watt.
  public static var megawatt: MeasureUnit { standard("megawatt") }
  /// The gigawatt (GW): 1e9 watt.
  public static var gigawatt: MeasureUnit { standard("gigawatt") }
  /// The terawatt (TW): 1e12 watt.
  public static var terawatt: MeasureUnit { standard("terawatt") }
  /// The milliwatt (mW): 1e-3 watt.
  public static var milliwatt: MeasureUnit { standard("milliwatt") }
  /// The microwatt (µW): 1e-6 watt.
  public static var microwatt: MeasureUnit { standard("microwatt") }
  /// The nanowatt (nW): 1e-9 watt.
  public static var nanowatt: MeasureUnit { standard("nanowatt") }
  /// The picowatt (pW): 1e-12 watt.
  public static var picowatt: MeasureUnit { standard("picowatt") }
  /// The mechanical horsepower (hp (mech)): 550 foot * pound-force / second.
  public static var horsepower: MeasureUnit { standard("horsepower") }
  /// The metric horsepower (hp (metric)): 75 kilogram-force * meter / second.
  public static var horsepowerMetric: MeasureUnit { standard("horsepower-metric") }
  /// The electric horsepower (hp (electric)): 746 watt.
  public static var horsepowerElectric: MeasureUnit { standard("horsepower-electric") }
  /// The water horsepower (hp (water)): 746.043 watt.
  public static var horsepowerWater: MeasureUnit { standard("horsepower-water") }
  /// The boiler horsepower (hp (boiler)): 9809.5 watt.
  public static var horsepowerBoiler: MeasureUnit { standard("horsepower-boiler") }
  /// The International Table British thermal unit per hour (Btu (IT)/h): british-thermal-unit-it /
  /// hour.
  public static var britishThermalUnitItPerHour: MeasureUnit { standard("british-thermal-unit-it-per-hour") }
  /// The International Table British thermal unit per minute (Btu (IT)/min):
  /// british-thermal-unit-it / minute.
  public static var britishThermalUnitItPerMinute: MeasureUnit { standard("british-thermal-unit-it-per-minute") }
  /// The International Table British thermal unit per second (Btu (IT)/s): british-thermal-unit-it
  /// / second.
  public static var britishThermalUnitItPerSecond: MeasureUnit { standard("british-thermal-unit-it-per-second") }
  /// The thermochemical British thermal unit per hour (Btu (th)/h): british-thermal-unit-th / hour.
  public static var britishThermalUnitThPerHour: MeasureUnit { standard("british-thermal-unit-th-per-hour") }
  /// The thermochemical British thermal unit per minute (Btu (th)/min): british-thermal-unit-th /
  /// minute.
  public static var britishThermalUnitThPerMinute: MeasureUnit { standard("british-thermal-unit-th-per-minute") }
  /// The thermochemical British thermal unit per second (Btu (th)/s): british-thermal-unit-th /
  /// second.
  public static var britishThermalUnitThPerSecond: MeasureUnit { standard("british-thermal-unit-th-per-second") }
  /// The ton of refrigeration (TR): 12000 british-thermal-unit-it-per-hour.
  public static var tonRefrigeration: MeasureUnit { standard("ton-refrigeration") }
  /// The thermochemical kilocalorie per hour (kcal (th)/h): kilocalorie / hour.
  public static var kilocaloriePerHour: MeasureUnit { standard("kilocalorie-per-hour") }
  /// The International Table kilocalorie per hour (kcal (IT)/h): kilocalorie-it / hour.
  public static var kilocalorieItPerHour: MeasureUnit { standard("kilocalorie-it-per-hour") }
  /// The thermochemical calorie per second (cal (th)/s): calorie / second.
  public static var caloriePerSecond: MeasureUnit { standard("calorie-per-second") }
  /// The International Table calorie per second (cal (IT)/s): calorie-it / second.
  public static var calorieItPerSecond: MeasureUnit { standard("calorie-it-per-second") }
  /// The foot-pound-force per second (ft⋅lbf/s): foot-pound-force / second.
  public static var footPoundForcePerSecond: MeasureUnit { standard("foot-pound-force-per-second") }
  /// The foot-pound-force per minute (ft⋅lbf/min): foot-pound-force / minute.
  public static var footPoundForcePerMinute: MeasureUnit { standard("foot-pound-force-per-minute") }
  /// The foot-pound-force per hour (ft⋅lbf/h): foot-pound-force / hour.
  public static var footPoundForcePerHour: MeasureUnit { standard("foot-pound-force-per-hour") }
  /// The kilogram-force meter per second (kgf⋅m/s): kilogram-force * meter / second.
  public static var kilogramForceMeterPerSecond: MeasureUnit { standard("kilogram-force-meter-per-second") }
  /// The erg per second (erg/s): erg / second.
  public static var ergPerSecond: MeasureUnit { standard("erg-per-second") }
  /// The volt-ampere (V⋅A): volt * ampere.
  public static var voltAmpere: MeasureUnit { standard("volt-ampere") }
  /// The kilovolt-ampere (kV⋅A): kilovolt * ampere.
  public static var kilovoltAmpere: MeasureUnit { standard("kilovolt-ampere") }
  /// The decibel re 1 milliwatt (dBm): level 10 log10 re milliwatt.
  public static var decibelMilliwatt: MeasureUnit { standard("decibel-milliwatt") }
  /// The decibel re 1 watt (dBW): level 10 log10 re watt.
  public static var decibelWatt: MeasureUnit { standard("decibel-watt") }
  /// The decibel of sound power (dB SWL): level 10 log10 re picowatt.
  public static var decibelSoundPowerLevel: MeasureUnit { standard("decibel-sound-power-level") }
}

// Force
extension MeasureUnit {
  /// The newton (N): the base unit of force.
  public static var newton: MeasureUnit { standard("newton") }
  /// The kilonewton (kN): 1e3 newton.
  public static var kilonewton: MeasureUnit { standard("kilonewton") }
  /// The meganewton (MN): 1e6 newton.
  public static var meganewton: MeasureUnit { standard("meganewton") }
  /// The millinewton (mN): 1e-3 newton.
  public static var millinewton: MeasureUnit { standard("millinewton") }
  /// The micronewton (µN): 1e-6 newton.
  public static var micronewton: MeasureUnit { standard("micronewton") }
  /// The dyne (dyn): gram * centimeter / second^2.
  public static var dyne: MeasureUnit { standard("dyne") }
  /// The pound-force (lbf): pound * g-force.
  public static var poundForce: MeasureUnit { standard("pound-force") }
  /// The ounce-force (ozf): 1/16 pound-force.
  public static var ounceForce: MeasureUnit { standard("ounce-force") }
  /// The kip (kip): 1000 pound-force.
  public static var kip: MeasureUnit { standard("kip") }
  /// The US ton-force (tonf (US)): 2000 pound-force.
  public static var tonForce: MeasureUnit { standard("ton-force") }
  /// The imperial ton-force (tonf (UK)): 2240 pound-force.
  public static var tonForceImperial: MeasureUnit { standard("ton-force-imperial") }
  /// The poundal (pdl): pound * foot / second^2.
  public static var poundal: MeasureUnit { standard("poundal") }
  /// The kilogram-force (kgf): kilogram * g-force.
  public static var kilogramForce: MeasureUnit { standard("kilogram-force") }
  /// The gram-force (gf): gram * g-force.
  public static var gramForce: MeasureUnit { standard("gram-force") }
  /// The tonne-force (tf): tonne * g-force.
  public static var tonneForce: MeasureUnit { standard("tonne-force") }
  /// The sthene (sn): tonne * meter / second^2.
  public static var sthene: MeasureUnit { standard("sthene") }
}

// Torque
extension MeasureUnit {
  /// The newton meter (N⋅m): the base unit of torque.
  public static var newtonMeter: MeasureUnit { standard("newton-meter") }
  /// The kilonewton meter (kN⋅m): kilonewton * meter.
  public static var kilonewtonMeter: MeasureUnit { standard("kilonewton-meter") }
  /// The meganewton meter (MN⋅m): meganewton * meter.
  public static var meganewtonMeter: MeasureUnit { standard("meganewton-meter") }
  /// The millinewton meter (mN⋅m): millinewton * meter.
  public static var millinewtonMeter: MeasureUnit { standard("millinewton-meter") }
  /// The newton centimeter (N⋅cm): newton * centimeter.
  public static var newtonCentimeter: MeasureUnit { standard("newton-centimeter") }
  /// The newton millimeter (N⋅mm): newton * millimeter.
  public static var newtonMillimeter: MeasureUnit { standard("newton-millimeter") }
  /// The pound-force foot (lbf⋅ft): pound-force * foot.
  public static var poundForceFoot: MeasureUnit { standard("pound-force-foot") }
  /// The pound-force inch (lbf⋅in): pound-force * inch.
  public static var poundForceInch: MeasureUnit { standard("pound-force-inch") }
  /// The ounce-force inch (ozf⋅in): ounce-force * inch.
  public static var ounceForceInch: MeasureUnit { standard("ounce-force-inch") }
  /// The poundal foot (pdl⋅ft): poundal * foot.
  public static var poundalFoot: MeasureUnit { standard("poundal-foot") }
  /// The kilogram-force meter (kgf⋅m): kilogram-force * meter.
  public static var kilogramForceMeter: MeasureUnit { standard("kilogram-force-meter") }
  /// The kilogram-force centimeter (kgf⋅cm): kilogram-force * centimeter.
  public static var kilogramForceCentimeter: MeasureUnit { standard("kilogram-force-centimeter") }
  /// The gram-force centimeter (gf⋅cm): gram-force * centimeter.
  public static var gramForceCentimeter: MeasureUnit { standard("gram-force-centimeter") }
  /// The dyne centimeter (dyn⋅cm): dyne * centimeter.
  public static var dyneCentimeter: MeasureUnit { standard("dyne-centimeter") }
}

// Acceleration
extension MeasureUnit {
  /// The meter per square second (m/s²): the base unit of acceleration.
  public static var meterPerSquareSecond: MeasureUnit { standard("meter-per-square-second") }
  /// The standard acceleration of free fall (gn): 9.80665 meter / second^2.
  public static var gForce: MeasureUnit { standard("g-force") }
  /// The centimeter per square second (cm/s²): centimeter / second^2.
  public static var centimeterPerSquareSecond: MeasureUnit { standard("centimeter-per-square-second") }
  /// The millimeter per square second (mm/s²): millimeter / second^2.
  public static var millimeterPerSquareSecond: MeasureUnit { standard("millimeter-per-square-second") }
  /// The kilometer per square second (km/s²): kilometer / second^2.
  public static var kilometerPerSquareSecond: MeasureUnit { standard("kilometer-per-square-second") }
  /// The galileo (Gal): centimeter / second^2.
  public static var galileo: MeasureUnit { standard("galileo") }
  /// The milligal (mGal): 1e-3 galileo.
  public static var milligal: MeasureUnit { standard("milligal") }
  /// The foot per square second (ft/s²): foot / second^2.
  public static var footPerSquareSecond: MeasureUnit { standard("foot-per-square-second") }
  /// The inch per square second (in/s²): inch / second^2.
  public static var inchPerSquareSecond: MeasureUnit { standard("inch-per-square-second") }
  /// The kilometer per hour per second (km/(h⋅s)): kilometer / hour * second.
  public static var kilometerPerHourPerSecond: MeasureUnit { standard("kilometer-per-hour-per-second") }
  /// The mile per hour per second (mi/(h⋅s)): mile / hour * second.
  public static var milePerHourPerSecond: MeasureUnit { standard("mile-per-hour-per-second") }
  /// The knot per second (kn/s): knot / second.
  public static var knotPerSecond: MeasureUnit { standard("knot-per-second") }
}

// Angle
extension MeasureUnit {
  /// The degree (°): 1/360 revolution.
  public static var degree: MeasureUnit { standard("degree") }
  /// The radian (rad): revolution / 2 * pi.
  public static var radian: MeasureUnit { standard("radian") }
  /// The gradian (gon): 1/400 revolution.
  public static var gradian: MeasureUnit { standard("gradian") }
  /// The arcminute (arcmin): 1/60 degree.
  public static var arcMinute: MeasureUnit { standard("arc-minute") }
  /// The arcsecond (arcsec): 1/60 arc-minute.
  public static var arcSecond: MeasureUnit { standard("arc-second") }
  /// The milliarcsecond (mas): 1e-3 arc-second.
  public static var milliarcsecond: MeasureUnit { standard("milliarcsecond") }
  /// The microarcsecond (µas): 1e-6 arc-second.
  public static var microarcsecond: MeasureUnit { standard("microarcsecond") }
  /// The milliradian (mrad): 1e-3 radian.
  public static var milliradian: MeasureUnit { standard("milliradian") }
  /// The microradian (µrad): 1e-6 radian.
  public static var microradian: MeasureUnit { standard("microradian") }
  /// The revolution (rev): the base unit of angle.
  public static var revolution: MeasureUnit { standard("revolution") }
  /// The quadrant (quadrant): 1/4 revolution.
  public static var quadrant: MeasureUnit { standard("quadrant") }
  /// The sextant (sextant): 1/6 revolution.
  public static var sextant: MeasureUnit { standard("sextant") }
  /// The hour angle (ha (angle)): 1/24 revolution.
  public static var hourAngle: MeasureUnit { standard("hour-angle") }
  /// The NATO mil (mil (NATO)): 1/6400 revolution.
  public static var milNato: MeasureUnit { standard("mil-nato") }
  /// The Warsaw Pact mil (mil (6000)): 1/6000 revolution.
  public static var milWarsawPact: MeasureUnit { standard("mil-warsaw-pact") }
  /// The Swedish angular mil (mil (6300)): 1/6300 revolution.
  public static var milSwedish: MeasureUnit { standard("mil-swedish") }
  /// The compass point (compass point): 1/32 revolution.
  public static var compassPoint: MeasureUnit { standard("compass-point") }
}

// Solid angle
extension MeasureUnit {
  /// The steradian (sr): the base unit of solid-angle.
  public static var steradian: MeasureUnit { standard("steradian") }
  /// The millisteradian (msr): 1e-3 steradian.
  public static var millisteradian: MeasureUnit { standard("millisteradian") }
  /// The microsteradian (µsr): 1e-6 steradian.
  public static var microsteradian: MeasureUnit { standard("microsteradian") }
  /// The square degree (deg²): pi^2 * 180^-2 steradian.
  public static var squareDegree: MeasureUnit { standard("square-degree") }
  /// The square arcminute (arcmin²): 60^-2 square-degree.
  public static var squareArcminute: MeasureUnit { standard("square-arcminute") }
  /// The square arcsecond (arcsec²): 60^-2 square-arcminute.
  public static var squareArcsecond: MeasureUnit { standard("square-arcsecond") }
  /// The spat (spat): 4 pi steradian.
  public static var spat: MeasureUnit { standard("spat") }
  /// The hemisphere (hemisphere): 2 pi steradian.
  public static var hemisphere: MeasureUnit { standard("hemisphere") }
}

// Frequency
extension MeasureUnit {
  /// The hertz (Hz): the base unit of frequency.
  public static var hertz: MeasureUnit { standard("hertz") }
  /// The kilohertz (kHz): 1e3 hertz.
  public static var kilohertz: MeasureUnit { standard("kilohertz") }
  /// The megahertz (MHz): 1e6 hertz.
  public static var megahertz: MeasureUnit { standard("megahertz") }
  /// The gigahertz (GHz): 1e9 hertz.
  public static var gigahertz: MeasureUnit { standard("gigahertz") }
  /// The terahertz (THz): 1e12 hertz.
  public static var terahertz: MeasureUnit { standard("terahertz") }
  /// The petahertz (PHz): 1e15 hertz.
  public static var petahertz: MeasureUnit { standard("petahertz") }
  /// The millihertz (mHz): 1e-3 hertz.
  public static var millihertz: MeasureUnit { standard("millihertz") }
  /// The microhertz (µHz): 1e-6 hertz.
  public static var microhertz: MeasureUnit { standard("microhertz") }
  /// The nanohertz (nHz): 1e-9 hertz.
  public static var nanohertz: MeasureUnit { standard("nanohertz") }
  /// The revolution per minute (rpm): revolution / minute.
  public static var revolutionPerMinute: MeasureUnit { standard("revolution-per-minute") }
  /// The revolution per second (r/s): revolution / second.
  public static var revolutionPerSecond: MeasureUnit { standard("revolution-per-second") }
  /// The beat per minute (bpm): 1 / minute.
  public static var beatPerMinute: MeasureUnit { standard("beat-per-minute") }
  /// The per minute (min⁻¹): 1 / minute.
  public static var perMinute: MeasureUnit { standard("per-minute") }
  /// The per hour (h⁻¹): 1 / hour.
  public static var perHour: MeasureUnit { standard("per-hour") }
  /// The per day (d⁻¹): 1 / day.
  public static var perDay: MeasureUnit { standard("per-day") }
}

// Fuel economy
extension MeasureUnit {
  /// The liter per 100 kilometers (L/100 km): reciprocal liter / 100 * kilometer.
  public static var literPer100Kilometer: MeasureUnit { standard("liter-per-100-kilometer") }
  /// The liter per kilometer (L/km): reciprocal liter / kilometer.
  public static var literPerKilometer: MeasureUnit { standard("liter-per-kilometer") }
  /// The liter per 10 kilometers (L/10 km): reciprocal liter / 10 * kilometer.
  public static var literPer10Kilometer: MeasureUnit { standard("liter-per-10-kilometer") }
  /// The kilometer per liter (km/L): kilometer / liter.
  public static var kilometerPerLiter: MeasureUnit { standard("kilometer-per-liter") }
  /// The mile per US gallon (mpg (US)): mile / gallon.
  public static var milePerGallon: MeasureUnit { standard("mile-per-gallon") }
  /// The mile per imperial gallon (mpg (UK)): mile / gallon-imperial.
  public static var milePerGallonImperial: MeasureUnit { standard("mile-per-gallon-imperial") }
  /// The mile per liter (mi/L): mile / liter.
  public static var milePerLiter: MeasureUnit { standard("mile-per-liter") }
  /// The kilometer per US gallon (km/gal (US)): kilometer / gallon.
  public static var kilometerPerGallon: MeasureUnit { standard("kilometer-per-gallon") }
  /// The US gallon per 100 miles (gal/100 mi (US)): reciprocal gallon / 100 * mile.
  public static var gallonPer100Mile: MeasureUnit { standard("gallon-per-100-mile") }
  /// The imperial gallon per 100 miles (gal/100 mi (UK)): reciprocal gallon-imperial / 100 * mile.
  public static var gallonPer100MileImperial: MeasureUnit { standard("gallon-per-100-mile-imperial") }
  /// The meter per cubic meter (m/m³): the base unit of fuel-economy.
  public static var meterPerCubicMeter: MeasureUnit { standard("meter-per-cubic-meter") }
}

// Density
extension MeasureUnit {
  /// The kilogram per cubic meter (kg/m³): the base unit of mass-density.
  public static var kilogramPerCubicMeter: MeasureUnit { standard("kilogram-per-cubic-meter") }
  /// The gram per cubic centimeter (g/cm³): gram / centimeter^3.
  public static var gramPerCubicCentimeter: MeasureUnit { standard("gram-per-cubic-centimeter") }
  /// The gram per milliliter (g/mL): gram / milliliter.
  public static var gramPerMilliliter: MeasureUnit { standard("gram-per-milliliter") }
  /// The gram per liter (g/L): gram / liter.
  public static var gramPerLiter: MeasureUnit { standard("gram-per-liter") }
  /// The kilogram per liter (kg/L): kilogram / liter.
  public static var kilogramPerLiter: MeasureUnit { standard("kilogram-per-liter") }
  /// The kilogram per cubic decimeter (kg/dm³): kilogram / decimeter^3.
  public static var kilogramPerCubicDecimeter: MeasureUnit { standard("kilogram-per-cubic-decimeter") }
  /// The tonne per cubic meter (t/m³): tonne / meter^3.
  public static var tonnePerCubicMeter: MeasureUnit { standard("tonne-per-cubic-meter") }
  /// The gram per cubic meter (g/m³): gram / meter^3.
  public static var gramPerCubicMeter: MeasureUnit { standard("gram-per-cubic-meter") }
  /// The milligram per cubic meter (mg/m³): milligram / meter^3.
  public static var milligramPerCubicMeter: MeasureUnit { standard("milligram-per-cubic-meter") }
  /// The microgram per cubic meter (µg/m³): microgram / meter^3.
  public static var microgramPerCubicMeter: MeasureUnit { standard("microgram-per-cubic-meter") }
  /// The milligram per liter (mg/L): milligram / liter.
  public static var milligramPerLiter: MeasureUnit { standard("milligram-per-liter") }
  /// The microgram per liter (µg/L): microgram / liter.
  public static var microgramPerLiter: MeasureUnit { standard("microgram-per-liter") }
  /// The milligram per deciliter (mg/dL): milligram / deciliter.
  public static var milligramPerDeciliter: MeasureUnit { standard("milligram-per-deciliter") }
  /// The milligram per milliliter (mg/mL): milligram / milliliter.
  public static var milligramPerMilliliter: MeasureUnit { standard("milligram-per-milliliter") }
  /// The nanogram per milliliter (ng/mL): nanogram / milliliter.
  public static var nanogramPerMilliliter: MeasureUnit { standard("nanogram-per-milliliter") }
  /// The pound per cubic foot (lb/ft³): pound / foot^3.
  public static var poundPerCubicFoot: MeasureUnit { standard("pound-per-cubic-foot") }
  /// The pound per cubic inch (lb/in³): pound / inch^3.
  public static var poundPerCubicInch: MeasureUnit { standard("pound-per-cubic-inch") }
  /// The pound per cubic yard (lb/yd³): pound / yard^3.
  public static var poundPerCubicYard: MeasureUnit { standard("pound-per-cubic-yard") }
  /// The ounce per cubic inch (oz/in³): ounce / inch^3.
  public static var ouncePerCubicInch: MeasureUnit { standard("ounce-per-cubic-inch") }
  /// The pound per US gallon (lb/gal (US)): pound / gallon.
  public static var poundPerGallon: MeasureUnit { standard("pound-per-gallon") }
  /// The pound per imperial gallon (lb/gal (UK)): pound / gallon-imperial.
  public static var poundPerGallonImperial: MeasureUnit { standard("pound-per-gallon-imperial") }
  /// The ounce per US gallon (oz/gal (US)): ounce / gallon.
  public static var ouncePerGallon: MeasureUnit { standard("ounce-per-gallon") }
  /// The ounce per imperial gallon (oz/gal (UK)): ounce / gallon-imperial.
  public static var ouncePerGallonImperial: MeasureUnit { standard("ounce-per-gallon-imperial") }
  /// The slug per cubic foot (slug/ft³): slug / foot^3.
  public static var slugPerCubicFoot: MeasureUnit { standard("slug-per-cubic-foot") }
  /// The grain per US gallon (gr/gal (US)): grain / gallon.
  public static var grainPerGallon: MeasureUnit { standard("grain-per-gallon") }
  /// The grain per imperial gallon (gr/gal (UK)): grain / gallon-imperial.
  public static var grainPerGallonImperial: MeasureUnit { standard("grain-per-gallon-imperial") }
}

// Volume flow
extension MeasureUnit {
  /// The cubic meter per second (m³/s): the base unit of volume-flow.
  public static var cubicMeterPerSecond: MeasureUnit { standard("cubic-meter-per-second") }
  /// The cubic meter per minute (m³/min): meter^3 / minute.
  public static var cubicMeterPerMinute: MeasureUnit { standard("cubic-meter-per-minute") }
  /// The cubic meter per hour (m³/h): meter^3 / hour.
  public static var cubicMeterPerHour: MeasureUnit { standard("cubic-meter-per-hour") }
  /// The cubic meter per day (m³/d): meter^3 / day.
  public static var cubicMeterPerDay: MeasureUnit { standard("cubic-meter-per-day") }
  /// The liter per second (L/s): liter / second.
  public static var literPerSecond: MeasureUnit { standard("liter-per-second") }
  /// The liter per minute (L/min): liter / minute.
  public static var literPerMinute: MeasureUnit { standard("liter-per-minute") }
  /// The liter per hour (L/h): liter / hour.
  public static var literPerHour: MeasureUnit { standard("liter-per-hour") }
  /// The liter per day (L/d): liter / day.
  public static var literPerDay: MeasureUnit { standard("liter-per-day") }
  /// The milliliter per second (mL/s): milliliter / second.
  public static var milliliterPerSecond: MeasureUnit { standard("milliliter-per-second") }
  /// The milliliter per minute (mL/min): milliliter / minute.
  public static var milliliterPerMinute: MeasureUnit { standard("milliliter-per-minute") }
  /// The milliliter per hour (mL/h): milliliter / hour.
  public static var milliliterPerHour: MeasureUnit { standard("milliliter-per-hour") }
  /// The cubic centimeter per minute (cm³/min): centimeter^3 / minute.
  public static var cubicCentimeterPerMinute: MeasureUnit { standard("cubic-centimeter-per-minute") }
  /// The cubic foot per second (ft³/s): foot^3 / second.
  public static var cubicFootPerSecond: MeasureUnit { standard("cubic-foot-per-second") }
  /// The cubic foot per minute (ft³/min): foot^3 / minute.
  public static var cubicFootPerMinute: MeasureUnit { standard("cubic-foot-per-minute") }
  /// The cubic foot per hour (ft³/h): foot^3 / hour.
  public static var cubicFootPerHour: MeasureUnit { standard("cubic-foot-per-hour") }
  /// The cubic yard per minute (yd³/min): yard^3 / minute.
  public static var cubicYardPerMinute: MeasureUnit { standard("cubic-yard-per-minute") }
  /// The US gallon per minute (gal/min (US)): gallon / minute.
  public static var gallonPerMinute: MeasureUnit { standard("gallon-per-minute") }
  /// The US gallon per hour (gal/h (US)): gallon / hour.
  public static var gallonPerHour: MeasureUnit { standard("gallon-per-hour") }
  /// The US gallon per day (gal/d (US)): gallon / day.
  public static var gallonPerDay: MeasureUnit { standard("gallon-per-day") }
  /// The imperial gallon per minute (gal/min (UK)): gallon-imperial / minute.
  public static var gallonPerMinuteImperial: MeasureUnit { standard("gallon-per-minute-imperial") }
  /// The imperial gallon per hour (gal/h (UK)): gallon-imperial / hour.
  public static var gallonPerHourImperial: MeasureUnit { standard("gallon-per-hour-imperial") }
  /// The imperial gallon per day (gal/d (UK)): gallon-imperial / day.
  public static var gallonPerDayImperial: MeasureUnit { standard("gallon-per-day-imperial") }
  /// The million US gallons per day (MGD (US)): 1e6 gallon / day.
  public static var millionGallonPerDay: MeasureUnit { standard("million-gallon-per-day") }
  /// The barrel of oil per day (bbl/d): barrel / day.
  public static var barrelPerDay: MeasureUnit { standard("barrel-per-day") }
  /// The acre-foot per day (ac⋅ft/d): acre-foot / day.
  public static var acreFootPerDay: MeasureUnit { standard("acre-foot-per-day") }
}

// Mass flow
extension MeasureUnit {
  /// The kilogram per second (kg/s): the base unit of mass-flow.
  public static var kilogramPerSecond: MeasureUnit { standard("kilogram-per-second") }
  /// The kilogram per minute (kg/min): kilogram / minute.
  public static var kilogramPerMinute: MeasureUnit { standard("kilogram-per-minute") }
  /// The kilogram per hour (kg/h): kilogram / hour.
  public static var kilogramPerHour: MeasureUnit { standard("kilogram-per-hour") }
  /// The kilogram per day (kg/d): kilogram / day.
  public static var kilogramPerDay: MeasureUnit { standard("kilogram-per-day") }
  /// The gram per second (g/s): gram / second.
  public static var gramPerSecond: MeasureUnit { standard("gram-per-second") }
  /// The gram per minute (g/min): gram / minute.
  public static var gramPerMinute: MeasureUnit { standard("gram-per-minute") }
  /// The gram per hour (g/h): gram / hour.
  public static var gramPerHour: MeasureUnit { standard("gram-per-hour") }
  /// The milligram per second (mg/s): milligram / second.
  public static var milligramPerSecond: MeasureUnit { standard("milligram-per-second") }
  /// The tonne per hour (t/h): tonne / hour.
  public static var tonnePerHour: MeasureUnit { standard("tonne-per-hour") }
  /// The tonne per day (t/d): tonne / day.
  public static var tonnePerDay: MeasureUnit { standard("tonne-per-day") }
  /// The pound per second (lb/s): pound / second.
  public static var poundPerSecond: MeasureUnit { standard("pound-per-second") }
  /// The pound per minute (lb/min): pound / minute.
  public static var poundPerMinute: MeasureUnit { standard("pound-per-minute") }
  /// The pound per hour (lb/h): pound / hour.
  public static var poundPerHour: MeasureUnit { standard("pound-per-hour") }
  /// The US ton per hour (ton/h (US)): ton / hour.
  public static var tonPerHour: MeasureUnit { standard("ton-per-hour") }
  /// The imperial ton per hour (ton/h (UK)): ton-imperial / hour.
  public static var tonPerHourImperial: MeasureUnit { standard("ton-per-hour-imperial") }
  /// The slug per second (slug/s): slug / second.
  public static var slugPerSecond: MeasureUnit { standard("slug-per-second") }
}

// Dynamic viscosity
extension MeasureUnit {
  /// The pascal second (Pa⋅s): the base unit of dynamic-viscosity.
  public static var pascalSecond: MeasureUnit { standard("pascal-second") }
  /// The millipascal second (mPa⋅s): millipascal * second.
  public static var millipascalSecond: MeasureUnit { standard("millipascal-second") }
  /// The micropascal second (µPa⋅s): micropascal * second.
  public static var micropascalSecond: MeasureUnit { standard("micropascal-second") }
  /// The poise (P): dyne * second / centimeter^2.
  public static var poise: MeasureUnit { standard("poise") }
  /// The centipoise (cP): 1e-2 poise.
  public static var centipoise: MeasureUnit { standard("centipoise") }
  /// The millipoise (mP): 1e-3 poise.
  public static var millipoise: MeasureUnit { standard("millipoise") }
  /// The micropoise (µP): 1e-6 poise.
  public static var micropoise: MeasureUnit { standard("micropoise") }
  /// The kilogram per meter second (kg/(m⋅s)): kilogram / meter * second.
  public static var kilogramPerMeterSecond: MeasureUnit { standard("kilogram-per-meter-second") }
  /// The reyn (reyn): pound-force * second / inch^2.
  public static var reyn: MeasureUnit { standard("reyn") }
  /// The pound-force second per square foot (lbf⋅s/ft²): pound-force * second / foot^2.
  public static var poundForceSecondPerSquareFoot: MeasureUnit { standard("pound-force-second-per-square-foot") }
  /// The pound per foot second (lb/(ft⋅s)): pound / foot * second.
  public static var poundPerFootSecond: MeasureUnit { standard("pound-per-foot-second") }
  /// The pound per foot hour (lb/(ft⋅h)): pound / foot * hour.
  public static var poundPerFootHour: MeasureUnit { standard("pound-per-foot-hour") }
  /// The poundal second per square foot (pdl⋅s/ft²): poundal * second / foot^2.
  public static var poundalSecondPerSquareFoot: MeasureUnit { standard("poundal-second-per-square-foot") }
  /// The slug per foot second (slug/(ft⋅s)): slug / foot * second.
  public static var slugPerFootSecond: MeasureUnit { standard("slug-per-foot-second") }
  /// The kilogram-force second per square meter (kgf⋅s/m²): kilogram-force * second / meter^2.
  public static var kilogramForceSecondPerSquareMeter: MeasureUnit { standard("kilogram-force-second-per-square-meter") }
}

// Kinematic viscosity
extension MeasureUnit {
  /// The square meter per second (m²/s): the base unit of kinematic-viscosity.
  public static var squareMeterPerSecond: MeasureUnit { standard("square-meter-per-second") }
  /// The square centimeter per second (cm²/s): centimeter^2 / second.
  public static var squareCentimeterPerSecond: MeasureUnit { standard("square-centimeter-per-second") }
  /// The square millimeter per second (mm²/s): millimeter^2 / second.
  public static var squareMillimeterPerSecond: MeasureUnit { standard("square-millimeter-per-second") }
  /// The stokes (St): centimeter^2 / second.
  public static var stokes: MeasureUnit { standard("stokes") }
  /// The centistokes (cSt): 1e-2 stokes.
  public static var centistokes: MeasureUnit { standard("centistokes") }
  /// The square foot per second (ft²/s): foot^2 / second.
  public static var squareFootPerSecond: MeasureUnit { standard("square-foot-per-second") }
  /// The square foot per hour (ft²/h): foot^2 / hour.
  public static var squareFootPerHour: MeasureUnit { standard("square-foot-per-hour") }
  /// The square inch per second (in²/s): inch^2 / second.
  public static var squareInchPerSecond: MeasureUnit { standard("square-inch-per-second") }
  /// The square meter per hour (m²/h): meter^2 / hour.
  public static var squareMeterPerHour: MeasureUnit { standard("square-meter-per-hour") }
}

// Voltage
extension MeasureUnit {
  /// The megavolt (MV): 1e6 volt.
  public static var megavolt: MeasureUnit { standard("megavolt") }
  /// The kilovolt (kV): 1e3 volt.
  public static var kilovolt: MeasureUnit { standard("kilovolt") }
  /// The volt (V): the base unit of voltage.
  public static var volt: MeasureUnit { standard("volt") }
  /// The millivolt (mV): 1e-3 volt.
  public static var millivolt: MeasureUnit { standard("millivolt") }
  /// The microvolt (µV): 1e-6 volt.
  public static var microvolt: MeasureUnit { standard("microvolt") }
  /// The nanovolt (nV): 1e-9 volt.
  public static var nanovolt: MeasureUnit { standard("nanovolt") }
  /// The abvolt (abV): erg / abcoulomb.
  public static var abvolt: MeasureUnit { standard("abvolt") }
  /// The statvolt (statV): 299.792458 volt.
  public static var statvolt: MeasureUnit { standard("statvolt") }
  /// The decibel re 1 volt (dBV): level 20 log10 re volt.
  public static var decibelVolt: MeasureUnit { standard("decibel-volt") }
  /// The decibel re 0.775 volt (dBu): level 10 log10 re milliwatt * 600 ohm.
  public static var decibelUnloaded: MeasureUnit { standard("decibel-unloaded") }
  /// The decibel re 1 millivolt (dBmV): level 20 log10 re millivolt.
  public static var decibelMillivolt: MeasureUnit { standard("decibel-millivolt") }
  /// The decibel re 1 microvolt (dBµV): level 20 log10 re microvolt.
  public static var decibelMicrovolt: MeasureUnit { standard("decibel-microvolt") }
}

// Electric current
extension MeasureUnit {
  /// The megaampere (MA): 1e6 ampere.
  public static var megaampere: MeasureUnit { standard("megaampere") }
  /// The kiloampere (kA): 1e3 ampere.
  public static var kiloampere: MeasureUnit { standard("kiloampere") }
  /// The ampere (A): the base unit of electric-current.
  public static var ampere: MeasureUnit { standard("ampere") }
  /// The milliampere (mA): 1e-3 ampere.
  public static var milliampere: MeasureUnit { standard("milliampere") }
  /// The microampere (µA): 1e-6 ampere.
  public static var microampere: MeasureUnit { standard("microampere") }
  /// The nanoampere (nA): 1e-9 ampere.
  public static var nanoampere: MeasureUnit { standard("nanoampere") }
  /// The picoampere (pA): 1e-12 ampere.
  public static var picoampere: MeasureUnit { standard("picoampere") }
  /// The biot (Bi): 10 ampere.
  public static var biot: MeasureUnit { standard("biot") }
  /// The statampere (statA): statcoulomb / second.
  public static var statampere: MeasureUnit { standard("statampere") }
}

// Electric resistance
extension MeasureUnit {
  /// The gigaohm (GΩ): 1e9 ohm.
  public static var gigaohm: MeasureUnit { standard("gigaohm") }
  /// The megaohm (MΩ): 1e6 ohm.
  public static var megaohm: MeasureUnit { standard("megaohm") }
  /// The kiloohm (kΩ): 1e3 ohm.
  public static var kiloohm: MeasureUnit { standard("kiloohm") }
  /// The ohm (Ω): the base unit of electric-resistance.
  public static var ohm: MeasureUnit { standard("ohm") }
  /// The milliohm (mΩ): 1e-3 ohm.
  public static var milliohm: MeasureUnit { standard("milliohm") }
  /// The microohm (µΩ): 1e-6 ohm.
  public static var microohm: MeasureUnit { standard("microohm") }
  /// The abohm (abΩ): abvolt / biot.
  public static var abohm: MeasureUnit { standard("abohm") }
  /// The statohm (statΩ): statvolt / statampere.
  public static var statohm: MeasureUnit { standard("statohm") }
}

// Electric conductance
extension MeasureUnit {
  /// The kilosiemens (kS): 1e3 siemens.
  public static var kilosiemens: MeasureUnit { standard("kilosiemens") }
  /// The siemens (S): the base unit of electric-conductance.
  public static var siemens: MeasureUnit { standard("siemens") }
  /// The millisiemens (mS): 1e-3 siemens.
  public static var millisiemens: MeasureUnit { standard("millisiemens") }
  /// The microsiemens (µS): 1e-6 siemens.
  public static var microsiemens: MeasureUnit { standard("microsiemens") }
  /// The nanosiemens (nS): 1e-9 siemens.
  public static var nanosiemens: MeasureUnit { standard("nanosiemens") }
  /// The mho (℧): 1 / ohm.
  public static var mho: MeasureUnit { standard("mho") }
  /// The abmho (ab℧): 1 / abohm.
  public static var abmho: MeasureUnit { standard("abmho") }
  /// The statmho (stat℧): 1 / statohm.
  public static var statmho: MeasureUnit { standard("statmho") }
}

// Electric charge
extension MeasureUnit {
  /// The kilocoulomb (kC): 1e3 coulomb.
  public static var kilocoulomb: MeasureUnit { standard("kilocoulomb") }
  /// The coulomb (C): the base unit of electric-charge.
  public static var coulomb: MeasureUnit { standard("coulomb") }
  /// The millicoulomb (mC): 1e-3 coulomb.
  public static var millicoulomb: MeasureUnit { standard("millicoulomb") }
  /// The microcoulomb (µC): 1e-6 coulomb.
  public static var microcoulomb: MeasureUnit { standard("microcoulomb") }
  /// The nanocoulomb (nC): 1e-9 coulomb.
  public static var nanocoulomb: MeasureUnit { standard("nanocoulomb") }
  /// The picocoulomb (pC): 1e-12 coulomb.
  public static var picocoulomb: MeasureUnit { standard("picocoulomb") }
  /// The kiloampere hour (kAh): kiloampere * hour.
  public static var kiloampereHour: MeasureUnit { standard("kiloampere-hour") }
  /// The ampere hour (Ah): ampere * hour.
  public static var ampereHour: MeasureUnit { standard("ampere-hour") }
  /// The milliampere hour (mAh): milliampere * hour.
  public static var milliampereHour: MeasureUnit { standard("milliampere-hour") }
  /// The elementary charge (e): 1.602176634e-19 coulomb.
  public static var elementaryCharge: MeasureUnit { standard("elementary-charge") }
  /// The faraday (faraday): 6.02214076e23 elementary-charge.
  public static var faraday: MeasureUnit { standard("faraday") }
  /// The abcoulomb (abC): biot * second.
  public static var abcoulomb: MeasureUnit { standard("abcoulomb") }
  /// The statcoulomb (statC): 1/2997924580 coulomb.
  public static var statcoulomb: MeasureUnit { standard("statcoulomb") }
}

// Electric capacitance
extension MeasureUnit {
  /// The farad (F): the base unit of electric-capacitance.
  public static var farad: MeasureUnit { standard("farad") }
  /// The millifarad (mF): 1e-3 farad.
  public static var millifarad: MeasureUnit { standard("millifarad") }
  /// The microfarad (µF): 1e-6 farad.
  public static var microfarad: MeasureUnit { standard("microfarad") }
  /// The nanofarad (nF): 1e-9 farad.
  public static var nanofarad: MeasureUnit { standard("nanofarad") }
  /// The picofarad (pF): 1e-12 farad.
  public static var picofarad: MeasureUnit { standard("picofarad") }
  /// The femtofarad (fF): 1e-15 farad.
  public static var femtofarad: MeasureUnit { standard("femtofarad") }
  /// The abfarad (abF): abcoulomb / abvolt.
  public static var abfarad: MeasureUnit { standard("abfarad") }
  /// The statfarad (statF): statcoulomb / statvolt.
  public static var statfarad: MeasureUnit { standard("statfarad") }
}

// Electric inductance
extension MeasureUnit {
  /// The henry (H): the base unit of electric-inductance.
  public static var henry: MeasureUnit { standard("henry") }
  /// The millihenry (mH): 1e-3 henry.
  public static var millihenry: MeasureUnit { standard("millihenry") }
  /// The microhenry (µH): 1e-6 henry.
  public static var microhenry: MeasureUnit { standard("microhenry") }
  /// The nanohenry (nH): 1e-9 henry.
  public static var nanohenry: MeasureUnit { standard("nanohenry") }
  /// The picohenry (pH): 1e-12 henry.
  public static var picohenry: MeasureUnit { standard("picohenry") }
  /// The abhenry (abH): abvolt * second / biot.
  public static var abhenry: MeasureUnit { standard("abhenry") }
  /// The stathenry (statH): statvolt * second / statampere.
  public static var stathenry: MeasureUnit { standard("stathenry") }
}

// Magnetic flux
extension MeasureUnit {
  /// The weber (Wb): the base unit of magnetic-flux.
  public static var weber: MeasureUnit { standard("weber") }
  /// The milliweber (mWb): 1e-3 weber.
  public static var milliweber: MeasureUnit { standard("milliweber") }
  /// The microweber (µWb): 1e-6 weber.
  public static var microweber: MeasureUnit { standard("microweber") }
  /// The nanoweber (nWb): 1e-9 weber.
  public static var nanoweber: MeasureUnit { standard("nanoweber") }
  /// The kilomaxwell (kMx): 1e3 maxwell.
  public static var kilomaxwell: MeasureUnit { standard("kilomaxwell") }
  /// The maxwell (Mx): 1e-8 weber.
  public static var maxwell: MeasureUnit { standard("maxwell") }
}

// Magnetic flux density
extension MeasureUnit {
  /// The tesla (T): the base unit of magnetic-flux-density.
  public static var tesla: MeasureUnit { standard("tesla") }
  /// The millitesla (mT): 1e-3 tesla.
  public static var millitesla: MeasureUnit { standard("millitesla") }
  /// The microtesla (µT): 1e-6 tesla.
  public static var microtesla: MeasureUnit { standard("microtesla") }
  /// The nanotesla (nT): 1e-9 tesla.
  public static var nanotesla: MeasureUnit { standard("nanotesla") }
  /// The picotesla (pT): 1e-12 tesla.
  public static var picotesla: MeasureUnit { standard("picotesla") }
  /// The kilogauss (kG): 1e3 gauss.
  public static var kilogauss: MeasureUnit { standard("kilogauss") }
  /// The gauss (G): maxwell / centimeter^2.
  public static var gauss: MeasureUnit { standard("gauss") }
  /// The milligauss (mG): 1e-3 gauss.
  public static var milligauss: MeasureUnit { standard("milligauss") }
  /// The gamma (gamma): nanotesla.
  public static var gamma: MeasureUnit { standard("gamma") }
}

// Magnetic field strength
extension MeasureUnit {
  /// The kiloampere per meter (kA/m): kiloampere / meter.
  public static var kiloamperePerMeter: MeasureUnit { standard("kiloampere-per-meter") }
  /// The ampere per meter (A/m): the base unit of magnetic-field-strength.
  public static var amperePerMeter: MeasureUnit { standard("ampere-per-meter") }
  /// The ampere per centimeter (A/cm): ampere / centimeter.
  public static var amperePerCentimeter: MeasureUnit { standard("ampere-per-centimeter") }
  /// The kilooersted (kOe): 1e3 oersted.
  public static var kilooersted: MeasureUnit { standard("kilooersted") }
  /// The oersted (Oe): 250 ampere / pi * meter.
  public static var oersted: MeasureUnit { standard("oersted") }
}

// Luminous intensity
extension MeasureUnit {
  /// The kilocandela (kcd): 1e3 candela.
  public static var kilocandela: MeasureUnit { standard("kilocandela") }
  /// The candela (cd): the base unit of luminous-intensity.
  public static var candela: MeasureUnit { standard("candela") }
  /// The millicandela (mcd): 1e-3 candela.
  public static var millicandela: MeasureUnit { standard("millicandela") }
  /// The candlepower (cp): candela.
  public static var candlepower: MeasureUnit { standard("candlepower") }
}

// Luminous flux
extension MeasureUnit {
  /// The kilolumen (klm): 1e3 lumen.
  public static var kilolumen: MeasureUnit { standard("kilolumen") }
  /// The lumen (lm): the base unit of luminous-flux.
  public static var lumen: MeasureUnit { standard("lumen") }
  /// The millilumen (mlm): 1e-3 lumen.
  public static var millilumen: MeasureUnit { standard("millilumen") }
}

// Illuminance
extension MeasureUnit {
  /// The kilolux (klx): 1e3 lux.
  public static var kilolux: MeasureUnit { standard("kilolux") }
  /// The lux (lx): the base unit of illuminance.
  public static var lux: MeasureUnit { standard("lux") }
  /// The millilux (mlx): 1e-3 lux.
  public static var millilux: MeasureUnit { standard("millilux") }
  /// The microlux (µlx): 1e-6 lux.
  public static var microlux: MeasureUnit { standard("microlux") }
  /// The foot-candle (fc): lumen / foot^2.
  public static var footCandle: MeasureUnit { standard("foot-candle") }
  /// The phot (ph): lumen / centimeter^2.
  public static var phot: MeasureUnit { standard("phot") }
  /// The nox (nx): millilux.
  public static var nox: MeasureUnit { standard("nox") }
}

// Luminance
extension MeasureUnit {
  /// The kilocandela per square meter (kcd/m²): kilocandela / meter^2.
  public static var kilocandelaPerSquareMeter: MeasureUnit { standard("kilocandela-per-square-meter") }
  /// The candela per square meter (cd/m²): the base unit of luminance.
  public static var candelaPerSquareMeter: MeasureUnit { standard("candela-per-square-meter") }
  /// The candela per square foot (cd/ft²): candela / foot^2.
  public static var candelaPerSquareFoot: MeasureUnit { standard("candela-per-square-foot") }
  /// The candela per square inch (cd/in²): candela / inch^2.
  public static var candelaPerSquareInch: MeasureUnit { standard("candela-per-square-inch") }
  /// The stilb (sb): candela / centimeter^2.
  public static var stilb: MeasureUnit { standard("stilb") }
  /// The lambert (La): candela / pi * centimeter^2.
  public static var lambert: MeasureUnit { standard("lambert") }
  /// The millilambert (mLa): 1e-3 lambert.
  public static var millilambert: MeasureUnit { standard("millilambert") }
  /// The foot-lambert (fL): candela / pi * foot^2.
  public static var footLambert: MeasureUnit { standard("foot-lambert") }
  /// The apostilb (asb): candela / pi * meter^2.
  public static var apostilb: MeasureUnit { standard("apostilb") }
}

// Sound intensity
extension MeasureUnit {
  /// The watt per square meter (W/m²): the base unit of sound-intensity.
  public static var wattPerSquareMeter: MeasureUnit { standard("watt-per-square-meter") }
  /// The milliwatt per square meter (mW/m²): milliwatt / meter^2.
  public static var milliwattPerSquareMeter: MeasureUnit { standard("milliwatt-per-square-meter") }
  /// The microwatt per square meter (µW/m²): microwatt / meter^2.
  public static var microwattPerSquareMeter: MeasureUnit { standard("microwatt-per-square-meter") }
  /// The nanowatt per square meter (nW/m²): nanowatt / meter^2.
  public static var nanowattPerSquareMeter: MeasureUnit { standard("nanowatt-per-square-meter") }
  /// The picowatt per square meter (pW/m²): picowatt / meter^2.
  public static var picowattPerSquareMeter: MeasureUnit { standard("picowatt-per-square-meter") }
  /// The watt per square centimeter (W/cm²): watt / centimeter^2.
  public static var wattPerSquareCentimeter: MeasureUnit { standard("watt-per-square-centimeter") }
  /// The decibel of sound intensity (dB SIL): level 10 log10 re picowatt-per-square-meter.
  public static var decibelSoundIntensity: MeasureUnit { standard("decibel-sound-intensity") }
}

// Radioactivity
extension MeasureUnit {
  /// The terabecquerel (TBq): 1e12 becquerel.
  public static var terabecquerel: MeasureUnit { standard("terabecquerel") }
  /// The gigabecquerel (GBq): 1e9 becquerel.
  public static var gigabecquerel: MeasureUnit { standard("gigabecquerel") }
  /// The megabecquerel (MBq): 1e6 becquerel.
  public static var megabecquerel: MeasureUnit { standard("megabecquerel") }
  /// The kilobecquerel (kBq): 1e3 becquerel.
  public static var kilobecquerel: MeasureUnit { standard("kilobecquerel") }
  /// The becquerel (Bq): the base unit of radioactivity.
  public static var becquerel: MeasureUnit { standard("becquerel") }
  /// The millibecquerel (mBq): 1e-3 becquerel.
  public static var millibecquerel: MeasureUnit { standard("millibecquerel") }
  /// The kilocurie (kCi): 1e3 curie.
  public static var kilocurie: MeasureUnit { standard("kilocurie") }
  /// The curie (Ci): 3.7e10 becquerel.
  public static var curie: MeasureUnit { standard("curie") }
  /// The millicurie (mCi): 1e-3 curie.
  public static var millicurie: MeasureUnit { standard("millicurie") }
  /// The microcurie (µCi): 1e-6 curie.
  public static var microcurie: MeasureUnit { standard("microcurie") }
  /// The nanocurie (nCi): 1e-9 curie.
  public static var nanocurie: MeasureUnit { standard("nanocurie") }
  /// The picocurie (pCi): 1e-12 curie.
  public static var picocurie: MeasureUnit { standard("picocurie") }
  /// The rutherford (Rd): megabecquerel.
  public static var rutherford: MeasureUnit { standard("rutherford") }
  /// The disintegration per minute (dpm): 1 / minute.
  public static var disintegrationPerMinute: MeasureUnit { standard("disintegration-per-minute") }
}

// Absorbed dose
extension MeasureUnit {
  /// The kilogray (kGy): 1e3 gray.
  public static var kilogray: MeasureUnit { standard("kilogray") }
  /// The gray (Gy): the base unit of absorbed-dose.
  public static var gray: MeasureUnit { standard("gray") }
  /// The centigray (cGy): 1e-2 gray.
  public static var centigray: MeasureUnit { standard("centigray") }
  /// The milligray (mGy): 1e-3 gray.
  public static var milligray: MeasureUnit { standard("milligray") }
  /// The microgray (µGy): 1e-6 gray.
  public static var microgray: MeasureUnit { standard("microgray") }
  /// The kilorad (krad): 1e3 rad-dose.
  public static var kilorad: MeasureUnit { standard("kilorad") }
  /// The rad (dose) (rad (dose)): 100 erg / gram.
  public static var radDose: MeasureUnit { standard("rad-dose") }
}

// Dose equivalent
extension MeasureUnit {
  /// The sievert (Sv): the base unit of dose-equivalent.
  public static var sievert: MeasureUnit { standard("sievert") }
  /// The millisievert (mSv): 1e-3 sievert.
  public static var millisievert: MeasureUnit { standard("millisievert") }
  /// The microsievert (µSv): 1e-6 sievert.
  public static var microsievert: MeasureUnit { standard("microsievert") }
  /// The nanosievert (nSv): 1e-9 sievert.
  public static var nanosievert: MeasureUnit { standard("nanosievert") }
  /// The rem (rem): 1e-2 sievert.
  public static var rem: MeasureUnit { standard("rem") }
  /// The millirem (mrem): 1e-3 rem.
  public static var millirem: MeasureUnit { standard("millirem") }
}

// Exposure (X and gamma rays)
extension MeasureUnit {
  /// The coulomb per kilogram (C/kg): the base unit of exposure.
  public static var coulombPerKilogram: MeasureUnit { standard("coulomb-per-kilogram") }
  /// The millicoulomb per kilogram (mC/kg): millicoulomb / kilogram.
  public static var millicoulombPerKilogram: MeasureUnit { standard("millicoulomb-per-kilogram") }
  /// The roentgen (R): 2.58e-4 coulomb-per-kilogram.
  public static var roentgen: MeasureUnit { standard("roentgen") }
  /// The milliroentgen (mR): 1e-3 roentgen.
  public static var milliroentgen: MeasureUnit { standard("milliroentgen") }
  /// The microroentgen (µR): 1e-6 roentgen.
  public static var microroentgen: MeasureUnit { standard("microroentgen") }
}

// Amount of substance
extension MeasureUnit {
  /// The kilomole (kmol): 1e3 mole.
  public static var kilomole: MeasureUnit { standard("kilomole") }
  /// The mole (mol): the base unit of amount-of-substance.
  public static var mole: MeasureUnit { standard("mole") }
  /// The millimole (mmol): 1e-3 mole.
  public static var millimole: MeasureUnit { standard("millimole") }
  /// The micromole (µmol): 1e-6 mole.
  public static var micromole: MeasureUnit { standard("micromole") }
  /// The nanomole (nmol): 1e-9 mole.
  public static var nanomole: MeasureUnit { standard("nanomole") }
  /// The picomole (pmol): 1e-12 mole.
  public static var picomole: MeasureUnit { standard("picomole") }
  /// The pound-mole (lbmol): pound mole / gram.
  public static var poundMole: MeasureUnit { standard("pound-mole") }
}

// Amount concentration
extension MeasureUnit {
  /// The mole per cubic centimeter (mol/cm³): mole / centimeter^3.
  public static var molePerCubicCentimeter: MeasureUnit { standard("mole-per-cubic-centimeter") }
  /// The mole per liter (mol/L): mole / liter.
  public static var molePerLiter: MeasureUnit { standard("mole-per-liter") }
  /// The mole per cubic meter (mol/m³): the base unit of amount-concentration.
  public static var molePerCubicMeter: MeasureUnit { standard("mole-per-cubic-meter") }
  /// The millimole per liter (mmol/L): millimole / liter.
  public static var millimolePerLiter: MeasureUnit { standard("millimole-per-liter") }
  /// The micromole per liter (µmol/L): micromole / liter.
  public static var micromolePerLiter: MeasureUnit { standard("micromole-per-liter") }
  /// The nanomole per liter (nmol/L): nanomole / liter.
  public static var nanomolePerLiter: MeasureUnit { standard("nanomole-per-liter") }
  /// The picomole per liter (pmol/L): picomole / liter.
  public static var picomolePerLiter: MeasureUnit { standard("picomole-per-liter") }
  /// The pH (pH): level -1 log10 re mole-per-liter.
  public static var phScale: MeasureUnit { standard("ph-scale") }
}

// Catalytic activity
extension MeasureUnit {
  /// The katal (kat): the base unit of catalytic-activity.
  public static var katal: MeasureUnit { standard("katal") }
  /// The millikatal (mkat): 1e-3 katal.
  public static var millikatal: MeasureUnit { standard("millikatal") }
  /// The microkatal (µkat): 1e-6 katal.
  public static var microkatal: MeasureUnit { standard("microkatal") }
  /// The nanokatal (nkat): 1e-9 katal.
  public static var nanokatal: MeasureUnit { standard("nanokatal") }
  /// The kilounit (enzyme) (kU): 1e3 unit-enzyme.
  public static var kilounitEnzyme: MeasureUnit { standard("kilounit-enzyme") }
  /// The unit (enzyme) (U): micromole / minute.
  public static var unitEnzyme: MeasureUnit { standard("unit-enzyme") }
  /// The milliunit (enzyme) (mU): 1e-3 unit-enzyme.
  public static var milliunitEnzyme: MeasureUnit { standard("milliunit-enzyme") }
}

// Linear density
extension MeasureUnit {
  /// The kilogram per meter (kg/m): the base unit of linear-density.
  public static var kilogramPerMeter: MeasureUnit { standard("kilogram-per-meter") }
  /// The gram per meter (g/m): gram / meter.
  public static var gramPerMeter: MeasureUnit { standard("gram-per-meter") }
  /// The kilotex (ktex): 1e3 tex.
  public static var kilotex: MeasureUnit { standard("kilotex") }
  /// The tex (tex): gram / kilometer.
  public static var tex: MeasureUnit { standard("tex") }
  /// The decitex (dtex): 1e-1 tex.
  public static var decitex: MeasureUnit { standard("decitex") }
  /// The millitex (mtex): 1e-3 tex.
  public static var millitex: MeasureUnit { standard("millitex") }
  /// The denier (den): gram / 9 kilometer.
  public static var denier: MeasureUnit { standard("denier") }
  /// The pound per foot (lb/ft): pound / foot.
  public static var poundPerFoot: MeasureUnit { standard("pound-per-foot") }
  /// The pound per inch (lb/in): pound / inch.
  public static var poundPerInch: MeasureUnit { standard("pound-per-inch") }
  /// The pound per yard (lb/yd): pound / yard.
  public static var poundPerYard: MeasureUnit { standard("pound-per-yard") }
  /// The metric yarn number (Nm (yarn)): reciprocal kilometer / kilogram.
  public static var numberMetric: MeasureUnit { standard("number-metric") }
  /// The English cotton count (Ne (yarn)): reciprocal 840 yard / pound.
  public static var numberEnglish: MeasureUnit { standard("number-english") }
}

// Portion
extension MeasureUnit {
  /// The part (part): the base unit of portion.
  public static var part: MeasureUnit { standard("part") }
  /// The percent (%): 1e-2 part.
  public static var percent: MeasureUnit { standard("percent") }
  /// The permille (‰): 1e-3 part.
  public static var permille: MeasureUnit { standard("permille") }
  /// The permyriad (‱): 1e-4 part.
  public static var permyriad: MeasureUnit { standard("permyriad") }
  /// The part per million (ppm): 1e-6 part.
  public static var partPer1e6: MeasureUnit { standard("part-per-1e6") }
  /// The part per billion (ppb): 1e-9 part.
  public static var partPer1e9: MeasureUnit { standard("part-per-1e9") }
  /// The part per trillion (ppt): 1e-12 part.
  public static var partPer1e12: MeasureUnit { standard("part-per-1e12") }
  /// The karat (kt): 1/24 part.
  public static var karat: MeasureUnit { standard("karat") }
}

// Level
extension MeasureUnit {
  /// The neper (Np): the base unit of level.
  public static var neper: MeasureUnit { standard("neper") }
  /// The decineper (dNp): 1e-1 neper.
  public static var decineper: MeasureUnit { standard("decineper") }
  /// The bel (B): 1/2 ln10 neper.
  public static var bel: MeasureUnit { standard("bel") }
  /// The decibel (dB): 1e-1 bel.
  public static var decibel: MeasureUnit { standard("decibel") }
  /// The millibel (mB): 1e-3 bel.
  public static var millibel: MeasureUnit { standard("millibel") }
}
