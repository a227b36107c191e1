import type { Db } from '../../../platform/database/database.ts'
import { readSigns } from '@cambusa/domain/people/typed-signs'
import { hashSecret, newKey } from './key-secrets.ts'
import { insertKey, revokeKeySessions, updateKeyWithdrawn, upsertDemoKey } from './keys.queries.ts'

interface KeyToMake {
  userId: number
  companyId: number
  name: string
  expiresAt: Date
}

/** Makes a key in a transaction. The secret is returned here and nowhere else: only its hash is stored. */
export async function makeKey(tx: Db, wish: KeyToMake, now: Date): Promise<{ key: string; secret: string }> {
  const made = newKey()
  await insertKey(tx, { ...wish, key: made.key, secretHash: hashSecret(made.secret), now })
  return made
}

/** Withdraws a key in a transaction: its sessions end with it, in every process. Undefined: there is none to withdraw. */
export async function withdrawKey(
  tx: Db,
  typed: string,
  now: Date,
): Promise<{ name: string; userId: number } | undefined> {
  const key = await updateKeyWithdrawn(tx, { key: readSigns(typed), now })
  if (key === undefined) return undefined
  await revokeKeySessions(tx, { keyId: key.id, now })
  return key
}

/** Keeps the key of the demo shop's till, whose secret is public, as the customer with this login. */
export async function keepDemoKey(
  db: Db,
  { key, secret, ...rest }: { key: string; secret: string; name: string; login: string; expiresAt: Date },
  now: Date,
): Promise<void> {
  await upsertDemoKey(db, { ...rest, key: readSigns(key), secretHash: hashSecret(secret), now })
}
