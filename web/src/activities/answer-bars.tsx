import type { AnswerCount, AnswerSpread } from '@skills-center/contract/activities'
import { Check } from 'lucide-react'
import { useContentLanguage } from '../language/content.ts'
import { t } from '../language/messages.ts'
import { RichTextLine } from '../item/rich-text.tsx'

interface AnswerBarsProps {
  readonly spread: AnswerSpread
  /** Whether the right answer is revealed. */
  readonly isShown: boolean
}

/** The page-language text for a count of answers that have no text of their own; null for an answer. */
function summaryOf(kind: AnswerCount['kind']): string | null {
  switch (kind) {
    case 'rest':
      return t('activities/other-answers')
    case 'another':
      return t('activities/another-answer')
    case 'right':
      return t('activities/right-answer')
    case 'answer':
      return null
  }
}

/** How often each answer was given: a table whose rows are also bars. */
export function AnswerBars({ spread: { answers, answered }, isShown }: AnswerBarsProps) {
  const language = useContentLanguage()
  return (
    <table className="w-full border-separate border-spacing-y-2">
      <caption className="sr-only">{t('activities/how-often-each-answer-was-given')}</caption>
      <thead className="sr-only">
        <tr>
          <th scope="col">{t('activities/answer')}</th>
          <th scope="col">{t('ui/students')}</th>
        </tr>
      </thead>
      <tbody>
        {answers.map(({ kind, label, count, isRight }, index) => {
          const share = answered === 0 ? 0 : Math.round((100 * count) / answered)
          const isMarked = isShown && isRight
          return (
            <tr key={index}>
              <th scope="row" className="relative rounded-l-md bg-sunken text-left text-xl font-semibold">
                <span
                  aria-hidden
                  style={{ width: `${share}%` }}
                  className={`absolute inset-y-0 left-0 rounded-md ${isMarked ? 'bg-correct-soft' : 'bg-math-soft'}`}
                />
                <span className="relative flex items-center gap-2 px-4 py-2.5 [overflow-wrap:anywhere]">
                  {isMarked && (
                    <>
                      <Check aria-hidden className="size-6 shrink-0 text-correct" />
                      <span className="sr-only">{t('activities/right-answer-lead')} </span>
                    </>
                  )}
                  {summaryOf(kind) ?? (
                    <span lang={language}>
                      <RichTextLine text={label} />
                    </span>
                  )}
                </span>
              </th>
              <td className="w-28 rounded-r-md bg-sunken px-4 text-right text-xl tabular-nums">
                {count} <span className="ms-2 text-base text-ink-soft">{share}%</span>
              </td>
            </tr>
          )
        })}
      </tbody>
    </table>
  )
}
