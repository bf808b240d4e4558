import type { Practice } from '@skills-center/contract/practice'
import { useEffect, useState } from 'react'
import { CalculatorSheet } from './calculator/calculator-sheet.tsx'
import { LeftToday } from './left-today.tsx'
import { LimitReached } from './limit-reached.tsx'
import { MasteryMeaning, MasteryMeter } from './mastery-meter.tsx'
import { PauseCard } from './pause/pause-card.tsx'
import { type Closed, closedOf, isPauseDue, type Visit, withClosed } from './pause/visit.ts'
import { PracticeHead } from './practice-head.tsx'
import { PracticeLayout } from './practice-layout.tsx'
import { QuestionCard } from './question-card.tsx'
import { ReportDialog } from './report/report-dialog.tsx'
import { Scratchpad } from './scratchpad/scratchpad.tsx'
import { type Session, isAtLimit, isClosed, upcoming } from './session.ts'
import { SessionDots } from './session-dots.tsx'
import { Shortcuts } from './shortcuts.tsx'
import { usePracticeKeys } from './tools/practice-keys.ts'
import { ToolButtons } from './tools/tool-buttons.tsx'
import type { Tool } from './tools/tool.ts'
import { useTools } from './tools/use-tools.ts'
import { useSession } from './use-session.ts'

/** What decides on the next question in a session across skills. */
export interface Mixing {
  /** Told once a question is closed, so that the next one can be fetched ahead. */
  onClosed: () => void
  onNext: (session: Session) => void
  /** Assigned work goes on when the day's problems are used up. */
  isUnlimited?: boolean
}

/** A run of questions of one skill, until the person leaves or today's limit is reached. */
export function PracticeSession({
  practice,
  first,
  notice,
  visit,
  onFresh,
  mixing,
}: {
  practice: Practice
  first: Session
  /** Something to know before the first question. */
  notice: string | null
  visit: Visit
  /** Asks for fresh questions, with the reason for the person. */
  onFresh: (reason: string | null) => void
  /** In mixed practice the next question may be of another skill. */
  mixing?: Mixing
}) {
  const run = useSession(practice, first)
  const { session } = run
  const { outcome, refusal, results, standing } = session
  const [isLimitShown, setIsLimitShown] = useState(false)
  const [isReportShown, setIsReportShown] = useState(false)
  const [looksBack, setLooksBack] = useState<readonly Closed[] | null>(null)
  const [begunAt, setBegunAt] = useState(first.standing)
  const { calculator } = session.question.item
  const availableTools: readonly Tool[] =
    calculator === undefined ? ['scratchpad'] : ['scratchpad', 'calculator']
  const tools = useTools(visit, availableTools)
  const [areShortcutsShown, setAreShortcutsShown] = useState(false)

  usePracticeKeys()

  // A question that the server takes no answer to any more is exchanged for a fresh one.
  useEffect(() => {
    if (refusal?.kind === 'question') onFresh(refusal.detail)
  }, [refusal, onFresh])

  const isOver = isClosed(session)
  const hasRoom = mixing?.isUnlimited === true || !isAtLimit(session.planUse)
  // Fetches ahead while the verdict is read.
  useEffect(() => {
    if (isOver) mixing?.onClosed()
  }, [isOver, mixing])

  function goOn() {
    if (isOver) visit.closed = withClosed(visit.closed, closedOf(session, practice.skill, begunAt))
    if (isPauseDue(visit.closed) && hasRoom) setLooksBack(visit.closed)
    else goOnNow()
  }

  function goOnFromPause() {
    visit.closed = []
    setLooksBack(null)
    goOnNow()
  }

  function goOnNow() {
    setBegunAt(session.standing)
    if (mixing !== undefined && hasRoom) mixing.onNext(session)
    else if (upcoming(session) !== undefined) run.goOn()
    else if (isAtLimit(session.planUse)) setIsLimitShown(true)
    else onFresh(null)
  }

  const isAtEnd = isLimitShown || refusal?.kind === 'limit'
  // Beside a question only: the pause and the end of the day are for looking up.
  const isToolOpen = tools.open !== null && looksBack === null && !isAtEnd
  const moved =
    outcome === null || outcome.before.mastery === null || outcome.after.mastery === null
      ? 0
      : Math.round(outcome.after.mastery) - Math.round(outcome.before.mastery)
  return (
    <PracticeLayout
      isToolOpen={isToolOpen}
      tool={
        <>
          <Scratchpad
            key={session.question.token}
            token={session.question.token}
            isOpen={isToolOpen && tools.open === 'scratchpad'}
            onClose={tools.close}
          />
          <CalculatorSheet
            kind={calculator ?? 'basic'}
            isOpen={isToolOpen && tools.open === 'calculator'}
            onClose={tools.close}
          />
        </>
      }
      head={<PracticeHead skill={practice.skill} onShortcuts={() => setAreShortcutsShown(true)} />}
      aside={
        <>
          <MasteryMeter standing={standing} subject={practice.skill.subject} moved={moved} />
          <div className="flex flex-wrap items-start justify-between gap-x-6 gap-y-1 lg:block lg:space-y-5">
            <SessionDots results={results} />
            {!isAtEnd && mixing?.isUnlimited !== true && <LeftToday use={session.planUse} />}
          </div>
        </>
      }
    >
      {notice !== null && results.length === 0 && (
        <p role="status" className="mb-4 rounded-lg border-l-4 border-math bg-math-soft px-4 py-3">
          {notice}
        </p>
      )}
      {isAtEnd ? (
        <LimitReached answeredNow={results.length} />
      ) : looksBack !== null ? (
        <PauseCard closed={looksBack} isMixed={mixing !== undefined} onNext={goOnFromPause} />
      ) : (
        <QuestionCard
          practice={run}
          skillName={practice.skill.name}
          isMixed={mixing !== undefined}
          onNext={goOn}
          tools={<ToolButtons tools={availableTools} open={tools.open} onToggle={tools.toggle} />}
          onShortcuts={() => setAreShortcutsShown(true)}
          onReport={() => setIsReportShown(true)}
        />
      )}
      <div className="mt-5 lg:hidden">
        <MasteryMeaning standing={standing} />
      </div>
      <Shortcuts
        kind={session.question.item.interaction.kind}
        hasCalculator={calculator !== undefined}
        isOpen={areShortcutsShown}
        onClose={() => setAreShortcutsShown(false)}
      />
      <ReportDialog session={session} isOpen={isReportShown} onClose={() => setIsReportShown(false)} />
    </PracticeLayout>
  )
}
