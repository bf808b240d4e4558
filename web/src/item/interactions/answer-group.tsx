import { PencilLine, X } from 'lucide-react'
import { type ReactNode, useId } from 'react'
import { t } from '../../language/messages.ts'

/** Marks for the answer as a whole. The verdict on each part is unknown until the question is closed. */
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

/** Says that an answer with several parts was wrong and another try is left. */
export const WrongSoFar = () => <MarkLine {...marks().wrong} />

/** The frame of an answer made of parts: its hint, its mark, and announcements of changes. */
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
  /** The parts show which of them were right. */
  isClosed: boolean
  /** The same answer was already counted as wrong. */
  isRepeated: boolean
  /** How to answer with a pointer and with the keyboard. */
  hint?: ReactNode
  /** The hint for each stage of an action, if they differ. */
  hints?: readonly ReactNode[]
  /**
   * The index of the current hint. All hints take the space of the longest, so that nothing moves under the pointer.
   */
  hintNow?: number
  /** Announces the latest change to screen readers. */
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

/** The part of a hint that only keyboard users need. */
export function KeyboardHint({ children }: { children: ReactNode }) {
  return <span className="pointer-coarse:hidden"> {children}</span>
}
