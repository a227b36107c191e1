import type { OptionalMail } from '@cambusa/domain/people/optional-mails'

/** The choice of the mails about an order that a customer may do without. */
export const mailChoiceTexts = {
  title: 'E-mail sugli ordini',
  text: 'Scegli quali ricevere. Conferme, pagamenti, rimborsi e modifiche te li scriviamo sempre.',
  names: {
    orderReady: 'La spesa è pronta',
    orderOnTheWay: 'La spesa è in viaggio',
    orderDelivered: 'La spesa è consegnata o ritirata',
    draftReady: 'La bozza di una lista è pronta',
    approvalAsked: 'Un collega chiede di approvare',
    approvalGiven: 'Il tuo carrello è approvato',
  } satisfies Record<OptionalMail, string>,
  hints: {
    orderReady: 'Quando puoi venire a ritirarla, o quando aspetta solo di partire.',
    orderOnTheWay: 'Quando parte verso di te.',
    orderDelivered: 'Il riepilogo con il totale finale: lo trovi anche nell’ordine.',
    draftReady: 'Quando una lista con giorni di consegna prepara la sua bozza.',
    approvalAsked: 'Per i titolari: un carrello aspetta la tua decisione.',
    approvalGiven: 'Un titolare ha fatto partire l’ordine che avevi mandato.',
  } satisfies Record<OptionalMail, string>,
  failed: 'Non siamo riusciti a caricare la scelta delle e-mail.',
} as const
