import { createHash } from 'node:crypto'
import { CONSENT_KINDS } from '@cambusa/domain/people/consent'
import { expect, test } from 'vitest'
import { consentTexts, consentVersions } from './consents.ts'
import { COOKIE_TEXT_VERSION } from './cookie-version.ts'
import { cookieQuestion } from './cookies.ts'

/**
 * The texts that customers have agreed to, by kind and version, as digests. Whoever changes a text gives it a new version
 * and adds a line here; a line that stands is never changed, since the history of customers names it.
 */
const AGREED: Readonly<Record<string, string>> = {
  'privacy 2026-11': 'bd55bb4c7abd6ca3',
  'terms 2026-11': 'd8803e19bfd5c943',
  'profiling 2026-11': '4f63ad713e8325e8',
  'marketing 2026-11': '06eb31aa793ea1ad',
  'cookies 2026-11': '09f10094240ea33b',
}

const digest = (text: string) => createHash('sha256').update(text).digest('hex').slice(0, 16)

test.each(CONSENT_KINDS)('the text of the consent %s is the one of its version', (kind) => {
  expect(AGREED).toHaveProperty([`${kind} ${consentVersions[kind]}`], digest(consentTexts[kind]))
})

test('what is asked about cookies is the text of its version: another one is asked again', () => {
  expect(AGREED).toHaveProperty([`cookies ${COOKIE_TEXT_VERSION}`], digest(JSON.stringify(cookieQuestion)))
})
