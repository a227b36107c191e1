import { parseArgs } from 'node:util'
import { chromium, type Browser } from 'playwright-core'
import { RETURNING_VISITOR } from '../apps/storefront/src/testing/returning-visitor.ts'
import { openShopToMeasure } from '../proofs/shop-process.ts'
import { median } from './parts/figures.ts'
import { handOn } from './parts/hand.ts'
import type { Acts } from './parts/pace.ts'
import { openRestaurant } from './parts/restaurant.ts'
import { kitchenTasks } from './parts/kitchen-tasks.ts'
import { register } from './parts/registration-task.ts'
import { tasks, type Task } from './parts/shopping-tasks.ts'

/**
 * npm run bench -- tasks [--url http://…] [--only WORDS] [--runs N]: the time that a restaurant of a demo shop needs to
 * register and for its weekly tasks, in a real browser and at human speed (bench/parts/pace.ts): it decides before each
 * press, and reading takes no time. Medians of three, or of N. --only: tasks of that name. The shop at --url may be an
 * earlier version, and is changed: carts are filled, orders placed.
 */

/** By then all changes have been sent. */
const SENT_MS = 10_000
const POLL_MS = 200
const DESK = { width: 1440, height: 900 }
const PHONE = { width: 390, height: 844 }
type Window = typeof DESK

const BOTH: readonly Task[] = [
  tasks.knownProducts,
  kitchenTasks.dish,
  kitchenTasks.pastedMessage,
  kitchenTasks.changedLines,
  tasks.otherSlot,
  kitchenTasks.foundOrder,
  register,
  // Last: its purchase changes what was bought last.
  tasks.order,
]
const MEASURED: readonly [task: Task, window: Window][] = [
  [tasks.pastedLines, DESK],
  [tasks.changedLine, DESK],
  ...BOTH.flatMap((task): [Task, Window][] => [
    [task, DESK],
    [task, PHONE],
  ]),
]

interface Run extends Acts {
  seconds: number
}

async function timeOf(browser: Browser, url: string, task: Task, viewport: Window): Promise<Run> {
  const restaurant = await openRestaurant(url)
  const { act, check } = await task.arrange(restaurant)
  const context = await browser.newContext({
    baseURL: url,
    viewport,
    hasTouch: viewport === PHONE,
    locale: 'it-IT',
    timezoneId: 'Europe/Rome',
    permissions: ['clipboard-read', 'clipboard-write'],
  })
  await context.addInitScript(RETURNING_VISITOR)
  if (!task.isVisitor)
    await context.addInitScript(
      `sessionStorage.setItem('X-Ebsn-Session', '${restaurant.session}'); sessionStorage.setItem('is-authenticated', 'true')`,
    )
  const page = await context.newPage()
  try {
    await page.goto(task.from, { waitUntil: 'networkidle' })
    const hand = handOn(page)
    const startedMs = performance.now()
    await act(hand)
    const seconds = (performance.now() - startedMs) / 1000
    // The screen responds to a tap before the server does.
    for (const deadline = Date.now() + SENT_MS; !(await check());) {
      if (Date.now() > deadline) throw new Error(`${task.name}: the shop holds something else`)
      await page.waitForTimeout(POLL_MS)
    }
    return { seconds, ...hand.acts }
  } finally {
    await context.close()
  }
}

const { values } = parseArgs({
  args: process.argv.slice(2),
  options: { url: { type: 'string' }, only: { type: 'string' }, runs: { type: 'string', default: '3' } },
})
const measured = MEASURED.filter(([{ name }]) => name.includes(values.only ?? ''))
const shop = await openShopToMeasure(values.url === undefined ? [] : ['--url', values.url])
const browser = await chromium.launch({
  executablePath: process.env['CHROME_PATH'] ?? '/usr/bin/chromium',
  args: ['--no-sandbox', '--disable-gpu', '--no-first-run', '--disable-background-networking'],
})
try {
  const runs = measured.map((): Run[] => [])
  for (let run = 0; run < Number(values.runs); run += 1)
    for (const [place, [task, window]] of measured.entries())
      runs[place]!.push(await timeOf(browser, shop.url, task, window))
  for (const [place, [task, window]] of measured.entries()) {
    const of = (pick: keyof Run) => median(runs[place]!.map((run) => run[pick]))
    console.log(
      `${`${task.name}, ${window.width} px`.padEnd(86)} ${of('seconds').toFixed(1).padStart(6)} s  ` +
        `${of('presses')} presses, ${of('keys')} keys, ${of('scrolls')} scrolls`,
    )
  }
} finally {
  await browser.close()
  await shop.close()
}
