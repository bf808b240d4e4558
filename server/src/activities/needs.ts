import type { ActivityId } from '@skills-center/contract/activities'
import type { Level, SkillId, UserId } from '@skills-center/contract/ids'
import type { AnswerBody, AnswerReply, Question, QuestionToken } from '@skills-center/contract/practice'
import type { Skill } from '@skills-center/curriculum/skill'
import type { NewId, Now } from '../platform/clock.ts'
import type { Database } from '../platform/database.ts'

export interface ActivitiesNeeds {
  database: Database
  now: Now
  newId: NewId
  /** A number from 0 to 1, 1 left out. */
  random: () => number
  skill: (id: SkillId) => Skill | undefined
  questions: {
    /** The question that all are asked, as this student gets it; however often it is fetched, it counts once. */
    toAll: (
      studentId: UserId,
      asked: {
        activityId: string
        round: number
        skill: Skill
        modelId: string
        level: Level
        seed: number
        revision: number
        askedAt: Date
      },
    ) => Question
    /** A question at the student's own level. */
    ownLevel: (studentId: UserId, activityId: string, skill: Skill) => Promise<Question>
  }
  /** Which question to all a token stands for; undefined for any other token, and for another student’s. */
  roundOf: (studentId: UserId, token: QuestionToken) => number | undefined
  /** Settles an answer to a question of that activity. */
  answer: (studentId: UserId, body: AnswerBody, activityId: ActivityId) => Promise<AnswerReply>
}
