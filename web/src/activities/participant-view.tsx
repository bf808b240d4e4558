import type { StudentActivity } from '@skills-center/contract/activities'
import { CircleCheck, CircleX, Hourglass } from 'lucide-react'
import type { ReactNode } from 'react'
import { contentLanguage } from '../language/language.ts'
import { t } from '../language/messages.ts'
import { Rich } from '../language/rich.tsx'
import { ClosedQuestion } from '../item/closed-question.tsx'
import { NotCreditedNote } from '../item/not-credited-note.tsx'
import { RichTextView } from '../item/rich-text.tsx'
import { Badge } from '../ui/badge.tsx'
import { ButtonLink } from '../ui/button-link.tsx'
import { Card } from '../ui/card.tsx'
import { PageHeading } from '../ui/page-heading.tsx'
import { LiveQuestion } from './live-question.tsx'
import { OwnLevel } from './own-level.tsx'
import { ShownQuestion } from './shown-question.tsx'
import { useRestoredFocus } from './use-restored-focus.ts'

interface ParticipantViewProps {
  readonly activity: StudentActivity
  /** The server's state has changed, so refetch it. */
  readonly onAnswered: () => void
}

/** A live activity from a student's perspective. */
export function ParticipantView({ activity, onAnswered }: ParticipantViewProps) {
  const { title, className, phase, isPaused, round, own } = activity
  const place = useRestoredFocus(`${phase} ${round} ${own === null}`)
  return (
    <div className="mx-auto flex w-full max-w-[48rem] flex-col gap-5">
      <div>
        <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
          <PageHeading title={title} className="[overflow-wrap:anywhere]">
            <span lang={contentLanguage(activity.skill ?? {})}>{title}</span>
          </PageHeading>
          <Badge tone={phase === 'ended' ? 'plain' : 'warm'}>
            {phase === 'ended'
              ? t('activities/ended-activity')
              : isPaused
                ? t('activities/paused')
                : t('ui/live')}
          </Badge>
        </div>
        <p className="mt-2 text-lg text-ink-soft [overflow-wrap:anywhere]">{className}</p>
      </div>
      <div ref={place} tabIndex={-1} className="flex flex-col gap-5 outline-none">
        <p role="status" className="sr-only">
          {inWords(activity)}
        </p>
        <Now activity={activity} onAnswered={onAnswered} />
      </div>
    </div>
  )
}

function Now({ activity, onAnswered }: ParticipantViewProps) {
  const { id, phase, round, isPaused, question, own, shown, mode } = activity
  if (phase === 'ended') return <Ended activity={activity} />
  if (phase === 'waiting')
    return <Wait title={t('activities/you-are-in')}>{t('activities/first-question-comes')}</Wait>
  if (mode === 'own-level')
    return question === null ? null : (
      <OwnLevel activityId={id} first={question} isPaused={isPaused} onNext={onAnswered} />
    )
  if (question !== null)
    return (
      <LiveQuestion
        key={round}
        activityId={id}
        question={question}
        heading={t('ui/question-place', { place: round })}
        isPaused={isPaused}
        onReply={({ isTaken }) => {
          if (isTaken) onAnswered()
        }}
        onRefused={onAnswered}
      />
    )
  if (shown !== null)
    return (
      <Card as="section" aria-labelledby="now">
        <h2 id="now" className="mb-4 text-base font-semibold text-ink-soft">
          {t('ui/question-place', { place: round })}
        </h2>
        <Outcome own={own} />
        <ShownQuestion
          shown={shown}
          response={own?.response ?? shown.rightResponse}
          isRight={own?.isRight ?? true}
          id={`round-${round}`}
        />
        <p className="mt-6 text-ink-soft">{t('activities/next-question-comes')}</p>
      </Card>
    )
  if (own === null)
    return <Wait title={t('activities/wait-a-moment')}>{t('activities/next-question-comes')}</Wait>
  const given = {
    item: own.item,
    id: `round-${round}`,
    response: own.response,
    isRight: true,
    rightResponse: null,
  }
  return (
    <>
      <Wait title={t('activities/your-answer-is-in')}>{t('activities/teacher-shows-the-answer')}</Wait>
      <Card as="section" aria-label={t('activities/your-question')}>
        <ClosedQuestion {...given} />
        {'text' in own.response && (
          <p className="mt-5 text-lg">
            <Rich
              id="activities/you-answered-text"
              values={{ text: own.response.text }}
              parts={{ given: <strong /> }}
            />
          </p>
        )}
      </Card>
    </>
  )
}

function Wait({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <Card className="flex items-start gap-4">
      <Hourglass aria-hidden className="mt-1 size-7 shrink-0 text-math" />
      <div>
        <p className="font-display text-2xl font-bold">{title}</p>
        <p className="mt-1 text-lg text-ink-soft">{children}</p>
      </div>
    </Card>
  )
}

function Outcome({ own }: Pick<StudentActivity, 'own'>) {
  if (own === null)
    return <p className="mb-5 text-lg text-ink-soft">{t('activities/did-not-answer-this-one')}</p>
  const isRight = own.isRight === true
  const look = isRight ? 'border-correct bg-correct-soft' : 'border-incorrect bg-incorrect-soft'
  const Sign = isRight ? CircleCheck : CircleX
  return (
    <div className={`mb-6 flex items-start gap-3 rounded-lg border-l-4 px-4 py-4 ${look}`}>
      <Sign aria-hidden className={`mt-0.5 size-6 shrink-0 ${isRight ? 'text-correct' : 'text-incorrect'}`} />
      <div>
        <p className="text-lg font-bold">
          {isRight ? t('activities/right-answer') : t('activities/not-this-time')}
        </p>
        {own.feedback !== null && (
          <div lang={contentLanguage(own.item)} className="mt-1 max-w-prose">
            <RichTextView text={own.feedback} />
          </div>
        )}
        <NotCreditedNote reason={own.notCredited} />
      </div>
    </div>
  )
}

function Ended({
  activity: { answered, right, skill, classroomId },
}: {
  readonly activity: StudentActivity
}) {
  return (
    <Card>
      <h2 className="text-2xl font-bold">{t('activities/that-was-it')}</h2>
      <p className="mt-2 text-lg">
        {answered === 0
          ? t('activities/answered-no-question')
          : t('activities/you-answered-questions-right', {
              answered,
              right,
            })}
      </p>
      <div className="mt-5 flex flex-wrap gap-3">
        {skill !== null && (
          <ButtonLink href={`/practice/${skill.id}`}>
            <span>
              <Rich
                id="activities/practice-skill"
                values={{ skill: skill.name }}
                parts={{ skill: <span lang={contentLanguage(skill)} /> }}
              />
            </span>
          </ButtonLink>
        )}
        <ButtonLink href={`/classroom/${classroomId}`} variant="outline">
          {t('activities/open-the-class')}
        </ButtonLink>
      </div>
    </Card>
  )
}

/** Announces the activity's current state to screen readers. */
function inWords({ phase, isPaused, mode, round, question, own }: StudentActivity): string {
  if (phase === 'ended') return t('activities/the-activity-has-ended')
  if (phase === 'waiting') return t('activities/waiting-for-the-first-question')
  if (isPaused) return t('activities/teacher-has-paused-the-activity')
  if (mode === 'own-level') return t('activities/the-activity-is-open')
  if (phase === 'revealed') {
    if (own === null) return t('activities/the-answer-is-shown')
    return own.isRight ? t('activities/answer-is-shown') : t('activities/answer-is-shown-yours')
  }
  return question === null
    ? t('activities/your-answer-is-in-sentence')
    : t('activities/question-round-is-open', { round })
}
