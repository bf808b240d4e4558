import { createHash } from 'node:crypto'
import type { AssignmentId } from '@skills-center/contract/assignments/id'
import type { AssignmentSlot, ShownSlot } from '@skills-center/contract/assignments/slots'
import type { UserId } from '@skills-center/contract/ids'
import {
  authoredModel,
  authoredNameOf,
  authoredSeconds,
} from '@skills-center/curriculum/authored/authored-model'
import type { Item } from '@skills-center/curriculum/item'
import { keyResponse } from '@skills-center/curriculum/key-response'
import { make } from '@skills-center/curriculum/make-item'
import { rightAnswer } from '@skills-center/curriculum/right-answer'
import { standardsOf } from '@skills-center/curriculum/standards-of'
import { type ItemModel, type Skill, summarise } from '@skills-center/curriculum/skill'
import { presentItem } from '../platform/present-item.ts'
import { showMarkup } from '../platform/rich-text.ts'
import type { AssignmentsDeps } from './deps.ts'
import type { ChosenSlot } from './slot-handles.ts'
import type { SlotRow } from './slot-queries.ts'

export type SlotSource = Pick<AssignmentsDeps, 'skill' | 'authored'>

export interface MadeSlot {
  skill: Skill
  item: Item
  /** The standards that the item assesses. */
  standards: readonly string[]
}

/** If a model has left the curriculum, the skill's first model replaces it, for all students alike. */
const generatedModel = (skill: Skill | undefined, modelId: string): ItemModel | undefined =>
  skill?.models.find(({ id }) => id === modelId) ?? skill?.models[0]

/** The model to ask in a slot now; undefined if its skill is no longer taught. */
export function modelIdNow(
  skillOf: AssignmentsDeps['skill'],
  { skill_id: skillId, model_id: modelId }: Pick<SlotRow, 'skill_id' | 'model_id'>,
): string | undefined {
  const skill = skillOf(skillId)
  if (authoredNameOf(modelId) === undefined) return generatedModel(skill, modelId)?.id
  return skill === undefined ? undefined : modelId
}

export const isAuthored = ({ model_id: modelId }: Pick<SlotRow, 'model_id'>): boolean =>
  authoredNameOf(modelId) !== undefined

/** The estimated seconds for a slot's question. */
export const secondsOf = (skillOf: AssignmentsDeps['skill'], slot: SlotRow): number =>
  isAuthored(slot) ? authoredSeconds : (generatedModel(skillOf(slot.skill_id), slot.model_id)?.seconds ?? 0)

/**
 * The question of a slot; undefined if its skill is no longer taught, or if the teacher's question no longer exists.
 */
export async function makeSlot(
  { skill: skillOf, authored }: SlotSource,
  { skill_id: skillId, model_id: modelId, level, seed }: Omit<SlotRow, 'slot'>,
): Promise<MadeSlot | undefined> {
  const skill = skillOf(skillId)
  const name = authoredNameOf(modelId)
  const question = name && (await authored(name))
  const model =
    name === undefined ? generatedModel(skill, modelId) : question && authoredModel(question, name, seed)
  if (skill === undefined || model === undefined) return undefined
  const made = make(skill, model, level, seed)
  const isOfOne = question !== undefined && question.standard !== ''
  return {
    skill,
    item: made.item,
    standards: isOfOne ? [question.standard] : standardsOf(skill, model, made),
  }
}

/** The author's name, for a teacher who did not write the question; also null for questions of the curriculum. */
export function authorFor(
  teacherId: UserId,
  { model_id: modelId }: Pick<SlotRow, 'model_id'>,
  authors: ReadonlyMap<string, { id: UserId; username: string }>,
): string | null {
  const name = authoredNameOf(modelId)
  const author = name && authors.get(name.questionId)
  return author === undefined || author.id === teacherId ? null : author.username
}

export const showSlot = (
  slot: AssignmentSlot,
  { skill, item, standards }: MadeSlot,
  author: string | null,
): ShownSlot => ({
  slot,
  author,
  skill: summarise(skill),
  item: presentItem(item),
  standards: [...standards],
  rightAnswer: showMarkup(rightAnswer(item)),
  rightResponse: keyResponse(item.key),
  solution: item.solution.map(showMarkup),
})

/** Whether the question already has a number in this set. */
export const isNumbered = (chosen: ChosenSlot, id: AssignmentId): boolean => chosen.assignmentId === id

/** Assigns permanent numbers to the questions; `last` is the highest number used so far. */
export function numbered(chosen: readonly ChosenSlot[], id: AssignmentId, last: number): SlotRow[] {
  const given = new Set<number>()
  let next = last
  return chosen.map((one) => {
    const { assignmentId: _, slot, ...row } = one
    const isFree = slot !== null && isNumbered(one, id) && !given.has(slot)
    const own = isFree ? slot : (next += 1)
    given.add(own)
    return { ...row, slot: own }
  })
}

/** A fixed shuffled order for each student. */
export function shuffledFor(studentId: UserId, slots: readonly SlotRow[]): SlotRow[] {
  const rank = ({ slot, seed }: SlotRow) =>
    createHash('sha256').update(`shuffle/${studentId}/${slot}/${seed}`).digest('hex')
  return slots.toSorted((one, other) => (rank(one) < rank(other) ? -1 : 1))
}
