import type { ShopConfigProblem } from '@cambusa/contract/shop/shop-config-text'
import { LEAST_CONTRAST } from '@cambusa/domain/web/shop-colours'

/** What belongs in the fields of a service that measures. */
const service = (name: string, kinds: string, ids: string) => ({
  [name]: 'un oggetto con kind, script e id, come in docs/analytics.md',
  [`${name}.kind`]: kinds,
  [`${name}.script`]:
    'un indirizzo https:// senza parametri o un percorso del negozio, come https://misure.esempio.it/matomo.js',
  [`${name}.hosts`]: 'un elenco di al massimo 20 nomi di host',
  [`${name}.hosts[]`]:
    'il nome di un host in minuscolo come misure.esempio.it, senza https:// e senza percorso',
  [`${name}.id`]: ids,
  [`${name}.trustedTypes`]: 'un elenco di al massimo 10 nomi di criteri Trusted Types',
  [`${name}.trustedTypes[]`]: 'il nome di un criterio Trusted Types, senza spazi',
})

/** What the person who edits shop.config.json reads when it is not in order; shoppers never see these. */
export const shopConfigTexts = {
  missingFile: (p: { file: string }) => `Manca il file ${p.file} con i dati del negozio.`,
  broken: (p: { file: string; reason: string }) => `${p.file} non è JSON valido: ${p.reason}`,
  missing: (p: { file: string; field: string }) => `In ${p.file} manca il campo ${p.field}: aggiungilo.`,
  unknown: (p: { file: string; field: string }) =>
    `In ${p.file} il campo ${p.field} non esiste: correggi il nome o toglilo.`,
  wrong: (p: { file: string; field: string; value: string; expected: string }) =>
    `In ${p.file} il campo ${p.field} deve essere ${p.expected}, non ${p.value}.`,
  wholeFile: (p: { file: string }) => `${p.file} deve contenere un oggetto JSON con i dati del negozio.`,
  pale: (p: { file: string; field: string; colour: string; ground: string; ratio: string; least: string }) =>
    `In ${p.file} il colore ${p.field} (${p.colour}) su ${p.ground} ha un contrasto di ${p.ratio}:1 e non si legge: ne serve almeno ${p.least}:1, scegli un colore più scuro.`,
  logoMissing: (p: { file: string; logo: string }) =>
    `In ${p.file} il campo logo.file nomina ${p.logo}, che non si legge: metti il file SVG o PNG accanto a ${p.file}.`,
  logoWrong: (p: { file: string; logo: string }) =>
    `In ${p.file} il campo logo.file nomina ${p.logo}, che non è un’immagine SVG o PNG come dice il suo nome.`,
  screenshotWrong: (p: { file: string; field: string; picture: string }) =>
    `In ${p.file} il campo ${p.field} nomina ${p.picture}, che non si legge come immagine: metti accanto a ${p.file} un’immagine PNG, JPEG o WebP.`,
  /** By field, items of lists as []. */
  expected: {
    name: 'una riga da 1 a 60 caratteri',
    claim: 'una riga, anche vuota',
    logo: 'un oggetto con file e alt',
    'logo.file': 'il nome di un file .svg o .png accanto a questo, come logo.svg',
    'logo.alt': 'una riga, anche vuota',
    screenshots: 'un oggetto con narrow e wide',
    'screenshots.narrow': 'il nome di un’immagine .png, .jpg o .webp accanto a questo file',
    'screenshots.wide': 'il nome di un’immagine .png, .jpg o .webp accanto a questo file',
    colours: 'un oggetto con primary e secondary',
    'colours.primary': 'un colore come #002c6c',
    'colours.secondary': 'un colore come #cd3c0d',
    company: 'un oggetto con i dati della società',
    'company.legalName': 'una riga con la ragione sociale',
    'company.address': 'una riga con via e numero della sede',
    'company.postalCode': 'un CAP di cinque cifre',
    'company.city': 'una riga con la città della sede',
    'company.province': 'la sigla della provincia, due lettere maiuscole',
    'company.vatNumber': 'una partita IVA di undici cifre con la cifra di controllo giusta',
    'company.taxCode': 'un codice fiscale di undici cifre o sedici caratteri con il controllo giusto',
    'company.rea': 'una riga, anche vuota',
    'company.shareCapital': 'una riga, anche vuota',
    'company.pec': 'un indirizzo PEC',
    contacts: 'un oggetto con email, phone e hours',
    'contacts.email': 'un indirizzo e-mail',
    'contacts.phone': 'un numero di telefono in cifre, anche con +39 e spazi',
    'contacts.hours': 'una riga, anche vuota',
    bankTransfer: 'un oggetto con beneficiary e iban',
    'bankTransfer.beneficiary': 'una riga con l’intestatario del conto',
    'bankTransfer.iban': 'un IBAN senza spazi con le cifre di controllo giuste',
    social: 'un elenco di al massimo 20 collegamenti con name e url',
    'social[]': 'un collegamento con name e url',
    'social[].name': 'una riga con il nome del collegamento',
    'social[].url': 'un indirizzo https:// o una pagina del negozio come /category',
    externalLinks: 'un elenco di al massimo 20 collegamenti con name e url',
    'externalLinks[]': 'un collegamento con name e url',
    'externalLinks[].name': 'una riga con il nome del collegamento',
    'externalLinks[].url': 'un indirizzo https:// o una pagina del negozio come /category',
    copyright: 'una riga come © 2026 Rossi S.r.l.',
    registrationEnabled: 'true o false',
    invoiceWarehouseIds: 'un elenco di numeri di magazzino',
    'invoiceWarehouseIds[]': 'il numero intero di un magazzino',
    pictureHosts: 'un elenco di al massimo 20 nomi di host',
    'pictureHosts[]':
      'il nome di un host in minuscolo come immagini.esempio.it, senza https:// e senza percorso',
    map: 'un oggetto con tiles e attribution',
    'map.tiles':
      'un indirizzo https:// o del negozio con {z}, {x} e {y}, come https://mappe.esempio.it/{z}/{x}/{y}.png',
    'map.attribution': 'una riga con chi ha fatto la mappa, come chiede la sua licenza',
    'map.attributionUrl': 'un indirizzo https://',
    ...service(
      'analytics',
      'gtag o matomo',
      'il codice dato dal servizio: per gtag come G-ABC1234567, per matomo il numero del sito',
    ),
    ...service('pixel', 'fbq', 'il numero del pixel, da 5 a 20 cifre'),
    sellIncompleteFood: 'true o false',
    overdueDays: 'un numero intero da 0 a 365',
    cookies: 'un oggetto con inApp',
    'cookies.inApp': 'assumed, se nell’app il consenso si dà per dato, o ask, se anche l’app lo chiede',
    reloadAfterMillis: 'un numero intero di millisecondi da 60000 (un minuto) a 86400000 (un giorno)',
    hashNotReload: 'un elenco di al massimo 50 percorsi del negozio',
    'hashNotReload[]': 'un percorso del negozio come /payment, senza parametri',
    checkVersionInterval: 'un numero intero di millisecondi da 10000 (dieci secondi) a 86400000 (un giorno)',
    dayWordsSaved: 'un numero intero di giorni da 1 a 365',
    mobile:
      'un oggetto con appId, appName, host, scheme, serverUrl, androidFingerprints e portraitLock, come in docs/mobile.md',
    'mobile.appId': 'un nome in minuscolo come it.esempio.negozio',
    'mobile.appName': 'una riga da 1 a 30 caratteri, senza < > & e virgolette',
    'mobile.host': 'il nome di un host in minuscolo come negozio.esempio.it',
    'mobile.scheme':
      'una parola in minuscolo di almeno tre caratteri, che non sia http, https, file, data, javascript o capacitor',
    'mobile.serverUrl':
      'un indirizzo https:// senza percorso, come https://negozio.esempio.it, o http:// di questo computer',
    'mobile.androidFingerprints': 'un elenco di al massimo 10 impronte SHA-256, anche vuoto',
    'mobile.androidFingerprints[]': 'un’impronta SHA-256 di 32 coppie esadecimali maiuscole separate da :',
    'mobile.appleTeamId': 'il codice del team Apple, dieci lettere maiuscole o cifre',
    'mobile.push': 'true o false',
    'mobile.portraitLock': 'true o false',
  },
} as const

const decimal = (value: number) => String(Math.floor(value * 100) / 100).replace('.', ',')

/** The sentence that names what is wrong in a retailer's file, and what belongs there. */
export function shopConfigSentence(problem: ShopConfigProblem, file: string): string {
  const texts = shopConfigTexts
  if (problem.why === 'broken') return texts.broken({ file, reason: problem.reason })
  const { field } = problem
  if (problem.why === 'pale') {
    const { colour, ground } = problem
    const [ratio, least] = [decimal(problem.ratio), decimal(LEAST_CONTRAST)]
    return texts.pale({ file, field, colour, ground, ratio, least })
  }
  if (problem.why !== 'wrong') return texts[problem.why]({ file, field })
  const expected = new Map(Object.entries(texts.expected)).get(field.replaceAll(/\[\d+\]/g, '[]'))
  return expected === undefined
    ? texts.wholeFile({ file })
    : texts.wrong({ file, field, value: problem.value, expected })
}
