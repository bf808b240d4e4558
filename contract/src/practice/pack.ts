import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { SkillId } from '../ids.ts'
import { Response } from '../interaction.ts'
import { Question } from '../practice.ts'
import { RichText } from '../rich-text.ts'
import { SkillSummary } from '../skills.ts'

/** Maximum number of questions in a pack. */
export const maxPackQuestions = 30
/** Days for which a pack can be practiced. */
export const packDays = 7
/** Days after that in which its answers can still be sent. */
export const packGraceDays = 7

/** A key in the curriculum's format, for the same judge that the server uses. */
const PackKey = z.looseObject({ kind: z.string() })

/** A question with everything needed to judge it and give feedback without the server. */
export const PackQuestion = z.object({
  question: Question,
  key: PackKey,
  /** Known wrong answers, each with the key that would match it. */
  mistakes: z.array(z.object({ key: PackKey, feedback: RichText })),
  hints: z.array(RichText),
  tries: z.union([z.literal(1), z.literal(2)]),
  rightAnswer: RichText,
  rightResponse: Response,
  solution: z.array(RichText),
})
export type PackQuestion = z.infer<typeof PackQuestion>

/** Questions to practice offline. */
export const PracticePack = z.object({
  id: z.uuid(),
  /** For one skill, or for the skills of the plan. */
  kind: z.enum(['skill', 'plan']),
  /** The skills of its questions, in plan order. */
  skills: z.array(SkillSummary),
  questions: z.array(PackQuestion).max(maxPackQuestions),
  /** When it can no longer be practiced. */
  expiresAt: z.iso.datetime(),
})
export type PracticePack = z.infer<typeof PracticePack>

export const downloadPack = endpoint({
  method: 'POST',
  path: '/api/practice/packs',
  earlier: ['POST /api/practice/along'],
  access: 'student',
  summary: 'Questions with their keys, to practice a skill or today’s plan without a connection',
  body: z.object({ skillId: SkillId.nullable() }),
  reply: PracticePack,
})
