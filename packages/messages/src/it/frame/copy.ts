/** What is said of a text that was copied. */
export const copyTexts = {
  copied: 'Copiato',
  notCopied: 'Non è stato possibile copiare: scrivi a mano.',
} as const
