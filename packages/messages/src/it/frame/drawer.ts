/** Texts of the left drawer, which come with it. */
export const drawerTexts = {
  stores: 'Punti vendita',
  assistance: 'Assistenza',
  call: (p: { phone: string }) => `Chiama ${p.phone}`,
} as const
