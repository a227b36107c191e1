/** The page of a demo that shows what its analytics service received. */
export const receivedEventsTexts = {
  title: 'Eventi misurati',
  about:
    'Gli eventi che questo negozio dimostrativo ha mandato al suo servizio di misura, dal più recente. Arrivano solo da chi ha acconsentito, e restano nella memoria di questo server finché è acceso.',
  none: 'Nessun evento: accetta i cookie nel negozio e apri una pagina.',
} as const
