import type { User } from '@skills-center/contract/accounts'
import { AnswerReply, Deferred } from '@skills-center/contract/practice'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { z } from 'zod'
import { hearOtherTabs, tellOtherTabs } from '../platform/other-tabs.ts'
import { noteAnswer, noteDeferral, noteElsewhere } from './caches.ts'
import { keptAnswers } from './kept-answers.ts'
import { createOutbox, Kept } from './outbox.ts'

const settledKind = 'answer-settled'
const SettledElsewhere = z.object({
  studentId: z.string(),
  kept: Kept,
  outcome: z.discriminatedUnion('kind', [
    z.object({ kind: z.literal('answered'), reply: AnswerReply }),
    z.object({ kind: z.literal('deferred'), deferred: Deferred }),
    z.object({ kind: z.literal('refused'), refusal: z.enum(['limit', 'question']), detail: z.string() }),
  ]),
})

/** Sends what this student has answered, from whatever screen, and keeps all tabs in step with what came of it. */
export function useOutbox({ id, role }: Pick<User, 'id' | 'role'>): void {
  const client = useQueryClient()
  // Opens the outbox of whoever is signed in, and listens to the browser and to its other tabs.
  useEffect(() => {
    if (role !== 'student') return
    keptAnswers.open(createOutbox(id, () => localStorage, Date.now()))
    const stopTelling = keptAnswers.onSettled((kept, outcome) => {
      if (outcome.kind === 'answered') noteAnswer(client, kept.question.skillId, outcome.reply)
      if (outcome.kind === 'deferred') noteDeferral(client)
      tellOtherTabs(settledKind, { studentId: id, kept, outcome })
    })
    const stopHearing = hearOtherTabs(settledKind, (message) => {
      const heard = SettledElsewhere.safeParse(message).data
      if (heard?.studentId !== id) return
      const { kept, outcome } = heard
      noteElsewhere(client, kept.question.skillId, outcome.kind === 'answered' ? outcome.reply : null)
      keptAnswers.settledElsewhere(kept, outcome)
    })
    const sendNow = () => void keptAnswers.sendNow()
    addEventListener('online', sendNow)
    addEventListener('focus', sendNow)
    return () => {
      stopTelling()
      stopHearing()
      removeEventListener('online', sendNow)
      removeEventListener('focus', sendNow)
      keptAnswers.close()
    }
  }, [id, role, client])
}
