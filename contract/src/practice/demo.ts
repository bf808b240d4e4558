import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { Level } from '../ids.ts'
import { Response } from '../interaction.ts'
import { ShownItem } from '../item.ts'
import { SkillProgress } from '../practice.ts'
import { SkillSummary, ExerciseReply } from '../skills.ts'

/** Maximum number of answers in a visitor's demo. */
export const maxDemoAnswers = 10

/** A question of a visitor's demo: the level and item model that the learner model chose. */
export const DemoQuestion = z.object({
  item: ShownItem,
  level: Level,
  /** Why this question was chosen, in words. */
  why: z.string(),
})
export type DemoQuestion = z.infer<typeof DemoQuestion>

/** The state of a visitor's demo. */
export const DemoRun = z.object({
  skill: SkillSummary,
  /** One after each answer that counted. */
  standings: z.array(SkillProgress),
  /** The result of the last answer; null at the beginning. */
  last: ExerciseReply.nullable(),
  /** The question to answer now; null once the demo has reached its maximum length. */
  next: DemoQuestion.nullable(),
})
export type DemoRun = z.infer<typeof DemoRun>

/** A step of a recorded demo: the question, the answer, and the mastery after it, 0 to 100. */
export const DemoStep = z.object({
  level: Level,
  why: z.string(),
  isRight: z.boolean(),
  mastery: z.number().min(0).max(100),
})
export type DemoStep = z.infer<typeof DemoStep>

export const playDemo = endpoint({
  method: 'POST',
  path: '/api/practice/demo',
  earlier: ['POST /api/practice/trial'],
  access: 'public',
  summary: 'Judge a visitor’s run of answers and say what the learner model makes of them; nothing is kept',
  /** All answers since the beginning. Each question follows from the answers before it. */
  body: z.object({ answers: z.array(Response).max(maxDemoAnswers) }),
  reply: DemoRun,
})
