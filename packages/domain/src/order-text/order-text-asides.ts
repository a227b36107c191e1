import { readLeavingOut } from './order-text-leaving-out.ts'
import { numberOfWord } from './order-text-numbers.ts'
import { foldOrderWord } from './order-text-units.ts'

const HOUR_WORDS =
  'una|due|tre|quattro|cinque|sei|sette|otto|nove|dieci|undici|dodici|tredici|quattordici|quindici|sedici|' +
  'diciassette|diciotto|diciannove|venti|ventuno|mezzogiorno|mezzanotte|mezzodi'
const HOUR = `(?:(?:[01]?\\d|2[0-4])(?:[:.,][0-5]\\d)?|${HOUR_WORDS})(?:\\s+e\\s+(?:mezz[ao]|un quarto|trenta|[0-5]\\d))?`
const PART_OF_DAY = '(?:\\s+(?:di|del|della)\\s+(?:mattin[ao]|sera|pomeriggio|notte))?'
const SPAN = `(?:\\s+(?:alle|e le|o le|-)\\s*${HOUR})?`
const BEFORE_HOUR =
  "(?:(?:entro|dopo|prima|verso|intorno|per|pe'?|x|fino|circa|non oltre)\\s+)?(?:delle|de le|dalle|dall'|alle|all'|per le|le|l')"
const MONTHS = 'gennaio|febbraio|marzo|aprile|maggio|giugno|luglio|agosto|settembre|ottobre|novembre|dicembre'
const EDGE = '(?=\\s*(?:$|[,;.!?)]|grazie|-|per favore))'

/** What a line may say beside goods: telephone numbers, hours, dates, guests, mail addresses. */
const ASIDES: readonly RegExp[] = [
  /\S+@\S+\.\S+/gi,
  /\b(?:https?:\/\/|www\.)\S+/gi,
  // A telephone number with its word, or in the groups of a mobile number.
  /\b(?:tel(?:efono)?|cell(?:ulare)?|whats ?app|mobile|fax|numero|chiamami|chiamare|chiama|chiamate|telefonare)\b[^\d+]{0,16}\+?\d[\d\s./-]{5,}\d/gi,
  /(?<![\d.,])(?:\+39|0039)\s*\d[\d\s./-]{6,}\d/g,
  /^\s*3\d{2}[\s./-]\s*\d{3}[\s./-]?\d{3,4}\s*$/g,
  /^\s*0\d{1,3}[\s./-]\s*\d{5,8}\s*$/g,
  new RegExp(`\\b(?:alle ore|ore|h)\\.?\\s*${HOUR}${SPAN}${PART_OF_DAY}(?!\\d)`, 'gi'),
  new RegExp(`(?<![\\p{L}])${BEFORE_HOUR}\\s*(?:ore\\s+)?${HOUR}${SPAN}${PART_OF_DAY}${EDGE}`, 'giu'),
  new RegExp(`(?<![\\p{L}])(?:entro|a|per|dopo)\\s+(?:mezzogiorno|mezzod[iì]|mezzanotte)(?![\\p{L}])`, 'giu'),
  /(?<![\d/])(?:[0-2]?\d|3[01])[/.-](?:0?\d|1[0-2])[/.-](?:19|20)?\d{2}(?![\d/])/g,
  /(?<![\p{L}])(?:del|dell'|il|dal|al|entro il|per il)\s*(?:[0-2]?\d|3[01])\/(?:0?\d|1[0-2])(?![\d/])/giu,
  new RegExp(
    `(?:\\b(?:per il|entro il|del|il)\\s+)?\\b(?:[0-2]?\\d|3[01])\\s+(?:${MONTHS})\\b(?:\\s+20\\d\\d)?`,
    'gi',
  ),
  /(?<![\p{L}])(?:per|x|siamo in|in)?\s*\d{1,4}\s+(?:persone|coperti|ospiti|invitati|commensali)\b/giu,
]

/** Words that begin a line about the delivery, the bill or the sender; with an amount of goods behind it is an order. */
const NOTE_WORDS = new Set(
  (
    'consegna consegne consegnare consegnate consegnatemi consegnami consegniamo scarica scaricare scaricate ritiro ' +
    'ritirare ritiriamo chiama chiamami chiamate chiamatemi chiamare telefona telefonami telefonate avvisa avvisami ' +
    'avvisate avvisatemi citofona citofonare citofonate suona suonare suonate lascia lasciare lasciate lasciatelo passa ' +
    'passare passate passo passiamo vengo veniamo viene arrivo arriviamo arriva arrivate apro apriamo chiuso chiusi ' +
    'chiusa siamo sono fattura fatture fatturare fatturate pagamento pago paghiamo bonifico indirizzo ordine ordini ord ' +
    'entro dopo tot totale sconto scialla conferma confermi confermate confermami ricorda ricordati ricordate attenzione ' +
    'nota note nb ps coperti tavolo iban pec mail email posso puoi potete potresti fammi fatemi quando se appena uè ue ' +
    'bon bondi bondì ciao statte hola hello hi hey thanks bonjour salve il mi sto stiamo tel telefono cell cellulare fax ' +
    'rif riferimento oggetto tutto ok okay va perfetto bene'
  ).split(' '),
)
const ADDRESS =
  /^(?:in |a |all'|presso )?(?:via|viale|v\.le|piazza|p\.zza|p\.za|piazzale|corso|c\.so|largo|vicolo|strada|contrada|lungomare)\s+\p{L}/iu
const FAREWELL = /(?:vedemo|vediamo|sentiamo|bient[oô]t|ciao|sior|arrivederci|abbracci|baci)/i

const SMALL_AMOUNT = new Set(['un', 'una', "un'", 'uno'])

/** A number with goods behind it. */
function hasAmountOfGoods(text: string): boolean {
  const words = text.split(/\s+/)
  return words.some((word, at) => {
    const isNumber =
      /^\d/.test(word) || (numberOfWord(word) !== undefined && !SMALL_AMOUNT.has(word.toLowerCase()))
    return isNumber && (/^\d+\p{L}{1,3}$/u.test(word) || /^\p{L}{2,}/u.test(words[at + 1] ?? ''))
  })
}

/** A telephone number as it is dictated: six digits or more in words. */
function withoutDictatedNumber(text: string): string {
  const words = text.split(/\s+/)
  const isDigit = words.map((word) => (numberOfWord(word) ?? 10) < 10 && numberOfWord(word) !== 0.5)
  const kept = words.filter((_, at) => {
    let from = at
    let to = at
    while (isDigit[from - 1]) from -= 1
    while (isDigit[to + 1]) to += 1
    return !(isDigit[at] && to - from >= 5)
  })
  return kept.length === words.length ? text : kept.join(' ')
}

/** A line without telephone numbers, hours, dates, numbers of guests and mail addresses. */
export function withoutAsides(text: string): string {
  const said = text.replace(/[’‘`´]/g, "'")
  const left = ASIDES.reduce((rest, aside) => rest.replace(aside, ' '), withoutDictatedNumber(said))
  return left === text || left === said ? text : left.replace(/\s+/g, ' ').trim()
}

/**
 * Whether a line is about the delivery, the bill, the sender or about what is not wanted: 'consegna entro le 9', 'tel
 * 333 1234567', 'via Roma 12', 'togli le uova'. `text` is without courtesy.
 */
export function isOrderNote(text: string): boolean {
  if (ADDRESS.test(text.trim())) return true
  const left = withoutAsides(text)
  if (left.trim() === '' || readLeavingOut(left).goods === '') return true
  const [first = ''] = left.trim().split(/\s+/)
  const word = foldOrderWord(first.replace(/[!?.,;:…'"-]+/g, ''))
  if (hasAmountOfGoods(left)) return false
  const isAboutOrder =
    NOTE_WORDS.has(word) && (word !== 'il' || /^il (?:mio|nostro) (?:numero|indirizzo|tel)/i.test(left))
  return isAboutOrder || (FAREWELL.test(left) && !/\d/.test(left))
}

/** The goods of a line that also says a word of delivering: 'consegnare 2 kg carote'. */
export function withoutNoteWord(text: string): string {
  const [first = '', ...rest] = text.trim().split(/\s+/)
  const word = foldOrderWord(first.replace(/[!?.,;:…]+/g, ''))
  return rest.length > 1 && NOTE_WORDS.has(word) && hasAmountOfGoods(rest.join(' ')) ? rest.join(' ') : text
}
