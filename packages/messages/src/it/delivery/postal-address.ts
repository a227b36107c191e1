/** The labels of a postal address, wherever one is written. Wrong fields have the words of validation.ts. */
export const postalTexts = {
  street: 'Via o piazza',
  streetNumber: 'Numero civico',
  city: 'Comune',
  postalCode: 'CAP',
  province: 'Provincia',
  provinceHint: 'Due lettere',
} as const
