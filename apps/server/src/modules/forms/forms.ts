/** Public exports of forms. */
export { removeOldMessages } from './form-retention.ts'
export { runMessagesCommand } from './messages.command.ts'
