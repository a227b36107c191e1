/** What is told at a field whose quantity cannot be taken as it was typed. Short: they stand below a stepper. */
export const typedQuantityTexts = {
  noNumber: 'Scrivi un numero, per esempio 2',
  why: {
    pieces: (_p: { quantity: string }) => 'Solo pezzi interi',
    multiple: (p: { quantity: string }) => `Multipli di ${p.quantity}`,
    least: (p: { quantity: string }) => `Minimo ${p.quantity}`,
    most: (p: { quantity: string }) => `Massimo ${p.quantity}`,
  },
  taken: (p: { why: string; quantity: string }) => `${p.why}: ora ${p.quantity}`,
} as const
