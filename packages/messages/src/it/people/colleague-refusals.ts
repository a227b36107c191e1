import type { ErrorParams } from '@cambusa/contract/errors'

const OF_ENDED: Record<ErrorParams['approval.ended']['state'], string> = {
  waiting: 'Questa richiesta è ancora in attesa: ricarica la pagina.',
  approved: 'Questa richiesta è già stata approvata: trovi l’ordine tra gli ordini.',
  refused:
    'Questa richiesta è già stata rifiutata: i prodotti sono tornati nel carrello di chi l’ha mandata.',
  lapsed: 'Questa richiesta è scaduta: i prodotti sono tornati nel carrello di chi l’ha mandata.',
  withdrawn: 'Questa richiesta è stata ritirata da chi l’ha mandata.',
}

const TO_SEND = 'Mandalo in approvazione, oppure togli qualche prodotto.'

/** Why an act on colleagues or approvals is refused (errors.ts). */
export const colleagueRefusalTexts = {
  'company.unknown': 'Questa azienda non è tra quelle del tuo codice cliente.',
  'colleague.holdersOnly': 'Solo i titolari dell’azienda possono farlo: chiedi a uno di loro.',
  'colleague.unknown': 'Questa persona non è tra i colleghi dell’azienda: ricarica la pagina.',
  'colleague.oneself': 'Non puoi decidere per te: chiedi a un altro titolare.',
  'colleague.thereAlready': ({ email }: ErrorParams['colleague.thereAlready']) =>
    `${email} è già tra i colleghi: puoi cambiare il suo ruolo nell’elenco.`,
  'colleague.tooManyInvitations': ({ max }: ErrorParams['colleague.tooManyInvitations']) =>
    `Ci sono già ${max} inviti aperti: ritirane uno prima di mandarne un altro.`,
  'invitation.unknown':
    'Questo invito non è valido: apri il link dell’ultima e-mail, oppure chiedine un altro.',
  'invitation.used': 'Questo invito è già stato accettato: accedi per ordinare.',
  'invitation.tooOld': 'Questo invito è scaduto: valeva 72 ore. Chiedine un altro a chi te l’ha mandato.',
  'invitation.withdrawn': 'Questo invito è stato ritirato: chiedine un altro a chi te l’ha mandato.',
  'invitation.otherAccount':
    'Questo indirizzo ha già un conto privato: fatti mandare l’invito a un altro indirizzo.',
  'approval.needed': ({ reason, limit, left, total }: ErrorParams['approval.needed']) =>
    ({
      always: `I tuoi ordini vanno approvati da un titolare. ${TO_SEND.split(',')[0]}.`,
      order: `Il totale di ${total} supera il tuo limite di ${limit} per ordine. ${TO_SEND}`,
      month: `Il totale di ${total} supera i ${left} che ti restano questo mese. ${TO_SEND}`,
    })[reason],
  'approval.orderTooLarge': ({ left, total }: ErrorParams['approval.orderTooLarge']) =>
    `Con queste modifiche l’ordine arriva a ${total}, ma puoi arrivare a ${left}: togli qualche prodotto.`,
  'approval.unknown': 'Questa richiesta non c’è più: ricarica la pagina.',
  'approval.ended': ({ state }: ErrorParams['approval.ended']) => OF_ENDED[state],
  'approval.changed': ({ total }: ErrorParams['approval.changed']) =>
    `Nel frattempo il carrello è cambiato: ora il totale è ${total}. Ricontrollalo e approva di nuovo.`,
  'approval.notNeeded': 'Questo carrello non ha bisogno di approvazione: puoi ordinare subito.',
  'approval.tooMany': ({ max }: ErrorParams['approval.tooMany']) =>
    `Hai già ${max} carrelli in attesa: aspetta una decisione, oppure ritirane uno.`,
  'approval.empty': 'Almeno un prodotto deve restare: se non serve più nulla, rifiuta la richiesta.',
} as const
