import { Buffer } from 'node:buffer'
import { crc32, deflateRawSync, inflateRawSync } from 'node:zlib'
import { formatMessage } from '../../platform/format-message.ts'
import { say } from '../messages.gen.ts'

export interface ZipFile {
  readonly path: string
  readonly content: Buffer
}

/** Why a package cannot be read, written for its owner. */
export class ZipError extends Error {
  override readonly name = 'ZipTrouble'
}

const maxFiles = 600
/** The largest unpacked size of one file, and of all together, in bytes; anything larger is malicious. */
const largest = 2 * 1024 * 1024
const largestAll = 24 * 1024 * 1024

const localStart = 0x04034b50
const centralStart = 0x02014b50
const endStart = 0x06054b50
/** The flag for file names in UTF-8. */
const utf8 = 0x0800
const deflated = 8
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
    parts.push(uint32(localStart), head, name, packed)
    const tail = Buffer.alloc(14)
    tail.writeUInt32LE(offset, 10)
    central.push(uint32(centralStart), Buffer.from([20, 0]), head, tail, name)
    offset += 30 + name.length + packed.length
  }
  const directory = Buffer.concat(central)
  const end = Buffer.alloc(18)
  end.writeUInt16LE(files.length, 4)
  end.writeUInt16LE(files.length, 6)
  end.writeUInt32LE(directory.length, 8)
  end.writeUInt32LE(offset, 12)
  return Buffer.concat([...parts, directory, uint32(endStart), end])
}

function uint32(value: number): Buffer {
  const bytes = Buffer.alloc(4)
  bytes.writeUInt32LE(value)
  return bytes
}

export const isZip = (bytes: Buffer): boolean => bytes.length > 22 && bytes.readUInt32LE(0) === localStart

/**
 * Unpacks the files of a ZIP archive.
 * @throws ZipTrouble if it is broken, encrypted, or too large
 */
export function unzip(bytes: Buffer): ZipFile[] {
  try {
    return filesOf(bytes)
  } catch (error) {
    if (error instanceof ZipError) throw error
    throw new ZipError(formatMessage(say('package.cannot-unpack')))
  }
}

function filesOf(bytes: Buffer): ZipFile[] {
  const end = bytes.lastIndexOf(uint32(endStart))
  if (end < 0) throw new ZipError(formatMessage(say('package.end-missing')))
  const count = bytes.readUInt16LE(end + 10)
  if (count > maxFiles) throw new ZipError(formatMessage(say('package.too-many-files', { most: maxFiles })))
  const files: ZipFile[] = []
  let at = bytes.readUInt32LE(end + 16)
  let all = 0
  for (let read = 0; read < count; read += 1) {
    if (bytes.readUInt32LE(at) !== centralStart) throw new ZipError(formatMessage(say('package.broken')))
    const [flags, method] = [bytes.readUInt16LE(at + 8), bytes.readUInt16LE(at + 10)]
    const packedSize = bytes.readUInt32LE(at + 20)
    const nameSize = bytes.readUInt16LE(at + 28)
    const path = bytes.toString('utf8', at + 46, at + 46 + nameSize)
    const local = bytes.readUInt32LE(at + 42)
    at += 46 + nameSize + bytes.readUInt16LE(at + 30) + bytes.readUInt16LE(at + 32)
    if (path.endsWith('/')) continue
    if ((flags & 1) !== 0) throw new ZipError(formatMessage(say('package.locked')))
    if (method !== 0 && method !== deflated) throw new ZipError(formatMessage(say('package.packing-unknown')))
    const start = local + 30 + bytes.readUInt16LE(local + 26) + bytes.readUInt16LE(local + 28)
    const packed = bytes.subarray(start, start + packedSize)
    const content = method === 0 ? packed : inflateRawSync(packed, { maxOutputLength: largest })
    all += content.length
    if (content.length > largest || all > largestAll)
      throw new ZipError(formatMessage(say('package.too-large-unpacked')))
    files.push({ path, content })
  }
  return files
}
