import type { ActivityId } from '@skills-center/contract/activities'
import type { AssignmentBody } from '@skills-center/contract/assignments'
import type { AssignmentId } from '@skills-center/contract/assignments/id'
import type { ClassroomId, GroupId } from '@skills-center/contract/classrooms'
import type { Level, SkillId, UserId } from '@skills-center/contract/ids'
import type { Language } from '@skills-center/contract/language'
import type { Response } from '@skills-center/contract/interaction'
import type { AnswerBody, AnswerReply, Question } from '@skills-center/contract/practice'
import type { Verdict } from '@skills-center/contract/item'
import type { AuthoredQuestion } from '@skills-center/contract/questions/authored'
import type { RichText } from '@skills-center/contract/rich-text'
import type { AuthoredName } from '@skills-center/curriculum/authored/authored-model'
import type { Skill } from '@skills-center/curriculum/skill'
import type { NewId, Now } from '../platform/clock.ts'
import type { Database, Queryable } from '../platform/database.ts'
import type { Log } from '../platform/log.ts'

/** A question asked to the whole class at once. */
interface AskedToAll {
  activityId: string
  round: number
  skill: Skill
  modelId: string
  level: Level
  seed: number
  revision: number
  askedAt: Date
  isFromUnverified: boolean
}

interface GivenAnswer {
  submissionId: string
  response: Response
  verdict: 'correct' | 'incorrect'
  misconception: string | null
  activeMs: number
  timeZone: string | null
  /** The language in which the question was shown. */
  language: Language
}

interface JudgedAnswer {
  /** Null for a question at the student's own level. */
  round: number | null
  verdict: Verdict
  misconception: string | null
  /** The message for an answer that does not count. */
  message: RichText | null
  /** The language in which the question was shown. */
  language: Language
}

export interface ActivitiesDeps {
  database: Database
  now: Now
  newId: NewId
  log: Log
  /** Returns a random number in [0, 1). */
  random: () => number
  skill: (id: SkillId) => Skill | undefined
  /** A published version of a teacher's question; undefined if there is none. */
  authored: (name: AuthoredName) => Promise<AuthoredQuestion | undefined>
  /** The current published version of a question that this teacher wrote, or that is shared with them. */
  assignable: (
    teacherId: UserId,
    questionId: string,
  ) => Promise<{ version: number; question: AuthoredQuestion } | undefined>
  /** Whether the teacher is verified at a school. */
  isVerified: (teacherId: UserId) => Promise<boolean>
  questions: {
    /** The whole-class question as this student gets it. However often it is fetched, it counts once. */
    toAll: (studentId: UserId, asked: AskedToAll) => Question
    /** Whether this student's answer is credited, and if not, why. */
    creditOf: (studentId: UserId, asked: AskedToAll) => Pick<AnswerReply, 'credited' | 'notCredited'>
    /** A question at the student's own level. */
    ownLevel: (
      studentId: UserId,
      activity: { activityId: string; isFromUnverified: boolean },
      skill: Skill,
    ) => Promise<Question>
  }
  /**
   * Grades an answer to a whole-class question without recording it, and returns the question's round. Refuses another
   * student's token, and one of another activity.
   */
  judge: (studentId: UserId, body: AnswerBody, activityId: ActivityId) => Promise<JudgedAnswer>
  /** Records an answer to a whole-class question as an attempt; calling it again does not count twice. */
  count: (studentId: UserId, asked: AskedToAll, given: GivenAnswer) => Promise<void>
  /**
   * Puts students of a class into new groups, one for each set. Each group gets the next unused name from `names`.
   * Groups in `old` that become empty are deleted.
   */
  arrangeGroups: (
    tx: Queryable,
    teacherId: UserId,
    classroomId: ClassroomId,
    plan: { sets: readonly (readonly UserId[])[]; names: readonly string[]; old: readonly GroupId[] },
  ) => Promise<{ id: GroupId; name: string }[]>
  /** Assigns work to a class; refuses a teacher who does not teach it. */
  assign: (teacherId: UserId, classroomId: ClassroomId, body: AssignmentBody) => Promise<{ id: AssignmentId }>
  /** Grades and records an answer to a question of that activity. */
  answer: (studentId: UserId, body: AnswerBody, activityId: ActivityId) => Promise<AnswerReply>
}
