import { type ActivityStep, steerActivity, type TeacherActivity } from '@skills-center/contract/activities'
import { useMutation } from '@tanstack/react-query'
import { Pause } from 'lucide-react'
import { ContentContext } from '../language/content.ts'
import { contentLanguage } from '../language/language.ts'
import { t } from '../language/messages.ts'
import { Rich } from '../language/rich.tsx'
import { call } from '../platform/api.ts'
import { detailOf } from '../platform/request-error.ts'
import { Badge } from '../ui/badge.tsx'
import { ButtonLink } from '../ui/button-link.tsx'
import { Card } from '../ui/card.tsx'
import { PageHeading } from '../ui/page-heading.tsx'
import { ProgressBar } from '../ui/progress-bar.tsx'
import { ActivityReportCard } from './activity-report.tsx'
import { AnswerBars } from './answer-bars.tsx'
import { Misconceptions } from './misconceptions.tsx'
import { RoundList } from './round-list.tsx'
import { PresenterControls } from './presenter-controls.tsx'
import { PresenterQuestion } from './presenter-question.tsx'
import { useRestoredFocus } from './use-restored-focus.ts'

interface PresenterViewProps {
  readonly activity: TeacherActivity
  readonly onChange: (activity: TeacherActivity) => void
}

/** The view that a teacher projects: the question, how many have answered, and then the answers; no names. */
export function PresenterView({ activity, onChange }: PresenterViewProps) {
  const { id, title, className, phase, isPaused, mode, round, enrolled, joined } = activity
  const { mutate, isPending, error } = useMutation({
    mutationFn: (step: ActivityStep) => call(steerActivity, { params: { id }, body: step }),
    onSuccess: onChange,
  })
  const content = activity.skill ?? {}
  const isTogether = mode === 'together'
  const place = useRestoredFocus(`${phase} ${round} ${isPaused}`)
  return (
    <>
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <PageHeading title={title} className="[overflow-wrap:anywhere]">
          <span lang={contentLanguage(content)}>{title}</span>
        </PageHeading>
        <Badge tone={phase === 'ended' ? 'plain' : 'warm'}>
          {phase === 'ended'
            ? t('activities/ended-activity')
            : isPaused
              ? t('activities/paused')
              : t('ui/live')}
        </Badge>
      </div>
      <p className="-mt-3 text-lg text-ink-soft [overflow-wrap:anywhere]">
        {className} ·{' '}
        {isTogether ? t('activities/one-question-for-all') : t('activities/each-at-their-own-level')}
      </p>
      <div ref={place} tabIndex={-1} className="outline-none">
        <p className="sr-only" role="status">
          {inWords(activity)}
        </p>
        {phase !== 'ended' && (
          <PresenterControls
            activity={activity}
            isBusy={isPending}
            error={error === null ? null : (detailOf(error) ?? t('activities/server-could-not-be-reached'))}
            onStep={mutate}
          />
        )}
      </div>
      {phase === 'waiting' && (
        <Card className="text-center">
          <p className="font-display text-6xl font-bold tabular-nums">
            <Rich
              id="activities/joined-of-enrolled"
              values={{ joined, enrolled }}
              parts={{ rest: <span className="text-3xl text-ink-soft" /> }}
            />
          </p>
          <p className="mt-2 text-xl">{t('activities/students-are-here')}</p>
          <p className="mx-auto mt-3 max-w-prose text-ink-soft">{t('activities/find-live-now')}</p>
        </Card>
      )}
      {isPaused && (
        <p className="flex items-center gap-3 rounded-md bg-warm-soft p-4 text-xl font-semibold text-warm">
          <Pause aria-hidden className="size-6 shrink-0" />
          {t('activities/nobody-can-answer-until-you-go')}
        </p>
      )}
      {(phase === 'open' || phase === 'revealed' || !isTogether) && phase !== 'waiting' && (
        <Answers activity={activity} />
      )}
      {phase === 'ended' && (
        <>
          <ActivityReportCard activity={activity} />
          <RoundList rounds={activity.rounds} />
          <div>
            <ButtonLink href={`/classroom/${activity.classroomId}?tab=live`} variant="outline">
              {t('activities/back-to-the-class')}
            </ButtonLink>
          </div>
        </>
      )}
    </>
  )
}

/** The question, the number of answers, and then their distribution. */
function Answers({ activity }: { readonly activity: TeacherActivity }) {
  const { phase, mode, round, enrolled, joined, question, spread } = activity
  const content = activity.skill ?? {}
  const isTogether = mode === 'together'
  return (
    <Card as="section" aria-labelledby="answers">
      <div className="mb-4 flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1">
        <h2 id="answers" className="text-2xl font-bold">
          {isTogether
            ? t('ui/question-place', { place: round })
            : phase === 'ended'
              ? t('ui/answers')
              : t('activities/answers-so-far')}
        </h2>
        <p className="text-xl font-semibold tabular-nums">
          {isTogether
            ? t('activities/answered-of-count-answered', {
                answered: spread.answered,
                count: Math.max(joined, spread.answered),
              })
            : t('activities/answered-right', { answered: spread.answered, right: spread.right })}
        </p>
      </div>
      {isTogether && phase === 'open' && (
        <div className="mb-6">
          <ProgressBar
            label={t('activities/students-who-have-answered')}
            value={spread.answered}
            max={Math.max(joined, spread.answered, 1)}
          />
        </div>
      )}
      {!isTogether && phase === 'open' && (
        <p className="text-lg text-ink-soft">
          {t('activities/joined-of-enrolled-students-are-here', { joined, enrolled })}
        </p>
      )}
      {question !== null && (
        <PresenterQuestion key={round} id="presenter" question={question} isShown={phase === 'revealed'} />
      )}
      {isTogether && phase === 'revealed' && spread.answered > 0 && (
        <div className="mt-8">
          <h3 className="mb-1 text-xl font-bold">{t('activities/how-the-class-answered')}</h3>
          <ContentContext value={question?.item ?? content}>
            <AnswerBars spread={spread} isShown />
          </ContentContext>
        </div>
      )}
      {(phase === 'revealed' || !isTogether) && (
        <Misconceptions content={content} found={spread.misconceptions} id="misconceptions" />
      )}
    </Card>
  )
}

/** Announces each step, but not each answer, to screen readers. */
function inWords({ phase, isPaused, mode, round, spread, joined }: TeacherActivity): string {
  if (phase === 'waiting') return t('activities/joined-students-are-here', { joined })
  if (phase === 'ended') return t('activities/the-activity-has-ended')
  if (isPaused) return t('activities/paused-sentence')
  if (mode === 'own-level') return t('activities/students-are-answering')
  if (phase === 'revealed')
    return t('activities/right-of-answered-answered-right', {
      right: spread.right,
      answered: spread.answered,
    })
  return spread.answered >= joined && joined > 0
    ? t('activities/everyone-has-answered')
    : t('activities/question-round-is-open', { round })
}
