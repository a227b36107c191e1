import type { FormParameters } from '@cambusa/contract/content/forms'
import { FORM_LEAST_SECONDS } from '@cambusa/domain/content/form-fields'
import { useState } from 'react'
import { fetchForm } from './forms-api.ts'

const LEAST_MS = FORM_LEAST_SECONDS * 1_000 + 500

const pause = (milliseconds: number) => new Promise<void>((resolve) => setTimeout(resolve, milliseconds))

/** What a form got when it was opened, and sends back. */
type Opened = Pick<FormParameters, 'nonce' | 'versions'>

/**
 * The nonce of a form that is open, one for each message, and the versions of the pages that its consents are about. A
 * new nonce can be used after some seconds only, which sending waits for.
 */
export function useNonce({ form_id, nonce, versions }: FormParameters) {
  const [held, hold] = useState<Opened & { usableAtMs: number }>({ nonce, versions, usableAtMs: 0 })
  return {
    versions: held.versions,
    /** Both, as soon as the nonce may be used. */
    usable: async (): Promise<Opened> => {
      await pause(Math.max(0, held.usableAtMs - performance.now()))
      return held
    },
    /** Shows the present versions of the pages; the nonce, which has no message yet, stays. */
    renewVersions: async (): Promise<void> => {
      const form = await fetchForm(form_id).catch(() => null)
      if (form) hold((before) => ({ ...before, versions: form.versions }))
    },
    /** Fetches another one; without a network the old one stays, whose refusal brings the shopper here again. */
    renew: async (): Promise<void> => {
      const form = await fetchForm(form_id).catch(() => null)
      if (form) hold({ nonce: form.nonce, versions: form.versions, usableAtMs: performance.now() + LEAST_MS })
    },
  }
}
