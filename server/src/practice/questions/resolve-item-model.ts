import type { AuthoredQuestion } from '@skills-center/contract/questions/authored'
import {
  authoredModel,
  type AuthoredName,
  authoredNameOf,
} from '@skills-center/curriculum/authored/authored-model'
import type { ItemModel, Skill } from '@skills-center/curriculum/skill'

/** A published version of a question that a teacher wrote; undefined for none. */
export type Authored = (name: AuthoredName) => Promise<AuthoredQuestion | undefined>

/** What makes a question’s item: a model of its skill, or what a teacher wrote; undefined where it is gone. */
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
