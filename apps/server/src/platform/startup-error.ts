/** Stops the start; its message is one sentence for the person who runs the shop, shown without a stack. */
export class StartupError extends Error {
  override name = 'StartupError'
}
