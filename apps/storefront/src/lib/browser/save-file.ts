import { saveBlob } from '../device/save-blob.ts'

const NAME = /filename="([^"]+)"/
/** The name with letters beyond ASCII (RFC 6266). */
const ANY_NAME = /filename\*=UTF-8''([^;\s]+)/i

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
export const saveFile = async (answer: Response): Promise<void> =>
  saveBlob(await answer.blob(), fileNameOf(answer.headers) ?? '')
