import { createCipheriv, createDecipheriv, createSecretKey, hkdfSync } from 'node:crypto'

export interface Sealing {
  seal: (text: string) => string
  /** Undefined if the text was not sealed with this secret for this use. */
  open: (sealed: string) => string | undefined
}

const tagBytes = 16
const nonceBytes = 12

/**
 * Encrypts and authenticates texts that leave the server and come back (AES-256-GCM, NIST SP 800-38D), with a separate
 * key for each use. `secret` is any string of 32 characters or more; `randomBytes` makes nonces.
 */
export function createSealing(secret: string, use: string, randomBytes: (size: number) => Buffer): Sealing {
  // Much cheaper for each use than the bytes.
  const key = createSecretKey(Buffer.from(hkdfSync('sha256', secret, '', use, 32)))
  return {
    seal(text) {
      const nonce = randomBytes(nonceBytes)
      const cipher = createCipheriv('aes-256-gcm', key, nonce, { authTagLength: tagBytes })
      const sealed = Buffer.concat([cipher.update(text), cipher.final()])
      return Buffer.concat([nonce, cipher.getAuthTag(), sealed]).toString('base64url')
    },
    open(sealed) {
      const bytes = Buffer.from(sealed, 'base64url')
      if (bytes.length <= nonceBytes + tagBytes) return undefined
      const decipher = createDecipheriv('aes-256-gcm', key, bytes.subarray(0, nonceBytes), {
        authTagLength: tagBytes,
      })
      decipher.setAuthTag(bytes.subarray(nonceBytes, nonceBytes + tagBytes))
      try {
        return Buffer.concat([
          decipher.update(bytes.subarray(nonceBytes + tagBytes)),
          decipher.final(),
        ]).toString()
      } catch {
        return undefined
      }
    },
  }
}
