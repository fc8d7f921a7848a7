extension LocalUnitNames {
  static let german: StaticString = """
    kilometer Kilometern
    meter Metern
    centimeter Zentimeter|Zentimeters|Zentimetern
    millimeter Millimetern
    mile Meilen|Meile
    foot Fuß|Fußes
    inch Zoll|Zolls
    nautical-mile sm|Seemeilen|Seemeile
    kilogram Kilogramm|Kilogramms
    gram Gramm|Gramms
    milligram Milligramm|Milligramms
    tonne Tonnen
    pound Pfund|Pfunds
    ounce Unzen|Unze
    liter Litern
    milliliter Millilitern
    centiliter Zentiliter|Zentiliters|Zentilitern
    deciliter Deziliter|Deziliters|Dezilitern
    cubic-meter Kubikmeter|Kubikmeters|Kubikmetern
    cubic-centimeter Kubikzentimeter|Kubikzentimeters|Kubikzentimetern
    cup Tassen|Tasse
    pint Pinten|Pinte
    gallon Gallonen|Gallone
    tablespoon EL|Esslöffel|Esslöffels|Esslöffeln
    teaspoon TL|Teelöffel|Teelöffels|Teelöffeln
    square-meter Quadratmeter|Quadratmeters|Quadratmetern|qm
    square-kilometer Quadratkilometer|Quadratkilometers|Quadratkilometern|qkm
    square-centimeter Quadratzentimeter|Quadratzentimeters|Quadratzentimetern|qcm
    hectare Hektar|Hektars
    square-foot Quadratfuß|Quadratfußes
    second Sek.|Sekunden|Sekunde
    minute Min.|Minuten
    hour Std.|Stunden|Stunde|Stdn.
    day Tg.|Tage|Tag|Tages|Tagen
    week Wo.|Wochen|Woche
    millisecond Millisekunden|Millisekunde
    kilometer-per-hour Kilometer pro Stunde|Kilometers pro Stunde|Kilometern pro Stunde
    meter-per-second Meter pro Sekunde|Meters pro Sekunde|Metern pro Sekunde
    mile-per-hour Meilen pro Stunde|Meile pro Stunde
    celsius Grad Celsius|Grads Celsius
    fahrenheit Grad Fahrenheit|Grads Fahrenheit
    liter-per-100-kilometer Liter pro 100 Kilometer|Liters pro 100 Kilometer
    liter-per-100-kilometer Litern pro 100 Kilometer
    kilocalorie Kilokalorien|Kilokalorie
    kilowatt-hour Kilowattstunden|Kilowattstunde
    degree Grad|Grads
    kilobyte kbyte
    megabyte Mbyte
    month-30-day/month Monate|Monat|Monats|Monaten|Monates
    year-365-day/year Jahre|Jahr|Jahrs|Jahren|Jahres
    decade Jahrzehnte|Jahrzehnt|Jahrzehnts|Jahrzehnten|Jahrzehntes
    century Jahrhunderte|Jahrhundert|Jahrhunderts|Jahrhunderten
    """
}
