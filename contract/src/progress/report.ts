import { bigFile } from '../limits.ts'
import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { GradeLevel, SkillId, Subject } from '../ids.ts'
import { languages } from '../language.ts'
import { fieldError } from '../field-error.ts'

/**
 * Below these a figure would mislead. It is then null, and anyone who shows it says “Not enough data yet”. The one
 * place for every such rule: server, pages and files read it here.
 */
export const enough = {
  /** Questions that a first-try percentage rests on. */
  accuracyQuestions: 10,
  /** Answers that the mastery of a skill rests on. */
  masteryAnswers: 3,
  /** Answers within the period that a change of mastery rests on, beside those that it rests on before. */
  changeAnswers: 3,
  /** Points of mastery: a smaller change is about the same. */
  changePoints: 5,
  /** The latest questions of the skill, all right at the first try, that show that a mistake is overcome. */
  overcomeQuestions: 3,
} as const

export const notEnough = 'Not enough data yet'

/** Days that own dates may span: a leap year. */
export const longestPeriod = 366

export const ReportPeriodKind = z.enum(['7-days', '30-days', 'school-year', 'own'])
export type ReportPeriodKind = z.infer<typeof ReportPeriodKind>

export const defaultPeriod: ReportPeriodKind = '30-days'

export const ReportQuery = z.object({
  period: ReportPeriodKind.default(defaultPeriod),
  /** First and last day, for a period of own dates. */
  from: z.iso.date(fieldError('first-day-invalid')).optional(),
  to: z.iso.date(fieldError('last-day-invalid')).optional(),
})
export type ReportQuery = z.infer<typeof ReportQuery>

/** Calendar days in the student’s own time zone, both ends counted. */
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

/** Questions of practice, by how their first try went. */
export const FirstTries = z.object({
  answered: z.number().int(),
  right: z.number().int(),
  /** Whole percent; null where there is not enough data. */
  percent: z.number().int().nullable(),
})
export type FirstTries = z.infer<typeof FirstTries>

/** What was done from one day to another. */
export const ActivitySpan = z.object({
  from: z.iso.date(),
  to: z.iso.date(),
  /** Active minutes: whole ones of each day, added up. */
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
  /** Of its name; English where it is left out. */
  language: z.enum(languages).optional(),
})
export type ReportSkill = z.infer<typeof ReportSkill>

/** Mastery in whole points out of 100, and the answers that it rests on; null where there is not enough data. */
export const MasteryFigure = z.object({ mastery: z.number().int().nullable(), answers: z.number().int() })
export type MasteryFigure = z.infer<typeof MasteryFigure>

/** How mastery of a skill moved: `new` has no figure from before, `too-few` none that would not mislead. */
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
  /** Points; null unless both figures are there. */
  change: z.number().int().nullable(),
  lastOn: z.iso.date(),
})
export type PracticedSkill = z.infer<typeof PracticedSkill>

/** Mastered once, and now, today, time to refresh. */
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
  /** About how long it takes; null where that cannot be said. */
  minutes: z.number().int().nullable(),
})
export type NextStep = z.infer<typeof NextStep>

/** A known wrong way of thinking that was met in the period. */
export const NamedMistake = z.object({
  skill: ReportSkill,
  name: z.string(),
  /** The kind of thinking that it has in common with mistakes of other skills. */
  family: z.string(),
  /** Questions in which it was made. */
  times: z.number().int(),
  lastOn: z.iso.date(),
  /** Later questions of the skill, up to today, and how many of them were right at the first try. */
  since: z.object({ answered: z.number().int(), right: z.number().int() }),
  isOvercome: z.boolean(),
})
export type NamedMistake = z.infer<typeof NamedMistake>

/** A skill as it is today. */
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
  /** In teaching order; those never practiced with 0 answers and no mastery. */
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
    /** Days in a row with practice, up to today or yesterday. */
    streak: z.number().int(),
  }),
  activity: z.object({
    /** What `spans` are: chosen by the length of the period. */
    grouping: z.enum(['day', 'week', 'month']),
    /** The whole period, without gaps, oldest first. */
    spans: z.array(ActivitySpan),
    /** The same day by day. */
    days: z.array(ActivitySpan),
  }),
  /** Those that moved most first. */
  skills: z.array(PracticedSkill),
  due: z.array(DueSkill),
  strengths: z.array(Strength),
  steps: z.array(NextStep),
  /** Not overcome first, then the most frequent. */
  mistakes: z.array(NamedMistake),
  /** Skills of the student’s grade, and others that were answered in. */
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

/** The report as files: one table each. */
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
