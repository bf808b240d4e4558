import type { ClassroomId } from '@skills-center/contract/classrooms'
import { setGroup, type ClassGroup, type RosterStudent } from '@skills-center/contract/classrooms/roster'
import { useState } from 'react'
import { call } from '../../platform/api.ts'
import { Button } from '../../ui/button.tsx'
import { Select } from '../../ui/select.tsx'
import { toast } from '../../ui/toast.ts'
import { ActError } from '../act-error.tsx'
import { useAct } from '../use-act.ts'
import { groupIn, groupOptions } from './group-options.ts'
import { rosterQueries, whom } from './roster-query.ts'
import type { StudentAct } from './student-dialog.tsx'

interface ChosenBarProps {
  readonly classroomId: ClassroomId
  readonly chosen: readonly RosterStudent[]
  readonly groups: readonly ClassGroup[]
  readonly onAct: (kind: StudentAct['kind']) => void
  readonly onClear: () => void
}

/** What can be done to the students who are ticked. */
export function ChosenBar({ classroomId, chosen, groups, onAct, onClear }: ChosenBarProps) {
  const [group, setChosenGroup] = useState('')
  const put = useAct(
    () =>
      call(setGroup, {
        params: { id: classroomId },
        body: { studentIds: chosen.map(({ id }) => id), groupId: groupIn(group) },
      }),
    rosterQueries,
    () => {
      toast({ title: 'Group changed', description: whom(chosen), tone: 'right' })
      onClear()
    },
  )
  return (
    <section
      aria-label="Chosen students"
      className="flex flex-col gap-3 rounded-lg border-[1.5px] border-action bg-surface p-3"
    >
      <div className="flex flex-wrap items-end gap-x-3 gap-y-3">
        <p role="status" className="mr-auto self-center px-1 font-semibold">
          {chosen.length === 1 ? '1 student chosen' : `${chosen.length} students chosen`}
        </p>
        {groups.length > 0 && (
          <div className="flex items-end gap-2">
            <Select
              label="Group"
              value={group}
              onChange={(event) => setChosenGroup(event.target.value)}
              options={groupOptions(groups)}
            />
            <Button variant="outline" busy={put.isPending} onClick={() => put.mutate(undefined)}>
              Put in
            </Button>
          </div>
        )}
        <Button variant="outline" onClick={() => onAct('passwords')}>
          New passwords
        </Button>
        <Button variant="outline" onClick={() => onAct('move')}>
          Move
        </Button>
        <Button variant="danger" onClick={() => onAct('remove')}>
          Remove
        </Button>
        <Button variant="quiet" onClick={onClear}>
          Clear
        </Button>
      </div>
      <ActError error={put.error} />
    </section>
  )
}
