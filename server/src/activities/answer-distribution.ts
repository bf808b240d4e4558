import type { AnswerCount, AnswerSpread } from '@skills-center/contract/activities'
import type { RichText } from '@skills-center/contract/rich-text'
import { choiceOf, chosenIn } from '@skills-center/curriculum/chosen-option'
import { checkResponse } from '@skills-center/curriculum/check-response'
import type { Item } from '@skills-center/curriculum/item'
import { misconceptionOf } from '@skills-center/curriculum/misconception-of'
import type { Skill } from '@skills-center/curriculum/skill'
import { showMarkup } from '../platform/rich-text.ts'
import type { AnswerRow } from './queries.ts'

/** More bars than this would be too thin to read, so rarer answers share one. */
const maxBars = 8

const words = (text: string): RichText => [[{ kind: 'text', text }]]

/** How the answers turned out, without names. With an item, also which answers were given. */
export function distributionOf(
  skill: Skill | undefined,
  answers: readonly AnswerRow[],
  item?: Item,
): AnswerSpread {
  const first = answers.filter((answer) => answer.try === 1)
  return {
    answered: first.length,
    right: answers.filter(({ verdict }) => verdict === 'correct').length,
    answers: item === undefined ? [] : countAnswers(skill, first, item),
    misconceptions: countMisconceptions(skill, answers),
  }
}

function countMisconceptions(skill: Skill | undefined, answers: readonly AnswerRow[]) {
  if (skill === undefined) return []
  return skill.misconceptions
    .map(({ id, name, explanation }) => {
      const shown = answers.filter(({ misconception }) => misconceptionOf(skill, misconception)?.id === id)
      const count = new Set(shown.map(({ studentId }) => studentId)).size
      return { id, name, explanation, count }
    })
    .filter(({ count }) => count > 0)
    .toSorted((one, other) => other.count - one.count)
}

function countAnswers(skill: Skill | undefined, answers: readonly AnswerRow[], item: Item): AnswerCount[] {
  const choice = choiceOf(item)
  if (choice !== undefined) {
    return choice.options.map(({ id, text }) => ({
      kind: 'answer',
      label: showMarkup(text),
      count: answers.filter(({ response }) => chosenIn(response) === id).length,
      isRight: id === choice.right,
    }))
  }
  const counts = new Map<string, AnswerCount>()
  for (const answer of answers) {
    const group = groupOf(skill, answer, item)
    const isRight = answer.verdict === 'correct'
    const key = JSON.stringify([isRight, group])
    const count = (counts.get(key)?.count ?? 0) + 1
    counts.set(key, { ...group, count, isRight })
  }
  const sorted = [...counts.values()].toSorted((one, other) => other.count - one.count)
  const rest = sorted.slice(maxBars)
  const shown = sorted.slice(0, maxBars)
  if (rest.length > 0) {
    const count = rest.reduce((sum, one) => sum + one.count, 0)
    shown.push({ kind: 'rest', label: [], count, isRight: false })
  }
  return shown
}

/** How a typed answer was read; otherwise its misconception. */
function groupOf(
  skill: Skill | undefined,
  { response, verdict, misconception }: AnswerRow,
  item: Item,
): Pick<AnswerCount, 'kind' | 'label'> {
  const { echo } = checkResponse(item, response)
  if (echo !== null) return { kind: 'answer', label: words(echo) }
  if (verdict === 'correct') return { kind: 'right', label: [] }
  const name = skill && misconceptionOf(skill, misconception)?.name
  return name === undefined ? { kind: 'another', label: [] } : { kind: 'answer', label: words(name) }
}
