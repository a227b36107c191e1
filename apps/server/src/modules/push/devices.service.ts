import { createECDH, createHash } from 'node:crypto'
import type { QueryOf } from '@cambusa/contract/endpoint'
import type { registerDevice, unregisterDevice } from '@cambusa/contract/people/push'
import { choicesOf, givenChoices } from '@cambusa/domain/people/kind-choices'
import {
  PUSH_DEVICES_MAX,
  PUSH_KINDS,
  type PushChoices,
  type PushPlatform,
} from '@cambusa/domain/people/push-kinds'
import { inTransaction, type Db } from '../../platform/database/database.ts'
import type { Platform, RequestSession } from '../../platform/http/context.ts'
import { checkFields } from '../../platform/http/refusal.ts'
import { countCall } from '../../platform/security/call-limits.ts'
import { isPushOn, subscriptionOf, type PushConfig } from './channels.ts'
import {
  listPushKinds,
  lockRegistrations,
  removeDevice,
  removeFormerDevices,
  removeOldestDevices,
  saveDevice,
  setPushKinds,
} from './devices.queries.ts'

type Needs = Pick<Platform, 'config' | 'db'> & { session: RequestSession; now: Date }

/** What FCM gives out: letters, digits and a few signs, without spaces. */
const TOKEN = /^[\x21-\x7e]{1,1024}$/
const HOUR = 3_600
const REGISTRATIONS_AN_HOUR = 60

/** Whether a browser's key is a point of the curve, so that something can be encrypted for it. */
function isPoint(p256dh: string): boolean {
  try {
    const pair = createECDH('prime256v1')
    pair.generateKeys()
    pair.computeSecret(p256dh, 'base64url')
    return true
  } catch {
    return false
  }
}

/** What is stored of an external id, and its address; undefined where no push can reach it. */
function readExternalId(
  config: PushConfig,
  platform: PushPlatform,
  text: string,
): { externalId: string; address: string } | undefined {
  if (platform !== 'web') return TOKEN.test(text) ? { externalId: text, address: text } : undefined
  const subscription = subscriptionOf(config, text)
  if (subscription === undefined || !isPoint(subscription.keys.p256dh)) return undefined
  return { externalId: JSON.stringify(subscription), address: subscription.endpoint }
}

/**
 * Sends the pushes of the caller to a device from now on, whoever had it before. Returns false where the shop sends none
 * to such devices: nothing is stored. Throws field.wrong (400), request.tooMany.
 */
export async function register(
  { db, config, session, now }: Needs,
  device: QueryOf<typeof registerDevice>,
): Promise<boolean> {
  const { platform, uuid } = device
  const told = readExternalId(config, platform, device.external_id)
  checkFields({ external_id: told === undefined ? 'pushDevice' : undefined })
  if (told === undefined || !isPushOn(config, platform)) return false
  const { userId } = session
  const limit = { kind: 'push-devices', subject: String(userId), most: REGISTRATIONS_AN_HOUR, seconds: HOUR }
  await countCall(db, [limit], now)
  const { externalId, address } = told
  const addressHash = createHash('sha256').update(address).digest()
  const named = { userId, platform, uuid, addressHash }
  await inTransaction(db, async (tx) => {
    await lockRegistrations(tx)
    await removeFormerDevices(tx, named)
    await saveDevice(tx, {
      ...named,
      externalId,
      model: device.model ?? '',
      platformVersion: device.platform_version ?? '',
      manufacturer: device.manufacturer ?? '',
      now,
    })
    await removeOldestDevices(tx, { userId, most: PUSH_DEVICES_MAX })
  })
  return true
}

/** Sends no more pushes to a device of the caller; one that is gone, or somebody else's by now, is no mistake. */
export async function unregister(
  { db, session }: Pick<Needs, 'db' | 'session'>,
  { platform, uuid }: QueryOf<typeof unregisterDevice>,
): Promise<void> {
  await removeDevice(db, { userId: session.userId, platform, uuid })
}

/** Which kinds of push a customer wants: all that were not refused. */
export const pushChoicesOf = async (db: Db, userId: number): Promise<PushChoices> =>
  choicesOf(PUSH_KINDS, await listPushKinds(db, { userId }))

/** Sets the choices given; answers all of them. */
export async function choosePushes(
  db: Db,
  userId: number,
  choices: { [Kind in keyof PushChoices]?: boolean | undefined },
  now: Date,
): Promise<PushChoices> {
  await setPushKinds(db, { userId, ...givenChoices(PUSH_KINDS, choices), now })
  return pushChoicesOf(db, userId)
}
