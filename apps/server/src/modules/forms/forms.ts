/** Public exports of forms. */
export { formTask, readFormParts } from './form.task.ts'
export { removeOldMessages } from './housekeeping.ts'
export { runMessagesCommand } from './messages.command.ts'
