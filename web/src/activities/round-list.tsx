import type { TeacherActivity } from '@skills-center/contract/activities'
import { ChevronRight } from 'lucide-react'
import { ContentContext } from '../language/content.ts'
import { t } from '../language/messages.ts'
import { Card } from '../ui/card.tsx'
import { AnswerBars } from './answer-bars.tsx'
import { levelNames } from './levels.ts'
import { Misconceptions } from './misconceptions.tsx'
import { PresenterQuestion } from './presenter-question.tsx'

interface RoundListProps {
  readonly rounds: TeacherActivity['rounds']
}

/** The results of each question in an ended activity; each opens to show the question. */
export function RoundList({ rounds }: RoundListProps) {
  if (rounds.length === 0) return null
  return (
    <Card as="section" padding="none" aria-labelledby="rounds">
      <h2 id="rounds" className="px-5 pt-5 pb-3 text-2xl font-bold sm:px-7 sm:pt-7">
        {t('activities/all-questions')}
      </h2>
      <ol>
        {rounds.map((round) => (
          <li key={round.round} className="border-t border-line">
            <Round round={round} />
          </li>
        ))}
      </ol>
    </Card>
  )
}

function Round({
  round: { round, level, answered, right, review },
}: {
  readonly round: RoundListProps['rounds'][number]
}) {
  const figures = (
    <>
      <span className="font-bold">{t('ui/question-place', { place: round })}</span>
      <span className="text-ink-soft">{levelNames()[level]}</span>
      <span className="ms-auto tabular-nums">
        {answered === 0
          ? t('activities/not-answered')
          : t('activities/right-of-answered-right', { right, answered })}
      </span>
    </>
  )
  const row = 'flex flex-wrap items-baseline gap-x-4 px-5 py-3.5 text-lg sm:px-7'
  if (review === null) return <div className={row}>{figures}</div>
  const { question, spread } = review
  return (
    <details className="group">
      <summary className={`${row} cursor-pointer list-none hover:bg-sunken`}>
        <ChevronRight
          aria-hidden
          className="size-5 shrink-0 self-center text-ink-soft transition-transform group-open:rotate-90"
        />
        {figures}
      </summary>
      <div className="px-5 pt-3 pb-7 sm:px-7">
        <PresenterQuestion id={`round-${round}`} question={question} isShown />
        {spread.answered > 0 && (
          <div className="mt-8">
            <h3 className="mb-1 text-xl font-bold">{t('activities/how-the-class-answered')}</h3>
            <ContentContext value={question.item}>
              <AnswerBars spread={spread} isShown />
            </ContentContext>
          </div>
        )}
        <Misconceptions content={question.item} found={spread.misconceptions} id={`thinking-${round}`} />
      </div>
    </details>
  )
}
