import { type AnsweredQuestion, getClassReplay } from '@skills-center/contract/analytics'
import type { ClassroomId } from '@skills-center/contract/classrooms'
import { useQuery } from '@tanstack/react-query'
import { useContext } from 'react'
import { WrongLineView } from '../item/wrong-line.tsx'
import { t } from '../language/messages.ts'
import { queryOf } from '../platform/queries.ts'
import { detailOf } from '../platform/request-error.ts'
import { Badge, type BadgeTone } from '../ui/badge.tsx'
import { Disclosure } from '../ui/disclosure.tsx'
import { LoadError } from '../ui/load-error.tsx'
import { Skeleton } from '../ui/skeleton.tsx'
import { ReplayView } from './replay-view.ts'
import { counted, formatTime } from './format.ts'
import { dateFormat } from '../language/formats.ts'

interface AnswerRowProps {
  readonly id: ClassroomId
  readonly answer: AnsweredQuestion
  /** Whether the row shows the student and the skill. */
  readonly isNamed: boolean
  readonly hasSkill: boolean
}

const results = (): Record<AnsweredQuestion['result'], { words: string; tone: BadgeTone }> => ({
  'right-at-once': { words: t('analytics/right-at-the-first-try-answer'), tone: 'right' },
  'right-later': { words: t('analytics/right-at-the-second-try-answer'), tone: 'plain' },
  wrong: { words: t('analytics/not-right-answer'), tone: 'wrong' },
})

const moment = dateFormat({
  month: 'short',
  day: 'numeric',
  hour: 'numeric',
  minute: '2-digit',
})

/** An answer in the list; its question is shown below once opened. */
export function AnswerRow({ id, answer, isNamed, hasSkill }: AnswerRowProps) {
  const { words, tone } = results()[answer.result]
  const title = [
    isNamed ? answer.student.name : null,
    hasSkill ? (answer.skill?.name ?? t('analytics/skill-that-is-no-longer-here')) : null,
    moment(answer.answeredAt),
  ].filter((part) => part !== null)
  const details = [
    t('analytics/level', { level: answer.level }),
    formatTime(answer.seconds),
    answer.hintsUsed > 0 ? counted(answer.hintsUsed, 'hint') : null,
  ].filter((part) => part !== null)
  return (
    <li>
      <Disclosure
        summary={
          <>
            <span className="min-w-0 flex-1">
              <span className="block font-semibold">{title.join(' · ')}</span>
              <span className="block text-sm text-ink-soft">{details.join(' · ')}</span>
              {answer.mistake !== null && (
                <span className="block text-sm">
                  {t('analytics/the-thinking-mistake', { mistake: answer.mistake })}
                </span>
              )}
              {answer.wrongLine !== null && (
                <span className="block text-sm">
                  <WrongLineView line={answer.wrongLine} />
                </span>
              )}
            </span>
            <Badge tone={tone} className="max-sm:max-w-28 max-sm:whitespace-normal">
              {words}
            </Badge>
          </>
        }
      >
        <h3 className="sr-only">{t('analytics/question-and-what-was-answered')}</h3>
        <Replay id={id} answer={answer} />
      </Disclosure>
    </li>
  )
}

function Replay({ id, answer }: Pick<AnswerRowProps, 'id' | 'answer'>) {
  const show = useContext(ReplayView)
  const { data, error, refetch } = useQuery({
    ...queryOf(getClassReplay, { params: { id, studentId: answer.student.id, questionId: answer.id } }),
    staleTime: 0,
  })
  if (data !== undefined) return show(data)
  if (error !== null)
    return (
      <LoadError
        what={t('analytics/this-question')}
        detail={detailOf(error)}
        onRetry={() => void refetch()}
      />
    )
  return (
    <div aria-busy>
      <Skeleton className="h-48" />
    </div>
  )
}
