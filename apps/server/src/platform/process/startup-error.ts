/** Stops the start; its message is one sentence for the person who runs the shop, shown without a stack. */
export class StartupError extends Error {
  override name = 'StartupError'
  readonly exitCode: number

  /** Programs exit with 1, unless the error has a code of its own. */
  constructor(sentence: string, exitCode = 1) {
    super(sentence)
    this.exitCode = exitCode
  }
}
