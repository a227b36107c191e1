import {
  PICTURE_BYTES_MAX,
  PICTURE_PIXELS_MAX,
  PICTURE_SIDE_MIN,
} from '@cambusa/domain/catalogue/picture-limits'
import { importPictureTexts } from '@cambusa/messages/it/operator/import-pictures'
import {
  examinePicture,
  pictureHash,
  type PictureFacts,
  type PictureProblem,
} from '../../../pictures/pictures.ts'
import { FileRefused } from '../../rows/file-listing.ts'
import { ImportFailure } from '../../rows/import-failure.ts'
import type { ImportPlan, LateRefusal, PlacedRow } from '../../rows/import-kind.ts'
import { placeText } from './read-picture-row.ts'

/** Files that are read, examined and saved at once: memory does not grow with the folder. */
const AT_ONCE = 4

/**
 * Reads and examines the file of each row, saves new ones, and fills in hash, type, pixels and bytes. A file whose hash is
 * `known` is neither examined nor saved again. Throws ImportFailure when a picture cannot be saved.
 */
export async function* completePictures(
  rows: AsyncIterable<PlacedRow>,
  refuse: (refusal: LateRefusal) => void,
  known: Map<string, PictureFacts>,
  plan: ImportPlan,
): AsyncIterable<PlacedRow> {
  const underWay: Promise<PlacedRow | LateRefusal>[] = []
  /** The oldest one, if it is completed: rows and refusals keep their order. */
  async function* oldest() {
    const done = await underWay.shift()
    if (done === undefined) return
    if ('reason' in done) refuse(done)
    else yield done
  }
  for await (const row of rows) {
    const completed = complete(row, known, plan)
    // The failure of one is told when its turn comes.
    completed.catch(() => undefined)
    underWay.push(completed)
    if (underWay.length >= AT_ONCE) yield* oldest()
  }
  while (underWay.length > 0) yield* oldest()
}

async function complete(
  { line, row }: PlacedRow,
  known: Map<string, PictureFacts>,
  plan: ImportPlan,
): Promise<PlacedRow | LateRefusal> {
  const file = String(row['file'])
  const refused = (reason: string): LateRefusal => {
    const named = placeText(Number(row['product_id']), String(row['shot']), Number(row['number']))
    return { line, field: 'file', value: file, reason, name: file, named }
  }
  try {
    const bytes = (await plan.files?.read(file, PICTURE_BYTES_MAX)) ?? Buffer.alloc(0)
    const hash = pictureHash(bytes)
    const facts = known.get(hash) ?? (await examinePicture(bytes))
    if (typeof facts === 'string') return refused(reasonOf(facts))
    if (!known.has(hash)) await save(hash, bytes, plan)
    known.set(hash, facts)
    return { line, row: { ...row, hash, ...facts, bytes: bytes.length } }
  } catch (error) {
    if (error instanceof FileRefused) return refused(error.message)
    throw error
  }
}

function reasonOf(problem: PictureProblem): string {
  if (problem === 'tooSmall') return importPictureTexts.tooSmall({ least: PICTURE_SIDE_MIN })
  if (problem === 'tooManyPixels') return importPictureTexts.tooManyPixels({ most: PICTURE_PIXELS_MAX })
  return importPictureTexts.problems[problem]
}

/** Saved before the row is committed: a row never names a file that is not there. */
async function save(hash: string, bytes: Buffer, { isDryRun, pictures }: ImportPlan): Promise<void> {
  if (isDryRun || pictures === undefined) return
  await pictures.store.save(hash, bytes).catch((error: unknown) => {
    const reason = error instanceof Error ? error.message : String(error)
    throw new ImportFailure(importPictureTexts.storeAway({ place: pictures.place, reason }))
  })
}
