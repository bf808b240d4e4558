import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { Level } from '../ids.ts'
import { Response } from '../interaction.ts'
import { ShownItem } from '../item.ts'
import { SkillProgress } from '../practice.ts'
import { SkillSummary, ExerciseReply } from '../skills.ts'

/** The most answers of a visitor's run. */
export const maxDemoAnswers = 10

/** A question of a visitor's run: the level and the way of asking that the learner model chose. */
export const DemoQuestion = z.object({
  item: ShownItem,
  level: Level,
  /** What makes it this question, in words. */
  why: z.string(),
})
export type DemoQuestion = z.infer<typeof DemoQuestion>

/** Where a visitor's run stands. */
export const DemoRun = z.object({
  skill: SkillSummary,
  /** After each answer that counted. */
  standings: z.array(SkillProgress),
  /** What came of the last answer; null at the beginning. */
  last: ExerciseReply.nullable(),
  /** The question to answer now; null once the run is as long as it gets. */
  next: DemoQuestion.nullable(),
})
export type DemoRun = z.infer<typeof DemoRun>

/** A run that was played before: each question, how it was answered, and the mastery after it, 0 to 100. */
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
  /** All answers since the beginning; each question follows from the answers before it. */
  body: z.object({ answers: z.array(Response).max(maxDemoAnswers) }),
  reply: DemoRun,
})
