import { type Fraction, lowest, plus, sizeOf } from '../../fractions/fraction.ts'
import type { Random } from '../../random.ts'
import { type AskedFacts, factAnswer, factBugs } from './fact-bugs.ts'

/** Too small (0), about right (1), too large (2). Values close to the truth never count as too small or too large. */
export const placeIn = (claim: Fraction, truth: Fraction): number => {
  const ratio = sizeOf(claim) / sizeOf(truth)
  return ratio < 0.45 ? 0 : ratio > 2 ? 2 : 1
}

const unitParts: readonly Fraction[] = [
  [1, 2],
  [1, 4],
  [1, 8],
]

/** The answer, one claim that is too small, one that is too large, and one more of either kind. */
export function claimsOf(random: Random, facts: AskedFacts): Fraction[] {
  const truth = factAnswer(facts)
  const slips = factBugs.flatMap((each): Fraction[] => {
    const got = each.answer(facts)
    return got === null ? [] : [typeof got === 'number' ? [got, 1] : lowest([got[0], got[1]])]
  })
  const others = [...slips, ...unitParts, facts.whole, plus(facts.whole, facts.one)]
  const some = (place: number): Fraction[] =>
    random.shuffle(others.filter((each) => each[1] <= 24 && placeIn(each, truth) === place).slice(0, 2))
  const [small, large] = [some(0), some(2)]
  const more = random.chance(0.5) ? small.slice(1) : large.slice(1)
  return [truth, ...small.slice(0, 1), ...large.slice(0, 1), ...more]
}
