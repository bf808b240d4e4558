import type { SkillId } from '@skills-center/contract/ids'
import type { ItemTemplate } from '@skills-center/curriculum/form/item-template'
import type { Made } from '@skills-center/curriculum/make-item'
import { hash } from '@skills-center/curriculum/random'
import { storyOf } from '@skills-center/curriculum/story-of'
import type { Skill } from '@skills-center/curriculum/skill'
import type { Item } from '@skills-center/learner/catalog'
import { partsOf } from '../learner/learner-catalog.ts'
import type { LearnerRow } from '../queries.ts'

/** What a student was asked recently in one skill; each list is newest first. */
export interface RecentlyAsked {
  /** Ways of asking, as learner model item ids. */
  asked: readonly string[]
  /** Fingerprints of items. */
  items: readonly number[]
  /** Tasks: what was asked, ignoring numbers and names. */
  tasks: readonly number[]
  /** Stories; 0 for a question without a story. */
  stories: readonly number[]
}

/** Adds one question. */
export const withAsked = (
  { asked, items, tasks, stories }: RecentlyAsked,
  next: { asked: string; item: number; task: number | null; story: number },
): RecentlyAsked => ({
  asked: [next.asked, ...asked],
  items: [next.item, ...items],
  tasks: next.task === null ? tasks : [next.task, ...tasks],
  stories: [next.story, ...stories],
})

/**
 * The stored form: four lists with `;` between them and `,` between their entries. Every answer reads it for all skills
 * and needs it for one, so it is only text until then.
 */
export const packRecent = ({ asked, items, tasks, stories }: RecentlyAsked): string =>
  [asked, items, tasks, stories].map((list) => list.join(',')).join(';')

/** Reads the stored form; a skill without a row was never asked about. */
export function toRecentlyAsked(row: Pick<LearnerRow, 'recent'> | undefined): RecentlyAsked {
  const [asked = [], ...lists] = (row?.recent ?? '')
    .split(';')
    .map((list) => (list === '' ? [] : list.split(',')))
  const [items = [], tasks = [], stories = []] = lists.map((list) => list.map(Number))
  return { asked, items, tasks, stories }
}

/** No model repeats within this many questions if the skill has another. */
const modelsApart = 5
/** At most one of this many questions asks the student to judge a claim. */
const claimsApart = 4
/** No task and no story repeats within this many questions. */
const tasksApart = 10

/** A skill, its last practice in seconds since 1970, and what it asked, newest first. */
type Practiced = Pick<LearnerRow, 'skill_id' | 'recent'> & { state: { at: number } }

/**
 * Whether a claim came so recently in another skill that none should come now. Checks the latest question of each of
 * the skills practiced last. For practice that moves from skill to skill.
 */
export function hadRecentClaim(
  skillId: SkillId,
  rows: Iterable<Practiced>,
  isClaim: (asked: string) => boolean,
): boolean {
  const latest = [...rows].toSorted((one, other) => other.state.at - one.state.at).slice(0, claimsApart - 1)
  return latest.some((row) => {
    const [last] = toRecentlyAsked(row).asked
    return row.skill_id !== skillId && last !== undefined && isClaim(last)
  })
}

/** How many questions of a skill have their tasks and stories remembered. */
export const rememberedTasks = tasksApart - 1

/** An item's story, as the number that is stored. */
export function storyNumber({ stem }: Pick<ItemTemplate, 'stem'>): number {
  const story = storyOf(stem)
  return story === undefined ? 0 : hash(story) | 0
}

/** Whether a question repeats a recent task or story. */
export const isTaskRecent = (
  { tasks, stories }: Pick<RecentlyAsked, 'tasks' | 'stories'>,
  { task, template }: Pick<Made, 'task' | 'template'>,
): boolean => {
  const story = storyNumber(template)
  return (
    (task !== null && tasks.slice(0, rememberedTasks).includes(task)) ||
    (story !== 0 && stories.slice(0, rememberedTasks).includes(story))
  )
}

/**
 * The ways of asking whose model did not come recently. If all did, those used longest ago: so two models take turns,
 * and a skill with one model keeps it.
 */
export function notRecentlyAsked(
  skill: Skill,
  items: readonly Item[],
  asked: readonly string[],
  /** Whether one of the latest questions, in another skill, was a claim. */
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
