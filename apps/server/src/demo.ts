import { parseArgs } from 'node:util'
import { startupTexts } from '@cambusa/messages/it/startup'
import { fillDemo, mayFill } from './demo-shop.ts'
import { runCommand } from './platform/command.ts'
import { StartupError } from './platform/startup-error.ts'
import { step } from './platform/step.ts'

const MOST_PRODUCTS = 1_000_000

/** `npm run demo -- --products N [--demo]`: a demo shop of any size. */
await runCommand(async ({ config, database, args }) => {
  const options = { products: { type: 'string' }, demo: { type: 'boolean' } } as const
  const { values } = parseArgs({ args, options })
  if (!mayFill({ ...config, demoAllowed: values.demo === true }))
    throw new StartupError(startupTexts.demoRefused)
  const products = values.products === undefined ? undefined : Number(values.products)
  if (products !== undefined && !(Number.isInteger(products) && products > 0 && products <= MOST_PRODUCTS)) {
    throw new StartupError(startupTexts.wrongProducts({ value: values.products ?? '' }))
  }
  await step(startupTexts.fillingDemo, () => fillDemo(database, new Date(), products))
})
