/**
 * Loaded into test workers and every program that a test starts: pg warns of a query on a connection that is busy, and
 * its next major refuses it, so the warning ends the program that has it.
 */
// With the place that it comes from.
process.traceDeprecation = true
process.on('warning', ({ name, message, stack }) => {
  if (name !== 'DeprecationWarning' || !message.includes('already executing a query')) return
  process.stderr.write(`${stack ?? message}\n`)
  process.exit(1)
})
