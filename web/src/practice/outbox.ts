import { AnswerBody, Question } from '@skills-center/contract/practice'
import { packDays, packGraceDays } from '@skills-center/contract/practice/pack'
import { z } from 'zod'
import { unsentPrefix } from '../platform/unsent.ts'

/** The name that earlier releases gave to a pack. Their answers may still be pending on a device. */
const earlierPack = z.literal('along').transform((): 'pack' => 'pack')

/** An answer or a deferral (“I haven’t learned this yet”) that the server has not confirmed. */
export const PendingAnswer = z.object({
  attemptId: z.uuid(),
  /** Milliseconds since 1970, in the order the answers were given. Unique for each student. */
  givenAt: z.number(),
  place: z.enum(['practice', 'notebook', 'assignment', 'placement', 'pack']).or(earlierPack),
  question: Question,
  /** Null for “I haven’t learned this yet”. */
  body: AnswerBody.nullable(),
})
export type PendingAnswer = z.infer<typeof PendingAnswer>

const prefix = unsentPrefix
/** Where an earlier version of this file stored a single answer. */
const earlierPlace = 'skills-center.unsent-answer'
const day = 24 * 3_600_000
/** Only downloaded questions can stay unsent for days. */
const longest = ({ place }: PendingAnswer): number => (place === 'pack' ? packDays + packGraceDays : 2) * day

/** One student's pending answers; see `createOutbox`. */
export interface Outbox {
  store: (pending: PendingAnswer) => void
  delete: (attemptId: string) => void
  /** Oldest first. */
  read: () => PendingAnswer[]
  wipe: () => void
}

/**
 * Stores pending answers on this device. Each has its own storage key, so that two tabs do not overwrite each other.
 * Keys do not reveal the student, and another student on the same device neither sees nor sends these answers.
 */
export const createOutbox = (studentId: string, find: () => Storage, now: number): Outbox =>
  createOutboxOf(ownerOf(studentId), find, now)

/** The same, by owner key, for when it is not known who is signed in. */
export function createOutboxOf(owner: string, find: () => Storage, now: number): Outbox {
  const own = `${prefix}${owner}.`
  const names = (start: string) => Object.keys(find()).filter((name) => name.startsWith(start))

  // Deletes answers that are too old to send.
  quietly(() => {
    find().removeItem(earlierPlace)
    for (const name of names(prefix)) {
      const pending = parsePending(find().getItem(name))
      if (pending === null || now - pending.givenAt > longest(pending)) find().removeItem(name)
    }
  })

  return {
    store: (pending) => quietly(() => find().setItem(`${own}${pending.attemptId}`, JSON.stringify(pending))),
    delete: (attemptId) => quietly(() => find().removeItem(`${own}${attemptId}`)),
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

/** Storage may be full or blocked. Pending answers are then in memory only. */
function quietly(work: () => void): void {
  try {
    work()
  } catch {
    // There is nothing the student could do about it.
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
 * The key under which a student's answers are stored: a 64-bit hash that separates students on one device and cannot be
 * traced back to one. FNV-1a (Fowler, Noll, and Vo) twice. Not `crypto.subtle`, which browsers hide from pages without
 * TLS.
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
