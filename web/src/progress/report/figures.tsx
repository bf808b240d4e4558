import { enough, type FirstTries, type MasteryFigure } from '@skills-center/contract/progress/report'
import { t } from '../../language/messages.ts'
import { counted } from './format-period.ts'

interface NotEnoughProps {
  readonly has: number
  readonly needs: number
  readonly noun: 'question' | 'answer'
}

/** Shown instead of a figure that would mislead: what is still needed for it. */
function NotEnough({ has, needs, noun }: NotEnoughProps) {
  return (
    <span className="text-ink-soft">
      {t('progress/report/not-enough-data-yet')}
      {has > 0 && (
        <span className="block text-sm">
          {t('progress/report/has-of-all', { has, all: counted(needs, noun) })}
        </span>
      )}
    </span>
  )
}

/** “67%”. */
export function Accuracy({ tries }: { readonly tries: FirstTries }) {
  return tries.percent === null ? (
    <NotEnough has={tries.answered} needs={enough.accuracyQuestions} noun="question" />
  ) : (
    <>{tries.percent}%</>
  )
}

/** “72”, with the number of answers behind it. */
export function Mastery({ figure }: { readonly figure: MasteryFigure }) {
  if (figure.answers === 0) return <span className="text-ink-soft">{t('progress/report/none-yet')}</span>
  if (figure.mastery === null)
    return <NotEnough has={figure.answers} needs={enough.masteryAnswers} noun="answer" />
  return (
    <>
      {figure.mastery}
      <span className="block text-sm whitespace-nowrap text-ink-soft">
        {t('progress/report/from-answers', { answers: figure.answers })}
      </span>
    </>
  )
}
