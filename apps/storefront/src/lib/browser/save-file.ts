const NAME = /filename="([^"]+)"/
/** The name with letters beyond ASCII (RFC 6266). */
const ANY_NAME = /filename\*=UTF-8''([^;\s]+)/i
/** How long the file is kept for the browser, which reads it after the click, milliseconds. */
const KEPT_MS = 60_000

/** The file name that the server sent. */
export function fileNameOf(headers: Headers): string | undefined {
  const said = headers.get('content-disposition') ?? ''
  try {
    const any = ANY_NAME.exec(said)?.[1]
    if (any !== undefined) return decodeURIComponent(any)
  } catch {
    // Not encoded as it should be: the plain name is left.
  }
  return NAME.exec(said)?.[1]
}

/** Saves the file of an answer (lib/api/call.ts `callFile`) on the shopper's device, under the server's name. */
export async function saveFile(answer: Response): Promise<void> {
  const address = URL.createObjectURL(await answer.blob())
  const link = document.createElement('a')
  link.href = address
  link.download = fileNameOf(answer.headers) ?? ''
  link.click()
  setTimeout(() => URL.revokeObjectURL(address), KEPT_MS)
}
