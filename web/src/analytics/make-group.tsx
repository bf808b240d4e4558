import type { SuggestedGroup } from '@skills-center/contract/analytics/class-outlook'
import type { ClassroomId } from '@skills-center/contract/classrooms'
import { createGroup, getRoster } from '@skills-center/contract/classrooms/roster'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { UsersRound } from 'lucide-react'
import { useState } from 'react'
import { t } from '../language/messages.ts'
import { call } from '../platform/api.ts'
import { refresh } from '../platform/queries.ts'
import { detailOf } from '../platform/request-error.ts'
import { Button } from '../ui/button.tsx'
import { ButtonLink } from '../ui/button-link.tsx'
import { Dialog } from '../ui/dialog.tsx'
import { type LeftGroup, leftBy } from './leaving-groups.ts'

/** The maximum length of a group’s name. */
const maxLetters = 40

const nameOf = ({ title }: Pick<SuggestedGroup, 'title'>): string => {
  const plain = title.replaceAll(/[“”]/g, '')
  const name = plain.charAt(0).toUpperCase() + plain.slice(1)
  return name.length <= maxLetters ? name : `${name.slice(0, maxLetters - 1).trimEnd()}…`
}

interface MakeGroupProps {
  readonly id: ClassroomId
  readonly group: SuggestedGroup
}

/**
 * Creates a suggested group in the class, and links to assigning it work. Warns first if students would leave another
 * group.
 */
export function MakeGroup({ id, group }: MakeGroupProps) {
  const client = useQueryClient()
  const name = nameOf(group)
  const [left, setLeft] = useState<readonly LeftGroup[]>([])
  const make = useMutation({
    mutationFn: () =>
      call(createGroup, {
        params: { id },
        body: { name, studentIds: group.students.map((student) => student.id) },
      }),
    onSettled: () => setLeft([]),
    onSuccess: () => refresh(client, getRoster),
  })
  const look = useMutation({
    // Loads the current roster, because groups may have been created on this page.
    mutationFn: () => call(getRoster, { params: { id } }),
    onSuccess(roster) {
      const leaving = leftBy(group.students, roster)
      if (leaving.length === 0) make.mutate()
      else setLeft(leaving)
    },
  })
  if (make.data !== undefined) {
    const query = new URLSearchParams({
      skills: group.skill.id,
      group: make.data.id,
      title: name,
    })
    return (
      <div role="status" className="flex flex-wrap items-center gap-3">
        <span className="font-medium text-correct">{t('analytics/group-made')}</span>
        <ButtonLink href={`/classroom/${id}/assign?${query}`} variant="outline" size="small">
          {t('analytics/assign-work-to-it')}
        </ButtonLink>
      </div>
    )
  }
  const error = look.error ?? make.error
  const count = left.reduce((sum, { students }) => sum + students.length, 0)
  return (
    <>
      <Button
        variant="outline"
        size="small"
        busy={look.isPending || make.isPending}
        aria-label={t('analytics/make-this-a-group-title', { title: group.title })}
        onClick={() => look.mutate()}
      >
        <UsersRound aria-hidden className="size-4" />
        {t('analytics/make-this-a-group')}
      </Button>
      {error !== null && (
        <p role="alert" className="w-full text-sm font-medium text-incorrect">
          {detailOf(error) ?? t('analytics/group-was-not-made')}
        </p>
      )}
      <Dialog
        open={left.length > 0}
        title={t('analytics/students-would-leave-their-groups', { count })}
        onClose={() => setLeft([])}
        actions={
          <>
            <Button variant="outline" onClick={() => setLeft([])}>
              {t('analytics/cancel')}
            </Button>
            <Button busy={make.isPending} onClick={() => make.mutate()}>
              {t('analytics/move-them-and-make-the-group')}
            </Button>
          </>
        }
      >
        <div className="flex flex-col gap-3">
          <p>{t('analytics/student-is-in-one-group')}</p>
          <ul className="flex flex-col gap-2">
            {left.map((one) => (
              <li key={one.name} className="rounded-md bg-sunken px-4 py-2.5 [overflow-wrap:anywhere]">
                <span className="font-semibold">{one.name}: </span>
                {one.students.map((student) => student.name).join(', ')}
                {one.isEmptied && <span className="text-ink-soft"> {t('analytics/nobody-stays-in-it')}</span>}
              </li>
            ))}
          </ul>
          <p>{t('analytics/work-that-is-assigned')}</p>
        </div>
      </Dialog>
    </>
  )
}
