import { CHUNK_TIMEOUT_MS } from '@cambusa/domain/constants'
import { isImportFailure, reloadForNewCode } from './chunks.ts'

/** A page that is loaded anew is gone by then; who was asked and stayed is told. */
const RELOAD_MS = 10_000

/** What was asked for since the page was opened, by file of the build. What failed is not in it. */
const asked = new Map<string, Promise<void>>()

const isInPage = (file: string): boolean =>
  document.querySelector(`link[href="/${file}"],script[src="/${file}"]`) !== null

/** Has the browser's cache hold the whole file, so that importing it asks the network for nothing. */
async function fetchCode(file: string): Promise<void> {
  const answer = await fetch(`/${file}`, { signal: AbortSignal.timeout(CHUNK_TIMEOUT_MS) })
  if (answer.status === 404) await reloadOrFail(new Error(`/${file}: 404`))
  // What stands between may answer a page of its own.
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
  return new Promise((resolve, reject) => {
    link.addEventListener('load', () => resolve())
    link.addEventListener('error', () => {
      // One that stayed would pass for being there.
      link.remove()
      reject(new Error(`CSS: /${file}`))
    })
    document.head.append(link)
  })
}

/** Code that cannot come into this page any more: gone with its release, or remembered as failed by the browser. */
async function reloadOrFail(error: unknown): Promise<never> {
  const waitMs = (await reloadForNewCode(Date.now())) ? RELOAD_MS : 0
  await new Promise((resolve) => setTimeout(resolve, waitMs))
  throw error
}

async function bringFile(file: string): Promise<void> {
  const before = asked.get(file)
  if (before || isInPage(file)) return before
  const coming = file.endsWith('.css') ? addStyle(file) : fetchCode(file)
  asked.set(file, coming)
  coming.catch(() => asked.delete(file))
  return coming
}

/**
 * Imports a part of the shop once all of its files are there (decision 158). The build puts it around every `import()`.
 * A browser may remember for as long as the page lives that a module could not be fetched, and never ask for it again: so
 * the module is only asked for where its files have come, and what failed can be tried again.
 * @param load the `import()` itself @param files its file and what that needs, code and styles, as the build names them
 */
export async function bringPart<Module>(load: () => Promise<Module>, files: string[] = []): Promise<Module> {
  await Promise.all(files.map(bringFile))
  try {
    return await load()
  } catch (error) {
    return isImportFailure(error) ? reloadOrFail(error) : Promise.reject(error)
  }
}
