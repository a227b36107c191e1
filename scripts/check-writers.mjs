import { readProject } from './check-imports.mjs'
import { findFunctionBreaches } from './setup/function-writers.mjs'
import { EXCEPTIONS, FUNCTION_OWNERS, OWNERS } from './setup/table-owners.mjs'
import { findWriterBreaches } from './setup/writers.mjs'

const files = readProject('apps/server/src')
const breaches = [
  ...findWriterBreaches(files, OWNERS, EXCEPTIONS),
  ...findFunctionBreaches(readProject('apps/server/migrations'), files, OWNERS, FUNCTION_OWNERS),
]
for (const breach of breaches) console.error(breach)
process.exit(breaches.length > 0 ? 1 : 0)
