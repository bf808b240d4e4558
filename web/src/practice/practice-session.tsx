import type { AnswerReply, Practice } from '@skills-center/contract/practice'
import { type ReactNode, useEffect, useState } from 'react'
import { contentLanguage } from '../language/language.ts'
import { t } from '../language/messages.ts'
import { backToSkills } from './back-to-skills.ts'
import { GoalProgress } from './goal-progress.tsx'
import { MasteryChip } from './mastery-chip.tsx'
import { DownloadPack } from './packs/download-pack.tsx'
import { LimitReached } from './limit-reached.tsx'
import { MasteryMeter } from './mastery-meter.tsx'
import { PauseCard } from './lazy-parts.tsx'
import type { PendingAnswer } from './outbox.ts'
import { usePause } from './pause/use-pause.ts'
import type { Visit } from './pause/visit.ts'
import { PracticeHead } from './practice-head.tsx'
import { QuestionScreen } from './question/question-screen.tsx'
import { type Session, isAtLimit, skillOnScreen, upcoming, withPending } from './session.ts'
import { SessionDots } from './session-dots.tsx'
import { useSession } from './use-session.ts'
import type { SubscriptionStatus } from '@skills-center/contract/billing'

/** A run of questions of one skill or several, until the student leaves or reaches the daily limit. */
export function PracticeSession({
  practice,
  first,
  notice,
  lead,
  visit,
  onFresh,
  place = 'practice',
  isMixed = false,
  isReadAloud = false,
}: {
  practice: Practice
  first: Session
  /** A notice shown before the first question. */
  notice: string | null
  /** Shown above each question: for example its assignment. */
  lead?: ReactNode
  visit: Visit
  /** Requests new questions, with the reason to show. */
  onFresh: (reason: string | null, session: Session) => void
  /** The notebook and assignments fetch each question separately and have their own ending. */
  place?: Exclude<PendingAnswer['place'], 'placement'>
  /** The next question may come from another skill. */
  isMixed?: boolean
  /** Read each question aloud when it appears. */
  isReadAloud?: boolean
}) {
  const run = useSession(practice, first, { place, isMixed })
  const { session } = run
  const { outcome, refusal, results, progress: skillProgress } = session
  const skill = skillOnScreen(session, practice.skill)
  const [isLimitShown, setIsLimitShown] = useState(false)
  const pause = usePause(visit, session, skill)
  // Assignments and the notebook continue after the daily limit.
  const isLimited = place === 'practice'

  // Replaces a question for which the server no longer accepts an answer.
  useEffect(() => {
    if (refusal?.kind === 'question') onFresh(refusal.detail, session)
  }, [refusal, session, onFresh])

  function goToNext() {
    if (!(place === 'practice' && pause.begin())) continueNow()
  }

  function leavePause() {
    pause.end()
    continueNow()
  }

  function continueNow() {
    if (upcoming(session) !== undefined) run.goToNext()
    else if (isLimited && isAtLimit(session.planUse)) setIsLimitShown(true)
    else onFresh(null, session)
  }

  const isAtEnd = isLimitShown || refusal?.kind === 'limit'
  const canDownloadPack = place === 'practice' && !isMixed && !isAtEnd
  const moved = movedBy(outcome)
  const progress = (
    <>
      <MasteryMeter progress={skillProgress} subject={skill.subject} moved={moved} />
      <SessionDots results={results} />
      {!isAtEnd && <RemainingToday use={withPending(session)} isLimited={session.question.isLimited} />}
      {canDownloadPack && (
        <DownloadPack skillId={skill.id} label={t('practice/download-this-skill')} variant="quiet" />
      )}
    </>
  )
  return (
    <QuestionScreen
      practice={run}
      visit={visit}
      skillName={skill.name}
      isMixed={isMixed}
      isReadAloud={isReadAloud}
      canDefer={place !== 'assignment'}
      onNext={goToNext}
      head={(onShortcuts) => (
        <PracticeHead
          title={skill.name}
          language={contentLanguage(skill)}
          back={backToSkills(skill)}
          results={results}
          mastery={
            <MasteryChip progress={skillProgress} subject={skill.subject} moved={moved}>
              {progress}
            </MasteryChip>
          }
          onShortcuts={onShortcuts}
        />
      )}
      aside={progress}
      before={
        <>
          {lead}
          <GoalProgress />
          {notice !== null && results.length === first.results.length && <Notice text={notice} />}
        </>
      }
      instead={
        isAtEnd ? (
          <LimitReached answeredNow={results.length} />
        ) : pause.closed !== null ? (
          <PauseCard closed={pause.closed} isMixed={isMixed} onNext={leavePause} />
        ) : null
      }
    />
  )
}

function Notice({ text }: { text: string }) {
  return (
    <p role="status" className="mb-4 rounded-lg border-l-4 border-math bg-math-soft px-4 py-3">
      {text}
    </p>
  )
}

/** The change in mastery from the last answer, in points of 100. */
function movedBy(outcome: AnswerReply | null): number {
  const [before, after] = [outcome?.before.mastery ?? null, outcome?.after.mastery ?? null]
  return before === null || after === null ? 0 : Math.round(after) - Math.round(before)
}

/** From this many problems left on, the number is highlighted. */
const near = 5

/** How many free problems are left today, shown before they run out. Renders nothing on premium. */
function RemainingToday({ use, isLimited }: { use: SubscriptionStatus; isLimited: boolean }) {
  if (use.isPremium) return null
  // A due review or an assignment.
  if (!isLimited) return <p className="text-sm text-ink-soft">{t('practice/one-uses-up-no-daily-problem')}</p>
  const left = Math.max(0, use.dailyLimit - use.dailyProblemsUsed)
  return (
    <p className={`text-sm ${left <= near ? 'font-semibold text-warm' : 'text-ink-soft'}`}>
      {left === 0 ? t('practice/last-free-problem-today') : t('practice/free-problems-left-today', { left })}
    </p>
  )
}
