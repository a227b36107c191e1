import type { PushKind } from '@cambusa/domain/people/push-kinds'

/** The choice of the kinds of push, and of whether they reach this device. */
export const pushChoiceTexts = {
  title: 'Notifiche',
  text: 'Arrivano sui tuoi dispositivi, mai dalle 22 alle 7. Scegli di che cosa ti avvisiamo.',
  names: {
    orderStatus: 'Il tuo ordine va avanti',
    slotNear: 'La consegna o il ritiro è tra poco',
    paymentFailed: 'Un pagamento non è riuscito',
    approvalAsked: 'Un collega chiede di approvare',
    draftReady: 'La bozza di una lista è pronta',
  } satisfies Record<PushKind, string>,
  hints: {
    orderStatus: 'Quando è pronto, in viaggio, consegnato o annullato.',
    slotNear: 'Due ore prima della fascia che hai scelto.',
    paymentFailed: 'Così puoi pagare in un altro modo prima che l’ordine si annulli.',
    approvalAsked: 'Per i titolari: un carrello aspetta la tua decisione.',
    draftReady: 'Quando una lista con giorni di consegna prepara la sua bozza.',
  } satisfies Record<PushKind, string>,
  failed: 'Non siamo riusciti a caricare la scelta delle notifiche.',
  device: 'Notifiche su questo dispositivo',
  deviceHint: 'Vale solo qui: sugli altri tuoi dispositivi non cambia niente.',
  impossible:
    'Questo browser non può ricevere notifiche. Su iPhone e iPad aggiungi prima il negozio alla schermata Home e aprilo da lì.',
  denied:
    'Hai bloccato le notifiche del negozio in questo browser. Per riceverle apri le impostazioni del sito, accanto all’indirizzo, e permetti le notifiche; poi torna qui.',
  /** The same in the mobile app. */
  inApp: {
    impossible: 'Questa app non riceve notifiche su questo dispositivo.',
    denied:
      'Hai bloccato le notifiche di questa app. Per riceverle apri le impostazioni del dispositivo, cerca l’app e permetti le notifiche; poi torna qui.',
  },
  notDone: 'Non siamo riusciti ad attivare le notifiche su questo dispositivo. Riprova tra poco.',
  off: 'Il negozio non manda notifiche a questo tipo di dispositivo.',
} as const

/** Asked once, after an order. */
export const pushOfferTexts = {
  question: 'Ti avvisiamo quando l’ordine è pronto?',
  text: 'Con una notifica su questo dispositivo, mai dalle 22 alle 7. Puoi cambiare idea nel tuo profilo.',
  yes: 'Sì, avvisami',
  notNow: 'Non adesso',
  done: 'Fatto: ti avviseremo su questo dispositivo.',
  denied:
    'Le notifiche non sono permesse su questo dispositivo. Se cambi idea, le trovi nel tuo profilo alla voce «Notifiche».',
} as const

/** A push that arrives while the shop is in front. */
export const pushInFrontTexts = {
  text: (p: { title: string; body: string }) => `${p.title}. ${p.body}`,
  open: 'Apri',
} as const
