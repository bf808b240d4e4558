import type { Response } from '@skills-center/contract/interaction'
import type { StudentActivity } from '@skills-center/contract/activities'
import { contentLanguage } from '../language/language.ts'
import { t } from '../language/messages.ts'
import { ClosedAnswer, ClosedQuestion } from '../item/closed-question.tsx'
import { RichTextView } from '../item/rich-text.tsx'
import { Directions } from './directions.tsx'
import { ContentContext } from '../language/content.ts'

interface ShownQuestionProps {
  readonly shown: NonNullable<StudentActivity['shown']>
  /** The response, or the right answer if no response is shown. */
  readonly response: Response
  readonly isRight: boolean
  /** Unique on the page. */
  readonly id: string
}

/** A question with its answer and worked solution. */
export function ShownQuestion({ shown, response, isRight, id }: ShownQuestionProps) {
  const answer = { item: shown.item, id, response, isRight, rightResponse: shown.rightResponse }
  return (
    <ContentContext value={shown.item}>
      <>
        <ClosedQuestion {...answer} />
        <div className="mt-6">
          <ClosedAnswer {...answer} questionId={`${id}-question`} messageId={`${id}-right`} />
        </div>
        <div id={`${id}-right`} className="mt-5 flex flex-wrap items-baseline gap-x-2 text-xl">
          <span className="text-ink-soft">{t('activities/right-answer-lead')}</span>
          <div lang={contentLanguage(shown.item)} className="font-bold">
            <RichTextView text={shown.rightAnswer} />
          </div>
        </div>
        <Directions steps={shown.solution} />
      </>
    </ContentContext>
  )
}
