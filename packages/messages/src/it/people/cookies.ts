/** What a shopper is asked about cookies. Whoever changes a text here changes the version in cookie-version.ts. */
export const cookieQuestion = {
  title: 'Cookie: scegli tu',
  text: 'Per carrello e accesso il negozio usa solo strumenti tecnici. Se sei d’accordo, anche statistiche e pubblicità su misura.',
  technicalHint:
    'Tengono il carrello, l’accesso e le tue preferenze. Senza, il negozio non funziona: sono sempre attivi.',
  analyticsHint:
    'Contano le visite e gli acquisti, per capire che cosa funziona e che cosa migliorare nel negozio.',
  profilationHint:
    'Altre aziende sanno che cosa guardi qui e ti mostrano pubblicità scelta per te, anche su altri siti.',
} as const

/** The bar that asks about cookies, and the panel with each kind. */
export const cookieTexts = {
  /** Name of the bar for screen readers. */
  bar: 'Scelta sui cookie',
  accept: 'Accetta tutti',
  refuse: 'Rifiuta tutti',
  choose: 'Personalizza',
  close: 'Chiudi e tieni solo i cookie tecnici',
  policy: 'Cookie policy',
  preferences: 'Preferenze cookie',
  panelText:
    'Puoi cambiare idea quando vuoi da «Preferenze cookie», in fondo a ogni pagina. La scelta vale un anno su questo dispositivo.',
  technical: 'Tecnici',
  analytics: 'Statistiche',
  profilation: 'Pubblicità su misura',
  save: 'Salva le scelte',
  saved: 'Scelta sui cookie salvata.',
} as const
