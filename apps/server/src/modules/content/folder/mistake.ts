/** A mistake in a file of the content folder, for its author. */
export interface Mistake {
  /** Path within the folder. */
  file: string
  /** From 1. */
  line: number
  /** Italian. */
  reason: string
}

/** Thrown while a file is read: its last good version stays. */
export class ContentMistake extends Error {
  readonly line: number
  constructor(line: number, reason: string) {
    super(reason)
    this.line = line
  }
}
