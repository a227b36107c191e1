/** Mails about colleagues of a company, and carts that wait for their approval. */
export const colleagueMailTexts = {
  invited: {
    subject: (p: { company: string; shop: string }) => `Ordina per ${p.company} su ${p.shop}`,
    text: (p: { by: string; company: string; shop: string }) =>
      `${p.by} ti invita a ordinare su ${p.shop} per ${p.company}. Accetta con il pulsante: se non hai ancora un account, te ne facciamo uno.`,
    somebody: 'Un titolare',
    button: 'Accetta l’invito',
    validity: (p: { hours: number }) => `Il link vale ${p.hours} ore e si usa una volta sola.`,
    notYou: 'Se non conosci chi ti invita, ignora questa e-mail: non succede nulla.',
  },
  asked: {
    subject: (p: { by: string; total: string }) => `${p.by} chiede di approvare ${p.total}`,
    text: (p: { by: string; company: string; total: string }) =>
      `${p.by} ti ha mandato un carrello di ${p.total} per ${p.company}, da approvare.`,
    until: (p: { at: string }) => `Puoi decidere fino al ${p.at}: dopo, i prodotti tornano nel suo carrello.`,
    button: 'Guarda e decidi',
  },
  given: {
    subject: (p: { order: string }) => `Approvato: ordine ${p.order}`,
    text: (p: { by: string; order: string }) =>
      `${p.by} ha approvato il tuo carrello: è diventato l’ordine ${p.order}.`,
    button: 'Vedi l’ordine',
  },
  refused: {
    subject: 'Il tuo carrello non è stato approvato',
    text: (p: { by: string }) =>
      `${p.by} non ha approvato il carrello che avevi mandato. I prodotti sono tornati nel tuo carrello: non è andato perso nulla.`,
    reason: (p: { reason: string }) => `Il motivo: ${p.reason}`,
    button: 'Vai al carrello',
  },
  lapsed: {
    subject: 'Nessuno ha approvato il tuo carrello in tempo',
    text: 'gli ordini per la fascia oraria che avevi scelto sono chiusi e nessuno ha deciso sul carrello che avevi mandato. I prodotti sono tornati nel tuo carrello: scegli un’altra fascia e mandalo di nuovo.',
    button: 'Vai al carrello',
  },
} as const
