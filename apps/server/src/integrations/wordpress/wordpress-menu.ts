import type { MenuItem, MenuSubItem } from '@cambusa/contract/content/menus'
import { LEAVING_REL } from '@cambusa/domain/content/allowed-html'
import { contentLink } from '@cambusa/domain/content/content-address'
import { countIn, rawsOf, textIn, type Raw } from './raw.ts'
import type { Reading } from './wordpress-post.ts'

const MOST_ITEMS = 100

/** A line of a menu; undefined if it leads nowhere. */
function lineOf(raw: Raw, { own, cleaner }: Reading): MenuSubItem | undefined {
  const link = contentLink(own(textIn(raw, 'url')))
  const title = cleaner.html(textIn(raw, 'title')).text
  if (link === undefined || title === '') return undefined
  return {
    ID: countIn(raw, 'ID'),
    order: countIn(raw, 'order'),
    parent: countIn(raw, 'parent'),
    title,
    url: link.href,
    attr: cleaner.html(textIn(raw, 'attr')).text,
    target: textIn(raw, 'target') === '_blank' ? '_blank' : '',
    classes: '',
    xfn: link.leaves ? LEAVING_REL : '',
    description: cleaner.html(textIn(raw, 'description')).text,
  }
}

/** A menu of WordPress as the shop shows it: two levels, with lines that lead somewhere. */
export const readMenu = (value: unknown, reading: Reading): MenuItem[] =>
  rawsOf(value)
    .slice(0, MOST_ITEMS)
    .flatMap((raw) => {
      const line = lineOf(raw, reading)
      const below = rawsOf(raw['children']).slice(0, MOST_ITEMS)
      const children = below.flatMap((child) => lineOf(child, reading) ?? [])
      return line === undefined ? [] : [{ ...line, children }]
    })
