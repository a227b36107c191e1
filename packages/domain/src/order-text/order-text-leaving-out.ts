import { foldOrderWord } from './order-text-units.ts'

/** What a line says that it does not want. */
export interface LeavingOut {
  /** The line without it; empty: the line only leaves something out. */
  goods: string
  /** Words behind 'senza': a product with them in its name is not meant, unless its name says 'senza' too. */
  without: readonly string[]
}

/** At the beginning they leave out all that follows, behind goods what follows. */
const LEAVES = new Set(
  (
    'togli toglimi toglici toglili toglile togliere togliete togliamo leva levami levaci levate levare leviamo niente ' +
    'gnente nente nessun nessuno nessuna salta saltare saltate saltiamo annulla annullare annullate annulliamo cancella ' +
    'cancellare cancellate elimina eliminare eliminate escludi escludere escluso esclusa esclusi escluse tranne eccetto ' +
    'rimuovi rimuovere rimuovete evita evitare evitate evitiamo basta no non nun dimentica scorda'
  ).split(' '),
)
/** 'No' and 'non' before these are no refusal: 'no. 5', 'limoni non trattati', 'non più di 2'. */
const NO_REFUSAL =
  /^(?:\d.*|trattat[oaie]|filtrat[oaie]|salat[oaie]|zuccherat[oaie]|pastorizzat[oaie]|pelat[oaie]|affumicat[oaie]|fritt[oaie]|lievitat[oaie]|piu|meno|solo)$/
/** What 'senza' takes from goods: 'senza glutine: pasta 2 kg' buys pasta. */
const QUALITIES =
  /^(?:glutine|lattosio|zuccher[oi]|sale|nocciol[oi]|alcol|alcool|caffeina|teina|sem[ei]|pelle|lisc(?:a|he)|spin[ea]|ossa?|osso|conservanti|lievito|crosta|gas|bollicine|additivi|grassi|glutammato|solfiti|buccia|coloranti)$/

const wordsOf = (text: string) =>
  text
    .split(/\s+/)
    .filter(Boolean)
    .map((typed) => ({ typed, word: foldOrderWord(typed.replace(/[!?.,;:…()"-]+/g, '')) }))
    .filter(({ word }) => word !== '')

const BEFORE = new Set('e ed ma pero invece oggi stavolta allora anzi'.split(' '))

function leavesAt(words: readonly { typed: string; word: string }[], at: number): boolean {
  const { typed, word } = words[at]!
  const next = words[at + 1]?.word ?? ''
  if (word === 'lascia' || word === 'lasciate') return next === 'stare' || next === 'perdere'
  if (!LEAVES.has(word)) return false
  const isSign = /^no\.$/i.test(typed) || word === 'no' || word === 'non' || word === 'nun'
  return !(isSign && NO_REFUSAL.test(next))
}

/** Verbs behind 'non' that refuse what stands before: 'le uova non servono'. */
const REFUSES =
  /^(?:serv|vogl|vorr|mand|port|manc|occorr|prend|mett|aggiung|consegn|compr|vann|va$|ordin|bisogn|c'e|interess)/

/**
 * Reads what a line leaves out: 'togli le uova', 'niente basilico oggi', 'le uova non servono', 'uova no grazie' leave
 * no goods; 'carote 2 kg niente aglio' leaves the carrots.
 */
export function readLeavingOut(text: string): LeavingOut {
  const words = wordsOf(text)
  const none: LeavingOut = { goods: '', without: [] }
  const first = words.findIndex(({ word }) => !BEFORE.has(word))
  if (first < 0) return { goods: text, without: [] }
  if (leavesAt(words, first)) return none
  if (words[first]!.word === 'senza') {
    const isQuality = QUALITIES.test(words[first + 1]?.word ?? '') && words.length > first + 2
    return isQuality ? { goods: text, without: [] } : none
  }
  const cut = words.findIndex((_, at) => at > first && leavesAt(words, at))
  const without = words.flatMap(({ word }, at) => (words[at - 1]?.word === 'senza' ? [word] : []))
  if (cut < 0) return { goods: text, without }
  const { word } = words[cut]!
  const behind = words.slice(cut + 1).map((one) => one.word)
  const isEnd = behind.every((one) => /^(?:grazie|oggi|stavolta|piu|per|favore|questa|volta)$/.test(one))
  const verb = behind.find((one) => !/^(?:mi|ci|ne|le|li|lo|la|vi|ce|me|te|si)$/.test(one)) ?? ''
  const refusesBefore = (word === 'no' || word === 'non' || word === 'nun') && (isEnd || REFUSES.test(verb))
  if (refusesBefore && !words.slice(0, cut).some((one) => /\d/.test(one.word))) return none
  return {
    goods: words
      .slice(0, cut)
      .map(({ typed }) => typed)
      .join(' '),
    without,
  }
}
