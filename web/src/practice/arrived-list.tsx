import { CircleCheck, CircleHelp, CircleX } from 'lucide-react'
import type { AnswerReply } from '@skills-center/contract/practice'
import { t } from '../language/messages.ts'
import { FeedbackView } from '../item/advice.tsx'
import { ItemView } from '../item/item-view.tsx'
import { NotCreditedNote } from '../item/not-credited-note.tsx'
import { RichTextLine, RichTextView } from '../item/rich-text.tsx'
import { Button } from '../ui/button.tsx'
import { Dialog } from '../ui/dialog.tsx'
import { pendingAnswers } from './pending-answers.ts'
import { isOpenAgain, formatOutcome } from './format-pending.ts'
import type { Arrived } from './answer-queue.ts'
import { SolutionSteps } from './question/solution-steps.tsx'
import './practice.css'

/** The results of answers that were saved offline. Each opens to show its question. */
export function ArrivedList({ arrived, onClose }: { arrived: readonly Arrived[]; onClose: () => void }) {
  return (
    <Dialog open title={t('practice/how-your-saved-answers-went')} onClose={onClose}>
      <p className="text-ink-soft">{t('practice/each-was-sent-once')}</p>
      <ul className="mt-4 border-b border-line">
        {arrived.map((one) => (
          <li key={one.pending.attemptId}>
            <Row arrived={one} onClose={onClose} />
          </li>
        ))}
      </ul>
    </Dialog>
  )
}

const nothing = () => undefined

function Row({ arrived, onClose }: { arrived: Arrived; onClose: () => void }) {
  const { pending, outcome } = arrived
  const { question, body, attemptId } = pending
  if (body === null || outcome.kind === 'deferred') return null
  const reply = outcome.kind === 'answered' ? outcome.reply : null
  const isRight = reply?.verdict === 'correct'
  return (
    <details className="border-t border-line">
      <summary className="flex min-h-14 cursor-pointer items-center gap-3 rounded-sm py-2">
        <Sign reply={reply} />
        <span className="min-w-0 flex-1">
          <span className="block font-semibold">{formatOutcome(outcome)}</span>
          <span className="line-clamp-1 text-ink-soft">
            <RichTextLine text={question.item.stem} />
          </span>
        </span>
        {reply !== null && reply.pointsEarned > 0 && (
          <span className="font-bold whitespace-nowrap text-warm">
            {t('practice/plus-points', { points: reply.pointsEarned })}
          </span>
        )}
      </summary>
      <div className="pt-2 pb-5">
        <ItemView
          id={`pending-${attemptId}`}
          item={question.item}
          response={body.response}
          messageId={`pending-${attemptId}-verdict`}
          isLocked
          mark={
            reply === null ? null : isRight ? 'right' : reply.verdict === 'incorrect' ? 'wrong' : 'refused'
          }
          missed={[]}
          rightResponse={reply?.rightResponse ?? null}
          onChange={nothing}
          onSubmit={nothing}
        />
        <div id={`pending-${attemptId}-verdict`} className="mt-4 space-y-3">
          {outcome.kind === 'refused' && <p>{outcome.detail}</p>}
          {reply !== null && reply.feedback !== null && (
            <FeedbackView text={reply.feedback} verdict={reply.verdict} />
          )}
          {reply !== null && reply.rightAnswer !== null && !isRight && (
            <div className="flex flex-wrap items-baseline gap-x-2">
              <span className="text-ink-soft">{t('practice/right-answer-lead')}</span>
              <div className="font-bold">
                <RichTextView text={reply.rightAnswer} />
              </div>
            </div>
          )}
          {reply !== null && reply.triesLeft === 0 && <NotCreditedNote reason={reply.notCredited} />}
        </div>
        {reply?.solution && <SolutionSteps steps={reply.solution} />}
        {isOpenAgain(arrived) && <SecondTry arrived={arrived} onClose={onClose} />}
      </div>
    </details>
  )
}

function Sign({ reply }: { reply: AnswerReply | null }) {
  if (reply?.verdict === 'correct')
    return <CircleCheck aria-hidden className="size-6 shrink-0 text-correct" />
  if (reply?.verdict === 'incorrect')
    return <CircleX aria-hidden className="size-6 shrink-0 text-incorrect" />
  return <CircleHelp aria-hidden className="size-6 shrink-0 text-warm" />
}

/** Brings the question back on the practice screen of its skill. On other screens, says where to find it. */
function SecondTry({ arrived, onClose }: { arrived: Arrived; onClose: () => void }) {
  if (!pendingAnswers.canTryAgain(arrived)) {
    return <p className="mt-4 text-ink-soft">{t('practice/to-use-the-second-try')}</p>
  }
  return (
    <Button
      className="mt-4"
      onClick={() => {
        pendingAnswers.tryAgain(arrived)
        pendingAnswers.dismiss((one) => one === arrived)
        onClose()
      }}
    >
      {t('practice/try-it-again')}
    </Button>
  )
}
