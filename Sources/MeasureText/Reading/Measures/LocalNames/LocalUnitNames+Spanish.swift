extension LocalUnitNames {
  static let spanish: StaticString = """
    kilometer kilómetros|kilómetro
    meter metros|metro
    centimeter centímetros|centímetro
    millimeter milímetros|milímetro
    mile millas|milla
    foot pies|pie
    inch pulgadas|pulgada
    yard yardas|yarda
    nautical-mile millas náuticas|milla náutica
    kilogram kilogramos|kilogramo
    gram gramos|gramo
    milligram miligramos|miligramo
    tonne toneladas|tonelada
    pound libras|libra
    ounce onzas|onza
    liter litros|litro
    milliliter mililitros|mililitro
    centiliter centilitros|centilitro
    deciliter decilitros|decilitro
    cubic-meter metros cúbicos|metro cúbico
    cubic-centimeter centímetros cúbicos|centímetro cúbico
    cup tza|tazas|taza
    pint pintas|pinta
    gallon galones|galón
    tablespoon cda|cucharadas|cucharada
    teaspoon cdta|cucharaditas|cucharadita
    square-meter metros cuadrados|metro cuadrado
    square-kilometer kilómetros cuadrados|kilómetro cuadrado
    square-centimeter centímetros cuadrados|centímetro cuadrado
    hectare hectáreas|hectárea
    square-foot pies cuadrados|pie cuadrado
    second segundos|segundo
    minute minutos|minuto
    hour horas|hora
    day días|día
    week sem.|semanas|semana
    millisecond milisegundos|milisegundo
    kilometer-per-hour kilómetros por hora|kilómetro por hora
    meter-per-second metros por segundo|metro por segundo
    mile-per-hour millas por hora|milla por hora
    celsius grados Celsius|grado Celsius
    fahrenheit grados Fahrenheit|grado Fahrenheit
    liter-per-100-kilometer litros por 100 kilómetros|litro por 100 kilómetros
    joule julios|julio
    kilojoule kilojulios|kilojulio
    kilocalorie kilocalorías|kilocaloría
    kilowatt-hour kilovatios hora|kilovatio hora
    watt vatios|vatio
    kilowatt kilovatios|kilovatio
    bar bares
    pascal pascales
    degree grad.|grados|grado
    month-30-day/month meses|mes
    year-365-day/year años|año
    decade décadas|década|decenios|decenio
    century siglos|siglo
    """
}
