/** The longest that the first file waits for a customer's own prices, milliseconds: a slow answer must not hold it. */
export const MOST_WAIT_MS = 1500

/**
 * Loads the first file of the shop's code: at once, or where `first` is given after that. It runs when the page has
 * arrived, as a script of the page itself would, and has been painted: a file that is cached would come before the paint, and
 * take the processor of a slow phone for two seconds.
 */
export async function loadFirstFile(
  file: string,
  load: (file: string) => Promise<unknown>,
  first: Promise<unknown> | undefined,
): Promise<void> {
  if (first) await Promise.race([first, new Promise((done) => setTimeout(done, MOST_WAIT_MS))])
  const link = document.createElement('link')
  link.rel = 'modulepreload'
  link.crossOrigin = ''
  link.href = file
  document.head.append(link)
  if (document.readyState === 'loading')
    await new Promise((done) => document.addEventListener('readystatechange', done, { once: true }))
  // A page in a background tab is not painted.
  if (!document.hidden) await new Promise((done) => requestAnimationFrame(() => setTimeout(done)))
  await load(file)
}
