/** Texts of the home page. */
export const homeTexts = {
  title: 'Spesa e forniture per chi cucina ogni giorno',
  welcome: 'La spesa per casa e per il lavoro',
  welcomeText: 'Dispensa, freschi e bevande: scegli, prenota la fascia, ricevi o ritira.',
  browse: 'Sfoglia i reparti',
  slider: 'In evidenza',
  departments: 'Reparti',
  allDepartments: 'Tutti i reparti',
  again: 'Compra di nuovo',
  allOrders: 'I miei ordini',
  promotions: 'In offerta',
  allPromotions: 'Tutte le offerte',
  news: 'Appena arrivati',
  allNews: 'Tutte le novità',
} as const
