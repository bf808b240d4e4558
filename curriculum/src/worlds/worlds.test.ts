import { expect, test } from 'vitest'
import { createRandom } from '../random.ts'
import { cooled, cooling, lossPerMinute, type CoolingTruth, type Vessel } from './cooling/cooling.ts'
import { predictCooling, slows } from './cooling/facts.ts'
import { type Cell, type Data, type Fact, lastTime, reading, runsOf } from './data.ts'
import { type CurveTruth, curveSubstances } from './heating/curve.ts'
import { levelParts } from './heating/curve-facts.ts'
import { heatingCurves } from './heating/curve-words.ts'
import { heating, type HeatingTruth } from './heating/heating.ts'
import { joulesThrough, substances } from './heating/substances.ts'
import { gainOf, motion, type MotionTruth } from './motion/motion.ts'
import { outliers } from './readings.ts'
import type { World, WorldAsk } from './world.ts'

const seeds = Array.from({ length: 2000 }, (_, seed) => seed)
const course = { kind: 'course', things: 2 } as const
const repeats = { kind: 'repeats', things: 2, runs: 4 } as const

/** Whether the hidden truth confirms a decided fact; undefined if it cannot tell. */
type Truthfully<Truth> = (fact: Fact, truth: Truth, data: Data) => boolean | undefined

/** Checks every decided fact of many draws against the truth: how many were decided, and how many wrongly. */
function tally<Truth>(world: World<Truth>, ask: WorldAsk, truthfully: Truthfully<Truth>) {
  const counts: Record<string, { decided: number; wrong: number; undecided: number; near: number }> = {}
  for (const seed of seeds) {
    const { data, truth } = world.draw(createRandom(`${world.id}/${seed}`), ask)
    for (const fact of world.facts(data)) {
      const count = (counts[fact.id] ??= { decided: 0, wrong: 0, undecided: 0, near: 0 })
      if (fact.verdict === 'too-near') count.near += 1
      else if (fact.verdict === 'undecided') count.undecided += 1
      else {
        const is = truthfully(fact, truth, data)
        if (is === undefined) throw new Error(`The truth has no say on ${fact.id}`)
        count.decided += 1
        if (is !== (fact.verdict === 'true')) count.wrong += 1
      }
    }
  }
  return counts
}

const first = (fact: Fact): number => fact.things[0] ?? 0
const second = (fact: Fact): number => fact.things[1] ?? 0
const at = (lines: readonly (readonly number[])[], series: number, time: number): number =>
  lines[series]?.at(time) ?? Number.NaN

const trulyCooled: Truthfully<CoolingTruth> = (fact, truth) => {
  const [one, other] = [first(fact), second(fact)]
  const rate = (series: number): number => truth.rates[series] ?? 0
  switch (fact.id) {
    case 'slows':
      return true
    case 'steady':
      return false
    case 'at-room':
      return at(truth.exact, one, -1) - truth.room < 1
    case 'changed-more':
    case 'changes-more':
      return rate(one) > rate(other)
    case 'always-warmer':
      return rate(one) < rate(other)
  }
}
const trulyHeated: Truthfully<HeatingTruth> = (fact, truth) => {
  const rate = (series: number): number => truth.rates[series] ?? 0
  switch (fact.id) {
    case 'steady':
      return true
    case 'doubles':
    case 'stays':
      return false
    case 'changed-more':
    case 'changes-more':
    case 'always-warmer':
      return rate(first(fact)) > rate(second(fact))
  }
}

const trulyMelted: Truthfully<CurveTruth> = (fact, { phases, exact }, data) => {
  const its = substances[curveSubstances.find((id) => id === data.series[0]?.thing) ?? 'water']
  const phase = phases[fact.numbers['time'] ?? 0]
  switch (fact.id) {
    case 'melts-near':
      return Math.abs((fact.numbers['at'] ?? Number.NaN) - its.melts.at) <= 1
    case 'melts-at-end':
      return Math.abs((fact.numbers['end'] ?? Number.NaN) - its.melts.at) <= 3
    case 'rises-on': {
      const { from = 0, to = 0 } = fact.numbers
      return (exact[to] ?? 0) - (exact[from] ?? 0) > 3
    }
    case 'all-solid':
      return phase === 'solid'
    case 'some-solid':
      return phase === 'solid' || phase === 'melting'
    case 'both':
      return phase === 'melting'
    case 'boils':
      return phases.includes('boiling')
    case 'liquid-faster':
      return its.liquid.joules < its.solid.joules
  }
}

const trulyMoved: Truthfully<MotionTruth> = (fact, { phases }) => {
  const [id = '', one = '', other = ''] = fact.id.split(/-(?=\d)/)
  const gain = (phase: string): number => gainOf(phases[Number(phase)] ?? 'balanced')
  switch (id) {
    case 'no-net':
      return gain(one) === 0
    case 'along':
      return gain(one) > 0
    case 'against':
      return gain(one) < 0
    case 'larger':
      return Math.abs(gain(one)) > Math.abs(gain(other))
  }
}

test.each([
  ['a cart on a track', () => tally(motion, course, trulyMoved)],
  ['a heating curve', () => tally(heatingCurves, course, trulyMelted)],
  ['cooling over time', () => tally(cooling, course, trulyCooled)],
  ['cooling in repeats', () => tally(cooling, repeats, trulyCooled)],
  ['heating over time', () => tally(heating, course, trulyHeated)],
  ['heating in repeats', () => tally(heating, repeats, trulyHeated)],
])('%s: what the display decides is true, in all but 0.5%% of cases', (_name, count) => {
  for (const [id, { decided, wrong, undecided, near }] of Object.entries(count())) {
    expect(wrong, id).toBeLessThanOrEqual(0.005 * decided)
    // Each kind of statement must be decidable often enough.
    expect((decided + undecided) / (decided + undecided + near), id).toBeGreaterThan(0.2)
  }
})

test('cooling starts alike, falls all the time, stays above the room, and is shown within its error (A4)', () => {
  for (const seed of seeds) {
    const { data, truth } = cooling.draw(createRandom(`start/${seed}`), course)
    expect(reading(data, 0, 0)).toBe(reading(data, 1, 0))
    for (const [series, line] of truth.exact.entries()) {
      for (const [time, exact] of line.entries()) {
        expect(exact).toBeGreaterThan(truth.room)
        if (time > 0) expect(exact).toBeLessThan(line[time - 1] ?? 0)
        expect(Math.abs(reading(data, series, time) - exact)).toBeLessThanOrEqual(data.within + 0.5)
      }
    }
  }
})

test('an open mug takes about half an hour to lose half of its difference, a thermos most of a day (A6)', () => {
  const half = (vessel: Vessel): number => Math.LN2 / lossPerMinute[vessel]
  expect(half('ceramicMug')).toBeGreaterThan(25)
  expect(half('metalCan')).toBeGreaterThan(20)
  expect(half('thermos') / 60).toBeGreaterThan(5)
  expect(cooled(95, 20, lossPerMinute.ceramicMug, 60)).toBeGreaterThan(38)
})

const byKind: World<{ outlier?: Cell }>[] = [cooling, heating]

test.each(byKind)('$id: the spoiled run is the outlier that is found, or none is', (world) => {
  let found = 0
  for (const seed of seeds) {
    const drawn = world.draw(createRandom(`odd/${seed}`), { ...repeats, things: 3, hasOutlier: true })
    const odd = outliers(drawn.data)
    if (odd === undefined) continue
    found += 1
    expect(odd).toStrictEqual([drawn.truth.outlier])
  }
  expect(found).toBeGreaterThan(0.6 * seeds.length)
})

test.each(byKind)('$id: repeats scatter visibly', (world) => {
  const alike = seeds.filter((seed) => {
    const { data } = world.draw(createRandom(`scatter/${seed}`), repeats)
    return new Set(runsOf(data, 0)).size === 1
  })
  expect(alike.length).toBeLessThan(0.15 * seeds.length)
})

test('a cooling whose bend the rounding has erased is no question (A1: 75, 65, 55, 45)', () => {
  const values = [75, 65, 55, 45]
  const data: Data = {
    world: 'cooling',
    kind: 'course',
    about: { room: 20, start: 75 },
    times: [0, 10, 20, 30],
    within: 5,
    series: [{ thing: 'glassJar', runs: [values] }],
  }
  expect(slows(data, 0).verdict).toBe('undecided')
  for (const ahead of [1, 2, 3]) {
    const slips = predictCooling(data, 0, ahead)?.slips ?? []
    expect(slips.every(({ refutedBy }) => refutedBy.verdict === 'false')).toBe(slips.length === 0)
  }
})

test('what is predicted for cooling is where the water will be', () => {
  let asked = 0
  let inside = 0
  for (const seed of seeds) {
    const { data, truth } = cooling.draw(createRandom(`next/${seed}`), course)
    const found = cooling.predict(data, 0, 2)
    if (found === undefined) continue
    asked += 1
    const time = (data.times.at(-1) ?? 0) + 20
    const exact = cooled(data.about['start'] ?? 0, truth.room, truth.rates[0] ?? 0, time)
    if (exact >= found.from - 1 && exact <= found.to + 1) inside += 1
  }
  expect(asked).toBeGreaterThan(0.5 * seeds.length)
  expect(inside / asked).toBeGreaterThan(0.99)
})

test('what is predicted for heating is where the sample will be', () => {
  let asked = 0
  let inside = 0
  for (const seed of seeds) {
    const { data, truth } = heating.draw(createRandom(`next/${seed}`), course)
    const found = heating.predict(data, 0, 2)
    if (found === undefined) continue
    asked += 1
    const time = (data.times.at(-1) ?? 0) + 4
    const exact = (data.about['start'] ?? 0) + (truth.rates[0] ?? 0) * time
    if (exact >= found.from - 1 && exact <= found.to + 1) inside += 1
  }
  expect(asked).toBeGreaterThan(0.5 * seeds.length)
  expect(inside / asked).toBeGreaterThan(0.99)
})

test('heating curves keep the energies of real substances (A5)', () => {
  const share = (id: (typeof curveSubstances)[number]): number => {
    const its = substances[id]
    return 'boils' in its ? its.boils.joules / its.melts.joules : Number.NaN
  }
  expect(share('water')).toBeCloseTo(6.8, 1)
  for (const id of curveSubstances) {
    const its = substances[id]
    const melted = joulesThrough(its, its.melts.at - 10, 'melting') ?? 0
    expect(melted).toBeCloseTo(10 * its.solid.joules + its.melts.joules)
  }
})

test('the level parts of a heating curve are at the melting and boiling points of its substance', () => {
  for (const seed of seeds) {
    const { data, truth } = heatingCurves.draw(createRandom(`curve/${seed}`), course)
    const its = substances[curveSubstances.find((id) => id === data.series[0]?.thing) ?? 'water']
    expect(truth.phases).toContain('melting')
    expect(reading(data, 0, lastTime(data))).toBeGreaterThan(reading(data, 0, 0))
    const parts = levelParts(data)
    if (parts === undefined) continue
    expect(Math.abs(parts.melting.at - its.melts.at)).toBeLessThanOrEqual(1)
    if (parts.boiling !== undefined)
      expect('boils' in its && Math.abs(parts.boiling.at - its.boils.at) <= 1).toBe(true)
  }
})
