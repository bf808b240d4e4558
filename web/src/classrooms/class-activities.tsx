import type { Activity } from '@skills-center/contract/activities'
import type { Classroom } from '@skills-center/contract/classrooms'
import { Link } from 'wouter'
import { dateFormat } from '../language/formats.ts'
import { t } from '../language/messages.ts'
import { Card } from '../ui/card.tsx'

const day = dateFormat({ month: 'short', day: 'numeric' })

interface ClassActivitiesProps {
  readonly activities: readonly Activity[]
  /** The classes to name beside each activity; omit if all are from one class. */
  readonly classrooms?: readonly Classroom[]
}

/** Activities, newest first. */
export function ClassActivities({ activities, classrooms = [] }: ClassActivitiesProps) {
  if (activities.length === 0) return <p className="text-ink-soft">{t('classrooms/none-so-far')}</p>
  return (
    <Card padding="none">
      <ul>
        {activities.map((activity) => (
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
            <span className="text-sm text-ink-soft">
              {classrooms
                .filter((classroom) => classroom.id === activity.classroomId)
                .map((classroom) => `${classroom.name}, `)}
              <time dateTime={activity.createdAt}>{day(activity.createdAt)}</time>
            </span>
          </li>
        ))}
      </ul>
    </Card>
  )
}
