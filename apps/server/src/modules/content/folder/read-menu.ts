import { LEAVING_REL } from '@cambusa/domain/content/allowed-html'
import { contentLink } from '@cambusa/domain/content/content-address'
import type { MenuItem, MenuSubItem } from '@cambusa/contract/content/menus'
import { hashText } from '@cambusa/domain/text/hash-text'
import { contentTexts } from '@cambusa/messages/it/operator/content'
import * as Type from 'typebox'
import { readJson } from './json-file.ts'
import { ContentMistake } from './mistake.ts'

const own = {
  title: Type.String({ minLength: 1, maxLength: 80 }),
  url: Type.String({ minLength: 1, maxLength: 500 }),
  description: Type.Optional(Type.String({ maxLength: 200 })),
}
const MenuFile = Type.Array(
  Type.Object(
    {
      ...own,
      children: Type.Optional(
        Type.Array(Type.Object(own, { additionalProperties: false }), { maxItems: 40 }),
      ),
    },
    { additionalProperties: false },
  ),
  { maxItems: 40 },
)
type Line = Omit<Type.Static<typeof MenuFile>[number], 'children'>

const HALF = 0x7fffffff

/** The menu of a location, from its JSON. Throws ContentMistake. */
export function readMenu(location: string, text: string): MenuItem[] {
  const { value, lines } = readJson(text, MenuFile)
  const item = (
    { title, url, description = '' }: Line,
    pointer: string,
    order: number,
    parent: number,
  ): MenuSubItem => {
    const link = contentLink(url)
    if (link === undefined)
      throw new ContentMistake(lines.lineOf(`${pointer}/url`), contentTexts.wrongLink({ field: 'url' }))
    return {
      ID: (hashText(`${location}${pointer}`) & HALF) + 1,
      order,
      parent,
      title,
      url: link.href,
      attr: '',
      target: '',
      classes: '',
      xfn: link.leaves ? LEAVING_REL : '',
      description,
    }
  }
  return value.map((line, place) => {
    const parent = item(line, `/${place}`, place + 1, 0)
    const children = (line.children ?? []).map((child, order) =>
      item(child, `/${place}/children/${order}`, order + 1, parent.ID),
    )
    return { ...parent, children }
  })
}
