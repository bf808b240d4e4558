import type { ReplayedQuestion } from '@skills-center/contract/practice/history'
import { createContext, type ReactNode } from 'react'

/** Renders an answered question. The app provides it, because practice owns that view. */
export const ReplayView = createContext<(question: ReplayedQuestion) => ReactNode>(() => {
  throw new Error('There is no component to show a question')
})
