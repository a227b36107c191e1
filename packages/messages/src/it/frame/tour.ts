/** The tour of the shop, for who is here for the first time. */
export const tourTexts = {
  open: 'Scopri il negozio',
  offer: 'Prima volta qui? Scopri il negozio in quattro passi.',
  show: 'Mostra',
  title: 'Scopri il negozio',
  steps: {
    departments: {
      title: 'I reparti',
      text: 'Da «Tutti i prodotti» apri reparti e sottoreparti. Sul telefono li trovi in basso, in «Reparti».',
    },
    timeslot: {
      title: 'La fascia oraria',
      text: 'Scegli dove e quando ricevere la spesa: prodotti e prezzi sono quelli della tua zona. La fascia resta riservata mentre riempi il carrello.',
    },
    quickOrder: {
      title: 'L’ordine rapido',
      text: 'Incolla un ordine intero, anche da un messaggio, oppure scrivi codici e quantità: il negozio trova i prodotti riga per riga.',
    },
    lists: {
      title: 'Le liste',
      text: 'Salva in una lista quello che compri sempre e mettila nel carrello tutta insieme.',
    },
  },
  progress: (p: { step: number; of: number }) => `Passo ${p.step} di ${p.of}`,
  back: 'Indietro',
  next: 'Avanti',
  skip: 'Salta',
  end: 'Fine',
} as const
