import type { Ref } from 'react'
import { t } from '../../language/messages.ts'
import { isAtLimit, type Session, withPending } from '../session.ts'
import { DeliveryNotice, type NextStep } from './delivery-notice.tsx'
import { MasteredMoment } from './mastered-moment.tsx'
import { ReadVerdict } from './read-verdict.tsx'
import { SolutionSteps } from './solution-steps.tsx'
import type { Stage } from './stage.ts'
import { useChime } from './use-chime.ts'
import { VerdictPanel } from './verdict-panel.tsx'
import type { Achievement } from '@skills-center/contract/achievements'
import { AchievementIcon } from '../../ui/achievement-icon.tsx'

/**
 * The result of the answer: its verdict, or that it has not been delivered yet; what it earned; and the worked
 * solution.
 */
export function QuestionFeedback({
  session,
  stage,
  skillName,
  verdictRef,
  onResend,
}: {
  session: Session
  stage: Stage
  skillName: string
  verdictRef: Ref<HTMLDivElement>
  onResend: () => void
}) {
  useChime(session)
  const { question, outcome, missed } = session
  const wasMissed = missed.length > 0
  const isMastered = outcome !== null && !outcome.before.mastered && outcome.after.mastered
  return (
    <>
      <div
        ref={verdictRef}
        id="verdict"
        role="status"
        className="space-y-4 empty:hidden md:mt-6 md:scroll-mb-28"
      >
        {outcome === null && wasMissed && stage === 'open' && (
          <p className="rounded-lg border-l-4 border-warm bg-warm-soft px-4 py-3 font-semibold">
            {t('practice/tried-before')}
          </p>
        )}
        {outcome !== null && (
          <VerdictPanel
            key={session.results.length + missed.length + outcome.verdict}
            reply={outcome}
            wasMissed={wasMissed}
            isTyped={'text' in session.response}
            isAlgebra={'letters' in question.item.interaction}
          />
        )}
        <DeliveryNotice
          delivery={session.delivery}
          nextStep={nextStepOf(session, stage)}
          onResend={onResend}
        />
        {session.isAnsweredElsewhere && <p>{t('practice/sent-this-question-from-another')}</p>}
        {outcome !== null && <AchievementsEarned achievements={session.earned} />}
        {isMastered && <MasteredMoment skillName={skillName} />}
      </div>
      {outcome !== null && (
        <ReadVerdict
          key={`${question.token} verdict ${missed.length} ${outcome.verdict}`}
          reply={outcome}
          wasMissed={wasMissed}
        />
      )}
      {stage === 'closed' && outcome?.solution && (
        <SolutionSteps key={`${question.token} solution`} steps={outcome.solution} />
      )}
    </>
  )
}

/** How the student continues while the answer waits. */
function nextStepOf(session: Session, stage: Stage): NextStep {
  if (stage === 'next-here') return 'next'
  return session.question.isLimited && isAtLimit(withPending(session)) ? 'tomorrow' : 'later'
}

/** Achievements that this answer earned. */
function AchievementsEarned({ achievements }: { achievements: readonly Achievement[] }) {
  return achievements.map((achievement) => (
    <div
      key={achievement.id}
      className="flex items-center gap-4 rounded-lg border border-warm-vivid bg-surface px-4 py-3 practice-rise"
    >
      <span className="grid size-12 shrink-0 place-items-center rounded-full bg-warm-soft text-warm">
        <AchievementIcon name={achievement.icon} />
      </span>
      <div className="min-w-0 flex-1">
        <p className="text-sm font-semibold text-warm">{t('practice/achievement-earned')}</p>
        <p className="leading-snug font-bold">{achievement.name}</p>
        <p className="text-sm text-ink-soft">{achievement.description}</p>
      </div>
      <p className="shrink-0 font-bold text-warm">+{achievement.points}</p>
    </div>
  ))
}
