import { plainTextOfHtml } from '@cambusa/domain/text/plain-text'
import type { Entry, ZipFile } from 'yauzl'
import { openZip } from './xlsx-archive.ts'
import type { TableSource } from './table.ts'

/** A sheet in the list of its workbook. */
export interface ListedSheet {
  /** From 1. */
  number: number
  name: string
  isHidden: boolean
  /** Its part in the archive. */
  part: string
}

const WORKBOOK = 'xl/workbook.xml'
const RELATIONS = 'xl/_rels/workbook.xml.rels'
/** These lists are short; a longer one is left to the reader's limits. */
const MAX_BYTES = 1_048_576
const SHEET = /<(?:[\w.-]+:)?sheet\s[^<>]*>/g
const RELATION = /<(?:[\w.-]+:)?Relationship\s[^<>]*>/g

/** The sheets of a workbook in its order; empty if there is no list. Throws TableFailure when it is no archive. */
export async function listSheets(source: TableSource): Promise<ListedSheet[]> {
  const zip = await openZip(source)
  try {
    const parts = await readParts(zip)
    const targets = new Map(
      [...(parts.get(RELATIONS) ?? '').matchAll(RELATION)].map(([tag]) => [
        attribute(tag, 'Id'),
        attribute(tag, 'Target'),
      ]),
    )
    return [...(parts.get(WORKBOOK) ?? '').matchAll(SHEET)]
      .map(([tag]) => tag)
      .filter((tag) => attribute(tag, 'name') !== '')
      .map((tag, place) => ({
        number: place + 1,
        name: plainTextOfHtml(attribute(tag, 'name')),
        isHidden: /hidden/i.test(attribute(tag, 'state')),
        part: partOf(targets.get(attribute(tag, '(?:[\\w.-]+:)?id')) ?? ''),
      }))
  } catch {
    return []
  } finally {
    zip.close()
  }
}

async function readParts(zip: ZipFile): Promise<Map<string, string>> {
  const parts = new Map<string, string>()
  for await (const entry of zip.eachEntry()) {
    const isList = entry.fileName === WORKBOOK || entry.fileName === RELATIONS
    if (isList && entry.uncompressedSize <= MAX_BYTES) parts.set(entry.fileName, await textOf(zip, entry))
    if (parts.size === 2) break
  }
  return parts
}

async function textOf(zip: ZipFile, entry: Entry): Promise<string> {
  const chunks: Buffer[] = []
  for await (const chunk of await zip.openReadStreamPromise(entry)) chunks.push(chunk as Buffer)
  return Buffer.concat(chunks).toString('utf8')
}

const attribute = (tag: string, name: string) => {
  const found = new RegExp(`\\s${name}\\s*=\\s*(?:"([^"]*)"|'([^']*)')`).exec(tag)
  return found?.[1] ?? found?.[2] ?? ''
}

const partOf = (target: string) => (target.startsWith('/') ? target.slice(1) : `xl/${target}`)
