import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { Level, SkillId } from '../ids.ts'
import { Response } from '../interaction.ts'
import { ShownItem } from '../item.ts'
import { RichText } from '../rich-text.ts'
import { SkillSummary } from '../skills.ts'
import { WrongLine } from '../practice/wrong-line.ts'

/** Maximum number of questions in one fixed set. */
export const maxSlots = 20

/** Unique within its assignment, and never reused after a question is removed or replaced. */
export const SlotNumber = z.number().int().min(1).max(9999)
export type SlotNumber = z.infer<typeof SlotNumber>

/**
 * A question's recipe, sealed for one teacher. Unsealed, anyone with our source code could compute the answer from it.
 */
export const SlotHandle = z.string().min(1).max(700).brand<'SlotHandle'>()
export type SlotHandle = z.infer<typeof SlotHandle>

/** One question of a fixed set, in the set’s order. */
export const AssignmentSlot = z.object({
  handle: SlotHandle,
  /** Null until it is saved. */
  slot: SlotNumber.nullable(),
  skillId: SkillId,
  level: Level,
  /** Id of a teacher-written question; null for one from the curriculum. */
  questionId: z.uuid().nullable(),
})
export type AssignmentSlot = z.infer<typeof AssignmentSlot>

/** The questions of a set as the teacher submits them, by handles that this teacher received. */
export const SlotHandles = z.array(SlotHandle).max(maxSlots)

/** A slot as its teacher sees it. */
export const ShownSlot = z.object({
  slot: AssignmentSlot,
  /** Username of another teacher who wrote and shared it; null for the reader’s own questions and the curriculum’s. */
  author: z.string().nullable(),
  skill: SkillSummary,
  item: ShownItem,
  /** Codes of the standards that the question assesses. */
  standards: z.array(z.string()),
  rightAnswer: RichText,
  rightResponse: Response,
  solution: z.array(RichText),
})
export type ShownSlot = z.infer<typeof ShownSlot>

export const drawSlots = endpoint({
  method: 'POST',
  path: '/api/assignments/slots',
  access: 'teacher',
  scope: 'assignments:write',
  summary:
    'Draw questions of a skill or a standard for a fixed set, none like those that are in it; nothing is stored',
  body: z
    .object({
      skillId: SkillId.optional(),
      /** A code: questions of every skill that assesses it. 6.RP.A.3 includes its parts, such as 6.RP.A.3b. */
      standard: z.string().min(1).max(20).optional(),
      /** Null to alternate levels. */
      level: Level.nullable(),
      count: z.number().int().min(1).max(5),
      /** Questions already in the set. */
      besides: SlotHandles,
    })
    .refine(({ skillId, standard }) => (skillId === undefined) !== (standard === undefined), {
      path: ['skillId'],
      message: 'Either a skill or a standard',
    }),
  reply: z.array(ShownSlot),
})

export const drawOwnSlot = endpoint({
  method: 'POST',
  path: '/api/assignments/slots/own',
  access: 'teacher',
  scope: 'assignments:write',
  summary:
    'Draw a variant of a published question, the teacher’s own or shared with them, for a fixed set; nothing is stored',
  body: z.object({ questionId: z.uuid(), besides: SlotHandles }),
  reply: ShownSlot,
})

/** One answer that was given to a question, and which students gave it. */
export const GivenAnswer = z.object({
  /** The answer in words or as it was read; null if it was drawn or placed. */
  label: RichText.nullable(),
  isRight: z.boolean(),
  /** The misconception that leads to it, if known. */
  mistake: z.string().nullable(),
  /** For shown work: where it goes wrong. */
  wrongLine: WrongLine.nullable(),
  /** First and last names, in class list order. */
  students: z.array(z.string()),
})
export type GivenAnswer = z.infer<typeof GivenAnswer>

/** Results for a question of a fixed set, by first tries. */
export const SlotResult = ShownSlot.extend({
  answered: z.number().int(),
  rightAtOnce: z.number().int(),
  /** Right at the second try. */
  rightLater: z.number().int(),
  /** Most frequent first. Empty if each student had a different question in this slot. */
  answers: z.array(GivenAnswer),
})
export type SlotResult = z.infer<typeof SlotResult>
