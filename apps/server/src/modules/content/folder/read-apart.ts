import { contentTexts } from '@cambusa/messages/it/operator/content'
import { defineTask, TaskStopped } from '../../../platform/offload/task.ts'
import type { TaskLine } from '../../../platform/offload/task-line.ts'
import { contentLine } from '../source/content-line.ts'
import { ContentMistake } from './mistake.ts'
import type { ApartRead, FileGiven, ReadResult } from './read-file.ts'

export const contentFileTask = defineTask<FileGiven, ApartRead>('content-file')

/** A text that takes longer at first is read last, so that it does not hold up the others. */
const SHARE_SECONDS = 2

/** Thrown for a text that has used its share: it is to be read once more, patiently. */
export class TextPostponed extends Error {}

/** Reads a file of the folder in the thread of contents. Throws ContentMistake, and TextPostponed unless patient. */
export type ReadContentFile = (path: string, text: string, isPatient: boolean) => Promise<ReadResult>

/** The reader of a folder; `closing` stops what it is reading. */
export const readerApart =
  (pictureHosts: readonly string[], closing: AbortSignal, line: TaskLine = contentLine): ReadContentFile =>
  async (path, text, isPatient) => {
    const given = { path, text, pictureHosts }
    const share = isPatient ? {} : { shareSeconds: SHARE_SECONDS }
    const read = await line
      .run(contentFileTask, given, { signal: closing, ...share })
      .catch((error: unknown) => {
        if (!(error instanceof TaskStopped)) throw error
        throw error.reason === 'busy' ? new TextPostponed() : new ContentMistake(1, contentTexts.tooHard)
      })
    if ('mistake' in read) throw new ContentMistake(read.mistake.line, read.mistake.reason)
    return read
  }
