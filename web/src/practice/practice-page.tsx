import type { SkillId } from '@skills-center/contract/ids'
import type { Practice } from '@skills-center/contract/practice'
import { useCallback, useState } from 'react'
import { RequestError, detailOf } from '../platform/request-error.ts'
import { ButtonLink } from '../ui/button-link.tsx'
import { EmptyState } from '../ui/empty-state.tsx'
import { LoadError } from '../ui/load-error.tsx'
import { PageHeading } from '../ui/page-heading.tsx'
import { useEarlierAnswer } from './earlier-answer.ts'
import { LimitReached } from './limit-reached.tsx'
import { newVisit, type Visit } from './pause/visit.ts'
import { PracticeHead } from './practice-head.tsx'
import { usePractice } from './practice-query.ts'
import { PracticeSession } from './practice-session.tsx'
import { PracticeSkeleton } from './practice-skeleton.tsx'
import { isAtLimit, startSession } from './session.ts'
import './practice.css'

/** Practice of one skill, question after question. */
export function PracticePage({ skillId }: { skillId: SkillId }) {
  return <OneSkill key={skillId} skillId={skillId} />
}

function OneSkill({ skillId }: { skillId: SkillId }) {
  const earlier = useEarlierAnswer()
  const { data, error, isPending, isFetching, dataUpdatedAt, refetch } = usePractice(skillId, earlier.isDone)
  const [reason, setReason] = useState<string | null>(null)
  const [visit] = useState(newVisit)
  const onFresh = useCallback(
    (why: string | null) => {
      setReason(why)
      void refetch()
    },
    [refetch],
  )

  // Questions loaded on an earlier visit may be answered by now: what is being fetched anew is waited for.
  if (!earlier.isDone || isFetching || (isPending && error === null)) return <PracticeSkeleton />
  if (error !== null) return <NoPractice error={error} onRetry={() => void refetch()} />
  return (
    <Started
      key={dataUpdatedAt}
      practice={data}
      notice={reason ?? earlier.notice}
      visit={visit}
      onFresh={onFresh}
    />
  )
}

function Started({
  practice,
  notice,
  visit,
  onFresh,
}: {
  practice: Practice
  notice: string | null
  visit: Visit
  onFresh: (reason: string | null) => void
}) {
  const [first] = useState(() => startSession(practice))
  if (first !== undefined) {
    return (
      <PracticeSession practice={practice} first={first} notice={notice} visit={visit} onFresh={onFresh} />
    )
  }
  return (
    <div className="mx-auto max-w-2xl">
      <PracticeHead skill={practice.skill} />
      <div className="mt-5">
        {isAtLimit(practice.planUse) ? (
          <LimitReached answeredNow={0} />
        ) : (
          <EmptyState
            drawing="no-questions"
            title="No question is ready"
            action={<ButtonLink href="/">Choose another skill</ButtonLink>}
          />
        )}
      </div>
    </div>
  )
}

function NoPractice({ error, onRetry }: { error: Error; onRetry: () => void }) {
  const status = error instanceof RequestError ? error.status : 0
  return (
    <div className="mx-auto max-w-2xl">
      <PageHeading title="Practice" className="mb-5 text-2xl sm:text-3xl" />
      {status === 402 ? (
        <LimitReached answeredNow={0} />
      ) : status === 404 ? (
        <EmptyState
          drawing="lost"
          title="There is no such skill"
          action={<ButtonLink href="/">Choose a skill</ButtonLink>}
        >
          The address may be mistyped, or the skill may have been given another name.
        </EmptyState>
      ) : status === 401 ? (
        <EmptyState
          drawing="locked"
          title="You are signed out"
          action={<ButtonLink href="/">Sign in</ButtonLink>}
        >
          Sign in again to go on. Everything that you answered is saved.
        </EmptyState>
      ) : (
        <LoadError what="Your questions" detail={detailOf(error)} onRetry={onRetry} />
      )}
    </div>
  )
}
