import { PLAIN_PAGE } from '@cambusa/contract/shop/worker'
import { PAGE_DATA_ID } from '../lib/browser/page-marks.ts'
import { cachesOf, findIn, keepIn, keepNewest } from './caches.ts'

const MOST_PAGES = 50

const LOGO = /href="(\/logo\.(?:svg|png))"/

/**
 * Keeps the page as the build left it, and the logo that it names. Rejects without the page: a worker that has none is not
 * installed.
 */
export async function keepShell(release: string): Promise<void> {
  const { shell } = cachesOf(release)
  const answer = await fetch(PLAIN_PAGE, { cache: 'no-cache' })
  const text = await answer.text()
  if (!answer.ok || !text.includes(release)) throw new Error(`${PLAIN_PAGE} is of another release`)
  await keepIn(shell, PLAIN_PAGE, new Response(text, { headers: answer.headers }))
  const logo = LOGO.exec(text)?.[1]
  const picture = logo && (await fetch(logo).catch(() => undefined))
  if (logo && picture && picture.ok) await keepIn(shell, logo, picture)
}

/** The logo: from the network, and only without one from what is kept. */
export async function answerLogo(release: string, { request }: FetchEvent): Promise<Response> {
  try {
    return await fetch(request)
  } catch {
    const { pathname } = new URL(request.url)
    return (await findIn(cachesOf(release).shell, pathname)) ?? Response.error()
  }
}

const keyOf = (address: string): string => address.replace(/#.*/, '')

/**
 * Keeps a page that the server has rendered for everybody. Of no other the address is kept: it may hold the token of a
 * link. A page of another release needs files that this one does not know.
 */
export async function keepPage(
  release: string,
  address: string,
  answer: Response,
  isCurrent: () => boolean,
): Promise<void> {
  const isPage = answer.status === 200 && answer.type === 'basic' && !answer.redirected
  const isPublic = !/no-store/.test(answer.headers.get('cache-control') ?? 'no-store')
  if (!isPage || !isPublic) return
  const text = await answer.text()
  if (!isCurrent() || !text.includes(release) || !text.includes(`id="${PAGE_DATA_ID}"`)) return
  const { pages } = cachesOf(release)
  await keepIn(pages, keyOf(address), new Response(text, { headers: answer.headers }))
  await keepNewest(pages, MOST_PAGES)
}

/** The page for an address without a network: the kept one, else the plain one, which renders what is kept of answers. */
export async function offlinePage(release: string, address: string): Promise<Response> {
  const { pages, shell } = cachesOf(release)
  return (await findIn(pages, keyOf(address))) ?? (await findIn(shell, PLAIN_PAGE)) ?? Response.error()
}

/** Whether a page is kept of this address. */
export const isPageKept = async (release: string, address: string): Promise<boolean> =>
  (await findIn(cachesOf(release).pages, keyOf(address))) !== undefined

/** A page: from the network, and only without one from what is kept. */
export async function answerPage(
  release: string,
  event: FetchEvent,
  isCurrent: () => boolean,
): Promise<Response> {
  const { request } = event
  try {
    const answer = await fetch(request)
    event.waitUntil(keepPage(release, request.url, answer.clone(), isCurrent))
    return answer
  } catch {
    return offlinePage(release, request.url)
  }
}
