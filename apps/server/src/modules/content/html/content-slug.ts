import { CONTENT_ID_PREFIX } from '@cambusa/domain/content/allowed-html'

const LONGEST = 60

/** The anchor of a heading: 'Quali dati?' → 'content-quali-dati'; '' if no letter or digit is left. */
export function contentSlug(heading: string): string {
  const words = heading
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, LONGEST)
    .replace(/^-|-$/g, '')
  return words === '' ? '' : CONTENT_ID_PREFIX + words
}
