import { defineModel, numbersIn, type Random, solved, tex, typed } from '#form'
import { type Pair, partnerOf, similarBugs } from '#bugs/similar/similar-bugs.ts'
import { calculate, numberTex } from '#equations/exact.ts'
import { claimModel, faultsBy } from '#shapes/claim/claim.ts'
import { isTriangle, parts, wholes } from '#shapes/similar-triangles/are-similar.ts'
import {
  drawSeen,
  isSeen,
  type Seen,
  type Telling,
  tellSeen,
} from '#situations/similar-scenes/similar-scenes.ts'
import { say } from './messages.gen.ts'

const allBugs = Object.values(similarBugs)

/** Two triangles by their names: letters of the second one in the order of the first. */
interface Named extends Pair {
  /** The order in which the second triangle is named: `ABC is similar to FDE`. */
  names?: string
  /** Which side of the first one is known, asked, and neither: places in AB, BC, CA. */
  order?: number[]
}
const sides = [
  [0, 1],
  [1, 2],
  [2, 0],
] as const
const sideName = (names: string, at: number): string =>
  (sides[at] ?? sides[0]).map((place) => names[place] ?? '').join('')

const isWhole = (value: number): boolean => Number.isInteger(value)
function drawNamed(
  random: Random,
  names: readonly string[],
  factors: readonly (readonly [number, number])[],
): Named {
  const [up, down] = random.pick(factors)
  const [from = 2, side = 3, other = 4] = random.sample([2, 3, 4, 5, 6, 7, 8, 9, 10, 12, 14, 15], 3)
  return {
    from,
    to: (from * up) / down,
    side,
    other,
    part: null,
    names: random.pick(names),
    order: random.shuffle([0, 1, 2]),
  }
}
function drawNested(random: Random): Named {
  const from = random.integer(2, 12)
  const part = random.integer(1, 15)
  return { from, to: from + part, part, side: random.integer(3, 15), other: from }
}
const fitsNamed = ({ from, to, side, other, part }: Named): boolean =>
  isWhole(to) &&
  isWhole((side * to) / from) &&
  to !== from &&
  (part === null
    ? isTriangle(from, side, other) && isWhole((other * to) / from)
    : part !== from && side !== from)

function toldOf({ from, to, side, other, part, names = 'DEF', order = [] }: Named) {
  if (part !== null) return [say('told.nested', { from, part, side })]
  const [known = 0, asked = 1, rest = 2] = order
  const list = [
    { at: known, length: from },
    { at: asked, length: side },
    { at: rest, length: other },
  ].toSorted((one, two) => one.at - two.at)
  const [ab = list[0], bc = list[0], ca = list[0]] = list
  return [
    say('told.similar', { names }),
    say('told.sides', { ab: ab?.length ?? 0, bc: bc?.length ?? 0, ca: ca?.length ?? 0 }),
    say('told.known', { name: sideName(names, known), to }),
    say('told.find', { name: sideName(names, asked) }),
  ]
}

function stepsOf(its: Named) {
  const { from, to, side, part, names = 'DEF', order = [] } = its
  const [known = 0, asked = 1] = order
  const factor = calculate([to, 1], 'over', from)
  const key = partnerOf(its)
  const work = tex(String.raw`${side} \times ${numberTex(factor)} = ${numberTex(key)}`)
  const division = tex(
    typeof factor === 'number'
      ? String.raw`${to} \div ${from} = ${factor}`
      : String.raw`\frac{${to}}{${from}}${to === factor[0] ? '' : ` = ${numberTex(factor)}`}`,
  )
  return part === null
    ? [
        say('steps.pairs', {
          known: sideName('ABC', known),
          partner: sideName(names, known),
          asked: sideName('ABC', asked),
          other: sideName(names, asked),
        }),
        say('steps.factor', { division }),
        say('steps.times', { work }),
      ]
    : [
        say('steps.whole', { sum: tex(`${from} + ${part} = ${to}`) }),
        say('steps.factor', { division }),
        say('steps.times', { work }),
      ]
}

/** What a solver reads: the lengths of a told pair. */
function pairIn(stem: string): Pair {
  const numbers = numbersIn(stem).map(({ value }) => value)
  if (!/BC = \d/.test(stem) || /parallel|paralel/.test(stem)) {
    const [from = 1, part = 0, side = 1] = numbers
    return { from, to: from + part, side, other: from, part }
  }
  const [ab = 1, bc = 1, ca = 1, to = 1] = numbers
  const names = /([D-F]{3})/.exec(stem)?.[1] ?? 'DEF'
  const named = [...stem.matchAll(/\b([D-F]{2})\b/g)].map(([, name = '']) => name)
  const placeOf = (name = ''): number => [0, 1, 2].findIndex((at) => sideName(names, at) === name)
  const lengths = [ab, bc, ca]
  const [known, asked] = [placeOf(named[0]), placeOf(named[1])]
  return {
    from: lengths[known] ?? 1,
    to,
    side: lengths[asked] ?? 1,
    other: lengths[3 - known - asked] ?? 1,
    part: null,
  }
}

const mixed = ['EFD', 'FDE', 'DFE', 'EDF', 'FED']
const drawAt = (random: Random, level: 1 | 2 | 3): Named =>
  level === 1
    ? drawNamed(random, ['DEF'], wholes)
    : level === 2
      ? drawNamed(random, mixed, [...wholes.slice(0, 2), ...parts])
      : drawNested(random)
const taskOf = ({ names = '', order = [], from, to, part }: Named): string =>
  `${names} ${order.slice(0, 2).join('')} ${to > from} ${isWhole(to / from)} ${part === null}`

/** A side by a whole factor (level 1), by the order of the letters (level 2), of triangles with a common corner (level 3). */
export const missingSide = defineModel<Named>({
  id: 'missing-side',
  thinking: 'compute',
  seconds: 70,
  standards: ['8.G.A.4'],
  bugs: allBugs,
  task: taskOf,
  draw: drawAt,
  fits: fitsNamed,
  item: (its) => ({
    stem: toldOf(its),
    ...typed<Pair>(its, { label: say('side.label'), key: partnerOf(its), bugs: allBugs }),
    hints: [
      say(its.part === null ? 'side.nudge' : 'side.nudge-nested'),
      say(its.part === null ? 'side.hint' : 'side.hint-nested'),
    ],
    solution: stepsOf(its),
  }),
  solve({ stem }) {
    const { from, to, side } = pairIn(stem)
    return solved.number((side / from) * to)
  },
})

const faults = faultsBy<Named, keyof typeof similarBugs>(similarBugs, (id, who) =>
  say(`claim.${id}`, { who }),
)

/** Somebody’s missing side: at the same levels as `missing-side`. */
export const findMistake = claimModel<Named>({
  seconds: 70,
  standards: ['8.G.A.4'],
  task: taskOf,
  kinds: {
    1: [{ draw: (random) => drawAt(random, 1), faults: faults('adds', 'turned', 'pair') }],
    2: [{ draw: (random) => drawAt(random, 2), faults: faults('adds', 'turned', 'pair') }],
    3: [{ draw: (random) => drawAt(random, 3), faults: faults('adds', 'turned', 'part') }],
  },
  truth: partnerOf,
  printed: ({ from, to, side, other }) => [from, to, side, other],
  fits: fitsNamed,
  isSaid: (got) => typeof got === 'number' && got > 0,
  words: (its, _who, got) => ({
    context: toldOf(its),
    said: say('claim.said', { length: tex(numberTex(got)) }),
    truth: say('claim.truth', { length: tex(numberTex(partnerOf(its))) }),
    hints: [
      say(its.part === null ? 'side.nudge' : 'side.nudge-nested'),
      say(its.part === null ? 'side.hint' : 'side.hint-nested'),
    ],
    start: stepsOf(its),
  }),
  reads({ stem }) {
    const { from, to, side, other, part } = pairIn(stem)
    const numbers = numbersIn(stem).map(({ value }) => value)
    return {
      got: numbers.at(-1) ?? 0,
      truth: (side * to) / from,
      ways: [
        [/added|sumó/, side + to - from],
        [/wrong way|al revés/, (side * from) / to],
        [/do not correspond|no son correspondientes/, (other * to) / from],
        [/only a part|solo una parte/, (side * (part ?? 0)) / from],
      ],
    }
  },
})

const storyBugs = [similarBugs.adds, similarBugs.turned, similarBugs.part]
const tellingAt = { 1: 'shadow', 2: 'mirror', 3: 'nested' } as const satisfies Record<1 | 2 | 3, Telling>

/** A tall thing by shadows side by side (level 1), by a mirror (level 2), by one shadow inside the other (level 3). */
export const tallThings = defineModel<Seen>({
  id: 'tall-things',
  thinking: 'use in a story',
  seconds: 90,
  standards: ['8.G.A.5'],
  bugs: storyBugs,
  task: ({ thing, telling }) => `${thing} ${telling}`,
  draw: (random, level) => drawSeen(random, tellingAt[level]),
  fits: isSeen,
  item(seen) {
    const { telling, from, to, part } = seen
    const { values, asks } = tellSeen(seen)
    const factor = calculate([to, 1], 'over', from)
    return {
      stem: [say(`tall.told.${telling}`, values), asks],
      ...typed<Pair>(seen, {
        label: say('tall.label'),
        after: say('tall.feet'),
        key: partnerOf(seen),
        bugs: storyBugs,
      }),
      hints: [say(`tall.nudge.${telling}`), say(part === null ? 'tall.hint' : 'tall.hint-nested')],
      solution: [
        say(`tall.why.${telling}`),
        ...(part === null ? [] : [say('steps.whole', { sum: tex(`${from} + ${part} = ${to}`) })]),
        say('tall.factor', { from, to, factor: tex(numberTex(factor)) }),
        say('tall.so', {
          work: tex(String.raw`${seen.side} \times ${numberTex(factor)} = ${numberTex(partnerOf(seen))}`),
        }),
      ],
    }
  },
  solve({ stem }) {
    const [a = 1, b = 1, c = 1] = numbersIn(stem).map(({ value }) => value)
    if (/mirror|espejo/.test(stem)) return solved.number((a / b) * c)
    return solved.number(/Both|Las dos/.test(stem) ? (a * (b + c)) / c : (a * c) / b)
  },
})
