import type { Page } from 'playwright-core'

/** Holds back the first file of the shop's code, and with it all others, until the returned function is called. */
export async function holdCode(page: Page): Promise<() => void> {
  let letGo = () => {}
  const held = new Promise<void>((resolve) => (letGo = resolve))
  await page.route('**/assets/index-*.js', async (route) => {
    await held
    await route.continue()
  })
  return letGo
}
