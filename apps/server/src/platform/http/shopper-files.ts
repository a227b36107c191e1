import { tableTexts } from '@cambusa/messages/it/operator/tables'
import type { FastifyInstance } from 'fastify'
import { runForShopper } from '../offload/shopper-tasks.ts'
import type { TaskCaller } from '../offload/task-queue.ts'
import { TaskRefused, TaskStopped, type Task } from '../offload/task.ts'
import { refuse, Refusal } from './refusal.ts'

const MEGABYTE = 1_048_576
const MAX_FILE_MEGABYTES = 1
export const MAX_FILE_BYTES = MAX_FILE_MEGABYTES * MEGABYTE

const FILE_TYPES = [
  'application/octet-stream',
  'text/csv',
  'application/vnd.ms-excel',
  'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
]
/** Larger than the maximum of a file, so that the response can say why it is refused. */
const BODY_LIMIT_BYTES = MAX_FILE_BYTES * 2

/** Registers routes that accept a file as their body; no other route does. */
export function acceptFiles(app: FastifyInstance, register: (scope: FastifyInstance) => void): void {
  void app.register((scope, _options, done) => {
    const options = { parseAs: 'buffer', bodyLimit: BODY_LIMIT_BYTES } as const
    scope.addContentTypeParser(FILE_TYPES, options, (_request, body, parsed) => parsed(null, body))
    register(scope)
    done()
  })
}

/** The message for a file that could not be read; any other error is rethrown. */
function reasonOf(error: unknown): string {
  if (error instanceof TaskRefused) return error.message
  if (!(error instanceof TaskStopped)) throw error
  return error.reason === 'megabytes' ? tableTexts.tookTooMuch : tableTexts.tookTooLong
}

/**
 * What a task reads in a file that a shopper sends. Throws a refusal with what to do if it is not a readable file, and
 * those of runForShopper.
 */
export async function readShopperFile<Output>(
  who: TaskCaller,
  task: Task<Uint8Array, never, Output>,
  body: unknown,
): Promise<Output> {
  // A copy: Node keeps small bodies in a shared buffer.
  const file = body instanceof Uint8Array ? Uint8Array.from(body) : new Uint8Array(0)
  if (file.length > MAX_FILE_BYTES) throw refuse('quickOrder.fileTooLarge', { megabytes: MAX_FILE_MEGABYTES })
  return runForShopper(who, task, file).catch((error: unknown) => {
    throw error instanceof Refusal ? error : refuse('quickOrder.fileUnreadable', { reason: reasonOf(error) })
  })
}
