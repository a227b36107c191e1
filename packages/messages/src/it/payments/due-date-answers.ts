import { formatEuro } from '@cambusa/domain/money/money'

/** Refusals about due dates of orders on account. */
export const dueDateAnswerTexts = {
  'dueDate.unknown': 'Non troviamo questa scadenza tra quelle della tua azienda.',
  'dueDate.notOnAccount': (p: { number: string }) =>
    `L’ordine ${p.number} non ha scadenze: non è a pagamento differito, o non è ancora consegnato.`,
  'dueDate.creditTooMuch': (p: { most: number }) =>
    `Su questo ordine si possono accreditare al massimo ${formatEuro(p.most)}: correggi l’importo.`,
  'dueDate.documentTaken': (p: { document: string }) =>
    `Il documento ${p.document} è già scritto con un altro ordine o importo: controlla il numero.`,
}
