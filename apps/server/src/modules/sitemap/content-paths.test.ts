import { POST_TYPES } from '@cambusa/contract/content/content-urls'
import { FORM_IDS } from '@cambusa/domain/content/form-parts'
import { formPath } from '@cambusa/domain/web/page-address'
import { expect, it } from 'vitest'
import { contentPaths } from './content-paths.ts'

type Source = Parameters<typeof contentPaths>[0]
type Posts = Awaited<ReturnType<Source['posts']>>['posts']

const MOST = 100

/** A content service that answers a hundred posts at most. */
const sourceOf = (types: Readonly<Record<string, readonly object[]>>): Source => ({
  posts: async (type, { page = 1 }) => {
    const all = new Map(Object.entries(types)).get(type) ?? []
    const posts = all.slice((page - 1) * MOST, page * MOST) as Posts
    return { posts, total: all.length, totalPages: Math.ceil(all.length / MOST) }
  },
})

it('lists every page but the one that arranges home, and the categories that have questions', async () => {
  const pages = Array.from({ length: MOST + 1 }, (_, n) => ({ link: `/page/p${n}`, shop: {} }))
  const paths = await contentPaths(
    sourceOf({
      [POST_TYPES.pages]: [{ link: '/page/home', shop: { sections: ['slides'] } }, ...pages],
      [POST_TYPES.faqCategories]: [
        { slug: 'consegna', count: 2 },
        { slug: 'vuota', count: 0 },
      ],
    }),
  )
  const forms = Object.values(FORM_IDS).map(formPath)
  expect(paths).toEqual([...pages.map(({ link }) => link), '/faq', '/faq/consegna', ...forms])
  expect(await contentPaths(sourceOf({}))).toEqual(forms)
})
