import { ssoTexts } from '@cambusa/messages/it/people/sso'
import { expect, vi } from 'vitest'
import type { TestApp } from '../test-app.ts'
import { post } from './saml-shop.ts'

/**
 * Brings answers to a shop that must be refused with the one page, and open nothing; what is expected is the reason in
 * the log. To be asked for before each test.
 */
export function watchRefusals(shop: TestApp) {
  let told: { reason?: string }[] = []
  vi.spyOn(shop.services.log, 'warn').mockImplementation(
    (about: unknown) => void told.push(about as { reason?: string }),
  )
  return async (samlResponse: string, reason: string, status = 403): Promise<void> => {
    told = []
    const { statusCode, headers, body } = await post(shop, samlResponse)
    const hasText = [body.includes(ssoTexts.refused), body.includes('<script')]
    expect([statusCode, headers.location, ...hasText]).toEqual([status, undefined, true, false])
    expect(body).not.toContain(`>${reason}`)
    expect(told.at(-1)?.reason).toMatch(new RegExp(`^${reason}(?:$|: )`))
  }
}
