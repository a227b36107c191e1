import { PAGE_DATA_ID } from '../../apps/storefront/src/lib/browser/page-marks.ts'
import { shopUrl } from './our-shop.ts'

export interface ServerRenderedPage {
  html: string
  status: number
  etag: string
}

/** Whether the server has rendered a page, or left it to the browser. */
export const isServerRendered = (html: string) => html.includes(`id="${PAGE_DATA_ID}"`)

const PAUSE_MS = 100
const TRIES = 100

/**
 * A page of the shop that the server renders: the first request may be slower than the shop waits, the page is then there for
 * the next. Throws where it is never rendered.
 */
export async function requestUntilRendered(address: string): Promise<ServerRenderedPage> {
  for (let tries = 0; tries < TRIES; tries += 1) {
    const answer = await fetch(shopUrl + address)
    const html = await answer.text()
    if (isServerRendered(html)) return { html, status: answer.status, etag: answer.headers.get('etag') ?? '' }
    await new Promise((resolve) => setTimeout(resolve, PAUSE_MS))
  }
  throw new Error(`${address} is not rendered`)
}
