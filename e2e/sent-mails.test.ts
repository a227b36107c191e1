import { afterAll, beforeAll, expect, test } from 'vitest'
import { mailTexts } from '@cambusa/messages/it/mails/mail'
import { readConfig } from '../apps/server/src/config.ts'
import { sendMail } from '../apps/server/src/modules/mail/mail.ts'
import { inTransaction, openDatabase, type Database } from '../apps/server/src/platform/database/database.ts'
import { openEmbeddedPostgres } from '../apps/server/src/platform/embedded-postgres/embedded-postgres.ts'
import { shopDataDir, shopUrl } from './setup/our-shop.ts'
import { expectAccessible, openPage, SCREENS, useBrowser, type Screen } from './setup/browser.ts'

useBrowser()

const to = 'nuova.cliente@example.com'
let database: Database
let closePostgres: () => Promise<void>

beforeAll(async () => {
  const postgres = await openEmbeddedPostgres({ dataDir: shopDataDir, role: 'guest' })
  closePostgres = () => postgres.close()
  database = openDatabase(postgres.url)
  const params = { firstName: 'Ada', cardPending: true, storeName: 'Bologna' }
  await inTransaction(database.db, (tx) =>
    sendMail(
      tx,
      { ...readConfig({ env: {}, args: [] }), shopUrl },
      { kind: 'welcome', to, userId: null, params },
      new Date(),
    ),
  )
})
afterAll(async () => {
  await database.close()
  await closePostgres()
})

/** The parts of a mail that programs read. */
async function mailsTo(recipient: string): Promise<{ to: string; text: string }[]> {
  const answer = await fetch(`${shopUrl}/dev/mail`, { headers: { accept: 'application/json' } })
  return ((await answer.json()) as { to: string; text: string }[]).filter((mail) => mail.to === recipient)
}

test('a mail of the demo shop arrives within seconds and has the address that the shop listens on', async () => {
  await expect.poll(() => mailsTo(to), { timeout: 15_000 }).toHaveLength(1)
  const [mail] = await mailsTo(to)
  expect(mail?.text).toContain(`${shopUrl}/`)
})

test.each(Object.keys(SCREENS) as Screen[])(
  'it is shown at /dev/mail and its button opens the shop, on the %s',
  async (screen) => {
    const page = await openPage(screen)
    const refused: string[] = []
    page.on('console', (line) => line.text().includes('Content Security Policy') && refused.push(line.text()))
    await page.goto('/dev/mail')
    await expectAccessible(page, `/dev/mail on ${screen}`)
    // Mails of other journeys may have come since: only the newest is open.
    const article = page.getByRole('article').filter({ hasText: to })
    if (!(await article.locator('iframe').isVisible())) await article.locator('summary').first().click()
    const mail = article.frameLocator('iframe')
    await mail.getByRole('heading', { name: mailTexts.welcome.subject({ shop: 'Cambusa' }) }).waitFor()
    const isWiderThanItsFrame = await mail
      .locator('body')
      .evaluate('document.documentElement.scrollWidth > document.documentElement.clientWidth')
    expect(isWiderThanItsFrame).toBe(false)
    const opened = page.context().waitForEvent('page')
    await mail.getByRole('link', { name: mailTexts.welcome.button }).click()
    const shop = await opened
    await shop.getByRole('banner').waitFor()
    expect(new URL(shop.url()).origin).toBe(shopUrl)
    expect(refused).toEqual([])
  },
)
