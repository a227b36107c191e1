import { parseArgs } from 'node:util'
import { startupTexts } from '@cambusa/messages/it/operator/startup'
import type { Config } from './config.ts'
import { checkMayFill, fillDemoWithPictures, mayFill } from './demo-shop.ts'
import { runCommand, type CommandContext } from './platform/process/command.ts'
import { StartupError } from './platform/process/startup-error.ts'
import { step } from './platform/process/step.ts'

const MOST_PRODUCTS = 1_000_000

const options = { products: { type: 'string' }, demo: { type: 'boolean' } } as const

function productsOf(args: string[]): number | undefined {
  const { products } = parseArgs({ args, options }).values
  if (products === undefined) return undefined
  const count = Number(products)
  if (Number.isInteger(count) && count > 0 && count <= MOST_PRODUCTS) return count
  throw new StartupError(startupTexts.wrongProducts({ value: products }))
}

async function check({ config, args }: { config: Config; args: string[] }): Promise<void> {
  if (config.mode === 'production')
    throw new StartupError(startupTexts.noDemoInProduction({ flag: 'npm run demo' }))
  productsOf(args)
  const demoAllowed = parseArgs({ args, options }).values.demo === true
  if (!mayFill({ ...config, demoAllowed })) throw new StartupError(startupTexts.demoRefused)
  if (config.databaseUrl) await checkMayFill(config.databaseUrl)
}

/** `npm run demo -- --products N [--demo]`: a demo shop of any size. */
async function run({ config, database, args }: CommandContext): Promise<void> {
  await step(startupTexts.fillingDemo, () =>
    fillDemoWithPictures(config, database, new Date(), productsOf(args)),
  )
}

await runCommand(run, check)
