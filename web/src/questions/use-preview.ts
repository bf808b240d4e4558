import { previewQuestion, type QuestionPreview } from '@skills-center/contract/questions'
import type { AuthoredQuestion } from '@skills-center/contract/questions/authored'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { call } from '../platform/api.ts'

/** Milliseconds without typing before the preview is updated. */
const pause = 350

interface Previewed extends QuestionPreview {
  readonly question: AuthoredQuestion
  readonly seed: number
}

/** The variant for a seed and the question's problems, updated in pauses of typing. */
export function usePreview(question: AuthoredQuestion, seed: number) {
  const [settled, setSettled] = useState(question)
  // A timer that waits for a pause in typing.
  useEffect(() => {
    const timer = setTimeout(() => setSettled(question), pause)
    return () => clearTimeout(timer)
  }, [question])
  return useQuery({
    queryKey: ['question-preview', settled, seed],
    queryFn: async ({ signal }): Promise<Previewed> => {
      const preview = await call(previewQuestion, { body: { question: settled, seed }, signal })
      return { ...preview, question: settled, seed }
    },
    placeholderData: keepPreviousData,
    gcTime: 0,
  })
}
