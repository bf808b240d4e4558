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

/** Days ahead that a forecast may look. */
export const maxForecastDays = 120

const ById = z.object({ id: ClassroomId })

/** A student as figures name them. */
export const NamedStudent = z.object({ id: UserId, name: z.string() })
export type NamedStudent = z.infer<typeof NamedStudent>

/** One student in one skill that they have answered in. */
export const GridCell = z.object({
  studentId: UserId,
  skillId: SkillId,
  /** Whole points out of 100; null while it rests on too few answers. */
  mastery: z.number().int().min(0).max(100).nullable(),
  certainty: Certainty,
  mastered: z.boolean(),
  isDue: z.boolean(),
  /** Answers that the figure rests on. */
  answers: z.number().int(),
  lastAt: z.iso.datetime(),
})
export type GridCell = z.infer<typeof GridCell>

export const SkillGrid = z.object({
  students: z.array(NamedStudent),
  /** Skills that somebody in the class has answered in, in teaching order. */
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
 * Why a student needs a look: the learner model's word that practice alone does not help, questions wrong one after
 * another, answers before reading, long work without getting better, few right, work past due, no practice lately, or
 * mastered skills that have faded.
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

/** An assignment past due that a student has not done. */
export const MissingWork = z.object({
  id: AssignmentId,
  title: z.string(),
  /** Whether it can still be done. */
  takesLate: z.boolean(),
})
export type MissingWork = z.infer<typeof MissingWork>

export const Need = z.object({
  kind: NeedKind,
  student: NamedStudent,
  /** Null where it is about no single skill. */
  skill: SkillSummary.nullable(),
  /** How sure it is. */
  certainty: Certainty,
  why: z.string(),
  next: z.string(),
  /** What makes it go away by itself. */
  closes: z.string(),
  /** The skill in which practice would help; null for none in particular. */
  practice: SkillSummary.nullable(),
  /** Whether there are answers behind it. */
  hasAnswers: z.boolean(),
  /** Of missing work: which, the newest first. */
  missing: z.array(MissingWork),
  /** Of a list that names each student once: further needs of the same student. */
  others: z.number().int(),
})
export type Need = z.infer<typeof Need>

export const ClassNeeds = z.object({
  /** The most pressing first. */
  needs: z.array(Need),
  students: z.number().int(),
  /** Students who have answered anything yet. */
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

/** A kind of wrong thinking that misconceptions of several skills have in common: “additive thinking”. */
const ThinkingFamily = z.object({ id: z.string(), name: z.string() })

/** A misconception in a class over the last `days` days. */
export const ClassMisconception = z.object({
  /** Unique within its skill. */
  id: z.string(),
  name: z.string(),
  family: ThinkingFamily,
  skill: SkillSummary,
  /** Questions in which it was met. */
  times: z.number().int(),
  lastAt: z.iso.datetime(),
  /** Who it was met in, most often first. */
  students: z.array(NamedStudent.extend({ times: z.number().int() })),
})
export type ClassMisconception = z.infer<typeof ClassMisconception>

/** The same added up over skills. */
export const ClassThinking = ThinkingFamily.extend({
  /** One sentence. */
  about: z.string(),
  /** Questions in which it was met. */
  times: z.number().int(),
  /** Who it was met in, most often first. */
  students: z.array(NamedStudent.extend({ times: z.number().int() })),
  /** Where it was met, most often first. */
  skills: z.array(SkillSummary),
})
export type ClassThinking = z.infer<typeof ClassThinking>

export const ClassMisconceptions = z.object({
  days: z.number().int(),
  /** Those of most students first. */
  families: z.array(ClassThinking),
  /** Those of most students first. */
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

/** How a class does in a standard. A student who has answered in none of its skills is not counted. */
export const ClassStandard = z.object({
  code: z.string(),
  label: z.string(),
  skills: z.array(
    z.object({
      skill: SkillSummary,
      /** Students who have answered in it, and of them those who have mastered it. */
      begun: z.number().int(),
      mastered: z.number().int(),
      /** Mean mastery of those who have begun, whole points; null below the least number of answers. */
      mastery: z.number().int().nullable(),
      answers: z.number().int(),
      /** Questions that ask for this standard, and not for another one of the skill. */
      firstTries: FirstTries,
    }),
  ),
  begun: z.number().int(),
  /** Students who have mastered every skill of it. */
  mastered: z.number().int(),
})
export type ClassStandard = z.infer<typeof ClassStandard>

export const ClassStandards = z.object({
  students: z.number().int(),
  /** Days that questions are counted over. */
  days: z.number().int(),
  /** Answers below which no mean is shown. */
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

/** An answered question in a list; the question itself is asked for by its id. */
export const AnsweredQuestion = z.object({
  id: QuestionId,
  student: NamedStudent,
  /** Null where it is no longer taught here. */
  skill: SkillSummary.nullable(),
  level: Level,
  answeredAt: z.iso.datetime(),
  result: z.enum(['right-at-once', 'right-later', 'wrong']),
  mistake: z.string().nullable(),
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
  /** Only what was answered before this moment. */
  cursor: z.iso.datetime().optional(),
  /** As pages of earlier releases ask. */
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
    /** The next page’s `cursor`: those that came earlier; null at the end. */
    next: z.iso.datetime().nullable(),
    /** The same, as pages of earlier releases read it. */
    older: z.iso.datetime().nullable(),
  }),
})

/** Questions that a file of answers holds, the latest of them. */
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
  /** Days ahead that the forecast looks. */
  query: z.object({ days: z.coerce.number().int().min(1).max(maxForecastDays).default(28) }),
  reply: z.object({ fileName: z.string(), csv: z.string() }),
})
