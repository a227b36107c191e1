import { mkdirSync, renameSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { createTransport } from 'nodemailer'
import type { Config } from '../../config.ts'
import type { RenderedMail } from './render-mail.ts'

/** A mail ready to be sent. */
export interface OutgoingMail extends RenderedMail {
  id: number
  kind: string
  to: string
  /** The same for every attempt. */
  messageId: string
  /** Who gets the answers; by default the shop. */
  replyTo?: string
  attachments?: readonly { filename: string; contentType: string; content: Buffer }[]
}

/** Sends a mail. Throws the error of the mail server, or of the connection to it. */
export type Post = (mail: OutgoingMail) => Promise<void>

type PostConfig = Pick<Config, 'smtpUrl' | 'mailFrom' | 'dataDir' | 'shop'>

const CONNECT_MS = 10_000
const SILENCE_MS = 20_000
/** Less than the time limit of the queued job, so that no second run begins meanwhile. */
const WHOLE_MS = 60_000
const HERE = /^(?:localhost|127\.\d+\.\d+\.\d+|\[::1\])$/

const envelopeOf = (
  { mailFrom, shop }: PostConfig,
  { to, messageId, subject, html, text, replyTo, attachments }: OutgoingMail,
) => ({
  from: mailFrom ?? { name: shop.name, address: shop.contacts.email },
  replyTo: replyTo === undefined ? shop.contacts.email : { name: '', address: replyTo },
  // As an object it is one address, whatever characters it contains.
  to: { name: '', address: to },
  messageId,
  subject,
  html,
  text,
  ...(attachments && { attachments: [...attachments] }),
  // Prevents automatic replies such as holiday notices.
  headers: { 'Auto-Submitted': 'auto-generated', 'X-Auto-Response-Suppress': 'All' },
  disableFileAccess: true,
  disableUrlAccess: true,
})

/** By the mail server if one is configured, else as .eml files in the data folder. */
export const openPost = (config: PostConfig): Post =>
  config.smtpUrl === undefined ? postToFolder(config) : postBySmtp(config, config.smtpUrl)

function postBySmtp(config: PostConfig, url: string): Post {
  const { password, hostname } = new URL(url)
  const transport = createTransport({
    url,
    connectionTimeout: CONNECT_MS,
    dnsTimeout: CONNECT_MS,
    greetingTimeout: CONNECT_MS,
    socketTimeout: SILENCE_MS,
    // A password is never sent unencrypted, except to this machine.
    requireTLS: password !== '' && !HERE.test(hostname),
  })
  return async (mail) => {
    await transport.sendMail({ ...envelopeOf(config, mail), signal: AbortSignal.timeout(WHOLE_MS) })
  }
}

function postToFolder(config: PostConfig): Post {
  const transport = createTransport({ streamTransport: true, buffer: true })
  const folder = join(config.dataDir, 'mail')
  return async (mail) => {
    const { message } = await transport.sendMail(envelopeOf(config, mail))
    mkdirSync(folder, { recursive: true })
    const file = join(folder, `${String(mail.id).padStart(6, '0')}-${mail.kind}.eml`)
    // Renamed when complete; readable by its owner only, because of its links.
    writeFileSync(`${file}.unfinished`, message as Buffer, { mode: 0o600 })
    renameSync(`${file}.unfinished`, file)
  }
}
