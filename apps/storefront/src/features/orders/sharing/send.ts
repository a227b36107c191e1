import { fileNameOf } from '../../../lib/browser/save-file.ts'

/** What came of handing something to the device's share sheet. */
export type Sent = 'sent' | 'closed' | 'again' | 'failed'

/** Whether the device has a share sheet for links. */
export const canSend = (): boolean => typeof navigator.share === 'function'

/** Whether it takes PDF files too. */
export const canSendFiles = (): boolean =>
  canSend() &&
  typeof navigator.canShare === 'function' &&
  navigator.canShare({ files: [new File([''], 'ordine.pdf', { type: 'application/pdf' })] })

/** Hands something to the share sheet. 'again': the browser wants a new press, because the last one is too long ago. */
export async function send(what: ShareData): Promise<Sent> {
  try {
    await navigator.share(what)
    return 'sent'
  } catch (error) {
    const name = error instanceof DOMException ? error.name : ''
    if (name === 'AbortError') return 'closed'
    return name === 'NotAllowedError' ? 'again' : 'failed'
  }
}

/** The file of an answer, as the share sheet takes it. */
export const fileOf = async (answer: Response): Promise<File> =>
  new File([await answer.blob()], fileNameOf(answer.headers) ?? 'ordine.pdf', { type: 'application/pdf' })
