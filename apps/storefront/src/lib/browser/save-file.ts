const NAME = /filename="([^"]+)"/
/** How long the file is kept for the browser, which reads it after the click, milliseconds. */
const KEPT_MS = 60_000

/** The file name that the server sent. */
export const fileNameOf = (headers: Headers): string | undefined =>
  NAME.exec(headers.get('content-disposition') ?? '')?.[1]

/** Saves the file of an answer (lib/api/call.ts `callFile`) on the shopper's device, under the server's name. */
export async function saveFile(answer: Response): Promise<void> {
  const address = URL.createObjectURL(await answer.blob())
  const link = document.createElement('a')
  link.href = address
  link.download = fileNameOf(answer.headers) ?? ''
  link.click()
  setTimeout(() => URL.revokeObjectURL(address), KEPT_MS)
}
