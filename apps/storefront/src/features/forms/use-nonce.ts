import type { FormParameters } from '@cambusa/contract/content/forms'
import { FORM_LEAST_SECONDS } from '@cambusa/domain/content/form-fields'
import { useState } from 'react'
import { fetchForm } from './forms-api.ts'

const LEAST_MS = FORM_LEAST_SECONDS * 1_000 + 500

const pause = (milliseconds: number) => new Promise<void>((resolve) => setTimeout(resolve, milliseconds))

/**
 * The nonce of a form that is open: one for each message. A new one can be used after some seconds only, which sending
 * waits for.
 */
export function useNonce({ form_id, nonce }: FormParameters) {
  const [held, hold] = useState<{ nonce: string; usableAtMs: number }>({ nonce, usableAtMs: 0 })
  return {
    /** The nonce, as soon as it may be used. */
    usable: async (): Promise<string> => {
      await pause(Math.max(0, held.usableAtMs - performance.now()))
      return held.nonce
    },
    /** Fetches another one; without a network the old one stays, whose refusal brings the shopper here again. */
    renew: async (): Promise<void> => {
      const form = await fetchForm(form_id).catch(() => null)
      if (form) hold({ nonce: form.nonce, usableAtMs: performance.now() + LEAST_MS })
    },
  }
}
