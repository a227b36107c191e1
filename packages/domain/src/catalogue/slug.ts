/** Lower-case ASCII words joined by hyphens, for the shop's URLs: "Caffè d'orzo" → "caffe-d-orzo". */
export function slugOf(text: string): string {
  return withoutAccents(text)
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '')
}

/** Most names are plain ASCII and need no normalising. */
const withoutAccents = (text: string) =>
  /[\u0080-\uffff]/.test(text) ? text.normalize('NFD').replace(/[\u0300-\u036f]/g, '') : text
