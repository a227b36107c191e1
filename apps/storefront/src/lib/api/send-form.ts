import { SEND_FORM_URL } from '@cambusa/contract/content/form-urls'
import type { SentForm } from '@cambusa/contract/content/forms'
import type { Envelope } from '@cambusa/contract/envelope'
import { CallError, failureOf } from './call-error.ts'
import { serverUrl } from '../device/server-url.ts'
import { countPending } from './pending-requests.ts'

/**
 * Sends a form of the content, which has no session: like a quiet call, its form shows the failure. Sent again with the
 * same content it is the same message. Throws CallError.
 */
export const sendForm = (form: FormData): Promise<SentForm> =>
  countPending(async () => {
    let answer: Response
    let envelope: Partial<Envelope<SentForm>> | null
    try {
      answer = await fetch(serverUrl(SEND_FORM_URL), {
        method: 'POST',
        headers: { Accept: 'application/json' },
        body: form,
      })
      envelope = await answer.json().catch(() => null)
    } catch {
      throw new CallError('network', 0)
    }
    const failure = answer.ok ? undefined : failureOf(answer.status, answer.headers.get('retry-after'))
    if (failure) throw new CallError(failure, answer.status, envelope?.response)
    // A page from a proxy is no answer of the shop.
    if (!envelope?.response) throw new CallError('network', answer.status)
    if (!envelope.data) throw new CallError('refused', answer.status, envelope.response)
    return envelope.data
  })
