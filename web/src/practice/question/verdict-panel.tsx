import { countsAsTry } from '@skills-center/contract/item'
import type { AnswerReply } from '@skills-center/contract/practice'
import { CircleCheck, CircleHelp, CircleX, CircleEllipsis, type LucideIcon, PencilLine } from 'lucide-react'
import { t } from '../../language/messages.ts'
import { FeedbackView } from '../../item/advice.tsx'
import { RichTextView } from '../../item/rich-text.tsx'
import { AnswerAsRead } from '../../item/answer-as-read.tsx'
import { NotCreditedNote } from '../../item/not-credited-note.tsx'
import { Sparks } from './sparks.tsx'
import { generalAdvice, verdictTitle } from './verdict-title.ts'

interface Look {
  icon: LucideIcon
  box: string
  tone: string
}

const looks: Record<AnswerReply['verdict'], Look> = {
  correct: { icon: CircleCheck, box: 'border-correct bg-correct-soft', tone: 'text-correct' },
  incorrect: { icon: CircleX, box: 'border-incorrect bg-incorrect-soft', tone: 'text-incorrect' },
  form: { icon: PencilLine, box: 'border-warm bg-warm-soft', tone: 'text-warm' },
  incomplete: { icon: CircleEllipsis, box: 'border-warm bg-warm-soft', tone: 'text-warm' },
  unreadable: { icon: CircleHelp, box: 'border-warm bg-warm-soft', tone: 'text-warm' },
}

/** Says whether the answer was right, how it was read, and what the student may have been thinking. */
export function VerdictPanel({
  reply,
  wasMissed,
  isTyped,
  isAlgebra,
}: {
  reply: AnswerReply
  /** An earlier try at this question was wrong. */
  wasMissed: boolean
  /** The answer was typed, so the panel shows how it was read. */
  isTyped: boolean
  /** The answer is algebra and is typeset as such. */
  isAlgebra: boolean
}) {
  const look = looks[reply.verdict]
  const isFree = !countsAsTry(reply.verdict)
  const advice = generalAdvice(reply)
  return (
    <div className={`rounded-lg border-l-4 px-4 py-4 sm:px-5 ${look.box} practice-rise`}>
      <div className="flex items-start gap-3">
        <span className="relative mt-0.5 shrink-0">
          <look.icon
            aria-hidden
            className={`size-6 ${look.tone} ${reply.verdict === 'correct' ? 'practice-pop' : ''}`}
          />
          {reply.verdict === 'correct' && <Sparks className="-inset-4" />}
        </span>
        <div className="min-w-0 flex-1">
          <div className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1">
            <p className={`text-lg leading-snug font-bold ${look.tone}`}>{verdictTitle(reply, wasMissed)}</p>
            {reply.pointsEarned > 0 && reply.verdict === 'correct' && (
              <p className="font-bold text-warm">
                {t('practice/plus-points-count', { points: reply.pointsEarned })}
              </p>
            )}
          </div>
          {isTyped && reply.echo !== null && <AnswerAsRead text={reply.echo} isAlgebra={isAlgebra} />}
          {reply.feedback !== null && (
            <div id="feedback" className="mt-2 max-w-prose">
              <FeedbackView text={reply.feedback} verdict={reply.verdict} />
            </div>
          )}
          {advice !== null && <p className="mt-2">{advice}</p>}
          {isFree && <p className="mt-2 text-ink-soft">{t('practice/did-not-count')}</p>}
          {reply.rightAnswer !== null && reply.verdict !== 'correct' && (
            <div className="mt-3 flex flex-wrap items-baseline gap-x-2 text-lg">
              <span className="text-ink-soft">{t('practice/right-answer-lead')}</span>
              <div id="right-answer" className="font-bold">
                <RichTextView text={reply.rightAnswer} />
              </div>
            </div>
          )}
          {reply.triesLeft === 0 && <NotCreditedNote reason={reply.notCredited} />}
        </div>
      </div>
    </div>
  )
}
