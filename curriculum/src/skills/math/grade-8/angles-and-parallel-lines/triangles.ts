import { bug, defineModel, numbersIn, type Random, solved, type Text, toNumber, typed } from '#form'
import { type Corners, cornersFigure, cornersShown } from '#figures/angle-lines/angle-lines.ts'
import { claimModel, type ClaimKind, faultsBy } from '#shapes/claim/claim.ts'
import { sortCards } from '#shapes/sort-cards/sort-cards.ts'
import { say } from './messages.gen.ts'

/**
 * What is asked in a triangle ABC: an angle from the other two, the exterior angle at C from A and B, the angle B from
 * the exterior angle at C and A, or B from the exterior angles at C and A.
 */
type Asks = 'third' | 'exterior' | 'remote' | 'two'
interface Asked extends Corners {
  asks: Asks
  /** The corner whose angle is asked for, where two others are known. */
  at: 'a' | 'b' | 'c'
}
const others = ({ a, b, c, at }: Asked): [number, number] =>
  at === 'a' ? [b, c] : at === 'b' ? [a, c] : [a, b]
const answerOf = (its: Asked): number =>
  its.asks === 'third' ? its[its.at] : its.asks === 'exterior' ? its.a + its.b : its.b
const positive = (value: number): number | null => (value > 0 ? value : null)

// Worked by hand: 50° and 70° leave 60°; the exterior angle at C is 120°, and the one at A is 130°.
const triangle: Asked = { a: 50, b: 70, c: 60, extended: 'none', asks: 'third', at: 'c' }
const wrongTotal = bug<Asked>({
  id: 'angle.wrong-total',
  answer(its) {
    const [one, other] = others(its)
    if (its.asks === 'two') return null
    return its.asks === 'remote' ? 360 - (its.a + its.b) - its.a : 360 - one - other
  },
  feedback: () => say('slip.total'),
  example: [triangle, 240],
})
const stopsAtSum = bug<Asked>({
  id: 'angle.stops-at-sum',
  answer(its) {
    const [one, other] = others(its)
    return { third: one + other, exterior: null, remote: null, two: its.a }[its.asks]
  },
  feedback: () => say('slip.stops'),
  example: [triangle, 120],
})
const leavesOneOut = bug<Asked>({
  id: 'angle.leaves-one-out',
  answer: (its) => (its.asks === 'third' || its.asks === 'exterior' ? 180 - others(its)[0] : null),
  feedback: () => say('slip.one'),
  example: [triangle, 130],
})
const interior = bug<Asked>({
  id: 'angle.interior-for-exterior',
  answer: ({ asks, a, b }) => (asks === 'exterior' || asks === 'remote' ? 180 - a - b : null),
  feedback: () => say('slip.interior'),
  example: [{ ...triangle, asks: 'exterior', extended: 'right' }, 60],
})
const asThird = bug<Asked>({
  id: 'angle.exterior-as-interior',
  answer: ({ asks, a, b }) => (asks === 'remote' ? positive(180 - (a + b) - a) : null),
  feedback: () => say('slip.outside'),
  example: [{ ...triangle, a: 40, b: 50, c: 90, asks: 'remote', extended: 'right' }, 50],
})
const otherCorner = bug<Asked>({
  id: 'angle.other-angle',
  answer: ({ asks, c }) => (asks === 'two' ? c : null),
  feedback: () => say('slip.corner'),
  example: [{ ...triangle, asks: 'two', extended: 'both' }, 60],
})
const bugs = [wrongTotal, stopsAtSum, leavesOneOut, interior, asThird, otherCorner]
const different = bugs.map((each) => ({
  ...each,
  answer: (its: Asked) => (each.answer(its) === answerOf(its) ? null : each.answer(its)),
}))

function drawCorners(random: Random): Pick<Corners, 'a' | 'b' | 'c'> {
  const [a, c] = [random.integer(25, 110), random.integer(25, 110)]
  return { a, b: 180 - a - c, c }
}
const isDrawable = ({ a, b, c }: Corners): boolean =>
  Math.min(a, b, c) >= 24 && Math.max(a, b, c) <= 115 && a !== b && b !== c && a !== c

function labelsOf({ a, b, c, asks, at }: Asked): [string, string, string] {
  const degrees = (size: number): string => `${size}°`
  if (asks === 'third')
    return [at === 'a' ? '?' : degrees(a), at === 'b' ? '?' : degrees(b), at === 'c' ? '?' : degrees(c)]
  if (asks === 'exterior') return [degrees(a), degrees(b), '']
  return asks === 'remote' ? [degrees(a), '?', ''] : ['', '?', '']
}
function stepsOf(its: Asked): Text[] {
  const { a, b, c, asks } = its
  const [one, other] = others(its)
  const terms = { a, b, c, one, other, sum: one + other, key: answerOf(its), exterior: a + b, second: b + c }
  return {
    third: () => [say('steps.sum'), say('steps.third', terms)],
    exterior: () => [say('steps.rule'), say('steps.exterior', terms)],
    remote: () => [say('steps.rule'), say('steps.remote', terms)],
    two: () => [say('steps.both', terms), say('steps.two', terms)],
  }[asks]()
}

/** The third angle (level 1), an exterior angle or one far from it (level 2), two exterior angles (level 3). */
export const triangleAngle = defineModel<Asked>({
  id: 'triangle-angle',
  thinking: 'compute',
  seconds: 45,
  standards: ['8.G.A.5'],
  bugs,
  minWrongAnswers: 1,
  task: ({ asks, at, a, b, c }) => `${asks} ${asks === 'third' ? at : ''} ${Math.max(a, b, c) > 90}`,
  draw(random, level) {
    const asks = level === 1 ? 'third' : level === 2 ? random.pick(['exterior', 'remote'] as const) : 'two'
    return {
      ...drawCorners(random),
      extended: level === 1 ? 'none' : level === 2 ? 'right' : 'both',
      asks,
      at: asks === 'third' ? random.pick(['a', 'b', 'c'] as const) : asks === 'exterior' ? 'c' : 'b',
    }
  },
  fits: isDrawable,
  item: (its) => ({
    stem: [
      ...(its.asks === 'remote' ? [say('told.one', { exterior: its.a + its.b })] : []),
      ...(its.asks === 'two' ? [say('told.two', { exterior: its.a + its.b, second: its.b + its.c })] : []),
      say(its.asks === 'exterior' ? 'asks.exterior' : 'asks.angle'),
    ],
    figure: cornersFigure(its, labelsOf(its)),
    ...typed<Asked>(its, { label: say('label'), after: '°', key: answerOf(its), bugs: different }),
    hints: [say(its.asks === 'third' ? 'nudge.sum' : 'nudge.exterior'), say(`hint.${its.asks}`)],
    solution: stepsOf(its),
  }),
  solve({ stem, figure }) {
    const labels = cornersShown(figure)
    const known = labels.flatMap((label) => (label.endsWith('°') ? [Number(label.slice(0, -1))] : []))
    const told = numbersIn(stem).map(({ value }) => value)
    const [first = 0, second = 0] = known
    if (told.length === 2) return solved.number((told[0] ?? 0) + (told[1] ?? 0) - 180)
    if (told.length === 1) return solved.number((told[0] ?? 0) - first)
    return solved.number(labels.includes('?') ? 180 - first - second : first + second)
  },
})

interface Shapes {
  /** Two angles of each triangle, an acute angle of two right triangles, or the top and a base angle of two isosceles ones. */
  cards: { kind: 'two' | 'right' | 'isosceles'; one: number[]; other: number[] }[]
  shuffle: number
}
type Card = Shapes['cards'][number]
const all = ({ kind }: Card, side: number[], isSecond: boolean): number[] => {
  const [first = 0, second = 0] = side
  const angles =
    kind === 'two'
      ? [first, second, 180 - first - second]
      : kind === 'right'
        ? [first, 90, 90 - first]
        : isSecond
          ? [first, first, 180 - 2 * first]
          : [first, (180 - first) / 2, (180 - first) / 2]
  return angles.toSorted((one, other) => one - other)
}
const areSimilar = (card: Card): boolean =>
  all(card, card.one, false).join() === all(card, card.other, true).join()
const shares = ({ one, other }: Card): number => one.filter((each) => other.includes(each)).length
const textOf = ({ kind, one, other }: Card) =>
  say(`similar.${kind}`, { a: one[0] ?? 0, b: one[1] ?? 0, c: other[0] ?? 0, d: other[1] ?? 0 })

function drawPair(random: Random, level: 1 | 2 | 3, isGood: boolean): Card {
  const [a, b] = [random.integer(25, 85), random.integer(25, 85)]
  const third = 180 - a - b
  const off = random.pick([-10, -5, 5, 10])
  if (level === 1)
    return {
      kind: 'two',
      one: [a, b],
      other: isGood
        ? random.shuffle([a, b])
        : random.pick([
            [a, b + off],
            [a + 1 + off, b],
          ]),
    }
  if (level === 2)
    return {
      kind: 'two',
      one: [a, b],
      other: random.shuffle([random.pick([a, b]), isGood ? third : third + off]),
    }
  if (random.chance(0.5)) {
    const acute = random.integer(20, 70)
    return { kind: 'right', one: [acute], other: [isGood ? 90 - acute : 90 - acute + off] }
  }
  const top = 2 * random.integer(15, 70)
  return {
    kind: 'isosceles',
    one: [top],
    other: [isGood ? (180 - top) / 2 : random.pick([top, (180 - top) / 2 + off])],
  }
}

/** The same two angles or not (level 1), by the third angle (level 2), right and isosceles triangles (level 3). */
export const similarTriangles = defineModel<Shapes>({
  id: 'similar-triangles',
  thinking: 'compare',
  seconds: 75,
  standards: ['8.G.A.5'],
  task: ({ cards }) =>
    cards
      .map((card) => `${card.kind} ${areSimilar(card)} ${shares(card)}`)
      .toSorted()
      .join(),
  draw(random, level) {
    const good = random.integer(1, 3)
    return {
      cards: [0, 1, 2, 3].map((at) => drawPair(random, level, at < good)),
      shuffle: random.integer(0, 1e9),
    }
  },
  fits: ({ cards }) =>
    [1, 2, 3].includes(cards.filter(areSimilar).length) &&
    cards.every(
      (card) =>
        [...all(card, card.one, false), ...all(card, card.other, true)].every((each) => each >= 15) &&
        new Set(card.one).size === card.one.length &&
        new Set(card.other).size === card.other.length,
    ) &&
    new Set(cards.map((card) => card.one.join())).size === cards.length,
  minWrongAnswers: 1,
  item({ cards, shuffle }) {
    return {
      stem: [say('similar.asks')],
      ...sortCards({
        shuffle,
        categories: [say('similar.yes'), say('similar.no')],
        cards: cards.map((card) => ({
          text: textOf(card),
          place: areSimilar(card) ? 0 : 1,
          elsewhere: areSimilar(card)
            ? { misconception: 'angle.shown-only', feedback: say('similar.look.all') }
            : { misconception: 'angle.one-is-enough', feedback: say('similar.look.two') },
        })),
        slip: { misconception: 'angle.shown-only', feedback: say('similar.look.all') },
      }),
      hints: [say('similar.nudge'), say('similar.hint')],
      solution: [
        say('similar.rule'),
        ...cards.map((card) => {
          const [a = 0, b = 0, c = 0] = all(card, card.one, false)
          const [d = 0, e = 0, f = 0] = all(card, card.other, true)
          return say(areSimilar(card) ? 'similar.so' : 'similar.not', {
            card: textOf(card),
            a,
            b,
            c,
            d,
            e,
            f,
          })
        }),
      ],
    }
  },
  solve: (shown) =>
    solved.sort(shown, (text) => {
      const numbers = numbersIn(text).map(({ value }) => value)
      const kind = /[Rr]ight|rectángulo/.test(text)
        ? 'right'
        : /[Ii]sosceles|isósceles/.test(text)
          ? 'isosceles'
          : 'two'
      const half = kind === 'two' ? 2 : 1
      return areSimilar({ kind, one: numbers.slice(0, half), other: numbers.slice(half, 2 * half) }) ? 0 : 1
    }),
})

const faults = faultsBy({ sum: stopsAtSum, one: leavesOneOut, interior, outside: asThird }, (id, who) =>
  say(`mistake.${id}`, { who }),
)
const kindOf = (asks: Exclude<Asks, 'two'>, its: ReturnType<typeof faults>): ClaimKind<Asked> => ({
  draw: (random) => ({ ...drawCorners(random), extended: 'none', asks, at: asks === 'remote' ? 'b' : 'c' }),
  faults: its,
})

/** The third angle (level 1), an exterior angle (level 2), an angle from an exterior one (level 3). */
export const findMistake = claimModel<Asked>({
  seconds: 50,
  standards: ['8.G.A.5'],
  task: ({ asks }) => asks,
  kinds: {
    1: [kindOf('third', faults('sum', 'one'))],
    2: [kindOf('exterior', faults('interior', 'one'))],
    3: [kindOf('remote', faults('interior', 'outside'))],
  },
  truth: answerOf,
  printed: ({ asks, a, b }) => (asks === 'remote' ? [a, a + b] : [a, b]),
  fits: isDrawable,
  // Nobody believes that an angle of a triangle has 180° or more.
  isSaid: (got) => toNumber(got) >= 10 && toNumber(got) < 180,
  words(its, _who, got) {
    const { asks, a, b } = its
    return {
      context:
        asks === 'remote'
          ? say('mistake.told.remote', { a, exterior: a + b })
          : say(`mistake.told.${asks === 'third' ? 'third' : 'exterior'}`, { a, b }),
      said: say('mistake.said', { degrees: toNumber(got) }),
      truth: say('mistake.truth', { degrees: answerOf(its) }),
      hints: [say(asks === 'third' ? 'nudge.sum' : 'nudge.exterior'), say('mistake.hint')],
      start: stepsOf(its),
    }
  },
  reads({ stem }) {
    const [one = 0, other = 0, got = 0] = numbersIn(stem).map(({ value }) => value)
    const asks = /third|tercer/.test(stem)
      ? 'third'
      : /What is the exterior|¿Cuánto mide el ángulo exterior/.test(stem)
        ? 'exterior'
        : 'remote'
    const values: Asked =
      asks === 'remote'
        ? { a: other, b: one - other, c: 180 - one, extended: 'none', asks, at: 'b' }
        : { a: one, b: other, c: 180 - one - other, extended: 'none', asks, at: 'c' }
    const way = (each: (typeof bugs)[number]): number => toNumber(each.answer(values) ?? -1)
    return {
      got,
      truth: answerOf(values),
      ways: [
        [/stopped|se detuvo/, way(stopsAtSum)],
        [/left out|dejó fuera/, way(leavesOneOut)],
        [/gave the angle|dio el ángulo/, way(interior)],
        [/as if it were|como si/, way(asThird)],
      ],
    }
  },
})
