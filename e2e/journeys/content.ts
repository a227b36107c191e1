import { POST_TYPES, postsUrl } from '@cambusa/contract/content/content-urls'
import type { ContentCategory, ContentPost } from '@cambusa/contract/content/posts'
import { faqTexts } from '@cambusa/messages/it/content/faq'
import { errorScreenTexts } from '@cambusa/messages/it/frame/error-screens'
import { uiTexts } from '@cambusa/messages/it/frame/ui'
import type { Page } from 'playwright-core'
import { beforeAll, describe, expect, test } from 'vitest'
import { paths } from '../../apps/storefront/src/app/navigation/paths.ts'
import { expectAccessible, openPage, openWithoutScripts, someWidth } from '../setup/browser.ts'
import { pressOn, typeInto } from '../setup/keyboard.ts'
import { requestUntilRendered } from '../setup/server-rendered-page.ts'

const PRIVACY = '/page/privacy'
const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name }).waitFor()
/** A word of a title that a search finds. */
const wordOf = ({ title }: ContentPost) =>
  title.text.split(/[^\p{L}]+/u).toSorted((a, b) => b.length - a.length)[0]!

/** Pages and questions as shoppers find and read them, whatever the shop's content comes from. */
export function contentJourneys(url: () => string): void {
  let notice: ContentPost
  let category: ContentCategory
  let question: ContentPost
  beforeAll(async () => {
    const first = async <Post>(type: string, asked: Parameters<typeof postsUrl>[1]): Promise<Post> => {
      const [found] = (await (await fetch(url() + postsUrl(type, asked))).json()) as Post[]
      return found!
    }
    notice = await first(POST_TYPES.pages, { slug: 'privacy' })
    category = await first(POST_TYPES.faqCategories, {})
    question = await first(POST_TYPES.faq, { category: category.slug, orderby: 'menu_order', order: 'asc' })
  })

  const faqOf = () => `${paths.faq}/${category.slug}`

  describe.each(someWidth('content'))('on a %s', (screen) => {
    test('a question is found and read by keyboard, and the notice through the footer', async () => {
      const page = await openPage(screen, url())
      await page.goto(paths.faq)
      await heading(page, faqTexts.title)
      await expectAccessible(page, 'frequent questions')
      const main = page.getByRole('main')
      await typeInto(page, main.getByRole('textbox', { name: faqTexts.search }), wordOf(question))
      await page.keyboard.press('Enter')
      await page.waitForURL(/search=/)
      await pressOn(page, main.locator('summary').filter({ hasText: question.title.text }))
      await main.locator('details[open]').waitFor()
      await expectAccessible(page, 'found questions')
      await pressOn(page, main.getByRole('link', { name: category.name, exact: true }))
      await heading(page, category.name)
      await main.getByText(question.title.text).waitFor()
      await page
        .getByRole('navigation', { name: uiTexts.breadcrumbs })
        .getByText(faqTexts.detailCrumb)
        .waitFor()
      await expectAccessible(page, 'questions of a category')
      await page.getByRole('contentinfo').locator(`a[href="${PRIVACY}"]`).click()
      await heading(page, notice.title.text)
      await expectAccessible(page, 'the privacy notice')
    })

    test('a page that does not exist says so, and back leads to the screen before', async () => {
      const page = await openPage(screen, url())
      await page.goto(paths.faq)
      await heading(page, faqTexts.title)
      await page.goto('/page/there-is-none')
      await heading(page, errorScreenTexts.notFoundTitle)
      await expectAccessible(page, 'a page that does not exist')
      await page.goBack()
      await heading(page, faqTexts.title)
    })
  })

  test('pages and questions are rendered by the server, with what search engines read of them', async () => {
    for (const [address, text] of [
      [PRIVACY, notice.title.text],
      [paths.faq, category.name],
      [faqOf(), question.title.text],
      [`${paths.faq}?search=${wordOf(question)}`, question.title.text],
    ] as const) {
      const { html, status } = await requestUntilRendered(address, url())
      expect([address, status]).toEqual([address, 200])
      expect(html.replaceAll('&#x27;', '’'), address).toContain(text)
      const isSearch = address.includes('?')
      expect(html.includes('"BreadcrumbList"'), address).toBe(true)
      expect(html.includes('noindex'), address).toBe(isSearch)
      expect(html).toContain(`<link rel="canonical" href="${url()}${address.split('?', 1)[0]}"`)
    }
    expect((await requestUntilRendered(faqOf(), url())).html).toContain('"FAQPage"')
    for (const address of ['/page/there-is-none', '/faq/there-is-none'])
      expect([address, (await requestUntilRendered(address, url())).status]).toEqual([address, 404])
    const sitemap = await (await fetch(`${url()}/sitemaps/categories.xml`)).text()
    for (const address of [PRIVACY, paths.faq, faqOf()])
      expect(sitemap).toContain(`<loc>${url()}${address}</loc>`)
  })

  test('without scripts the notice is read, a question opens on its answer, and the search finds', async () => {
    const page = await openWithoutScripts(url())
    for (const address of [PRIVACY, paths.faq, faqOf()]) await requestUntilRendered(address, url())
    await page.goto(PRIVACY)
    await heading(page, notice.title.text)
    await page.getByRole('main').getByRole('heading', { level: 2 }).first().waitFor()
    await page.goto(paths.faq)
    const main = page.getByRole('main')
    await main.getByRole('link', { name: category.name }).first().click()
    await main.getByText(question.title.text).click()
    await main.locator('details[open] p, details[open] li').first().waitFor()
    await requestUntilRendered(`${paths.faq}?search=${wordOf(question)}`, url())
    await main.getByRole('textbox', { name: faqTexts.search }).fill(wordOf(question))
    await main.getByRole('button', { name: faqTexts.searchButton }).click()
    await main.getByText(question.title.text).waitFor()
    expect(new URL(page.url()).searchParams.get('search')).toBe(wordOf(question))
  })
}
