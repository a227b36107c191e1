/** Texts around what the content service gives: pages, and what they are made of. */
export const pageTexts = {
  /** Behind the text of a link that leaves the shop, or the form that one is filling in. */
  opensElsewhere: '(si apre in un’altra scheda)',
  table: 'Tabella: scorri per leggerla tutta',
  version: (p: { version: string }) => `Versione ${p.version}`,
  versions: 'Altre versioni di questo testo',
  failedTitle: 'Il testo non si è aperto',
  failedText: 'Riprova tra poco: quello che hai scritto resta dov’è.',
  /** In the dialog that shows a page over a form. */
  done: 'Ho letto, chiudi',
} as const
