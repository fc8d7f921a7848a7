extension WordTable {
  static let german = WordTable(
    """
    minus: minus
    plus: plus
    between: zwischen
    and: und
    or: oder
    link: und oder bis mal hoch von auf aus mit à gegen durch zu x max min maximal minimal über vs
    operation: mal geteilt durch
    power: quadrat kubik quadriert
    qualifier=US: amerikanisch amerikanische amerikanischer amerikanisches
    qualifier=imperial: britisch britische britischer britisches englisch englische englischer
    qualifier=imperial: imperial imperiale imperialer
    qualifier=metric: metrisch metrische metrischer metrisches
    qualifier=Gregorian: gregorianisch gregorianische gregorianischer gregorianisches
    qualifier=Julian: julianisch julianische julianischer julianisches
    factor: halbe halber halbes halben halb hälfte doppelt doppelte doppelten zweimal dreimal
    factor: viermal
    factor: fünfmal anderthalb eineinhalb zweieinhalb viertel dreiviertel dutzend
    numeral: eins zwei drei vier fünf sechs sieben acht neun zehn elf zwölf dreizehn vierzehn
    numeral: fünfzehn
    numeral: sechzehn siebzehn achtzehn neunzehn zwanzig dreißig dreissig vierzig fünfzig sechzig
    numeral: siebzig achtzig neunzig hundert tausend million millionen milliarde milliarden
    part: drittel fünftel zehntel paar
    each: pro je jede jeden jedes jeder
    rate: pro je täglich stündlich wöchentlich monatlich jährlich
    article: am im die das der den dem ein eine einen einem einer
    below: unter
    zero: null
    roughly: etwa rund zirka circa ca ungefähr fast knapp
    verb: ist sind war waren wiegt wiegen wog hat haben hatte misst messen braucht brauchen benötigt
    verb: kostet kosten enthält enthalten fasst beträgt betrug
    preposition: in an am im um vor nach seit ab während bei
    ordinary: an am um im es in da
    qualifier: überdruck absolut absolutdruck relativ effektiv effektivwert spitze spitzenwert
    qualifier: scheitelwert ss
    each: jeweils
    rate: jede jeden jedes minütlich nächtlich
    per: pro je am im à
    item: jahr monat quartal person personen kopf stück portion portionen dosis einheit einwohner kind patient tier
    item: pflanze baum tablette kapsel packung flasche dose beutel mahlzeit nacht schicht runde
    item: fahrt besucher gast haushalt nase mann
    within: in
    label: raum zimmer kapitel seite abbildung abb tabelle abschnitt schritt nummer nr haus
    label: wohnung ebene zeile linie gleis gruppe phase aufgabe kiste
    rate: tägliche täglicher tägliches täglichen täglichem stündliche stündlicher stündliches
    rate: stündlichen stündlichem wöchentliche wöchentlicher wöchentliches wöchentlichen
    rate: wöchentlichem monatliche monatlicher monatliches monatlichen monatlichem jährliche
    rate: jährlicher jährliches jährlichen jährlichem vierteljährlich vierteljährliche
    rate: vierteljährlicher vierteljährliches vierteljährlichen halbjährlich halbjährliche
    rate: halbjährlicher halbjährliches halbjährlichen zweiwöchentlich vierzehntägig
    rate: vierzehntäglich quartalsweise werktäglich alljährlich minütliche nächtliche tägl stündl
    rate: wöchentl monatl jährl
    each: alle aller
    indefinite: die das der
    factor: zweifach dreifach vierfach fünffach zehnfach hundertfach zweifache dreifache vierfache
    factor: fünffache zehnfache zweifachen dreifachen vierfachen fünffachen zehnfachen verdoppelt
    factor: verdreifacht halbiert doppelter doppeltes zweieinhalbmal
    qualifier: nautisch nautische nautischer nautischen nautisches schweizer schweizerisch
    qualifier: schweizerische schweiz österreichisch österreichische frost minusgrade kanadisch
    qualifier: kanadische australisch australische
    link: bzw
    or: bzw
    operation: abzüglich abzgl zuzüglich zzgl ausgenommen
    link: weniger außer ohne exklusive
    function: wurzel quadratwurzel kubikwurzel logarithmus sinus cosinus kosinus tangens kehrwert
    request: nach als
    amount: ein eine einen einem einer eines einige paar
    crowd: menschen personen einwohner nutzer kunden besucher euro dollar
    thousand: tausend
    million: million millionen
    billion: milliarde milliarden
    trillion: billion billionen
    qualifier: kraft
    operation: weniger mehr
    =imperial: großbritannien grossbritannien england schottland königreich
    =US: amerika USA Staaten
    =Canadian: kanada
    =Australian: australien
    exponent: potenz
    ordinal: zweite zweiten dritte dritten vierte vierten fünfte fünften sechsten siebten achten
    zero: gefrierpunkt
    cold: minusgrade minusgraden
    negation: nicht kein keine keinen keiner keines keinem nie niemals
    operation: wärmer kälter
    equivalent: äquivalent äquivalente äquivalenten kohlendioxidäquivalent kohlendioxidäquivalente
    equivalent: öläquivalent öläquivalente steinkohleeinheiten steinkohleeinheit bewertet
    equivalent: gewichtet äq
    """)
}
