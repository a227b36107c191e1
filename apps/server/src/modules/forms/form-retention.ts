import { FORM_KEPT_MONTHS } from '@cambusa/domain/content/form-fields'
import type { Db } from '../../platform/database/database.ts'
import { removeMessagesBefore } from './forms.queries.ts'

/** The nightly job: deletes messages of forms after FORM_KEPT_MONTHS, with their attachments. */
export async function removeOldMessages(db: Db, now: Date): Promise<void> {
  const before = new Date(now)
  before.setUTCMonth(before.getUTCMonth() - FORM_KEPT_MONTHS)
  await removeMessagesBefore(db, { before })
}
