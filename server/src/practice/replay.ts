import { Response } from '@skills-center/contract/interaction'
import { QuestionId, type ReplayedQuestion, type ReplayedTry } from '@skills-center/contract/practice/history'
import { checkResponse } from '@skills-center/curriculum/check-response'
import { withFewerChoices } from '@skills-center/curriculum/fewer-choices'
import type { Item } from '@skills-center/curriculum/item'
import { keyResponse } from '@skills-center/curriculum/key-response'
import { makeItem } from '@skills-center/curriculum/make-item'
import { rightAnswer } from '@skills-center/curriculum/right-answer'
import { type Skill, summarise } from '@skills-center/curriculum/skill'
import { presentItem } from '../platform/present-item.ts'
import { showMarkup } from '../platform/rich-text.ts'
import type { StoredTry } from './history-queries.ts'
import { questionLifetimeSeconds } from './question-token.ts'
import { triesAllowed } from './settle.ts'

/**
 * A question as it was, out of all that is stored of it: made again from its seed, or, where its author has changed
 * it since, as far as the tries tell. What is right is kept back while the question may still be answered.
 */
export function replay(
  skill: Skill | undefined,
  tries: readonly [StoredTry, ...StoredTry[]],
  now: Date,
): ReplayedQuestion {
  const [first] = tries
  const item = itemOf(skill, first)
  const hintsUsed = Math.max(...tries.map((row) => row.hints_used))
  const isOpen = item !== undefined && isStillOpen(item, tries, now)
  return {
    id: QuestionId.parse(`${Math.floor(first.issued_at.getTime() / 1000)}-${first.nonce}`),
    skill: skill === undefined ? null : summarise(skill),
    level: first.level,
    why: first.reason,
    item: item === undefined ? null : presentItem(item),
    tries: tries.map((row) => replayTry(skill, item, row)),
    hintsUsed,
    hints: item === undefined ? [] : item.hints.slice(0, hintsUsed).map(showMarkup),
    seconds: Math.round(tries.reduce((sum, row) => sum + row.active_ms, 0) / 1000),
    right:
      item === undefined || isOpen
        ? null
        : {
            answer: showMarkup(rightAnswer(item)),
            response: keyResponse(item.key),
            solution: item.solution.map(showMarkup),
          },
    isOpen,
  }
}

/** Undefined where the curriculum does not make this very item any more. */
function itemOf(
  skill: Skill | undefined,
  { model_id: modelId, level, seed, revision, has_fewer_choices: hasFewerChoices }: StoredTry,
): Item | undefined {
  const model = skill?.models.find(({ id }) => id === modelId)
  if (skill === undefined || model === undefined || skill.revision !== revision) return undefined
  const item = makeItem(skill, model, level, seed)
  return hasFewerChoices ? withFewerChoices(item) : item
}

function isStillOpen(item: Item, tries: readonly [StoredTry, ...StoredTry[]], now: Date): boolean {
  const [first] = tries
  const isExpired = now.getTime() - first.issued_at.getTime() > questionLifetimeSeconds * 1000
  const isRight = tries.some(({ verdict }) => verdict === 'correct')
  const { purpose, tries_given: given } = first
  const assigned = given === null ? null : { tries: given }
  return !isExpired && !isRight && tries.length < triesAllowed({ purpose, assigned }, item)
}

function replayTry(skill: Skill | undefined, item: Item | undefined, row: StoredTry): ReplayedTry {
  const response = Response.parse(row.response)
  const checked = item === undefined ? undefined : checkResponse(item, response)
  // The verdict that counted is the one that was stored; what was said goes with it only as long as we still say so.
  const feedback =
    checked?.verdict === row.verdict && checked.misconception === row.misconception ? checked.feedback : null
  return {
    response,
    verdict: row.verdict,
    feedback: feedback === null ? null : showMarkup(feedback),
    mistake: skill?.misconceptions.find(({ id }) => id === row.misconception)?.name ?? null,
    answeredAt: row.answered_at.toISOString(),
  }
}
