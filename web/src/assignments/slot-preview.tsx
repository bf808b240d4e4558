import type { ShownSlot } from '@skills-center/contract/assignments/slots'
import { useId } from 'react'
import { contentLanguage } from '../language/language.ts'
import { t } from '../language/messages.ts'
import { ClosedAnswer, ClosedQuestion } from '../item/closed-question.tsx'
import { RichTextLine, RichTextView } from '../item/rich-text.tsx'

/** A question of a set with its right answer and worked solution. */
export function SlotPreview({
  shown: { item, rightAnswer, rightResponse, solution },
}: {
  readonly shown: Pick<ShownSlot, 'item' | 'rightAnswer' | 'rightResponse' | 'solution'>
}) {
  const id = useId()
  const answered = { item, id, response: rightResponse, isRight: true, rightResponse }
  return (
    <div className="flex flex-col gap-5">
      <div lang={contentLanguage(item)}>
        <ClosedQuestion {...answered} />
      </div>
      <ClosedAnswer {...answered} questionId={`${id}-question`} messageId={`${id}-right`} />
      <div className="flex flex-wrap items-baseline gap-x-3 rounded-md bg-correct-soft px-4 py-2.5">
        <p className="font-semibold text-correct">{t('assignments/right-answer')}</p>
        <p
          id={`${id}-right`}
          lang={contentLanguage(item)}
          className="min-w-0 font-semibold [overflow-wrap:anywhere]"
        >
          <RichTextLine text={rightAnswer} />
        </p>
      </div>
      {solution.length > 0 && (
        <ol
          aria-label={t('assignments/worked-solution')}
          className="flex list-decimal flex-col gap-2 pl-6 marker:text-ink-soft"
        >
          {solution.map((step, index) => (
            <li key={index} lang={contentLanguage(item)} className="max-w-prose pl-1">
              <RichTextView text={step} />
            </li>
          ))}
        </ol>
      )}
    </div>
  )
}
