import { byLevel, defineModel, keysOf, numbersIn, type Random, solved, tidy, toNumber, typed } from '#form'
import { roundedPi, stackBugs, storyBugs, sum } from '#bugs/round-solids/round-solid-bugs.ts'
import type { Shown } from '#item.ts'
import { nearPi } from '#round-figures/round-figures.ts'
import { cubic } from '#solids/boxes.ts'
import {
  piVolume,
  type RoundSolid,
  type RoundStack,
  stackFigure,
  stackParts,
  toldOf,
} from '#solids/round-solids.ts'
import { lineOf } from './measure.ts'
import { say } from './messages.gen.ts'

/** Round things with measures that are true to life: the radius, and the height of those that have one. */
const things = {
  soup: { shape: 'cylinder', unit: 'centimeter', radius: [3, 5], height: [8, 14] },
  candle: { shape: 'cylinder', unit: 'centimeter', radius: [2, 5], height: [8, 20] },
  barrel: { shape: 'cylinder', unit: 'inch', radius: [8, 12], height: [20, 35] },
  pool: { shape: 'cylinder', unit: 'foot', radius: [6, 15], height: [3, 5] },
  mug: { shape: 'cylinder', unit: 'centimeter', radius: [3, 5], height: [8, 12] },
  paint: { shape: 'cylinder', unit: 'inch', radius: [3, 6], height: [7, 15] },
  cup: { shape: 'cone', unit: 'centimeter', radius: [3, 5], height: [6, 14] },
  hat: { shape: 'cone', unit: 'inch', radius: [3, 5], height: [6, 14] },
  sand: { shape: 'cone', unit: 'foot', radius: [4, 12], height: [3, 8] },
  tent: { shape: 'cone', unit: 'foot', radius: [5, 9], height: [8, 14] },
  funnel: { shape: 'cone', unit: 'centimeter', radius: [4, 9], height: [6, 15] },
  beach: { shape: 'sphere', unit: 'inch', radius: [5, 15], height: [1, 1] },
  globe: { shape: 'sphere', unit: 'inch', radius: [4, 15], height: [1, 1] },
  orange: { shape: 'sphere', unit: 'centimeter', radius: [3, 5], height: [1, 1] },
  bowling: { shape: 'sphere', unit: 'centimeter', radius: [10, 11], height: [1, 1] },
  balloon: { shape: 'sphere', unit: 'inch', radius: [4, 8], height: [1, 1] },
} as const
type ThingId = keyof typeof things
const ids = keysOf(things)

/** Other values of π, and roundings on the way. */
const near = (value: number): string => String(tidy(Number(nearPi(value)) + 0.6))
const shared = {
  id: 'story',
  thinking: 'use in a story',
  seconds: 75,
  calculator: 'scientific',
  standards: ['8.G.C.9'],
} as const
const drawThing = (random: Random, isCylinder: boolean): RoundSolid & { thing: ThingId } => {
  const thing = random.pick(ids.filter((id) => (things[id].shape === 'cylinder') === isCylinder))
  const { shape, unit, radius, height } = things[thing]
  return {
    thing,
    shape,
    unit,
    radius: random.integer(radius[0], radius[1]),
    height: random.integer(height[0], height[1]),
    given: random.pick(['radius', 'diameter']),
  }
}

const oneThing = defineModel<RoundSolid & { thing: ThingId }>({
  ...shared,
  bugs: storyBugs,
  task: ({ thing, given }) => `${thing} ${given}`,
  draw: (random, level) => drawThing(random, level === 1),
  item(its) {
    const { thing, shape, radius, unit, given } = its
    const key = roundedPi(piVolume(its))
    const right = cubic(key, unit)
    const sizes = toldOf(its)
    return {
      stem: [
        say(`told.${thing}`),
        say(shape === 'sphere' ? 'told.across' : 'told.sizes', { ...sizes, given }),
        say('told.asks'),
      ],
      ...typed<RoundSolid>(its, {
        label: say('volume'),
        after: say('unit', { of: right }),
        key,
        within: near(key),
        bugs: storyBugs,
      }),
      answer: say('answer', { of: right }),
      hints: [say(given === 'radius' ? `nudge.${shape}` : 'nudge.diameter'), say(`hint.${shape}`)],
      solution: [
        say(given === 'radius' ? 'work.radius' : 'work.half', { radius }),
        lineOf(its),
        say('work.rounded', { key }),
      ],
    }
  },
  solve({ stem }) {
    const [across = 0, height = 0] = numbersIn(stem).map(({ value }) => value)
    const radius = /diameter|diámetro/.test(stem) ? across / 2 : across
    const shape = /sphere|esfera/.test(stem) ? 'sphere' : /cone|cono/.test(stem) ? 'cone' : 'cylinder'
    return solved.number(roundedPi(piVolume({ shape, radius, height })))
  },
})

const twoParts = defineModel<RoundStack>({
  ...shared,
  bugs: stackBugs,
  task: ({ kind, unit }) => `${kind} ${unit}`,
  draw(random) {
    const kind = random.pick(['silo', 'tower', 'treat'] as const)
    const radius = kind === 'treat' ? random.integer(2, 4) : random.integer(3, 9)
    return {
      kind,
      radius,
      height: kind === 'treat' ? random.integer(8, 14) : random.integer(radius, 3 * radius),
      top: kind === 'tower' ? random.integer(Math.ceil(radius / 2) + 1, 2 * radius) : radius,
      unit: kind === 'treat' ? 'centimeter' : random.pick(['foot', 'meter'] as const),
    }
  },
  item(its) {
    const { kind, unit } = its
    const parts = stackParts(its)
    const key = roundedPi(sum(parts))
    const right = cubic(key, unit)
    const [lower, upper] = parts.map((part) => Number((3.14 * toNumber(part)).toFixed(1)))
    return {
      stem: [say(`stack.${kind}`), say('told.asks')],
      figure: stackFigure(its),
      ...typed(its, {
        label: say('volume'),
        after: say('unit', { of: right }),
        key,
        within: near(key),
        bugs: stackBugs,
      }),
      answer: say('answer', { of: right }),
      hints: [say('stack.nudge'), say(`stack.hint.${kind}`)],
      solution: [
        say(`stack.first.${kind}`, { lower: lower ?? 0 }),
        say(`stack.second.${kind}`, { upper: upper ?? 0 }),
        say('stack.so', { key }),
      ],
    }
  },
})

/** A cylinder (level 1), a cone or a sphere (level 2), two parts (level 3). */
export const story = {
  ...byLevel({ 1: oneThing, 2: oneThing, 3: twoParts }, () => 1),
  solve(shown: Shown) {
    const { figure } = shown
    if (figure === undefined) return oneThing.solve?.(shown) ?? solved.number(0)
    if (figure.kind !== 'solid' || figure.body.shape !== 'stack') throw new TypeError('expects a stack')
    const volumes = figure.body.parts.map((part) =>
      part.part === 'hemisphere'
        ? (2 / 3) * part.radius ** 3
        : toNumber(piVolume({ shape: part.part, radius: part.radius, height: part.height })),
    )
    return solved.number(Math.round(3.14 * volumes.reduce((total, each) => total + each, 0)))
  },
}
