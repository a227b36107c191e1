/** Texts of parts of the frame that are loaded after the first screen: menus, drawer, footer. */
export const lateFrameTexts = {
  information: 'Informazioni',
  keyboardShortcuts: 'Scorciatoie da tastiera',
  changeCompany: 'Cambia azienda',
  logout: 'Esci',
  backToTop: 'Torna su',
  titlePurchases: 'I miei acquisti',
  titleAddresses: 'I miei indirizzi',
  titleUserBoard: 'Agisci per un cliente',
  titleColleagues: 'Colleghi',
  titleImages: 'Immagini e dati',
  titleApprovals: 'Approvazioni',
  titleDueDates: 'Scadenze',
  approvalsWith: (p: { count: number }) => `Approvazioni, ${p.count} da decidere`,
} as const
