import type { Shot } from '@cambusa/domain/catalogue/product-shots'

/** What a picture of a product shows, in words. */
export const shotNames: Readonly<Record<Shot, string>> = {
  front: 'Fronte',
  back: 'Retro',
  label: 'Etichetta',
  open: 'Aperto',
  use: 'In uso',
}
