import { numbersIn } from '../form/numbers-in.ts'
import type { Shown } from '../item.ts'
import { plain } from '../markup.ts'
import type { claimModel } from '../shapes/claim/claim.ts'
import { type GridPoint, pairsIn } from './grid.ts'

type Asked = Pick<Shown, 'stem' | 'figure'>
const pointsShown = ({ figure }: Asked) => (figure?.kind === 'coordinate-plane' ? figure.points : [])

/** A point in the figure, by its label. */
export const pointNamed = (shown: Asked, name: string): GridPoint =>
  pointsShown(shown).find(({ label }) => label === name)?.at ?? [0, 0]

/** The coordinate in which P and Q differ, the smaller value first. */
export function endsShown(shown: Asked): [low: number, high: number] {
  const told = pairsIn(plain(shown.stem))
  const [[a, b] = [0, 0], [c, d] = [0, 0]] =
    told.length === 2 ? told : [pointNamed(shown, 'P'), pointNamed(shown, 'Q')]
  const [low = 0, high = 0] = (a === c ? [b, d] : [a, c]).toSorted((one, other) => one - other)
  return [low, high]
}

/** The answer to a question about one point. */
export function pointShown(shown: Asked): GridPoint {
  const stem = plain(shown.stem)
  const [px, py] = pointNamed(shown, 'P')
  if (/same height|misma altura/.test(stem)) return [pointNamed(shown, 'Q')[0], py]
  const [, across] = /(\d+) (?:units? )?(?:to the|unidad\p{L}* a la|a la)/u.exec(stem) ?? []
  const [, up] = /(\d+) (?:units? )?(?:up|down|unidad\p{L}* hacia|hacia)/u.exec(stem) ?? []
  if (across === undefined || up === undefined) {
    const named = pointsShown(shown).find(({ label }) =>
      new RegExp(`(?:^|[^\\p{L}])${label}\\?`, 'u').test(stem),
    )
    return named?.at ?? [0, 0]
  }
  const [right, high] = [/left|izquierda/.test(stem) ? -1 : 1, /down|abajo/.test(stem) ? -1 : 1]
  return [px + right * Number(across), py + high * Number(up)]
}

/** The values on the graph at each number that a question names. */
export const heightsAsked = (shown: Asked): number[] => {
  const question =
    plain(shown.stem)
      .split(/results\. |resultados\. /)[1]
      ?.split('?')[0] ?? ''
  return numbersIn(question).map(
    ({ value }) => pointsShown(shown).find(({ at }) => at[0] === value)?.at[1] ?? 0,
  )
}

/**
 * Reads a claim about a distance or a change: the claimed number, the right one, and the number for each verdict's bug.
 */
export function claimShown(shown: Asked): ReturnType<Parameters<typeof claimModel>[0]['reads']> {
  const [question = '', said = ''] = shown.stem.split('“')
  const got = numbersIn(said)[0]?.value ?? 0
  const [low, high] = endsShown({ ...shown, stem: question })
  const [start = 0, end = 0] = heightsAsked(shown)
  const step = shown.figure?.kind === 'coordinate-plane' ? shown.figure.y.step : 1
  const truth = start + end > 0 ? Math.abs(end - start) : high - low
  return {
    got,
    truth,
    ways: [
      [/grid lines|líneas/, truth + 1],
      [/one of the points|uno de los puntos/, high],
      [/coordinates|coordenadas/, low + high],
      [/at the end|al final/, end],
      [/squares|cuadros/, truth / step],
      [/both values|los dos valores/, start + end],
    ],
  }
}
