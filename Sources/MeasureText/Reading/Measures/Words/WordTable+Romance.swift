extension WordTable {
  static let spanish = WordTable(
    """
    minus: menos
    plus: más mas
    between: entre
    and: y e
    or: o u
    link: y e o u a por de hasta con contra sobre desde x max min máx mín
    operation: por veces dividido multiplicado
    power: cuadrado cuadrados cuadrada cuadradas cubo cúbico cúbicos cúbica cúbicas
    qualifier=imperial: imperial imperiales británico británicos británica británicas inglés inglesa
    qualifier=imperial: ingleses inglesas
    qualifier=US: estadounidense estadounidenses americano americanos americana americanas
    qualifier=metric: métrico métricos métrica métricas
    qualifier=Gregorian: gregoriano gregorianos
    qualifier=Julian: juliano julianos
    qualifier: náutica náuticas
    factor: medio media medios medias doble triple cuádruple mitad cuarto cuartos docena docenas
    numeral: uno dos tres cuatro cinco seis siete ocho nueve diez once doce trece catorce quince
    numeral: dieciséis diecisiete dieciocho diecinueve veinte treinta cuarenta cincuenta sesenta
    numeral: setenta ochenta noventa cien ciento cientos mil miles millón millones
    part: tercio tercios quinto quintos décimo décimos par
    each: cada
    rate: diario diarios diaria diarias diariamente semanal semanales mensual mensuales anual
    rate: anuales
    article: a al la el los las un una
    below: bajo
    zero: cero
    roughly: unos unas aproximadamente casi
    verb: es son era eran fue fueron pesa pesan pesaba mide miden medía tiene tienen tenía hay ha
    verb: han
    verb: necesita necesitan cuesta cuestan contiene contienen equivale equivalen
    preposition: en desde antes después durante tras
    least: al lo
    ordinary: y e o u a es en no
    qualifier: manométrico manométricos manométrica manométricas absoluto absolutos absoluta
    qualifier: absolutas relativo relativos relativa relativas eficaz eficaces pico cresta
    rate: semanalmente mensualmente anualmente
    per: por a al
    item: mes año trimestre persona personas cabeza pieza piezas unidad unidades ración raciones porción porciones
    item: dosis comida habitante niño adulto paciente animal planta árbol tableta cápsula pastilla
    item: botella bolsa caja paquete vuelta noche turno viaje huésped hogar
    than: de que
    ordinary: si mi
    afoot: pie
    label: sala habitación capítulo página figura tabla sección número piso grupo fase ejercicio caja
    rate: quincenal quincenales quincenalmente bimestral bimestrales trimestral trimestrales
    rate: trimestralmente semestral semestrales semestralmente bianual bianuales cotidiano
    rate: cotidiana capita
    each: todo todos toda todas
    indefinite: el la
    factor: cuádruples triples dobles duplicado triplicado
    qualifier: suizo suizos canadiense canadienses australiano australianos
    operation: salvo excepto descontando deduciendo
    function: raíz logaritmo seno sen coseno tangente
    request: en a como
    amount: un una unos unas algunos algunas
    crowd: personas habitantes usuarios clientes visitantes euros dólares
    thousand: mil
    million: millón millones
    qualifier: fuerza
    =imperial: bretaña inglaterra escocia Unido
    =US: américa eeuu Unidos
    =JP: japón
    =Canadian: canadá
    =Australian: australia
    exponent: potencia
    ordinal: segunda tercera cuarta quinta sexta séptima octava novena décima enésima
    cold: helada
    negation: no nunca jamás ni tampoco ningún
    equivalent: equivalente equivalentes ponderado ponderados
    """)

  static let french = WordTable(
    """
    minus: moins
    plus: plus
    between: entre
    and: et
    or: ou
    link: et ou à sur par de d des fois avec contre x max min maximum minimum
    operation: par fois divisé multiplié
    power: carré carrés carrée carrées cube cubes cubique cubiques
    qualifier=imperial: britannique britanniques impérial impériale impériales impériaux
    qualifier=imperial: anglais anglaise anglaises
    qualifier=US: américain américaine américains américaines
    qualifier=metric: métrique métriques
    qualifier=Gregorian: grégorien grégoriens grégorienne grégoriennes
    qualifier=Julian: julien juliens julienne juliennes
    qualifier: nautique nautiques
    factor: demi demie demis demies double triple quadruple moitié quart quarts douzaine douzaines
    numeral: deux trois quatre cinq six sept huit neuf dix onze douze treize quatorze quinze seize
    numeral: vingt vingts trente quarante cinquante soixante septante huitante nonante cent cents
    numeral: mille
    numeral: million millions milliard milliards
    part: tiers cinquième dixième centième paire dizaine dizaines vingtaine centaine centaines
    part: millier milliers
    each: chaque chacun chacune
    rate: quotidien quotidienne quotidiennement journalier journalière hebdomadaire mensuel
    rate: mensuelle annuel annuelle
    article: à par l la le les un une
    below: sous dessous en
    zero: zéro zero
    roughly: environ presque quelque quelques
    verb: est sont était étaient pèse pèsent pesait mesure mesurent a ont avait avaient coûte
    verb: coûtent
    verb: contient contiennent fait font faisait nécessite vaut
    preposition: en dans depuis avant après pendant durant vers dès
    least: au du
    ordinary: a à en y o
    qualifier: relatif relatifs relative relatives absolu absolus absolue absolues efficace
    qualifier: efficaces crête manométrique manométriques horaire horaires
    rate: hebdomadairement mensuellement annuellement quotidiens journaliers mensuels annuels
    per: par à au
    item: an mois trimestre personne personnes tête pièce pièces unité unités portion portions dose doses repas
    item: habitant enfant adulte patient animal plante arbre comprimé gélule bouteille sachet boîte
    item: paquet tranche nuit tour séance trajet visiteur foyer
    than: de d que
    ordinary: au aux si
    afoot: pied
    label: salle chambre chapitre page figure tableau section étape numéro étage groupe phase
    label: exercice boîte
    rate: quotidiennes journalières hebdomadaires mensuelles annuelles trimestriel trimestrielle
    rate: trimestriels trimestrielles trimestriellement semestriel semestrielle semestriels
    rate: semestrielles semestriellement bimensuel bimensuelle bimestriel bimestrielle
    rate: journellement capita
    each: tous toutes tout toute
    indefinite: la le l
    factor: quintuple décuple centuple doublé doublée triplé triplée
    qualifier: suisse suisses canadien canadienne canadiens canadiennes australien australienne
    operation: sauf hormis excepté déduction
    function: racine logarithme sinus cosinus tangente inverse
    request: en
    amount: un une quelques
    crowd: personnes habitants utilisateurs clients visiteurs euros dollars
    thousand: mille
    million: million millions
    billion: milliard milliards
    trillion: billion billions
    qualifier: force
    =imperial: bretagne angleterre écosse royaume
    =US: amérique Unis
    =JP: japon
    =Canadian: canada
    =Australian: australie
    exponent: puissance exposant
    ordinal: deuxième seconde troisième quatrième cinquième sixième septième huitième énième
    cold: gel
    negation: ne pas jamais ni non aucun
    equivalent: équivalent équivalents équivalente équivalentes éq pondéré pondérés
    """)

  static let italian = WordTable(
    """
    minus: meno
    plus: più
    between: tra fra
    and: e ed
    or: o oppure
    link: e ed o oppure a ad per di d da con su fino contro x max min
    operation: per volte diviso moltiplicato
    power: quadrato quadrati quadrata quadrate cubo cubi cubico
    qualifier=imperial: imperiale imperiali britannico britannici britannica britanniche
    qualifier=imperial: inglese inglesi
    qualifier=US: americano americani americana americane statunitense statunitensi
    qualifier=metric: metrico metrici metrica metriche
    qualifier=Gregorian: gregoriano gregoriani
    qualifier=Julian: giuliano giuliani
    qualifier: nautico nautica nautiche
    factor: mezzo mezza mezzi doppio doppia triplo quadruplo metà quarto quarti dozzina dozzine
    numeral: uno due tre quattro cinque sei sette otto nove dieci undici dodici tredici quattordici
    numeral: quindici sedici diciassette diciotto diciannove venti trenta quaranta cinquanta
    numeral: sessanta
    numeral: settanta ottanta novanta cento mille mila milione milioni miliardo miliardi
    part: terzo terzi quinto quinti decimo decimi paio centinaio migliaio
    each: ogni ciascuno ciascuna cadauno
    rate: giornaliero giornaliera giornalieri quotidiano quotidiana settimanale mensile annuale
    article: a al all alla l la il lo i gli le un una
    below: sotto
    zero: zero
    roughly: circa quasi
    verb: è sono era erano pesa pesano pesava misura misurano ha hanno aveva serve servono costa
    verb: costano contiene contengono vale
    preposition: in nel nella dal durante prima dopo entro
    least: lo al
    ordinary: a e o al da ma in
    qualifier: manometrico manometrici assoluto assoluti assoluta relativo relativi relativa
    qualifier: efficace efficaci picco cresta orari
    rate: quotidianamente settimanalmente mensilmente annualmente annuo annua annui
    per: per a al all alla allo
    item: mese anno trimestre testa persona persone pezzo pezzi unità porzione porzioni dose dosi pasto abitante bambino
    item: adulto paziente animale pianta albero compressa capsula pastiglia bottiglia sacchetto
    item: scatola fetta notte turno giro viaggio ospite
    than: di d del che
    ordinary: si ci mi
    afoot: piedi
    label: stanza camera sala capitolo pagina figura tabella sezione numero binario gruppo fase
    label: esercizio scatola
    rate: giornaliere quotidiani quotidiane settimanali mensili annuali trimestrale trimestrali
    rate: trimestralmente semestrale semestrali semestralmente bimestrale bimestrali quindicinale
    rate: quindicinali capite
    each: tutti tutte
    indefinite: il la lo l
    power: quadri cubici quadre cubiche
    factor: quintuplo decuplo doppi doppie tripla tripli triple raddoppiato triplicato
    qualifier: svizzero svizzeri canadese canadesi australiano australiani
    operation: salvo eccetto tranne detratto detratta detratti detratte
    function: radice logaritmo seno sen coseno tangente
    request: in a come
    amount: un uno una alcuni alcune qualche
    crowd: persone abitanti utenti clienti visitatori euro dollari
    thousand: mille mila
    million: milione milioni
    billion: miliardo miliardi
    qualifier: forza
    =imperial: bretagna inghilterra scozia Unito
    =US: america Uniti
    =JP: giappone
    =Canadian: canada
    =Australian: australia
    exponent: potenza
    ordinal: seconda terza quarta quinta sesta settima ottava nona decima ennesima
    cold: gelo sottozero
    negation: non no né mai nessun
    equivalent: equivalente equivalenti ponderato ponderati
    """)

  static let portuguese = WordTable(
    """
    minus: menos
    plus: mais
    between: entre
    and: e
    or: ou
    link: e ou a por de do da dos das até com contra sobre x max min máx mín
    operation: por vezes dividido multiplicado
    power: quadrado quadrados quadrada quadradas cubo cúbico cúbicos cúbica cúbicas
    qualifier=imperial: imperial imperiais britânico britânicos britânica britânicas
    qualifier=imperial: inglês inglesa ingleses inglesas
    qualifier=US: americano americanos americana americanas
    qualifier=metric: métrico métricos métrica métricas
    qualifier=Gregorian: gregoriano gregorianos
    qualifier=Julian: juliano julianos
    qualifier: náutica náuticas
    factor: meio meia meios meias dobro duplo triplo metade quarto quartos dúzia dúzias
    numeral: dois duas três quatro cinco seis sete oito nove dez onze doze treze catorze quatorze
    numeral: quinze dezesseis dezasseis dezessete dezassete dezoito dezenove dezanove vinte trinta
    numeral: quarenta cinquenta sessenta setenta oitenta noventa cem cento centos mil milhão milhões
    part: terço terços quinto quintos décimo décimos par dezena dezenas centena centenas
    each: cada
    rate: diário diários diária diárias diariamente semanal semanais mensal mensais anual anuais
    article: a à ao o os as um uma
    below: abaixo
    zero: zero
    roughly: cerca uns umas quase aproximadamente
    verb: é são era eram pesa pesam pesava mede medem tem têm tinha há precisa precisam custa custam
    verb: contém equivale equivalem
    preposition: em no na nos nas desde antes depois durante após
    least: pelo ao
    ordinary: a e o um uma as os em no
    qualifier: manométrico manométricos manométrica manométricas absoluto absolutos absoluta
    qualifier: absolutas relativo relativos relativa eficaz eficazes pico crista horários
    rate: semanalmente mensalmente anualmente
    per: por à ao
    item: mês ano trimestre pessoa pessoas cabeça peça peças unidade unidades porção porções dose doses refeição
    item: habitante criança adulto paciente animal planta árvore comprimido cápsula garrafa saco
    item: caixa pacote fatia volta noite turno viagem hóspede
    than: de do que
    ordinary: da sem mas
    afoot: pé
    label: sala quarto capítulo página figura tabela seção secção número grupo fase exercício caixa
    rate: quinzenal quinzenais quinzenalmente bimestral bimestrais trimestral trimestrais
    rate: trimestralmente semestral semestrais semestralmente cotidiano cotidiana quotidiano
    rate: quotidiana capita
    each: todo todos toda todas
    indefinite: a o
    factor: quádruplo quíntuplo décuplo dobrado triplicado
    qualifier: suíço suíços canadense canadenses australiano australianos
    operation: salvo exceto excepto descontando deduzindo deduzido deduzidos
    function: raiz logaritmo seno sen cosseno tangente
    request: em para como
    amount: um uma uns umas alguns algumas
    crowd: pessoas habitantes usuários clientes visitantes euros dólares reais
    thousand: mil
    million: milhão milhões
    qualifier: força
    =imperial: bretanha inglaterra escócia Unido
    =US: américa eua Unidos
    =JP: japão
    =Canadian: canadá
    =Australian: austrália
    exponent: potência
    ordinal: segunda terceira quarta quinta sexta sétima oitava nona décima enésima
    cold: geada
    negation: não nem nunca jamais nenhum
    equivalent: equivalente equivalentes ponderado ponderados
    """)
}
