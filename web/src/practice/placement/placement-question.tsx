import { type Placement, type Question } from '@skills-center/contract/practice'
import { useEffect, useRef, useState } from 'react'
import { t } from '../../language/messages.ts'
import { type ItemHandle, ItemView } from '../../item/item-view.tsx'
import { rowsOf, RunContext } from '../../item/interactions/simulation/run-context.ts'
import { useSilence } from '../../item/speech/use-silence.ts'
import { Button } from '../../ui/button.tsx'
import { ProgressBar } from '../../ui/progress-bar.tsx'
import { DeliveryNotice } from '../question/delivery-notice.tsx'
import { PracticeHead } from '../practice-head.tsx'
import { NotLearnedButton } from '../question/not-learned-yet.tsx'
import { QuestionDock } from '../question/question-dock.tsx'
import { QuestionHead } from '../question/question-head.tsx'
import { isClosed, markOf, startSession, type Session } from '../session.ts'
import { type SessionControls, useSession } from '../use-session.ts'
import { VerdictPanel } from '../question/verdict-panel.tsx'
import { noProgress, noLimit, formatProgress } from './format-placement.ts'
import { ContentContext } from '../../language/content.ts'

interface PlacementQuestionProps {
  question: Question
  /** The number of this question, from 1. */
  number: number
  placement: Placement
  isFirst: boolean
  onNext: (next: Question | null) => void
  /** Requests a new question if this one no longer accepts an answer. */
  onLost: () => void
}

/** One placement question: the student answers or defers it, and the next one follows. Right or wrong is not shown. */
export function PlacementQuestion(props: PlacementQuestionProps) {
  const [first] = useState(() =>
    startSession({ standing: noProgress, planUse: noLimit, questions: [props.question], others: [] }),
  )
  return first === undefined ? null : <Asked {...props} first={first} />
}

function Asked({
  question,
  number,
  placement,
  isFirst,
  first,
  onNext,
  onLost,
}: PlacementQuestionProps & { first: Session }) {
  const run = useSession({ skill: { id: question.skillId } }, first, { place: 'placement' })
  const { session } = run
  const { delivery } = session
  const isOver = isClosed(session)
  const { card, item } = useFirstFocus()
  useOutcome(session, { onNext, onLost })
  useSilence(`${question.token} ${delivery.phase}`)
  return (
    <ContentContext value={question.item}>
      {/* The practice style sheet gives `data-practice` the whole window on a phone. */}
      <div data-practice className="mx-auto max-w-3xl">
        <PlacementHead number={number} placement={placement} isFirst={isFirst} />
        <section
          ref={card}
          tabIndex={-1}
          aria-labelledby="question-number"
          className="practice-card outline-none"
        >
          <RunContext value={rowsOf(question.token)}>
            <div className="practice-item">
              <ItemView
                ref={item}
                id={`p${number}`}
                item={question.item}
                response={session.response}
                messageId="verdict"
                isLocked={delivery.phase !== 'none' || isOver}
                mark={isOver ? null : markOf(session)}
                missed={[]}
                rightResponse={null}
                head={<QuestionHead session={session} number={number} id={`p${number}`} />}
                onChange={run.change}
                onSubmit={run.submit}
              />
            </div>
          </RunContext>
          <QuestionDock
            feedback={<PlacementFeedback session={session} onResend={run.resend} />}
            actions={<PlacementActions run={run} />}
          />
        </section>
      </div>
    </ContentContext>
  )
}

/** Focuses the start of the answer, without opening a phone's keyboard. */
function useFirstFocus() {
  const card = useRef<HTMLElement>(null)
  const item = useRef<ItemHandle>(null)
  useEffect(() => {
    if (matchMedia('(pointer: coarse)').matches) card.current?.focus({ preventScroll: true })
    else item.current?.begin()
    scrollTo({ top: 0 })
  }, [])
  return { card, item }
}

/** Continues when the server has accepted the answer. Replaces a question that no longer accepts one. */
function useOutcome(
  session: Session,
  { onNext, onLost }: Pick<PlacementQuestionProps, 'onNext' | 'onLost'>,
): void {
  const { outcome, deferred, refusal } = session
  const isOver = isClosed(session)
  useEffect(() => {
    if (isOver && outcome !== null) onNext(outcome.next)
    else if (deferred !== null) onNext(deferred.next)
  }, [isOver, outcome, deferred, onNext])
  useEffect(() => {
    if (refusal !== null) onLost()
  }, [refusal, onLost])
}

/** The bar with title, progress, and exit link. */
function PlacementHead({
  number,
  placement,
  isFirst,
}: Pick<PlacementQuestionProps, 'number' | 'placement' | 'isFirst'>) {
  return (
    <PracticeHead
      title={t('practice/find-where-to-start')}
      back={{ href: '/practice/overview', label: t('practice/stop-here-and-go-on-later') }}
      progress={
        <div className="mt-1 md:mt-4">
          <p role="status" className="mb-2 text-ink-soft max-md:sr-only">
            {!isFirst && `${t('practice/thank-you')} `}
            {formatProgress(number, placement)}
          </p>
          <ProgressBar
            label={t('practice/questions-so-far')}
            value={number - 1}
            max={placement.most}
            valueText={t('practice/question-place-of-at-most', { place: number, most: placement.most })}
          />
        </div>
      }
    />
  )
}

/** Shows feedback only for answers that cost no try, because placement does not show right or wrong. */
function PlacementFeedback({ session, onResend }: { session: Session; onResend: () => void }) {
  const { outcome } = session
  return (
    <div id="verdict" role="status" className="space-y-4 empty:hidden md:mt-6">
      {outcome !== null && !isClosed(session) && (
        <VerdictPanel
          reply={outcome}
          wasMissed={false}
          isTyped={'text' in session.response}
          isAlgebra={'letters' in session.question.item.interaction}
        />
      )}
      <DeliveryNotice delivery={session.delivery} nextStep="here" onResend={onResend} />
    </div>
  )
}

function PlacementActions({ run: { session, canSubmit, submit, defer } }: { run: SessionControls }) {
  const { delivery } = session
  const isChecking = delivery.phase === 'sending' && delivery.pending.body !== null
  return (
    <div className="flex items-center gap-3 md:mt-7">
      <Button
        size="large"
        className="max-md:flex-1 md:min-w-44"
        busy={isChecking}
        disabled={!canSubmit && !isChecking}
        onClick={submit}
      >
        {t('practice/answer-verb')}
      </Button>
      <NotLearnedButton
        className="max-md:max-w-44 max-md:text-start"
        delivery={delivery}
        isDisabled={isChecking || delivery.phase === 'waiting' || isClosed(session)}
        onDefer={defer}
      />
    </div>
  )
}
