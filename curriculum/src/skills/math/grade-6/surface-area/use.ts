import { arranged, bug, type Bug, defineModel, type Level, money, tex, typed } from '#form'
import { square } from '#round-figures/round-figures.ts'
import {
  type Covered,
  coveredArea,
  coveredUnit,
  drawCovered,
  facesCovered,
  tellCovered,
} from '#situations/surfaces/surfaces.ts'
import { typedQuantity } from '#shapes/quantity/quantity.ts'
import { acrossFrom } from '#solids/rolled-nets.ts'
import { type Cell, drawNet, type NetKind, oppositeOf, touch } from '#solids/cube-nets.ts'
import { markedSquares } from '#solids/marked-nets.ts'
import { say } from './messages.gen.ts'

interface Folded {
  cells: Cell[]
  star: number
}
const netAt: Record<Level, NetKind> = { 1: 'straight', 2: 'bent', 3: 'steps' }

/** Nets with four squares in a row (level 1), three in a row (level 2), in steps (level 3). */
export const foldNet = defineModel<Folded>({
  id: 'fold-net',
  thinking: 'classify',
  seconds: 50,
  standards: ['6.G.A.4'],
  task: ({ cells, star }) => `${cells.map((cell) => cell.join('')).join(' ')} ${star}`,
  draw: (random, level) => ({ cells: drawNet(random, netAt[level]), star: random.integer(0, 5) }),
  item({ cells, star }) {
    const right = oppositeOf(cells, star)
    const starred = cells[star] ?? [0, 0]
    const others = [...cells.entries()].filter(([at]) => at !== star && at !== right)
    return {
      stem: [say('fold.asks')],
      figure: markedSquares(cells, { [star]: 'star' }),
      ...arranged.hotSpot({
        spots: cells.flatMap((_, at) => (at === star ? [] : [String(at + 1)])),
        right: [String(right + 1)],
        wrong: others.map(([at, cell]) => ({
          picked: [String(at + 1)],
          ...(touch(cell, starred)
            ? { misconception: 'surface.neighbor-as-opposite', feedback: say('fold.neighbor') }
            : { misconception: null, feedback: say('fold.other') }),
        })),
      }),
      hints: [say('fold.nudge'), say('fold.hint')],
      solution: [say('fold.why'), say('fold.check')],
    }
  },
  solve({ figure }) {
    if (figure?.kind !== 'net' || figure.layout.shape !== 'squares') throw new TypeError('expects squares')
    const star = Object.keys(figure.faces ?? {}).map(Number)[0] ?? 1
    const across = String(acrossFrom(figure.layout.cells, star - 1) + 1)
    const options = figure.spots?.flatMap(({ id, face }) => (face === across ? [id] : [])) ?? []
    return { kind: 'hot-spot', options }
  },
})

// Worked by hand: 10 by 6 by 4 has faces of 60, 40 and 24, in all 248; without a top 188; the walls 128.
const gift: Covered = { story: 'gift', a: 10, b: 6, c: 4, price: 3, asks: 'area', who: 'Ana' }
const tank: Covered = { ...gift, story: 'tank' }
/** A wrong area, from which the wrong cost follows. It may be right where `rightFor` are covered. */
const areaBug = (
  id: Bug<Covered>['id'],
  told: 'one-of-each' | 'volume' | 'all-faces' | 'leaves-out',
  areaOf: (its: Covered) => number,
  example: Bug<Covered>['example'],
  rightFor?: ReturnType<typeof facesCovered>,
) =>
  bug<Covered>({
    id,
    answer(its) {
      if (facesCovered(its) === rightFor) return null
      return its.asks === 'cost' ? (areaOf(its) * its.price) / 100 : areaOf(its)
    },
    feedback: () => say(`story.${told}`),
    example,
  })
const bugs = [
  areaBug('surface.one-of-each', 'one-of-each', ({ a, b, c }) => a * b + a * c + b * c, [gift, 124]),
  areaBug('surface.volume', 'volume', ({ a, b, c }) => a * b * c, [gift, 240]),
  areaBug('surface.all-faces', 'all-faces', ({ a, b, c }) => 2 * (a * b + c * (a + b)), [tank, 248], 'all'),
  areaBug('surface.leaves-out-faces', 'leaves-out', ({ a, b, c }) => 2 * c * (a + b), [gift, 128], 'walls'),
  bug<Covered>({
    id: 'area.without-cost',
    answer: (its) => (its.asks === 'cost' ? coveredArea(its) : null),
    feedback: () => say('story.without-cost'),
    example: [{ ...gift, asks: 'cost' }, 248],
  }),
]

/** All faces (level 1), some faces (level 2), what they cost (level 3). */
export const story = defineModel<Covered>({
  id: 'story',
  thinking: 'use in a story',
  seconds: 90,
  standards: ['6.G.A.4'],
  bugs,
  task: ({ story: id, asks }) => `${id} ${asks}`,
  draw: (random, level) =>
    drawCovered(random, ({ 1: 'all', 2: 'open', 3: 'any' } as const)[level], level === 3 ? 'cost' : 'area'),
  item(its) {
    const { a, b, c, price, asks } = its
    const unit = coveredUnit(its)
    const area = coveredArea(its)
    const faces = facesCovered(its)
    const ends = { all: 2, 'no-top': 1, walls: 0 }[faces]
    const sum = [
      ...(ends === 0 ? [] : [ends === 1 ? String(a * b) : String.raw`2 \times ${a * b}`]),
      String.raw`2 \times ${a * c}`,
      String.raw`2 \times ${b * c}`,
    ].join(' + ')
    const cost = money(area * price)
    return {
      stem: [
        ...tellCovered(its),
        ...(asks === 'cost' ? [say('story.price', { unit: square(1, unit), price: money(price) })] : []),
      ],
      ...(asks === 'cost'
        ? {
            ...typed(its, { label: say('story.cost'), before: '$', key: (area * price) / 100, bugs }),
            answer: say('story.money', { cost }),
          }
        : typedQuantity(its, { label: say('label'), right: square(area, unit), bugs })),
      hints: [say(`story.nudge.${asks}`), say(`story.hint.${faces}`)],
      solution: [
        say(`story.faces.${faces}`),
        say('sum', { equation: tex(`${sum} = ${area}`) }),
        ...(asks === 'cost' ? [say('story.so', { area, price: money(price), cost })] : []),
      ],
    }
  },
})
