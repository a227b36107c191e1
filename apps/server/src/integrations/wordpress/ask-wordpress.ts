/** Nobody waits longer than this for WordPress, redirects and the whole body included. */
const TIMEOUT_MS = 3_000
const MOST_REDIRECTS = 3

/** The answer of WordPress: its bytes, and of its headers only what is asked of them. */
export interface WordPressAnswer {
  status: number
  bytes: Buffer
  header: (name: string) => string | null
}

/** WordPress is away: unreachable, too slow, too long, or it failed (5xx). */
export class WordPressAway extends Error {}

async function bytesOf(answer: Response, mostBytes: number): Promise<Buffer> {
  const parts: Uint8Array[] = []
  let length = 0
  for await (const part of answer.body ?? []) {
    length += part.byteLength
    // Counted after decompression, and not believed of the header.
    if (length > mostBytes) throw new WordPressAway(`longer than ${mostBytes} bytes`)
    parts.push(part)
  }
  return Buffer.concat(parts)
}

/**
 * GET of an address of this WordPress. The request is made anew: nothing of a shopper's request is in it, no cookie, no header,
 * no address. Redirects are followed within the same origin only. Throws WordPressAway.
 */
export async function askWordPress(url: URL, mostBytes: number): Promise<WordPressAnswer> {
  const signal = AbortSignal.timeout(TIMEOUT_MS)
  try {
    let at = url
    for (let hops = 0; hops <= MOST_REDIRECTS; hops += 1) {
      const answer = await fetch(at, { signal, redirect: 'manual', credentials: 'omit' })
      const location = answer.status >= 300 && answer.status < 400 ? answer.headers.get('location') : null
      if (location === null) {
        if (answer.status >= 500) throw new WordPressAway(`answered ${answer.status}`)
        const bytes = await bytesOf(answer, mostBytes)
        return { status: answer.status, bytes, header: (name) => answer.headers.get(name) }
      }
      await answer.body?.cancel()
      at = new URL(location, at)
      if (at.origin !== url.origin) throw new WordPressAway(`redirects to ${at.origin}`)
    }
    throw new WordPressAway('redirects for ever')
  } catch (error) {
    if (error instanceof WordPressAway) throw error
    const { name, cause } = error as Error
    throw new WordPressAway(name === 'TimeoutError' ? 'too slow' : String((cause as Error)?.message ?? name))
  }
}
