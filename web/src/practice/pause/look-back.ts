import type { SkillSummary } from '@skills-center/contract/skills'
import { t } from '../../language/messages.ts'
import type { Closed } from './visit.ts'

/** How a run of questions changed one skill. */
export interface Movement {
  skill: SkillSummary
  /** Mastery in whole points; null before the first answer. */
  from: number | null
  now: number
}

/** A summary of a run of questions. */
export interface LookBack {
  answered: number
  rightAtFirst: number
  /** Largest gain first. */
  movements: Movement[]
  /** A sentence about one thing done well. */
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

/** The change in points, negative for a loss. A new skill starts from zero. */
const gain = ({ from, now }: Movement): number => now - (from ?? 0)

/** The first praise that applies. Rare achievements and the student's own efforts come first. */
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

  const recovered = closed.some(
    ({ result }, index) => result === 'right' && closed[index - 1]?.result === 'wrong',
  )
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
