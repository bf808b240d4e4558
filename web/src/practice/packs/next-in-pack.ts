import type { Question } from '@skills-center/contract/practice'
import type { PackQuestion } from '@skills-center/contract/practice/pack'

/** A finished question of this visit. */
export interface FinishedQuestion {
  readonly question: Pick<Question, 'skillId' | 'level'>
  /** Right on the first try. */
  readonly isRight: boolean
}

/** This many right answers in a row bring harder questions. */
const rowForHarder = 2

/** The level of a skill's next question; null before its first. */
function levelAfter(finished: readonly FinishedQuestion[]): number | null {
  const last = finished.at(-1)
  if (last === undefined) return null
  const { level } = last.question
  if (!last.isRight) return Math.max(1, level - 1)
  const row = finished.slice(-rowForHarder)
  const isRow = row.length === rowForHarder && row.every((one) => one.isRight && one.question.level >= level)
  return isRow ? Math.min(3, level + 1) : level
}

/**
 * Chooses the next question without the learner model. Picks the skill asked least so far (ties in pack order), then
 * its first question at the level that the answers so far suggest, or at the nearest level.
 */
export function nextInPack(
  left: readonly PackQuestion[],
  finished: readonly FinishedQuestion[],
): PackQuestion | undefined {
  const goneIn = (skillId: string) => finished.filter(({ question }) => question.skillId === skillId)
  const skills = [...new Set(left.map(({ question }) => question.skillId))]
  const skill = skills.toSorted((one, other) => goneIn(one).length - goneIn(other).length)[0]
  const possible = left.filter(({ question }) => question.skillId === skill)
  const wanted = levelAfter(skill === undefined ? [] : goneIn(skill)) ?? possible[0]?.question.level ?? 1
  const distance = ({ question }: PackQuestion) => Math.abs(question.level - wanted)
  return possible.toSorted((one, other) => distance(one) - distance(other))[0]
}
