import type { AuthoredQuestion } from '@skills-center/contract/questions/authored'
import {
  authoredModel,
  type AuthoredName,
  authoredNameOf,
} from '@skills-center/curriculum/authored/authored-model'
import type { ItemModel, Skill } from '@skills-center/curriculum/skill'

/** A published version of a teacher's question; undefined if there is none. */
export type Authored = (name: AuthoredName) => Promise<AuthoredQuestion | undefined>

/**
 * The model that makes the question's item: a model of the skill, or a teacher's question. Undefined if it no longer
 * exists.
 */
export async function resolveItemModel(
  authored: Authored,
  skill: Skill,
  { modelId, seed }: { modelId: string; seed: number },
): Promise<ItemModel | undefined> {
  const name = authoredNameOf(modelId)
  if (name === undefined) return skill.models.find(({ id }) => id === modelId)
  const question = await authored(name)
  return question && authoredModel(question, name, seed)
}
