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

/** A question that a whole class is asked at once. */
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
  /** In which the question was shown. */
  language: Language
}

interface JudgedAnswer {
  /** Null for a question at one’s own level. */
  round: number | null
  verdict: Verdict
  misconception: string | null
  /** What to say to one that does not count. */
  message: RichText | null
  /** In which the question was shown. */
  language: Language
}

export interface ActivitiesNeeds {
  database: Database
  now: Now
  newId: NewId
  log: Log
  /** A number from 0 to 1, 1 left out. */
  random: () => number
  skill: (id: SkillId) => Skill | undefined
  /** A published version of a question that a teacher wrote; undefined for none. */
  authored: (name: AuthoredName) => Promise<AuthoredQuestion | undefined>
  /** What is published now of a question that this teacher wrote or that is shared with them. */
  assignable: (
    teacherId: UserId,
    questionId: string,
  ) => Promise<{ version: number; question: AuthoredQuestion } | undefined>
  /** Whether a school has confirmed the teacher. */
  isVerified: (teacherId: UserId) => Promise<boolean>
  questions: {
    /** The question that all are asked, as this student gets it; however often it is fetched, it counts once. */
    toAll: (studentId: UserId, asked: AskedToAll) => Question
    /** Whether this student's answer to it is credited, and why not. */
    creditOf: (studentId: UserId, asked: AskedToAll) => Pick<AnswerReply, 'credited' | 'notCredited'>
    /** A question at the student's own level. */
    ownLevel: (
      studentId: UserId,
      activity: { activityId: string; isFromUnverified: boolean },
      skill: Skill,
    ) => Promise<Question>
  }
  /**
   * How an answer to a question to all is judged, and of which round that question is; nothing is counted. Refuses
   * another student’s token and one that is not of this activity.
   */
  judge: (studentId: UserId, body: AnswerBody, activityId: ActivityId) => Promise<JudgedAnswer>
  /** Counts an answer to a question to all as an attempt, once however often it is called. */
  count: (studentId: UserId, asked: AskedToAll, given: GivenAnswer) => Promise<void>
  /**
   * Puts students of a class into new groups, one for each set, named by the first of `names` that are free; of the
   * groups in `old` those that this leaves empty are taken away.
   */
  arrangeGroups: (
    tx: Queryable,
    teacherId: UserId,
    classroomId: ClassroomId,
    plan: { sets: readonly (readonly UserId[])[]; names: readonly string[]; old: readonly GroupId[] },
  ) => Promise<{ id: GroupId; name: string }[]>
  /** Assigns work to a class; refuses anyone who does not teach it. */
  assign: (teacherId: UserId, classroomId: ClassroomId, body: AssignmentBody) => Promise<{ id: AssignmentId }>
  /** Settles an answer to a question of that activity. */
  answer: (studentId: UserId, body: AnswerBody, activityId: ActivityId) => Promise<AnswerReply>
}
