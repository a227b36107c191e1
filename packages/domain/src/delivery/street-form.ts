/** How the names of Italian streets and places begin, abbreviations without their dots. */
const BEGINNINGS = new Set(
  (
    'via viale vle piazza pza pzza piazzale ple ple piazzetta piazzola corso cso largo lgo largetto ' +
    'strada str stradone stradello stradetta stradella vicolo vco vicoletto vico borgo borghetto borgata ' +
    'contrada cda localita loc frazione fraz fr regione rione quartiere villaggio zona traversa tra galleria ' +
    'circonvallazione tangenziale rotonda rotatoria salita discesa scalinata scala scali gradinata rampa rampe ' +
    'calle campo campiello fondamenta ramo rio riva corte cortile chiasso chiassuolo costa erta prato pratello ' +
    'lungomare lungolago lungofiume lungarno lungotevere lungadige lungodora lungopo lungoreno lungarini ' +
    'banchina molo darsena porto marina spiaggia litoranea passeggiata passeggio passo passaggio sottopasso ' +
    'cavalcavia ponte portico porta mura bastioni spalto canale argine alzaia naviglio ' +
    'statale provinciale comunale ss sp sr sc km chilometro autostrada superstrada raccordo svincolo ' +
    'cascina podere tenuta masseria villa parco giardino giardini stazione aeroporto interporto centro ' +
    'isolato lotto residenza complesso condominio casa case ca maso sentiero mulattiera cupa trazzera ' +
    'rue route place chemin strasse platz weg gasse allee ' +
    'viuzzo viuzza sdrucciolo supportico supportici androna pubblica carraia callesella'
  ).split(' '),
)

/**
 * Whether a text has the form of an Italian street or place: 'via Roma', 'P.za Maggiore', 'Ca’ Bianca', 'SS 9 km 12'.
 * Where no geocoder knows streets, another text may be half of one ('San Vitale') or none.
 */
export function isStreetForm(text: string): boolean {
  const plain = text.normalize('NFD').toLowerCase().replace(/[̀-ͯ]/g, '')
  const words = plain
    .replace(/\.(?=[a-z])/g, '')
    .replace(/['’.,]/g, ' ')
    .split(/\s+/)
    .filter((word) => word !== '')
  const [first = ''] = words
  // In South Tyrol the kind of a street is the end of its name: 'Bahnhofstraße'.
  const isGerman = /(?:stra(?:ss|ß)e|platz|gasse|allee)$/.test(first) && first.length > 6
  return isGerman || (BEGINNINGS.has(first) && words.length > 1)
}
