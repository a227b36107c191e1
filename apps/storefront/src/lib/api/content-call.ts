import { serverUrl } from '../device/server-url.ts'

/**
 * Calls the content service, whose answers have no envelope. Throws where it does not answer; that leads to no error
 * screen (specification §8), the screen says what is missing.
 */
export async function fetchContent<Answer>(url: string, signal?: AbortSignal): Promise<Answer> {
  const answer = await fetch(serverUrl(url), { signal })
  if (!answer.ok) throw new Error(`${url}: ${answer.status}`)
  return (await answer.json()) as Answer
}
