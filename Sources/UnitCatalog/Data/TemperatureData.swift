extension CatalogText {
  /// Temperature, in kelvins.
  static let temperature = CatalogText(
    name: "temperature",
    #"""
    quantity temperature
    name Temperature
    description How hot or cold something is.
    icon thermometer.medium
    base kelvin
    dimension temperature
    lowest 0
    # A symbol of its own quantity first.
    choice K = kelvin kilobyte
    choice c = light-speed celsius
    choice R = rankine roentgen

    unit kelvin
    symbol K
    name kelvin
    alias degree kelvin | degrees kelvin
    system metric
    definition base
    source SI Brochure, 9th edition (2019), section 2.3.1

    unit celsius
    symbol °C | C
    name degree Celsius
    plural degrees Celsius
    alias celsius | centigrade | degC | deg C | ° C | degrees centigrade |
      degrees C | degree C
    system metric
    definition 1 kelvin + 273.15 kelvin
    source SI Brochure, 9th edition (2019), section 2.3.4

    unit fahrenheit
    symbol °F | F
    name degree Fahrenheit
    plural degrees Fahrenheit
    alias fahrenheit | degF | deg F | ° F | f | degrees F | degree F
    system us imperial
    definition 5/9 kelvin + 459.67 * 5/9 kelvin
    source NIST SP 811 (2008), appendix B.8

    unit rankine
    symbol °R | °Ra | R
    name degree Rankine
    plural degrees Rankine
    alias rankine | degR | deg R
    system us imperial
    definition 5/9 kelvin
    source NIST SP 811 (2008), appendix B.8

    unit reaumur
    symbol °Ré | °Re
    name degree Réaumur
    plural degrees Réaumur
    alias réaumur | reaumur | degree reaumur | degrees reaumur
    system other
    definition 5/4 kelvin + 273.15 kelvin
    source Customary scale: water freezes at 0, boils at 80
    kind conventional
    note Taken as 4/5 of the Celsius scale.

    unit newton-scale
    symbol °N
    name degree Newton
    plural degrees Newton
    alias newton scale
    system other
    definition 100/33 kelvin + 273.15 kelvin
    source Customary scale: water freezes at 0, boils at 33
    kind conventional
    note Taken as 33/100 of the Celsius scale.

    unit delisle
    symbol °De | °D
    name degree Delisle
    plural degrees Delisle
    alias delisle
    system other
    definition -2/3 kelvin + 373.15 kelvin
    source Customary scale: water boils at 0, freezes at 150
    kind conventional
    note Runs downwards: 150 is 0 °C, 0 is 100 °C.

    unit romer
    symbol °Rø
    name degree Rømer
    plural degrees Rømer
    alias rømer | romer | roemer | degree romer | degrees romer
    system other
    definition 40/21 kelvin + 273.15 kelvin - 7.5 * 40/21 kelvin
    source Customary scale: water freezes at 7.5, boils at 60
    kind conventional
    note Taken as 21/40 of the Celsius scale, with 0 °C at 7.5.
    """#)
}
