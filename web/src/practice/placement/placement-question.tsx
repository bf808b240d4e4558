import { type Placement, type Question } from '@skills-center/contract/practice'
import { useEffect, useRef, useState } from 'react'
import { Link } from 'wouter'
import { t } from '../../language/messages.ts'
import { type ItemHandle, ItemView } from '../../item/item-view.tsx'
import { rowsOf, RunContext } from '../../item/interactions/simulation/run-context.ts'
import { ReadAloud } from '../../item/speech/read-aloud.tsx'
import { useSilence } from '../../item/speech/use-silence.ts'
import { Button } from '../../ui/button.tsx'
import { PageHeading } from '../../ui/page-heading.tsx'
import { ProgressBar } from '../../ui/progress-bar.tsx'
import { DeliveryNotice } from '../question/delivery-notice.tsx'
import { NotLearnedButton } from '../question/not-learned-yet.tsx'
import { isClosed, markOf, startSession, type Session } from '../session.ts'
import { type SessionControls, useSession } from '../use-session.ts'
import { VerdictPanel } from '../question/verdict-panel.tsx'
import { WhyThis } from '../question/why-this.tsx'
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
      <div className="mx-auto max-w-3xl">
        <PlacementHead number={number} placement={placement} isFirst={isFirst} />
        <section
          ref={card}
          tabIndex={-1}
          aria-labelledby="placement-number"
          className="relative scroll-mt-24 rounded-lg border border-line bg-surface p-5 outline-none sm:p-8"
        >
          <div className="relative mb-4">
            <h2
              id="placement-number"
              className="font-sans text-sm font-semibold tracking-normal text-ink-soft"
            >
              {t('ui/question-place', { place: number })}
            </h2>
            <WhyThis why={question.why} />
          </div>
          <RunContext value={rowsOf(question.token)}>
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
              head={
                <ReadAloud
                  what="question"
                  passages={[{ kind: 'item', item: question.item, id: `p${number}` }]}
                  className="-ms-3 -mt-3 mb-2"
                />
              }
              onChange={run.change}
              onSubmit={run.submit}
            />
          </RunContext>
          <PlacementFeedback session={session} onResend={run.resend} />
          <PlacementActions run={run} />
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

/** The page head: title, progress, and exit link. */
function PlacementHead({
  number,
  placement,
  isFirst,
}: Pick<PlacementQuestionProps, 'number' | 'placement' | 'isFirst'>) {
  return (
    <>
      <div className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-2">
        <PageHeading title={t('practice/find-where-to-start')} className="text-2xl sm:text-3xl" />
        <Link href="/practice/overview" className="py-1 font-semibold text-link">
          {t('practice/stop-here-and-go-on-later')}
        </Link>
      </div>
      <div className="mt-3 mb-6">
        <p role="status" className="mb-2 text-ink-soft">
          {!isFirst && `${t('practice/thank-you')} `}
          {formatProgress(number, placement)}
        </p>
        <ProgressBar
          label={t('practice/questions-so-far')}
          value={number - 1}
          max={placement.most}
          valueText={t('practice/question-place-of-at-most', { place: number, most: placement.most })}
          tone="plain"
        />
      </div>
    </>
  )
}

/** Shows feedback only for answers that cost no try, because placement does not show right or wrong. */
function PlacementFeedback({ session, onResend }: { session: Session; onResend: () => void }) {
  const { outcome } = session
  return (
    <div id="verdict" role="status" className="mt-6 space-y-4 empty:hidden">
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
    <div className="mt-7 flex flex-wrap items-center gap-3">
      <Button
        size="large"
        className="min-w-44 max-sm:w-full"
        busy={isChecking}
        disabled={!canSubmit && !isChecking}
        onClick={submit}
      >
        {t('practice/answer-verb')}
      </Button>
      <NotLearnedButton
        delivery={delivery}
        isDisabled={isChecking || delivery.phase === 'waiting' || isClosed(session)}
        onDefer={defer}
      />
    </div>
  )
}
