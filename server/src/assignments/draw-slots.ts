import type { ShownSlot, SlotHandle } from '@skills-center/contract/assignments/slots'
import type { Level, SkillId, UserId } from '@skills-center/contract/ids'
import { fingerprint, makeItem } from '@skills-center/curriculum/make-item'
import { authoredModelId, authoredNameOf } from '@skills-center/curriculum/authored/authored-model'
import type { ItemModel, Skill } from '@skills-center/curriculum/skill'
import { badRequest, conflict, notFound } from '../platform/problems.ts'
import type { AssignmentsDeps } from './deps.ts'
import type { ChosenSlot, SlotHandles } from './slot-handles.ts'
import { authorFor, isAuthored, makeSlot, showSlot } from './slots.ts'
import { say } from './messages.gen.ts'

/** How many seeds are tried with one model before the next. */
const maxThrows = 24
const levels = [1, 2, 3] as const
const unsaved = { assignmentId: null, slot: null } as const

interface Drawing {
  skillId: SkillId
  level: Level | null
  count: number
  besides: readonly SlotHandle[]
}

/** Draws questions from which a teacher chooses a set; nothing is stored. */
export function createSlotDrawing(
  deps: Pick<AssignmentsDeps, 'skill' | 'newSeed' | 'authored' | 'assignable' | 'authorsOf'>,
  handles: SlotHandles,
) {
  const { skill: skillOf, newSeed } = deps

  /** An item that is not in the set yet, preferably from the models least used in it. */
  function draw(skill: Skill, level: Level, besides: readonly ChosenSlot[], met: ReadonlySet<number>) {
    const used = (model: ItemModel) =>
      besides.filter(
        ({ skill_id: skillId, model_id: modelId }) => skillId === skill.id && modelId === model.id,
      ).length
    const turn = newSeed() % skill.models.length
    const models = [...skill.models.slice(turn), ...skill.models.slice(0, turn)]
    for (const model of models.toSorted((one, other) => used(one) - used(other))) {
      for (let thrown = 0; thrown < maxThrows; thrown += 1) {
        const seed = newSeed()
        const item = makeItem(skill, model, level, seed)
        if (met.has(fingerprint(item))) continue
        const chosen: ChosenSlot = { ...unsaved, skill_id: skill.id, model_id: model.id, level, seed }
        return { chosen, item }
      }
    }
    return undefined
  }

  async function fingerprintsOf(slots: readonly ChosenSlot[]): Promise<Set<number>> {
    const made = await Promise.all(slots.map((slot) => makeSlot(deps, slot)))
    return new Set(made.flatMap((one) => (one === undefined ? [] : fingerprint(one.item))))
  }

  return {
    async draw(teacherId: UserId, { skillId, level, count, besides }: Drawing): Promise<ShownSlot[]> {
      const skill = skillOf(skillId)
      if (skill === undefined) {
        const message = say('skill-not-taught')
        throw badRequest(message, [{ field: 'skillId', message }])
      }
      const set = handles.open(teacherId, 'besides', besides)
      const met = await fingerprintsOf(set.filter((slot) => !isAuthored(slot)))
      const drawn: ShownSlot[] = []
      for (let place = 0; place < count; place += 1) {
        const own = level ?? levels[place % levels.length] ?? 2
        const one = draw(skill, own, set, met)
        if (one === undefined) break
        set.push(one.chosen)
        met.add(fingerprint(one.item))
        drawn.push(showSlot(handles.issueHandle(teacherId, one.chosen), { skill, item: one.item }, null))
      }
      if (drawn.length === 0) throw conflict(say('no-other-questions'))
      return drawn
    },

    /** A variant, not in the set yet, of a published question that the teacher wrote or that is shared with them. */
    async drawOwn(teacherId: UserId, questionId: string, besides: readonly SlotHandle[]): Promise<ShownSlot> {
      const found = await deps.assignable(teacherId, questionId)
      if (found === undefined) throw notFound(say('question-not-shared'))
      const authors = await deps.authorsOf([questionId])
      const { skillId, level } = found.question
      if (skillId === null) throw conflict(say('question-without-skill'))
      const isOfIt = ({ model_id: modelId }: ChosenSlot) => authoredNameOf(modelId)?.questionId === questionId
      const met = await fingerprintsOf(handles.open(teacherId, 'besides', besides).filter(isOfIt))
      const modelId = authoredModelId({ questionId, version: found.version })
      for (let thrown = 0; thrown < maxThrows; thrown += 1) {
        const chosen = { ...unsaved, skill_id: skillId, model_id: modelId, level, seed: newSeed() }
        const made = await makeSlot(deps, chosen)
        if (made !== undefined && !met.has(fingerprint(made.item)))
          return showSlot(handles.issueHandle(teacherId, chosen), made, authorFor(teacherId, chosen, authors))
      }
      throw conflict(say('question-in-set'))
    },
  }
}
