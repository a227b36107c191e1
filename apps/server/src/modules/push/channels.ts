import type { PushPlatform } from '@cambusa/domain/people/push-kinds'
import { PUSH_HOSTS, readSubscription } from '@cambusa/domain/web/push-subscription'
import type { Config } from '../../config.ts'
import { openFcm } from '../../integrations/fcm/fcm.ts'
import { vapidKeys, type KeyConfig } from '../../integrations/web-push/vapid-keys.ts'
import { openWebPush } from '../../integrations/web-push/web-push.ts'
import type { PushChannel } from './channel/push-channel.ts'

/** Configuration that pushes need. */
export type PushConfig = KeyConfig &
  Pick<Config, 'mode' | 'webPushSubject' | 'webPushHosts' | 'fcmServiceAccount'>

export type Channels = Partial<Record<PushPlatform, PushChannel>>

/** Only shows what would be sent, at /dev/push. */
const recorded: PushChannel = () => Promise.resolve({ is: 'sent' })

/** Whether pushes to this platform are sent, or at least recorded: in production only what is configured. */
export function isPushOn(config: PushConfig, platform: PushPlatform): boolean {
  if (config.mode !== 'production') return true
  return (platform === 'web' ? config.webPushSubject : config.fcmServiceAccount) !== undefined
}

/** The subscription in an external id; undefined where it is none at a known push service. */
export const subscriptionOf = ({ webPushHosts }: Pick<PushConfig, 'webPushHosts'>, externalId: string) =>
  readSubscription(externalId, webPushHosts ?? PUSH_HOSTS)

/** The public key for browsers; null where no pushes are sent to them. */
export const pushKeyOf = (config: PushConfig): string | null =>
  isPushOn(config, 'web') ? vapidKeys(config).publicKey : null

/** The ways to devices: what is configured sends; in demo and test the others only record. */
export function openChannels(config: PushConfig): Channels {
  const { mode, webPushSubject: subject, fcmServiceAccount: accountFile } = config
  const otherwise = mode === 'production' ? undefined : recorded
  const read = (externalId: string) => subscriptionOf(config, externalId)
  const web = subject === undefined ? otherwise : openWebPush({ keys: vapidKeys(config), subject, read })
  const shell = accountFile === undefined ? otherwise : openFcm({ accountFile })
  return { ...(web && { web }), ...(shell && { android: shell, ios: shell }) }
}
