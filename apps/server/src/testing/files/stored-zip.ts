import { crc32 } from 'node:zlib'

/** A ZIP archive of texts that are not compressed, for files that no program would write. */
export function storedZip(files: Readonly<Record<string, string>>): Buffer {
  const locals: Buffer[] = []
  const entries: Buffer[] = []
  let offset = 0
  for (const [name, text] of Object.entries(files)) {
    const [nameBytes, data] = [Buffer.from(name), Buffer.from(text)]
    const sizes = Buffer.alloc(12)
    sizes.writeUInt32LE(crc32(data), 0)
    sizes.writeUInt32LE(data.length, 4)
    sizes.writeUInt32LE(data.length, 8)
    const nameLength = Buffer.from([nameBytes.length, 0, 0, 0])
    const version = Buffer.from('14000000000000000000', 'hex')
    const local = Buffer.concat([Buffer.from('504b0304', 'hex'), version, sizes, nameLength, nameBytes, data])
    const place = Buffer.alloc(14)
    place.writeUInt32LE(offset, 10)
    const made = Buffer.concat([Buffer.from('504b01021400', 'hex'), version, sizes, nameLength])
    entries.push(Buffer.concat([made, place, nameBytes]))
    locals.push(local)
    offset += local.length
  }
  const directory = Buffer.concat(entries)
  const end = Buffer.from(`504b050600000000${'00'.repeat(14)}`, 'hex')
  end.writeUInt16LE(entries.length, 8)
  end.writeUInt16LE(entries.length, 10)
  end.writeUInt32LE(directory.length, 12)
  end.writeUInt32LE(offset, 16)
  return Buffer.concat([...locals, directory, end])
}
