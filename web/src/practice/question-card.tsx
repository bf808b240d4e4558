import type { QuestionToken } from '@skills-center/contract/practice'
import type { RichText } from '@skills-center/contract/rich-text'
import { ArrowRight, Flag } from 'lucide-react'
import { type KeyboardEvent, type ReactNode, useEffect, useLayoutEffect, useRef } from 'react'
import { t } from '../language/messages.ts'
import { type ItemHandle, ItemView } from '../item/item-view.tsx'
import { type GiveRow, rowsOf, RunContext } from '../item/interactions/simulation/run-context.ts'
import { ReadAloud } from '../item/speech/read-aloud.tsx'
import { useSilence } from '../item/speech/use-silence.ts'
import { useAtWork } from '../platform/at-work.ts'
import { Button } from '../ui/button.tsx'
import { PlanChangeCard } from './plan-change-card.tsx'
import { AchievementsEarned } from './achievements-earned.tsx'
import { DeliveryNotice } from './delivery-notice.tsx'
import { HintButton, HintList } from './hints.tsx'
import { MasteredMoment } from './mastered-moment.tsx'
import { FirstTheLesson, NotLearnedButton } from './not-learned-yet.tsx'
import { ReadVerdict } from './read-verdict.tsx'
import { useReadingTime } from './reading-time.ts'
import {
  canSwap,
  isAtLimit,
  isClosed,
  isPending,
  markOf,
  numberOf,
  upcoming,
  withPending,
} from './session.ts'
import { reportButtonId } from './tools/practice-keys.ts'
import { SolutionSteps } from './solution-steps.tsx'
import { SwapButton } from './swap-button.tsx'
import type { useSession } from './use-session.ts'
import { VerdictPanel } from './verdict-panel.tsx'
import { WhyThis } from './why-this.tsx'
import { ContentContext } from '../language/content.ts'

const headerHeight = 80

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
  practice: ReturnType<typeof useSession>
  skillName: string
  /** The next question may be of another skill. */
  isMixed: boolean
  /** The question is read aloud as it comes. */
  isReadAloud: boolean
  /** “I haven’t learned this yet” can be said. */
  canDefer: boolean
  /** Buttons that open tools beside the question. */
  tools: ReactNode
  /** Hints of the question, where they are on this device already. */
  hints?: readonly RichText[] | undefined
  /** Gives rows of its simulation, where this device can. */
  giveRow?: GiveRow | undefined
  onNext: () => void
  onShortcuts: () => void
  onReport: () => void
}) {
  const { session, canSubmit, submit, resend, change, addHint, defer } = practice
  const { question, outcome, delivery, missed, deferred } = session
  const isOver = isClosed(session)
  const number = numberOf(session)
  // Without its verdict one goes on to a question that is on this device already.
  const isWaiting = isPending(session)
  const isNextHere = isWaiting && upcoming(session) !== undefined
  const goingOn = isNextHere
    ? 'next'
    : question.isLimited && isAtLimit(withPending(session))
      ? 'tomorrow'
      : 'later'
  const isChecking = delivery.phase === 'sending' && delivery.pending.body !== null
  const id = `q${number}`
  const card = useRef<HTMLElement>(null)
  const item = useRef<ItemHandle>(null)
  const next = useRef<HTMLButtonElement>(null)
  const verdict = useRef<HTMLDivElement>(null)
  const otherWay = useRef<HTMLElement>(null)
  const reading = useReadingTime()
  // Across skills nobody is kept in one: what comes next is decided again.
  const plan = isMixed && outcome?.plan?.kind === 'other-way' ? null : (outcome?.plan ?? null)
  useSilence(`${question.token} ${delivery.phase}`)
  useAtWork(!isOver && deferred === null)

  // Takes the time as soon as a verdict, or what is proposed in its place, is on screen.
  useLayoutEffect(() => {
    if (outcome !== null || deferred !== null || isNextHere) reading.restart()
  }, [question, outcome, isOver, deferred, isNextHere, reading])

  // Puts the browser's focus where the hands go on: into a new question (but opens no phone's keyboard
  // unasked), back into the answer after a verdict that leaves it open, on "Next" once it is closed, and on
  // what is proposed instead of it.
  useEffect(() => {
    const isTouch = matchMedia('(pointer: coarse)').matches
    if (deferred !== null) {
      otherWay.current?.focus()
      return
    }
    if (outcome === null) {
      if (isTouch) card.current?.focus({ preventScroll: true })
      else item.current?.begin()
      // Under the sticky header, where a long question before this one has left the page.
      const top = card.current?.getBoundingClientRect().top ?? 0
      if (top < headerHeight) card.current?.scrollIntoView({ block: 'start' })
      return
    }
    verdict.current?.scrollIntoView({ block: 'nearest' })
    if (isOver) (otherWay.current ?? next.current)?.focus({ preventScroll: true })
    else if (!isTouch) item.current?.resume()
  }, [question, outcome, isOver, deferred])

  // The same where there is no verdict to be had now.
  useEffect(() => {
    if (!isNextHere) return
    verdict.current?.scrollIntoView({ block: 'nearest' })
    next.current?.focus({ preventScroll: true })
  }, [isNextHere])

  function goToNext() {
    if (reading.isOver()) onNext()
  }

  /** A press that was meant for “Next” must not use up the second try, should the verdict come just before it. */
  function check() {
    if (reading.isOver() || markOf(session) !== 'wrong') submit()
  }

  function takeHint(token: QuestionToken, hint: RichText) {
    addHint(token, hint)
    // The button for hints goes with the last of them: the focus goes on to the answer.
    if (session.hints.length + 1 < question.hintCount) return
    if (matchMedia('(pointer: coarse)').matches) card.current?.focus({ preventScroll: true })
    else item.current?.begin()
  }

  function onKeyDown(event: KeyboardEvent) {
    // No answer holds a question mark, so it asks for the shortcuts in a text field too.
    if (event.key === '?') {
      event.preventDefault()
      onShortcuts()
    }
    // A held Enter must not run through the verdict.
    if (event.key === 'Enter' && event.repeat) event.preventDefault()
    else if (event.key === 'Enter' && event.target === card.current)
      (isOver || isNextHere ? goToNext : check)()
  }

  const isMastered = outcome !== null && !outcome.before.mastered && outcome.after.mastered
  return (
    // The keys of this section act on the controls in it, each of which also works by itself.
    <ContentContext value={question.item}>
      <section
        aria-labelledby="question-number"
        className="scroll-mt-24 rounded-lg border border-line bg-surface p-5 outline-none sm:p-8"
        tabIndex={-1}
        ref={card}
        onKeyDown={onKeyDown}
      >
        <div className="relative mb-5">
          <h2 id="question-number" className="text-base font-semibold text-ink-soft">
            {t('app/question-place', { place: number })}
          </h2>
          <WhyThis key={question.token} why={question.why} />
        </div>
        <RunContext value={giveRow ?? rowsOf(question.token)}>
          <ItemView
            key={question.token}
            ref={item}
            id={id}
            item={question.item}
            response={session.response}
            messageId="verdict"
            isLocked={delivery.phase !== 'none' || isOver || deferred !== null}
            mark={markOf(session)}
            missed={missed}
            rightResponse={isOver ? (outcome?.rightResponse ?? null) : null}
            head={
              <div className="-ms-3 -mt-3 mb-2 flex flex-wrap items-center gap-1">
                <ReadAloud
                  key={question.token}
                  isBegun={isReadAloud}
                  what="question"
                  passages={[{ kind: 'item', item: question.item, id }]}
                />
                {tools}
              </div>
            }
            onChange={change}
            onSubmit={isOver || isNextHere ? goToNext : check}
          >
            <HintList hints={session.hints} />
          </ItemView>
        </RunContext>
        <div ref={verdict} id="verdict" role="status" className="mt-6 scroll-mb-40 space-y-4 empty:hidden">
          {outcome !== null && (
            <VerdictPanel
              key={session.results.length + missed.length + outcome.verdict}
              reply={outcome}
              wasMissed={missed.length > 0}
              isTyped={'text' in session.response}
              isAlgebra={'letters' in question.item.interaction}
            />
          )}
          <DeliveryNotice delivery={delivery} goingOn={goingOn} onResend={resend} />
          {session.isDoubled && <p>{t('practice/sent-this-question-from-another')}</p>}
          {outcome !== null && <AchievementsEarned achievements={outcome.achievementsEarned} />}
          {isMastered && <MasteredMoment skillName={skillName} mastery={outcome.after.mastery} />}
        </div>
        {outcome !== null && (
          <ReadVerdict
            key={`${question.token} verdict ${missed.length} ${outcome.verdict}`}
            reply={outcome}
            wasMissed={missed.length > 0}
          />
        )}
        {isOver && outcome?.solution && (
          <SolutionSteps key={`${question.token} solution`} steps={outcome.solution} />
        )}
        <div className="mt-7 flex flex-wrap items-center gap-3">
          {deferred !== null ? (
            <FirstTheLesson
              skillId={question.skillId}
              deferred={deferred}
              cardRef={otherWay}
              isMixed={isMixed}
              onNext={goToNext}
            />
          ) : isOver && plan !== null ? (
            <PlanChangeCard
              plan={plan}
              from={question.skillId}
              cardRef={otherWay}
              isMixed={isMixed}
              onNext={goToNext}
            />
          ) : isOver || isNextHere ? (
            <Button ref={next} size="large" className="min-w-44 max-sm:w-full" onClick={goToNext}>
              {t('site/next-question')}
              <ArrowRight aria-hidden className="size-5" />
            </Button>
          ) : isWaiting ? null : (
            <>
              <Button
                size="large"
                className="min-w-44 max-sm:w-full"
                busy={isChecking}
                disabled={!canSubmit && !isChecking}
                onClick={check}
              >
                {isChecking
                  ? t('practice/checking')
                  : missed.length > 0
                    ? t('app/check-again')
                    : t('app/check')}
              </Button>
              <HintButton
                key={question.token}
                token={question.token}
                shown={session.hints.length}
                total={question.hintCount}
                isDisabled={delivery.phase !== 'none'}
                own={hints}
                onHint={takeHint}
              />
              {canDefer && missed.length === 0 && (
                <NotLearnedButton
                  key={`${question.token} deferral`}
                  delivery={delivery}
                  isDisabled={isChecking || delivery.phase === 'signed-out'}
                  onDefer={defer}
                />
              )}
            </>
          )}
        </div>
        <div className="mt-6 -mb-2 border-t border-line pt-3 sm:-mb-4">
          <div className="-mx-3 flex flex-wrap items-center gap-x-2">
            {canSwap(session) && (
              <SwapButton
                key={question.token}
                question={question}
                isDisabled={delivery.phase !== 'none'}
                onSwapped={practice.swap}
              />
            )}
            <Button
              id={reportButtonId}
              variant="quiet"
              size="small"
              className="sm:ms-auto"
              aria-keyshortcuts="Alt+R"
              onClick={onReport}
            >
              <Flag aria-hidden className="size-4.5" />
              {t('practice/report-a-problem')}
            </Button>
          </div>
        </div>
      </section>
    </ContentContext>
  )
}
