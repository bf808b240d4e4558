import type { AssignmentSlot, ShownSlot } from '@skills-center/contract/assignments/slots'
import type { Level, SkillId, UserId } from '@skills-center/contract/ids'
import { fingerprint, makeItem } from '@skills-center/curriculum/make-item'
import type { ItemModel, Skill } from '@skills-center/curriculum/skill'
import { badRequest, conflict, notFound } from '../platform/problems.ts'
import type { AssignmentsNeeds } from './needs.ts'
import { authorFor, makeSlot, rowOf, showSlot } from './slots.ts'

/** Seeds that are tried in one way of asking before the next one’s turn. */
const mostThrows = 24
const levels = [1, 2, 3] as const

interface Drawing {
  skillId: SkillId
  level: Level | null
  count: number
  besides: readonly AssignmentSlot[]
}

/** What a teacher chooses the questions of a set from; nothing is stored. */
export function createDrawing(
  needs: Pick<AssignmentsNeeds, 'skill' | 'newSeed' | 'authored' | 'assignable' | 'authorsOf'>,
) {
  const { skill: skillOf, newSeed } = needs

  /** An item that is not in the set yet, by a way of asking that is used least in it. */
  function draw(skill: Skill, level: Level, besides: readonly AssignmentSlot[], met: ReadonlySet<number>) {
    const used = (model: ItemModel) =>
      besides.filter(
        (slot) => slot.kind === 'generated' && slot.skillId === skill.id && slot.modelId === model.id,
      ).length
    const turn = newSeed() % skill.models.length
    const models = [...skill.models.slice(turn), ...skill.models.slice(0, turn)]
    for (const model of models.toSorted((one, other) => used(one) - used(other))) {
      for (let thrown = 0; thrown < mostThrows; thrown += 1) {
        const seed = newSeed()
        const item = makeItem(skill, model, level, seed)
        if (met.has(fingerprint(item))) continue
        const modelId = model.id
        const slot: AssignmentSlot = {
          kind: 'generated',
          slot: null,
          skillId: skill.id,
          modelId,
          level,
          seed,
        }
        return { slot, item, shown: showSlot(slot, { skill, item }, null) }
      }
    }
    return undefined
  }

  async function fingerprintsOf(slots: readonly AssignmentSlot[]): Promise<Set<number>> {
    const made = await Promise.all(slots.map((slot) => makeSlot(needs, rowOf(slot))))
    return new Set(made.flatMap((one) => (one === undefined ? [] : fingerprint(one.item))))
  }

  return {
    async draw({ skillId, level, count, besides }: Drawing): Promise<ShownSlot[]> {
      const skill = skillOf(skillId)
      if (skill === undefined) {
        const message = 'This skill is not taught here. Please choose another one.'
        throw badRequest(message, [{ field: 'skillId', message }])
      }
      const set = [...besides]
      const met = await fingerprintsOf(set.filter(({ kind }) => kind === 'generated'))
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

    /** A variant that is not in the set yet of what the teacher has written and published, or has been shared with. */
    async drawOwn(
      teacherId: UserId,
      questionId: string,
      besides: readonly AssignmentSlot[],
    ): Promise<ShownSlot> {
      const found = await needs.assignable(teacherId, questionId)
      if (found === undefined) throw notFound('This question is not published, or no longer shared with you.')
      const authors = await needs.authorsOf([questionId])
      const { skillId, level } = found.question
      if (skillId === null) throw conflict('This question belongs to no skill. Choose one for it first.')
      const met = await fingerprintsOf(
        besides.filter((slot) => slot.kind === 'own' && slot.questionId === questionId),
      )
      for (let thrown = 0; thrown < mostThrows; thrown += 1) {
        const { version } = found
        const slot: AssignmentSlot = {
          kind: 'own',
          slot: null,
          skillId,
          level,
          questionId,
          version,
          seed: newSeed(),
        }
        const made = await makeSlot(needs, rowOf(slot))
        if (made !== undefined && !met.has(fingerprint(made.item)))
          return showSlot(slot, made, authorFor(teacherId, slot, authors))
      }
      throw conflict('This question is in the set already, and it comes out the same each time.')
    },
  }
}
