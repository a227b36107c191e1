import type { Locator, Page } from 'playwright-core'
import { expect } from 'vitest'

const FARTHEST = 80

export const hasFocus = (target: Locator) => target.evaluate((element) => element === document.activeElement)

/** Whether the focus is visible: by a ring on the element, or around the card that contains it. */
const showsFocus = (target: Locator) =>
  target.evaluate((element) => {
    const isRinged = (each: Element) => {
      const { outlineStyle, outlineWidth } = getComputedStyle(each)
      return outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2
    }
    const card = element.closest('article, label, li, form')
    return isRinged(element) || (card !== null && isRinged(card))
  })

/** Presses Tab until an element has the focus, which must then be visible. */
export async function tabTo(page: Page, target: Locator, key: 'Tab' | 'Shift+Tab' = 'Tab') {
  await target.waitFor()
  for (let presses = 0; presses < FARTHEST; presses += 1) {
    await page.keyboard.press(key)
    if (!(await hasFocus(target))) continue
    expect(await showsFocus(target), `focus is seen on ${target}`).toBe(true)
    return
  }
  throw new Error(`${FARTHEST} times ${key} do not lead to ${target}`)
}

/** Moves to a field and types in it. */
export async function typeInto(page: Page, field: Locator, text: string) {
  await tabTo(page, field)
  await page.keyboard.type(text)
}

/** Moves to a control and presses it. */
export async function pressOn(page: Page, target: Locator, key: 'Enter' | 'Space' = 'Enter') {
  await tabTo(page, target)
  await page.keyboard.press(key)
}
