import { createRequire, syncBuiltinESMExports } from 'node:module'

/** Loaded first by the measured server: calls of push services go to the one of the measurement, on this computer. */
const https = createRequire(import.meta.url)('node:https')
const { request } = https
const port = Number(process.env.BENCH_PUSH_PORT)
https.request = (options, ...rest) =>
  request({ ...options, hostname: '127.0.0.1', port, servername: options.hostname }, ...rest)
syncBuiltinESMExports()
