import { classScreen } from '../limits.ts'
import { z } from 'zod'
import { maxForecastDays, NamedStudent } from '../analytics.ts'
import { ClassroomId } from '../classrooms.ts'
import { endpoint } from '../endpoint.ts'
import { SkillSummary } from '../skills.ts'

const ById = z.object({ id: ClassroomId })

/** How many of those who have begun a skill will be at 90 or above, if nobody practices it until then. */
export const SkillForecast = z.object({
  skill: SkillSummary,
  /** Students with answers enough to be counted. */
  students: z.number().int(),
  /** Expected today and on that day, to one place. */
  today: z.number(),
  later: z.number(),
  /** On that day, in 8 of 10 cases. */
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
    /** Students below which a skill is left out. */
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

/** How a student works through questions; null percentages rest on too few of them. */
export const StudentEngagement = z.object({
  student: NamedStudent,
  questions: z.number().int(),
  /** Active minutes, and days with an answer. */
  minutes: z.number().int(),
  /** In which a question stood open and its page was hidden or untouched for over a minute; at most 30 of one try. */
  idleMinutes: z.number().int(),
  daysPracticed: z.number().int(),
  /** Whole percent of questions answered faster than they can be read, and with hints. */
  rapidPercent: z.number().int().nullable(),
  hintPercent: z.number().int().nullable(),
  /** Null where there is none in that time. */
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
    /** Questions below which no share is told. */
    leastQuestions: z.number().int(),
    students: z.array(StudentEngagement),
  }),
})
