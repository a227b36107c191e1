import type { Page } from 'playwright-core'

const KEPT = 'policy-violations'

/** Runs in the page, before its own scripts; the records survive the page. */
function watch(key: string): void {
  document.addEventListener('securitypolicyviolation', (violation) => {
    const { effectiveDirective, blockedURI, disposition, sample, sourceFile, lineNumber } = violation
    const told = `${disposition} ${effectiveDirective} ${blockedURI} ${sample} ${sourceFile}:${lineNumber}`
    const kept = JSON.parse(sessionStorage.getItem(key) ?? '[]') as string[]
    sessionStorage.setItem(key, JSON.stringify([...kept, `${told} on ${location.pathname}`]))
  })
}

/**
 * From now on violations of the content security policy on this page are recorded; the returned function reads them.
 */
export async function watchPolicy(page: Page): Promise<() => Promise<string[]>> {
  const errors: string[] = []
  page.on('console', (message) => {
    const text = message.text()
    if (/content.security.policy|trusted ?(type|html|script)/i.test(text)) errors.push(text)
  })
  await page.addInitScript(watch, KEPT)
  return async () => {
    const kept = await page.evaluate((key) => sessionStorage.getItem(key), KEPT)
    const found = JSON.parse(kept ?? '[]') as string[]
    return [...found, ...errors]
  }
}
