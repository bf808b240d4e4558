import type { Gradebook } from '@skills-center/contract/assignments/gradebook'
import type { AssignmentResults } from '@skills-center/contract/assignments'
import type { ModelCard } from '@skills-center/contract/analytics/model-card'
import type { ClassroomId } from '@skills-center/contract/classrooms'
import type { GradeLevel, SkillId, UserId } from '@skills-center/contract/ids'
import type { SkillProgress } from '@skills-center/contract/practice'
import type { QuestionId, ReplayedQuestion } from '@skills-center/contract/practice/history'
import type { PracticedSkill } from '@skills-center/contract/progress/report'
import type { WrongLine } from '@skills-center/contract/practice/wrong-line'
import type { Skill } from '@skills-center/curriculum/skill'
import type { Queryable } from '../platform/database.ts'
import type { Now } from '../platform/clock.ts'

/** A skill in which a student has answered, with the learner model's estimates. */
interface EstimatedSkill extends SkillProgress {
  mastery: number
  certainty: NonNullable<SkillProgress['certainty']>
  lastAt: Date
}

/** What the learner model reports about a student. */
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

export interface AnalyticsDeps {
  database: Queryable
  now: Now
  /** In teaching order, in the reader's language. */
  skills: () => readonly Skill[]
  skill: (id: SkillId) => Skill | undefined
  labelOf: (standard: string) => string
  csvOf: (rows: readonly (readonly (string | number)[])[]) => string
  /** Refuses a teacher who does not teach the class. */
  requireTaught: (teacherId: UserId, id: ClassroomId) => Promise<{ name: string; isSample: boolean }>
  classesOf: (teacherId: UserId) => Promise<readonly TaughtClass[]>
  /** Every assignment of a class with the work of all students it is for, newest first. */
  assignedIn: (teacherId: UserId, id: ClassroomId) => Promise<readonly AssignmentResults[]>
  /** The gradebook that these assignments of a class make. */
  gradebookOf: (
    classroom: { id: ClassroomId; name: string },
    assigned: readonly AssignmentResults[],
  ) => Promise<Pick<Gradebook, 'grading' | 'students'>>
  /**
   * The skills that the student practiced in the last 30 days of their own calendar, with the same figures as their own
   * report.
   */
  practicedLately: (studentId: UserId) => Promise<PracticedSkill[]>
  /** The learner model in use, and until when it has learned from this server's answers. */
  modelNow: () => Promise<ModelCard['model']>
  /** The number of questions that the teacher has written. */
  countQuestions: (teacherId: UserId) => Promise<number>
  loadKnowledge: (ids: readonly UserId[]) => Promise<ReadonlyMap<UserId, StudentKnowledge>>
  /** An answered question's id in links. */
  questionId: (question: { issued_at: number; nonce: string }) => QuestionId
  /**
   * For each student and skill with answers: the probability of being at or above a mark (0 to 1) today, and on that
   * day.
   */
  markChances: (ids: readonly UserId[], mark: number, then: Date) => Promise<readonly MarkChance[]>
  replay: (studentId: UserId, id: QuestionId) => Promise<ReplayedQuestion>
  /** Where shown work goes wrong, for each of these questions; null for other answers. */
  wrongLines: (
    questions: readonly {
      student_id: UserId
      issued_at: number
      nonce: string
      /** The one that the work shows; null for whatever is wrong in it. */
      misconception: string | null
    }[],
  ) => Promise<(WrongLine | null)[]>
}
