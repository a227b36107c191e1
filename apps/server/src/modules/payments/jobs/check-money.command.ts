import { checkMoneyTexts } from '@cambusa/messages/it/operator/check-money'
import type { CommandContext } from '../../../platform/process/command.ts'
import { checkMoney } from './check-money.ts'

/** `npm run check:money`: prints inconsistencies, and exits with 1 if there are any. */
export async function runCheckMoneyCommand({ database }: Pick<CommandContext, 'database'>): Promise<void> {
  const differences = await checkMoney(database.db, new Date())
  for (const sentence of differences) console.log(sentence)
  console.log(
    differences.length === 0 ? checkMoneyTexts.right : checkMoneyTexts.wrong({ count: differences.length }),
  )
  if (differences.length > 0) process.exitCode = 1
}
