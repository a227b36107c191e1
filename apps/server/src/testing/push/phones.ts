import { randomUUID } from 'node:crypto'
import { registerDevice } from '@cambusa/contract/people/push'
import type { TestApp } from '../test-app.ts'
import type { Shopper } from '../test-shopper.ts'

/** Registers a phone of the signed-in customer; answers its name. */
export async function registerPhone(shopper: Shopper): Promise<{ platform: 'android'; uuid: string }> {
  const phone = { platform: 'android', uuid: randomUUID() } as const
  await shopper.call(registerDevice, { query: { ...phone, external_id: `token:${phone.uuid}` } })
  return phone
}

/** Kind and target of each push in the outbox to a customer, oldest first. */
export async function pushesTo(
  { database }: TestApp,
  userId: number,
): Promise<{ kind: string; target: string }[]> {
  const text = 'select kind, target from pushes where user_id = $1 order by id'
  return (await database.pool.query<{ kind: string; target: string }>(text, [userId])).rows
}
