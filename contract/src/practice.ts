import { z } from 'zod'
import { Achievement } from './achievements.ts'
import { SubscriptionStatus } from './billing.ts'
import { endpoint } from './endpoint.ts'
import { Level, SkillId } from './ids.ts'
import { Response } from './interaction.ts'
import { ShownItem, Verdict } from './item.ts'
import { RichText } from './rich-text.ts'
import { SkillSummary } from './skills.ts'

/** Signed by the server; holds all that is needed to make the item again and nothing that a reader could use. */
export const QuestionToken = z.string().max(600).brand<'QuestionToken'>()
export type QuestionToken = z.infer<typeof QuestionToken>

export const Question = z.object({
  token: QuestionToken,
  skillId: SkillId,
  level: Level,
  item: ShownItem,
  hintCount: z.number().int(),
  /** Why this question comes now: the stored outcome of the choice, in words. */
  why: z.string(),
})
export type Question = z.infer<typeof Question>

/** How a student stands in one skill. */
export const Standing = z.object({
  /** 0 to 100; null before the first answer. */
  mastery: z.number().min(0).max(100).nullable(),
  mastered: z.boolean(),
  answered: z.number().int(),
})
export type Standing = z.infer<typeof Standing>

export const Practice = z.object({
  skill: SkillSummary,
  standing: Standing,
  planUse: SubscriptionStatus,
  /** The next questions, ready to show, the first one first. */
  questions: z.array(Question),
})
export type Practice = z.infer<typeof Practice>

export const getPractice = endpoint({
  method: 'GET',
  path: '/api/skills/{id}/practice',
  access: 'student',
  summary: 'The skill, the student’s standing in it and the next questions',
  params: z.object({ id: SkillId }),
  reply: Practice,
})

export const AnswerBody = z.object({
  token: QuestionToken,
  response: Response,
  /** Made by the browser for each submission, so that one sent twice counts once and is answered the same. */
  attemptId: z.uuid(),
  /** Time on the question while the page was in use, since it was shown or since the last try that counted. */
  activeMilliseconds: z.number().int().min(0).max(86_400_000),
  hintsUsed: z.number().int().min(0).max(20),
  /** IANA name of the browser’s time zone: the student’s day begins there at midnight. */
  timeZone: z.string().max(64).optional(),
})
export type AnswerBody = z.infer<typeof AnswerBody>

export const AnswerReply = z.object({
  verdict: Verdict,
  /** How the answer was read: “7/8”. */
  echo: z.string().nullable(),
  feedback: RichText.nullable(),
  /** More tries at this very question; 0 closes it and shows the solution. */
  triesLeft: z.number().int(),
  /** The right answer in words, and as it would have been given; both null while tries are left. */
  rightAnswer: RichText.nullable(),
  rightResponse: Response.nullable(),
  solution: z.array(RichText).nullable(),
  before: Standing,
  after: Standing,
  pointsEarned: z.number().int(),
  totalPoints: z.number().int(),
  achievementsEarned: z.array(Achievement),
  planUse: SubscriptionStatus,
  /** Null while tries are left, and when today’s limit is used up. */
  next: Question.nullable(),
})
export type AnswerReply = z.infer<typeof AnswerReply>

export const answerQuestion = endpoint({
  method: 'POST',
  path: '/api/practice/answers',
  access: 'student',
  summary: 'Answer the question that a token stands for',
  body: AnswerBody,
  reply: AnswerReply,
})

export const getHint = endpoint({
  method: 'POST',
  path: '/api/practice/hints',
  access: 'student',
  summary: 'One hint of the question that a token stands for',
  body: z.object({ token: QuestionToken, index: z.number().int().min(0).max(19) }),
  reply: z.object({ hint: RichText, left: z.number().int() }),
})
