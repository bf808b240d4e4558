import type { AssignmentId } from '@skills-center/contract/assignments/id'
import type { ClassroomId } from '@skills-center/contract/classrooms'
import type { Level, SkillId, UserId } from '@skills-center/contract/ids'
import type { Practice } from '@skills-center/contract/practice'
import type { ReplayedQuestion } from '@skills-center/contract/practice/history'
import type { AuthoredQuestion } from '@skills-center/contract/questions/authored'
import type { AuthoredName } from '@skills-center/curriculum/authored/authored-model'
import type { Skill } from '@skills-center/curriculum/skill'
import type { NewId, Now } from '../platform/clock.ts'
import type { Database } from '../platform/database.ts'
import type { Sealing } from '../platform/sealing.ts'

/** What a question of a fixed set asks for. */
export interface AskedBySlot {
  slot: number
  modelId: string
  /** The very question; null for one at the student’s own level. */
  same: { level: Level; seed: number } | null
}

export interface AssignmentsNeeds {
  database: Database
  now: Now
  newId: NewId
  /** A number of 31 bits. */
  newSeed: () => number
  /** Seals what a teacher’s browser holds and must not read. */
  sealing: Sealing
  skill: (id: SkillId) => Skill | undefined
  /** A published version of a question that a teacher wrote; undefined for none. */
  authored: (name: AuthoredName) => Promise<AuthoredQuestion | undefined>
  /** What is published now of a question that this teacher wrote or that is shared with them. */
  assignable: (
    teacherId: UserId,
    questionId: string,
  ) => Promise<{ version: number; question: AuthoredQuestion } | undefined>
  /** Who wrote these questions. */
  authorsOf: (
    questionIds: readonly string[],
  ) => Promise<ReadonlyMap<string, { id: UserId; username: string }>>
  /** Refuses anyone who does not teach the class; answers its name. */
  requireTaught: (teacherId: UserId, id: ClassroomId) => Promise<{ name: string }>
  /** A question of an assignment: of a skill at the student's own level, or of a place in a fixed set. */
  askFor: (
    studentId: UserId,
    asked: {
      skillId: SkillId
      slot: AskedBySlot | undefined
      /** The teacher who gave it is verified. */
      isFromVerified: boolean
      rules: {
        assignmentId: AssignmentId
        tries: 1 | 2
        hasHints: boolean
        hasFewerChoices: boolean
        /** Of a retake, which one it is. */
        take?: number
      }
      because: string
    },
  ) => Promise<Practice>
  /** Answered questions of a student exactly as they were, in the order given. */
  replays: (
    studentId: UserId,
    questions: readonly { issued_at: number; nonce: string }[],
  ) => Promise<ReplayedQuestion[]>
}
