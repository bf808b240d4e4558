import type { Response } from '@skills-center/contract/interaction'
import { judgePreview, type PreviewVerdict, type QuestionPreview } from '@skills-center/contract/questions'
import type { AuthoredQuestion } from '@skills-center/contract/questions/authored'
import { useMutation } from '@tanstack/react-query'
import { useId, useState } from 'react'
import { t } from '../language/messages.ts'
import { FeedbackView } from '../item/advice.tsx'
import { emptyResponse, partsOf } from '../item/interactions/interactions.ts'
import { ItemView } from '../item/item-view.tsx'
import { RichTextView } from '../item/rich-text.tsx'
import { AnswerAsRead } from '../item/answer-as-read.tsx'
import { call } from '../platform/api.ts'
import { detailOf } from '../platform/request-error.ts'
import { Button } from '../ui/button.tsx'

const titles = (): Record<PreviewVerdict['verdict'], string> => ({
  correct: t('ui/correct'),
  incorrect: t('questions/not-quite'),
  form: t('questions/right-value'),
  incomplete: t('questions/not-finished-yet'),
  unreadable: t('questions/could-not-read-that-answer'),
})

const tones: Record<PreviewVerdict['verdict'], string> = {
  correct: 'border-correct bg-correct-soft',
  incorrect: 'border-incorrect bg-incorrect-soft',
  form: 'border-warm bg-warm-soft',
  incomplete: 'border-warm bg-warm-soft',
  unreadable: 'border-warm bg-warm-soft',
}

const summaryStyle = 'w-fit cursor-pointer rounded-sm py-1.5 font-semibold'

interface PreviewQuestionProps {
  readonly question: AuthoredQuestion
  readonly seed: number
  readonly shown: NonNullable<QuestionPreview['shown']>
}

/** A variant as students see it, which can be answered. */
export function PreviewQuestion({ question, seed, shown }: PreviewQuestionProps) {
  const id = useId()
  const { item } = shown
  const [response, setResponse] = useState<Response>(() => emptyResponse(item.interaction))
  const judging = useMutation({
    networkMode: 'always',
    mutationFn: (sent: Response) => call(judgePreview, { body: { question, seed, response: sent } }),
  })
  const judged = judging.data !== undefined && judging.variables === response ? judging.data : null
  const canCheck = partsOf(item.interaction).isAnswered(response, item.interaction)
  const check = () => {
    if (canCheck && !judging.isPending) judging.mutate(response)
  }
  const mark = judged === null ? null : judged.verdict === 'correct' ? 'right' : 'refused'
  return (
    <div className="flex flex-col gap-5">
      <ItemView
        id={id}
        item={item}
        response={response}
        messageId={`${id}-verdict`}
        isLocked={false}
        mark={mark}
        missed={[]}
        rightResponse={null}
        onChange={setResponse}
        onSubmit={check}
      />
      <div id={`${id}-verdict`} role="status" className="empty:hidden">
        {judged !== null && (
          <div className={`rounded-md border-l-4 px-4 py-3 ${tones[judged.verdict]}`}>
            <p className="font-bold">{titles()[judged.verdict]}</p>
            {judged.echo !== null && 'text' in response && (
              <AnswerAsRead text={judged.echo} isAlgebra={'letters' in item.interaction} />
            )}
            {judged.feedback !== null && (
              <div className="mt-1">
                <FeedbackView text={judged.feedback} verdict={judged.verdict} />
              </div>
            )}
          </div>
        )}
      </div>
      {judging.isError && (
        <p role="alert" className="text-incorrect">
          {detailOf(judging.error) ?? t('questions/answer-was-not-checked')}
        </p>
      )}
      <div className="flex flex-wrap gap-2">
        <Button disabled={!canCheck} busy={judging.isPending} onClick={check}>
          {t('ui/check')}
        </Button>
        <Button
          variant="outline"
          onClick={() => {
            judging.reset()
            setResponse(shown.rightResponse)
          }}
        >
          {t('questions/fill-in-the-right-answer')}
        </Button>
      </div>
      <div className="flex flex-col gap-1 border-t border-line pt-3">
        {shown.hints.length > 0 && (
          <details>
            <summary className={summaryStyle}>{t('questions/hints')}</summary>
            <ol className="list-decimal space-y-2 ps-6 pb-2">
              {shown.hints.map((hint, index) => (
                <li key={index}>
                  <RichTextView text={hint} />
                </li>
              ))}
            </ol>
          </details>
        )}
        <details>
          <summary className={summaryStyle}>{t('questions/answer-and-steps')}</summary>
          <div className="font-semibold">
            <RichTextView text={shown.rightAnswer} />
          </div>
          <ol className="mt-2 list-decimal space-y-2 ps-6 pb-2">
            {shown.steps.map((step, index) => (
              <li key={index}>
                <RichTextView text={step} />
              </li>
            ))}
          </ol>
        </details>
      </div>
    </div>
  )
}
