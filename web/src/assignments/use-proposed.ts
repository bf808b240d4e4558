import type { AssignmentBody } from '@skills-center/contract/assignments'
import type { ShownSlot } from '@skills-center/contract/assignments/slots'
import { listSkills } from '@skills-center/contract/skills'
import { useQuery } from '@tanstack/react-query'
import { queryOf } from '../platform/queries.ts'
import { proposedInstructions, proposedTitle } from './proposals.ts'

/** An assignment that is being written. Null where the teacher has not written anything, so that a proposal shows. */
export type DraftAssignment = Omit<AssignmentBody, 'title' | 'instructions'> & {
  title: string | null
  instructions: string | null
}

/** The name and instructions as the form shows them: those that the teacher wrote, or else proposals. */
export function useProposed(
  body: DraftAssignment,
  slots: readonly ShownSlot[],
): Pick<AssignmentBody, 'title' | 'instructions'> {
  const { data } = useQuery(queryOf(listSkills))
  const nameOf = new Map(data?.map(({ id, name }) => [id, name]))
  const skills =
    body.goal.kind === 'fixed'
      ? [...new Set(slots.map(({ skill }) => skill.name))]
      : body.skillIds.flatMap((id) => nameOf.get(id) ?? [])
  return {
    title: body.title ?? proposedTitle(skills),
    instructions: body.instructions ?? proposedInstructions(body, skills, slots.length),
  }
}
