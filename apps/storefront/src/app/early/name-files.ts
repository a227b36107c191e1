/** The files of a screen by its path, as the build names them. */
export type ScreenFiles = Readonly<Partial<Record<string, readonly string[]>>>

/**
 * Names the code and styles of the screen in the page's head, so that they are loaded beside the first file instead of
 * after it. Visitors see none of what is named here.
 */
export function nameFiles(pathname: string, files: ScreenFiles, isCustomer: boolean): void {
  if (!isCustomer) return
  for (const file of files[pathname] ?? []) {
    const link = document.createElement('link')
    link.rel = file.endsWith('.css') ? 'stylesheet' : 'modulepreload'
    link.crossOrigin = ''
    // The first file goes first: nothing of these runs before it.
    link.fetchPriority = link.rel === 'stylesheet' ? 'auto' : 'low'
    link.href = `/${file}`
    document.head.append(link)
  }
}
