import type { ErrorParams } from '@cambusa/contract/errors'
import { NOTE_DAYS } from '@cambusa/domain/orders/order-note'
import { exclusionText, withdrawRefusalText } from './withdrawal-reasons.ts'

/** The texts of refusals about withdrawals from an order, and its note. */
export const orderAfterwardsAnswerTexts = {
  'withdrawal.refused': (p: ErrorParams['withdrawal.refused']) => withdrawRefusalText(p.refusal, p.phone),
  'withdrawal.excluded': (p: ErrorParams['withdrawal.excluded']) =>
    `${p.name} non si può rendere. ${exclusionText(p.exclusion, p.phone)}`,
  'withdrawal.quantity': (p: ErrorParams['withdrawal.quantity']) =>
    p.isWhole
      ? `${p.name} si rende per intero: ${p.most}.`
      : `Di ${p.name} puoi rendere al massimo ${p.most}, in pezzi interi.`,
  'withdrawal.several': (p: ErrorParams['withdrawal.several']) =>
    `L’ordine ha più recessi che aspettano i prodotti: scegline uno con --withdrawal (${p.ids}).`,
  'withdrawal.unknown': 'Questo ordine non ha un recesso con questo numero.',
  'note.unknown': 'Non troviamo questa valutazione tra le tue.',
  'note.notYet': 'Puoi valutare un ordine dopo averlo ricevuto.',
  'note.tooLate': (p: ErrorParams['note.tooLate']) =>
    `La valutazione si può cambiare per ${NOTE_DAYS} giorni. Se vuoi aggiungere qualcosa chiamaci al ${p.phone}.`,
  'note.empty': 'Scegli almeno una stella o scrivi qualcosa.',
  'note.exists': 'Hai già valutato questo ordine: apri la tua valutazione e cambiala.',
} as const
