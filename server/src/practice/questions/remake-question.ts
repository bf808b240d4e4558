import { authoredNameOf } from '@skills-center/curriculum/authored/authored-model'
import { skillIn } from '@skills-center/curriculum/catalogue'
import { make, type Made } from '@skills-center/curriculum/make-item'
import type { ItemModel, Skill } from '@skills-center/curriculum/skill'
import type { PracticeDeps } from '../deps.ts'
import type { IssuedQuestion } from './question-token.ts'
import { resolveItemModel } from './resolve-item-model.ts'

type Asked = Pick<IssuedQuestion, 'skillId' | 'modelId' | 'level' | 'seed' | 'revision' | 'language'>

/** Makes a question of any age again; undefined if its skill has changed since, so that it cannot be reproduced. */
export const createRemakeQuestion =
  ({ skill: skillOf, authored }: Pick<PracticeDeps, 'skill' | 'authored'>) =>
  async (asked: Asked): Promise<(Made & { skill: Skill; model: ItemModel }) | undefined> => {
    const found = skillOf(asked.skillId)
    const skill = found && skillIn(found, asked.language)
    const model = skill && (await resolveItemModel(authored, skill, asked))
    if (skill === undefined || model === undefined) return undefined
    // A published question of a teacher never changes.
    const isChanged = authoredNameOf(asked.modelId) === undefined && skill.revision !== asked.revision
    return isChanged ? undefined : { skill, model, ...make(skill, model, asked.level, asked.seed) }
  }
