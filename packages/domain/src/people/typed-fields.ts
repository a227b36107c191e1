/** A card code or tax number as stored: without spaces, in capital letters. */
export const typedCode = (text: string | null | undefined): string =>
  (text ?? '').replace(/\s/g, '').toUpperCase()

/** An e-mail address as stored. */
export const typedEmail = (text: string | null | undefined): string => (text ?? '').trim().toLowerCase()
