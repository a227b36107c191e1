/** Several answers share one block of memory, because allocating a block takes longer than filling it. */
const PIECE_BYTES = 64 * 1024

/** Receives the parts of an answer. */
export interface ByteSink {
  text(ascii: string): void
  bytes(part: Uint8Array): void
}

/** Assembles an answer as bytes from its parts, without building one long string first. */
export interface ByteWriter {
  /** Returns the bytes that `lay` writes. They are never overwritten, however long sending takes. */
  write(lay: (to: ByteSink) => void): Buffer
}

/** A copy with its own memory, for caching: a view would keep the whole shared block alive. */
export function ownCopy(bytes: Uint8Array): Buffer<ArrayBuffer> {
  const own = Buffer.allocUnsafeSlow(bytes.length)
  own.set(bytes)
  return own
}

export function byteWriter(): ByteWriter {
  let piece = Buffer.alloc(0)
  let start = 0
  let end = 0

  /** Returned answers keep their block alive. */
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
      // Bytes of a failed answer are overwritten.
      end = start
      lay(sink)
      const written = piece.subarray(start, end)
      start = end
      return written
    },
  }
}
