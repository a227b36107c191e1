/** What the operator is told of the content folder. */
export const contentTexts = {
  /** Heading above the notes of a text. */
  footnotes: 'Note',
  mistake: (p: { file: string; line: number; reason: string }) => `${p.file}, riga ${p.line}: ${p.reason}`,
  /** `more` other mistakes are in the log. */
  mistakes: (p: { first: string; more: number }) =>
    p.more === 0
      ? `Contenuti: ${p.first}. Finché non si corregge, resta in linea solo ciò che è buono.`
      : `Contenuti: ${p.first} (e altri ${p.more} errori, nel registro). Finché non si correggono, resta in linea solo ciò che è buono.`,
  noFolder: (p: { folder: string }) =>
    `Contenuti: la cartella ${p.folder} non si può leggere. Resta in linea l’ultima versione buona.`,
  unreadable: 'il file non si può leggere',
  tooLong: 'il file è troppo lungo (al massimo 256 kB)',
  /** Its reading was stopped, or it is nested too deep. */
  tooHard: 'il testo è troppo complicato da leggere: accorcialo, o togli tabelle e rientri superflui',
  /** Until it is known whether it can be read at all. */
  stillRead: 'il testo è complicato, la lettura richiede tempo',
  badName: 'il nome deve avere solo lettere minuscole senza accenti, cifre e trattini',
  noFrontMatter: 'mancano le righe --- con titolo e campi in testa al file',
  notYaml: 'i campi in testa al file non sono YAML valido',
  notJson: 'non è JSON valido',
  wrongField: (p: { field: string }) => `il campo ${p.field} manca o è sbagliato`,
  unknownField: (p: { field: string }) => `il campo ${p.field} non esiste`,
  wrongOrder: 'il campo to è prima di from',
  wrongVersion: (p: { version: string }) =>
    `il campo version deve essere ${p.version}, come nel nome del file`,
  wrongLink: (p: { field: string }) =>
    `l’indirizzo nel campo ${p.field} non porta da nessuna parte consentita`,
  wrongPicture: (p: { field: string }) =>
    `la figura nel campo ${p.field} non viene dal negozio né da un sito in pictureHosts`,
  pictureLacks: 'a una figura servono anche alt, width e height',
  html: 'l’HTML è stato tolto: scrivi in Markdown',
  twice: (p: { slug: string }) => `c’è già un altro file con il nome ${p.slug}`,
  wordPressAway: (p: { url: string; since: string; reason: string }) =>
    `Contenuti: WordPress (${p.url}) non risponde (${p.reason}). Per un giorno resta in linea quello che ha detto per ultimo, ${p.since}.`,
  /** A post of WordPress, or a list of them, that was not read. */
  wordPressText: (p: { name: string; reason: string }) =>
    `Contenuti: ${p.name} di WordPress: ${p.reason}. Resta in linea la sua ultima versione buona.`,
  noCategory: (p: { slug: string }) => `la categoria ${p.slug} non è in faq/categories.json`,
}
