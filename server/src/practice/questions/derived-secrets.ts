import { createCipheriv, createDecipheriv, createHmac, hkdfSync } from 'node:crypto'
import { QuestionId } from '@skills-center/contract/practice/history'

/** Identifies a question among those of its student. */
export interface NamedQuestion {
  /** Whole seconds since 1970. */
  issued_at: number
  nonce: string
}

export interface DerivedSecrets {
  /** 32 bytes derived from a text, which only the holder of the secret can compute. */
  bytesFrom: (text: string) => Buffer
  /** The first 16 of those bytes, as a version 8 UUID (RFC 9562). */
  uuidFrom: (text: string) => string
  /** A question's id outside the server, which hides its nonce. */
  idOf: (question: NamedQuestion) => QuestionId
  /** The question of an id. An id that we did not issue leads to a question that does not exist. */
  questionOf: (id: QuestionId) => NamedQuestion
}

const hexOf = (uuid: string): Buffer => Buffer.from(uuid.replaceAll('-', ''), 'hex')

function uuidOf(bytes: Buffer): string {
  const hex = bytes.toString('hex')
  return [hex.slice(0, 8), hex.slice(8, 12), hex.slice(12, 16), hex.slice(16, 20), hex.slice(20)].join('-')
}

/**
 * Derives values that readers of the source must not be able to compute: the seeds of the questions that replace a
 * swapped one, and public question ids. Each use has its own key, derived from the secret.
 */
export function createDerivedSecrets(secret: string): DerivedSecrets {
  const derive = (use: string, size: number) => Buffer.from(hkdfSync('sha256', secret, '', use, size))
  const drawing = derive('question-derivation', 32)
  const naming = derive('question-id', 16)
  const bytesFrom = (text: string) => createHmac('sha256', drawing).update(text).digest()
  /** Encrypts a single block. ECB is enough here, because it only has to be a permutation of the nonces. */
  const permuted = (uuid: string, isBack: boolean): string => {
    const make = isBack ? createDecipheriv : createCipheriv
    const cipher = make('aes-128-ecb', naming, null).setAutoPadding(false)
    return uuidOf(Buffer.concat([cipher.update(hexOf(uuid)), cipher.final()]))
  }
  return {
    bytesFrom,
    uuidFrom(text) {
      const bytes = bytesFrom(text).subarray(0, 16)
      bytes[6] = ((bytes[6] ?? 0) & 0x0f) | 0x80
      bytes[8] = ((bytes[8] ?? 0) & 0x3f) | 0x80
      return uuidOf(bytes)
    },
    idOf: ({ issued_at: at, nonce }) => QuestionId.parse(`${at}-${permuted(nonce, false)}`),
    questionOf(id) {
      const dash = id.indexOf('-')
      return { issued_at: Number(id.slice(0, dash)), nonce: permuted(id.slice(dash + 1), true) }
    },
  }
}
