import { solved } from '../../form/solving.ts'
import { solvedFraction } from '../../fractions/written.ts'
import type { Response, Shown } from '../../item.ts'

/** Solves for the number of pairs, or the probability of some of them. */
export function picksShown({ stem, figure, interaction }: Shown): Response {
  const [first = 1, second = first] =
    figure?.kind === 'tree'
      ? [figure.branches.length, figure.branches[0]?.branches?.length]
      : [...stem.matchAll(/(?:from|entre) (?!the same)([^.]+?)(?=, and from|, y entre|\.)/g)].map(
          ([, list = '']) => list.split(/, (?:and )?| and | y | e /).length,
        )
  if (interaction.kind === 'number') return solved.number(first * second)
  const good = [
    [/exactly once|exactamente una vez/, 2 * (first - 1)],
    [/at least once|al menos una vez/, 2 * first - 1],
    [/same one both|lo mismo las dos/, first],
    [/pair with|pareja con/, first],
    [/pair “|pareja “/, 1],
  ] as const
  return solvedFraction(good.find(([words]) => words.test(stem))?.[1] ?? 0, first * second)
}
