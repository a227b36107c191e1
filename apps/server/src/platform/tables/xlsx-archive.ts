import { Readable } from 'node:stream'
import { tableTexts } from '@cambusa/messages/it/operator/tables'
import { fromBufferPromise, openPromise, type Entry, type ZipFile } from 'yauzl'
import { TableFailure } from './table-failure.ts'
import type { TableLimits } from './table-limits.ts'
import type { TableSource } from './table.ts'
import { tellingCells } from './xlsx-cells.ts'
import { createXmlCounter } from './xlsx-count.ts'

const WORKBOOK = 'xl/workbook.xml'
/** The parts of a workbook that table readers use; pictures and the like are left out. */
const XML = /\.(?:xml|rels)$/i
/** Archives of other programs' sheets, recognised by one part. */
const OTHERS = [
  { part: 'mimetype', sentence: tableTexts.others.openDocument },
  { part: 'xl/workbook.bin', sentence: tableTexts.others.binaryWorkbook },
]
/** The ZIP flag for UTF-8 names. */
const UTF8_NAMES = 0x0800
const [LOCAL_BYTES, END_BYTES] = [30, 22]

/**
 * A workbook's parts as a new, uncompressed archive, counted while streaming: the reader sees exactly what was counted,
 * whatever the file contains twice (an entry may differ from its directory line, sizes may be wrong, entries may
 * overlap). The stream fails with TableFailure beyond the limits and when the file is no workbook.
 */
export function countedWorkbook(source: TableSource, limits: TableLimits, facts: SheetFacts): Readable {
  return Readable.from(archive(source, limits, facts), { objectMode: false })
}

/** Facts collected about the sheets while streaming, by part name. */
export type SheetFacts = Map<string, { merged: readonly string[]; hiddenRows: number }>

async function* archive(source: TableSource, limits: TableLimits, facts: SheetFacts): AsyncIterable<Buffer> {
  const zip = await openZip(source)
  const counter = createXmlCounter(limits)
  let [unfolded, parts] = [0, 0]
  let isWorkbook = false
  let other: string = tableTexts.others.zip
  try {
    for await (const entry of zip.eachEntry()) {
      other = OTHERS.find(({ part }) => part === entry.fileName)?.sentence ?? other
      if (!XML.test(entry.fileName)) continue
      parts += 1
      unfolded += entry.uncompressedSize
      isWorkbook ||= entry.fileName.toLowerCase() === WORKBOOK
      if (unfolded > limits.unfoldedBytes || parts > limits.parts) throw new TableFailure(tableTexts.tooLarge)
      yield localHeader(entry)
      const part = counter.part()
      // Throws if the part does not have the length in the directory.
      const cells = tellingCells()
      for await (const chunk of await zip.openReadStreamPromise(entry)) {
        // The bytes of a text are not counted again: the held-back part is short, or refused as too long.
        part.write(chunk as Buffer)
        yield cells.write(chunk as Buffer)
      }
      yield cells.end()
      facts.set(entry.fileName, part.facts())
    }
  } catch (error) {
    throw error instanceof TableFailure ? error : new TableFailure(tableTexts.workbookBroken)
  } finally {
    zip.close()
  }
  if (!isWorkbook) throw new TableFailure(other)
  yield endRecord()
}

/** Opens a workbook as an archive. Throws TableFailure. */
export function openZip(source: TableSource): Promise<ZipFile> {
  const options = { lazyEntries: true, autoClose: false, strictFileNames: false }
  return (
    typeof source === 'string' ? openPromise(source, options) : fromBufferPromise(source, options)
  ).catch(() => {
    throw new TableFailure(tableTexts.workbookBroken)
  })
}

/** The reader goes through the archive from the start and needs no directory. */
function localHeader({ fileName, uncompressedSize, crc32 }: Entry): Buffer {
  const name = Buffer.from(fileName)
  const header = Buffer.alloc(LOCAL_BYTES)
  header.writeUInt32LE(0x04034b50, 0)
  header.writeUInt16LE(20, 4)
  header.writeUInt16LE(UTF8_NAMES, 6)
  header.writeUInt32LE(crc32 >>> 0, 14)
  header.writeUInt32LE(uncompressedSize, 18)
  header.writeUInt32LE(uncompressedSize, 22)
  header.writeUInt16LE(name.length, 26)
  return Buffer.concat([header, name])
}

function endRecord(): Buffer {
  const record = Buffer.alloc(END_BYTES)
  record.writeUInt32LE(0x06054b50, 0)
  return record
}
