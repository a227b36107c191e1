import { createHash, createHmac } from 'node:crypto'
import { giftCodeHint, giftCodeOf, normalisedGiftCode } from '@cambusa/domain/payments/gift-code'
import type { Platform } from '../../platform/http/context.ts'

/** What the database stores of a code: its hash, and its last characters to recognise it. */
export interface HashedGiftCode {
  codeHash: Buffer
  hint: string
}

/** Hash and last characters of a code as typed. */
export function hashGiftCode(typed: string): HashedGiftCode {
  const code = normalisedGiftCode(typed)
  return { codeHash: createHash('sha256').update(code).digest(), hint: giftCodeHint(code) }
}

/** Identifies a certificate: a piece of a line of an order, generated at a moment. */
export interface MadeOf {
  orderItemId: number
  serial: number
  createdAt: Date
}

/**
 * The code of a certificate that the shop generated. It is derived from the shop's secret whenever its mail is sent, so
 * that the database never stores it. The moment is part of it: a shop that restores a backup of its database gives the
 * same ids again, and must not give the same codes.
 */
export function madeCode(
  { secret }: Pick<Platform['config'], 'secret'>,
  { orderItemId, serial, createdAt }: MadeOf,
): string {
  const made = `gift code\n${orderItemId}\n${serial}\n${createdAt.getTime()}`
  return giftCodeOf(createHmac('sha256', secret).update(made).digest())
}
