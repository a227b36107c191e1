import { createServer, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import { openMailServer, type KeptMail, type MailFate } from '../../apps/server/src/testing/mail-server.ts'

/** The state of the mail server beside a shop: a GET returns it, a POST of fates adds to them. */
export interface MailBox {
  kept: readonly KeptMail[]
  /** The prepared outcomes of the next mails; without one a mail is accepted. */
  fates: readonly MailFate[]
}

async function fatesIn(request: IncomingMessage): Promise<MailFate[]> {
  const parts: Buffer[] = []
  for await (const part of request) parts.push(part as Buffer)
  return JSON.parse(Buffer.concat(parts).toString('utf8')) as MailFate[]
}

/**
 * A mail server that requires STARTTLS and a login, and an HTTP address where tests in other processes read its state.
 */
export async function openMailBox() {
  const mails = await openMailServer()
  const reader = createServer((request, answer) => {
    void (async () => {
      if (request.method === 'POST') mails.next(...(await fatesIn(request)))
      const { kept, fates } = mails
      answer.setHeader('content-type', 'application/json').end(JSON.stringify({ kept, fates }))
    })()
  })
  await new Promise<void>((done) => reader.listen(0, '127.0.0.1', done))
  const { port } = reader.address() as AddressInfo
  return {
    /** The value of CAMBUSA_SMTP_URL. */
    smtpUrl: mails.url,
    url: `http://127.0.0.1:${port}`,
    async close() {
      reader.closeAllConnections()
      await Promise.all([new Promise((done) => reader.close(done)), mails.close()])
    },
  }
}
