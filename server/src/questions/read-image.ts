import { Buffer } from 'node:buffer'

/** A picture of verified type, without the metadata that cameras and programs add: places, names, and thumbnails. */
export interface ReadImage {
  readonly type: 'image/png' | 'image/jpeg'
  readonly width: number
  readonly height: number
  readonly content: Buffer
}

/** Null if the bytes are not a complete PNG or JPEG. */
export function readImage(bytes: Buffer): ReadImage | null {
  return readPng(bytes) ?? readJpeg(bytes)
}

const pngStart = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])
/** The chunks needed for drawing; any other may reveal a person, a place, or a time. */
const drawnChunks: ReadonlySet<string> = new Set(['IHDR', 'PLTE', 'IDAT', 'IEND', 'tRNS', 'gAMA', 'sRGB'])

function readPng(bytes: Buffer): ReadImage | null {
  if (!bytes.subarray(0, 8).equals(pngStart)) return null
  const kept: Buffer[] = [pngStart]
  let size: { width: number; height: number } | null = null
  let hasData = false
  for (let at = 8; at + 12 <= bytes.length;) {
    const length = bytes.readUInt32BE(at)
    const name = bytes.toString('latin1', at + 4, at + 8)
    const end = at + 12 + length
    if (end > bytes.length) return null
    if (size === null) {
      if (name !== 'IHDR' || length !== 13) return null
      size = { width: bytes.readUInt32BE(at + 8), height: bytes.readUInt32BE(at + 12) }
    }
    if (drawnChunks.has(name)) kept.push(bytes.subarray(at, end))
    if (name === 'IDAT') hasData = true
    if (name === 'IEND')
      return hasData && isSized(size) ? { type: 'image/png', ...size, content: Buffer.concat(kept) } : null
    at = end
  }
  return null
}

/** Markers that start a frame, whose header contains the size. C4, C8, and CC mark tables. */
const isFrame = (marker: number): boolean =>
  marker >= 0xc0 && marker <= 0xcf && marker !== 0xc4 && marker !== 0xc8 && marker !== 0xcc

/** Comments and application data, except the segment with the color transform. */
const isExtra = (marker: number): boolean =>
  (marker >= 0xe1 && marker <= 0xef && marker !== 0xee) || marker === 0xfe

function readJpeg(bytes: Buffer): ReadImage | null {
  if (bytes.length < 4 || bytes.readUInt16BE(0) !== 0xffd8) return null
  const kept: Buffer[] = [bytes.subarray(0, 2)]
  let size: { width: number; height: number } | null = null
  for (let at = 2; at + 4 <= bytes.length;) {
    if (bytes[at] !== 0xff) return null
    const marker = bytes[at + 1] ?? 0
    const end = at + 2 + bytes.readUInt16BE(at + 2)
    if (end > bytes.length || end < at + 4) return null
    if (isFrame(marker)) {
      if (end < at + 9) return null
      size = { height: bytes.readUInt16BE(at + 5), width: bytes.readUInt16BE(at + 7) }
    }
    if (marker === 0xda) {
      const last = bytes.lastIndexOf(Buffer.from([0xff, 0xd9]))
      if (size === null || !isSized(size) || last < end) return null
      kept.push(bytes.subarray(at, last + 2))
      return { type: 'image/jpeg', ...size, content: Buffer.concat(kept) }
    }
    if (!isExtra(marker)) kept.push(bytes.subarray(at, end))
    at = end
  }
  return null
}

const isSized = ({ width, height }: { width: number; height: number }): boolean => width > 0 && height > 0
