import type { AnswerReply } from '@skills-center/contract/practice'
import { CircleCheck, CircleX } from 'lucide-react'
import { useContentLanguage } from '../language/content.ts'
import { t } from '../language/messages.ts'
import { NotCreditedNote } from '../item/not-credited-note.tsx'
import { RichTextView } from '../item/rich-text.tsx'
import { Directions } from './directions.tsx'

/** The verdict on an answer at the student’s own level. */
export function OwnVerdict({ reply }: { readonly reply: AnswerReply }) {
  const language = useContentLanguage()
  const isRight = reply.verdict === 'correct'
  const Sign = isRight ? CircleCheck : CircleX
  const look = isRight ? 'border-correct bg-correct-soft' : 'border-incorrect bg-incorrect-soft'
  return (
    <>
      <div className={`flex items-start gap-3 rounded-lg border-l-4 px-4 py-4 ${look}`}>
        <Sign
          aria-hidden
          className={`mt-0.5 size-6 shrink-0 ${isRight ? 'text-correct' : 'text-incorrect'}`}
        />
        <div>
          <p className="text-lg font-bold">
            {isRight
              ? t('activities/right-answer')
              : reply.triesLeft > 0
                ? t('activities/not-yet-you-have-one')
                : t('activities/not-this-time')}
          </p>
          {reply.feedback !== null && (
            <div lang={language} className="mt-1 max-w-prose">
              <RichTextView text={reply.feedback} />
            </div>
          )}
          {reply.triesLeft === 0 && <NotCreditedNote reason={reply.notCredited} />}
        </div>
      </div>
      {reply.rightAnswer !== null && !isRight && (
        <div className="mt-5 flex flex-wrap items-baseline gap-x-2 text-xl">
          <span className="text-ink-soft">{t('activities/right-answer-lead')}</span>
          <div lang={language} className="font-bold">
            <RichTextView text={reply.rightAnswer} />
          </div>
        </div>
      )}
      {reply.solution !== null && !isRight && <Directions steps={reply.solution} />}
    </>
  )
}
