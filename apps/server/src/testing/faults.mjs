/**
 * Loaded into a server under test: at SIGUSR2 everything fails that nobody listens to. Says `faults done` afterwards.
 */
import { spawn } from 'node:child_process'
import { connect } from 'node:net'
import { PassThrough } from 'node:stream'
import { Worker } from 'node:worker_threads'

const SETTLED_MS = 1_000

process.on('SIGUSR2', () => {
  setTimeout(() => {
    throw new Error('fault of a timer')
  })
  setImmediate(() => {
    throw 'fault that is no error: hunter2'
  })
  void Promise.reject(new Error('fault of a promise'))
  new PassThrough().destroy(new Error('fault of a stream'))
  new Worker('throw new Error("fault of a worker")', { eval: true })
  connect(1, '127.0.0.1')
  // A child that does not read: EPIPE.
  spawn('true').stdin.end(Buffer.alloc(1_000_000))
  setTimeout(() => console.log('faults done'), SETTLED_MS)
})
