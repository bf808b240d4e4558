import type { AssignedAudience } from '@skills-center/contract/assignments'
import type { ClassroomId } from '@skills-center/contract/classrooms'
import { getRoster } from '@skills-center/contract/classrooms/roster'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { t } from '../language/messages.ts'
import { queryOf } from '../platform/queries.ts'
import { detailOf } from '../platform/request-error.ts'
import { LoadError } from '../ui/load-error.tsx'
import { SegmentedControl } from '../ui/segmented-control.tsx'
import { Skeleton } from '../ui/skeleton.tsx'
import { CheckList } from './check-list.tsx'

interface AudienceChooserProps {
  readonly classroomId: ClassroomId
  readonly audience: AssignedAudience
  readonly onChange: (audience: AssignedAudience) => void
  /** Further choices for the whole class. */
  readonly children?: ReactNode
}

const empty: Record<AssignedAudience['kind'], AssignedAudience> = {
  class: { kind: 'class' },
  groups: { kind: 'groups', groupIds: [] },
  students: { kind: 'students', studentIds: [] },
}

/** The whole class, some groups, or some students. */
export function AudienceChooser({ classroomId, audience, onChange, children }: AudienceChooserProps) {
  const { data, error, refetch } = useQuery(queryOf(getRoster, { params: { id: classroomId } }))
  return (
    <div className="flex flex-col gap-3">
      <SegmentedControl
        label={t('assignments/for')}
        value={audience.kind}
        options={[
          { value: 'class', label: t('assignments/class') },
          { value: 'groups', label: t('assignments/groups') },
          { value: 'students', label: t('ui/students') },
        ]}
        onChange={(kind) => onChange(empty[kind])}
      />
      {audience.kind === 'class' ? (
        <>
          <p className="text-sm text-ink-soft">{t('assignments/students-who-join-later-get')}</p>
          {children}
        </>
      ) : error !== null ? (
        <LoadError
          what={t('assignments/the-students')}
          detail={detailOf(error)}
          onRetry={() => void refetch()}
        />
      ) : data === undefined ? (
        <Skeleton className="h-40" />
      ) : audience.kind === 'groups' ? (
        data.groups.length === 0 ? (
          <p className="text-ink-soft">{t('assignments/class-has-no-groups-yet')}</p>
        ) : (
          <CheckList
            label={t('assignments/groups')}
            options={data.groups.map(({ id, name }) => ({ value: id, label: name }))}
            chosen={audience.groupIds}
            onChange={(groupIds) => onChange({ kind: 'groups', groupIds })}
          />
        )
      ) : data.students.length === 0 ? (
        <p className="text-ink-soft">{t('assignments/nobody-is-in-this-class')}</p>
      ) : (
        <CheckList
          label={t('ui/students')}
          options={data.students.map(({ id, firstName, lastName }) => ({
            value: id,
            label: `${firstName} ${lastName}`.trim(),
          }))}
          chosen={audience.studentIds}
          onChange={(studentIds) => onChange({ kind: 'students', studentIds })}
        />
      )}
    </div>
  )
}
