import { openEmbeddedPostgres, type Role } from '../platform/embedded-postgres/embedded-postgres.ts'

/** A process of its own that opens the data in argv[2] as argv[3] and stays until it is told or killed. */
const [dataDir = '', role] = process.argv.slice(2)
const postgres = await openEmbeddedPostgres({ dataDir, role: role as Role, durable: false })
process.on('SIGTERM', () => void postgres.close())
console.log(postgres.url)
