import type { ShownSlot, SlotHandle } from '@skills-center/contract/assignments/slots'
import type { Level, SkillId, UserId } from '@skills-center/contract/ids'
import { fingerprint, make, type Made } from '@skills-center/curriculum/make-item'
import { authoredModelId, authoredNameOf } from '@skills-center/curriculum/authored/authored-model'
import type { ItemModel, Skill } from '@skills-center/curriculum/skill'
import { isWithin } from '@skills-center/curriculum/standards'
import { standardsOf } from '@skills-center/curriculum/standards-of'
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
  skillId?: SkillId | undefined
  /** In place of a skill: its questions come from every skill that assesses it. */
  standard?: string | undefined
  level: Level | null
  count: number
  besides: readonly SlotHandle[]
}

/** A way to ask, and which of its items count. */
interface Source {
  skill: Skill
  model: ItemModel
  isWanted: (made: Pick<Made, 'standards'>) => boolean
}

/** Draws questions from which a teacher chooses a set; nothing is stored. */
export function createSlotDrawing(
  deps: Pick<AssignmentsDeps, 'skill' | 'skills' | 'newSeed' | 'authored' | 'assignable' | 'authorsOf'>,
  handles: SlotHandles,
) {
  const { skill: skillOf, newSeed } = deps

  /** Every model of the skill, or of the skills that assess the standard. */
  function sourcesOf({ skillId, standard }: Drawing): Source[] {
    if (standard !== undefined) {
      const assesses = (codes: readonly string[]) => codes.some((code) => isWithin(code, standard))
      const sources = deps.skills().flatMap((skill) =>
        skill.models
          .filter((model) => assesses(standardsOf(skill, model)))
          .map((model) => ({
            skill,
            model,
            isWanted: (made: Pick<Made, 'standards'>) => assesses(standardsOf(skill, model, made)),
          })),
      )
      if (sources.length > 0) return sources
      const message = say('standard-not-covered')
      throw badRequest(message, [{ field: 'standard', message }])
    }
    const skill = skillId && skillOf(skillId)
    if (skill === undefined) {
      const message = say('skill-not-taught')
      throw badRequest(message, [{ field: 'skillId', message }])
    }
    return skill.models.map((model) => ({ skill, model, isWanted: () => true }))
  }

  /** An item that is not in the set yet, preferably from the models, then the skills, least used in it. */
  function draw(
    sources: readonly Source[],
    level: Level,
    besides: readonly ChosenSlot[],
    met: ReadonlySet<number>,
  ) {
    const uses = ({ skill, model }: Source) => {
      const ofSkill = besides.filter(({ skill_id: skillId }) => skillId === skill.id)
      return { skill: ofSkill.length, model: ofSkill.filter((slot) => slot.model_id === model.id).length }
    }
    const turn = newSeed() % sources.length
    const byUse = [...sources.slice(turn), ...sources.slice(0, turn)]
      .map((source) => ({ ...source, uses: uses(source) }))
      .toSorted((one, other) => one.uses.model - other.uses.model || one.uses.skill - other.uses.skill)
    for (const { skill, model, isWanted } of byUse) {
      for (let thrown = 0; thrown < maxThrows; thrown += 1) {
        const seed = newSeed()
        const made = make(skill, model, level, seed)
        if (!isWanted(made) || met.has(fingerprint(made.item))) continue
        const chosen: ChosenSlot = { ...unsaved, skill_id: skill.id, model_id: model.id, level, seed }
        return { chosen, made: { skill, item: made.item, standards: standardsOf(skill, model, made) } }
      }
    }
    return undefined
  }

  async function fingerprintsOf(slots: readonly ChosenSlot[]): Promise<Set<number>> {
    const made = await Promise.all(slots.map((slot) => makeSlot(deps, slot)))
    return new Set(made.flatMap((one) => (one === undefined ? [] : fingerprint(one.item))))
  }

  return {
    async draw(teacherId: UserId, wish: Drawing): Promise<ShownSlot[]> {
      const sources = sourcesOf(wish)
      const { level, count, besides } = wish
      const set = handles.open(teacherId, 'besides', besides)
      const met = await fingerprintsOf(set.filter((slot) => !isAuthored(slot)))
      const drawn: ShownSlot[] = []
      for (let place = 0; place < count; place += 1) {
        const own = level ?? levels[place % levels.length] ?? 2
        const one = draw(sources, own, set, met)
        if (one === undefined) break
        set.push(one.chosen)
        met.add(fingerprint(one.made.item))
        drawn.push(showSlot(handles.issueHandle(teacherId, one.chosen), one.made, null))
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
