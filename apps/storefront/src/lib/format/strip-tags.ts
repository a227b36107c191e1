/** The text of a message without HTML tags (specification §8: messages may contain markup, toasts show none). */
export const stripTags = (html: string): string =>
  html
    .replace(/<\/?[a-z!][^>]*>/gi, ' ')
    .replace(/\s+/g, ' ')
    .replace(/ ([.,;:!?])/g, '$1')
    .trim()
