import type { Config } from '../../config.ts'
import { refuse } from '../../platform/http/refusal.ts'
import { runForShopper } from '../../platform/offload/shopper-tasks.ts'
import { TaskStopped, type Task } from '../../platform/offload/task.ts'
import type { DocumentMaker } from './order-pdf.task.ts'

/** What documents say of this shop. */
export const documentMaker = ({ shop }: Pick<Config, 'shop'>): DocumentMaker => ({
  shopName: shop.name,
  colour: shop.colours.primary,
  company: shop.company,
  contacts: { phone: shop.contacts.phone, email: shop.contacts.email },
})

/**
 * The bytes of a document, written in the worker thread: a long one takes a while. Throws request.tooMany (429) and
 * server.busy (503) as runForShopper, server.busy also for one that takes too long.
 */
export async function writeDocument<Input>(
  who: Parameters<typeof runForShopper>[0],
  task: Task<Input, never, Uint8Array>,
  input: Input,
): Promise<Buffer> {
  const bytes = await runForShopper(who, task, input).catch((error: unknown) => {
    throw error instanceof TaskStopped ? refuse('server.busy') : error
  })
  return Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)
}
