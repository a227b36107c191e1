import { choicesOf, givenChoices } from '@cambusa/domain/people/kind-choices'
import { isOptionalMail, OPTIONAL_MAILS, type MailChoices } from '@cambusa/domain/people/optional-mails'
import type { Db } from '../../platform/database/database.ts'
import { findMailChoice, listMailChoices, setMailChoices } from './mail-choices.queries.ts'
import type { Mail } from './mails/mail-kinds.ts'

/** Which of the optional mails a customer gets: all that were not refused. */
export const mailChoicesOf = async (db: Db, userId: number): Promise<MailChoices> =>
  choicesOf(OPTIONAL_MAILS, await listMailChoices(db, { userId }))

/** Sets the choices given; answers all of them. */
export async function chooseMails(
  db: Db,
  userId: number,
  choices: { [Kind in keyof MailChoices]?: boolean | undefined },
  now: Date,
): Promise<MailChoices> {
  await setMailChoices(db, { userId, ...givenChoices(OPTIONAL_MAILS, choices), now })
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
