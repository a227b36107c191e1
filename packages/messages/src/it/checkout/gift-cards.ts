/** Gift codes in the cart and at the till; why one is refused says the server. */
export const giftCardTexts = {
  ask: 'Hai un codice regalo?',
  code: 'Codice regalo',
  hint: 'Maiuscole, spazi e trattini non contano.',
  add: 'Usa il codice',
  list: 'Codici regalo in questo ordine',
  ending: (p: { hint: string }) => `codice che finisce con ${p.hint}`,
  used: (p: { amount: string }) => `Paga ${p.amount}`,
  unused: 'Per questo ordine non serve: resta tutto sul codice.',
  left: (p: { amount: string }) => `Restano ${p.amount}`,
  usedUp: 'Con questo ordine finisce',
  until: (p: { day: string }) => `Vale fino al ${p.day}`,
  expired: (p: { day: string }) => `È scaduto il ${p.day}: toglilo e usane un altro.`,
  remove: 'Togli',
  removeNamed: (p: { hint: string }) => `Togli il codice che finisce con ${p.hint}`,
  removed: 'Codice regalo tolto.',
  toMake: (p: { name: string; amount: string }) => `${p.name}: ${p.amount} in buoni`,
  toMakeText:
    'I codici dei buoni che compri arrivano per e-mail dopo il pagamento. Non si pagano con altri buoni.',
} as const
