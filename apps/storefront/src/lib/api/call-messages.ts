import type { MessageResponse } from '@cambusa/contract/envelope'
import type { ErrorCode } from '@cambusa/contract/errors'
import { uiTexts } from '@cambusa/messages/it/frame/ui'
import { showNotEnabled } from '../state/not-enabled.ts'
import { showToast } from '../state/show-toast.ts'
import type { CallError } from './call-error.ts'
import { emitAppEvent } from '../state/events.ts'

/** Has a dialog of its own, wherever it comes from. */
const NOT_ENABLED: ErrorCode = 'user.notEnabled'

/** What the caller shows in place (CallBehaviour). */
interface ShownInPlace {
  quiet?: boolean | undefined
  saysReason?: boolean | undefined
}

function tellMessages(
  response: Partial<MessageResponse> | undefined,
  { quiet, saysReason }: ShownInPlace,
): void {
  for (const { code, error } of response?.errors ?? []) {
    if (code === NOT_ENABLED) {
      if (!saysReason) showNotEnabled(error)
    } else if (!quiet) showToast({ kind: 'error', text: error })
  }
  for (const entry of response?.warnings ?? []) showToast({ kind: 'info', text: entry.warning })
  for (const entry of response?.infos ?? []) showToast({ kind: 'success', text: entry.info })
}

/** HTTP 200: infos and errors are toasts; a refusal without a text gets the generic one. */
export function tellAnswer(response: MessageResponse, shown: ShownInPlace): void {
  tellMessages(response, shown)
  if (!shown.quiet && response.status !== 0 && response.errors.length === 0) {
    showToast({ kind: 'error', text: uiTexts.errorText })
  }
}

/** The error catalogue of specification §8: an error screen, or the messages of the answer, or the generic one. */
export function tellFailure(
  error: CallError,
  response: Partial<MessageResponse> | undefined,
  shown: ShownInPlace,
): void {
  if (error.failure === 'server') return emitAppEvent('serviceDown')
  // Shown by the reader of the query (query-client.ts), or by the offer to try again (call.ts, forms).
  if (error.failure === 'unavailable') return
  if (error.failure === 'notFound') return shown.saysReason ? undefined : emitAppEvent('notFound')
  // The expired session has its own, throttled message.
  if (error.failure === 'session') return
  tellMessages(response, shown)
  if (!shown.quiet && error.errors.length === 0) showToast({ kind: 'error', text: error.message })
}
