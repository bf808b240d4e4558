import {
  all,
  arranged,
  bug,
  defineModel,
  keysOf,
  numbersIn,
  plain,
  type Random,
  solved,
  tex,
  type Text,
  toNumber,
  typed,
} from '#form'
import { factorsOf, gcfOf, isPrime, relationOf, withCommon } from '#math/factors.ts'
import { someone } from '#people/people.ts'
import { claimModel, faultsBy } from '#shapes/claim/claim.ts'
import { commonSteps } from '#solutions/common-factor/common-factor.ts'
import { quantity, type UnitId } from '#units/units.ts'
import { say } from './messages.gen.ts'

export const standards = ['6.NS.B.4']

/** Three things that go into identical groups. */
const scenes = {
  school: ['pencil', 'notebook', 'crayon', 'bag'],
  crafts: ['shell', 'bead', 'button', 'box'],
  snacks: ['granola-bar', 'juice-box', 'apple', 'bag'],
  games: ['marble', 'game-cube', 'chip', 'box'],
  library: ['comic', 'novel', 'notebook', 'crate'],
  party: ['sticker', 'caramel', 'raffle-ticket', 'bag'],
  art: ['leaf', 'photo', 'crayon', 'folder'],
  toys: ['tennis-ball', 'marble', 'wooden-block', 'crate'],
} as const satisfies Record<string, readonly UnitId[]>
type Scene = keyof typeof scenes
const ids = keysOf(scenes)

/** Things in identical groups: all in one group (`each`), the third kind in one (`third`), groups with a rest (`left`). */
interface Kit {
  scene: Scene
  who: string
  asks: 'each' | 'third' | 'left'
  numbers: number[]
  /** What is left over of each kind. */
  rest: number[]
}
const usedOf = ({ numbers, rest }: Kit): number[] => numbers.map((each, at) => each - (rest[at] ?? 0))
const groupsOf = (its: Kit): number => gcfOf(usedOf(its))
const inEach = (its: Kit, groups: number): number => {
  const used = usedOf(its)
  return its.asks === 'each' ? used.reduce((sum, each) => sum + each) / groups : (used[2] ?? 0) / groups
}
const kitKey = (its: Kit): number => (its.asks === 'left' ? groupsOf(its) : inEach(its, groupsOf(its)))

function drawKit(random: Random, asks: Kit['asks']): Kit {
  const used = withCommon(random, random.pick([4, 6, 8, 9, 10, 12, 15]), asks === 'third' ? 3 : 2, 90)
  const rest = asks === 'left' ? [random.integer(1, 5), random.integer(1, 5)] : used.map(() => 0)
  return {
    scene: random.pick(ids),
    who: someone(random),
    asks,
    numbers: used.map((each, at) => each + (rest[at] ?? 0)),
    rest,
  }
}
const fitsKit = (its: Kit): boolean => {
  const groups = groupsOf(its)
  return (
    relationOf(usedOf(its)) !== 'divides' &&
    groups > 3 &&
    Math.max(...its.rest) < groups &&
    ![...its.numbers, ...(its.asks === 'left' ? its.rest : [])].includes(kitKey(its))
  )
}

// Worked by hand: 24 and 36 fill 12 groups of 2 + 3 things; with 3 and 1 left over, 27 and 37.
const bags: Kit = { scene: 'school', who: 'Ben', asks: 'each', numbers: [24, 36], rest: [0, 0] }
const kitBugs = {
  first: bug<Kit>({
    id: 'factors.answers-first-step',
    answer: (its) => (its.asks === 'left' ? null : groupsOf(its)),
    feedback: () => say('kit.slip.first'),
    example: [bags, 12],
  }),
  lower: bug<Kit>({
    id: 'factors.not-greatest',
    answer(its) {
      const groups = groupsOf(its)
      const lower = factorsOf(groups).at(-2) ?? 1
      if (isPrime(groups)) return null
      return its.asks === 'left' ? lower : inEach(its, lower)
    },
    feedback: () => say('kit.slip.lower'),
    example: [bags, 10],
  }),
  other: bug<Kit>({
    id: 'factors.other-thing',
    answer: (its) => (its.asks === 'left' ? null : (usedOf(its)[0] ?? 0) / groupsOf(its)),
    feedback: ({ asks }) => say(asks === 'each' ? 'kit.slip.one' : 'kit.slip.other'),
    example: [bags, 2],
  }),
  rest: bug<Kit>({
    id: 'division.leaves-out-rest',
    answer: ({ asks, numbers }) => (asks === 'left' ? gcfOf(numbers) : null),
    feedback: () => say('kit.slip.rest'),
    example: [{ ...bags, asks: 'left', numbers: [27, 37], rest: [3, 1] }, 1],
  }),
  smaller: bug<Kit>({
    id: 'factors.takes-smaller',
    answer: (its) => (its.asks === 'left' ? Math.min(...usedOf(its)) : null),
    feedback: () => say('kit.slip.smaller'),
    example: [{ ...bags, asks: 'left', numbers: [27, 37], rest: [3, 1] }, 24],
  }),
}
const bugs = Object.values(kitBugs)

const termsOf = (its: Kit) => {
  const units = scenes[its.scene]
  const groups = groupsOf(its)
  const used = usedOf(its)
  return {
    things: all(its.numbers.map((each, at) => say('kit.amount', { of: quantity(each, units[at] ?? 'box') }))),
    left: all(its.rest.map((each, at) => say('kit.amount', { of: quantity(each, units[at] ?? 'box') }))),
    group: quantity(2, units[3]),
    third: quantity(2, units[2]),
    groups,
    key: kitKey(its),
    a: used[0] ?? 0,
    b: used[1] ?? 0,
    c: used[2] ?? 0,
    x: (used[0] ?? 0) / groups,
    y: (used[1] ?? 0) / groups,
    m: its.numbers[0] ?? 0,
    n: its.numbers[1] ?? 0,
    r: its.rest[0] ?? 0,
    s: its.rest[1] ?? 0,
  }
}
const tellKit = (its: Kit): Text[] => {
  const terms = termsOf(its)
  return [
    say(`scene.${its.scene}`),
    say('kit.told', terms),
    say(its.asks === 'left' ? 'kit.same-left' : 'kit.same', terms),
    say(`kit.asks.${its.asks}`, terms),
  ]
}
const workKit = (its: Kit): Text[] => {
  const terms = termsOf(its)
  return [
    ...(its.asks === 'left' ? [say('kit.work.used', terms)] : []),
    ...commonSteps({ numbers: usedOf(its), asks: 'gcf' }),
    say(`kit.work.${its.asks}`, terms),
  ]
}
const hintsOf = (its: Kit): Text[] => [
  say(`kit.nudge.${its.asks}`, termsOf(its)),
  say(`kit.hint.${its.asks}`, termsOf(its)),
]
/** Tries numbers of groups from the largest down. */
function readKit(stem: string): { used: number[]; groups: number; asks: Kit['asks']; numbers: number[] } {
  const read = numbersIn(plain(stem)).map(({ value }) => value)
  const asks = /left over at the end|Al final sobran/.test(stem)
    ? 'left'
    : read.length === 3
      ? 'third'
      : 'each'
  const [a = 0, b = 0, c = 0, d = 0] = read
  const used = { each: [a, b], third: [a, b, c], left: [a - c, b - d] }[asks]
  const least = Math.min(...used)
  const groups = Array.from({ length: least }, (_, at) => least - at).find((each) =>
    used.every((n) => n % each === 0),
  )
  return { used, groups: groups ?? 1, asks, numbers: [a, b] }
}
const resultOf = ({ used, asks }: { used: number[]; asks: Kit['asks'] }, groups: number): number =>
  ({ each: used.reduce((sum, n) => sum + n) / groups, third: (used[2] ?? 0) / groups, left: groups })[asks]

const asksAt = { 1: 'each', 2: 'third', 3: 'left' } as const
/** All things in a group (level 1), one of three kinds (level 2), groups when something is left over (level 3). */
export const kits = defineModel<Kit>({
  id: 'kits',
  thinking: 'use in a story',
  seconds: 80,
  standards,
  bugs,
  task: ({ scene, asks }) => `${scene} ${asks}`,
  draw: (random, level) => drawKit(random, asksAt[level]),
  fits: fitsKit,
  item: (its) => ({
    stem: tellKit(its),
    ...typed(its, { label: say('label'), key: kitKey(its), bugs }),
    hints: hintsOf(its),
    solution: workKit(its),
  }),
  solve({ stem }) {
    const read = readKit(stem)
    return solved.number(resultOf(read, read.groups))
  },
})

const faults = faultsBy<Kit, keyof typeof kitBugs>(kitBugs, (id, who, { asks }) => {
  if (id === 'other') return say(asks === 'each' ? 'claim.one' : 'claim.other', { who })
  // A wrong number may happen to be a common factor, so the claim says that the rest is subtracted.
  return say(id === 'lower' && asks === 'left' ? 'claim.lower-left' : `claim.${id}`, { who })
})
/** Somebody’s number of things in a group (level 1), of one of three kinds (level 2), of groups with a rest (level 3). */
export const findMistake = claimModel<Kit>({
  seconds: 80,
  standards,
  task: ({ scene, asks }) => `${scene} ${asks}`,
  kinds: {
    1: [{ draw: (random) => drawKit(random, 'each'), faults: faults('first', 'lower', 'other') }],
    2: [{ draw: (random) => drawKit(random, 'third'), faults: faults('first', 'lower', 'other') }],
    3: [{ draw: (random) => drawKit(random, 'left'), faults: faults('lower', 'rest', 'smaller') }],
  },
  truth: kitKey,
  printed: ({ numbers, rest }) => [...numbers, ...rest],
  fits: fitsKit,
  words: (its, _who, got) => ({
    context: tellKit(its),
    said: say('claim.said', { got: toNumber(got) }),
    truth: say('claim.truth', { got: kitKey(its) }),
    hints: hintsOf(its),
    start: workKit(its),
  }),
  reads({ stem }) {
    const [told = '', said = ''] = plain(stem).split('“')
    const read = readKit(told)
    const lower = Array.from({ length: read.groups - 1 }, (_, at) => read.groups - 1 - at).find(
      (each) => read.groups % each === 0,
    )
    return {
      got: numbersIn(said)[0]?.value ?? 0,
      truth: resultOf(read, read.groups),
      ways: [
        [/number of groups instead|número de grupos en lugar/, read.groups],
        [/not the greatest|no es el mayor/, resultOf(read, lower ?? 1)],
        [/only one kind|una sola clase|another kind|otra clase/, (read.used[0] ?? 0) / read.groups],
        [/left over|sobra/, gcfOf(read.numbers)],
        [/smaller|menor de las dos/, Math.min(...read.used)],
      ],
    }
  },
})

interface Plans {
  scene: Scene
  numbers: number[]
  /** Numbers of groups. */
  ways: number[]
  /** Tells what is in each group, and not how many groups there are. */
  isInside: boolean
  shuffle: number
}
const product = (groups: number, numbers: readonly number[]): string =>
  `${groups}(${numbers.map((each) => each / groups).join(' + ')})`

/** A product for each number of groups (level 1), with three kinds of things (level 2), for what is in a group (3). */
export const plans = defineModel<Plans>({
  id: 'plans',
  thinking: 'explain',
  seconds: 75,
  standards,
  task: ({ scene, numbers, isInside }) => `${scene} ${numbers.length} ${isInside}`,
  draw(random, level) {
    const groups = random.pick([6, 8, 10, 12, 15, 16, 18, 20])
    const numbers = withCommon(random, groups, level === 2 ? 3 : 2, 120)
    const divisors = factorsOf(gcfOf(numbers)).filter((each) => each > 1)
    return {
      scene: random.pick(ids),
      numbers,
      ways: random.sample(divisors, Math.min(3, divisors.length)),
      isInside: level === 3,
      shuffle: random.integer(0, 1e9),
    }
  },
  fits: ({ numbers, ways }) => ways.length === 3 && numbers.every((each) => !ways.includes(each)),
  item({ scene, numbers, ways, isInside, shuffle }) {
    const units = scenes[scene]
    const [one, two, three] = ways
    const shown = (source: string) => say('plan.product', { product: tex(source) })
    const partly = (groups: number): string =>
      `${groups}(${numbers.map((each, at) => (at === 0 ? each / groups : each)).join(' + ')})`
    const terms = termsOf({ scene, who: '', asks: 'each', numbers, rest: [] })
    const inside = (groups: number): Text =>
      say('plan.inside', {
        things: all(
          numbers.map((each, at) => say('kit.amount', { of: quantity(each / groups, units[at] ?? 'box') })),
        ),
        group: terms.group,
      })
    const sourceOf = (groups: number): Text =>
      isInside ? inside(groups) : say('kit.amount', { of: quantity(groups, units[3]) })
    return {
      stem: [
        say(`scene.${scene}`),
        say('kit.told', terms),
        say('kit.same', terms),
        say(isInside ? 'plan.asks.inside' : 'plan.asks.groups', terms),
      ],
      ...arranged.match(shuffle, {
        pairs: ways.map((groups, at) => ({
          source: sourceOf(groups),
          target: shown(product(groups, numbers)),
          slips:
            at < 2
              ? [
                  {
                    target: shown(partly(groups)),
                    misconception: 'factors.divides-one-term',
                    feedback: say('plan.slip.partly'),
                  },
                ]
              : [],
        })),
        others: [one ?? 1, two ?? 1].map((groups) => shown(partly(groups))),
        slip: { misconception: 'factors.other-thing', feedback: say('plan.slip.other', terms) },
      }),
      hints: [say('plan.nudge', terms), say('plan.hint')],
      solution: [
        say('plan.why', terms),
        ...[one ?? 1, two ?? 1, three ?? 1].map((groups) =>
          say('plan.step', { text: sourceOf(groups), product: tex(product(groups, numbers)) }),
        ),
      ],
    }
  },
  solve(shown) {
    const totals = numbersIn(plain(shown.stem)).map(({ value }) => value)
    return solved.match(shown, (source, target) => {
      const told = numbersIn(source).map(({ value }) => value)
      const [groups = 0, ...parts] = numbersIn(plain(target)).map(({ value }) => value)
      const isWhole = parts.every((each, at) => each * groups === totals[at])
      return isWhole && (told.length === 1 ? told[0] === groups : told.join() === parts.join())
    })
  },
})
