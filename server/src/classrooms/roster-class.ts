import type { ClassroomId } from '@skills-center/contract/classrooms'
import type { UserId } from '@skills-center/contract/ids'

/** A class as a district's roster gives it. */
export interface RosterClass {
  readonly id: ClassroomId
  readonly name: string
  readonly period: string
  readonly gradeLevel: number
  readonly subject: 'math' | 'science' | 'both'
  /** Null if the roster names no teacher; the owner then stays. */
  readonly ownerId: UserId | null
  /** All teachers, with the owner. */
  readonly teacherIds: readonly UserId[]
  /** Teachers by an earlier roster. */
  readonly formerIds: readonly UserId[]
}
