extension LocalUnitNames {
  static let italian: StaticString = """
    kilometer chilometri|chilometro
    meter metri|metro
    centimeter centimetri|centimetro
    millimeter millimetri|millimetro
    mile miglia|miglio
    foot piedi|piede
    inch pollici|pollice
    yard iarde|iarda
    nautical-mile miglia nautiche|miglio nautico
    kilogram chilogrammi|chilogrammo
    gram grammi|grammo
    milligram milligrammi|milligrammo
    tonne tonnellate metriche|tonnellata metrica
    pound libbre|libbra
    ounce once|oncia
    liter litri|litro
    milliliter millilitri|millilitro
    centiliter centilitri|centilitro
    deciliter decilitri|decilitro
    cubic-meter metri cubi|metro cubo
    cubic-centimeter centimetri cubi|centimetro cubo
    cup tazze|tazza
    pint pinte|pinta
    gallon galloni|gallone
    tablespoon cucchiai da tavola|cucchiaio da tavola
    teaspoon cucchiai da tè|cucchiaio da tè
    square-meter metri quadrati|metro quadrato
    square-kilometer chilometri quadrati|chilometro quadrato
    square-centimeter centimetri quadrati|centimetro quadrato
    hectare ettari|ettaro
    square-foot piedi quadrati|piede quadrato
    second secondi|secondo
    minute minuti|minuto
    hour ore|ora
    day giorni|giorno
    week settimane|settimana
    millisecond millisecondi|millisecondo
    kilometer-per-hour chilometri orari|chilometro orario
    meter-per-second metri al secondo|metro al secondo
    mile-per-hour miglia all’ora|miglio all’ora
    celsius gradi Celsius|grado Celsius
    fahrenheit gradi Fahrenheit|grado Fahrenheit
    liter-per-100-kilometer litri per 100 chilometri|litro per 100 chilometri
    kilocalorie chilocalorie|chilocaloria
    kilowatt-hour chilowattora
    degree gradi|grado
    month-30-day/month mesi|mese
    year-365-day/year anni|anno
    decade decadi|decenni|decennio
    century secoli|secolo
    """
}
