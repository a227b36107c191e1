import { hash, verify } from '@node-rs/argon2'

/** argon2id with the parameters that OWASP recommends (19 MiB, 2 passes, 1 lane): about 20 ms here. */
const SHOP_COST = { memoryCost: 19_456, timeCost: 2, parallelism: 1 }

let cost = SHOP_COST
let nobodysHash: Promise<string> | undefined

/** Lets tests that are not about hashing make it cheap; without an argument the real cost is set again. */
export function setHashCost(given = SHOP_COST): void {
  cost = given
  nobodysHash = undefined
}

/** The hash of a password that the database stores. */
export function hashPassword(password: string): Promise<string> {
  return hash(password, cost)
}

/**
 * Whether the password matches the hash. Without an account the same work is done, so that the time of the answer does
 * not reveal which logins exist.
 */
export async function isPasswordOf(passwordHash: string | undefined, password: string): Promise<boolean> {
  nobodysHash ??= hashPassword('nobody has this password')
  const known = passwordHash?.startsWith('$argon2') ? passwordHash : undefined
  const isRight = await verify(known ?? (await nobodysHash), password)
  return isRight && known !== undefined
}
