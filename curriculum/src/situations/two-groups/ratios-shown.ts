import { numbersIn } from '../../form/numbers-in.ts'
import { solved } from '../../form/solving.ts'
import { countShown } from '../../figures/picture-graph/picture-graph.ts'
import type { Response, Shown } from '../../item.ts'
import { changeTold } from './changes.ts'
import { kindsAsked, statesCount } from './statements.ts'

/** The asked ratio of two counted kinds: part to part from a picture graph, or part to whole from a story. */
export function countedShown(shown: Shown): Response {
  const { stem, figure } = shown
  if (figure !== undefined) {
    const [p = 0, q = 0] = kindsAsked(shown).map((name) => countShown(figure, name))
    return solved.ratio(p, q)
  }
  const [one = 0, other = 0] = numbersIn(stem).map(({ value }) => value)
  return solved.ratio(statesCount(stem, one, kindsAsked(shown)) ? one : other, one + other)
}

/** The asked ratio before or after a change of one kind. */
export function changedShown(shown: Shown): Response {
  const { some, by, amounts } = changeTold(shown.stem)
  const [x, y] = amounts
  return statesCount(shown.stem, some, kindsAsked(shown)) ? solved.ratio(x + by, y) : solved.ratio(x, y + by)
}
