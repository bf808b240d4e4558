import type { AssignmentResults } from '@skills-center/contract/assignments'
import type { ModelCard } from '@skills-center/contract/analytics/model-card'
import type { ClassroomId } from '@skills-center/contract/classrooms'
import type { GradeLevel, SkillId, UserId } from '@skills-center/contract/ids'
import type { SkillProgress } from '@skills-center/contract/practice'
import type { QuestionId, ReplayedQuestion } from '@skills-center/contract/practice/history'
import type { PracticedSkill } from '@skills-center/contract/progress/report'
import type { Skill } from '@skills-center/curriculum/skill'
import type { Queryable } from '../platform/database.ts'
import type { Now } from '../platform/clock.ts'

/** A skill that a student has answered in, as the learner model knows it. */
interface EstimatedSkill extends SkillProgress {
  mastery: number
  certainty: NonNullable<SkillProgress['certainty']>
  lastAt: Date
}

/** What the learner model says about a student. */
export interface StudentKnowledge {
  skills: ReadonlyMap<SkillId, EstimatedSkill>
  stuck: readonly { skillId: SkillId; missing: SkillId | null }[]
}

export interface MarkChance {
  skillId: SkillId
  answered: number
  today: number
  later: number
}

/** A class that a teacher owns or co-teaches. */
export interface TaughtClass {
  id: ClassroomId
  name: string
  gradeLevel: GradeLevel
  isActive: boolean
  isSample: boolean
}

export interface AnalyticsNeeds {
  database: Queryable
  now: Now
  /** In teaching order, in the reader’s language. */
  skills: () => readonly Skill[]
  skill: (id: SkillId) => Skill | undefined
  labelOf: (standard: string) => string
  csvOf: (rows: readonly (readonly (string | number)[])[]) => string
  /** Refuses anyone who does not teach the class. */
  requireTaught: (teacherId: UserId, id: ClassroomId) => Promise<{ name: string; isSample: boolean }>
  classesOf: (teacherId: UserId) => Promise<readonly TaughtClass[]>
  /** Every assignment of a class with the work of all whom it is for, the newest first. */
  assignedIn: (teacherId: UserId, id: ClassroomId) => Promise<readonly AssignmentResults[]>
  /** Skills that the student practiced in the last 30 days of their own calendar, as their own report tells them. */
  practicedLately: (studentId: UserId) => Promise<PracticedSkill[]>
  /** Which learner model speaks, and until when it has learned from answers here. */
  modelNow: () => Promise<ModelCard['model']>
  /** Questions that the teacher has written. */
  countQuestions: (teacherId: UserId) => Promise<number>
  loadKnowledge: (ids: readonly UserId[]) => Promise<ReadonlyMap<UserId, StudentKnowledge>>
  /** What an answered question is called in a link. */
  questionId: (question: { issued_at: number; nonce: string }) => QuestionId
  /** For each student and skill answered in: the chances to be at a mark (0 to 1) or above today and on that day. */
  markChances: (ids: readonly UserId[], mark: number, then: Date) => Promise<readonly MarkChance[]>
  replay: (studentId: UserId, id: QuestionId) => Promise<ReplayedQuestion>
}
