/** The clock and the id generator are passed to every feature, so that tests can control them. */
export type Now = () => Date
export type NewId = () => string

/** Resolves after this many milliseconds. */
export type Delay = (milliseconds: number) => Promise<void>

export const systemNow: Now = () => new Date()

/**
 * Makes version 7 UUIDs (RFC 9562): 48 bits of milliseconds, then random bits. Rows created one after the other are
 * neighbors in an index.
 */
export function createIds(now: Now, randomBytes: (size: number) => Uint8Array): NewId {
  return () => {
    const bytes = Buffer.alloc(16)
    bytes.set(randomBytes(16))
    bytes.writeUIntBE(now().getTime(), 0, 6)
    bytes.writeUInt8((bytes.readUInt8(6) & 0x0f) | 0x70, 6)
    bytes.writeUInt8((bytes.readUInt8(8) & 0x3f) | 0x80, 8)
    const hex = bytes.toString('hex')
    return [hex.slice(0, 8), hex.slice(8, 12), hex.slice(12, 16), hex.slice(16, 20), hex.slice(20)].join('-')
  }
}
