import type { Locator, Page } from 'playwright-core'
import { nextScroll, startPace, type Acts, type Sight } from './pace.ts'

/** Nobody would scroll further. */
const MOST_SCROLLS = 150
const SETTLE_MS = 50

interface Look extends Sight {
  /** The position at which to turn the wheel. */
  wheel: { x: number; y: number }
}

/** What a person sees of an element. */
const look = (target: Locator): Promise<Look> =>
  // Runs in the page, where a named function inside it would fail.
  target.evaluate((element) => {
    const { document } = element.ownerDocument.defaultView!
    const { innerWidth: width, innerHeight: height } = document.defaultView!
    const box = element.getBoundingClientRect()
    const x = (box.left + box.right) / 2
    const y = (box.top + box.bottom) / 2
    const top = document.elementFromPoint(x, y)
    const isFree = top !== null && (element.contains(top) || top.closest('label')?.contains(element) === true)
    let wheel = { x: width / 2, y: height / 2 }
    for (let each = element.parentElement; each && each !== document.body; each = each.parentElement) {
      const { overflowX, overflowY } = document.defaultView!.getComputedStyle(each)
      const goesDown = /auto|scroll/.test(overflowY) && each.scrollHeight > each.clientHeight
      const goesAside = /auto|scroll/.test(overflowX) && each.scrollWidth > each.clientWidth
      if (!goesDown && !goesAside) continue
      const part = each.getBoundingClientRect()
      wheel = {
        x: (Math.max(0, part.left) + Math.min(width, part.right)) / 2,
        y: (Math.max(0, part.top) + Math.min(height, part.bottom)) / 2,
      }
      break
    }
    return { x, y, isFree, width, height, wheel }
  })

/** A simulated person at a screen: looks, scrolls, points, presses and types at human speed. */
export interface Hand {
  readonly page: Page
  readonly acts: Readonly<Acts>
  /** Scrolls until an element can be pressed. */
  reach(target: Locator): Promise<void>
  /** Decides, scrolls to an element and presses it. */
  press(target: Locator): Promise<void>
  /** Types into the focused field; stops as soon as `until` is true. */
  type(text: string, until?: () => Promise<boolean>): Promise<void>
  /** Presses one key, or keys together, with a decision before it, unless it only completes what was typed. */
  key(name: string, decided?: 'decided'): Promise<void>
  /** Whether an element can be pressed without scrolling. */
  sees(target: Locator): Promise<boolean>
}

export function handOn(page: Page): Hand {
  const pace = startPace((milliseconds) => page.waitForTimeout(milliseconds))
  const reach = async (target: Locator) => {
    await target.waitFor({ state: 'attached' })
    for (let scrolls = 0; scrolls < MOST_SCROLLS; scrolls += 1) {
      const { wheel, ...sight } = await look(target)
      const next = nextScroll(sight)
      if (next === undefined) return
      if (next.dx === 0 && Math.abs(next.dy) < 1) {
        // It is below an element that is just disappearing.
        await page.waitForTimeout(SETTLE_MS)
        continue
      }
      await page.mouse.move(wheel.x, wheel.y)
      await page.mouse.wheel(next.dx, next.dy)
      await pace.scroll()
    }
    throw new Error(`${String(target)} cannot be reached`)
  }
  const key = async (name: string) => {
    await pace.key()
    await page.keyboard.press(name)
  }
  return {
    page,
    acts: pace.acts,
    reach,
    async press(target) {
      await target.waitFor()
      await pace.think()
      await reach(target)
      await pace.press()
      await target.click()
    },
    async type(text, until) {
      for (const letter of text) {
        if (await until?.()) return
        await pace.key()
        await page.keyboard.type(letter)
      }
    },
    async key(name, decided) {
      if (decided) await pace.think()
      await key(name)
    },
    async sees(target) {
      if ((await target.count()) === 0) return false
      const { wheel: _wheel, ...sight } = await look(target)
      return nextScroll(sight) === undefined
    },
  }
}
