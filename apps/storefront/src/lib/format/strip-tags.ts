/** The text of a message without its HTML tags (specification §8: messages may carry markup, toasts show none). */
export const stripTags = (html: string): string =>
  html
    .replace(/<\/?[a-z!][^>]*>/gi, ' ')
    .replace(/\s+/g, ' ')
    .replace(/ ([.,;:!?])/g, '$1')
    .trim()
