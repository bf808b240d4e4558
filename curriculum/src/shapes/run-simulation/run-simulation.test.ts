import { type Settings, simulatedValue } from '@skills-center/answers/simulated-run'
import { deflateRawSync } from 'node:zlib'
import type { ResponseOf } from '@skills-center/contract/interaction'
import { expect, test } from 'vitest'
import { checkResponse } from '../../check-response.ts'
import { languageToday } from '../../form/languages-today.ts'
import { draw, type ModelForm } from '../../form/model.ts'
import { packTemplate } from '../../form/published.ts'
import { render } from '../../form/render.ts'
import type { Item, KeyOf } from '../../item.ts'
import { keyResponse } from '../../key-response.ts'
import { createRandom } from '../../random.ts'
import { coolingLab } from '../../skills/science/grade-6/thermal-energy/cooling-lab.ts'
import { tankLab } from '../../skills/science/grade-6/population-resources/tank-lab.ts'
import { brakeLab } from '../../skills/science/grade-7/energy-of-motion/brake-lab.ts'
import { pegLab } from '../../skills/science/grade-7/potential-energy/lab.ts'
import { ballLab } from '../../skills/science/grade-8/gravity/lab.ts'
import { coilLab } from '../../skills/science/grade-8/magnets-and-electric-forces/lab.ts'
import { cartLab } from '../../skills/science/grade-8/net-force/cart-lab.ts'
import { combinations, type Lab, spreadOf } from './lab.ts'
import { runSimulation } from './run-simulation.ts'

/** The values of a question, as far as the tests use them. */
interface Values {
  kind: 'more' | 'matters' | 'larger' | 'beyond'
  tested: readonly number[]
  base: readonly number[]
  to: readonly number[]
  right: number
  world: unknown
}

// Each lab has its own type of world, which these tests never inspect.
/* oxlint-disable typescript/consistent-type-assertions */
const labs = [coolingLab, cartLab, tankLab, brakeLab, pegLab, ballLab, coilLab] as unknown as Lab<unknown>[]
const modelOf = (lab: Lab<unknown>) => runSimulation(lab, []) as unknown as ModelForm<Values, unknown>
/* oxlint-enable typescript/consistent-type-assertions */
const cases = labs.flatMap((lab) =>
  ([1, 2, 3] as const).map((level) => ({ name: `${lab.id}/${level}`, lab, level })),
)
const seeds = Array.from({ length: 60 }, (_unused, seed) => seed)

function made(lab: Lab<unknown>, level: 1 | 2 | 3, seed: number) {
  const { values, template } = draw(modelOf(lab), createRandom(`${lab.id}/${level}/${seed}`), level)
  const item = render(template, languageToday('en'))
  if (item.key.kind !== 'simulation') throw new Error('no simulation')
  return { values, template, item, key: item.key }
}

const settings = ({ knobs }: KeyOf<'simulation'>, places: readonly number[]): Settings =>
  Object.fromEntries(knobs.map(({ id, settings: all }, at) => [id, all[places[at] ?? 0] ?? '']))

/** The result of these settings in each run of a table. */
const results = (key: KeyOf<'simulation'>, places: readonly number[]): number[] =>
  Array.from({ length: key.maxRuns }, (_unused, at) => {
    const value = simulatedValue(key, settings(key, places), at + 1)
    if (value === undefined) throw new Error('no such run')
    return value
  })

/** The possible gaps in a table between two combinations of settings, second minus first. */
function gaps(key: KeyOf<'simulation'>, one: readonly number[], other: readonly number[]) {
  const [ones, others] = [results(key, one), results(key, other)]
  const least = Math.min(...others) - Math.max(...ones)
  const most = Math.max(...others) - Math.min(...ones)
  return { least, most, size: Math.max(Math.abs(least), Math.abs(most)) }
}

test.each(cases)(
  '$name: every table that is a fair test shows the answer that is right',
  ({ lab, level }) => {
    for (const seed of seeds) {
      const { values, key } = made(lab, level, seed)
      const { kind, tested, base, to, right, world } = values
      const spread = spreadOf(lab) / 10 ** lab.measured.decimals + 1e-9
      const knobs = lab.knobs(world)
      for (const places of combinations(knobs)) {
        const set = (at: number, place: number) => places.with(at, place)
        if (kind === 'more') {
          const [at = 0] = tested
          const gap = gaps(key, set(at, to[1] ?? 0), set(at, to[0] ?? 0))
          if (right === 2) expect(gap.size).toBeLessThanOrEqual(spread)
          else if (right === 0) expect(gap.least).toBeGreaterThan(spread)
          else expect(gap.most).toBeLessThan(-spread)
        }
        if (kind === 'matters')
          for (const [index, at] of tested.entries())
            for (const place of knobs[at]?.settings.keys() ?? []) {
              if (place === places[at]) continue
              const gap = gaps(key, places, set(at, place))
              if (right === 0 || right === index + 1)
                expect(Math.max(gap.least, -gap.most)).toBeGreaterThan(spread)
              else expect(gap.size).toBeLessThanOrEqual(spread)
            }
      }
      if (kind === 'larger') {
        const all = knobs.map((_knob, at) => gaps(key, base, base.with(at, to[at] ?? 0)))
        const ours = all[right]
        const rightGap = Math.max(ours?.least ?? 0, -(ours?.most ?? 0))
        for (const [at, { size }] of all.entries()) if (at !== right) expect(rightGap).toBeGreaterThan(size)
      }
      if (kind === 'beyond' && key.answer.kind === 'number') {
        const { value, within = '0' } = key.answer
        const [at, count] = [lab.beyond?.knob ?? 0, knobs[lab.beyond?.knob ?? 0]?.settings.length ?? 0]
        // Multiplying any single row must give a value in the accepted range.
        for (let place = 0; place < count; place += 1)
          for (const result of results(key, base.with(at, place)))
            expect(
              Math.abs(result * (lab.beyond?.times ?? 2) ** (count - place) - Number(value)),
            ).toBeLessThanOrEqual(Number(within) + 1e-9)
      }
    }
  },
)

function responseTo(item: Item) {
  const given = structuredClone(keyResponse(item.key))
  if (given.kind !== 'simulation') throw new Error('no simulation')
  return given
}
function verdict(item: Item, change: (response: ResponseOf<'simulation'>) => void) {
  const given = responseTo(item)
  change(given)
  return checkResponse(item, given)
}

test.each(cases)('$name: right, wrong, incomplete and forged tables, in both languages', ({ lab, level }) => {
  for (const seed of seeds.slice(0, 20)) {
    const { template } = made(lab, level, seed)
    for (const code of ['en', 'es'] as const) {
      const item = render(template, languageToday(code))
      expect(verdict(item, () => undefined).verdict).toBe('correct')
      for (const wrong of item.wrongAnswers)
        expect(checkResponse(item, keyResponse(wrong.key))).toMatchObject({
          verdict: 'incorrect',
          misconception: wrong.misconception,
        })
      for (const runs of [0, 1]) {
        const early = verdict(item, (given) => given.runs.splice(runs))
        expect(early.verdict).toBe('incomplete')
        expect(early.message).toMatch(code === 'es' ? /tabla/ : /table/)
      }
      const forged = verdict(item, (given) => {
        const [first] = given.runs
        if (first !== undefined) first.value += 50
      })
      expect(forged.verdict).toBe('unreadable')
    }
  }
})

test.each(cases)('$name: each answer that is offered is right about as often', ({ lab, level }) => {
  const rights = Array.from({ length: 300 }, (_unused, seed) => made(lab, level, seed).values.right)
  const shares = [0, 1, 2].map((right) => rights.filter((its) => its === right).length / rights.length)
  if (level < 3) for (const share of shares) expect(share).toBeGreaterThan(0.25)
})

test('an answered simulation is kept in few bytes', () => {
  for (const { lab, level } of cases) {
    const dictionary = Buffer.from(packTemplate(made(lab, level, 1).template))
    const kept = deflateRawSync(packTemplate(made(lab, level, 2).template), { dictionary, level: 9 })
    expect(kept.length).toBeLessThan(300)
  }
})
