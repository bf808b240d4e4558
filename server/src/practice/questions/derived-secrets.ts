import { createCipheriv, createDecipheriv, createHmac, hkdfSync } from 'node:crypto'
import { QuestionId } from '@skills-center/contract/practice/history'

/** Names a question among those of its student. */
export interface NamedQuestion {
  /** Whole seconds since 1970. */
  issued_at: number
  nonce: string
}

export interface DerivedSecrets {
  /** 32 bytes that follow from a text, for nobody but us. */
  bytesFrom: (text: string) => Buffer
  /** The same as a UUID of version 8 (RFC 9562). */
  uuidFrom: (text: string) => string
  /** What a question is called outside of the server, where its nonce is not told. */
  idOf: (question: NamedQuestion) => QuestionId
  /** The question that an id names; an id that is not ours names a question that nobody has. */
  questionOf: (id: QuestionId) => NamedQuestion
}

const hexOf = (uuid: string): Buffer => Buffer.from(uuid.replaceAll('-', ''), 'hex')

function uuidOf(bytes: Buffer): string {
  const hex = bytes.toString('hex')
  return [hex.slice(0, 8), hex.slice(8, 12), hex.slice(12, 16), hex.slice(16, 20), hex.slice(20)].join('-')
}

/**
 * What follows from a question and must not be worked out by the person who reads the source: the seeds of the questions that
 * it is exchanged for, and its nonce. Each has a key of its own, derived from the secret.
 */
export function createDerivedSecrets(secret: string): DerivedSecrets {
  const derive = (use: string, size: number) => Buffer.from(hkdfSync('sha256', secret, '', use, size))
  const drawing = derive('question-derivation', 32)
  const naming = derive('question-id', 16)
  const bytesFrom = (text: string) => createHmac('sha256', drawing).update(text).digest()
  /** One block, which no two questions share: a permutation of all nonces, and nothing more is asked of it. */
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
