import { Buffer } from 'node:buffer'
import { crc32, deflateRawSync } from 'node:zlib'
import { centralFileStart, deflated, endOfDirectory, localFileStart } from './zip-directory.ts'

export interface ZipFile {
  readonly path: string
  readonly content: Buffer
}

/** The flag for file names in UTF-8. */
const utf8 = 0x0800
/** January 1, 1980, so that the same files always make the same package. */
const day = 0x21

/** Creates a ZIP archive; paths use slashes. */
export function zipOf(files: readonly ZipFile[]): Buffer {
  const parts: Buffer[] = []
  const central: Buffer[] = []
  let offset = 0
  for (const { path, content } of files) {
    const name = Buffer.from(path)
    const packed = deflateRawSync(content)
    const head = Buffer.alloc(26)
    head.writeUInt16LE(20, 0)
    head.writeUInt16LE(utf8, 2)
    head.writeUInt16LE(deflated, 4)
    head.writeUInt16LE(day, 8)
    head.writeUInt32LE(crc32(content), 10)
    head.writeUInt32LE(packed.length, 14)
    head.writeUInt32LE(content.length, 18)
    head.writeUInt16LE(name.length, 22)
    parts.push(uint32(localFileStart), head, name, packed)
    const tail = Buffer.alloc(14)
    tail.writeUInt32LE(offset, 10)
    central.push(uint32(centralFileStart), Buffer.from([20, 0]), head, tail, name)
    offset += 30 + name.length + packed.length
  }
  const directory = Buffer.concat(central)
  const end = Buffer.alloc(18)
  end.writeUInt16LE(files.length, 4)
  end.writeUInt16LE(files.length, 6)
  end.writeUInt32LE(directory.length, 8)
  end.writeUInt32LE(offset, 12)
  return Buffer.concat([...parts, directory, uint32(endOfDirectory), end])
}

function uint32(value: number): Buffer {
  const bytes = Buffer.alloc(4)
  bytes.writeUInt32LE(value)
  return bytes
}
