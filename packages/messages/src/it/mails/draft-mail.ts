const others = (more: number) => (more === 0 ? '' : more === 1 ? ' e un altro' : ` e altri ${more}`)

/** The mail of a draft that a standing order prepared. */
export const draftMailTexts = {
  subject: (p: { name: string; day: string }) => `Bozza pronta: ${p.name}, per ${p.day}`,
  text: (p: { name: string; day: string; lines: number }) =>
    `la tua lista «${p.name}» ha preparato la bozza per la consegna di ${p.day}: ${p.lines === 1 ? '1 prodotto' : `${p.lines} prodotti`}. Controllala, cambia quello che serve e mettila nel carrello.`,
  missing: (p: { names: readonly string[]; more: number }) =>
    `Ora non si può comprare: ${p.names.join(', ')}${others(p.more)}. Nella bozza trovi che cosa scegliere al suo posto.`,
  dearer: (p: { count: number }) =>
    p.count === 1
      ? 'Un prodotto costa più della volta scorsa.'
      : `${p.count} prodotti costano più della volta scorsa.`,
  dearerTitle: (p: { more: number }) => (p.more === 0 ? 'Prezzi saliti' : `Prezzi saliti${others(p.more)}`),
  before: (p: { price: string }) => `prima ${p.price}`,
  total: 'Totale dei prodotti, IVA inclusa',
  button: 'Guarda la bozza',
  nothingBought: 'Non abbiamo ordinato niente: l’ordine parte solo quando lo confermi tu.',
  pause:
    'Puoi mettere in pausa le consegne fisse nella pagina della lista, e non ricevere più queste e-mail dal tuo profilo.',
} as const
