import type { AddressInfo } from 'node:net'
import { SMTPServer, type SMTPServerDataStream } from 'smtp-server'

/** What the server does with the next mail; 'keep' when nothing is said. */
export type MailFate =
  | 'keep'
  /** 451 after the text. */
  | 'later'
  /** 550 after the text. */
  | 'never'
  /** 550 to the recipient. */
  | 'unknownRecipient'
  /** The connection ends after the text, without an answer; the text is lost, or kept. */
  | 'cutAndLost'
  | 'cutAndKept'

export interface KeptMail {
  to: string
  messageId: string
  /** As it came, with its headers. */
  raw: string
  wasEncrypted: boolean
}

const USER = 'cambusa'
const PASSWORD = 'a password of the mail server'

const answer = (responseCode: number, text: string) => Object.assign(new Error(text), { responseCode })

async function textOf(stream: SMTPServerDataStream): Promise<string> {
  const parts: Buffer[] = []
  for await (const part of stream) parts.push(part as Buffer)
  return Buffer.concat(parts).toString('utf8')
}

/** A real mail server with STARTTLS and login, on a port of its own. Who opens it closes it. */
export async function openMailServer() {
  const kept: KeptMail[] = []
  const fates: MailFate[] = []
  const server = new SMTPServer({
    disableReverseLookup: true,
    // Ours alone: nobody has signed its certificate.
    onAuth: ({ username, password }, _session, done) =>
      username === USER && password === PASSWORD
        ? done(null, { user: USER })
        : done(answer(535, 'wrong user or password')),
    onRcptTo({ address }, _session, done) {
      if (fates[0] !== 'unknownRecipient') return done()
      fates.shift()
      return done(answer(550, `5.1.1 <${address}>: nobody of this name`))
    },
    onData(stream, session, done) {
      void textOf(stream).then((raw) => {
        const fate = fates.shift() ?? 'keep'
        const messageId = /^message-id: (.*)$/im.exec(raw)?.[1]?.trim() ?? ''
        const [to] = session.envelope.rcptTo.map(({ address }) => address)
        if (fate === 'keep' || fate === 'cutAndKept')
          kept.push({ to: to ?? '', messageId, raw, wasEncrypted: session.secure })
        if (fate === 'later') return done(answer(451, '4.3.0 try again later'))
        if (fate === 'never') return done(answer(550, `5.7.1 mail for ${to} refused`))
        if (fate === 'keep') return done()
        for (const connection of server.connections)
          if (connection.session === session) connection._socket.destroy()
      })
    },
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.server.address() as AddressInfo
  const close = () => new Promise<void>((resolve) => server.close(resolve))
  const address = (password: string) =>
    `smtp://${USER}:${encodeURIComponent(password)}@127.0.0.1:${port}?tls.rejectUnauthorized=false`
  return {
    /** For CAMBUSA_SMTP_URL. */
    url: address(PASSWORD),
    urlWithWrongPassword: address('wrong'),
    kept,
    /** What happens to the next mails, one after the other. */
    next: (...coming: MailFate[]) => void fates.push(...coming),
    /** What is still to happen of that. */
    fates: fates as readonly MailFate[],
    close,
  }
}
