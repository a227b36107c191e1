/** Texts of the links that show one order: the dialog that makes them, and the page that they open. */
export const orderShareTexts = {
  share: 'Condividi',
  title: (p: { number: string }) => `Condividi l’ordine ${p.number}`,
  intro: (p: { days: number }) =>
    `Chi ha il link vede questo ordine, prezzi compresi, e ne scarica i PDF per ${p.days} giorni. Non vede pagamenti, contatti, note o altri ordini.`,
  make: 'Crea un link',
  made: 'Link creato.',
  withdrawn: 'Link revocato: ora non mostra più l’ordine.',
  links: 'Link attivi',
  none: 'Nessun link attivo.',
  failed: 'Non riusciamo a mostrare i link di questo ordine.',
  link: (p: { by: string; when: string }) =>
    p.by === '' ? `Creato il ${p.when}` : `Creato da ${p.by} il ${p.when}`,
  until: (p: { when: string }) => `Valido fino al ${p.when}`,
  address: 'Indirizzo del link',
  copy: 'Copia',
  copyOf: (p: { when: string }) => `Copia il link valido fino al ${p.when}`,
  send: 'Invia',
  sendOf: (p: { when: string }) => `Invia il link valido fino al ${p.when}`,
  withdraw: 'Revoca',
  withdrawOf: (p: { when: string }) => `Revoca il link valido fino al ${p.when}`,
  sendFile: 'Invia il PDF',
  /** The file took so long that the browser wants another press. */
  fileReady: 'Il PDF è pronto: premi di nuovo per inviarlo.',
  sendFailed: 'Non è stato possibile inviare: copia il link.',
  // the page of a link
  pageTitle: (p: { number: string }) => `Ordine ${p.number}`,
  pageIntro: (p: { shop: string; when: string }) =>
    `Ordine condiviso di ${p.shop}, in sola lettura. Il link vale fino al ${p.when}.`,
  facts: 'Consegna',
  dead: 'Link non valido',
  pageFailed: 'Non riusciamo a mostrare l’ordine.',
  home: 'Vai al negozio',
} as const
