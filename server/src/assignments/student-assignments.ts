import type { OwnAssignment } from '@skills-center/contract/assignments'
import type { AssignmentId } from '@skills-center/contract/assignments/id'
import type { UserId } from '@skills-center/contract/ids'
import type { Practice } from '@skills-center/contract/practice'
import { formatMessage } from '../platform/format-message.ts'
import { conflict, notFound } from '../platform/problems.ts'
import type { AskedBySlot, AssignmentsDeps } from './deps.ts'
import {
  listStudentAssignments,
  type AssignmentWithWork,
  loadStudentAssignments,
  toOwnAssignment,
} from './list-student-assignments.ts'
import type { SlotRow } from './slot-queries.ts'
import { isAuthored, modelIdNow, shuffledFor } from './slots.ts'
import { seedInTake, slotInTake } from './takes.ts'
import { nextSkill } from './work.ts'
import { say } from './messages.gen.ts'

/** A student's own assignments: open and finished work, and the next question. */
export function createStudentAssignments(deps: AssignmentsDeps) {
  /** The first unanswered question of a set that can still be asked. */
  function nextSlot(studentId: UserId, { row, done }: AssignmentWithWork): SlotRow | undefined {
    const inOrder = row.skill_order === 'mixed' ? shuffledFor(studentId, row.slots) : row.slots
    return inOrder.find((slot) => !done.slots.has(slot.slot) && modelIdNow(deps.skill, slot) !== undefined)
  }

  /** What to ask now; undefined if nothing is left. */
  function nextOf(studentId: UserId, found: AssignmentWithWork) {
    const { row, work } = found
    if (row.goal_kind !== 'fixed') {
      const skillId = nextSkill(row.skill_order, work.skills)
      return skillId === undefined ? undefined : { skillId, slot: undefined }
    }
    const next = nextSlot(studentId, found)
    const modelId = next && modelIdNow(deps.skill, next)
    if (next === undefined || modelId === undefined) return undefined
    const take = row.retakes.length
    const slot: AskedBySlot = {
      slot: slotInTake(next.slot, take),
      modelId,
      // A teacher's question has only one level.
      same: row.is_same || isAuthored(next) ? { level: next.level, seed: seedInTake(next.seed, take) } : null,
    }
    return { skillId: next.skill_id, slot }
  }

  return {
    list: (studentId: UserId): Promise<OwnAssignment[]> => listStudentAssignments(deps, studentId),

    async question(
      studentId: UserId,
      id: AssignmentId,
    ): Promise<{ assignment: OwnAssignment; practice: Practice | null }> {
      const found = (await loadStudentAssignments(deps, studentId)).find(({ row }) => row.id === id)
      if (found === undefined) throw notFound(say('no-such-own-assignment'))
      const assignment = toOwnAssignment(deps, found)
      const { row, work } = found
      if (work.status === 'missing' && !assignment.isOpen) {
        throw conflict(say('too-late'))
      }
      const next = assignment.isOpen ? nextOf(studentId, found) : undefined
      if (next === undefined) return { assignment, practice: null }
      const practice = await deps.askFor(studentId, {
        ...next,
        rules: {
          assignmentId: id,
          tries: row.tries,
          hasHints: row.has_hints,
          hasFewerChoices: row.has_fewer_choices,
          ...(row.retakes.length === 0 ? {} : { take: row.retakes.length }),
        },
        isFromVerified: row.is_from_verified,
        because: formatMessage(say('reason-assigned')),
      })
      return { assignment, practice }
    },
  }
}
