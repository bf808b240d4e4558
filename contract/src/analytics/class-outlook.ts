import { classScreen } from '../limits.ts'
import { z } from 'zod'
import { maxForecastDays, NamedStudent } from '../analytics.ts'
import { ClassroomId } from '../classrooms.ts'
import { endpoint } from '../endpoint.ts'
import { SkillSummary } from '../skills.ts'

const ById = z.object({ id: ClassroomId })

/** How many of the students who started a skill will be at 90 or above if nobody practices it until then. */
export const SkillForecast = z.object({
  skill: SkillSummary,
  /** Students with enough answers to be counted. */
  students: z.number().int(),
  /** Expected number today and on that day, to one decimal place. */
  today: z.number(),
  later: z.number(),
  /** The 80% interval for that day. */
  low: z.number().int(),
  high: z.number().int(),
})
export type SkillForecast = z.infer<typeof SkillForecast>

export const getClassForecast = endpoint({
  method: 'GET',
  path: '/api/classrooms/{id}/analytics/forecast',
  limit: classScreen,
  access: 'teacher',
  scope: 'analytics:read',
  summary:
    'How many students of a class will stand at 90 or above in each skill after some days without practice',
  params: ById,
  query: z.object({ days: z.coerce.number().int().min(1).max(maxForecastDays).default(28) }),
  reply: z.object({
    date: z.iso.date(),
    /** Minimum number of students for a skill to be included. */
    leastStudents: z.number().int(),
    skills: z.array(SkillForecast),
  }),
})

/** Students who could work together now, and on what. */
export const SuggestedGroup = z.object({
  kind: z.enum(['misconception', 'gap']),
  title: z.string(),
  skill: SkillSummary,
  /** Id of the misconception within the skill; null for a gap. */
  misconception: z.string().nullable(),
  students: z.array(NamedStudent),
  next: z.string(),
})
export type SuggestedGroup = z.infer<typeof SuggestedGroup>

export const listSuggestedGroups = endpoint({
  method: 'GET',
  path: '/api/classrooms/{id}/analytics/groups',
  limit: classScreen,
  access: 'teacher',
  scope: 'analytics:read',
  summary: 'Groups of students who share a misconception or a gap',
  params: ById,
  reply: z.array(SuggestedGroup),
})

/** How a student works on questions. Percentages are null if there are too few questions. */
export const StudentEngagement = z.object({
  student: NamedStudent,
  questions: z.number().int(),
  /** Active minutes, and days with an answer. */
  minutes: z.number().int(),
  /**
   * Minutes in which a question was open but its page was hidden or untouched for over a minute; at most 30 per try.
   */
  idleMinutes: z.number().int(),
  daysPracticed: z.number().int(),
  /** Whole percent of questions answered too fast to have been read, and of questions with hints. */
  rapidPercent: z.number().int().nullable(),
  hintPercent: z.number().int().nullable(),
  /** Null if there was no answer in that time. */
  lastAt: z.iso.datetime().nullable(),
})
export type StudentEngagement = z.infer<typeof StudentEngagement>

export const getEngagement = endpoint({
  method: 'GET',
  path: '/api/classrooms/{id}/analytics/engagement',
  limit: classScreen,
  access: 'teacher',
  scope: 'analytics:read',
  summary: 'How students of a class work through questions: time, quick answers, hints',
  params: ById,
  reply: z.object({
    days: z.number().int(),
    /** Minimum number of questions for a percentage. */
    leastQuestions: z.number().int(),
    students: z.array(StudentEngagement),
  }),
})
