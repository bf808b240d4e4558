import { defineModel, numbersIn, solved, tex, tidy, toNumber, typed } from '#form'
import { typedFraction } from '#form/answering.ts'
import {
  additive,
  chanceBugs,
  complement,
  countsOf,
  forecastBugs,
  notScaled,
  oneOverAll,
  partToPart,
} from '#bugs/trial-runs/trial-run-bugs.ts'
import { fractionTex, lowest } from '#fractions/fraction.ts'
import { solvedFraction } from '#fractions/written.ts'
import { claimModel, faultsBy } from '#shapes/claim/claim.ts'
import { orderBy, sortedBy } from '#shapes/order-by/order-by.ts'
import {
  type Counted,
  drawCounted,
  drawRun,
  expectedOf,
  type RunId,
  someRun,
  tell,
  type TrialRun,
} from '#situations/trial-runs/trial-runs.ts'
import { say } from './messages.gen.ts'

const shown = (top: number, bottom: number) => tex(fractionTex(lowest([top, bottom])))
const chanceSteps = (its: TrialRun) => {
  const { hits, all } = countsOf(its)
  const { k, n, friend } = its
  const put = {
    hit: [],
    miss: [say('chance.miss', { n, k, hits })],
    pooled: [
      say('chance.pooled', { hits: `${k} + ${friend.k} = ${hits}`, all: `${n} + ${friend.n} = ${all}` }),
    ],
  }
  const value = shown(hits, all)
  return [
    ...(its.asks === 'miss' || its.asks === 'pooled' ? put[its.asks] : []),
    say('chance.divide', { hits, all }),
    say('chance.so', { value }),
  ]
}

/** From the hits (level 1), of the opposite (level 2), from two runs put together (level 3). */
export const findChance = defineModel<TrialRun>({
  id: 'find-chance',
  thinking: 'compute',
  seconds: 50,
  standards: ['7.SP.C.6', '7.SP.C.7b'],
  bugs: chanceBugs,
  task: ({ run, asks }) => `${run} ${asks}`,
  draw: (random, level) => drawRun(random, ({ 1: 'hit', 2: 'miss', 3: 'pooled' } as const)[level]),
  fits: (its) => 2 * its.k !== its.n && its.k * its.friend.n !== its.friend.k * its.n,
  item(its) {
    const { hits, all } = countsOf(its)
    return {
      stem: [
        tell.told(its),
        ...(its.asks === 'pooled' ? [tell.friend(its), say('chance.together')] : []),
        tell.asks(its),
      ],
      ...typedFraction(its, {
        label: say('chance.label'),
        key: [hits, all],
        rounded: 'counts',
        bugs: chanceBugs,
      }),
      answer: say('chance.answer', { value: shown(hits, all) }),
      hints: [
        say('chance.nudge'),
        say(`chance.hint.${its.asks === 'hit' ? 'hit' : its.asks === 'miss' ? 'miss' : 'pooled'}`),
      ],
      solution: chanceSteps(its),
    }
  },
  solve({ stem }) {
    // Two people: both numbers of each belong together, the larger one counts the trials.
    const pairs = numbersIn(stem).map(({ value }) => value)
    const [a = 0, b = 0, c, d] = pairs
    const [all, hits] = [Math.max(a, b), Math.min(a, b)]
    if (c === undefined || d === undefined) {
      return /\bnot\b|\bno (?!\d)/i.test(stem.split(/(?<=\.) (?=¿Cuál|What)/).at(-1) ?? '')
        ? solvedFraction(all - hits, all)
        : solvedFraction(hits, all)
    }
    return solvedFraction(hits + Math.min(c, d), all + Math.max(c, d))
  },
})

const forecastKey = (its: TrialRun): number =>
  ({ gap: Math.abs(2 * expectedOf(its) - its.m), back: its.m, more: expectedOf(its) })[
    its.asks === 'gap' || its.asks === 'back' ? its.asks : 'more'
  ]
const forecastSteps = (its: TrialRun) => {
  const { k, n, m, asks } = its
  const expected = expectedOf(its)
  const part = say('forecast.part', { k, n, value: shown(k, n) })
  if (asks === 'back') return [part, say('forecast.back', { wanted: expected, k, n, m })]
  const more = say('forecast.more', { m, k, n, expected })
  if (asks !== 'gap') return [part, more]
  const rest = m - expected
  return [
    part,
    more,
    say('forecast.gap', {
      m,
      expected,
      rest,
      gap: Math.abs(rest - expected),
      high: Math.max(rest, expected),
      low: Math.min(rest, expected),
    }),
  ]
}

/** The hits in more trials (level 1), hits against misses (level 2), trials for so many hits (level 3). */
export const forecast = defineModel<TrialRun>({
  id: 'forecast',
  thinking: 'use in a story',
  seconds: 70,
  standards: ['7.SP.C.6'],
  bugs: forecastBugs,
  task: ({ run, asks }) => `${run} ${asks}`,
  draw: (random, level) => drawRun(random, ({ 1: 'more', 2: 'gap', 3: 'back' } as const)[level]),
  fits: (its) =>
    its.m > its.n && Number.isInteger(tidy(expectedOf(its))) && 2 * its.k !== its.n && forecastKey(its) > 0,
  item: (its) => ({
    stem: [tell.told(its), tell.asks(its)],
    ...typed(its, { label: say('forecast.label'), key: forecastKey(its), bugs: forecastBugs }),
    hints: [say('forecast.nudge'), say(its.asks === 'back' ? 'forecast.hint.back' : 'forecast.hint.more')],
    solution: [...forecastSteps(its), say('forecast.about')],
  }),
})

interface Cards {
  run: RunId
  all: Counted[]
  shuffle: number
}

/** Numbers of trials that are easy to compare (level 1), others (level 2), four of them (level 3). */
export const orderChances = defineModel<Cards>({
  id: 'order-chances',
  thinking: 'compare',
  seconds: 70,
  standards: ['7.SP.C.6', '7.SP.C.7b'],
  task: ({ run, all }) => `${run} ${all.length}`,
  draw(random, level) {
    const run = someRun(random)
    const sizes = level === 1 ? [20, 40, 100] : [20, 25, 30, 40, 50, 60, 80, 100, 150]
    return {
      run,
      all: Array.from({ length: level === 3 ? 4 : 3 }, () => drawCounted(random, run, sizes)),
      shuffle: random.integer(0, 1e9),
    }
  },
  fits: ({ all }) => {
    const parts = all.map(({ k, n }) => k / n).toSorted((one, other) => one - other)
    const byCount = sortedBy(all, ({ k }) => k)
    return (
      parts.every((part, at) => at === 0 || part > (parts[at - 1] ?? 0) + 0.03) &&
      new Set(all.map(({ k }) => k)).size === all.length &&
      new Set(all.map(({ n }) => n)).size === all.length &&
      sortedBy(all, ({ k, n }) => k / n).some((each, at) => each !== byCount[at])
    )
  },
  item({ run, all, shuffle }) {
    const things = all.map((its) => ({ ...its, part: its.k / its.n, text: tell.card(its) }))
    type Thing = (typeof things)[number]
    return {
      stem: [tell.several(run), say('order.asks')],
      ...orderBy<Thing>(shuffle, {
        things,
        by: ({ part }) => part,
        first: say('order.first'),
        last: say('order.last'),
        slips: [
          { by: ({ k }) => k, misconception: 'chance.counts-only', feedback: say('order.counts') },
          { by: ({ part }) => -part, misconception: 'chance.reversed', feedback: say('order.reversed') },
          { by: ({ k, n }) => k - n, misconception: 'ratio.subtracts', feedback: say('order.misses') },
        ],
      }),
      hints: [say('order.nudge'), say('order.hint')],
      solution: [
        say('order.find'),
        ...sortedBy(things, ({ part }) => part).map(({ text, k, n, part }) =>
          say('order.step', {
            card: text,
            k,
            n,
            part: Number(part.toFixed(3)),
            isExact: Number.isInteger(tidy(part * 1000)) ? 'yes' : 'no',
          }),
        ),
      ],
    }
  },
  solve: (item) =>
    solved.order(item, (text) => {
      const [k = 0, n = 1] = numbersIn(text).map(({ value }) => value)
      return k / n
    }),
})

const faults = faultsBy(
  { part: partToPart, opposite: complement, one: oneOverAll, old: notScaled, adds: additive },
  (id, who) => say(`claim.${id}`, { who }),
)

/** A probability (level 1), the probability of the opposite (level 2), a forecast (level 3). */
export const findMistake = claimModel<TrialRun>({
  seconds: 60,
  standards: ['7.SP.C.6'],
  task: ({ run, asks }) => `${run} ${asks}`,
  kinds: {
    1: [{ draw: (random) => drawRun(random, 'hit'), faults: faults('part', 'opposite', 'one') }],
    2: [{ draw: (random) => drawRun(random, 'miss'), faults: faults('part', 'opposite', 'one') }],
    3: [{ draw: (random) => drawRun(random, 'more'), faults: faults('old', 'adds', 'opposite') }],
  },
  fits(its) {
    const { hits, all } = countsOf(its)
    // No claim is a whole number where a probability is claimed.
    const isPart = its.asks === 'more' || hits % (all - hits) !== 0
    return isPart && 2 * its.k !== its.n && its.m > its.n && Number.isInteger(tidy(expectedOf(its)))
  },
  truth(its) {
    const { hits, all } = countsOf(its)
    return its.asks === 'more' ? expectedOf(its) : [hits, all]
  },
  isSaid: (got) => Number.isInteger(toNumber(got)) || toNumber(got) <= 1,
  words(its, _who, got) {
    const isForecast = its.asks === 'more'
    const [top, bottom] = typeof got === 'number' ? [got, 1] : got
    const { hits, all } = countsOf(its)
    return {
      context: [tell.told(its), tell.asks(its)],
      said: isForecast
        ? say('claim.forecast', { n: toNumber(got) })
        : say('claim.chance', { value: shown(top, bottom) }),
      truth: isForecast
        ? say('claim.truth', { n: expectedOf(its) })
        : say('chance.so', { value: shown(hits, all) }),
      hints: isForecast
        ? [say('forecast.nudge'), say('forecast.hint.more')]
        : [say('chance.nudge'), say('claim.hint')],
      start: isForecast ? forecastSteps(its) : chanceSteps(its).slice(0, -1),
    }
  },
  reads({ stem }) {
    const isForecast = !stem.includes('⟦')
    const told = numbersIn(stem).map(({ value }) => value)
    const [one = 1, other = 1, third = 1, fourth = 1] = told
    const [k, n] = [Math.min(one, other), Math.max(one, other)]
    if (isForecast) {
      return {
        got: fourth,
        truth: (k * third) / n,
        ways: [
          [/same|mism/, k],
          [/added|sum/, k + third - n],
          [/opposite|contrario/, third - (k * third) / n],
        ],
      }
    }
    const isMiss = /that .*\bnot\b|\bno (?:caiga|pase|se|sea|quede)/.test(stem)
    const hits = isMiss ? n - k : k
    const [top = 0, bottom = 1] = told.slice(-2)
    return {
      got: top / bottom,
      truth: hits / n,
      ways: [
        [/instead of all|en vez de/, hits / (n - hits)],
        [/opposite|contrario/, 1 - hits / n],
        [/once|una sola vez/, 1 / n],
      ],
    }
  },
})
