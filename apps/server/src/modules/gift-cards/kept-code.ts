import { createHash, createHmac } from 'node:crypto'
import { giftCodeHint, giftCodeOf, normalisedGiftCode } from '@cambusa/domain/payments/gift-code'
import type { Platform } from '../../platform/http/context.ts'

/** What is kept of a code: its hash, and its last signs to tell it apart. */
export interface KeptCode {
  codeHash: Buffer
  hint: string
}

/** Of a code as somebody typed it. */
export function keptCode(typed: string): KeptCode {
  const code = normalisedGiftCode(typed)
  return { codeHash: createHash('sha256').update(code).digest(), hint: giftCodeHint(code) }
}

/** Which certificate: a piece of a line of an order, made at a moment. */
export interface MadeOf {
  orderItemId: number
  serial: number
  createdAt: Date
}

/**
 * The code of a certificate that the shop made. It is worked out of the shop's secret whenever its mail is sent, so that
 * the database never holds it. The moment is part of it: a shop that goes back to a copy of its database gives the same
 * numbers again, and must not give the same codes.
 */
export function madeCode(
  { secret }: Pick<Platform['config'], 'secret'>,
  { orderItemId, serial, createdAt }: MadeOf,
): string {
  const made = `gift code\n${orderItemId}\n${serial}\n${createdAt.getTime()}`
  return giftCodeOf(createHmac('sha256', secret).update(made).digest())
}
