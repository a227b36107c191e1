/** A card code or tax number as it is kept: without the spaces of who copied it, in capital letters. */
export const typedCode = (text: string | null | undefined): string =>
  (text ?? '').replace(/\s/g, '').toUpperCase()

/** An e-mail address as it is kept. */
export const typedEmail = (text: string | null | undefined): string => (text ?? '').trim().toLowerCase()
