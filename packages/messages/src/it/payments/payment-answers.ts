import type { ErrorParams } from '@cambusa/contract/errors'

/** The texts of refusals about paying an order. */
export const paymentAnswerTexts = {
  'payment.notPayable': 'Questo ordine non aspetta un pagamento: guarda come sta in «I miei ordini».',
  'payment.tooLate': 'Il tempo per pagare questo ordine è finito: ritrovi i prodotti nel carrello.',
  'payment.alreadyPaid': 'Questo ordine è già pagato: non devi fare altro.',
  'payment.underWay':
    'Un pagamento di questo ordine è in corso: concludilo, oppure riprova tra qualche secondo.',
  'payment.unreachable':
    'Il servizio di pagamento non risponde. Riprova tra qualche secondo: non pagherai due volte.',
  'payment.cardUnknown': 'Questa carta non è più tra le tue: scegline un’altra o usane una nuova.',
  'payment.aboveAuthorised': (p: ErrorParams['payment.aboveAuthorised']) =>
    `Si possono incassare al massimo ${p.authorised}: di più non è autorizzato.`,
  'payment.notAwaitingTransfer':
    'Questo ordine non aspetta un bonifico: controlla il numero. Se il denaro è già annotato non serve altro.',
  'payment.notAuthorised': 'Per questo ordine non c’è un pagamento autorizzato da incassare.',
  'payment.cardInUse':
    'Con questa carta si paga un ordine non ancora consegnato: la puoi rimuovere quando è pagato, o se lo annulli.',
}
