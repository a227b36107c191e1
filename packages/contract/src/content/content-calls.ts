import type { CallAct } from '@cambusa/domain/people/roles'
import * as Type from 'typebox'
import { MenuItem } from './menus.ts'
import { ContentCategory, ContentPost } from './posts.ts'
import { Slide } from './slides.ts'

/**
 * A call under /p: WordPress's address and shape, without envelope and without session. It never leads to an error
 * screen: what is unknown or malformed is answered empty, with 200.
 */
export interface ContentCall {
  method: 'GET'
  url: string
  operationId: string
  summary: string
  act: CallAct
  query?: Type.TSchema
  answer: Type.TSchema
}

export const contentMenu = {
  method: 'GET',
  url: '/p/wp-json/wp-api-menus/v2/menu-locations/:location',
  operationId: 'contentMenu',
  summary: 'Items of the menu at a location; none for an unknown one',
  act: 'visit',
  answer: Type.Array(MenuItem),
} as const satisfies ContentCall

export const contentSlides = {
  method: 'GET',
  url: '/p/wp-json/wp/v2/new_slides/:id/:time/:param',
  operationId: 'contentSlides',
  summary: 'Slides of a slider on the day of a unix time (noon), for a delivery service',
  act: 'visit',
  answer: Type.Array(Slide),
} as const satisfies ContentCall

const Filter = Type.Optional(Type.String({ maxLength: 200 }))

export const contentPosts = {
  method: 'GET',
  url: '/p/wp-json/wp/v2/:postType',
  operationId: 'contentPosts',
  summary: 'Posts of a type (pages, faq, volantini …) or terms (faq_categories); x-wp-total, x-wp-totalpages',
  act: 'visit',
  query: Type.Object({
    slug: Filter,
    per_page: Filter,
    page: Filter,
    search: Filter,
    order: Filter,
    orderby: Filter,
    category: Filter,
    version: Filter,
  }),
  answer: Type.Union([Type.Array(ContentPost), Type.Array(ContentCategory)]),
} as const satisfies ContentCall

/** Every call of the content service that has no form. */
export const contentCalls: readonly ContentCall[] = [contentMenu, contentSlides, contentPosts]
