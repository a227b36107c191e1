/** Public exports of withdrawals: the command with which the shop takes goods back. */
export { isTakeBack, runTakeBackCommand } from './take-back.command.ts'
