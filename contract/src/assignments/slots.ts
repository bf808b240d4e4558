import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { Level, SkillId } from '../ids.ts'
import { Response } from '../interaction.ts'
import { ShownItem } from '../item.ts'
import { RichText } from '../rich-text.ts'
import { SkillSummary } from '../skills.ts'

/** Questions of one fixed set. */
export const maxSlots = 20

/** Unique in its assignment for good: taken out or exchanged, its number does not come again. */
export const SlotNumber = z.number().int().min(1).max(9999)
export type SlotNumber = z.infer<typeof SlotNumber>

/** What a question of a set is made from, sealed for one teacher: anyone with our source could work out the answer from it. */
export const SlotHandle = z.string().min(1).max(700).brand<'SlotHandle'>()
export type SlotHandle = z.infer<typeof SlotHandle>

/** One question of a fixed set, in the set’s order. */
export const AssignmentSlot = z.object({
  handle: SlotHandle,
  /** Null while it was never saved. */
  slot: SlotNumber.nullable(),
  skillId: SkillId,
  level: Level,
  /** Of one that a teacher wrote; null for one of the curriculum. */
  questionId: z.uuid().nullable(),
})
export type AssignmentSlot = z.infer<typeof AssignmentSlot>

/** Questions of a set as their teacher hands them in: by handles that this teacher was given. */
export const SlotHandles = z.array(SlotHandle).max(maxSlots)

/** A slot as its teacher looks at it. */
export const ShownSlot = z.object({
  slot: AssignmentSlot,
  /** Username of the teacher who wrote it and shares it; null for the reader’s own and for the curriculum’s. */
  author: z.string().nullable(),
  skill: SkillSummary,
  item: ShownItem,
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
  summary: 'Draw questions of a skill for a fixed set, none like those that are in it; nothing is stored',
  body: z.object({
    skillId: SkillId,
    /** Null for one level after the other. */
    level: Level.nullable(),
    count: z.number().int().min(1).max(5),
    /** What is in the set already. */
    besides: SlotHandles,
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

/** One answer that was given to a question, and by whom. */
export const GivenAnswer = z.object({
  /** What was answered, in words or as it was read; null where it was drawn or placed. */
  label: RichText.nullable(),
  isRight: z.boolean(),
  /** The thinking that leads to it, where it is known. */
  mistake: z.string().nullable(),
  /** By first name and last, in their order on the class list. */
  students: z.array(z.string()),
})
export type GivenAnswer = z.infer<typeof GivenAnswer>

/** How a question of a fixed set came out, by the first tries. */
export const SlotResult = ShownSlot.extend({
  answered: z.number().int(),
  rightAtOnce: z.number().int(),
  /** Right at the second try. */
  rightLater: z.number().int(),
  /** Most frequent first. Empty where each student had another question in this place. */
  answers: z.array(GivenAnswer),
})
export type SlotResult = z.infer<typeof SlotResult>
