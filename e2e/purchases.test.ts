import { purchaseTexts as texts } from '@cambusa/messages/it/orders/purchases'
import { lateFrameTexts } from '@cambusa/messages/it/frame/late-frame'
import { readFile } from 'node:fs/promises'
import { expect, test } from 'vitest'
import { expectAccessible, openPage, someWidth, useBrowser, type Screen } from './setup/browser.ts'
import { enterAs } from './setup/customer.ts'
import { pressOn } from './setup/keyboard.ts'
import { CUSTOMERS } from './setup/steps.ts'

useBrowser()

/** Euros of a text: '1.234,50 €' in it. */
const eurosIn = (text: string) => /[\d.]+,\d\d(?=\s€)/.exec(text)?.[0]

test.each(someWidth('purchases'))(
  'purchases are read month by month by keyboard, as a table, by product and as a file, on a %s',
  async (screen: Screen) => {
    const page = await openPage(screen)
    await enterAs(page, CUSTOMERS.restaurant.login)
    await page.goto('/profile/purchases')
    const main = page.getByRole('main')
    await main.getByRole('heading', { level: 1, name: lateFrameTexts.titlePurchases }).waitFor()
    const total = eurosIn((await main.getByText(/ in \d+ ordini$/).textContent()) ?? '')
    expect(total).toBeTruthy()

    const chart = main.getByRole('slider')
    const last = await chart.getAttribute('aria-valuetext')
    await chart.focus()
    await page.keyboard.press('ArrowLeft')
    await expect.poll(() => chart.getAttribute('aria-valuetext')).not.toBe(last)
    const read = eurosIn((await chart.getAttribute('aria-valuetext')) ?? '')
    await expectAccessible(page, 'purchases as a chart')

    await pressOn(page, main.getByRole('button', { name: texts.asTable }))
    await page.waitForURL('**show=table')
    const months = main.getByRole('region', { name: texts.months })
    // The same figure as the chart's, and the same total as the sentence's.
    await months
      .getByRole('cell', { name: `${read} €`, exact: true })
      .first()
      .waitFor()
    expect(eurosIn((await months.getByRole('row').last().textContent()) ?? '')).toBe(total)

    await main.getByRole('link', { name: texts.groups.product }).click()
    const products = main.getByRole('region', { name: texts.groups.product })
    await products.getByRole('table').waitFor()
    expect(eurosIn((await products.getByRole('row').last().textContent()) ?? '')).toBe(total)
    await expectAccessible(page, 'purchases as tables')
    const [file] = await Promise.all([
      page.waitForEvent('download'),
      products.getByRole('button', { name: texts.csv }).click(),
    ])
    expect(file.suggestedFilename()).toMatch(/^acquisti-per-prodotto-.*\.csv$/)
    const lines = (await readFile(await file.path(), 'utf8')).trim().split('\r\n')
    expect(lines.at(-1)).toContain(total!.replaceAll('.', ''))

    await main.getByRole('link', { name: texts.prices }).click()
    await main.getByRole('list').getByRole('heading', { level: 3 }).first().waitFor()
    await expectAccessible(page, 'prices that were paid')
  },
)
