import { Response } from '@skills-center/contract/interaction'
import type { ReplayedQuestion, ReplayedTry } from '@skills-center/contract/practice/history'
import { checkResponse } from '@skills-center/curriculum/check-response'
import { authoredNameOf } from '@skills-center/curriculum/authored/authored-model'
import { withFewerChoices } from '@skills-center/curriculum/fewer-choices'
import type { Item } from '@skills-center/curriculum/item'
import { keyResponse } from '@skills-center/curriculum/key-response'
import { makeItem } from '@skills-center/curriculum/make-item'
import { misconceptionOf } from '@skills-center/curriculum/misconception-of'
import { rightAnswer } from '@skills-center/curriculum/right-answer'
import { type ItemModel, type Skill, summarise } from '@skills-center/curriculum/skill'
import { presentItem } from '../platform/present-item.ts'
import { showMarkup } from '../platform/rich-text.ts'
import type { StoredTry } from './history-queries.ts'
import type { DerivedSecrets } from './questions/derived-secrets.ts'
import { isOpen } from './questions/open-questions.ts'

/**
 * A question as it was shown, from what is stored of it. If only its seed was stored and its author has changed it
 * since, just the tries remain. The right answer is withheld while the question can still be answered.
 */
export function replay(
  skill: Skill | undefined,
  item: Item | undefined,
  tries: readonly [StoredTry, ...StoredTry[]],
  { idOf, now }: Pick<DerivedSecrets, 'idOf'> & { now: Date },
): ReplayedQuestion {
  const [first] = tries
  const hintsUsed = Math.max(...tries.map((row) => row.hints_used))
  const isStillOpen = item !== undefined && isOpen(progressOf(item, tries), now)
  return {
    id: idOf({ issued_at: Math.floor(first.issued_at.getTime() / 1000), nonce: first.nonce }),
    skill: skill === undefined ? null : summarise(skill),
    level: first.level,
    why: first.reason,
    item: item === undefined ? null : presentItem(item),
    tries: tries.map((row) => replayTry(skill, item, row)),
    hintsUsed,
    hints: item === undefined ? [] : item.hints.slice(0, hintsUsed).map(showMarkup),
    seconds: Math.round(tries.reduce((sum, row) => sum + row.active_ms, 0) / 1000),
    right:
      item === undefined || isStillOpen
        ? null
        : {
            answer: showMarkup(rightAnswer(item)),
            response: keyResponse(item.key),
            solution: item.solution.map(showMarkup),
          },
    isOpen: isStillOpen,
  }
}

/**
 * Makes a question again from its seed; undefined if the curriculum no longer makes exactly this item. A published
 * question of a teacher never changes.
 */
export function itemOf(
  skill: Skill | undefined,
  model: ItemModel | undefined,
  { model_id: modelId, level, seed, revision, language, has_fewer_choices: hasFewerChoices }: StoredTry,
): Item | undefined {
  if (skill === undefined || model === undefined) return undefined
  if (authoredNameOf(modelId) === undefined && skill.revision !== revision) return undefined
  const item = makeItem(skill, model, level, seed, language)
  return hasFewerChoices ? withFewerChoices(item) : item
}

function progressOf(item: Item, tries: readonly [StoredTry, ...StoredTry[]]) {
  const [{ purpose, tries_given: given, activity_round: activityRound, is_offline: isOffline, issued_at }] =
    tries
  const assigned = given === null ? null : { tries: given }
  return { question: { purpose, assigned, activityRound, isOffline }, issuedAt: issued_at, item, tries }
}

function replayTry(skill: Skill | undefined, item: Item | undefined, row: StoredTry): ReplayedTry {
  const response = Response.parse(row.response)
  const checked = item === undefined ? undefined : checkResponse(item, response)
  // Show the stored verdict, because it counted. Add today's feedback only if grading still agrees with it.
  const feedback =
    checked?.verdict === row.verdict && checked.misconception === row.misconception ? checked.feedback : null
  return {
    response,
    verdict: row.verdict,
    feedback: feedback === null ? null : showMarkup(feedback),
    mistake: (skill && misconceptionOf(skill, row.misconception)?.name) ?? null,
    answeredAt: row.answered_at.toISOString(),
  }
}
