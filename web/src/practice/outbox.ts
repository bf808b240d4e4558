import { AnswerBody, Question } from '@skills-center/contract/practice'
import { alongDays, alongGraceDays } from '@skills-center/contract/practice/along'
import { z } from 'zod'
import { unsentPrefix } from '../platform/unsent.ts'

/** What has left the hand but was not taken by the server yet: an answer, or “I haven’t learned this yet”. */
export const Kept = z.object({
  attemptId: z.uuid(),
  /** Milliseconds since 1970; no two of one student are the same, and the smaller was given earlier. */
  givenAt: z.number(),
  place: z.enum(['practice', 'notebook', 'assignment', 'placement', 'along']),
  question: Question,
  /** Null for “I haven’t learned this yet”. */
  body: AnswerBody.nullable(),
})
export type Kept = z.infer<typeof Kept>

const prefix = unsentPrefix
/** Where an earlier form of this file kept one answer. */
const earlierPlace = 'skills-center.unsent-answer'
const day = 24 * 3_600_000
/** No question can be answered for longer than a day, but for those that were taken along. */
const longest = ({ place }: Kept): number => (place === 'along' ? alongDays + alongGraceDays : 2) * day

/** Kept answers of one student; see `createOutbox`. */
export interface Outbox {
  keep: (kept: Kept) => void
  forget: (attemptId: string) => void
  /** The earliest first. */
  read: () => Kept[]
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

  // What somebody left here and nobody can send any more.
  quietly(() => {
    find().removeItem(earlierPlace)
    for (const name of names(prefix)) {
      const kept = keptIn(find().getItem(name))
      if (kept === null || now - kept.givenAt > longest(kept)) find().removeItem(name)
    }
  })

  return {
    keep: (kept) => quietly(() => find().setItem(`${own}${kept.attemptId}`, JSON.stringify(kept))),
    forget: (attemptId) => quietly(() => find().removeItem(`${own}${attemptId}`)),
    read() {
      const found: Kept[] = []
      quietly(() => {
        for (const name of names(own)) found.push(...[keptIn(find().getItem(name)) ?? []].flat())
      })
      return found.toSorted((one, other) => one.givenAt - other.givenAt)
    },
    wipe: () => quietly(() => names(own).forEach((name) => find().removeItem(name))),
  }
}

/** Storage may be full or forbidden; what is kept is then kept in memory only. */
function quietly(work: () => void): void {
  try {
    work()
  } catch {
    // Nothing that the student could do about it.
  }
}

function keptIn(text: string | null): Kept | null {
  try {
    return Kept.safeParse(JSON.parse(text ?? 'null')).data ?? null
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
