import { afterAll, describe, expect } from 'vitest'
import { orderFileTask } from '../../modules/quick-order/order-file.task.ts'
import { oneTestIn } from '../../testing/extent.ts'
import { workbookOf, worstWorkbooks } from '../../testing/files/worst-workbooks.ts'
import { writeTableTask } from '../tables/write-table.task.ts'
import { createTaskQueue, type TaskQueueOptions } from './task-queue.ts'
import { Refusal } from '../http/refusal.ts'
import { TaskRefused, TaskStopped } from './task.ts'

const test = oneTestIn(2, 'tasks in a worker thread')

const opened: (() => Promise<void>)[] = []
afterAll(() => Promise.all(opened.map((close) => close())))

function open(options: Partial<TaskQueueOptions> = {}) {
  const queue = createTaskQueue({
    limits: { seconds: 30, megabytes: 256 },
    sharedSeconds: 30,
    places: 2,
    waitSeconds: 30,
    ...options,
  })
  opened.push(queue.close)
  return queue
}
let callers = 0
/** A different caller for each task. */
const someone = () => ({ caller: `caller ${++callers}` })
const bytesOf = (text: string) => Uint8Array.from(Buffer.from(text))
const order = bytesOf('1234567;12\n')
const worst = (name: string) => Uint8Array.from(worstWorkbooks[name]?.() ?? [])
/** A workbook of 1.9 million strings: takes some hundred milliseconds. */
const heavy = worst('empty shared strings')
/** A workbook of a million styles: takes some hundred megabytes. */
const large = worst('styles')
const reasonOf = (work: Promise<unknown>) =>
  work.then(
    () => 'done',
    (error: unknown) => {
      if (error instanceof TaskStopped) return error.reason
      return error instanceof Refusal ? error.code : String(error)
    },
  )

describe('a task in a worker thread', () => {
  test('is answered, or refused with its own sentence, while the main thread is free for others', async () => {
    const queue = open()
    await queue.run(someone(), orderFileTask, order)
    let turns = 0
    const counting = setInterval(() => (turns += 1), 5)
    const read = await queue.run(someone(), orderFileTask, heavy)
    clearInterval(counting)
    expect(read).toMatchObject({ lines: [{ code: '1234567' }], lineCount: 1 })
    expect(turns).toBeGreaterThan(5)
    await expect(queue.run(someone(), orderFileTask, bytesOf(''))).rejects.toThrow(TaskRefused)
    expect((await queue.run(someone(), orderFileTask, order)).lineCount).toBe(1)
  })

  test('receives further input in parts, and transfers the bytes of a file', async () => {
    const columns = [{ name: 'codice' }, { name: 'prezzo', kind: 'euro' as const }]
    async function* parts() {
      yield [['A1', 1.5]]
      yield [
        ['A2', 2],
        ['A3', null],
      ]
    }
    const csv = await open().run(someone(), writeTableTask, { format: 'csv', columns }, parts)
    expect(Buffer.from(csv).toString()).toBe('\ufeffcodice;prezzo\r\nA1;1,5\r\nA2;2\r\nA3;\r\n')
  })

  test('that takes too long is stopped, and the next one runs', async () => {
    const queue = open({ limits: { seconds: 0.15, megabytes: 256 } })
    expect(await reasonOf(queue.run(someone(), orderFileTask, heavy))).toBe('seconds')
    expect((await queue.run(someone(), orderFileTask, order)).lineCount).toBe(1)
  })

  test('that takes too much memory is stopped, and the next one runs', async () => {
    const queue = open({ limits: { seconds: 30, megabytes: 60 } })
    expect(await reasonOf(queue.run(someone(), orderFileTask, large))).toBe('megabytes')
    expect((await queue.run(someone(), orderFileTask, order)).lineCount).toBe(1)
  })

  test('waits in a queue of limited length', async () => {
    const queue = open()
    const all = Array.from({ length: 5 }, () => reasonOf(queue.run(someone(), orderFileTask, heavy)))
    expect(await Promise.all(all)).toEqual(['done', 'done', 'done', 'server.busy', 'server.busy'])
  })

  test('does not wait for ever', async () => {
    const queue = open({ waitSeconds: 0.01 })
    const all = Array.from({ length: 2 }, () => reasonOf(queue.run(someone(), orderFileTask, heavy)))
    expect(await Promise.all(all)).toEqual(['done', 'server.busy'])
    expect((await queue.run(someone(), orderFileTask, order)).lineCount).toBe(1)
  })

  test('of a caller with only one runs next, however many others send without pause', async () => {
    const queue = open({ places: 32 })
    const ends: string[] = []
    let isOver = false
    const send = async (caller: string) => {
      while (!isOver) {
        ends.push(await reasonOf(queue.run({ caller }, orderFileTask, order)))
        await new Promise((resolve) => setTimeout(resolve, 5))
      }
    }
    const done = () => ends.filter((end) => end === 'done').length
    const senders = Array.from({ length: 18 }, (_, n) => send(`sender ${n % 6}`))
    try {
      await expect.poll(done, { timeout: 20_000 }).toBeGreaterThan(12)
      for (let other = 0; other < 5; other += 1) {
        const before = done()
        expect((await queue.run(someone(), orderFileTask, order)).lineCount).toBe(1)
        // The running one, and those that end before this test notices.
        expect(done() - before).toBeLessThanOrEqual(3)
      }
    } finally {
      isOver = true
      await Promise.all(senders)
    }
    expect(new Set(ends)).toEqual(new Set(['done', 'request.tooMany']))
  })

  test('stops when another caller waits and its share of time is used; otherwise it continues', async () => {
    const queue = open({ sharedSeconds: 0.05 })
    const [mine, others] = [
      queue.run({ caller: 'a' }, orderFileTask, heavy),
      queue.run({ caller: 'b' }, orderFileTask, order),
    ]
    expect(await Promise.all([mine, others].map(reasonOf))).toEqual(['busy', 'done'])
    const own = [heavy, order].map((file) => queue.run({ caller: 'a' }, orderFileTask, file))
    expect(await Promise.all(own.map(reasonOf))).toEqual(['done', 'done'])
  })

  test('stops when its caller has disconnected, and the next one runs', async () => {
    const queue = open()
    const gone = new AbortController()
    const work = reasonOf(queue.run({ caller: 'a', signal: gone.signal }, orderFileTask, heavy))
    setTimeout(() => gone.abort(), 50)
    expect(await work).toBe('busy')
    expect((await queue.run(someone(), orderFileTask, order)).lineCount).toBe(1)
  })

  test('fails when its parts cannot be read, and the next one runs', async () => {
    const queue = open()
    async function* parts() {
      yield [['A1']]
      throw new Error('no parts')
    }
    await expect(queue.run(someone(), writeTableTask, { format: 'csv', columns: [] }, parts)).rejects.toThrow(
      'no parts',
    )
    expect((await queue.run(someone(), orderFileTask, Uint8Array.from(workbookOf({})))).lineCount).toBe(1)
  })
})
