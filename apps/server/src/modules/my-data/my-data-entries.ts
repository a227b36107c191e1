import type { Db } from '../../platform/database/database.ts'
import { findAttachment, listOwnAttachments } from './file/attachments.queries.ts'
import { dataJson } from './file/data-json.ts'
import { dataPdf } from './file/data-pdf.ts'
import { readMe } from './file/read-me.ts'

interface MyDataFile {
  name: string
  content: Buffer | NodeJS.ReadableStream
}

interface MyDataHead {
  /** Name of the shop. */
  shop: string
  /** The retailer's colour. */
  colour: string
}

/**
 * The files of the copy of somebody's data (GDPR art. 15 and 20), one after another: dati.json with everything, dati.pdf
 * to read, leggimi.txt, and what they attached to messages. Each is read when it is its turn.
 */
export const myDataEntries = (head: MyDataHead) =>
  async function* entries(db: Db, userId: number, at: Date): AsyncGenerator<MyDataFile> {
    yield { name: 'leggimi.txt', content: Buffer.from(readMe({ ...head, at })) }
    yield { name: 'dati.json', content: dataJson(db, userId, { ...head, at }) }
    yield { name: 'dati.pdf', content: await dataPdf(db, userId, { ...head, at }) }
    for (const { id, messageId, fileName } of await listOwnAttachments(db, { userId })) {
      const { content } = await findAttachment(db, { id })
      yield { name: `allegati/${messageId}-${id}-${safeName(fileName)}`, content }
    }
  }

/** A name that no program takes for a path, or for more than a name. */
const safeName = (fileName: string): string =>
  fileName
    .replace(/[^\p{L}\p{N}._ -]/gu, '_')
    .replace(/^[. ]+|[. ]+$/g, '_')
    .slice(-100) || 'allegato'
