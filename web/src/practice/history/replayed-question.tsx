import type { ReplayedQuestion } from '@skills-center/contract/practice/history'
import { Lightbulb } from 'lucide-react'
import { useId } from 'react'
import { t } from '../../language/messages.ts'
import { ClosedQuestion } from '../../item/closed-question.tsx'
import { RichTextView } from '../../item/rich-text.tsx'
import { ReplayedTries } from './replayed-tries.tsx'
import { ContentContext } from '../../language/content.ts'

interface ReplayedProps {
  readonly question: ReplayedQuestion
  /** True for the student who answered; false for a teacher. */
  readonly isOwn?: boolean
}

/** A question exactly as it was asked, with all answers and feedback, and its solution. */
export function Replayed({ question, isOwn = true }: ReplayedProps) {
  const { item, tries, right, hints, hintsUsed, isOpen } = question
  const id = useId()
  const last = tries.at(-1)
  const isOfKind = last !== undefined && item?.interaction.kind === last.response.kind
  return (
    <ContentContext value={item ?? {}}>
      <div className="flex flex-col gap-6">
        {item !== null && last !== undefined && isOfKind ? (
          <div>
            <ClosedQuestion
              item={item}
              id={id}
              response={last.response}
              isRight={last.verdict === 'correct'}
              rightResponse={right?.response ?? null}
            />
          </div>
        ) : (
          <p className="max-w-prose rounded-md bg-sunken px-4 py-3">
            {isOwn
              ? t('practice/question-has-been-rewritten')
              : t('practice/question-has-been-rewritten-since-so-it-cannot')}
          </p>
        )}
        {hints.length > 0 && (
          <ul
            aria-label={isOwn ? t('practice/hints-that-you-used') : t('practice/hints-that-were-used')}
            className="flex flex-col gap-2"
          >
            {hints.map((hint, index) => (
              <li
                key={index}
                className="flex gap-3 rounded-md border-l-4 border-warm-vivid bg-warm-soft px-4 py-2.5 print:break-inside-avoid"
              >
                <Lightbulb aria-hidden className="mt-0.5 size-5 shrink-0 text-warm" />
                <div className="min-w-0 flex-1">
                  <span className="sr-only">{t('practice/hint-place', { place: index + 1 })} </span>
                  <RichTextView text={hint} />
                </div>
              </li>
            ))}
          </ul>
        )}
        {item === null && hintsUsed > 0 && (
          <p className="text-ink-soft">
            {hintsUsed === 1 ? t('practice/one-hint-was-used') : t('practice/hints-were-used', { hintsUsed })}
          </p>
        )}
        <ReplayedTries question={question} id={id} isOwn={isOwn} />
        {right !== null ? (
          <div className="print:break-inside-avoid">
            <div className="flex flex-wrap items-baseline gap-x-3 rounded-md bg-correct-soft px-4 py-3 text-lg">
              <p className="font-semibold text-correct">{t('practice/right-answer')}</p>
              <div className="min-w-0 font-semibold">
                <RichTextView text={right.answer} />
              </div>
            </div>
            {right.solution.length > 0 && (
              <ol aria-label={t('practice/worked-solution')} className="mt-4 flex flex-col gap-3">
                {right.solution.map((step, index) => (
                  <li key={index} className="flex gap-3.5">
                    <span
                      aria-hidden
                      className="grid size-7 shrink-0 place-items-center rounded-full bg-sunken text-sm font-bold text-ink-soft"
                    >
                      {index + 1}
                    </span>
                    <div className="max-w-prose min-w-0 flex-1">
                      <RichTextView text={step} />
                    </div>
                  </li>
                ))}
              </ol>
            )}
          </div>
        ) : (
          isOpen && <p className="text-ink-soft">{t('practice/second-try-was-left-open')}</p>
        )}
      </div>
    </ContentContext>
  )
}
