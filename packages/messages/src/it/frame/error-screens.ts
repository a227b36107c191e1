/** Texts of the screens that tell of errors; they come with those screens. */
export const errorScreenTexts = {
  notFoundTitle: 'Questa pagina non c’è',
  notFoundText: 'Il prodotto o la pagina che cerchi è stato spostato o non è più disponibile.',
  notFoundHome: 'Vai alla home',
  notFoundBrowse: 'Sfoglia i reparti',
  serviceDownTitle: 'Il negozio non risponde',
  serviceDownText: 'Stiamo lavorando per tornare al più presto. Il carrello è al sicuro.',
} as const
