import type { MenuItem } from '@cambusa/contract/content/menus'
import type { ContentCategory, ContentPost, ShopFields } from '@cambusa/contract/content/posts'
import type { ContentElement, ContentNode, ContentTree } from '@cambusa/domain/content/content-tree'

import { contentPagePath } from '@cambusa/domain/web/page-address'

/** An element of content with text or elements in it. */
export const el = (
  tagName: ContentElement['tagName'],
  children: readonly (ContentNode | string)[] = [],
  properties: ContentElement['properties'] = {},
): ContentElement => ({ type: 'element', tagName, properties, children: children.map(nodeOf) })

const nodeOf = (given: ContentNode | string): ContentNode =>
  typeof given === 'string' ? { type: 'text', value: given } : given

export const treeOf = (...children: (ContentNode | string)[]): ContentTree => ({
  type: 'root',
  children: children.map(nodeOf),
})

const DAY = '2026-11-01T00:00:00'

/** A page or a question as the content service answers it. */
export const buildPost = (
  slug: string,
  title: string,
  tree: ContentTree,
  shop: Partial<ShopFields> = {},
): ContentPost => ({
  id: 1,
  date: DAY,
  date_gmt: DAY,
  modified: DAY,
  modified_gmt: DAY,
  slug,
  status: 'publish',
  type: 'page',
  link: contentPagePath(slug),
  title: { rendered: title, text: title },
  content: { rendered: '', protected: false, tree },
  excerpt: { rendered: '', text: '', protected: false },
  menu_order: 0,
  categories: [],
  shop: { description: '', ...shop },
})

export const buildFaqCategory = (slug: string, name: string, count: number): ContentCategory => ({
  id: 1,
  count,
  name,
  slug,
  description: '',
  taxonomy: 'faq_category',
})

const item = (ID: number, title: string, url: string) => ({
  ID,
  order: ID,
  parent: 0,
  title,
  url,
  attr: '',
  target: '',
  classes: '',
  xfn: '',
  description: '',
})

export const buildMenuItem = (
  ID: number,
  title: string,
  url: string,
  below: readonly (readonly [title: string, url: string])[] = [],
): MenuItem => ({
  ...item(ID, title, url),
  children: below.map(([name, address], place) => item(ID * 10 + place, name, address)),
})
