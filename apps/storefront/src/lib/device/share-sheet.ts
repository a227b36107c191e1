import type { Bridge } from './bridge.ts'

export const canSend: Bridge['canSend'] = () => typeof navigator.share === 'function'

export const canSendFiles: Bridge['canSendFiles'] = () =>
  canSend() &&
  typeof navigator.canShare === 'function' &&
  navigator.canShare({ files: [new File([''], 'ordine.pdf', { type: 'application/pdf' })] })

/** 'again': the last press is too long ago for the browser. */
export const send: Bridge['send'] = async (what) => {
  try {
    await navigator.share(what)
    return 'sent'
  } catch (error) {
    const name = error instanceof DOMException ? error.name : ''
    if (name === 'AbortError') return 'closed'
    return name === 'NotAllowedError' ? 'again' : 'failed'
  }
}
