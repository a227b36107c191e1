/** Lower-case ASCII words joined by hyphens, as the shop's URLs want them: "Caffè d'orzo" → "caffe-d-orzo". */
export function slugOf(text: string): string {
  return withoutAccents(text)
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '')
}

/** Most names are plain ASCII: they are not taken apart. */
const withoutAccents = (text: string) =>
  /[\u0080-\uffff]/.test(text) ? text.normalize('NFD').replace(/[\u0300-\u036f]/g, '') : text
