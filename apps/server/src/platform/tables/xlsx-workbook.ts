import { posix } from 'node:path'
import { tableTexts } from '@cambusa/messages/it/tables'
import { readXml, type Archive } from './xlsx-archive.ts'
import { TableFailure } from './table-failure.ts'

export interface Workbook {
  /** Name of the sheet's file in the archive. */
  sheetFile: string
  stylesFile: string | undefined
  stringsFile: string | undefined
  /** Days are counted from 1904 (old Macintosh). */
  isFrom1904: boolean
}

interface Sheet {
  name: string
  id: string
  isHidden: boolean
}

/** Finds the files of a sheet: the named one, else the first visible one. Throws TableFailure. */
export async function readWorkbook(archive: Archive, sheetName: string | undefined): Promise<Workbook> {
  const workbookFile = await findWorkbook(archive)
  const sheets: Sheet[] = []
  let isFrom1904 = false
  await readXml(archive, workbookFile, {
    open(name, attributes) {
      if (name === 'sheet')
        sheets.push({
          name: attributes.name ?? '',
          id: attributes['r:id'] ?? valueOf(attributes, ':id') ?? '',
          isHidden: attributes.state !== undefined && attributes.state !== 'visible',
        })
      if (name === 'workbookPr') isFrom1904 = ['1', 'true'].includes(attributes.date1904 ?? '')
    },
  })
  const targets = await readRelations(archive, workbookFile)
  const tables = sheets.filter(({ id }) => targets.get(id)?.type.endsWith('/worksheet') === true)
  const sheet =
    sheetName === undefined
      ? (tables.find(({ isHidden }) => !isHidden) ?? tables[0])
      : tables.find(({ name }) => name.trim().toLowerCase() === sheetName.trim().toLowerCase())
  const sheetFile = targets.get(sheet?.id ?? '')?.file
  if (sheetFile === undefined) {
    if (sheetName === undefined) throw new TableFailure(tableTexts.workbookBroken)
    const known = tables.map(({ name }) => name).join(', ')
    throw new TableFailure(tableTexts.sheetMissing({ name: sheetName, known }))
  }
  const fileOf = (kind: string) => [...targets.values()].find(({ type }) => type.endsWith(kind))?.file
  const existing = (file: string | undefined) => (file !== undefined && archive.has(file) ? file : undefined)
  return {
    sheetFile,
    stylesFile: existing(fileOf('/styles')),
    stringsFile: existing(fileOf('/sharedStrings')),
    isFrom1904,
  }
}

async function findWorkbook(archive: Archive): Promise<string> {
  const roots = await readRelations(archive, '')
  const named = [...roots.values()].find(({ type }) => type.endsWith('/officeDocument'))?.file
  const file = named ?? 'xl/workbook.xml'
  if (!archive.has(file)) throw new TableFailure(tableTexts.notATable)
  return file
}

/** Which file each relation of a file leads to. */
async function readRelations(archive: Archive, file: string) {
  const folder = posix.dirname(file)
  const relations = posix.join(folder, '_rels', `${posix.basename(file)}.rels`)
  const targets = new Map<string, { file: string; type: string }>()
  if (!archive.has(relations)) return targets
  await readXml(archive, relations, {
    open(name, { Id: id, Target: target, Type: type = '' }) {
      if (name !== 'Relationship' || id === undefined || target === undefined) return
      const path = target.startsWith('/') ? target.slice(1) : posix.join(folder, target)
      targets.set(id, { file: path, type })
    },
  })
  return targets
}

function valueOf(attributes: Record<string, string>, ending: string): string | undefined {
  return Object.entries(attributes).find(([name]) => name.endsWith(ending))?.[1]
}
