import { CHUNK_TIMEOUT_MS } from '@cambusa/domain/constants'
import { isImportFailure, reloadForNewCode } from './chunks.ts'

/** How long to wait for a reload to happen; if the shopper has refused it, the error is shown. */
const RELOAD_MS = 10_000

/** Files of the build requested since the page was opened; failed ones are removed. */
const asked = new Map<string, Promise<void>>()

const inPage = (file: string): Element | null =>
  document.querySelector(`link[href="/${file}"],script[src="/${file}"]`)

/** A style that the page names may still be on its way. */
const isComing = (element: Element): element is HTMLLinkElement =>
  element instanceof HTMLLinkElement && element.rel === 'stylesheet' && element.sheet === null

/** Fetches the whole file into the browser's cache, so that importing it needs no network. */
async function fetchCode(file: string): Promise<void> {
  const answer = await fetch(`/${file}`, { signal: AbortSignal.timeout(CHUNK_TIMEOUT_MS) })
  if (answer.status === 404) await reloadOrFail(new Error(`/${file}: 404`))
  // A proxy may answer with an HTML page of its own.
  const isCode = answer.ok && /javascript/.test(answer.headers.get('content-type') ?? '')
  if (!isCode) throw new Error(`/${file}: ${answer.status}, no code`)
  await answer.arrayBuffer()
}

function addStyle(file: string): Promise<void> {
  const link = Object.assign(document.createElement('link'), {
    rel: 'stylesheet',
    crossOrigin: '',
    href: `/${file}`,
  })
  const loaded = untilLoaded(link, file)
  document.head.append(link)
  return loaded
}

function untilLoaded(link: HTMLLinkElement, file: string): Promise<void> {
  return new Promise((resolve, reject) => {
    link.addEventListener('load', () => resolve())
    link.addEventListener('error', () => {
      // A failed link that stayed in the document would count as loaded.
      link.remove()
      styleFailed(file).catch(reject)
    })
  })
}

/** A link does not say why it failed: whether the style is gone with its release. */
async function styleFailed(file: string): Promise<never> {
  const error = new Error(`CSS: /${file}`)
  const status = await fetch(`/${file}`).then(
    (answer) => answer.status,
    () => 0,
  )
  if (status === 404) await reloadOrFail(error)
  throw error
}

/** Code that this page can no longer load: deleted with its release, or remembered as failed by the browser. */
async function reloadOrFail(error: Error): Promise<never> {
  const waitMs = (await reloadForNewCode(error, Date.now())) ? RELOAD_MS : 0
  await new Promise((resolve) => setTimeout(resolve, waitMs))
  throw error
}

function requestFile(file: string): Promise<void> {
  const named = inPage(file)
  if (named) return isComing(named) ? untilLoaded(named, file) : Promise.resolve()
  return file.endsWith('.css') ? addStyle(file) : fetchCode(file)
}

function loadFile(file: string): Promise<void> {
  const before = asked.get(file)
  if (before) return before
  const coming = requestFile(file)
  asked.set(file, coming)
  coming.catch(() => asked.delete(file))
  return coming
}

/**
 * Imports a chunk once all of its files have been fetched (decision 158). The build wraps every `import()` in it. A
 * browser may remember a module that failed to load for the life of the page and never request it again, so the module
 * is only imported after its files have been fetched, and a failed fetch can be repeated.
 * @param load the `import()` itself @param files its file and what that needs, code and styles, as the build names them
 */
export async function importChunk<Module>(
  load: () => Promise<Module>,
  files: string[] = [],
): Promise<Module> {
  await Promise.all(files.map(loadFile))
  try {
    return await load()
  } catch (error) {
    return isImportFailure(error) ? reloadOrFail(error) : Promise.reject(error as Error)
  }
}
