import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { RecordedAnswer } from './bare.ts'

/** A separate process that sends recorded answers in turn to any request: the minimum work of Node. */
let answers: readonly RecordedAnswer[] = []
let next = 0

const server = createServer((_request, response) => {
  const answer = answers[next++ % answers.length]
  response.writeHead(answer?.status ?? 500, answer?.headers)
  response.end(answer?.body)
})
server.keepAliveTimeout = 72_000
server.listen(0, '127.0.0.1', () => process.send?.((server.address() as AddressInfo).port))
process.on('message', (given: readonly RecordedAnswer[]) => {
  answers = given
  next = 0
  process.send?.('ready')
})
process.on('disconnect', () => process.exit())
