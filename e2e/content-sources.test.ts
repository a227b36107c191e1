import { join } from 'node:path'
import { POST_TYPES, postsUrl } from '@cambusa/contract/content/content-urls'
import type { ContentPost } from '@cambusa/contract/content/posts'
import { faqTexts } from '@cambusa/messages/it/content/faq'
import { frameTexts } from '@cambusa/messages/it/frame/frame'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { paths } from '../apps/storefront/src/app/navigation/paths.ts'
import { endAll } from '../apps/server/src/testing/at-the-end.ts'
import { contentFolder, sourceOn } from '../apps/server/src/testing/content/content-folder.ts'
import { hostileFiles, hostileWordPress } from '../apps/server/src/testing/content/hostile-content.ts'
import { HTML_VECTORS, MARKDOWN_VECTORS } from '../apps/server/src/testing/content/script-vectors.ts'
import { unsafePost } from '../apps/server/src/testing/content/unsafe-answers.ts'
import { chosen } from '../apps/server/src/testing/extent.ts'
import {
  wordPressAnswers,
  wordPressContentOf,
} from '../apps/server/src/testing/wordpress/content-of-wordpress.ts'
import { startStandIn } from '../apps/server/src/testing/wordpress/stand-in.ts'
import {
  hasWordPress,
  startWordPress,
  type WordPress,
} from '../apps/server/src/testing/wordpress/wordpress.ts'
import { contentJourneys } from './journeys/content.ts'
import { flyerJourneys } from './journeys/flyers.ts'
import { formJourneys } from './journeys/forms.ts'
import { openPage, someWidth, useBrowser } from './setup/browser.ts'
import { prepareContentShop, type ContentShop } from './setup/content-shop.ts'
import { watchPolicy } from './setup/policy-violations.ts'
import { dialogOn } from './setup/steps.ts'

useBrowser({ withPictures: true })
let shop: ContentShop
beforeAll(async () => {
  shop = await prepareContentShop()
})
afterAll(async () => {
  await shop.close()
  await endAll()
})
const url = () => shop.url

const VECTORS = ['<img src=x onerror=alert(1)>', ...HTML_VECTORS, ...MARKDOWN_VECTORS]
const postsOf = async (type: string) =>
  (await (await fetch(url() + postsUrl(type, { per_page: 100 }))).json()) as ContentPost[]

/** Opens screens, with menu and form, and expects that nothing of their content runs or leaves the shop. */
async function expectNothingRuns(addresses: readonly string[]) {
  const page = await openPage('phone', url())
  const violations = await watchPolicy(page)
  const ran: string[] = []
  const left: string[] = []
  page.on('dialog', (dialog) => {
    ran.push(`${dialog.message()} on ${page.url()}`)
    void dialog.dismiss()
  })
  page.on('request', (request) => {
    if (!/^(?:data|blob):/.test(request.url()) && !request.url().startsWith(url())) left.push(request.url())
  })
  for (const address of addresses) {
    await page.goto(address)
    await page.locator('main :is(h1, h2)').first().waitFor()
    await page.waitForLoadState('networkidle')
  }
  await page.getByRole('banner').getByRole('button', { name: frameTexts.openMenu }).click()
  await dialogOn(page).getByRole('link', { name: frameTexts.departments }).waitFor()
  expect([ran, left, await violations()]).toEqual([[], [], []])
  return page
}

// docs/wordpress.md says how it is installed.
const where = hasWordPress ? {} : { skip: true, meta: { missingProgram: 'WordPress with MariaDB and PHP' } }

describe('with a WordPress', where, () => {
  let wordpress: WordPress
  beforeAll(async () => {
    const { source } = sourceOn(join(import.meta.dirname, '../demo/content'))
    const content = await wordPressContentOf(source)
    const hostile = chosen('vectors in a real WordPress', VECTORS, 40).map((vector, place) => ({
      type: 'page',
      slug: `vettore-${place}`,
      title: `Vettore ${vector}`,
      content: vector,
      excerpt: vector,
    }))
    wordpress = await startWordPress({ ...content, posts: [...content.posts, ...hostile] })
    await shop.start({ CONTENT_URL: wordpress.url })
  })

  contentJourneys(url)

  test('what its editors may write as HTML runs nowhere', async () => {
    const pages = (await postsOf(POST_TYPES.pages)).filter(({ slug }) => slug.startsWith('vettore-'))
    expect(pages).toHaveLength(chosen('vectors in a real WordPress', VECTORS, 40).length)
    expect(pages.flatMap(unsafePost)).toEqual([])
    await expectNothingRuns(chosen('pages with vectors', pages, 4).map(({ link }) => link))
  })

  test('killed while somebody reads, it takes nothing away, nor does a start of the shop without it', async () => {
    const [screen = 'phone'] = someWidth('WordPress killed')
    const page = await openPage(screen, url())
    const opened = async (address: string, title: string) => {
      await page.goto(address)
      await page.getByRole('heading', { level: 1, name: title }).waitFor()
    }
    const before = await postsOf(POST_TYPES.pages)
    const titles = new Map(before.map(({ link, title }) => [link, title.text]))
    await opened(paths.faq, faqTexts.title)
    await wordpress.kill()
    await opened('/page/terms', titles.get('/page/terms') ?? '')
    await shop.start({ CONTENT_URL: wordpress.url })
    expect(await postsOf(POST_TYPES.pages)).toEqual(before)
    await opened('/page/pagamenti', titles.get('/page/pagamenti') ?? '')
    const [question] = await postsOf(POST_TYPES.faq)
    await opened(`${paths.faq}/${question?.shop.category?.slug}`, question?.shop.category?.name ?? '')
    await page
      .getByRole('main')
      .getByText(question?.title.text ?? '')
      .waitFor()
    const links = page.getByRole('contentinfo').locator('a[href="/page/privacy"]')
    await links.first().waitFor({ state: 'attached' })
  })

  flyerJourneys(url)
  formJourneys(url)
})

/** Content full of script, as variables of a shop. */
const HOSTILE = {
  files: () => ({ CAMBUSA_CONTENT_DIR: contentFolder(hostileFiles(VECTORS)).folder, CONTENT_URL: '' }),
  'a WordPress': async () => {
    const { url: CONTENT_URL } = await startStandIn(wordPressAnswers(hostileWordPress(VECTORS)))
    return { CONTENT_URL }
  },
}

describe.each(Object.entries(HOSTILE))('content full of script, from %s', (_, variables) => {
  test('runs nowhere: in questions, pages, menus, slides, flyers, forms and names of files', async () => {
    await shop.start(await variables())
    const categories = (await postsOf(POST_TYPES.faqCategories)).map(({ slug }) => `${paths.faq}/${slug}`)
    expect(categories.length).toBeGreaterThan(2)
    for (const type of [POST_TYPES.faq, POST_TYPES.pages, POST_TYPES.flyers])
      expect((await postsOf(type)).flatMap(unsafePost)).toEqual([])
    const screens = [paths.home, paths.faq, ...categories, '/page/corpo', '/volantini', paths.contact]
    const page = await expectNothingRuns(screens)
    await page.keyboard.press('Escape')
    const name = `${VECTORS[0]}.jpg`
    await page
      .locator('input[type=file]')
      .setInputFiles({ name, mimeType: 'image/jpeg', buffer: Buffer.from('x') })
    await page.getByText(name).first().waitFor()
    expect(await page.locator('main img[src=x], main [onerror]').count()).toBe(0)
  })
})
