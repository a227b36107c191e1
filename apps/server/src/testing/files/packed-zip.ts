import { crc32, deflateRawSync } from 'node:zlib'

export interface PackedEntry {
  name: string
  data: Buffer | string
  /** What the directory says of its size; the truth when left out. */
  saidBytes?: number
  /** Lies in the archive and is not in its directory. */
  isHidden?: boolean
  /** Stands in the directory as often as this, each time for the same bytes. */
  times?: number
}

const SIZES_AT = 14

/** A compressed ZIP archive for files that no program would write. */
export function packedZip(entries: readonly PackedEntry[]): Buffer {
  const locals: Buffer[] = []
  const directory: Buffer[] = []
  let offset = 0
  for (const { name, data, saidBytes, isHidden = false, times = 1 } of entries) {
    const bytes = Buffer.from(data)
    const packed = deflateRawSync(bytes)
    const nameBytes = Buffer.from(name)
    const fixed = Buffer.alloc(26)
    fixed.writeUInt16LE(20, 0)
    fixed.writeUInt16LE(8, 4)
    fixed.writeUInt32LE(crc32(bytes), SIZES_AT - 4)
    fixed.writeUInt32LE(packed.length, SIZES_AT)
    fixed.writeUInt32LE(saidBytes ?? bytes.length, SIZES_AT + 4)
    fixed.writeUInt16LE(nameBytes.length, SIZES_AT + 8)
    const local = Buffer.concat([Buffer.from('504b0304', 'hex'), fixed, nameBytes, packed])
    const place = Buffer.alloc(14)
    place.writeUInt32LE(offset, 10)
    const line = Buffer.concat([Buffer.from('504b01021400', 'hex'), fixed, place, nameBytes])
    for (let time = 0; time < times && !isHidden; time += 1) directory.push(line)
    locals.push(local)
    offset += local.length
  }
  const lines = Buffer.concat(directory)
  const end = Buffer.from(`504b050600000000${'00'.repeat(14)}`, 'hex')
  end.writeUInt16LE(directory.length, 8)
  end.writeUInt16LE(directory.length, 10)
  end.writeUInt32LE(lines.length, 12)
  end.writeUInt32LE(offset, 16)
  return Buffer.concat([...locals, lines, end])
}
