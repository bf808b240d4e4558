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
import { DeliveryNotice } from '../delivery-notice.tsx'
import { NotLearnedButton } from '../not-learned-yet.tsx'
import { isClosed, markOf, startSession, type Session } from '../session.ts'
import { useSession } from '../use-session.ts'
import { VerdictPanel } from '../verdict-panel.tsx'
import { WhyThis } from '../why-this.tsx'
import { noProgress, noLimit, formatProgress } from './placement-words.ts'
import { ContentContext } from '../../language/content.ts'

interface PlacementQuestionProps {
  question: Question
  /** Its place among all of the questions, from 1. */
  number: number
  placement: Placement
  isFirst: boolean
  onNext: (next: Question | null) => void
  /** Asks for a question again where this one takes no answer any more. */
  onLost: () => void
}

/** One question of placement: answered or put off, and on to the next. Nobody is told right or wrong. */
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
  const { session, canSubmit, submit, resend, change } = run
  const { outcome, delivery, refusal, deferred } = session
  const card = useRef<HTMLElement>(null)
  const item = useRef<ItemHandle>(null)
  const isOver = isClosed(session)
  useSilence(`${question.token} ${delivery.phase}`)

  // Goes on as soon as the server has taken the answer.
  useEffect(() => {
    if (isOver && outcome !== null) onNext(outcome.next)
    else if (deferred !== null) onNext(deferred.next)
  }, [isOver, outcome, deferred, onNext])

  // A question that takes no answer any more is exchanged for another.
  useEffect(() => {
    if (refusal !== null) onLost()
  }, [refusal, onLost])

  // Puts the browser's focus where the answer begins, but opens no phone's keyboard unasked.
  useEffect(() => {
    if (matchMedia('(pointer: coarse)').matches) card.current?.focus({ preventScroll: true })
    else item.current?.begin()
    scrollTo({ top: 0 })
  }, [])

  const isChecking = delivery.phase === 'sending' && delivery.pending.body !== null
  const isBusy = delivery.phase !== 'none' || isOver
  return (
    <ContentContext value={question.item}>
      <div className="mx-auto max-w-3xl">
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
              {t('app/question-place', { place: number })}
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
              isLocked={isBusy}
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
              onChange={change}
              onSubmit={submit}
            />
          </RunContext>
          <div id="verdict" role="status" className="mt-6 space-y-4 empty:hidden">
            {outcome !== null && !isOver && (
              <VerdictPanel
                reply={outcome}
                wasMissed={false}
                isTyped={'text' in session.response}
                isAlgebra={'letters' in question.item.interaction}
              />
            )}
            <DeliveryNotice delivery={delivery} goingOn="here" onResend={resend} />
          </div>
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
              isDisabled={isChecking || delivery.phase === 'waiting' || isOver}
              onDefer={run.defer}
            />
          </div>
        </section>
      </div>
    </ContentContext>
  )
}
