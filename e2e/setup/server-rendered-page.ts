import { PAGE_DATA_ID } from '../../apps/storefront/src/lib/browser/page-marks.ts'
import { shopUrl } from './our-shop.ts'

export interface ServerRenderedPage {
  html: string
  status: number
  etag: string
}

/** Whether the server has rendered a page, or sent the plain page. */
export const isServerRendered = (html: string) => html.includes(`id="${PAGE_DATA_ID}"`)

const PAUSE_MS = 100
/** While other tests build and start shops beside, a rendering may take several tries of two seconds. */
const TRIES = 400

/**
 * A server-rendered page of the shop: the first rendering may take longer than the shop waits, and is then in the page
 * cache for the next request. Throws if it is never rendered.
 */
export async function requestUntilRendered(address: string, url = shopUrl): Promise<ServerRenderedPage> {
  for (let tries = 0; tries < TRIES; tries += 1) {
    const answer = await fetch(url + address)
    const html = await answer.text()
    if (isServerRendered(html)) return { html, status: answer.status, etag: answer.headers.get('etag') ?? '' }
    await new Promise((resolve) => setTimeout(resolve, PAUSE_MS))
  }
  throw new Error(`${address} is not rendered`)
}
