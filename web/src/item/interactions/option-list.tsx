import type { InteractionOf } from '@skills-center/contract/interaction'
import type { ReactNode } from 'react'
import { signatureOf } from '../rich-text.tsx'
import { WrongSoFar } from './answer-group.tsx'

/** The options in one column, or in two if they are short and there is room. */
export function OptionList({
  role,
  questionId,
  messageId,
  options,
  hint,
  isWrong = false,
  children,
}: {
  role: 'radiogroup' | 'group'
  questionId: string
  messageId: string
  options: InteractionOf<'choice'>['options']
  hint?: string
  /** The choice as a whole was wrong, another try is left, and the verdict on each option is unknown. */
  isWrong?: boolean
  children: ReactNode
}) {
  const isShort = options.length % 2 === 0 && options.every((option) => signatureOf(option.text).length <= 22)
  return (
    <div role={role} aria-labelledby={questionId} aria-describedby={messageId}>
      {hint !== undefined && <p className="mb-3 text-ink-soft">{hint}</p>}
      {isWrong && <WrongSoFar />}
      <div className={`grid gap-3 ${isShort ? 'sm:grid-cols-2' : ''}`}>{children}</div>
    </div>
  )
}
