import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { Level } from '../ids.ts'
import { Response } from '../interaction.ts'
import { ShownItem } from '../item.ts'
import { Standing } from '../practice.ts'
import { SkillSummary, TryItReply } from '../skills.ts'

/** The most answers of a visitor's run. */
export const mostTrialAnswers = 10

/** A question of a visitor's run: the level and the way of asking that the learner model chose. */
export const TrialQuestion = z.object({
  item: ShownItem,
  level: Level,
  /** What makes it this question, in words. */
  why: z.string(),
})
export type TrialQuestion = z.infer<typeof TrialQuestion>

/** Where a visitor's run stands. */
export const Trial = z.object({
  skill: SkillSummary,
  /** After each answer that counted. */
  standings: z.array(Standing),
  /** What came of the last answer; null at the beginning. */
  last: TryItReply.nullable(),
  /** The question to answer now; null once the run is as long as it gets. */
  next: TrialQuestion.nullable(),
})
export type Trial = z.infer<typeof Trial>

/** A run that was played before: each question, how it was answered, and the mastery after it, 0 to 100. */
export const TrialStep = z.object({
  level: Level,
  why: z.string(),
  isRight: z.boolean(),
  mastery: z.number().min(0).max(100),
})
export type TrialStep = z.infer<typeof TrialStep>

export const playTrial = endpoint({
  method: 'POST',
  path: '/api/practice/trial',
  access: 'public',
  summary: 'Judge a visitor’s run of answers and say what the learner model makes of them; nothing is kept',
  /** All answers since the beginning; each question follows from the answers before it. */
  body: z.object({ answers: z.array(Response).max(mostTrialAnswers) }),
  reply: Trial,
})
