import type { ReplayedQuestion } from '@skills-center/contract/practice/history'
import { lazy, Suspense } from 'react'
import { withMessages } from '../language/catalogues.ts'
import { Skeleton } from '../ui/skeleton.tsx'

const Replayed = lazy(() =>
  withMessages(import('../practice/history/replayed-question.tsx'), 'practice', 'item').then((module) => ({
    default: module.Replayed,
  })),
)

/** A student’s question as it was asked, drawn as in practice, for the student's teachers. */
export const replay = (question: ReplayedQuestion) => (
  <Suspense fallback={<Skeleton className="h-48" />}>
    <Replayed question={question} isOwn={false} />
  </Suspense>
)
