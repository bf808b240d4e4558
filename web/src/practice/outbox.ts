import { SkillId } from '@skills-center/contract/ids'
import { AnswerBody } from '@skills-center/contract/practice'
import { z } from 'zod'

/*
 * The answer that has left the hand but has not reached the server, kept on this device. One is enough: a
 * question can only be answered after the one before it was. It names nobody; its token is of use to the
 * student it was made for only.
 */
const place = 'skills-center.unsent-answer'

const Unsent = z.object({ skillId: SkillId, body: AnswerBody })
export type Unsent = z.infer<typeof Unsent>

export function keepUnsent(unsent: Unsent): void {
  try {
    localStorage.setItem(place, JSON.stringify(unsent))
  } catch {
    // Storage may be full or forbidden; the answer is then kept in memory only.
  }
}

/** Forgets the kept answer if it is this one. */
export function forgetUnsent(attemptId: string): void {
  if (readUnsent()?.body.attemptId === attemptId) localStorage.removeItem(place)
}

export function readUnsent(): Unsent | null {
  try {
    return Unsent.safeParse(JSON.parse(localStorage.getItem(place) ?? 'null')).data ?? null
  } catch {
    return null
  }
}
