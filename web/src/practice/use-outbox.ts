import type { User } from '@skills-center/contract/accounts'
import { AnswerReply, Deferred } from '@skills-center/contract/practice'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { z } from 'zod'
import { listenToOtherTabs, notifyOtherTabs } from '../platform/other-tabs.ts'
import { updateCachesAfterAnswer, updateCachesAfterDeferral, refreshAfterOtherTab } from './update-caches.ts'
import { pendingAnswers } from './pending-answers.ts'
import { createOutbox, PendingAnswer } from './outbox.ts'

const deliveredKind = 'answer-delivered'
const DeliveredElsewhere = z.object({
  studentId: z.string(),
  pending: PendingAnswer,
  outcome: z.discriminatedUnion('kind', [
    z.object({ kind: z.literal('answered'), reply: AnswerReply }),
    z.object({ kind: z.literal('deferred'), deferred: Deferred }),
    z.object({ kind: z.literal('refused'), refusal: z.enum(['limit', 'question']), detail: z.string() }),
  ]),
})

/** Sends this student's answers, from any screen, and keeps all tabs in step with the results. */
export function useOutbox({ id, role }: Pick<User, 'id' | 'role'>): void {
  const client = useQueryClient()
  // Opens the signed-in student's outbox, and listens to the browser and to other tabs.
  useEffect(() => {
    if (role !== 'student') return
    pendingAnswers.open(createOutbox(id, () => localStorage, Date.now()))
    const stopBroadcasting = pendingAnswers.onDelivered((pending, outcome) => {
      if (outcome.kind === 'answered')
        updateCachesAfterAnswer(client, pending.question.skillId, outcome.reply)
      if (outcome.kind === 'deferred') updateCachesAfterDeferral(client)
      notifyOtherTabs(deliveredKind, { studentId: id, pending, outcome })
    })
    const stopListening = listenToOtherTabs(deliveredKind, (message) => {
      const delivered = DeliveredElsewhere.safeParse(message).data
      if (delivered?.studentId !== id) return
      const { pending, outcome } = delivered
      refreshAfterOtherTab(
        client,
        pending.question.skillId,
        outcome.kind === 'answered' ? outcome.reply : null,
      )
      pendingAnswers.deliveredElsewhere(pending, outcome)
    })
    const sendNow = () => void pendingAnswers.sendNow()
    addEventListener('online', sendNow)
    addEventListener('focus', sendNow)
    return () => {
      stopBroadcasting()
      stopListening()
      removeEventListener('online', sendNow)
      removeEventListener('focus', sendNow)
      pendingAnswers.close()
    }
  }, [id, role, client])
}
