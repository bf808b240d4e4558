import {
  type Bug,
  bug,
  defineModel,
  mathIn,
  numbersIn,
  type Random,
  solved,
  tex,
  type Text,
  tidy,
  typed,
} from '#form'
import { valueOfTex } from '#exponents/powers.ts'
import { isPerfect, radicalTex } from '#roots/roots.ts'
import { claimModel, faultsBy } from '#shapes/claim/claim.ts'
import { typedQuantity } from '#shapes/quantity/quantity.ts'
import { quantity } from '#units/units.ts'
import { say } from './messages.gen.ts'

export const standards = ['8.NS.A.2']
export const { raw } = String
export const roundTo = (value: number, step: number): number => tidy(Math.round(tidy(value / step)) * step)
export const floorTo = (value: number, step: number): number => tidy(Math.floor(tidy(value / step)) * step)
export const notPerfect = (random: Random, least: number, most: number): number =>
  random.pick(Array.from({ length: most - least + 1 }, (_, at) => least + at).filter((n) => !isPerfect(n, 2)))

/** √n or a√n, and how exactly it is asked for. */
export interface Root {
  by: number
  n: number
  step: 1 | 0.1
}
export const rootTex = ({ by, n }: Root): string => `${by === 1 ? '' : by}${radicalTex(2, n)}`
export const sizeOf = ({ by, n }: Root): number => by * Math.sqrt(n)
export const inside = ({ by, n }: Root): number => by * by * n
const nearest = (its: Root): number => roundTo(sizeOf(its), its.step)
const below = (its: Root): number => floorTo(sizeOf(its), its.step)
/** Whether the nearest number is clear: not almost in the middle. */
export const isClear = (its: Root): boolean =>
  !isPerfect(its.n, 2) && Math.abs(((sizeOf(its) / its.step) % 1) - 0.5) > 0.08

const squareTex = (side: number): string => `${side}^{2} = ${tidy(side * side)}`
export const around = (its: Root): { low: number; high: number; half: number; isBelow: boolean } => {
  const low = below(its)
  const half = tidy(low + its.step / 2)
  return { low, high: tidy(low + its.step), half, isBelow: sizeOf(its) < half }
}
function steps(its: Root, ends: 'between' | 'nearest'): Text[] {
  const { low, high, half, isBelow } = around(its)
  const n = inside(its)
  return [
    ...(its.by > 1 ? [say('step.under', { equation: tex(`${rootTex(its)} = ${radicalTex(2, n)}`) })] : []),
    say('step.between', { n, low: tex(squareTex(low)), high: tex(squareTex(high)) }),
    ends === 'between'
      ? say('step.so-between', { low, high })
      : say(isBelow ? 'step.half-above' : 'step.half-below', {
          half: tex(squareTex(half)),
          n,
          key: nearest(its),
        }),
  ]
}

// Worked by hand: √20 is 4.47…: between 4.4 and 4.5, nearest 4.5; 16 + 4 leads to 4.4; 3√5 = √45 is 6.7…, 3 × 2 is 6.
const twenty: Root = { by: 1, n: 20, step: 0.1 }
const halves = (asked: 'between' | 'nearest'): Bug<Root> =>
  bug<Root>({
    id: 'roots.divides-by-index',
    answer: (its) =>
      asked === 'between' ? floorTo((its.by * its.n) / 2, its.step) : tidy((its.by * its.n) / 2),
    feedback: () => say('slip.halves'),
    example: [twenty, 10],
  })
const early = (asked: 'between' | 'nearest'): Bug<Root> =>
  bug<Root>({
    id: 'irrational.rounds-early',
    answer: ({ by, n }) =>
      by === 1 ? null : by * (asked === 'between' ? Math.floor(Math.sqrt(n)) : Math.round(Math.sqrt(n))),
    feedback: () => say('slip.early'),
    example: [{ by: 3, n: 5, step: 1 }, 6],
  })
const leftover: Bug<Root> = bug<Root>({
  id: 'irrational.leftover-as-tenths',
  answer({ by, n, step }) {
    const whole = Math.floor(Math.sqrt(n))
    const left = n - whole * whole
    return by > 1 || step === 1 || left > 9 ? null : tidy(whole + left / 10)
  },
  feedback: () => say('slip.leftover'),
  example: [twenty, 4.4],
})
const unsquared: Bug<Root> = bug<Root>({
  id: 'roots.factor-goes-in-unsquared',
  answer: ({ by, n, step }) => (by === 1 ? null : floorTo(Math.sqrt(by * n), step)),
  feedback: () => say('slip.unsquared'),
  example: [{ by: 3, n: 5, step: 1 }, 3],
})
const farther: Bug<Root> = bug<Root>({
  id: 'irrational.farther-neighbor',
  answer: (its) => tidy(nearest(its) + (nearest(its) < sizeOf(its) ? 1 : -1) * its.step),
  feedback: () => say('slip.farther'),
  example: [twenty, 4.4],
})

function drawRoot(random: Random, level: 1 | 2 | 3): Root {
  if (level === 3) return { by: random.integer(2, 6), n: random.integer(2, 150), step: 1 }
  return level === 1
    ? { by: 1, n: random.integer(6, 390), step: 1 }
    : { by: 1, n: random.integer(3, 200), step: 0.1 }
}

/** One of the two neighbors is asked for. */
interface Neighbor extends Root {
  asks: 'smaller' | 'larger'
}
const neighbor = (its: Neighbor): number => tidy(below(its) + (its.asks === 'larger' ? its.step : 0))
/** A mistake with the root, and then the neighbor of its result. */
const beside = (of: Bug<Root>): Bug<Neighbor> =>
  bug<Neighbor>({
    ...of,
    answer(its) {
      const got = of.answer(its)
      return typeof got === 'number' ? tidy(got + (its.asks === 'larger' ? its.step : 0)) : null
    },
    example: [{ ...of.example[0], asks: 'smaller' }, of.example[1]],
  })
const neighborBugs = [
  ...[halves('between'), early('between'), leftover, unsquared].map(beside),
  bug<Neighbor>({
    id: 'irrational.misplaced',
    answer: (its) => tidy(below(its) + (its.asks === 'larger' ? 0 : its.step)),
    feedback: () => say('slip.upper'),
    example: [{ ...twenty, asks: 'smaller' }, 4.5],
  }),
]

/** Between which whole numbers (level 1), tenths (level 2), or whole numbers for a√n (level 3). */
export const between = defineModel<Neighbor>({
  id: 'between',
  thinking: 'compute',
  seconds: 50,
  standards,
  bugs: neighborBugs,
  task: ({ by, n, step, asks }) => `${by} ${step} ${Math.floor(Math.sqrt(n) / 4)} ${asks}`,
  draw: (random, level) => ({
    ...drawRoot(random, level),
    asks: random.pick(['smaller', 'larger'] as const),
  }),
  fits: (its) => !isPerfect(its.n, 2) && inside(its) <= 625,
  minWrongAnswers: 1,
  item: (its) => ({
    stem: [
      say(its.step === 1 ? 'between.whole' : 'between.tenths', { root: tex(rootTex(its)) }),
      say(`between.asks.${its.asks}`),
    ],
    ...typed(its, {
      label: say(`between.label.${its.asks}`),
      key: neighbor(its),
      bugs: neighborBugs.filter((each) => each.answer(its) !== neighbor(its)),
    }),
    hints: [
      say(its.by > 1 ? 'between.nudge.times' : 'between.nudge.root'),
      say('between.think'),
      say(its.step === 1 ? 'between.hint.whole' : 'between.hint.tenths'),
    ],
    solution: steps(its, 'between'),
  }),
  solve({ stem }) {
    const value = valueOfTex(mathIn(stem)[0] ?? '')
    const step = /tenths|décimas/.test(stem) ? 0.1 : 1
    return solved.number(tidy(floorTo(value, step) + (/larger|mayor/.test(stem) ? step : 0)))
  },
})

const nearBugs = [halves('nearest'), early('nearest'), leftover, farther]
const bugOf = { halves: halves('nearest'), early: early('nearest'), left: leftover, farther }
const faults = faultsBy<Root, keyof typeof bugOf>(bugOf, (id, who) => say(`claim.${id}`, { who }))
const asked = (its: Root, value: number): Text =>
  say(its.step === 1 ? 'claim.said.whole' : 'claim.said.tenth', { root: tex(rootTex(its)), value })

/** To the nearest whole number (level 1), tenth (level 2), a√n to the nearest whole number (level 3). */
export const findMistake = claimModel<Root>({
  seconds: 60,
  standards,
  task: ({ by, n, step }) => `${by} ${step} ${Math.floor(Math.sqrt(n) / 5)}`,
  kinds: {
    1: [
      {
        draw: (random) => ({ ...drawRoot(random, 1), n: random.integer(6, 80) }),
        faults: faults('halves', 'farther'),
      },
    ],
    2: [{ draw: (random) => drawRoot(random, 2), faults: faults('left', 'farther') }],
    3: [{ draw: (random) => drawRoot(random, 3), faults: faults('early', 'farther') }],
  },
  truth: nearest,
  printed: ({ n, by }) => [n, by],
  fits: (its) => isClear(its) && inside(its) <= 625,
  words: (its, _who, got) => ({
    context: say('claim.context', { root: tex(rootTex(its)) }),
    said: asked(its, Number(got)),
    truth: asked(its, nearest(its)),
    hints: [
      say(its.by > 1 ? 'between.nudge.times' : 'between.nudge.root'),
      say('between.think'),
      say('story.hint.half'),
    ],
    start: steps(its, 'nearest'),
  }),
  reads({ stem }) {
    const [context = '', said = ''] = stem.split('“')
    const source = mathIn(context)[0] ?? ''
    const value = valueOfTex(source)
    const [by = '', n = ''] = /^(\d*)\\sqrt\{(\d+)\}/.exec(source)?.slice(1) ?? []
    const [factor, root] = [Number(by === '' ? 1 : by), Math.sqrt(Number(n))]
    const step = /tenth|décima/.test(said) ? 0.1 : 1
    const key = roundTo(value, step)
    const whole = Math.floor(root)
    return {
      got: numbersIn(said.replaceAll(/⟦[^⟧]*⟧/g, ' '))[0]?.value ?? 0,
      truth: key,
      ways: [
        [/by 2|entre 2/, (factor * root * root) / 2],
        [/too early|demasiado pronto/, factor * Math.round(root)],
        [/above the perfect|sobra/, tidy(whole + (root * root - whole * whole) / 10)],
        [/farther|más lejos/, tidy(key + (key < value ? step : -step))],
      ],
    }
  },
})

/** A square thing with a known area. */
interface Square extends Root {
  scene: (typeof scenes)[number]
}
const scenes = ['garden', 'rug', 'patio', 'stage', 'pen', 'sandbox', 'floor', 'lot'] as const
const bySides = bug<Square>({
  id: 'roots.divides-by-sides',
  answer: ({ by, n }) => (by === 4 ? null : n / 4),
  feedback: () => say('slip.sides'),
  example: [{ ...twenty, scene: 'rug' }, 5],
})
const storyBugs = [bySides, ...nearBugs]

/** A side to the nearest foot (level 1), to the nearest tenth (level 2), the distance around (level 3). */
export const squareStory = defineModel<Square>({
  id: 'square-side',
  thinking: 'use in a story',
  seconds: 60,
  standards,
  bugs: storyBugs,
  task: ({ scene, by, step }) => `${scene} ${by} ${step}`,
  draw: (random, level) => ({
    scene: random.pick(scenes),
    by: level === 3 ? 4 : 1,
    n: level === 1 ? random.integer(50, 390) : random.integer(20, 120),
    step: level === 2 ? 0.1 : 1,
  }),
  fits: isClear,
  item(its) {
    const { scene, n, by, step } = its
    const kind = by === 4 ? 'around' : step === 1 ? 'foot' : 'tenth'
    return {
      stem: [say(`story.scene.${scene}`, { area: quantity(n, 'square-foot') }), say(`story.asks.${kind}`)],
      ...typedQuantity(its, {
        label: say(by === 4 ? 'story.label.around' : 'story.label.side'),
        right: quantity(nearest(its), 'foot'),
        bugs: storyBugs.filter((each) => each.answer(its) !== nearest(its)),
      }),
      hints: [
        say(`story.nudge.${by === 4 ? 'around' : 'side'}`),
        say('between.think'),
        say('story.hint.half'),
      ],
      solution: [
        by === 4
          ? say('story.step.around', { root: tex(rootTex(its)) })
          : say('story.step.side', { root: tex(rootTex(its)) }),
        ...steps(its, 'nearest'),
      ],
    }
  },
  solve({ stem }) {
    const side = Math.sqrt(numbersIn(stem)[0]?.value ?? 0)
    if (/around|perímetro/.test(stem)) return solved.number(roundTo(4 * side, 1))
    return solved.number(roundTo(side, /tenth|décima/.test(stem) ? 0.1 : 1))
  },
})
