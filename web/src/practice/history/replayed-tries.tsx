import type { ReplayedQuestion, ReplayedTry } from '@skills-center/contract/practice/history'
import { CircleCheck, CircleX } from 'lucide-react'
import { useContentLanguage } from '../../language/content.ts'
import { t } from '../../language/messages.ts'
import { Rich } from '../../language/rich.tsx'
import { ClosedAnswer } from '../../item/closed-question.tsx'
import { RichTextView } from '../../item/rich-text.tsx'
import { WrittenAnswer } from '../../item/written-answer.tsx'
import { classNames } from '../../ui/class-names.ts'

/** The tries at a question, each drawn in the question's read-only form with its feedback. */
export function ReplayedTries({
  question: { item, tries, right },
  id,
  isOwn,
}: {
  readonly question: ReplayedQuestion
  /** Unique id of the question on the page. */
  readonly id: string
  readonly isOwn: boolean
}) {
  const language = useContentLanguage()
  return (
    <ol className="flex flex-col gap-6">
      {tries.map((one, index) => {
        const isRight = one.verdict === 'correct'
        const Icon = isRight ? CircleCheck : CircleX
        const messageId = `${id}-said-${index}`
        return (
          <li key={one.answeredAt} className="print:break-inside-avoid">
            <h4
              className={classNames(
                'mb-2.5 flex items-center gap-2 font-sans text-base font-semibold tracking-normal',
                isRight ? 'text-correct' : 'text-incorrect',
              )}
            >
              <Icon aria-hidden className="size-5 shrink-0" />
              {t('practice/second-try-not-right', {
                whose: isOwn ? 'own' : 'other',
                turn: tries.length === 1 ? 'only' : index === 0 ? 'first' : 'second',
                result: isRight ? 'right' : 'wrong',
              })}
            </h4>
            {item !== null && item.interaction.kind === one.response.kind ? (
              <ClosedAnswer
                item={item}
                id={`${id}-try-${index}`}
                questionId={`${id}-question`}
                messageId={messageId}
                response={one.response}
                isRight={isRight}
                rightResponse={right?.response ?? null}
              />
            ) : (
              <StoredResponse one={one} />
            )}
            <div id={messageId} className="mt-3 empty:hidden">
              {one.feedback !== null ? (
                <div className="max-w-prose">
                  <RichTextView text={one.feedback} />
                </div>
              ) : (
                one.mistake !== null && (
                  <p className="text-ink-soft">
                    <Rich
                      id="practice/thinking-behind-it-mistake"
                      values={{ mistake: one.mistake }}
                      parts={{ idea: <span lang={language} className="text-ink" /> }}
                    />
                  </p>
                )
              )}
            </div>
          </li>
        )
      })}
    </ol>
  )
}

/** An answer shown without its question. Only typed text makes sense alone. */
function StoredResponse({ one: { response } }: { readonly one: ReplayedTry }) {
  return 'text' in response ? (
    <p className="text-xl font-semibold">
      <WrittenAnswer text={response.text} />
    </p>
  ) : (
    <p className="text-ink-soft">{t('practice/what-was-picked-is-told')}</p>
  )
}
