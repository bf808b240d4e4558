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
      label: showMarkup(text),
      count: answers.filter(({ response }) => chosenIn(response) === id).length,
      isRight: id === choice.right,
    }))
  }
  const counts = new Map<string, { label: string; count: number; isRight: boolean }>()
  for (const answer of answers) {
    const label = labelOf(skill, answer, item)
    const isRight = answer.verdict === 'correct'
    const known = counts.get(`${isRight} ${label}`) ?? { label, count: 0, isRight }
    counts.set(`${isRight} ${label}`, { ...known, count: known.count + 1 })
  }
  const sorted = [...counts.values()].toSorted((one, other) => other.count - one.count)
  const rest = sorted.slice(maxBars)
  const shown = sorted.slice(0, maxBars)
  if (rest.length > 0) {
    const count = rest.reduce((sum, one) => sum + one.count, 0)
    shown.push({ label: 'Other answers', count, isRight: false })
  }
  return shown.map(({ label, ...one }) => ({ ...one, label: words(label) }))
}

/** How a typed answer was read; otherwise its misconception. */
function labelOf(
  skill: Skill | undefined,
  { response, verdict, misconception }: AnswerRow,
  item: Item,
): string {
  const { echo } = checkResponse(item, response)
  if (echo !== null) return echo
  if (verdict === 'correct') return 'Right'
  return (skill && misconceptionOf(skill, misconception)?.name) ?? 'Another answer'
}
