const NAME = /filename="([^"]+)"/
/** The browser reads the file after the press; by then it has long begun, milliseconds. */
const KEPT_MS = 60_000

/** The name that the server gave a file. */
export const fileNameOf = (headers: Headers): string | undefined =>
  NAME.exec(headers.get('content-disposition') ?? '')?.[1]

/** Gives the shopper the file of an answer (lib/api/call.ts `callFile`), under the server's name for it. */
export async function saveFile(answer: Response): Promise<void> {
  const address = URL.createObjectURL(await answer.blob())
  const link = document.createElement('a')
  link.href = address
  link.download = fileNameOf(answer.headers) ?? ''
  link.click()
  setTimeout(() => URL.revokeObjectURL(address), KEPT_MS)
}
