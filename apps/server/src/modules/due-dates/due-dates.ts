/** Public exports of the due dates of orders on account. */
export { makeDueDates } from './make-due-dates.ts'
export { setPaid } from './told-paid.queries.ts'
export { remindDueDates } from './remind-due-dates.ts'
export { isCredit, runCreditCommand } from './credit.command.ts'
export { noteCredit } from './note-credit.ts'
export { isWithoutDueDates, leftOfDue, oldestDue, owedOnAccount } from './owed-on-account.ts'
