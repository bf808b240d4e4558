import type { Practice } from '@skills-center/contract/practice'
import type { UseQueryResult } from '@tanstack/react-query'
import { useCallback, useState } from 'react'
import { t } from '../language/messages.ts'
import { ButtonLink } from '../ui/button-link.tsx'
import { EmptyState } from '../ui/empty-state.tsx'
import { useIsSettled } from './pending-answers.ts'
import { LimitReached } from './limit-reached.tsx'
import { NoQuestion } from './overview/no-question.tsx'
import { newVisit, type Visit } from './pause/visit.ts'
import { contentLanguage } from '../language/language.ts'
import { PracticeHead } from './practice-head.tsx'
import { backToSkills } from './back-to-skills.ts'
import { PracticeSession } from './practice-session.tsx'
import { PracticeSkeleton } from './practice-skeleton.tsx'
import { isAtLimit, type Session, startSession } from './session.ts'
import { useFailure } from './use-failure.ts'
import { useFirstView } from './preload-question-view.ts'
import './practice.css'

/** A request for new questions: the session so far, and why it could not continue. */
interface FinishedSession {
  session: Session
  reason: string | null
}

/** A practice run over a query's questions, from loading to the daily limit. */
export function PracticeRun({
  loaded,
  title,
  isMixed = false,
}: {
  loaded: UseQueryResult<Practice>
  /** The page's title while there is no question. */
  title: string
  isMixed?: boolean
}) {
  const isSettled = useIsSettled()
  const { data, isPending, isFetching, dataUpdatedAt, refetch } = loaded
  const [finished, setFinished] = useState<FinishedSession | null>(null)
  const [visit] = useState(newVisit)
  const onFresh = useCallback(
    (reason: string | null, session: Session) => {
      setFinished({ reason, session })
      void refetch()
    },
    [refetch],
  )
  const onRetry = useCallback(() => void refetch(), [refetch])
  const failed = useFailure(loaded)
  const isViewHere = useFirstView(data)

  if (failed !== null) {
    return (
      <NoQuestion
        title={title}
        error={failed}
        answeredNow={finished?.session.results.length ?? 0}
        isTrying={isFetching}
        onRetry={onRetry}
      />
    )
  }
  // Questions cached on an earlier visit may have been answered since, so wait for the refetch.
  if (!isSettled || isFetching || isPending || data === undefined || !isViewHere) return <PracticeSkeleton />
  return (
    <Started
      key={dataUpdatedAt}
      practice={data}
      finished={finished}
      visit={visit}
      isMixed={isMixed}
      onFresh={onFresh}
    />
  )
}

function Started({
  practice,
  finished,
  visit,
  isMixed,
  onFresh,
}: {
  practice: Practice
  finished: FinishedSession | null
  visit: Visit
  isMixed: boolean
  onFresh: (reason: string | null, session: Session) => void
}) {
  const [first] = useState(() => startSession(practice, finished?.session))
  if (first !== undefined) {
    const notice = finished?.reason ?? null
    return (
      <PracticeSession
        practice={practice}
        first={first}
        notice={notice}
        visit={visit}
        isMixed={isMixed}
        onFresh={onFresh}
      />
    )
  }
  return (
    <div className="mx-auto max-w-2xl">
      <PracticeHead
        title={practice.skill.name}
        language={contentLanguage(practice.skill)}
        back={backToSkills(practice.skill)}
      />
      <div className="mt-5">
        {isAtLimit(practice.planUse) ? (
          <LimitReached answeredNow={0} />
        ) : (
          <EmptyState
            drawing="no-questions"
            title={t('practice/no-question-is-ready')}
            action={<ButtonLink href="/">{t('practice/choose-another-skill')}</ButtonLink>}
          />
        )}
      </div>
    </div>
  )
}
