import { malformedTexts } from '@cambusa/messages/it/malformed'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { refuse } from '../../platform/http/refusal.ts'
import { runForShopper } from '../../platform/offload/shopper-tasks.ts'
import { TaskStopped } from '../../platform/offload/task.ts'
import { formTask } from '../../platform/uploads/form.task.ts'
import { typedForm, type TypedForm } from './typed-form.ts'

const unreadable = () =>
  refuse('request.malformed', { field: malformedTexts.request, reason: malformedTexts.unreadable })

/**
 * Reads a form that was sent, in the queue of shoppers' files, whose limits of each caller hold. Throws
 * request.malformed and those of runForShopper.
 */
export async function readForm(request: FastifyRequest, reply: FastifyReply, ip: string): Promise<TypedForm> {
  const { body, headers } = request
  if (!(body instanceof Uint8Array)) throw unreadable()
  const gone = new AbortController()
  reply.raw.once('close', () => gone.abort())
  // A copy: Node keeps small bodies in a shared buffer.
  const given = { contentType: headers['content-type'] ?? '', bytes: Uint8Array.from(body) }
  const parts = await runForShopper({ caller: ip, signal: gone.signal }, formTask, given).catch(
    (error: unknown) => {
      throw error instanceof TaskStopped ? unreadable() : error
    },
  )
  if (parts === null) throw unreadable()
  return typedForm(parts)
}
