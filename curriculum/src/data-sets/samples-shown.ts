import { numbersIn } from '../form/numbers-in.ts'
import { solved } from '../form/solving.ts'
import type { Response, Shown } from '../item.ts'
import { ascending, fiveOf, madOf, meanOf } from './measures.ts'

/** Solves for the number of overlapping dots, or the length of the overlap. */
export function overlapShown({ stem, figure }: Shown): Response {
  if (figure?.kind === 'box-plot') {
    const [one, other] = figure.boxes
    return solved.number((one?.upperQuartile ?? 0) - (other?.lowerQuartile ?? 0))
  }
  if (figure?.kind !== 'dot-plot') throw new TypeError('expects dots')
  const [a = [], b = []] = figure.plots.map(({ values }) => values)
  const end = Math.max(...a)
  return solved.number(
    /How many|Cuántos/.test(stem) ? b.filter((each) => each <= end).length : end - Math.min(...b),
  )
}

/** The distance between the centers of two lists, as a number or in deviations. */
export function samplesShown({ stem }: Shown): Response {
  const lists = [...stem.matchAll(/\d+(?:, \d+)+/g)].map(([list]) => numbersIn(list.replaceAll(',', ' ')))
  const [a = [], b = []] = lists.map((list) => ascending(list.map(({ value }) => value)))
  if (/median/.test(stem)) return solved.number(fiveOf(b)[2] - fiveOf(a)[2])
  const gap = meanOf(b) - meanOf(a)
  return solved.number(/deviations apart|veces/.test(stem) ? gap / madOf(a) : gap)
}

/** The number of deviations between two centers, or the center at that distance. */
export function multipleShown({ stem, figure }: Shown): Response {
  if (figure?.kind === 'box-plot') {
    const [one, other] = figure.boxes
    if (one === undefined || other === undefined) throw new TypeError('expects two boxes')
    return solved.number((other.median - one.median) / (one.upperQuartile - one.lowerQuartile))
  }
  const [first = 0, second = 0, third = 1] = numbersIn(stem).map(({ value }) => value)
  return solved.number(
    /What is the mean of|Cuál es la media del/.test(stem) ? first + second * third : (second - first) / third,
  )
}
