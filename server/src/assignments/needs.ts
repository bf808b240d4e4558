import type { AssignmentId } from '@skills-center/contract/assignments'
import type { ClassroomId } from '@skills-center/contract/classrooms'
import type { SkillId, UserId } from '@skills-center/contract/ids'
import type { Practice } from '@skills-center/contract/practice'
import type { ReplayedQuestion } from '@skills-center/contract/practice/history'
import type { Skill } from '@skills-center/curriculum/skill'
import type { NewId, Now } from '../platform/clock.ts'
import type { Database } from '../platform/database.ts'

export interface AssignmentsNeeds {
  database: Database
  now: Now
  newId: NewId
  skill: (id: SkillId) => Skill | undefined
  /** Refuses whoever does not teach the class; answers its name. */
  requireTaught: (teacherId: UserId, id: ClassroomId) => Promise<{ name: string }>
  /** A question of an assignment, at the student's own level. */
  askFor: (
    studentId: UserId,
    asked: {
      skillId: SkillId
      rules: { assignmentId: AssignmentId; tries: 1 | 2; hasHints: boolean }
      because: string
    },
  ) => Promise<Practice>
  /** Answered questions of a student exactly as they were, in the order given. */
  replays: (
    studentId: UserId,
    questions: readonly { issued_at: number; nonce: string }[],
  ) => Promise<ReplayedQuestion[]>
}
