import { POST_TYPES } from '@cambusa/contract/content/content-urls'
import { FORM_IDS } from '@cambusa/domain/content/form-parts'
import { faqPath, formPath } from '@cambusa/domain/web/page-address'
import type { ContentSource } from '../content/content.ts'

/** The most that one call of the content service answers. */
const A_PAGE = 100
const FAQ = '/faq'

type Source = Pick<ContentSource, 'posts'>

async function everyPost(content: Source, type: string) {
  const first = await content.posts(type, { per_page: A_PAGE, page: 1 })
  const found = [...first.posts]
  for (let page = 2; page <= first.totalPages; page += 1)
    found.push(...(await content.posts(type, { per_page: A_PAGE, page })).posts)
  return found
}

const linksOf = async (content: Source, type: string): Promise<string[]> =>
  (await everyPost(content, type)).flatMap((post) =>
    // The page that arranges home is no screen of its own.
    'link' in post && post.shop.sections === undefined ? [post.link] : [],
  )

/** The addresses, within the shop, of what the content service publishes: pages, questions by category, forms. */
export async function contentPaths(content: Source): Promise<string[]> {
  const [pages, categories] = await Promise.all([
    linksOf(content, POST_TYPES.pages),
    everyPost(content, POST_TYPES.faqCategories),
  ])
  const questions = categories.flatMap((category) =>
    'count' in category && category.count > 0 ? [faqPath(category.slug)] : [],
  )
  const forms = Object.values(FORM_IDS).map(formPath)
  return [...pages, ...(questions.length > 0 ? [FAQ, ...questions] : []), ...forms]
}
