import type { SuggestedGroup } from '@skills-center/contract/analytics/class-outlook'
import type { ClassroomId } from '@skills-center/contract/classrooms'
import { createGroup, getRoster, setGroup } from '@skills-center/contract/classrooms/roster'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { UsersRound } from 'lucide-react'
import { call } from '../platform/api.ts'
import { refresh } from '../platform/queries.ts'
import { detailOf } from '../platform/request-error.ts'
import { Button } from '../ui/button.tsx'
import { ButtonLink } from '../ui/button-link.tsx'

/** Letters that a group’s name holds. */
const mostLetters = 40

const nameOf = ({ title }: Pick<SuggestedGroup, 'title'>): string => {
  const plain = title.replaceAll(/[“”]/g, '')
  const name = plain.charAt(0).toUpperCase() + plain.slice(1)
  return name.length <= mostLetters ? name : `${name.slice(0, mostLetters - 1).trimEnd()}…`
}

interface MakeGroupProps {
  readonly id: ClassroomId
  readonly group: SuggestedGroup
}

/** Makes a suggested group one of the class’s own, and leads on to work for it. */
export function MakeGroup({ id, group }: MakeGroupProps) {
  const client = useQueryClient()
  const name = nameOf(group)
  const make = useMutation({
    async mutationFn() {
      const made = await call(createGroup, { params: { id }, body: { name } })
      const studentIds = group.students.map((student) => student.id)
      await call(setGroup, { params: { id }, body: { studentIds, groupId: made.id } })
      return made
    },
    onSuccess: () => refresh(client, getRoster),
  })
  if (make.data !== undefined) {
    const query = new URLSearchParams({
      skills: group.skill.id,
      group: make.data.id,
      title: name,
    })
    return (
      <div role="status" className="flex flex-wrap items-center gap-3">
        <span className="font-medium text-correct">Group made.</span>
        <ButtonLink href={`/classroom/${id}/assign?${query}`} variant="outline" size="small">
          Assign work to it
        </ButtonLink>
      </div>
    )
  }
  return (
    <>
      <Button
        variant="outline"
        size="small"
        busy={make.isPending}
        aria-label={`Make this a group: ${group.title}`}
        onClick={() => make.mutate()}
      >
        <UsersRound aria-hidden className="size-4" />
        Make this a group
      </Button>
      {make.isError && (
        <p role="alert" className="w-full text-sm font-medium text-incorrect">
          {detailOf(make.error) ?? 'The group was not made. Check your connection and try again.'}
        </p>
      )}
    </>
  )
}
