extension LocalUnitNames {
  static let french: StaticString = """
    kilometer kilomètres|kilomètre
    meter mètres|mètre
    centimeter centimètres|centimètre
    millimeter millimètres|millimètre
    foot pi|pieds|pied
    inch po|pouces|pouce
    nautical-mile milles marins|mille marin
    pound livres|livre
    ounce onces|once
    deciliter décilitres|décilitre
    cubic-meter mètres cubes|mètre cube
    cubic-centimeter centimètres cubes|centimètre cube
    cup tasses|tasse
    pint pintes|pinte
    tablespoon c. à s.|cuillères à soupe|cuillère à soupe
    teaspoon c. à c.|cuillères à café|cuillère à café
    square-meter mètres carrés|mètre carré
    square-kilometer kilomètres carrés|kilomètre carré
    square-centimeter centimètres carrés|centimètre carré
    square-foot pi²|pieds carrés|pied carré
    second secondes|seconde
    hour heures|heure
    day j|jours|jour
    week sem.|semaines|semaine
    millisecond millisecondes|milliseconde
    kilometer-per-hour kilomètres par heure|kilomètre par heure
    meter-per-second mètres par seconde|mètre par seconde
    mile-per-hour miles par heure|mile par heure
    celsius degrés Celsius|degré Celsius
    fahrenheit degrés Fahrenheit|degré Fahrenheit
    liter-per-100-kilometer litres aux 100 km|litre aux 100 km
    kilowatt-hour kilowatt-heures|kilowatt-heure
    degree degrés|degré
    byte o
    kilobyte ko|kilooctets|kilooctet
    megabyte Mo|mégaoctets|mégaoctet
    gigabyte Go|gigaoctets|gigaoctet
    month-30-day/month mois
    year-365-day/year ans|an|années|année
    decade décennies|décennie
    century siècles|siècle
    """
}
