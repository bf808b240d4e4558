import { useQuery } from '@tanstack/react-query'
import { type AnswerOutcome, sendAnswer } from './answer-request.ts'
import { noteAnswer } from './caches.ts'
import { readUnsent } from './outbox.ts'

function noticeOf(outcome: AnswerOutcome): string | null {
  if (outcome.kind !== 'answered') return null
  switch (outcome.reply.verdict) {
    case 'correct':
      return 'Your last answer has arrived now and was correct.'
    case 'incorrect':
      return 'Your last answer has arrived now. It was counted, and was not right.'
    case 'form':
    case 'unreadable':
      return null
  }
}

/**
 * Sends the answer that an earlier visit could not deliver, before anything new is asked. `isDone` also when
 * it did not get through; `notice` says what became of it.
 */
export function useEarlierAnswer() {
  const { data, isFetchedAfterMount } = useQuery({
    queryKey: ['unsent-answer'],
    queryFn: async ({ client }) => {
      const unsent = readUnsent()
      if (unsent === null) return null
      const outcome = await sendAnswer(unsent.skillId, unsent.body)
      if (outcome.kind === 'answered') noteAnswer(client, unsent.skillId, outcome.reply)
      return noticeOf(outcome)
    },
    // It is done anew on every visit, offline too (there it fails at once).
    staleTime: 0,
    gcTime: 0,
    networkMode: 'always',
    refetchOnReconnect: false,
  })
  return { isDone: isFetchedAfterMount, notice: data ?? null }
}
