import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { fcmTexts } from '@cambusa/messages/it/operator/fcm'
import type * as GoogleAuth from 'google-auth-library'
import {
  outcomeOf,
  payloadOf,
  type OutgoingPush,
  type PushChannel,
} from '../../modules/push/channel/push-channel.ts'
import { StartupError } from '../../platform/process/startup-error.ts'

interface FcmSettings {
  /** The file of the service account as Google hands it out. */
  accountFile: string
  /** Another way to Google, for tests. */
  fetch?: typeof fetch
  timeoutMs?: number
}

/** What the shop reads of a service account. */
interface Account {
  project_id: string
  client_email: string
  private_key: string
}

const GOOGLE = 'https://fcm.googleapis.com'
const SCOPE = 'https://www.googleapis.com/auth/firebase.messaging'
const TIMEOUT_MS = 10_000

/** Loaded only if a shop sends pushes to phones. */
const loadGoogleAuth = () => createRequire(import.meta.url)('google-auth-library') as typeof GoogleAuth

/** Throws StartupError where the file is missing or no service account. */
function readAccount(accountFile: string): Account {
  try {
    const account = JSON.parse(readFileSync(accountFile, 'utf8')) as Partial<Account>
    const { project_id, client_email, private_key } = account
    if (project_id && client_email && private_key) return { project_id, client_email, private_key }
  } catch {
    throw new StartupError(fcmTexts.accountWrong({ file: accountFile }))
  }
  throw new StartupError(fcmTexts.accountWrong({ file: accountFile }))
}

/** The message of FCM's HTTP v1 API: a notification that the system shows, and where a tap leads. */
const messageOf = (token: string, push: OutgoingPush, nowMs: number) => {
  const { title, body, ...data } = payloadOf(push)
  return {
    message: {
      token,
      notification: { title, body },
      data,
      android: { ttl: `${push.lifeSeconds}s`, notification: { tag: data.id } },
      apns: {
        headers: {
          'apns-expiration': String(Math.floor(nowMs / 1_000) + push.lifeSeconds),
          'apns-collapse-id': data.id,
        },
      },
    },
  }
}

/** FCM's own code beside the HTTP status; UNREGISTERED: the app was removed, or has another token now. */
function errorCodeOf(body: unknown): string | undefined {
  const { error } = (body ?? {}) as { error?: { details?: { errorCode?: string }[] } }
  return error?.details?.find(({ errorCode }) => errorCode !== undefined)?.errorCode
}

/** Sends pushes to the shell on Android and iOS by Firebase Cloud Messaging. Throws StartupError for a wrong file. */
export function openFcm({
  accountFile,
  fetch: ask = fetch,
  timeoutMs = TIMEOUT_MS,
}: FcmSettings): PushChannel {
  const account = readAccount(accountFile)
  const { JWT } = loadGoogleAuth()
  const client = new JWT({
    email: account.client_email,
    key: account.private_key,
    scopes: [SCOPE],
    transporterOptions: { fetchImplementation: ask, timeout: timeoutMs },
  })
  const url = `${GOOGLE}/v1/projects/${encodeURIComponent(account.project_id)}/messages:send`
  return async (externalId, push) => {
    try {
      const { token } = await client.getAccessToken()
      const answer = await ask(url, {
        method: 'POST',
        headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
        body: JSON.stringify(messageOf(externalId, push, Date.now())),
        signal: AbortSignal.timeout(timeoutMs),
      })
      const told: unknown = await answer.json().catch(() => undefined)
      if (answer.ok) return { is: 'sent' }
      if (errorCodeOf(told) === 'UNREGISTERED') return { is: 'gone' }
      // 404 without that code is a project that does not exist: no device is gone.
      if (answer.status === 404) return { is: 'refused', reason: 'answered 404' }
      return outcomeOf(answer.status, answer.headers.get('retry-after'), new Date())
    } catch (error) {
      return { is: 'later', reason: (error as Error).name }
    }
  }
}
