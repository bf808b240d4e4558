import { listLiveActivities } from '@skills-center/contract/activities'
import { type ClassroomId, listClassrooms } from '@skills-center/contract/classrooms'
import { useQuery } from '@tanstack/react-query'
import { Radio } from 'lucide-react'
import { t } from '../language/messages.ts'
import { Rich } from '../language/rich.tsx'
import { queryOf } from '../platform/queries.ts'
import { ButtonLink } from '../ui/button-link.tsx'
import { Card } from '../ui/card.tsx'

/** Milliseconds between two checks for a new live activity. */
const pollMs = 20_000

interface LiveNowProps {
  /** Only activities of this class. */
  readonly classroomId?: ClassroomId
}

/** A link to the activity that is live now; renders nothing if there is none. */
export function LiveNow({ classroomId }: LiveNowProps) {
  const classrooms = useQuery(queryOf(listClassrooms))
  const isInClass = (classrooms.data?.length ?? 0) > 0
  const activities = useQuery({
    ...queryOf(listLiveActivities),
    enabled: isInClass,
    refetchInterval: pollMs,
    refetchOnWindowFocus: 'always',
    refetchOnMount: 'always',
  })
  const live = (activities.data ?? []).filter(
    (activity) => classroomId === undefined || activity.classroomId === classroomId,
  )
  return (
    <div role="status" className="flex flex-col gap-3 empty:hidden">
      {live.map(({ id, title, ...activity }) => (
        <Card
          key={id}
          padding="snug"
          className="flex flex-wrap items-center gap-x-5 gap-y-3 border-warm bg-warm-soft"
        >
          <Radio aria-hidden className="size-7 shrink-0 text-warm" />
          <div className="min-w-0 flex-1 basis-56">
            <p className="font-bold text-warm">{t('activities/live-now')}</p>
            <p className="text-lg font-semibold [overflow-wrap:anywhere]">
              {title}
              {classroomId === undefined &&
                classrooms.data
                  ?.filter((classroom) => classroom.id === activity.classroomId)
                  .map(({ name }) => `, ${name}`)}
            </p>
          </div>
          <ButtonLink href={`/activity/${id}`} className="max-sm:w-full">
            <Rich
              id="activities/join-title"
              values={{ title }}
              parts={{ what: <span className="sr-only" /> }}
            />
          </ButtonLink>
        </Card>
      ))}
    </div>
  )
}
