/** A file in a ZIP archive, still packed. */
export interface ZipEntry {
  readonly path: string
  readonly isLocked: boolean
  /** The number of the compression method; 0 is none and 8 is deflate. */
  readonly method: number
  readonly packed: Buffer
}

export const localFileStart = 0x04034b50
export const centralFileStart = 0x02014b50
export const endOfDirectory = 0x06054b50
export const deflated = 8
const endSize = 22

/** The archive has no directory, more files than allowed, or a directory that points outside of it. */
export class ZipDirectoryError extends Error {
  override readonly name = 'ZipDirectoryError'
  readonly reason: 'no-end' | 'too-many-files' | 'broken'

  constructor(reason: 'no-end' | 'too-many-files' | 'broken') {
    super(reason)
    this.reason = reason
  }
}

const endMark = Buffer.from([0x50, 0x4b, 0x05, 0x06])

/** Reads the directory of a ZIP archive, without unpacking anything. Folders are left out. */
export function readZipDirectory(bytes: Buffer, maxFiles: number): ZipEntry[] {
  const end = bytes.lastIndexOf(endMark)
  if (end < 0 || end + endSize > bytes.length) throw new ZipDirectoryError('no-end')
  const count = bytes.readUInt16LE(end + 10)
  if (count > maxFiles) throw new ZipDirectoryError('too-many-files')
  try {
    return entriesOf(bytes, bytes.readUInt32LE(end + 16), count)
  } catch (error) {
    // A size or place outside of the archive.
    if (error instanceof RangeError) throw new ZipDirectoryError('broken')
    throw error
  }
}

function entriesOf(bytes: Buffer, start: number, count: number): ZipEntry[] {
  const entries: ZipEntry[] = []
  let at = start
  for (let read = 0; read < count; read += 1) {
    if (bytes.readUInt32LE(at) !== centralFileStart) throw new ZipDirectoryError('broken')
    const [flags, method] = [bytes.readUInt16LE(at + 8), bytes.readUInt16LE(at + 10)]
    const packedSize = bytes.readUInt32LE(at + 20)
    const nameSize = bytes.readUInt16LE(at + 28)
    const path = bytes.toString('utf8', at + 46, at + 46 + nameSize)
    const local = bytes.readUInt32LE(at + 42)
    at += 46 + nameSize + bytes.readUInt16LE(at + 30) + bytes.readUInt16LE(at + 32)
    if (path.endsWith('/')) continue
    const from = local + 30 + bytes.readUInt16LE(local + 26) + bytes.readUInt16LE(local + 28)
    entries.push({
      path,
      isLocked: (flags & 1) !== 0,
      method,
      packed: bytes.subarray(from, from + packedSize),
    })
  }
  return entries
}
