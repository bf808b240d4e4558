import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { SkillId } from '../ids.ts'
import { Response } from '../interaction.ts'
import { Question } from '../practice.ts'
import { RichText } from '../rich-text.ts'
import { SkillSummary } from '../skills.ts'

/** The most questions of a pack. */
export const maxPackQuestions = 30
/** Days for which a pack can be practiced. */
export const packDays = 7
/** Days after that in which what was answered can still be sent. */
export const packGraceDays = 7

/** A key as the curriculum writes it, for the very judge that the server judges with. */
const PackKey = z.looseObject({ kind: z.string() })

/** A question with all that it takes to judge it and to say what went wrong, without the server. */
export const PackQuestion = z.object({
  question: Question,
  key: PackKey,
  /** Known wrong answers, each by the key that its thinking would have. */
  mistakes: z.array(z.object({ key: PackKey, feedback: RichText })),
  hints: z.array(RichText),
  tries: z.union([z.literal(1), z.literal(2)]),
  rightAnswer: RichText,
  rightResponse: Response,
  solution: z.array(RichText),
})
export type PackQuestion = z.infer<typeof PackQuestion>

/** Questions to practice without a connection. */
export const PracticePack = z.object({
  id: z.uuid(),
  /** Of one skill, or across the skills of the plan. */
  kind: z.enum(['skill', 'plan']),
  /** Of which its questions are, in the order of the plan. */
  skills: z.array(SkillSummary),
  questions: z.array(PackQuestion).max(maxPackQuestions),
  /** Until then it can be practiced. */
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
