import type { SkillId } from '@skills-center/contract/ids'
import type { ItemTemplate } from '@skills-center/curriculum/form/item-template'
import type { Made } from '@skills-center/curriculum/make-item'
import { hash } from '@skills-center/curriculum/random'
import { storyOf } from '@skills-center/curriculum/story-of'
import type { Skill } from '@skills-center/curriculum/skill'
import type { Item } from '@skills-center/learner/catalog'
import { partsOf } from '../learner/learner-catalog.ts'
import type { LearnerRow } from '../queries.ts'

/** What a student was asked lately in one skill, each newest first. */
export interface Lately {
  /** Ways of asking, by the learner model's item id. */
  asked: readonly string[]
  /** Fingerprints of items. */
  items: readonly number[]
  /** What was asked, apart from numbers and names. */
  tasks: readonly number[]
  /** Stories that were told; 0 for a question without a story. */
  stories: readonly number[]
}

/** One more question. */
export const askedAfter = (
  { asked, items, tasks, stories }: Lately,
  next: { asked: string; item: number; task: number | null; story: number },
): Lately => ({
  asked: [next.asked, ...asked],
  items: [next.item, ...items],
  tasks: next.task === null ? tasks : [next.task, ...tasks],
  stories: [next.story, ...stories],
})

/** As it is stored. */
export const latelyOf = (
  row: Pick<LearnerRow, 'recent_asked' | 'recent_items' | 'recent_tasks' | 'recent_stories'> | undefined,
): Lately => ({
  asked: row?.recent_asked ?? [],
  items: row?.recent_items ?? [],
  tasks: row?.recent_tasks ?? [],
  stories: row?.recent_stories ?? [],
})

/** No model comes twice within so many questions where the skill has another. */
const modelsApart = 5
/** At most one of so many questions asks whether somebody's claim is right. */
const claimsApart = 4
/** No task and no story comes twice within so many questions. */
const tasksApart = 10

/** A skill, when it was last practiced in whole seconds, and what it asked, newest first. */
type Practiced = Pick<LearnerRow, 'skill_id' | 'recent_asked'> & { state: { at: number } }

/**
 * Whether a claim came so lately in another skill that none should come now, where questions go from skill to skill: of the
 * skills that were practiced last, the latest question.
 */
export function claimCameElsewhere(
  skillId: SkillId,
  rows: Iterable<Practiced>,
  isClaim: (asked: string) => boolean,
): boolean {
  const latest = [...rows].toSorted((one, other) => other.state.at - one.state.at).slice(0, claimsApart - 1)
  return latest.some(
    ({ skill_id: id, recent_asked: [last] }) => id !== skillId && last !== undefined && isClaim(last),
  )
}

/** Questions of a skill whose tasks and stories are remembered. */
export const rememberedTasks = tasksApart - 1

/** The story of an item, as it is remembered. */
export function storyNumber({ stem }: Pick<ItemTemplate, 'stem'>): number {
  const story = storyOf(stem)
  return story === undefined ? 0 : hash(story) | 0
}

/** Whether a question asks a task or tells a story that came lately. */
export const isTaskLate = (
  { tasks, stories }: Pick<Lately, 'tasks' | 'stories'>,
  { task, template }: Pick<Made, 'task' | 'template'>,
): boolean => {
  const story = storyNumber(template)
  return (
    (task !== null && tasks.slice(0, rememberedTasks).includes(task)) ||
    (story !== 0 && stories.slice(0, rememberedTasks).includes(story))
  )
}

/**
 * The ways of asking whose model did not come lately. Where all did, those that came longest ago: so two models take
 * turns, and a skill with one model keeps it.
 */
export function notLately(
  skill: Skill,
  items: readonly Item[],
  asked: readonly string[],
  /** One of the latest questions, of another skill, was a claim. */
  hadClaimElsewhere = false,
): readonly Item[] {
  const models = asked.map((id) => partsOf(id).modelId)
  const isClaim = (modelId: string) => skill.models.some((model) => model.id === modelId && model.isClaim)
  const hadClaim = hadClaimElsewhere || models.slice(0, claimsApart - 1).some(isClaim)
  const isBarred = (modelId: string, last: number) =>
    models.slice(0, last).includes(modelId) || (hadClaim && isClaim(modelId))
  for (let last = modelsApart - 1; last > 0; last -= 1) {
    const left = items.filter(({ id }) => !isBarred(partsOf(id).modelId, last))
    if (left.length > 0) return left
  }
  return items
}
