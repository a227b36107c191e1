import yauzl from 'yauzl'

/** The files of a ZIP by name, read by another library than the one that writes ours. */
export async function zipFiles(zip: Buffer): Promise<Map<string, Buffer>> {
  const files = new Map<string, Buffer>()
  const archive = await yauzl.fromBufferPromise(zip, { lazyEntries: true })
  for await (const entry of archive.eachEntry()) {
    const chunks: Buffer[] = []
    for await (const chunk of await archive.openReadStreamPromise(entry)) chunks.push(chunk as Buffer)
    files.set(entry.fileName, Buffer.concat(chunks))
  }
  return files
}
