import { isOptionalMail, OPTIONAL_MAILS, type MailChoices } from '@cambusa/domain/people/optional-mails'
import type { Db } from '../../platform/database/database.ts'
import { findMailChoice, listMailChoices, setMailChoices } from './mail-choices.queries.ts'
import type { Mail } from './mails/mail-kinds.ts'

/** Which of the optional mails a customer gets: all that were not refused. */
export async function mailChoicesOf(db: Db, userId: number): Promise<MailChoices> {
  const rows = await listMailChoices(db, { userId })
  const isWanted = (kind: string) => rows.find((row) => row.kind === kind)?.isWanted ?? true
  return {
    orderReady: isWanted('orderReady'),
    orderOnTheWay: isWanted('orderOnTheWay'),
    orderDelivered: isWanted('orderDelivered'),
    draftReady: isWanted('draftReady'),
    approvalAsked: isWanted('approvalAsked'),
    approvalGiven: isWanted('approvalGiven'),
  }
}

/** Sets the choices given; answers all of them. */
export async function chooseMails(
  db: Db,
  userId: number,
  choices: { [Kind in keyof MailChoices]?: boolean | undefined },
  now: Date,
): Promise<MailChoices> {
  const chosen = OPTIONAL_MAILS.flatMap((kind) => {
    const wanted = choices[kind]
    return wanted === undefined ? [] : [{ kind, wanted }]
  })
  await setMailChoices(db, {
    userId,
    kinds: chosen.map(({ kind }) => kind),
    wanted: chosen.map(({ wanted }) => wanted),
    now,
  })
  return mailChoicesOf(db, userId)
}

/** Whether a mail is to be written: always, unless it is optional and its recipient refused its kind. */
export async function isWantedMail(
  tx: Db,
  { kind, userId }: Pick<Mail, 'userId'> & { kind: string },
): Promise<boolean> {
  if (userId === null || !isOptionalMail(kind)) return true
  return (await findMailChoice(tx, { userId, kind }))?.isWanted ?? true
}
