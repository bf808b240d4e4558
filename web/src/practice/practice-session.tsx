import type { Practice } from '@skills-center/contract/practice'
import { useEffect, useState } from 'react'
import { LeftToday } from './left-today.tsx'
import { LimitReached } from './limit-reached.tsx'
import { MasteryMeaning, MasteryMeter } from './mastery-meter.tsx'
import { PracticeHead } from './practice-head.tsx'
import { PracticeLayout } from './practice-layout.tsx'
import { QuestionCard } from './question-card.tsx'
import { type Session, isAtLimit, skillOnScreen, upcoming, withKept } from './session.ts'
import { SessionDots } from './session-dots.tsx'
import { Shortcuts } from './shortcuts.tsx'
import { useSession } from './use-session.ts'

/** A run of questions of one skill, or across skills, until the person leaves or today's limit is reached. */
export function PracticeSession({
  practice,
  first,
  notice,
  onFresh,
  isMixed = false,
}: {
  practice: Practice
  first: Session
  /** Something to know before the first question. */
  notice: string | null
  /** Asks for fresh questions, with the reason for the person. */
  onFresh: (reason: string | null, session: Session) => void
  /** The next question may be of another skill. */
  isMixed?: boolean
}) {
  const run = useSession(practice, first, { isMixed })
  const { session } = run
  const { outcome, refusal, results, standing } = session
  const skill = skillOnScreen(session, practice.skill)
  const [isLimitShown, setIsLimitShown] = useState(false)
  const [areShortcutsShown, setAreShortcutsShown] = useState(false)

  // A question that the server takes no answer to any more is exchanged for a fresh one.
  useEffect(() => {
    if (refusal?.kind === 'question') onFresh(refusal.detail, session)
  }, [refusal, session, onFresh])

  function goOn() {
    if (upcoming(session) !== undefined) run.goOn()
    else if (isAtLimit(session.planUse)) setIsLimitShown(true)
    else onFresh(null, session)
  }

  const isAtEnd = isLimitShown || refusal?.kind === 'limit'
  const moved =
    outcome === null || outcome.before.mastery === null || outcome.after.mastery === null
      ? 0
      : Math.round(outcome.after.mastery) - Math.round(outcome.before.mastery)
  return (
    <PracticeLayout
      head={<PracticeHead skill={skill} onShortcuts={() => setAreShortcutsShown(true)} />}
      aside={
        <>
          <MasteryMeter standing={standing} subject={skill.subject} moved={moved} />
          <div className="flex flex-wrap items-start justify-between gap-x-6 gap-y-1 lg:block lg:space-y-5">
            <SessionDots results={results} />
            {!isAtEnd && <LeftToday use={withKept(session)} />}
          </div>
        </>
      }
    >
      {notice !== null && results.length === first.results.length && (
        <p role="status" className="mb-4 rounded-lg border-l-4 border-math bg-math-soft px-4 py-3">
          {notice}
        </p>
      )}
      {isAtEnd ? (
        <LimitReached answeredNow={results.length} />
      ) : (
        <QuestionCard
          practice={run}
          skillName={skill.name}
          isMixed={isMixed}
          onNext={goOn}
          onShortcuts={() => setAreShortcutsShown(true)}
        />
      )}
      <div className="mt-5 lg:hidden">
        <MasteryMeaning standing={standing} />
      </div>
      <Shortcuts
        kind={session.question.item.interaction.kind}
        isOpen={areShortcutsShown}
        onClose={() => setAreShortcutsShown(false)}
      />
    </PracticeLayout>
  )
}
