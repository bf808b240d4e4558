import type { TeacherActivity } from '@skills-center/contract/activities'
import { contentLanguage } from '../language/language.ts'
import { t } from '../language/messages.ts'
import { emptyResponse } from '../item/interactions/interactions.ts'
import { ItemView } from '../item/item-view.tsx'
import { RichTextView } from '../item/rich-text.tsx'
import { Directions } from './directions.tsx'
import { ContentContext } from '../language/content.ts'

const ignore = () => undefined

interface PresenterQuestionProps {
  readonly question: NonNullable<TeacherActivity['question']>
  readonly isShown: boolean
  /** Unique on the page. */
  readonly id: string
}

/** The question as projected, large enough for the last row. Nothing reveals the answer before it is shown. */
export function PresenterQuestion({ question, isShown, id }: PresenterQuestionProps) {
  const { item, rightResponse, rightAnswer, solution } = question
  return (
    <ContentContext value={item}>
      <>
        <div className="md:[zoom:1.2]">
          <ItemView
            id={id}
            item={item}
            response={isShown ? rightResponse : emptyResponse(item.interaction)}
            messageId={`${id}-right`}
            isLocked
            mark={isShown ? 'right' : null}
            missed={[]}
            rightResponse={isShown ? rightResponse : null}
            onChange={ignore}
            onSubmit={ignore}
          />
        </div>
        <div id={`${id}-right`} className="mt-6 empty:hidden">
          {isShown && (
            <>
              <div className="flex flex-wrap items-baseline gap-x-2 text-2xl">
                <span className="text-ink-soft">{t('activities/right-answer-lead')}</span>
                <div lang={contentLanguage(item)} className="font-bold">
                  <RichTextView text={rightAnswer} />
                </div>
              </div>
              <Directions steps={solution} />
            </>
          )}
        </div>
      </>
    </ContentContext>
  )
}
