extension LocalUnitNames {
  static let portuguese: StaticString = """
    kilometer quilômetros|quilômetro|quilómetros|quilómetro
    meter metros|metro
    centimeter centímetros|centímetro
    millimeter milímetros|milímetro
    mile milhas|milha
    foot pés|pé
    inch pol.|polegadas|polegada
    yard jardas|jarda
    nautical-mile mn|milhas náuticas|milha náutica
    kilogram quilogramas|quilograma
    gram gramas|grama
    milligram miligramas|miligrama
    tonne toneladas métricas|tonelada métrica
    pound libras|libra
    ounce onças|onça
    liter litros|litro
    milliliter mililitros|mililitro
    centiliter centilitros|centilitro
    deciliter decilitros|decilitro
    cubic-meter metros cúbicos|metro cúbico
    cubic-centimeter centímetros cúbicos|centímetro cúbico
    cup xícaras|xíc.|xícara|chávenas|chávena|cháv.
    pint pintas|pinta
    gallon galões|galão
    tablespoon c. sopa|colheres de sopa|colher de sopa
    teaspoon c. chá|colheres de chá|colher de chá
    square-meter metros²|metros quadrados|metro quadrado
    square-kilometer quilômetros quadrados|quilômetro quadrado|quilómetros quadrados|quilómetro quadrado
    square-centimeter centímetros quadrados|centímetro quadrado
    square-foot pés²|pés quadrados|pé quadrado
    second seg|segundos|segundo
    minute minutos|minuto
    hour horas|hora
    day dias|dia
    week semanas|sem.|semana
    millisecond milissegundos|milissegundo
    kilometer-per-hour quilômetros por hora|quilômetro por hora|quilómetros por hora|quilómetro por hora
    meter-per-second metros/seg|metros por segundo|metro por segundo
    mile-per-hour milhas/hora|milhas por hora|milha por hora
    celsius graus C|graus Celsius|grau Celsius
    fahrenheit graus F|graus Fahrenheit|grau Fahrenheit
    liter-per-100-kilometer litros por 100 quilômetros|litro por 100 quilômetros|litros por 100 quilómetros|litro por 100 quilómetros
    kilojoule quilojoule|quilojoules
    kilocalorie quilocalorias|quilocaloria
    kilowatt-hour kW-hora|quilowatts-hora|quilowatt-hora
    kilowatt quilowatts|quilowatt
    pascal pascais
    degree graus|grau
    kilobyte kByte
    megabyte MByte
    gigabyte GByte
    month-30-day/month meses|mês
    year-365-day/year anos|ano
    decade décadas|década
    century séculos|século
    """
}
