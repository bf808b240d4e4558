import type { ExerciseReply } from '@skills-center/contract/skills'
import {
  CircleCheck,
  CircleHelp,
  CircleX,
  Eye,
  CircleEllipsis,
  type LucideIcon,
  PencilLine,
} from 'lucide-react'
import { t } from '../../language/messages.ts'
import { FeedbackView } from '../advice.tsx'
import { RichTextView } from '../rich-text.tsx'
import { AnswerAsRead } from '../answer-as-read.tsx'

type Outcome = NonNullable<ExerciseReply['verdict']> | 'shown'

interface Look {
  readonly icon: LucideIcon
  readonly box: string
  readonly tone: string
}

const looks: Record<Outcome, Look> = {
  correct: { icon: CircleCheck, box: 'border-correct bg-correct-soft', tone: 'text-correct' },
  incorrect: { icon: CircleX, box: 'border-incorrect bg-incorrect-soft', tone: 'text-incorrect' },
  form: { icon: PencilLine, box: 'border-warm bg-warm-soft', tone: 'text-warm' },
  incomplete: { icon: CircleEllipsis, box: 'border-warm bg-warm-soft', tone: 'text-warm' },
  unreadable: { icon: CircleHelp, box: 'border-warm bg-warm-soft', tone: 'text-warm' },
  shown: { icon: Eye, box: 'border-line-strong bg-sunken', tone: 'text-ink' },
}

const titles = (): Record<Outcome, string> => ({
  correct: t('ui/correct'),
  incorrect: t('item/not-quite-try-again'),
  form: t('item/right-value'),
  incomplete: t('item/not-finished-yet'),
  unreadable: t('item/could-not-read-that-answer'),
  shown: t('item/here-is-the-answer'),
})

interface TryVerdictProps {
  readonly reply: ExerciseReply
  readonly wasMissed: boolean
  /** The answer was typed, so the verdict shows how it was read. */
  readonly isTyped: boolean
  readonly isAlgebra: boolean
  /** No try is left, so the verdict includes the answer. */
  readonly isFinal?: boolean
}

/** The result of a try: the verdict, feedback on this mistake, and in the end the worked solution. */
export function ExerciseVerdict({ reply, wasMissed, isTyped, isAlgebra, isFinal = false }: TryVerdictProps) {
  const { verdict, echo, feedback, solution } = reply
  const outcome = verdict ?? 'shown'
  const { icon: Icon, box, tone } = looks[outcome]
  return (
    <div className={`rounded-md border-l-4 px-4 py-4 sm:px-5 ${box}`}>
      <div className="flex items-start gap-3">
        <Icon aria-hidden className={`mt-0.5 size-6 shrink-0 ${tone}`} />
        <div className="min-w-0 flex-1">
          <p className={`text-lg leading-snug font-bold ${tone}`}>
            {outcome === 'correct' && wasMissed
              ? t('item/correct-you-found-it')
              : outcome === 'incorrect' && isFinal
                ? t('item/not-quite')
                : titles()[outcome]}
          </p>
          {isTyped && echo !== null && <AnswerAsRead text={echo} isAlgebra={isAlgebra} />}
          {feedback !== null && (
            <div className="mt-2 max-w-prose">
              <FeedbackView text={feedback} verdict={verdict} />
            </div>
          )}
          {solution !== null && (
            <>
              {outcome !== 'correct' && (
                <div className="mt-2 text-lg font-semibold">
                  <RichTextView text={solution.rightAnswer} />
                </div>
              )}
              <details className="mt-2" open={outcome === 'shown'}>
                <summary className="w-fit cursor-pointer rounded-sm py-1 underline decoration-line-strong underline-offset-4">
                  {t('item/how-it-is-worked-out')}
                </summary>
                <ol className="mt-2 max-w-prose list-decimal space-y-2 ps-6 leading-relaxed">
                  {solution.steps.map((step, index) => (
                    <li key={index}>
                      <RichTextView text={step} />
                    </li>
                  ))}
                </ol>
              </details>
            </>
          )}
        </div>
      </div>
    </div>
  )
}
