import type { Level } from '@skills-center/contract/ids'
import type { Skill } from '@skills-center/curriculum/skill'
import type { Thinking } from '@skills-center/curriculum/thinking'
import { familyIn } from '@skills-center/curriculum/families'
import { makeItem } from '@skills-center/curriculum/make-item'
import { currentId, misconceptionOf } from '@skills-center/curriculum/misconception-of'
import type { Text } from '@skills-center/messages/values'
import { formatMessage } from '../../platform/format-message.ts'
import { learnerSkill, partsOf } from '../learner/learner-catalog.ts'
import { say } from '../messages.gen.ts'
import type { AskedIdea } from '../questions/next-question.ts'
import { modelOfIdea } from './notebook-ideas.ts'

/** Names what a question asks for, when no misconception describes it better. */
const thinkingTexts: Readonly<Record<Thinking, Text>> = {
  compute: say('thinking-compute'),
  'read a figure': say('thinking-read-a-figure'),
  'use in a story': say('thinking-use-in-a-story'),
  'find the mistake': say('thinking-find-the-mistake'),
  compare: say('thinking-compare'),
  'work backwards': say('thinking-work-backwards'),
  explain: say('thinking-explain'),
  classify: say('thinking-classify'),
}

/** How many items of each way of asking are checked for the ideas that come up in it. */
const itemsChecked = 12

const cachedItemIds = new Map<string, readonly string[]>()

/** The ways of asking, as learner model item ids, in which this misconception leads to a distinct wrong answer. */
function itemIdsLeadingTo(skill: Skill, misconception: string): readonly string[] {
  const key = `${skill.id} ${misconception}`
  const known = cachedItemIds.get(key)
  if (known !== undefined) return known
  const idea = currentId(skill, misconception)
  const ways = learnerSkill(skill)
    .items.map(({ id }) => id)
    .filter((id) => {
      const { modelId, level } = partsOf(id)
      const model = skill.models.find((candidate) => candidate.id === modelId)
      if (model === undefined) return false
      return Array.from({ length: itemsChecked }, (_, seed) => makeItem(skill, model, level, seed)).some(
        (item) => item.wrongAnswers.some((wrong) => wrong.misconception === idea),
      )
    })
  cachedItemIds.set(key, ways)
  return ways
}

/** An idea, and where it was last missed. */
interface Met {
  idea: string
  lastMissed: { model_id: string; level: Level }
}

const allItemIds = (skill: Skill): string[] => learnerSkill(skill).items.map(({ id }) => id)

/** Every way of asking in which the idea comes up, including the one in which it was missed if it still exists. */
function itemIdsOf(skill: Skill, { idea, lastMissed }: Met): readonly string[] {
  const model = modelOfIdea(idea)
  if (model !== undefined) return allItemIds(skill).filter((id) => partsOf(id).modelId === model)
  const missed = missedItemId(skill, lastMissed)
  return allItemIds(skill).filter((id) => id === missed || itemIdsLeadingTo(skill, idea).includes(id))
}

const missedItemId = (skill: Skill, { model_id: modelId, level }: Met['lastMissed']): string | undefined =>
  allItemIds(skill).find((id) => partsOf(id).modelId === modelId && partsOf(id).level === level)

export interface IdeaWords {
  name: string
  /** The correct idea, explained. */
  explanation: string | null
  /** The name of the family of misconceptions. */
  family: string | null
  /** Seconds that a question about it takes. */
  seconds: number
}

/** An idea's name and explanation; undefined if the curriculum no longer asks about it. */
export function describeIdea(skill: Skill, met: Met): IdeaWords | undefined {
  const way = modelOfIdea(met.idea)
  if (way !== undefined) {
    const model = skill.models.find(({ id }) => id === way)
    return (
      model && {
        name: formatMessage(thinkingTexts[model.thinking], skill.language),
        explanation: null,
        family: null,
        seconds: model.seconds,
      }
    )
  }
  const misconception = misconceptionOf(skill, met.idea)
  if (misconception === undefined) return undefined
  // Search all ways of asking only if the one that was missed no longer exists.
  const isAsked =
    missedItemId(skill, met.lastMissed) !== undefined || itemIdsLeadingTo(skill, met.idea).length > 0
  if (!isAsked) return undefined
  const { id, name, explanation } = misconception
  const seconds = skill.models.reduce((sum, model) => sum + model.seconds, 0) / skill.models.length
  return { name, explanation, family: familyIn(id, skill.language).name, seconds }
}

/**
 * How to ask about an idea again: first in the way in which it was missed; after a right answer, in any way in which it
 * comes up. An idea without a misconception always keeps its way.
 */
export function askFor(skill: Skill, met: Met & { rightOn: readonly string[] }): AskedIdea {
  const ways = itemIdsOf(skill, met)
  const missed = missedItemId(skill, met.lastMissed)
  const isWay = modelOfIdea(met.idea) !== undefined
  const isSameWay = missed !== undefined && ways.includes(missed) && (isWay || met.rightOn.length === 0)
  return {
    idea: met.idea,
    ways: isSameWay ? [missed] : ways,
    comesUpIn: ({ wrongAnswers }) =>
      isWay || wrongAnswers.some(({ misconception }) => misconception === currentId(skill, met.idea)),
  }
}
