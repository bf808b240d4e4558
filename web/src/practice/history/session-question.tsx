import type { ReplayedQuestion } from '@skills-center/contract/practice/history'
import { Link } from 'wouter'
import { contentLanguage } from '../../language/language.ts'
import { t } from '../../language/messages.ts'
import { Badge } from '../../ui/badge.tsx'
import { Card } from '../../ui/card.tsx'
import { Replayed } from './replayed-question.tsx'
import { formatResult, formatTime } from './format-session.ts'

/** One question of a past session: its result, why it was asked, and the question itself. */
export function SessionQuestion({
  question,
  number,
}: {
  readonly question: ReplayedQuestion
  readonly number: number
}) {
  const { skill, why, seconds, hintsUsed, tries } = question
  const isRight = tries.some(({ verdict }) => verdict === 'correct')
  return (
    <Card as="li" className="replayed-question">
      <div className="mb-5 border-b border-line pb-4">
        <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
          <h3 className="font-sans text-lg leading-snug font-semibold tracking-normal">
            {number}.{' '}
            {skill === null ? (
              t('practice/skill-that-is-no-longer-here')
            ) : (
              <Link href={`/practice/${skill.id}`} lang={contentLanguage(skill)} className="hover:underline">
                {skill.name}
              </Link>
            )}
          </h3>
          <Badge tone={isRight ? 'right' : 'wrong'}>{formatResult(question)}</Badge>
        </div>
        <p className="mt-1 text-sm text-ink-soft">
          {formatTime(seconds)}
          {hintsUsed > 0 && `, ${t('practice/hints-count', { count: hintsUsed })}`}
        </p>
        <details className="mt-1.5 text-sm">
          <summary className="w-fit cursor-pointer rounded-sm text-ink-soft underline decoration-line-strong underline-offset-4 hover:text-ink">
            {t('practice/why-this-question-came')}
          </summary>
          <p className="mt-2 max-w-prose rounded-md bg-sunken px-3 py-2">{why}</p>
        </details>
      </div>
      <Replayed question={question} />
    </Card>
  )
}
