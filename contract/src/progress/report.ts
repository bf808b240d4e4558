import { bigFile } from '../limits.ts'
import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { GradeLevel, SkillId, Subject } from '../ids.ts'
import { languages } from '../language.ts'
import { fieldError } from '../field-error.ts'

/**
 * Minimum data for each figure, below which it would mislead. The figure is then null and shown as “Not enough data
 * yet”. The server, pages, and files all use these values.
 */
export const enough = {
  /** Questions needed for a first-try percentage. */
  accuracyQuestions: 10,
  /** Answers needed for the mastery of a skill. */
  masteryAnswers: 3,
  /** Answers within the period needed for a change of mastery, in addition to enough answers before it. */
  changeAnswers: 3,
  /** Points of mastery; a smaller change counts as none. */
  changePoints: 5,
  /** A mistake is overcome if this many latest questions of the skill were all right at the first try. */
  overcomeQuestions: 3,
} as const

export const notEnough = 'Not enough data yet'

/** Maximum number of days in a custom period: a leap year. */
export const longestPeriod = 366

export const ReportPeriodKind = z.enum(['7-days', '30-days', 'school-year', 'own'])
export type ReportPeriodKind = z.infer<typeof ReportPeriodKind>

export const defaultPeriod: ReportPeriodKind = '30-days'

export const ReportQuery = z.object({
  period: ReportPeriodKind.default(defaultPeriod),
  /** First and last day of a custom period. */
  from: z.iso.date(fieldError('first-day-invalid')).optional(),
  to: z.iso.date(fieldError('last-day-invalid')).optional(),
})
export type ReportQuery = z.infer<typeof ReportQuery>

/** Calendar dates in the student’s own time zone, both inclusive. */
export const ReportPeriod = z.object({
  kind: ReportPeriodKind,
  from: z.iso.date(),
  to: z.iso.date(),
  days: z.number().int(),
  today: z.iso.date(),
  /** IANA name: America/Chicago. */
  timeZone: z.string(),
})
export type ReportPeriod = z.infer<typeof ReportPeriod>

/** Practice questions by the result of their first try. */
export const FirstTries = z.object({
  answered: z.number().int(),
  right: z.number().int(),
  /** Whole percent; null if there is not enough data. */
  percent: z.number().int().nullable(),
})
export type FirstTries = z.infer<typeof FirstTries>

/** Activity between two days. */
export const ActivitySpan = z.object({
  from: z.iso.date(),
  to: z.iso.date(),
  /** Active minutes: the sum of each day's whole minutes. */
  minutes: z.number().int(),
  daysPracticed: z.number().int(),
  firstTries: FirstTries,
})
export type ActivitySpan = z.infer<typeof ActivitySpan>

export const ReportSkill = z.object({
  id: SkillId,
  name: z.string(),
  subject: Subject,
  gradeLevel: GradeLevel,
  /** Language of its name; English by default. */
  language: z.enum(languages).optional(),
})
export type ReportSkill = z.infer<typeof ReportSkill>

/**
 * Mastery in whole points out of 100, and the number of answers behind it. Mastery is null if there is not enough data.
 */
export const MasteryFigure = z.object({ mastery: z.number().int().nullable(), answers: z.number().int() })
export type MasteryFigure = z.infer<typeof MasteryFigure>

/** How the mastery of a skill moved. `new` has no earlier value; `too-few` has too little data. */
export const SkillMove = z.enum(['up', 'down', 'same', 'new', 'too-few'])
export type SkillMove = z.infer<typeof SkillMove>

/** A skill that was practiced in the period. */
export const PracticedSkill = z.object({
  skill: ReportSkill,
  firstTries: FirstTries,
  /** Just before the first answer in the period. */
  before: MasteryFigure,
  /** Just after the last answer in the period. */
  after: MasteryFigure,
  move: SkillMove,
  /** Points; null unless both values exist. */
  change: z.number().int().nullable(),
  lastOn: z.iso.date(),
})
export type PracticedSkill = z.infer<typeof PracticedSkill>

/** A skill that was mastered before and is due for review today. */
export const DueSkill = z.object({ skill: ReportSkill, now: MasteryFigure, lastOn: z.iso.date() })
export type DueSkill = z.infer<typeof DueSkill>

export const Strength = z.object({ skill: ReportSkill, words: z.string() })
export type Strength = z.infer<typeof Strength>

export const NextStep = z.object({
  skill: ReportSkill,
  /** Where it leads: to practice of the skill, or to its lesson. */
  to: z.enum(['practice', 'lesson']),
  /** The plan’s own reason, in words to the student. */
  words: z.string(),
  /** Estimated minutes; null if unknown. */
  minutes: z.number().int().nullable(),
})
export type NextStep = z.infer<typeof NextStep>

/** A known misconception that appeared in the period. */
export const NamedMistake = z.object({
  skill: ReportSkill,
  name: z.string(),
  /** The broader misconception that it shares with mistakes of other skills. */
  family: z.string(),
  /** Number of questions in which it was made. */
  times: z.number().int(),
  lastOn: z.iso.date(),
  /** Later questions of the skill, up to today, and how many of them were right at the first try. */
  since: z.object({ answered: z.number().int(), right: z.number().int() }),
  isOvercome: z.boolean(),
})
export type NamedMistake = z.infer<typeof NamedMistake>

/** A skill as of today. */
export const MappedSkill = z.object({
  skill: ReportSkill,
  now: MasteryFigure,
  mastered: z.boolean(),
  isDue: z.boolean(),
})
export type MappedSkill = z.infer<typeof MappedSkill>

export const MappedStandard = z.object({
  /** Common Core or NGSS. */
  code: z.string(),
  label: z.string(),
  /** In teaching order. Skills never practiced have 0 answers and no mastery. */
  skills: z.array(MappedSkill),
})
export type MappedStandard = z.infer<typeof MappedStandard>

export const MappedStrand = z.object({
  subject: Subject,
  strand: z.string(),
  standards: z.array(MappedStandard),
})
export type MappedStrand = z.infer<typeof MappedStrand>

export const ProgressReport = z.object({
  period: ReportPeriod,
  summary: z.object({
    minutes: z.number().int(),
    firstTries: FirstTries,
    daysPracticed: z.number().int(),
    /** Consecutive days with practice, up to today or yesterday. */
    streak: z.number().int(),
  }),
  activity: z.object({
    /** The unit of `spans`, chosen by the length of the period. */
    grouping: z.enum(['day', 'week', 'month']),
    /** The whole period without gaps, oldest first. */
    spans: z.array(ActivitySpan),
    /** The same period by day. */
    days: z.array(ActivitySpan),
  }),
  /** Those with the largest change first. */
  skills: z.array(PracticedSkill),
  due: z.array(DueSkill),
  strengths: z.array(Strength),
  steps: z.array(NextStep),
  /** Those not overcome first, then by frequency. */
  mistakes: z.array(NamedMistake),
  /** Skills of the student’s grade, and others in which the student has answered. */
  map: z.array(MappedStrand),
})
export type ProgressReport = z.infer<typeof ProgressReport>

export const getProgressReport = endpoint({
  method: 'GET',
  path: '/api/user/progress-report',
  access: 'student',
  summary: 'All figures of the progress report for a period',
  query: ReportQuery,
  reply: ProgressReport,
})

/** The report's tables, each exported as one file. */
export const ReportTable = z.enum(['summary', 'activity', 'days', 'skills', 'mistakes', 'map'])
export type ReportTable = z.infer<typeof ReportTable>

export const getReportFile = endpoint({
  method: 'GET',
  path: '/api/user/progress-report/files/{table}',
  limit: bigFile,
  access: 'student',
  summary: 'One table of the progress report as CSV (RFC 4180, UTF-8 without byte order mark)',
  params: z.object({ table: ReportTable }),
  query: ReportQuery,
  reply: z.object({ fileName: z.string(), csv: z.string() }),
})
