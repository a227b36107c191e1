/** Texts of the left drawer, which come with it. */
export const drawerTexts = {
  assistance: 'Assistenza',
  call: (p: { phone: string }) => `Chiama ${p.phone}`,
} as const
