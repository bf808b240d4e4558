import type { ReplayedQuestion } from '@skills-center/contract/practice/history'
import { createContext, type ReactNode } from 'react'

/** How a question that was answered is shown: handed in by the app, as questions are practice’s own. */
export const ReplayView = createContext<(question: ReplayedQuestion) => ReactNode>(() => {
  throw new Error('Nobody has said how a question is shown')
})
