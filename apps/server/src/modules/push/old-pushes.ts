import type { Db } from '../../platform/database/database.ts'
import { removeDevicesOf, removePushKinds } from './devices.queries.ts'
import { removePushesBefore, removePushesOf } from './pushes.queries.ts'

const DAY_MS = 86_400_000
const KEPT_DAYS = 30

/** The hourly job: deletes pushes of long ago. */
export async function removeOldPushes(db: Db, now: Date): Promise<void> {
  await removePushesBefore(db, { before: new Date(now.getTime() - KEPT_DAYS * DAY_MS) })
}

/** Deletes devices, choices and pushes of somebody whose account is deleted. */
export async function forgetPushes(tx: Db, { userId }: { userId: number }): Promise<void> {
  await removePushesOf(tx, { userId })
  await removeDevicesOf(tx, { userId })
  await removePushKinds(tx, { userId })
}
