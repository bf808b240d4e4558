import { AnswerBody, Question } from '@skills-center/contract/practice'
import { packDays, packGraceDays } from '@skills-center/contract/practice/pack'
import { z } from 'zod'
import { unsentPrefix } from '../platform/unsent.ts'

/** What pages of an earlier release call a pack: their answers may still wait on this device. */
const earlierPack = z.literal('along').transform((): 'pack' => 'pack')

/** An answer that the student gave and the server has not confirmed: or “I haven’t learned this yet”. */
export const PendingAnswer = z.object({
  attemptId: z.uuid(),
  /** Milliseconds since 1970; no two of one student are the same, and the smaller was given earlier. */
  givenAt: z.number(),
  place: z.enum(['practice', 'notebook', 'assignment', 'placement', 'pack']).or(earlierPack),
  question: Question,
  /** Null for “I haven’t learned this yet”. */
  body: AnswerBody.nullable(),
})
export type PendingAnswer = z.infer<typeof PendingAnswer>

const prefix = unsentPrefix
/** Where an earlier version of this file stored one answer. */
const earlierPlace = 'skills-center.unsent-answer'
const day = 24 * 3_600_000
/** Only downloaded questions can be answered for longer than a day. */
const longest = ({ place }: PendingAnswer): number => (place === 'pack' ? packDays + packGraceDays : 2) * day

/** Pending answers of one student; see `createOutbox`. */
export interface Outbox {
  keep: (pending: PendingAnswer) => void
  forget: (attemptId: string) => void
  /** The earliest first. */
  read: () => PendingAnswer[]
  wipe: () => void
}

/**
 * Answers that wait on this device for the server. Each has a place of its own, so that two tabs do not undo what
 * the other wrote. The places name nobody; another student on the same device neither sees nor sends them.
 */
export const createOutbox = (studentId: string, find: () => Storage, now: number): Outbox =>
  createOutboxOf(ownerOf(studentId), find, now)

/** The same by what its places are named after, where nobody is known to be signed in. */
export function createOutboxOf(owner: string, find: () => Storage, now: number): Outbox {
  const own = `${prefix}${owner}.`
  const names = (start: string) => Object.keys(find()).filter((name) => name.startsWith(start))

  // Answers that are too old to be sent.
  quietly(() => {
    find().removeItem(earlierPlace)
    for (const name of names(prefix)) {
      const pending = parsePending(find().getItem(name))
      if (pending === null || now - pending.givenAt > longest(pending)) find().removeItem(name)
    }
  })

  return {
    keep: (pending) => quietly(() => find().setItem(`${own}${pending.attemptId}`, JSON.stringify(pending))),
    forget: (attemptId) => quietly(() => find().removeItem(`${own}${attemptId}`)),
    read() {
      const found: PendingAnswer[] = []
      quietly(() => {
        for (const name of names(own)) found.push(...[parsePending(find().getItem(name)) ?? []].flat())
      })
      return found.toSorted((one, other) => one.givenAt - other.givenAt)
    },
    wipe: () => quietly(() => names(own).forEach((name) => find().removeItem(name))),
  }
}

/** Storage may be full or forbidden. Pending answers are then in memory only. */
function quietly(work: () => void): void {
  try {
    work()
  } catch {
    // Nothing that the student could do about it.
  }
}

function parsePending(text: string | null): PendingAnswer | null {
  try {
    return PendingAnswer.safeParse(JSON.parse(text ?? 'null')).data ?? null
  } catch {
    return null
  }
}

/**
 * What an outbox is named after: 64 bits that tell students of one device apart and lead back to nobody: FNV-1a (Fowler, Noll and Vo) twice over.
 * Not `crypto.subtle`, which browsers keep from pages that a school serves without TLS.
 */
export function ownerOf(text: string): string {
  return [0x811c9dc5, 0x01000193]
    .map((start) => {
      let hash = start
      for (const letter of text) hash = Math.imul(hash ^ (letter.codePointAt(0) ?? 0), 0x01000193)
      return (hash >>> 0).toString(36)
    })
    .join('')
}
