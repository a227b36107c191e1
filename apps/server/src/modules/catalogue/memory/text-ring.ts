const LENGTH_BYTES = 4

/**
 * ASCII texts by key in one buffer: the newest overwrite the oldest. Unlike strings they are no work for the garbage
 * collector.
 */
export interface TextRing {
  get(key: number): string | undefined
  set(key: number, text: string): void
  delete(key: number): void
}

export function textRing(capacityBytes: number): TextRing {
  const ring = Buffer.from(new ArrayBuffer(capacityBytes))
  /** Start of each text, counted from the first byte ever written. */
  const beginOf = new Map<number, number>()
  let written = 0
  let keptAtLastSweep = 0
  const isOverwritten = (begin: number) => begin < written - capacityBytes

  /** Drops keys of overwritten texts once they may be half of all. */
  function sweep() {
    if (beginOf.size < 1024 || beginOf.size < keptAtLastSweep * 2) return
    for (const [key, begin] of beginOf) if (isOverwritten(begin)) beginOf.delete(key)
    keptAtLastSweep = beginOf.size
  }

  return {
    get(key) {
      const begin = beginOf.get(key)
      if (begin === undefined || isOverwritten(begin)) return undefined
      const place = begin % capacityBytes
      const length = ring.readUInt32LE(place)
      return ring.toString('latin1', place + LENGTH_BYTES, place + LENGTH_BYTES + length)
    },
    set(key, text) {
      const needed = LENGTH_BYTES + text.length
      beginOf.delete(key)
      if (needed > capacityBytes) return
      // A text is stored contiguously; the rest before the end stays empty.
      const left = capacityBytes - (written % capacityBytes)
      if (needed > left) written += left
      const place = written % capacityBytes
      ring.writeUInt32LE(text.length, place)
      ring.write(text, place + LENGTH_BYTES, 'latin1')
      beginOf.set(key, written)
      written += needed
      sweep()
    },
    delete: (key) => void beginOf.delete(key),
  }
}
