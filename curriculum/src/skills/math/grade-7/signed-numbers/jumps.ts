import { defineModel, typed } from '#form'
import { jumpBugs as bugs, type AskedJumps, jumpEnd } from '#bugs/signed/jump-bugs.ts'
import { arrowSum, solveJumps } from '#figures/signed-line/arrow-sum.ts'
import { jumpFigure } from '#figures/signed-line/signed-line.ts'
import { signedWhole } from '#signed/signed.ts'
import { jumpSteps } from '#solutions/signed-change/signed-change.ts'
import { say } from './messages.gen.ts'

type ShownJumps = AskedJumps & { shuffle: number }

/** The sum that arrows show (level 1), the number that a jump adds (level 2), where two jumps began (level 3). */
export const jumps = defineModel<ShownJumps>({
  id: 'jumps',
  thinking: 'read a figure',
  seconds: 40,
  standards: ['7.NS.A.1b', '7.NS.A.1c'],
  bugs,
  task: ({ asks, start, moves }) => `${asks} ${start < 0} ${moves.map((move) => move < 0).join(' ')}`,
  draw(random, level) {
    const asks = ({ 1: 'sum', 2: 'move', 3: 'start' } as const)[level]
    const one = signedWhole(random, level === 2 ? 28 : 13, 1)
    const moves = level === 2 ? [one] : [one, signedWhole(random, 13, 1)]
    return {
      asks,
      start: level === 1 ? 0 : signedWhole(random, 14, 1),
      moves,
      shuffle: random.integer(0, 1e9),
    }
  },
  fits(values) {
    const { start, moves } = values
    const places = [start + (moves[0] ?? 0), jumpEnd(values)]
    const sizes = [start, ...moves, jumpEnd(values)].map(Math.abs)
    return (
      places.every((place) => Math.abs(place) <= 14 && place !== 0) &&
      new Set(sizes).size === sizes.length &&
      [start, ...places].some((place) => place < 0)
    )
  },
  item(values) {
    const { asks, start, moves } = values
    const [first = 0, second = 0] = moves
    const label = (of: 'move' | 'start') => say(`jumps.label.${of}`)
    return {
      stem: [say(`jumps.asks.${asks}`, { first, second })],
      figure: jumpFigure(values),
      ...(asks === 'sum'
        ? arrowSum(values)
        : typed(values, { label: label(asks), key: asks === 'move' ? first : start, bugs })),
      ...jumpSteps(values),
    }
  },
  solve: solveJumps,
})
