import { all, arranged, defineModel, keysOf, plain, solved, type Text } from '#form'
import { plottedPoints, type WrongPoints } from '#bugs/grids/plotted-points.ts'
import { gridAxes, type GridPoint, isOnGrid, isSamePoint, pair, pairsIn, turned } from '#grids/grid.ts'
import { sortCards } from '#shapes/sort-cards/sort-cards.ts'
import { quantity } from '#units/units.ts'
import { say } from './messages.gen.ts'

const cm = (q: number) => quantity(q, 'centimeter')

const families = ['square', 'rectangle', 'rhombus', 'parallelogram'] as const
type Family = (typeof families)[number]
interface Clues {
  asked: Family[]
  kind: 'marks' | 'steps'
  a: number
  b: number
  shuffle: number
}

/** Three shapes (level 1), four (level 2), and four told by what follows from their family (level 3). */
export const clues = defineModel<Clues>({
  id: 'best-name',
  thinking: 'classify',
  seconds: 80,
  standards: ['5.G.B.4'],
  task: ({ asked, kind }) => `${asked.join()} ${kind}`,
  draw: (random, level) => ({
    asked: level === 1 ? random.sample(families, 3) : [...families],
    kind: level === 3 ? 'steps' : 'marks',
    a: random.integer(4, 20),
    b: random.integer(4, 20),
    shuffle: random.integer(0, 1e9),
  }),
  fits: ({ a, b }) => a !== b,
  minWrongAnswers: 1,
  item({ asked, kind, a, b, shuffle }) {
    const clue = (family: Family): Text =>
      family === 'square' || family === 'rhombus'
        ? say(`clue.${kind}.${family}`, { a: cm(a) })
        : say(`clue.${kind}.${family}`, { a: cm(a), b: cm(b) })
    const name = (family: Family): Text => say('label.name', { shape: quantity(1, family) })
    const isPart = (small: Family, large: Family): boolean =>
      small === 'square' || (large === 'parallelogram' && small !== large)
    return {
      stem: [say('clue.asks')],
      ...arranged.match(shuffle, {
        pairs: asked.map((family) => ({
          source: clue(family),
          target: name(family),
          slips: families
            .filter((each) => each !== family)
            .map((each) => ({
              target: name(each),
              misconception: isPart(family, each)
                ? kind === 'steps'
                  ? ('shape.not-inherited' as const)
                  : ('shape.by-looks' as const)
                : ('shape.extra-attribute' as const),
              feedback: say(isPart(family, each) ? 'clue.more-special' : 'clue.extra'),
            })),
        })),
        others: families.filter((each) => !asked.includes(each)).map(name),
      }),
      hints: [say('clue.nudge'), say(`clue.hint.${kind}`)],
      solution: asked.map((family) => say(`clue.why.${family}`)),
    }
  },
  solve(shown) {
    return solved.match(shown, (source, target) => {
      const text = plain(source)
      const isRight = /four right|a right angle|rectangle|cuatro ángulos|un ángulo recto|rectángulo/.test(
        text,
      )
      const lengths = new Set([...text.matchAll(/\d+/g)].map(([each]) => each))
      const is: Family =
        lengths.size === 1 ? (isRight ? 'square' : 'rhombus') : isRight ? 'rectangle' : 'parallelogram'
      const names = {
        square: /square|cuadrado/,
        rectangle: /rectangle|rectángulo/,
        rhombus: /rhombus|rombo/,
        parallelogram: /parallelogram|paralelogramo/,
      }
      return names[is].test(target)
    })
  },
})

interface Corner {
  shape: 'parallelogram' | 'rhombus' | 'square'
  a: GridPoint
  b: GridPoint
  c: GridPoint
}
const fourth = ([ax, ay]: GridPoint, [bx, by]: GridPoint, [cx, cy]: GridPoint): GridPoint => [
  ax + cx - bx,
  ay + cy - by,
]

/** A level side (level 1), slanted sides (level 2), a rhombus or a square that is turned (level 3). */
export const fourthCorner = defineModel<Corner>({
  id: 'fourth-corner',
  thinking: 'work backwards',
  seconds: 60,
  standards: ['5.G.B.3'],
  task: ({ shape, a, b, c }) => `${shape} ${a[1] === b[1]} ${b[0] > c[0]}`,
  draw(random, level) {
    const start: GridPoint = [random.integer(0, 6), random.integer(0, 5)]
    const [p, q] = [random.integer(2, 5), random.integer(1, 4)]
    const shape = level < 3 ? 'parallelogram' : random.pick(['rhombus', 'square'] as const)
    const right: GridPoint = level === 1 ? [random.integer(3, 6), 0] : [p, q]
    const up: GridPoint =
      shape === 'square'
        ? [-q, p]
        : shape === 'rhombus'
          ? [q, p]
          : [random.integer(-2, 3), random.integer(2, 5)]
    const b: GridPoint = [start[0] + right[0], start[1] + right[1]]
    return { shape, a: start, b, c: [b[0] + up[0], b[1] + up[1]] }
  },
  fits({ shape, a, b, c }) {
    const d = fourth(a, b, c)
    const [ux, uy] = [b[0] - a[0], b[1] - a[1]]
    const [vx, vy] = [c[0] - b[0], c[1] - b[1]]
    const isSquare = ux * vx + uy * vy === 0
    const isRhombus = ux ** 2 + uy ** 2 === vx ** 2 + vy ** 2
    return (
      [a, b, c, d].every((each) => isOnGrid(each)) &&
      ux * vy - uy * vx > 3 &&
      d[0] !== d[1] &&
      (shape === 'parallelogram' ? !isSquare && !isRhombus && vx !== 0 : isSquare === (shape === 'square'))
    )
  },
  item({ shape, a, b, c }) {
    const d = fourth(a, b, c)
    const [across, up] = [c[0] - b[0], c[1] - b[1]]
    const upright: GridPoint = [a[0], d[1]]
    const given = [a, b, c].map((at, index) => ({ name: 'ABC'[index] ?? '', at }))
    const other = (point: GridPoint) => ({
      id: 'grid.crooked-side' as const,
      feedback: say('corner.order'),
      points: [point],
    })
    const wrong: WrongPoints[] = [
      other(fourth(b, a, c)),
      other(fourth(a, c, b)),
      { id: 'grid.swaps-coordinates', feedback: say('corner.swaps'), points: [turned(d)] },
      { id: 'grid.crooked-side', feedback: say('corner.slant'), points: [upright] },
    ]
    return {
      stem: [
        say('corner.told', { shape: quantity(1, shape), list: all([pair(a), pair(b), pair(c)]) }),
        say('corner.asks'),
      ],
      ...plottedPoints({
        ...gridAxes(),
        points: [d],
        given,
        wrong: wrong.filter(({ points: some }) => some.every((each) => !isSamePoint(each, d))),
      }),
      hints: [say('corner.nudge'), say('corner.hint')],
      solution: [
        say('corner.why', { shape: quantity(1, shape) }),
        say('corner.way', {
          across: Math.abs(across),
          side: across < 0 ? 'left' : across > 0 ? 'right' : 'none',
          up: Math.abs(up),
          d: pair(d),
        }),
      ],
    }
  },
  solve({ stem }) {
    const [a = [0, 0], b = [0, 0], c = [0, 0]] = pairsIn(plain(stem))
    const [x, y] = fourth(a, b, c)
    return { kind: 'coordinate-plane', points: [[x, y]] }
  },
})

interface Sticks {
  lengths: number[]
  shuffle: number
}
const buildable = ([a, b, c, d]: number[]): Record<Family | 'one-pair', boolean> => {
  const isEqual = a === d
  const isPaired = a === b && c === d
  return {
    square: isEqual,
    rhombus: isEqual,
    rectangle: isPaired,
    parallelogram: isPaired,
    'one-pair': !isPaired,
  }
}

/** Two pairs or four equal sticks (level 1), two pairs or three equal ones (level 2), all of these (level 3). */
export const sticks = defineModel<Sticks>({
  id: 'sticks',
  thinking: 'explain',
  seconds: 60,
  standards: ['5.G.B.4'],
  task: ({ lengths: [a, b, c, d] }) => `${a === b} ${b === c} ${c === d} ${(a ?? 0) % 5}`,
  draw(random, level) {
    const [a = 5, b = 8] = random
      .sample(
        Array.from({ length: 27 }, (_, at) => at + 4),
        2,
      )
      .toSorted((p, q) => p - q)
    const kind = random.pick(
      (
        {
          1: ['pairs', 'pairs', 'pairs', 'four'],
          2: ['pairs', 'three'],
          3: ['pairs', 'three', 'four'],
        } as const
      )[level],
    )
    return {
      lengths: kind === 'pairs' ? [a, a, b, b] : kind === 'three' ? [a, a, a, b] : [a, a, a, a],
      shuffle: random.integer(0, 1e9),
    }
  },
  // Three equal sticks reach across the difference of the parallel sides.
  fits: ({ lengths: [a = 0, b = 0, c = 0, d = 0] }) => b !== c || d - a < a,
  minWrongAnswers: 1,
  item({ lengths, shuffle }) {
    const can = buildable(lengths)
    const [a = 0, , c = 0, d = 0] = lengths
    const names = ['square', 'rhombus', 'rectangle', 'parallelogram', 'one-pair'] as const
    const text = (name: (typeof names)[number]): Text => say(`sticks.name.${name}`)
    const kind = a === d ? 'four' : a === c ? 'three' : 'pairs'
    return {
      stem: [say('sticks.told', { a: lengths[0] ?? 0, b: lengths[1] ?? 0, c, d: cm(d) }), say('sticks.asks')],
      ...arranged.choices(shuffle, {
        right: names.filter((name) => can[name]).map(text),
        wrong: names
          .filter((name) => !can[name])
          .map((name) => ({
            text: text(name),
            misconception:
              name === 'one-pair' ? ('shape.by-looks' as const) : ('shape.extra-attribute' as const),
            feedback: say(name === 'one-pair' ? 'sticks.slip.one-pair' : 'sticks.slip.sides'),
          })),
        missed: { misconception: 'shape.own-name-only', feedback: say('sticks.missed') },
      }),
      hints: [say('sticks.nudge'), say('sticks.hint')],
      solution: [say(`sticks.why.${kind}`), say(`sticks.so.${kind}`)],
    }
  },
  solve(shown) {
    const lengths = [...plain(shown.stem).matchAll(/\d+/g)].map(([text]) => Number(text)).slice(-4)
    const can = buildable(lengths)
    return solved.choices(shown, (text) =>
      /one pair|un solo par/.test(text)
        ? can['one-pair']
        : /square|cuadrado/.test(text)
          ? can.square
          : /rhombus|rombo/.test(text)
            ? can.rhombus
            : /rectangle|rectángulo/.test(text)
              ? can.rectangle
              : can.parallelogram,
    )
  },
})

const targets = ['rectangle', 'rhombus', 'square'] as const
type Target = (typeof targets)[number]
/** What a card tells, and whether its shape must be (0), can be (1), or cannot be (2) each target. */
const cards = {
  'right-parallelogram': { rectangle: 0, rhombus: 1, square: 1 },
  'four-equal': { rectangle: 1, rhombus: 0, square: 1 },
  'one-side': { rectangle: 1, rhombus: 1, square: 1 },
  'a-by-b': { rectangle: 0, rhombus: 2, square: 2 },
  'two-lengths': { rectangle: 1, rhombus: 2, square: 2 },
  'equal-neighbors': { rectangle: 0, rhombus: 0, square: 0 },
  'one-pair': { rectangle: 2, rhombus: 2, square: 2 },
  'right-rhombus': { rectangle: 0, rhombus: 0, square: 0 },
  'no-right': { rectangle: 2, rhombus: 1, square: 2 },
  'four-right': { rectangle: 0, rhombus: 1, square: 1 },
} as const satisfies Record<string, Record<Target, 0 | 1 | 2>>
type Card = keyof typeof cards
const cardIds = keysOf(cards)
/** Cards that name the target, which gives their place away. */
const naming: Record<Target, readonly Card[]> = {
  rectangle: ['a-by-b', 'equal-neighbors'],
  rhombus: ['right-rhombus'],
  square: [],
}
interface MustBe {
  target: Target
  asked: Card[]
  a: number
  b: number
  shuffle: number
}

/** Whether a shape must be a rectangle (level 1), a rhombus (level 2), or a square (level 3). */
export const mustBe = defineModel<MustBe>({
  id: 'must-be',
  thinking: 'compare',
  seconds: 90,
  standards: ['5.G.B.3', '5.G.B.4'],
  task: ({ target, asked }) => `${target} ${asked.toSorted().join()}`,
  draw(random, level) {
    const target = targets[level - 1] ?? 'square'
    return {
      target,
      asked: random.sample(
        cardIds.filter((each) => !naming[target].includes(each)),
        4,
      ),
      a: random.integer(4, 20),
      b: random.integer(4, 20),
      shuffle: random.integer(0, 1e9),
    }
  },
  fits: ({ target, asked, a, b }) => a !== b && new Set(asked.map((each) => cards[each][target])).size === 3,
  minWrongAnswers: 1,
  item({ target, asked, a, b, shuffle }) {
    const shape = quantity(1, target)
    const text = (card: Card): Text => say(`card.${card}`, { a: cm(a), b: cm(b) })
    return {
      stem: [say('must.asks', { shape })],
      ...sortCards({
        shuffle,
        categories: [say('must.must'), say('must.can'), say('must.cannot')],
        cards: asked.map((card) => {
          const place = cards[card][target]
          return {
            text: text(card),
            place,
            elsewhere:
              place === 0
                ? {
                    misconception: 'shape.not-inherited' as const,
                    feedback: say('must.slip.must', { shape }),
                  }
                : place === 1
                  ? { misconception: 'shape.converse' as const, feedback: say('must.slip.can', { shape }) }
                  : {
                      misconception: 'shape.by-looks' as const,
                      feedback: say('must.slip.cannot', { shape }),
                    },
          }
        }),
        slip: { misconception: 'shape.by-looks', feedback: say('must.slip.cannot', { shape }) },
      }),
      hints: [say('must.nudge', { shape }), say(`must.hint.${target}`)],
      solution: asked.map((card) =>
        say(`must.why.${cards[card][target] === 0 ? 'must' : cards[card][target] === 1 ? 'can' : 'cannot'}`, {
          card: text(card),
          shape,
        }),
      ),
    }
  },
})
