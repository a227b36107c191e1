import { Readable } from 'node:stream'
import type { Db } from '../../../platform/database/database.ts'
import { copiedSections } from '../copied/copied-sections.ts'
import { readSection } from '../copied/read-section.ts'

/** Of the shape of dati.json: it grows when a part changes so that a program that reads it would fail. */
const FORMAT = 1

interface JsonHead {
  shop: string
  at: Date
}

/** dati.json as a stream: one document, with a line for each row. */
export const dataJson = (db: Db, userId: number, head: JsonHead): Readable =>
  Readable.from(writeJson(db, userId, head), { objectMode: false, highWaterMark: 65_536 })

async function* writeJson(db: Db, userId: number, { shop, at }: JsonHead): AsyncGenerator<string> {
  yield `{\n"about": ${JSON.stringify({ format: FORMAT, shop, askedAt: at.toISOString() })}`
  for (const section of copiedSections) {
    yield `,\n${JSON.stringify(section.key)}: ${section.isOne ? '' : '['}`
    let written = 0
    for await (const rows of readSection(db, section, userId)) {
      const lines = rows.map((row) => JSON.stringify(row))
      yield section.isOne ? lines[0]! : `${written === 0 ? '\n' : ',\n'}${lines.join(',\n')}`
      written += rows.length
    }
    yield section.isOne ? (written === 0 ? 'null' : '') : ']'
  }
  yield '\n}\n'
}
