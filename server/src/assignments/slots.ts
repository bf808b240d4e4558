import { createHash } from 'node:crypto'
import type { AssignmentSlot, ShownSlot } from '@skills-center/contract/assignments/slots'
import type { Level, SkillId, UserId } from '@skills-center/contract/ids'
import type { Item } from '@skills-center/curriculum/item'
import { keyResponse } from '@skills-center/curriculum/key-response'
import { fingerprint, makeItem } from '@skills-center/curriculum/make-item'
import { rightAnswer } from '@skills-center/curriculum/right-answer'
import { type ItemModel, type Skill, summarise } from '@skills-center/curriculum/skill'
import { presentItem } from '../platform/present-item.ts'
import { badRequest, conflict } from '../platform/problems.ts'
import { showMarkup } from '../platform/rich-text.ts'
import type { AssignmentsNeeds } from './needs.ts'
import type { SlotRow } from './queries.ts'

/** Seeds that are tried in one way of asking before the next one’s turn. */
const mostThrows = 24
const levels = [1, 2, 3] as const

export interface MadeSlot {
  skill: Skill
  model: ItemModel
  item: Item
}

/**
 * The question of a slot; undefined where its skill is no longer taught. Where its way of asking has gone from the
 * curriculum, another one of the skill takes its place, and it is the same for all again.
 */
export function makeSlot(
  skillOf: AssignmentsNeeds['skill'],
  { skill_id: skillId, model_id: modelId, level, seed }: Omit<SlotRow, 'slot'>,
): MadeSlot | undefined {
  const skill = skillOf(skillId)
  const model = skill?.models.find(({ id }) => id === modelId) ?? skill?.models[0]
  return skill === undefined || model === undefined
    ? undefined
    : { skill, model, item: makeItem(skill, model, level, seed) }
}

export const showSlot = (slot: AssignmentSlot, { skill, item }: MadeSlot): ShownSlot => ({
  slot,
  skill: summarise(skill),
  item: presentItem(item),
  rightAnswer: showMarkup(rightAnswer(item)),
  rightResponse: keyResponse(item.key),
  solution: item.solution.map(showMarkup),
})

export const slotOf = ({
  slot,
  skill_id: skillId,
  model_id: modelId,
  level,
  seed,
}: SlotRow): AssignmentSlot => ({
  kind: 'generated',
  slot,
  skillId,
  modelId,
  level,
  seed,
})

const rowOf = ({ skillId, modelId, level, seed }: AssignmentSlot): Omit<SlotRow, 'slot'> => ({
  skill_id: skillId,
  model_id: modelId,
  level,
  seed,
})

/**
 * The slots with their numbers for good: `last` is the highest that was given so far. What claims a number that was
 * never given gets a new one.
 */
export function numbered(slots: readonly AssignmentSlot[], last: number): SlotRow[] {
  const given = new Set<number>()
  let next = last
  return slots.map((slot) => {
    const own = slot.slot !== null && slot.slot <= last && !given.has(slot.slot) ? slot.slot : (next += 1)
    given.add(own)
    return { slot: own, ...rowOf(slot) }
  })
}

/** In an order of each student’s own, which stays the same. */
export function shuffledFor(studentId: UserId, slots: readonly SlotRow[]): SlotRow[] {
  const rank = ({ slot, seed }: SlotRow) =>
    createHash('sha256').update(`shuffle/${studentId}/${slot}/${seed}`).digest('hex')
  return slots.toSorted((one, other) => (rank(one) < rank(other) ? -1 : 1))
}

interface Drawing {
  skillId: SkillId
  level: Level | null
  count: number
  besides: readonly AssignmentSlot[]
}

/** What a teacher chooses the questions of a set from; nothing is stored. */
export function createSlots({ skill: skillOf, newSeed }: Pick<AssignmentsNeeds, 'skill' | 'newSeed'>) {
  /** An item that is not in the set yet, by a way of asking that is used least in it. */
  function draw(skill: Skill, level: Level, besides: readonly AssignmentSlot[], met: ReadonlySet<number>) {
    const used = (model: ItemModel) =>
      besides.filter((slot) => slot.skillId === skill.id && slot.modelId === model.id).length
    const turn = newSeed() % skill.models.length
    const models = [...skill.models.slice(turn), ...skill.models.slice(0, turn)]
    for (const model of models.toSorted((one, other) => used(one) - used(other))) {
      for (let thrown = 0; thrown < mostThrows; thrown += 1) {
        const seed = newSeed()
        const item = makeItem(skill, model, level, seed)
        if (!met.has(fingerprint(item))) {
          const slot: AssignmentSlot = {
            kind: 'generated',
            slot: null,
            skillId: skill.id,
            modelId: model.id,
            level,
            seed,
          }
          return { slot, item, shown: showSlot(slot, { skill, model, item }) }
        }
      }
    }
    return undefined
  }

  return {
    draw({ skillId, level, count, besides }: Drawing): ShownSlot[] {
      const skill = skillOf(skillId)
      if (skill === undefined) {
        const message = 'This skill is not taught here. Please choose another one.'
        throw badRequest(message, [{ field: 'skillId', message }])
      }
      const set = [...besides]
      const met = new Set(set.flatMap((slot) => fingerprintOf(slot)))
      const drawn: ShownSlot[] = []
      for (let place = 0; place < count; place += 1) {
        const own = level ?? levels[place % levels.length] ?? 2
        const one = draw(skill, own, set, met)
        if (one === undefined) break
        set.push(one.slot)
        met.add(fingerprint(one.item))
        drawn.push(one.shown)
      }
      if (drawn.length === 0) throw conflict('There are no other questions like these in this skill.')
      return drawn
    },

    /** Without those whose skill is no longer taught. */
    show: (slots: readonly AssignmentSlot[]): ShownSlot[] =>
      slots.flatMap((slot) => {
        const made = makeSlot(skillOf, rowOf(slot))
        return made === undefined ? [] : [showSlot(slot, made)]
      }),
  }

  function fingerprintOf(slot: AssignmentSlot): number[] {
    const made = makeSlot(skillOf, rowOf(slot))
    return made === undefined ? [] : [fingerprint(made.item)]
  }
}
