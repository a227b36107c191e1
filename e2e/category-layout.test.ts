import { departmentTexts } from '@cambusa/messages/it/catalogue/departments'
import { frameTexts } from '@cambusa/messages/it/frame/frame'
import { listTexts } from '@cambusa/messages/it/catalogue/product-lists'
import { proposalTexts } from '@cambusa/messages/it/catalogue/proposals'
import type { Locator } from 'playwright-core'
import { expect, test } from 'vitest'
import { openPage, useBrowser } from './setup/browser.ts'

useBrowser({ withPictures: true })

interface Box {
  x: number
  y: number
  width: number
  height: number
}

const boxesOf = (places: Locator): Promise<Box[]> =>
  places.evaluateAll((elements) =>
    elements
      .filter((element) => element.checkVisibility())
      .map((element) => {
        const { x, y, width, height } = element.getBoundingClientRect()
        return { x, y, width, height }
      }),
  )

const overlap = (a: Box, b: Box) =>
  a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height

test('the list of a department starts on the first screen, below its proposals', async () => {
  const page = await openPage('desk')
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.goto('/category/dispensa')
  await page.getByRole('heading', { name: proposalTexts.title({ name: 'Dispensa' }) }).waitFor()
  const [first] = await boxesOf(page.getByRole('list', { name: 'Dispensa' }).getByRole('article'))
  expect(first!.y).toBeLessThan(700)
  await page.getByRole('combobox', { name: listTexts.sort }).waitFor()
})

test('at 960 px nothing in the top bar overlaps', async () => {
  const page = await openPage('desk')
  await page.setViewportSize({ width: 960, height: 768 })
  await page.goto('/')
  await page.getByRole('heading', { level: 1 }).first().waitFor()
  const boxes = await boxesOf(
    page
      .getByRole('banner')
      .locator('button:not(form *), a, form')
      .filter({ hasNot: page.locator('form') }),
  )
  expect(boxes.length).toBeGreaterThan(5)
  for (const [index, box] of boxes.entries())
    expect(boxes.slice(index + 1).filter((other) => overlap(box, other))).toEqual([])
})

test('the menu of all products uses its width, and each block is under the shortest column', async () => {
  const page = await openPage('desk')
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.goto('/')
  await page.getByRole('button', { name: frameTexts.allProducts }).click()
  await page.getByRole('banner').getByRole('link', { name: 'Dispensa', exact: true }).hover()
  const blocks = page
    .getByRole('banner')
    .getByRole('region', { name: departmentTexts.subcategoriesOf({ name: 'Dispensa' }) })
    .locator(':scope > ul > li')
  await blocks.first().waitFor()
  const boxes = await boxesOf(blocks)
  const right = Math.max(...boxes.map(({ x, width }) => x + width))
  expect(right).toBeGreaterThan(1300)
  const ends = new Map<number, number>()
  for (const { x, y, height } of boxes) {
    const shortest = Math.min(...ends.values())
    const isNew = !ends.has(x)
    if (!isNew) expect(Math.abs(ends.get(x)! - shortest)).toBeLessThan(2)
    expect(isNew ? y : ends.get(x)!).toBeLessThanOrEqual(y + 1)
    ends.set(x, y + height)
  }
  expect(ends.size).toBeGreaterThan(3)
})
