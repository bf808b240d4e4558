import { type ActivityMode, listActivities, startActivity } from '@skills-center/contract/activities'
import { type ClassroomId, getClassroom } from '@skills-center/contract/classrooms'
import { SkillId } from '@skills-center/contract/ids'
import { listSkills } from '@skills-center/contract/skills'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { Link, useLocation } from 'wouter'
import { dateFormat } from '../language/formats.ts'
import { t } from '../language/messages.ts'
import { call } from '../platform/api.ts'
import { queryOf, refresh } from '../platform/queries.ts'
import { detailOf } from '../platform/request-error.ts'
import { OwnQuestions } from './own-questions.tsx'
import { UnverifiedNotice } from '../platform/verified.tsx'
import { Button } from '../ui/button.tsx'
import { ButtonLink } from '../ui/button-link.tsx'
import { Card } from '../ui/card.tsx'
import { LoadError } from '../ui/load-error.tsx'
import { SegmentedControl } from '../ui/segmented-control.tsx'
import { Select } from '../ui/select.tsx'
import { Skeleton } from '../ui/skeleton.tsx'

const formatMoment = dateFormat({ dateStyle: 'medium', timeStyle: 'short' })

const modes = () =>
  [
    { value: 'together', label: t('activities/together') },
    { value: 'own-level', label: t('activities/own-level') },
  ] as const satisfies { value: ActivityMode; label: string }[]

const modeWords = (): Record<ActivityMode, string> => ({
  together: t('activities/you-set-the-pace'),
  'own-level': t('activities/students-go'),
})

const formatGrade = (grade: number): string =>
  grade === 0 ? t('activities/kindergarten') : t('activities/grade', { grade })

/** Starts a live activity with a class, and links to past ones. */
export function LiveTab({ id }: { readonly id: ClassroomId }) {
  const classroom = useQuery(queryOf(getClassroom, { params: { id } }))
  const skills = useQuery(queryOf(listSkills))
  const activities = useQuery({ ...queryOf(listActivities), refetchOnMount: 'always' })
  const failed = [classroom, skills, activities].find(({ isError }) => isError)
  if (failed !== undefined)
    return (
      <LoadError
        what={t('activities/the-live-activities')}
        onRetry={() => {
          for (const query of [classroom, skills, activities]) if (query.isError) void query.refetch()
        }}
      />
    )
  if (classroom.data === undefined || skills.data === undefined || activities.data === undefined)
    return (
      <div className="mt-6" aria-busy>
        <Skeleton className="h-72 rounded-lg" />
      </div>
    )
  const { gradeLevel, subject, isActive } = classroom.data
  const fitting = skills.data.filter((skill) => subject === 'both' || skill.subject === subject)
  // The class's own grade first, then the nearest grades.
  const offered = fitting.toSorted(
    (one, other) => Math.abs(one.gradeLevel - gradeLevel) - Math.abs(other.gradeLevel - gradeLevel),
  )
  const own = activities.data.filter(({ classroomId }) => classroomId === id)
  const live = own.find(({ isLive }) => isLive)
  const past = own.filter(({ isLive }) => !isLive)
  return (
    <div className="mt-6 flex flex-col gap-8">
      {live !== undefined ? (
        <Card className="flex flex-wrap items-center justify-between gap-4 border-warm bg-warm-soft">
          <div>
            <p className="font-bold text-warm">{t('activities/live-now')}</p>
            <p className="text-xl font-semibold [overflow-wrap:anywhere]">{live.title}</p>
          </div>
          <ButtonLink href={`/activity/${live.id}`}>{t('activities/open-the-presenter-view')}</ButtonLink>
        </Card>
      ) : isActive ? (
        <StartForm
          id={id}
          options={offered.map((skill) => ({
            value: skill.id,
            label: `${skill.name} (${formatGrade(skill.gradeLevel)})`,
          }))}
        />
      ) : (
        <p className="text-ink-soft">{t('activities/this-class-is-archived')}</p>
      )}
      {past.length > 0 && (
        <section aria-labelledby="past-activities">
          <h2 id="past-activities" className="mb-3 text-2xl font-bold">
            {t('activities/earlier-activities')}
          </h2>
          <Card padding="none">
            <ul>
              {past.map((activity) => (
                <li
                  key={activity.id}
                  className="flex flex-wrap items-baseline justify-between gap-x-4 border-t border-line px-5 py-3.5 first:border-t-0"
                >
                  <Link
                    href={`/activity/${activity.id}`}
                    className="font-semibold text-link [overflow-wrap:anywhere]"
                  >
                    {activity.title}
                  </Link>
                  <time dateTime={activity.createdAt} className="text-sm text-ink-soft">
                    {formatMoment(activity.createdAt)}
                  </time>
                </li>
              ))}
            </ul>
          </Card>
        </section>
      )}
    </div>
  )
}

interface StartFormProps {
  readonly id: ClassroomId
  readonly options: readonly { readonly value: string; readonly label: string }[]
}

function StartForm({ id, options }: StartFormProps) {
  const client = useQueryClient()
  const [, navigate] = useLocation()
  const [skillId, setSkillId] = useState(options[0]?.value ?? '')
  const [mode, setMode] = useState<ActivityMode>('together')
  const [chosen, setChosen] = useState<readonly string[]>([])
  const questionIds = mode === 'together' ? [...chosen] : []
  const { mutate, isPending, error } = useMutation({
    mutationFn: () =>
      call(startActivity, { params: { id }, body: { skillId: SkillId.parse(skillId), mode, questionIds } }),
    onSuccess: (activity) => navigate(`/activity/${activity.id}`),
    onSettled: () => refresh(client, listActivities),
  })
  return (
    <Card as="section" aria-labelledby="start-live">
      <h2 id="start-live" className="mb-4 text-2xl font-bold">
        {t('activities/start-a-live-activity')}
      </h2>
      <div className="mb-5 max-w-xl empty:hidden">
        <UnverifiedNotice>
          {mode === 'together'
            ? t('activities/live-questions-count-toward')
            : t('activities/until-then-live-questions-count')}
        </UnverifiedNotice>
      </div>
      <form
        className="flex max-w-xl flex-col gap-5"
        onSubmit={(event) => {
          event.preventDefault()
          if (!isPending) mutate()
        }}
      >
        <Select
          label={t('activities/skill')}
          value={skillId}
          options={options}
          onChange={({ target }) => {
            setSkillId(target.value)
            setChosen([])
          }}
        />
        <div>
          <SegmentedControl label={t('activities/pace')} value={mode} options={modes()} onChange={setMode} />
          <p className="mt-2 text-ink-soft">{modeWords()[mode]}</p>
        </div>
        {mode === 'together' && <OwnQuestions skillId={skillId} chosen={chosen} onChange={setChosen} />}
        {error !== null && (
          <p role="alert" className="rounded-md bg-incorrect-soft p-3 font-medium text-incorrect">
            {detailOf(error) ?? t('ui/server-could-not-be-reached')}
          </p>
        )}
        <Button type="submit" size="large" busy={isPending} className="self-start max-sm:w-full">
          {t('activities/start')}
        </Button>
      </form>
    </Card>
  )
}
