import type { QuestionToken } from '@skills-center/contract/practice'
import type { RichText } from '@skills-center/contract/rich-text'
import { ArrowRight } from 'lucide-react'
import type { RefObject } from 'react'
import { t } from '../../language/messages.ts'
import { Button } from '../../ui/button.tsx'
import { workHint } from '../../item/interactions/steps/work-hint.ts'
import { numberOf, type Session } from '../session.ts'
import type { SessionControls } from '../use-session.ts'
import { HintButton } from './hints.tsx'
import { FirstTheLesson } from './not-learned-yet.tsx'
import { PlanChangeCard } from './plan-change-card.tsx'
import type { Stage } from './stage.ts'

interface AnswerActionsProps {
  practice: SessionControls
  /** The question's hints, if they are on this device already. */
  ownHints: readonly RichText[] | undefined
  onCheck: () => void
  onHint: (token: QuestionToken, hint: RichText) => void
}

interface NextActionsProps {
  /** The next question may come from another skill. */
  isMixed: boolean
  nextRef: RefObject<HTMLButtonElement | null>
  /** Receives focus if something other than the next question is suggested. */
  proposalRef: RefObject<HTMLElement | null>
  onNext: () => void
}

/** The actions available now: check the answer, get help, or continue. */
export function QuestionActions({
  stage,
  practice,
  isMixed,
  nextRef,
  proposalRef,
  onNext,
  ...answer
}: AnswerActionsProps & NextActionsProps & { stage: Stage }) {
  const { question, outcome, deferred } = practice.session
  // Mixed practice does not hold the student in one skill, because it chooses a skill for every question.
  const plan = isMixed && outcome?.plan?.kind === 'other-way' ? null : (outcome?.plan ?? null)
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-2 md:mt-7">
      {deferred !== null ? (
        <FirstTheLesson
          skillId={question.skillId}
          deferred={deferred}
          cardRef={proposalRef}
          isMixed={isMixed}
          onNext={onNext}
        />
      ) : stage === 'closed' && plan !== null ? (
        <PlanChangeCard
          plan={plan}
          from={question.skillId}
          cardRef={proposalRef}
          isMixed={isMixed}
          onNext={onNext}
        />
      ) : stage === 'closed' || stage === 'next-here' ? (
        <Button ref={nextRef} size="large" className="min-w-44 max-md:flex-1" onClick={onNext}>
          {t('ui/next-question')}
          <ArrowRight aria-hidden className="size-5" />
        </Button>
      ) : stage === 'open' ? (
        <AnswerActions practice={practice} {...answer} />
      ) : null}
    </div>
  )
}

/** For line-by-line work, hints come from the work itself. */
function workHintsOf({ question: { item }, response, hints }: Session) {
  const { interaction, language } = item
  if (interaction.kind !== 'steps' || response.kind !== 'steps') return undefined
  return () => workHint(interaction, response, hints, language)
}

function AnswerActions({ practice, ownHints, onCheck, onHint }: AnswerActionsProps) {
  const { session, canSubmit } = practice
  const { question, delivery, missed, hints } = session
  const isChecking = delivery.phase === 'sending' && delivery.pending.body !== null
  const isTriedAgain = missed.length > 0
  return (
    <>
      <Button
        size="large"
        className="max-md:flex-[3_0_8rem] max-md:whitespace-nowrap md:min-w-44"
        busy={isChecking}
        disabled={!canSubmit && !isChecking}
        onClick={onCheck}
      >
        {isChecking ? t('practice/checking') : isTriedAgain ? t('ui/check-again') : t('ui/check')}
      </Button>
      <HintButton
        key={question.token}
        token={question.token}
        shown={hints.length}
        total={question.hintCount}
        isDisabled={delivery.phase !== 'none'}
        isPriceShown={numberOf(session) === 1 && !isTriedAgain}
        own={ownHints}
        fromWork={workHintsOf(practice.session)}
        onHint={onHint}
      />
    </>
  )
}
