import { previewQuestion, type QuestionPreview } from '@skills-center/contract/questions'
import type { AuthoredQuestion } from '@skills-center/contract/questions/authored'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { call } from '../platform/api.ts'

/** Milliseconds without a key before the preview is remade. */
const pause = 350

interface Previewed extends QuestionPreview {
  readonly question: AuthoredQuestion
  readonly seed: number
}

/** The variant of a seed and what speaks against the question, remade in the pauses of writing. */
export function usePreview(question: AuthoredQuestion, seed: number) {
  const [settled, setSettled] = useState(question)
  // The clock that waits for a pause in typing.
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
