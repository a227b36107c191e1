/** Lower-case ASCII words joined by hyphens, as the shop's URLs want them: "Caffè d'orzo" → "caffe-d-orzo". */
export function slugOf(text: string): string {
  return text
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '')
}
