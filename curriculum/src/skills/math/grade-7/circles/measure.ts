import { defineModel, mathIn, numbersIn, solved, typed } from '#form'
import type { Shown } from '#item.ts'
import {
  type Back,
  backAnswer,
  backBugs,
  type Composite,
  compositeBugs,
  compositeOf,
  type Measured,
  measureBugs,
  measureOf,
} from '#bugs/circles/circle-bugs.ts'
import { circleFigure, nearPi, piTex, square, timesPi } from '#round-figures/round-figures.ts'
import { quantity } from '#units/units.ts'
import { say } from './messages.gen.ts'

/** Round things with radii that are true to life. */
const things = {
  pool: { unit: 'foot', low: 4, high: 15 },
  rug: { unit: 'foot', low: 2, high: 6 },
  table: { unit: 'inch', low: 12, high: 36 },
  garden: { unit: 'foot', low: 4, high: 20 },
  stage: { unit: 'foot', low: 6, high: 20 },
  sign: { unit: 'inch', low: 6, high: 18 },
  pond: { unit: 'meter', low: 2, high: 12 },
  mirror: { unit: 'inch', low: 5, high: 20 },
} as const
export type ThingId = keyof typeof things
export const thingIds = ['pool', 'rug', 'table', 'garden', 'stage', 'sign', 'pond', 'mirror'] as const

/** The labeled line starts at the center, or it is a diameter. */
function radiusShown({ figure }: Shown): number {
  const [line] = figure?.kind === 'circle' ? (figure.segments ?? []) : []
  const [length] = numbersIn(line?.label ?? '')
  return (length?.value ?? 0) / (line?.from === 'center' ? 1 : 2)
}

/** Around (level 1), the space inside (level 2), around a half circle (level 3). */
export const measure = defineModel<Measured & { thing: ThingId }>({
  id: 'measure',
  thinking: 'compute',
  seconds: 50,
  calculator: 'scientific',
  standards: ['7.G.B.4'],
  bugs: measureBugs,
  task: ({ thing, asks, given }) => `${thing} ${asks} ${given}`,
  draw(random, level) {
    const thing = random.pick(thingIds)
    const { unit, low, high } = things[thing]
    const asks = ({ 1: 'around', 2: 'area', 3: 'half' } as const)[level]
    const radius = random.integer(low, high)
    return { thing, unit, radius, given: random.pick(['radius', 'diameter']), asks }
  },
  item(its) {
    const { thing, radius, unit, asks } = its
    const key = measureOf(its)
    const right = asks === 'area' ? square(key, unit) : quantity(key, unit)
    const sizes = { radius: quantity(radius, unit), diameter: quantity(2 * radius, unit) }
    const terms = { ...sizes, curve: timesPi(radius), key }
    return {
      stem: [say('measure.told', { thing: say(`thing.${thing}`) }), say(`measure.asks.${asks}`), say('use')],
      figure: circleFigure(its),
      ...typed(its, {
        label: say(`measure.label.${asks}`),
        after: say('unit', { of: right }),
        key,
        within: nearPi(key),
        bugs: measureBugs,
      }),
      answer: say('answer', { of: right }),
      hints: [say(`measure.nudge.${asks}`), say(`measure.hint.${asks}`)],
      solution: [say('measure.know', terms), say(`measure.so.${asks}`, terms)],
    }
  },
  solve(shown) {
    const radius = radiusShown(shown)
    if (/area|área/i.test(shown.stem)) return solved.number(3.14 * radius ** 2)
    return solved.number((/half|mitad/.test(shown.stem) ? 3.14 + 2 : 2 * 3.14) * radius)
  },
})

/** From the circumference (level 1) and the area (level 2) to the radius, from one to the other (level 3). */
export const backwards = defineModel<Back & { thing: ThingId }>({
  id: 'backwards',
  thinking: 'work backwards',
  seconds: 50,
  standards: ['7.G.B.4'],
  bugs: backBugs,
  task: ({ thing, asks }) => `${thing} ${asks}`,
  draw(random, level) {
    const thing = random.pick(thingIds)
    const { unit, low, high } = things[thing]
    const asks = ({ 1: 'from-around', 2: 'from-area', 3: 'area' } as const)[level]
    return { thing, unit, radius: random.integer(Math.max(low, 3), Math.min(high, 15)), asks }
  },
  item(its) {
    const { thing, radius, unit, asks } = its
    const key = backAnswer(its)
    const given = asks === 'from-area' ? square(radius * radius, unit) : quantity(2 * radius, unit)
    const right = asks === 'area' ? square(key, unit) : quantity(key, unit)
    const terms = { radius, double: 2 * radius, square: radius * radius }
    const isPi = asks === 'area'
    return {
      stem: [
        say(`back.told.${asks}`, { thing: say(`thing.${thing}`), value: piTex(given.q), unit: given }),
        say(`back.asks.${asks}`),
      ],
      ...typed(its, {
        label: say(`back.label.${asks}`),
        after: say(isPi ? 'unit-pi' : 'unit', { of: right }),
        key,
        bugs: backBugs,
      }),
      answer: isPi ? say('answer-pi', { value: piTex(key), of: right }) : say('answer', { of: right }),
      hints: [say(`back.nudge.${asks}`), say(`back.hint.${asks}`)],
      solution: [say(`back.step.${asks}`, terms), say(`back.so.${asks}`, terms)],
    }
  },
  solve({ stem }) {
    // So many times π.
    const given = numbersIn(mathIn(stem)[0] ?? '')[0]?.value ?? 0
    if (/^(The area|El área)/.test(stem)) return solved.number(Math.sqrt(given))
    const radius = given / 2
    return solved.number(/area|área/.test(stem) ? radius ** 2 : radius)
  },
})

/** A half circle on a rectangle (level 1), a circle cut out of a square (level 2), a ring (level 3). */
export const composite = defineModel<Composite & { what: 'a' | 'b' | 'c' }>({
  id: 'composite',
  thinking: 'use in a story',
  seconds: 75,
  calculator: 'scientific',
  standards: ['7.G.B.4', '7.G.B.6'],
  bugs: compositeBugs,
  task: ({ kind, what }) => `${kind} ${what}`,
  draw(random, level) {
    const kind = ({ 1: 'window', 2: 'hole', 3: 'ring' } as const)[level]
    const what = random.pick(['a', 'b', 'c'] as const)
    const inner = random.integer(3, 15)
    if (kind === 'ring') {
      const radius = inner + random.integer(1, 5)
      return { kind, what, radius, other: inner, unit: random.pick(['foot', 'meter']) }
    }
    if (kind === 'hole') {
      return { kind, what, radius: random.integer(3, 36), other: 0, unit: 'inch' }
    }
    const unit = random.pick(['foot', 'inch'] as const)
    const radius = unit === 'foot' ? random.integer(2, 4) : random.integer(10, 24)
    const taller = unit === 'foot' ? random.integer(1, 4) : random.integer(6, 24)
    return { kind, what, radius, other: 2 * radius + taller, unit }
  },
  item(its) {
    const { kind, radius, other, unit } = its
    const key = compositeOf(its)
    const full = radius * radius
    const areas = {
      window: { whole: 2 * radius * other, part: timesPi(full / 2) },
      hole: { whole: 4 * full, part: timesPi(full) },
      ring: { whole: timesPi(full), part: timesPi(other * other) },
    }[kind]
    const terms = { radius, other, double: 2 * radius, ...areas, key }
    const width = quantity(2 * radius, unit)
    const what = say(`composite.what.${kind}.${its.what}`)
    const told = {
      window: () => say('composite.told.window', { what, width, high: quantity(other, unit) }),
      ring: () =>
        say('composite.told.ring', { what, inner: quantity(other, unit), outer: quantity(radius, unit) }),
      hole: () => say('composite.told.hole', { what, width }),
    }
    const right = square(key, unit)
    return {
      stem: [told[kind](), say(`composite.asks.${kind}`), say('use')],
      ...typed(its, {
        label: say('composite.label'),
        after: say('unit', { of: right }),
        key,
        within: nearPi(Math.min(key, 20)),
        bugs: compositeBugs,
      }),
      answer: say('answer', { of: right }),
      hints: [say(`composite.nudge.${kind}`), say(`composite.hint.${kind}`)],
      solution: [
        say(`composite.first.${kind}`, terms),
        say(`composite.second.${kind}`, terms),
        say(`composite.so.${kind}`, terms),
      ],
    }
  },
  solve({ stem }) {
    const [first = 0, second = 0] = numbersIn(stem).map(({ value }) => value)
    const circle = (radius: number): number => 3.14 * radius ** 2
    if (/half circle|semicírculo/.test(stem)) return solved.number(first * second + circle(first / 2) / 2)
    const isRing = /path|camino/.test(stem)
    return solved.number(isRing ? circle(second) - circle(first) : first ** 2 - circle(first / 2))
  },
})
