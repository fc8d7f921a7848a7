extension CatalogText {
  /// Fuel economy, in meters per cubic meter; fuel per distance is its reciprocal.
  static let fuelEconomy = CatalogText(
    name: "fuel-economy",
    #"""
    quantity fuel-economy
    name Fuel economy
    description Distance driven per volume of fuel, or fuel burnt per distance.
    alias Fuel efficiency | Fuel consumption
    icon fuelpump
    base meter-per-cubic-meter
    dimension length^-2
    # Default first: US, then imperial.
    choice mpg | mi/gal | mile per gallon | miles per gallon = mile-per-gallon
      mile-per-gallon-imperial
    choice gal/100mi | gal/100 mi | gallon per 100 miles | gallons per 100 miles =
      gallon-per-100-mile gallon-per-100-mile-imperial

    unit liter-per-100-kilometer
    symbol L/100 km | L/100km | l/100km | l/100 km
    name liter per 100 kilometers
    plural liters per 100 kilometers
    alias liter per 100 kilometer | liters per 100 kilometer | liters per 100 km | L per 100 km
    system metric
    definition reciprocal liter / 100 * kilometer
    source NIST SP 811 (2008), appendix B.8
    note Fuel for a distance: the less the better, so 0 has no counterpart in km/L.

    unit liter-per-kilometer
    symbol L/km | l/km
    name liter per kilometer
    plural liters per kilometer
    system metric
    definition reciprocal liter / kilometer
    source NIST SP 811 (2008), appendix B.8, by the liter per 100 kilometers
    note Fuel for a distance: the less the better.

    unit liter-per-10-kilometer
    symbol L/10 km | L/10km | l/10km | l/10 km | L/mil
    name liter per 10 kilometers
    plural liters per 10 kilometers
    alias liter per Scandinavian mile | liters per Scandinavian mile
    system metric
    definition reciprocal liter / 10 * kilometer
    source Customary in Sweden and Norway
    kind conventional
    note Per Scandinavian mile of 10 km.

    unit kilometer-per-liter
    symbol km/L | km/l
    name kilometer per liter
    plural kilometers per liter
    alias kmpl | kpl
    system metric
    definition kilometer / liter
    source NIST SP 811 (2008), appendix B.8

    unit mile-per-gallon
    symbol mpg (US) | mi/gal (US)
    name mile per US gallon
    plural miles per US gallon
    alias mpg US | US mpg | miles per gallon (US) | mile per gallon (US)
    system us
    definition mile / gallon
    source NIST SP 811 (2008), appendix B.8

    unit mile-per-gallon-imperial
    symbol mpg (UK) | mi/gal (UK)
    name mile per imperial gallon
    plural miles per imperial gallon
    alias mpg UK | UK mpg | imp mpg | mpg imp | imperial mpg | miles per gallon (UK) | miles per
      UK gallon | miles per gallon (imperial)
    system imperial
    definition mile / gallon-imperial
    source NIST SP 811 (2008), appendix B.8, by the mile per gallon
    note Of imperial gallons, which are a fifth larger than US ones.

    unit mile-per-liter
    symbol mi/L | mi/l
    name mile per liter
    plural miles per liter
    alias mpl
    system imperial
    definition mile / liter
    source Customary in the United Kingdom
    kind conventional
    note Of statute miles.

    unit kilometer-per-gallon
    symbol km/gal (US)
    name kilometer per US gallon
    plural kilometers per US gallon
    alias km/gal | kilometer per gallon | kilometers per gallon
    system us
    definition kilometer / gallon
    source Customary in Latin America
    kind conventional
    note Of US gallons.

    unit gallon-per-100-mile
    symbol gal/100 mi (US) | gal/100mi (US)
    name US gallon per 100 miles
    plural US gallons per 100 miles
    alias US gallon per 100 mile
    system us
    definition reciprocal gallon / 100 * mile
    source 40 CFR 600.302-12
    note Fuel for a distance, as on US labels: the less the better.

    unit gallon-per-100-mile-imperial
    symbol gal/100 mi (UK) | gal/100mi (UK)
    name imperial gallon per 100 miles
    plural imperial gallons per 100 miles
    alias UK gallon per 100 miles | UK gallons per 100 miles
    system imperial
    definition reciprocal gallon-imperial / 100 * mile
    source UK Weights and Measures Act 1985, schedule 1, for gallon and mile
    note Fuel for a distance: the less the better.

    unit meter-per-cubic-meter
    symbol m/m³
    name meter per cubic meter
    plural meters per cubic meter
    system metric
    definition meter / meter^3
    source SI Brochure, 9th edition (2019), section 2.3.4
    """#)
}
