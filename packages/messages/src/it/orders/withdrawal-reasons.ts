import {
  WITHDRAWAL_DAYS,
  type WithdrawalExclusion,
  type WithdrawRefusal,
} from '@cambusa/domain/orders/withdrawal'

const exclusions: Record<WithdrawalExclusion, (phone: string) => string> = {
  perishable: () => 'È deperibile: per legge il recesso non è previsto.',
  sealed: (phone) =>
    `È sigillato per igiene: si rende solo se non l’hai aperto. Se è ancora sigillato chiamaci al ${phone}.`,
  giftSpent: () => 'Il buono regalo è già stato usato.',
  withdrawn: () => 'L’hai già reso, o stai per renderlo.',
}

const refusals: Record<WithdrawRefusal, (phone: string) => string> = {
  company: (phone) => `Il recesso senza motivo è dei privati: per un ordine aziendale chiamaci al ${phone}.`,
  notHandedOver: (phone) =>
    `Il recesso si dichiara dopo la consegna. Finché non è in preparazione puoi annullare l’ordine; altrimenti chiamaci al ${phone}.`,
  tooLate: (phone) =>
    `I ${WITHDRAWAL_DAYS} giorni per recedere sono passati. Se un prodotto ha un difetto chiamaci al ${phone}.`,
  nothingLeft: (phone) =>
    `In questo ordine non c’è più niente da cui recedere. Se qualcosa non va chiamaci al ${phone}.`,
}

/** Why a line cannot go back, with the shop's telephone. */
export const exclusionText = (exclusion: WithdrawalExclusion, phone: string): string =>
  exclusions[exclusion](phone)

/** Why no withdrawal can be declared, and what to do instead. */
export const withdrawRefusalText = (refusal: WithdrawRefusal, phone: string): string =>
  refusals[refusal](phone)
