import { authoredModel, authoredNameOf } from '@skills-center/curriculum/authored/authored-model'
import type { Skill } from '@skills-center/curriculum/skill'
import type { ActivitiesDeps } from './deps.ts'
import type { ActivityRow, RoundRow } from './queries.ts'

/**
 * The skill of an activity, with the teacher-written questions of these rounds among its models, so that they are made,
 * graded, and shown like any other. Undefined if the skill is no longer taught.
 */
export async function liveSkill(
  deps: Pick<ActivitiesDeps, 'skill' | 'authored'>,
  { skillId }: Pick<ActivityRow, 'skillId'>,
  rounds: readonly Pick<RoundRow, 'modelId' | 'seed'>[],
): Promise<Skill | undefined> {
  const skill = skillId === null ? undefined : deps.skill(skillId)
  if (skill === undefined) return undefined
  const own = await Promise.all(
    rounds.map(async ({ modelId, seed }) => {
      const name = authoredNameOf(modelId)
      const question = name && (await deps.authored(name))
      return (name && question && authoredModel(question, name, seed)) ?? []
    }),
  )
  const models = own.flat()
  return models.length === 0 ? skill : { ...skill, models: [...skill.models, ...models] }
}
