import { startupTexts } from '@cambusa/messages/it/operator/startup'
import * as Type from 'typebox'
import { StartupError } from './platform/process/startup-error.ts'

/** Settings of pushes to browsers (Web Push, VAPID) and to the shell on phones (FCM). */
export const pushSettings = {
  /** Whom a push service asks about our pushes, mailto:… or https://…; only with it the shop sends to browsers. */
  webPushSubject: Type.Optional(Type.String({ pattern: '^(?:mailto:[^\\s@]+@[^\\s@]+|https://\\S+)$' })),
  /** Both or none, base64url; without them a pair is made once, in the data folder. */
  webPushPublicKey: Type.Optional(Type.String({ pattern: '^B[\\w-]{86}$' })),
  webPushPrivateKey: Type.Optional(Type.String({ pattern: '^[\\w-]{43}$' })),
  /** Push services that browsers may subscribe at; by default those of the known browsers. */
  webPushHosts: Type.Optional(
    Type.Array(Type.String({ pattern: '^(?:\\*\\.)?[a-z0-9-]+(?:\\.[a-z0-9-]+)*$' }), {
      minItems: 1,
      maxItems: 50,
    }),
  ),
  /** File of the Google service account that may send by FCM; only with it the shop sends to the shell. */
  fcmServiceAccount: Type.Optional(Type.String({ minLength: 1 })),
}

export const pushSources = {
  webPushSubject: { env: 'WEB_PUSH_SUBJECT' },
  webPushPublicKey: { env: 'WEB_PUSH_PUBLIC_KEY' },
  webPushPrivateKey: { env: 'WEB_PUSH_PRIVATE_KEY', secret: true },
  webPushHosts: { env: 'WEB_PUSH_HOSTS' },
  fcmServiceAccount: { env: 'FCM_SERVICE_ACCOUNT' },
}

type Named = 'webPushPublicKey' | 'webPushPrivateKey'

/** A key without the other is a mistake. Throws StartupError. */
export function checkPush(
  settings: { readonly [name in Named]?: string | undefined },
  nameOf: (key: Named) => string,
): void {
  const lacks = (given: Named, missing: Named) => {
    if (settings[given] !== undefined && settings[missing] === undefined)
      throw new StartupError(startupTexts.needsToo({ given: nameOf(given), missing: nameOf(missing) }))
  }
  lacks('webPushPublicKey', 'webPushPrivateKey')
  lacks('webPushPrivateKey', 'webPushPublicKey')
}
