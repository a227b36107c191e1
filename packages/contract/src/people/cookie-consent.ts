import * as Type from 'typebox'
import { endpoint } from '../endpoint.ts'
import { Flag, InstantIso, TextVersion } from '../schema.ts'

export const saveCookieConsent = endpoint({
  method: 'POST',
  url: '/consent/cookies',
  operationId: 'consentCookies',
  summary:
    'Keep the proof of a choice about cookies that was made in this browser, before the login or after it',
  tag: 'profile',
  act: 'ownSecrets',
  body: Type.Object({
    analytics: Flag,
    profilation: Flag,
    /** Of the text that was answered. */
    version: TextVersion,
    /** When it was chosen. */
    saveDate: InstantIso,
  }),
  data: Type.Object({
    /** False: this choice was proven before. */
    isNew: Type.Boolean(),
  }),
})
