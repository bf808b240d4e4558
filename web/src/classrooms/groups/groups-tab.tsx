import type { ClassroomId } from '@skills-center/contract/classrooms'
import { maxGroups } from '@skills-center/contract/classrooms/roster'
import { useQuery } from '@tanstack/react-query'
import { t } from '../../language/messages.ts'
import { detailOf } from '../../platform/request-error.ts'
import { Card } from '../../ui/card.tsx'
import { LoadError } from '../../ui/load-error.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { rosterQuery } from '../students/roster-query.ts'
import { CreateGroup } from './create-group.tsx'
import { GroupCard } from './group-card.tsx'

/** The groups of a class, visible only to its teachers. */
export function GroupsTab({ id }: { readonly id: ClassroomId }) {
  const { data, error, refetch } = useQuery(rosterQuery(id))
  if (error !== null)
    return (
      <Card className="mt-6">
        <LoadError
          what={t('classrooms/the-groups')}
          detail={detailOf(error)}
          onRetry={() => void refetch()}
        />
      </Card>
    )
  if (data === undefined)
    return (
      <div className="mt-6 grid gap-4 md:grid-cols-2" aria-busy>
        <Skeleton className="h-40 rounded-lg" />
        <Skeleton className="h-40 rounded-lg" />
      </div>
    )
  const { groups, students } = data
  return (
    <div className="mt-6 flex flex-col gap-6">
      <p className="max-w-prose text-ink-soft">{t('classrooms/groups-help-you-to-give')}</p>
      {groups.length > 0 && (
        <ul aria-label={t('classrooms/groups')} className="grid items-start gap-4 md:grid-cols-2">
          {groups.map((group) => (
            <GroupCard
              key={group.id}
              id={id}
              group={group}
              members={students.filter(({ groupId }) => groupId === group.id)}
              others={students.filter(({ groupId }) => groupId === null)}
            />
          ))}
        </ul>
      )}
      {groups.length < maxGroups ? (
        <CreateGroup id={id} />
      ) : (
        <p className="text-ink-soft">{t('classrooms/class-has-at-most-groups', { most: maxGroups })}</p>
      )}
    </div>
  )
}
