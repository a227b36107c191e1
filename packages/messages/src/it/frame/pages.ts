/** Texts of the pages of a list. */
export const pagesTexts = {
  pages: 'Pagine',
  page: (p: { page: number }) => `Pagina ${p.page}`,
  pageOf: (p: { page: number; pages: number }) => `Pagina ${p.page} di ${p.pages}`,
  previousPage: 'Pagina precedente',
  nextPage: 'Pagina successiva',
} as const
