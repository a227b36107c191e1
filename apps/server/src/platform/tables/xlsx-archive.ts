import { tableTexts } from '@cambusa/messages/it/tables'
import { SaxesParser } from 'saxes'
import { fromBufferPromise, openPromise, type Entry, type ZipFile } from 'yauzl'
import { TableFailure } from './table-failure.ts'
import type { TableSource } from './table.ts'

/** Files within a workbook, each read as a stream. */
export interface Archive {
  has: (name: string) => boolean
  /** Decoded text of a file. Throws TableFailure where the file is not there or broken. */
  texts: (name: string, onBytes?: (bytes: number) => void) => AsyncIterable<string>
  compressedBytes: (name: string) => number
  close: () => void
}

const MAX_ENTRIES = 10_000

/**
 * Opens a workbook. What it unfolds to is bounded before anything is read: the archive names the sizes, and a stream
 * that yields more than its size is broken off. Throws TableFailure.
 */
export async function openArchive(source: TableSource, maxUnfoldedBytes: number): Promise<Archive> {
  const options = { lazyEntries: true, autoClose: false, validateEntrySizes: true, strictFileNames: false }
  const zip: ZipFile = await (
    typeof source === 'string' ? openPromise(source, options) : fromBufferPromise(source, options)
  ).catch(broken)
  const entries = new Map<string, Entry>()
  try {
    let unfolded = 0
    for await (const entry of zip.eachEntry()) {
      unfolded += entry.uncompressedSize
      if (unfolded > maxUnfoldedBytes || entries.size >= MAX_ENTRIES)
        throw new TableFailure(tableTexts.tooLarge)
      entries.set(entry.fileName.replace(/^\//, '').toLowerCase(), entry)
    }
  } catch (error) {
    zip.close()
    throw error instanceof TableFailure ? error : new TableFailure(tableTexts.workbookBroken)
  }
  const find = (name: string) => entries.get(name.toLowerCase())
  return {
    has: (name) => find(name) !== undefined,
    texts: (name, onBytes) => unfold(zip, find(name), onBytes),
    compressedBytes: (name) => find(name)?.compressedSize ?? 0,
    close: () => zip.close(),
  }
}

async function* unfold(zip: ZipFile, entry: Entry | undefined, onBytes?: (bytes: number) => void) {
  if (entry === undefined) throw new TableFailure(tableTexts.workbookBroken)
  if (entry.isEncrypted()) throw new TableFailure(tableTexts.workbookLocked)
  // Progress is counted in bytes of the file on disk: what a chunk took of it is told by the ratio of the sizes.
  const ratio = entry.uncompressedSize === 0 ? 0 : entry.compressedSize / entry.uncompressedSize
  try {
    const stream = await zip.openReadStreamPromise(entry)
    const decoder = new TextDecoder('utf-8')
    for await (const chunk of stream) {
      onBytes?.((chunk as Buffer).length * ratio)
      yield decoder.decode(chunk as Buffer, { stream: true })
    }
    yield decoder.decode()
  } catch (error) {
    throw error instanceof TableFailure ? error : new TableFailure(tableTexts.workbookBroken)
  }
}

function broken(): never {
  throw new TableFailure(tableTexts.workbookBroken)
}

/** What a reader of XML wants to hear; names come without prefix. */
export interface XmlEvents {
  open: (name: string, attributes: Record<string, string>) => void
  text?: (text: string) => void
  close?: (name: string) => void
}

/** A parser that throws TableFailure where the XML is broken or names a document type (entities that swell). */
export function xmlParser(events: XmlEvents) {
  const parser = new SaxesParser<{ xmlns: false; position: false }>({ xmlns: false, position: false })
  parser.on('error', broken)
  parser.on('doctype', broken)
  parser.on('opentag', (tag) => events.open(localName(tag.name), tag.attributes))
  const { text, close } = events
  if (text !== undefined) {
    parser.on('text', text)
    parser.on('cdata', text)
  }
  if (close !== undefined) parser.on('closetag', (tag) => close(localName(tag.name)))
  return parser
}

/** Reads a small file of a workbook through. */
export async function readXml(archive: Archive, name: string, events: XmlEvents): Promise<void> {
  const parser = xmlParser(events)
  for await (const text of archive.texts(name)) parser.write(text)
  parser.close()
}

function localName(name: string): string {
  const colon = name.indexOf(':')
  return colon < 0 ? name : name.slice(colon + 1)
}
