import { classScreen, bigFile } from './limits.ts'
import { z } from 'zod'
import { AssignmentId } from './assignments/id.ts'
import { ClassroomId } from './classrooms.ts'
import { endpoint } from './endpoint.ts'
import { Level, SkillId, UserId } from './ids.ts'
import { QuestionId, ReplayedQuestion } from './practice/history.ts'
import { Certainty } from './progress.ts'
import { FirstTries } from './progress/report.ts'
import { SkillSummary } from './skills.ts'
import { WrongLine } from './practice/wrong-line.ts'

/** Maximum forecast horizon, in days. */
export const maxForecastDays = 120

const ById = z.object({ id: ClassroomId })

/** A student, as analytics identifies them. */
export const NamedStudent = z.object({ id: UserId, name: z.string() })
export type NamedStudent = z.infer<typeof NamedStudent>

/** One student in one skill that they have answered in. */
export const GridCell = z.object({
  studentId: UserId,
  skillId: SkillId,
  /** Whole points out of 100; null if there are too few answers. */
  mastery: z.number().int().min(0).max(100).nullable(),
  certainty: Certainty,
  mastered: z.boolean(),
  isDue: z.boolean(),
  /** Number of answers behind the value. */
  answers: z.number().int(),
  lastAt: z.iso.datetime(),
})
export type GridCell = z.infer<typeof GridCell>

export const SkillGrid = z.object({
  students: z.array(NamedStudent),
  /** Skills that anyone in the class has answered in, in teaching order. */
  skills: z.array(SkillSummary),
  cells: z.array(GridCell),
})
export type SkillGrid = z.infer<typeof SkillGrid>

export const getSkillGrid = endpoint({
  method: 'GET',
  path: '/api/classrooms/{id}/analytics/grid',
  limit: classScreen,
  access: 'teacher',
  scope: 'analytics:read',
  summary: 'Each student of a class in each skill: mastery, the answers behind it and the last practice',
  params: ById,
  reply: SkillGrid,
})

/**
 * Why a student needs attention: practice alone does not help according to the learner model, a run of wrong answers,
 * answers too fast to have read the question, long work without progress, few right answers, overdue work, no recent
 * practice, or mastered skills that have faded.
 */
export const NeedKind = z.enum([
  'stuck',
  'wrong-run',
  'guessing',
  'long-struggle',
  'low-accuracy',
  'missing-work',
  'idle',
  'faded',
])
export type NeedKind = z.infer<typeof NeedKind>

/** An overdue assignment that a student has not finished. */
export const MissingWork = z.object({
  id: AssignmentId,
  title: z.string(),
  /** Whether it can still be done late. */
  takesLate: z.boolean(),
})
export type MissingWork = z.infer<typeof MissingWork>

export const Need = z.object({
  kind: NeedKind,
  student: NamedStudent,
  /** Null if the need is not about a single skill. */
  skill: SkillSummary.nullable(),
  /** How certain the need is. */
  certainty: Certainty,
  why: z.string(),
  next: z.string(),
  /** What makes the need disappear. */
  closes: z.string(),
  /** The skill in which practice would help; null if no skill in particular. */
  practice: SkillSummary.nullable(),
  /** Whether there are answers to show as evidence. */
  hasAnswers: z.boolean(),
  /** For missing work: the assignments, newest first. */
  missing: z.array(MissingWork),
  /** In a list with each student once: how many more needs this student has. */
  others: z.number().int(),
})
export type Need = z.infer<typeof Need>

export const ClassNeeds = z.object({
  /** Most urgent first. */
  needs: z.array(Need),
  students: z.number().int(),
  /** Students who have answered at least one question. */
  begun: z.number().int(),
})
export type ClassNeeds = z.infer<typeof ClassNeeds>

export const getClassNeeds = endpoint({
  method: 'GET',
  path: '/api/classrooms/{id}/analytics/needs',
  limit: classScreen,
  access: 'teacher',
  scope: 'analytics:read',
  summary: 'Who in a class needs help, why, and what to do next',
  params: ById,
  reply: ClassNeeds,
})

/** A broader misconception shared by several skills, such as “additive thinking”. */
const ThinkingFamily = z.object({ id: z.string(), name: z.string() })

/** A misconception in a class over the last `days` days. */
export const ClassMisconception = z.object({
  /** Unique within its skill. */
  id: z.string(),
  name: z.string(),
  family: ThinkingFamily,
  skill: SkillSummary,
  /** Number of questions in which it appeared. */
  times: z.number().int(),
  lastAt: z.iso.datetime(),
  /** The students who showed it, most often first. */
  students: z.array(NamedStudent.extend({ times: z.number().int() })),
  /** The latest lines of shown work in which it appeared, without names. */
  lines: z.array(WrongLine),
})
export type ClassMisconception = z.infer<typeof ClassMisconception>

/** The same, summed over skills. */
export const ClassThinking = ThinkingFamily.extend({
  /** One sentence. */
  about: z.string(),
  /** Number of questions in which it appeared. */
  times: z.number().int(),
  /** The students who showed it, most often first. */
  students: z.array(NamedStudent.extend({ times: z.number().int() })),
  /** The skills in which it appeared, most often first. */
  skills: z.array(SkillSummary),
})
export type ClassThinking = z.infer<typeof ClassThinking>

export const ClassMisconceptions = z.object({
  days: z.number().int(),
  /** Those with the most students first. */
  families: z.array(ClassThinking),
  /** Those with the most students first. */
  misconceptions: z.array(ClassMisconception),
})
export type ClassMisconceptions = z.infer<typeof ClassMisconceptions>

export const getClassMisconceptions = endpoint({
  method: 'GET',
  path: '/api/classrooms/{id}/analytics/misconceptions',
  limit: classScreen,
  access: 'teacher',
  scope: 'analytics:read',
  summary: 'Mistakes of a class by the thinking behind them: who, how often, when last',
  params: ById,
  reply: ClassMisconceptions,
})

/** A class's results in a standard. Students who have answered in none of its skills are not counted. */
export const ClassStandard = z.object({
  code: z.string(),
  label: z.string(),
  skills: z.array(
    z.object({
      skill: SkillSummary,
      /** Students who have answered in the skill, and how many of them have mastered it. */
      begun: z.number().int(),
      mastered: z.number().int(),
      /** Mean mastery of those students in whole points; null below the minimum number of answers. */
      mastery: z.number().int().nullable(),
      answers: z.number().int(),
      /** Questions aligned to this standard, without those aligned to another standard of the skill. */
      firstTries: FirstTries,
    }),
  ),
  begun: z.number().int(),
  /** Students who have mastered all of its skills. */
  mastered: z.number().int(),
})
export type ClassStandard = z.infer<typeof ClassStandard>

export const ClassStandards = z.object({
  students: z.number().int(),
  /** Number of days over which questions are counted. */
  days: z.number().int(),
  /** Minimum number of answers for a mean. */
  leastAnswers: z.number().int(),
  standards: z.array(ClassStandard),
})
export type ClassStandards = z.infer<typeof ClassStandards>

export const getClassStandards = endpoint({
  method: 'GET',
  path: '/api/classrooms/{id}/analytics/standards',
  limit: classScreen,
  access: 'teacher',
  scope: 'analytics:read',
  summary: 'How a class is doing in each standard that it has practiced',
  params: ById,
  reply: ClassStandards,
})

/** An answered question in a list. Fetch the question itself by id. */
export const AnsweredQuestion = z.object({
  id: QuestionId,
  student: NamedStudent,
  /** Null if the skill is no longer taught here. */
  skill: SkillSummary.nullable(),
  level: Level,
  answeredAt: z.iso.datetime(),
  result: z.enum(['right-at-once', 'right-later', 'wrong']),
  mistake: z.string().nullable(),
  /** For shown work: where its last wrong try goes wrong. */
  wrongLine: WrongLine.nullable(),
  hintsUsed: z.number().int(),
  /** Active seconds over all tries. */
  seconds: z.number().int(),
})
export type AnsweredQuestion = z.infer<typeof AnsweredQuestion>

export const AnswersQuery = z.object({
  studentId: UserId.optional(),
  skillId: SkillId.optional(),
  /** Id of a misconception of that skill. */
  misconception: z.string().max(80).optional(),
  /** Only questions answered before this time. */
  cursor: z.iso.datetime().optional(),
  /** The name of `cursor` in earlier releases. */
  before: z.iso.datetime().optional(),
})
export type AnswersQuery = z.infer<typeof AnswersQuery>

export const listClassAnswers = endpoint({
  method: 'GET',
  path: '/api/classrooms/{id}/analytics/answers',
  limit: classScreen,
  access: 'teacher',
  scope: 'analytics:read',
  summary: 'The answers behind a figure of a class, the latest first',
  params: ById,
  query: AnswersQuery,
  reply: z.object({
    answers: z.array(AnsweredQuestion),
    /** The next page’s `cursor`, for earlier answers; null at the end. */
    next: z.iso.datetime().nullable(),
    /** The same under its name in earlier releases. */
    older: z.iso.datetime().nullable(),
  }),
})

/** Maximum number of questions in an answers file; the latest are kept. */
export const maxAnswersInFile = 10_000

export const getAnswersFile = endpoint({
  method: 'GET',
  path: '/api/classrooms/{id}/analytics/answers/file',
  limit: bigFile,
  access: 'teacher',
  scope: 'analytics:read',
  summary: 'The answers behind a figure of a class as CSV, all of them',
  params: ById,
  query: AnswersQuery.omit({ before: true, cursor: true }),
  reply: z.object({ fileName: z.string(), csv: z.string() }),
})

export const getClassReplay = endpoint({
  method: 'GET',
  path: '/api/classrooms/{id}/analytics/replays/{studentId}/{questionId}',
  access: 'teacher',
  scope: 'analytics:read',
  summary: 'A question of a student of the class exactly as it was, with what was answered',
  params: z.object({ id: ClassroomId, studentId: UserId, questionId: QuestionId }),
  reply: ReplayedQuestion,
})

export const ClassTable = z.enum([
  'needs',
  'grid',
  'standards',
  'misconceptions',
  'forecast',
  'groups',
  'engagement',
])
export type ClassTable = z.infer<typeof ClassTable>

export const getClassFile = endpoint({
  method: 'GET',
  path: '/api/classrooms/{id}/analytics/files/{table}',
  limit: bigFile,
  access: 'teacher',
  scope: 'analytics:read',
  summary: 'The figures of one screen of class analytics as CSV',
  params: z.object({ id: ClassroomId, table: ClassTable }),
  /** Forecast horizon in days. */
  query: z.object({ days: z.coerce.number().int().min(1).max(maxForecastDays).default(28) }),
  reply: z.object({ fileName: z.string(), csv: z.string() }),
})
