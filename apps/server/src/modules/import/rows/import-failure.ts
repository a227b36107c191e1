/** The file or its map cannot be used at all; the message is one Italian sentence for the operator. */
export class ImportFailure extends Error {
  constructor(sentence: string) {
    super(sentence)
    this.name = 'ImportFailure'
  }
}
