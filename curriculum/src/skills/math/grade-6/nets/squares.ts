import { arranged, defineModel, type Level } from '#form'
import { type Cell, drawNet, foldsUp, type NetKind, oppositeOf, touch } from '#solids/cube-nets.ts'
import { isJoinedWithout, markedSquares, spareSquares, withOneMore } from '#solids/marked-nets.ts'
import { acrossFrom, printsAll } from '#solids/rolled-nets.ts'
import type { Shown } from '../../../../item.ts'
import { say } from './messages.gen.ts'

const nameOf = (at: number): string => String(at + 1)

function squaresShown({ figure }: Shown) {
  if (figure?.kind !== 'net' || figure.layout.shape !== 'squares') throw new TypeError('expects squares')
  const { spots = [], faces = {} } = figure
  return {
    cells: figure.layout.cells,
    marked: Object.keys(faces).map((each) => Number(each) - 1),
    pick: (fits: (at: number) => boolean) => ({
      kind: 'hot-spot' as const,
      options: spots.filter(({ face }) => fits(Number(face) - 1)).map(({ id }) => id),
    }),
  }
}

interface Squares {
  cells: Cell[]
}
const kindsAt: Record<Level, readonly NetKind[]> = {
  1: ['straight'],
  2: ['bent', 'steps'],
  3: ['straight', 'bent', 'steps'],
}

/** One square too many: in a cross (level 1), in other nets (level 2), all squares that can go (level 3). */
export const extraSquare = defineModel<Squares, { many: number; kind: NetKind }>({
  id: 'extra-square',
  thinking: 'read a figure',
  seconds: 70,
  standards: ['6.G.A.4'],
  aim: (random, level) => ({
    many: level === 3 ? 2 : 1,
    kind: random.pick(kindsAt[level]),
  }),
  task: ({ cells }) => cells.map((cell) => cell.join('')).join(' '),
  draw(random, _level, { many, kind }) {
    for (let tries = 0; tries < 300; tries += 1) {
      const cells = withOneMore(random, drawNet(random, kind))
      if (spareSquares(cells).length === many) return { cells }
    }
    throw new RangeError(`No seven squares with ${many} to spare`)
  },
  item({ cells }) {
    const right = spareSquares(cells)
    const others = cells.flatMap((_, at) => (right.includes(at) ? [] : [at]))
    const [first = 0] = right
    const many = right.length
    return {
      stem: [many === 1 ? say('extra.one') : say('extra.both')],
      figure: markedSquares(cells),
      ...arranged.hotSpot({
        spots: cells.map((_, at) => nameOf(at)),
        right: right.map(nameOf),
        wrong: others.map((at) => ({
          picked: cells.flatMap((_, each) =>
            each === at || (right.includes(each) && each !== first) ? [nameOf(each)] : [],
          ),
          ...(isJoinedWithout(cells, at)
            ? { misconception: 'net.overlap', feedback: say('extra.overlap') }
            : { misconception: null, feedback: say('extra.apart') }),
        })),
      }),
      hints: [say('extra.nudge'), say('extra.hint')],
      solution: [say('extra.why'), many === 1 ? say('extra.so') : say('extra.so-both')],
    }
  },
  solve(shown) {
    const { cells, pick } = squaresShown(shown)
    return pick((at) => isJoinedWithout(cells, at) && printsAll(cells.filter((_, each) => each !== at)))
  },
})

interface Meeting extends Squares {
  star: number
  /** A neighbor of the star on the cube; null if the question is about all neighbors. */
  dot: number | null
}
const netAt: Record<Level, readonly NetKind[]> = {
  1: ['straight'],
  2: ['straight', 'bent'],
  3: ['bent', 'steps'],
}

/** All neighbors of a face (level 1), the faces that share a corner with two (level 2), in nets with bends (level 3). */
export const whichMeet = defineModel<Meeting>({
  id: 'which-meet',
  thinking: 'classify',
  seconds: 60,
  standards: ['6.G.A.4'],
  task: ({ cells, star, dot }) => `${cells.map((cell) => cell.join('')).join(' ')} ${star} ${dot ?? ''}`,
  draw(random, level) {
    const cells = drawNet(random, random.pick(netAt[level]))
    const star = random.integer(0, 5)
    const across = oppositeOf(cells, star)
    const others = cells.flatMap((_, at) => (at === star || at === across ? [] : [at]))
    return { cells, star, dot: level === 1 ? null : random.pick(others) }
  },
  item({ cells, star, dot }) {
    const across = oppositeOf(cells, star)
    const behind = dot === null ? null : oppositeOf(cells, dot)
    const marked = [star, dot]
    const right = cells.flatMap((_, at) => ([...marked, across, behind].includes(at) ? [] : [at]))
    const wrong = [across, ...(behind === null ? [] : [behind])]
    const starred = cells[star] ?? [0, 0]
    const dotted = cells[dot ?? star] ?? [0, 0]
    // A face that meets the star only after folding is the one that students miss.
    const isNear = (at: number): boolean => {
      const cell = cells[at] ?? [0, 0]
      return touch(cell, starred) || touch(cell, dotted)
    }
    const missed = right.toSorted((one, other) => Number(isNear(one)) - Number(isNear(other)))
    const text = dot === null ? 'all' : 'both'
    return {
      stem: [say(`meet.${text}`)],
      figure: markedSquares(cells, { [star]: 'star', ...(dot === null ? {} : { [dot]: 'dot' }) }),
      ...arranged.hotSpot({
        spots: cells.flatMap((_, at) => (marked.includes(at) ? [] : [nameOf(at)])),
        right: right.map(nameOf),
        wrong: wrong.flatMap((taken) =>
          missed.map((left) => ({
            picked: cells.flatMap((_, at) =>
              at === taken || (right.includes(at) && at !== left) ? [nameOf(at)] : [],
            ),
            ...(isNear(left)
              ? { misconception: null, feedback: say(`meet.opposite.${text}`) }
              : { misconception: 'net.flat-neighbors', feedback: say(`meet.flat.${text}`) }),
          })),
        ),
      }),
      hints: [say(`meet.nudge.${text}`), say('meet.hint')],
      solution: [say(`meet.why.${text}`), say('meet.row')],
    }
  },
  fits: ({ cells }) => foldsUp(cells),
  solve(shown) {
    const { cells, marked, pick } = squaresShown(shown)
    const hidden = marked.map((at) => acrossFrom(cells, at))
    return pick((at) => !marked.includes(at) && !hidden.includes(at))
  },
})
