import { readProject } from './check-imports.mjs'
import { EXCEPTIONS, OWNERS } from './setup/table-owners.mjs'
import { findWriterBreaches } from './setup/writers.mjs'

const breaches = findWriterBreaches(readProject('apps/server/src'), OWNERS, EXCEPTIONS)
for (const breach of breaches) console.error(breach)
process.exit(breaches.length > 0 ? 1 : 0)
