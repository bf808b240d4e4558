import type { SkillSummary } from '@skills-center/contract/skills'
import { t } from '../../language/messages.ts'
import type { Closed } from './visit.ts'

/** What a run of questions did to one skill. */
export interface Movement {
  skill: SkillSummary
  /** Whole points of mastery; null where there was no answer before. */
  from: number | null
  now: number
}

/** How a run of questions went. */
export interface LookBack {
  answered: number
  rightAtFirst: number
  /** What went up most first. */
  movements: Movement[]
  /** One thing done well, in words. */
  praise: string
}

export function lookBack(closed: readonly Closed[]): LookBack {
  return {
    answered: closed.length,
    rightAtFirst: closed.filter(({ result }) => result === 'right').length,
    movements: movements(closed),
    praise: praiseFor(closed),
  }
}

const rounded = (mastery: number | null): number | null => (mastery === null ? null : Math.round(mastery))

function movements(closed: readonly Closed[]): Movement[] {
  const ids = [...new Set(closed.map(({ skill }) => skill.id))]
  return ids
    .flatMap((id) => {
      const questions = closed.filter(({ skill }) => skill.id === id)
      const [first, last] = [questions[0], questions.at(-1)]
      const now = rounded(last?.after.mastery ?? null)
      return first === undefined || now === null
        ? []
        : [{ skill: first.skill, from: rounded(first.before.mastery), now }]
    })
    .toSorted((one, other) => gain(other) - gain(one))
}

/** Points up, below 0 for down; a skill that is new counts from nothing. */
const gain = ({ from, now }: Movement): number => now - (from ?? 0)

/** The first of these that is true, the rarer and the more of the student's own doing the sooner. */
function praiseFor(closed: readonly Closed[]): string {
  const mastered = closed.find(({ before, after }) => !before.mastered && after.mastered)
  if (mastered !== undefined) return t('practice/you-mastered-name', { name: mastered.skill.name })

  const refreshed = closed.find(({ before, after }) => before.isDue && !after.isDue)
  if (refreshed !== undefined) return t('practice/you-brought-name-back', { name: refreshed.skill.name })

  const run = longestRun(closed)
  if (run >= 4) return t('practice/got-run-in-a-row', { run })

  const hard = closed.find(
    ({ level, result, hintsUsed }) => level === 3 && result === 'right' && hintsUsed === 0,
  )
  if (hard !== undefined) return t('practice/solved-one-of-the-hardest', { name: hard.skill.name })

  const mended = closed.filter(({ result }) => result === 'right-later').length
  if (mended > 0)
    return mended === 1
      ? t('practice/looked-again-after-a-wrong-answer')
      : t('practice/looked-again-after-wrong-answers', { mended })

  const recovered = closed.some(({ result }, at) => result === 'right' && closed[at - 1]?.result === 'wrong')
  if (recovered) return t('practice/after-a-question-that-went-wrong')

  const right = closed.find(({ result }) => result === 'right')
  if (right !== undefined) return t('practice/got-a-question-of-name', { name: right.skill.name })

  return t('practice/worked-through-all-count', { count: closed.length })
}

function longestRun(closed: readonly Closed[]): number {
  let [longest, run] = [0, 0]
  for (const { result } of closed) {
    run = result === 'right' ? run + 1 : 0
    longest = Math.max(longest, run)
  }
  return longest
}
