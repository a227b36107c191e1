/** Texts of the home page. */
export const homeTexts = {
  title: 'Spesa e forniture per chi cucina ogni giorno',
  slider: 'In evidenza',
  pause: 'Metti in pausa',
  play: 'Fai scorrere',
  slide: (p: { slide: number; slides: number; title: string }) => `${p.slide} di ${p.slides}: ${p.title}`,
  goToSlide: (p: { slide: number }) => `Vai al messaggio ${p.slide}`,
  departments: 'Reparti',
  allDepartments: 'Tutti i reparti',
  again: 'Quello che hai comprato',
  allOrders: 'I tuoi ordini',
  promotions: 'In offerta',
  allPromotions: 'Tutte le offerte',
  news: 'Appena arrivati',
  allNews: 'Tutte le novità',
} as const
