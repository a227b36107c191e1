const before = (text: string) => (text ? ` C’era scritto: «${text}».` : '')

/** What is told of notes and wishes that were written without a network and are sent later. */
export const unsentNoteTexts = {
  noteChanged: (p: { name: string; before: string }) =>
    `La nota di ${p.name} era stata cambiata da un altro dispositivo: ora vale la tua.${before(p.before)}`,
  wishesChanged: (p: { name: string }) =>
    `Le preferenze per ${p.name} erano state cambiate da un altro dispositivo: ora valgono le tue.`,
  orderNoteChanged: (p: { before: string }) =>
    `La nota dell’ordine era stata cambiata da un altro dispositivo: ora vale la tua.${before(p.before)}`,
  referenceChanged: (p: { before: string }) =>
    `Il tuo numero d’ordine era stato cambiato da un altro dispositivo: ora vale il tuo.${before(p.before)}`,
  cartChanged: 'Le preferenze del carrello erano state cambiate da un altro dispositivo: ora valgono le tue.',
  lineGone: (p: { name: string; value: string }) =>
    `${p.name} non è più nel carrello: la nota o la preferenza che avevi scritto (${p.value}) non serve più.`,
  refused: 'Una nota o una preferenza scritta senza rete non è stata salvata. Controlla il carrello.',
} as const
