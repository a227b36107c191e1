/** Several answers lie in one piece of memory: asking for a piece takes longer than filling it. */
const PIECE_BYTES = 64 * 1024

/** Where an answer is laid down, part by part. */
export interface ByteSink {
  text(ascii: string): void
  bytes(part: Uint8Array): void
}

/** Lays down the parts of an answer as bytes, without making one long text of them first. */
export interface ByteWriter {
  /** All that `lay` lays down. Nobody writes to it again, however long it is being sent. */
  write(lay: (to: ByteSink) => void): Buffer
}

/** Bytes that lie in memory of their own, for keeping: a piece that others lie in too would be kept whole. */
export function ownCopy(bytes: Uint8Array): Buffer<ArrayBuffer> {
  const own = Buffer.allocUnsafeSlow(bytes.length)
  own.set(bytes)
  return own
}

export function byteWriter(): ByteWriter {
  let piece = Buffer.alloc(0)
  let start = 0
  let end = 0

  /** Answers that were given out keep the piece that they lie in alive. */
  function makeRoom(length: number): void {
    if (end + length <= piece.length) return
    const begun = piece.subarray(start, end)
    piece = Buffer.allocUnsafeSlow(Math.max(PIECE_BYTES, 2 * (begun.length + length)))
    piece.set(begun)
    start = 0
    end = begun.length
  }

  const sink: ByteSink = {
    text(ascii) {
      makeRoom(ascii.length)
      end += piece.write(ascii, end, 'latin1')
    },
    bytes(part) {
      makeRoom(part.length)
      piece.set(part, end)
      end += part.length
    },
  }
  return {
    write(lay) {
      // Whatever one that failed has left is written over.
      end = start
      lay(sink)
      const written = piece.subarray(start, end)
      start = end
      return written
    },
  }
}
