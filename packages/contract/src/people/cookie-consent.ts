import * as Type from 'typebox'
import { endpoint } from '../endpoint.ts'
import { Flag } from '../schema.ts'

export const saveCookieConsent = endpoint({
  method: 'POST',
  url: '/consent/cookies',
  operationId: 'consentCookies',
  summary: 'Keep the proof of a choice about cookies that was made in this browser, with or without a login',
  tag: 'profile',
  act: 'ownSecrets',
  body: Type.Object({
    analytics: Flag,
    profilation: Flag,
    /** Version of the text that was answered: a month, yyyy-MM. */
    version: Type.String({ maxLength: 7, pattern: '^\\d{4}-\\d{2}$' }),
    /** When it was chosen, an ISO instant in UTC. */
    saveDate: Type.String({
      maxLength: 24,
      pattern: '^\\d{4}-\\d{2}-\\d{2}T\\d{2}:\\d{2}:\\d{2}\\.\\d{3}Z$',
    }),
  }),
  data: Type.Object({
    /** False: this choice was proven before. */
    isNew: Type.Boolean(),
  }),
})
