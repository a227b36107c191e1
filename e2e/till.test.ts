import { authTexts } from '@cambusa/messages/it/people/auth'
import { describe, expect, test } from 'vitest'
import { expectAccessible, openPage, someWidth, useBrowser } from './setup/browser.ts'
import { runKeys } from './setup/operator.ts'
import { CUSTOMERS } from './setup/steps.ts'

useBrowser()

describe.each(someWidth('till'))('on a %s', (screen) => {
  test('a till signs in by its key, and is put out when the key is withdrawn', async () => {
    const { login, lastName } = CUSTOMERS.restaurant
    const listed = await runKeys('make', login, '--name', 'Cassa 7', '--dry-run').catch(String)
    const vat = /- (\d{11})/.exec(listed)![1]!
    const made = await runKeys('make', login, '--name', 'Cassa 7', '--company', vat)
    const [key, secret] = [/chiave (\S+)/.exec(made)![1]!, /segreto (\S+)/.exec(made)![1]!]
    const page = await openPage(screen)
    await page.goto('/tech-login')
    await expectAccessible(page, 'the technical login')
    const main = page.getByRole('main')
    await main.getByLabel(authTexts.key, { exact: true }).fill(key.toLowerCase())
    await main.getByLabel(authTexts.secret, { exact: true }).fill('sbagliato')
    const submit = main.getByRole('button', { name: authTexts.submit, exact: true })
    await submit.click()
    await main.getByText(/Chiave o segreto non validi/).waitFor()
    await main.getByLabel(authTexts.secret, { exact: true }).fill(secret)
    await submit.click()
    const profile = page.getByRole('banner').getByRole('link', { name: /^Profilo/ })
    await profile.waitFor()
    expect(await profile.getAttribute('aria-label')).toContain(lastName)
    await runKeys('withdraw', key)
    await page.goto('/cart')
    await profile.waitFor({ state: 'detached' })
  })
})
