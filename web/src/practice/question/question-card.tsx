import type { RichText } from '@skills-center/contract/rich-text'
import type { ReactNode } from 'react'
import { type GiveRow, rowsOf, RunContext } from '../../item/interactions/simulation/run-context.ts'
import { ItemView } from '../../item/item-view.tsx'
import { useSilence } from '../../item/speech/use-silence.ts'
import { ContentContext } from '../../language/content.ts'
import { useUnsavedWork } from '../../platform/unsaved-work.ts'
import { markOf, numberOf } from '../session.ts'
import type { SessionControls } from '../use-session.ts'
import { HintList } from './hints.tsx'
import { QuestionActions } from './question-actions.tsx'
import { QuestionFeedback } from './question-feedback.tsx'
import { QuestionDock } from './question-dock.tsx'
import { QuestionFooter } from './question-footer.tsx'
import { QuestionHead } from './question-head.tsx'
import { stageOf } from './stage.ts'
import { useQuestionActions } from './use-question-actions.ts'
import { useQuestionFocus } from './use-question-focus.ts'

/** The question of a session, its answer, the result, and the next actions. */
export function QuestionCard({
  practice,
  skillName,
  isMixed,
  isReadAloud,
  canDefer,
  tools,
  hints,
  giveRow,
  onNext,
  onShortcuts,
  onReport,
}: {
  practice: SessionControls
  skillName: string
  /** The next question may come from another skill. */
  isMixed: boolean
  /** Read the question aloud when it appears. */
  isReadAloud: boolean
  /** Show “I haven’t learned this yet”. */
  canDefer: boolean
  /** Buttons that open tools beside the question. */
  tools: ReactNode
  /** The question's hints, if they are on this device already. */
  hints?: readonly RichText[] | undefined
  /** Reveals simulation rows, if this device can. */
  giveRow?: GiveRow | undefined
  onNext: () => void
  onShortcuts: () => void
  onReport: () => void
}) {
  const { session } = practice
  const { question, outcome, delivery } = session
  const stage = stageOf(session)
  const isOver = stage === 'closed' || stage === 'deferred'
  const id = `q${numberOf(session)}`
  const { card, item, verdict, next, proposal, focusAnswer } = useQuestionFocus(session, stage)
  const actions = useQuestionActions({ practice, stage, focusAnswer, onNext, onShortcuts })
  useSilence(`${question.token} ${delivery.phase}`)
  useUnsavedWork(!isOver)
  return (
    // The key handler of this section only triggers controls inside it, each of which also works by itself.
    <ContentContext value={question.item}>
      <section
        aria-labelledby="question-number"
        className="practice-card outline-none"
        tabIndex={-1}
        ref={card}
        onKeyDown={actions.onKeyDown}
      >
        <RunContext value={giveRow ?? rowsOf(question.token)}>
          <div className="practice-item">
            <ItemView
              key={question.token}
              ref={item}
              id={id}
              item={question.item}
              response={session.response}
              messageId="verdict"
              isLocked={delivery.phase !== 'none' || isOver}
              mark={markOf(session)}
              missed={session.missed}
              rightResponse={stage === 'closed' ? (outcome?.rightResponse ?? null) : null}
              head={<QuestionHead session={session} id={id} isReadAloud={isReadAloud} tools={tools} />}
              onChange={practice.change}
              onSubmit={actions.onEnter}
            >
              <HintList hints={session.hints} />
            </ItemView>
          </div>
        </RunContext>
        <QuestionDock
          feedback={
            <QuestionFeedback
              session={session}
              stage={stage}
              skillName={skillName}
              verdictRef={verdict}
              onResend={practice.resend}
            />
          }
          actions={
            <QuestionActions
              stage={stage}
              practice={practice}
              isMixed={isMixed}
              ownHints={hints}
              nextRef={next}
              proposalRef={proposal}
              onCheck={actions.check}
              onHint={actions.takeHint}
              onNext={actions.goToNext}
            />
          }
        />
        <QuestionFooter practice={practice} canDefer={canDefer} onReport={onReport} />
      </section>
    </ContentContext>
  )
}
