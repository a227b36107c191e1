/** Texts of a product's enlarged picture. */
export const pictureZoomTexts = {
  zoomIn: 'Ingrandisci',
  zoomOut: 'Riduci',
  /** `percent`: 100, as large as the window. */
  zoomedTo: (p: { percent: number }) => `Ingrandimento ${p.percent}%`,
  /** Of the part that scrolls. */
  area: 'Immagine ingrandita: scorri per vederla tutta',
} as const
