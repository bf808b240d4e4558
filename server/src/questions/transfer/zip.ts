import type { Buffer } from 'node:buffer'
import { inflateRawSync } from 'node:zlib'
import { formatMessage } from '../../platform/format-message.ts'
import type { ZipFile } from '../../platform/write-zip.ts'
import {
  deflated,
  localFileStart,
  readZipDirectory,
  ZipDirectoryError,
} from '../../platform/zip-directory.ts'
import { say } from '../messages.gen.ts'

/** Why a package cannot be read, written for its owner. */
export class ZipError extends Error {
  override readonly name = 'ZipError'
}

const maxFiles = 600
/** The largest unpacked size of one file, and of all together, in bytes; anything larger is malicious. */
const largest = 2 * 1024 * 1024
const largestAll = 24 * 1024 * 1024

export const isZip = (bytes: Buffer): boolean => bytes.length > 22 && bytes.readUInt32LE(0) === localFileStart

const directoryProblems = () => ({
  'no-end': say('package.end-missing'),
  'too-many-files': say('package.too-many-files', { most: maxFiles }),
  broken: say('package.broken'),
})

/**
 * Unpacks the files of a ZIP archive.
 * @throws ZipError if it is broken, encrypted, or too large
 */
export function unzip(bytes: Buffer): ZipFile[] {
  try {
    return filesOf(bytes)
  } catch (error) {
    if (error instanceof ZipError) throw error
    if (error instanceof ZipDirectoryError)
      throw new ZipError(formatMessage(directoryProblems()[error.reason]))
    throw new ZipError(formatMessage(say('package.cannot-unpack')))
  }
}

function filesOf(bytes: Buffer): ZipFile[] {
  const files: ZipFile[] = []
  let all = 0
  for (const { path, isLocked, method, packed } of readZipDirectory(bytes, maxFiles)) {
    if (isLocked) throw new ZipError(formatMessage(say('package.locked')))
    if (method !== 0 && method !== deflated) throw new ZipError(formatMessage(say('package.packing-unknown')))
    const content = method === 0 ? packed : inflateRawSync(packed, { maxOutputLength: largest })
    all += content.length
    if (content.length > largest || all > largestAll)
      throw new ZipError(formatMessage(say('package.too-large-unpacked')))
    files.push({ path, content })
  }
  return files
}
