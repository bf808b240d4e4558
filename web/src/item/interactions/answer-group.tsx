import { PencilLine, X } from 'lucide-react'
import { type ReactNode, useId } from 'react'
import { t } from '../../language/messages.ts'

/** What is known of the answer as a whole; of its parts nothing is known before the question is closed. */
const marks = () =>
  ({
    wrong: {
      frame: 'border-incorrect',
      tone: 'text-incorrect',
      icon: X,
      says: t('item/something-here-is-not-right-yet'),
    },
    refused: {
      frame: 'border-warm',
      tone: 'text-warm',
      icon: PencilLine,
      says: t('item/not-complete-yet'),
    },
  }) as const

function MarkLine({ tone, icon: Icon, says }: ReturnType<typeof marks>[keyof ReturnType<typeof marks>]) {
  return (
    <p className={`mb-2.5 flex items-center gap-2 font-semibold ${tone}`}>
      <Icon aria-hidden className="size-5 shrink-0" strokeWidth={2.5} />
      {says}
    </p>
  )
}

/** That an answer of several parts was wrong, where another try is left. */
export const WrongSoFar = () => <MarkLine {...marks().wrong} />

/** The frame of an answer that is put together from parts: its hint, its mark, and what is said of each change. */
export function AnswerGroup({
  questionId,
  messageId,
  mark,
  isClosed,
  isRepeated,
  hint,
  hints = [hint],
  hintNow = 0,
  message,
  children,
}: {
  questionId: string
  messageId: string
  mark: 'right' | 'wrong' | 'refused' | null
  /** The parts say themselves which of them were right. */
  isClosed: boolean
  /** The same answer was counted as incorrect before. */
  isRepeated: boolean
  /** How to answer by pointer and by keyboard. */
  hint?: ReactNode
  /** The same for each moment of an action, where they differ. */
  hints?: readonly ReactNode[]
  /** Which of them holds now; they share the room of the longest, so that nothing moves under the hand. */
  hintNow?: number
  /** What has just changed, for those who do not see it. */
  message: string
  children: ReactNode
}) {
  const hintId = useId()
  const known = isClosed || mark === null || mark === 'right' ? null : marks()[mark]
  return (
    <div
      role="group"
      aria-labelledby={questionId}
      aria-describedby={isClosed ? messageId : `${hintId} ${messageId}`}
      className="relative"
    >
      {!isClosed && (
        <div id={hintId} className="mb-5 grid max-w-prose text-base text-ink-soft print:hidden">
          {hints.map((each, index) => (
            <p key={index} className={`[grid-area:1/1] ${index === hintNow ? '' : 'invisible'}`}>
              {each}
            </p>
          ))}
        </div>
      )}
      <div className={`-m-3 rounded-lg border-2 p-2.5 ${known?.frame ?? 'border-transparent'}`}>
        {known !== null && <MarkLine {...known} />}
        {children}
      </div>
      {isRepeated && mark === null && (
        <p className="mt-6 font-semibold text-warm print:hidden">{t('item/earlier-answer-again')}</p>
      )}
      <p role="status" className="sr-only">
        {message}
      </p>
    </div>
  )
}

/** The part of a hint that only those with a keyboard need. */
export function KeyboardHint({ children }: { children: ReactNode }) {
  return <span className="pointer-coarse:hidden"> {children}</span>
}
