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

/** What a slot of a fixed set asks. */
export interface AskedBySlot {
  slot: number
  modelId: string
  /** The exact question; null for one at the student's own level. */
  same: { level: Level; seed: number } | null
}

export interface AssignmentsDeps {
  database: Database
  now: Now
  newId: NewId
  /** A random 31-bit integer. */
  newSeed: () => number
  /** Encrypts what a teacher's browser keeps but must not read. */
  sealing: Sealing
  skill: (id: SkillId) => Skill | undefined
  /** In teaching order. */
  skills: () => readonly Skill[]
  /** A published version of a teacher's question; undefined if there is none. */
  authored: (name: AuthoredName) => Promise<AuthoredQuestion | undefined>
  /** The current published version of a question that this teacher wrote, or that is shared with them. */
  assignable: (
    teacherId: UserId,
    questionId: string,
  ) => Promise<{ version: number; question: AuthoredQuestion } | undefined>
  /** The authors of these questions. */
  authorsOf: (
    questionIds: readonly string[],
  ) => Promise<ReadonlyMap<string, { id: UserId; username: string }>>
  /** Refuses a teacher who does not teach the class; returns its name. */
  requireTaught: (teacherId: UserId, id: ClassroomId) => Promise<{ name: string }>
  /** Serves a question of an assignment: from a skill at the student's own level, or for a slot of a fixed set. */
  askFor: (
    studentId: UserId,
    asked: {
      skillId: SkillId
      slot: AskedBySlot | undefined
      /** Whether the teacher who assigned it is verified. */
      isFromVerified: boolean
      rules: {
        assignmentId: AssignmentId
        tries: 1 | 2
        hasHints: boolean
        hasFewerChoices: boolean
        /** The number of the retake, if it is one. */
        take?: number
      }
      because: string
    },
  ) => Promise<Practice>
  /** A student's answered questions exactly as they were, in the given order. */
  replays: (
    studentId: UserId,
    questions: readonly { issued_at: number; nonce: string }[],
  ) => Promise<ReplayedQuestion[]>
}
