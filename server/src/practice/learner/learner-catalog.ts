import { authoredNameOf } from '@skills-center/curriculum/authored/authored-model'
import { askedOf } from '@skills-center/curriculum/asked-of'
import { SkillId } from '@skills-center/contract/ids'
import { selectSkill, skills } from '@skills-center/curriculum/catalogue'
import type { Asked, Skill } from '@skills-center/curriculum/skill'
import { createCatalog, type Level } from '@skills-center/learner/catalog'

const levels = [1, 2, 3] as const

/** With more possible answers than this, a lucky guess is so unlikely that it is ignored. */
const maxGuessable = 10

/** The number of options a blind guess picks from; 0 if guessing can be ignored. */
const guessableOptions = ({ ways }: Asked): number => (ways > maxGuessable ? 0 : ways)

/** An item of the learner model is a curriculum item model at one level. */
const itemId = (skillId: string, modelId: string, level: Level): string => `${skillId}/${modelId}/${level}`

/** The item model and level of an item of the learner model. */
export function partsOf(id: string): { modelId: string; level: Level } {
  const [, modelId = '', written] = id.split('/')
  const level = levels.find((candidate) => String(candidate) === written)
  if (level === undefined) throw new Error(`${id} is not an item`)
  return { modelId, level }
}

/** Whether this item asks the student to judge someone's claim. */
export function isClaim(id: string): boolean {
  const [skillId] = id.split('/')
  const { modelId } = partsOf(id)
  const skill = skillId === undefined ? undefined : selectSkill(SkillId.parse(skillId))
  return skill?.models.some((model) => model.id === modelId && model.isClaim === true) ?? false
}

/** The whole curriculum in the learner model's terms. */
export const learnerCatalog = createCatalog(
  skills.map(({ id, gradeLevel, subject, strand }) => ({
    id,
    grade: gradeLevel,
    strand: `${subject}: ${strand}`,
    subject,
  })),
  skills.flatMap(({ id, prerequisites }) => prerequisites.map((earlier) => [earlier, id] as const)),
  skills.flatMap((skill) =>
    skill.models.flatMap((model) =>
      askedOf(skill, model).map((asked, index) => {
        const level = levels[index] ?? 3
        return {
          id: itemId(skill.id, model.id, level),
          skill: skill.id,
          level,
          options: guessableOptions(asked),
          seconds: model.seconds,
        }
      }),
    ),
  ),
)

/** A curriculum skill in the learner model's terms. */
export function learnerSkill(skill: Pick<Skill, 'id'>) {
  const known = learnerCatalog.skills[learnerCatalog.skillIndex.get(skill.id) ?? -1]
  if (known === undefined) throw new Error(`The learner model does not know ${skill.id}`)
  return known
}

/** An item in the learner model's terms; undefined if the curriculum no longer has it. */
export const findLearnerItem = (skillId: string, modelId: string, level: Level) =>
  learnerCatalog.items[learnerCatalog.itemIndex.get(itemId(skillId, modelId, level)) ?? -1]

/**
 * An item in the learner model's terms. A teacher's own question is not in the model. It is treated as the skill's
 * first item at the same level, and teaches the model nothing about that item's difficulty.
 */
export function learnerItem(skillId: string, modelId: string, level: Level) {
  const known =
    authoredNameOf(modelId) === undefined
      ? findLearnerItem(skillId, modelId, level)
      : learnerCatalog.skills[learnerCatalog.skillIndex.get(skillId) ?? -1]?.items.find(
          (item) => item.level === level,
        )
  if (known === undefined) throw new Error(`The learner model does not know ${modelId} of ${skillId}`)
  return known
}
