import { tidy } from '#form'
import { tableFigure } from '#shapes/display/display.ts'
import { linkedTask } from '#shapes/linked-parts/linked-task.ts'
import { say } from './messages.gen.ts'

type Story = 'walk' | 'dog' | 'repair' | 'electric' | 'trout' | 'oak'
type Part = 'one' | 'mean' | 'all' | 'spread' | 'claim' | 'fair'

interface Samples {
  /** The size of a sample, and how many times as large the population is. */
  n: number
  times: number
  hits: number[]
  /** The number of the claim. */
  k: number
}

/** Percents that are true to life, and population sizes as multiples of a sample. */
const shares: Record<Story, { percent: [number, number]; times: [number, number] }> = {
  walk: { percent: [20, 60], times: [10, 30] },
  dog: { percent: [25, 50], times: [20, 80] },
  repair: { percent: [8, 25], times: [40, 120] },
  electric: { percent: [8, 30], times: [6, 20] },
  trout: { percent: [20, 70], times: [20, 80] },
  oak: { percent: [20, 60], times: [10, 40] },
}
const names = ['A', 'B', 'C', 'D'] as const

const meanOf = (hits: readonly number[]): number => hits.reduce((sum, each) => sum + each, 0) / hits.length

/** One sample and the mean of four (level 1), an estimate from all four (level 2), how far they differ (level 3). */
export const task = linkedTask<Samples, Story, Part>({
  standards: ['7.SP.A.1', '7.SP.A.2'],
  calculator: 'basic',
  stories: ['walk', 'dog', 'repair', 'electric', 'trout', 'oak'],
  levels: {
    1: ['one', 'mean', 'fair'],
    2: ['one', 'mean', 'all', 'fair'],
    3: ['mean', 'all', 'spread', 'claim', 'fair'],
  },
  draw(random, { story }) {
    const { percent, times } = shares[story]
    const n = random.pick([20, 25, 40, 50])
    const p = random.integer(...percent) / 100
    const off = Math.max(2, Math.ceil(1.3 * Math.sqrt(n * p * (1 - p))))
    const hits = names.map(() => Math.round(n * p) + random.integer(-off, off))
    const [size, least] = [random.integer(...times), Math.min(...hits)]
    const isSupported = random.chance(0.5)
    const by = random.integer(1, isSupported ? size : Math.max(1, Math.floor(size * (meanOf(hits) - least))))
    return { n, times: size, hits, k: Math.round((size * least + (isSupported ? -by : by)) / 10) * 10 }
  },
  fits: ({ hits, times, k, n }) =>
    Math.min(...hits) > 0 &&
    Math.max(...hits) < n &&
    new Set(hits).size > 2 &&
    hits[0] !== meanOf(hits) &&
    Number.isInteger(meanOf(hits) * 2) &&
    Number.isInteger(meanOf(hits) * times) &&
    k > 0 &&
    k !== Math.min(...hits) * times,
  told: ({ story, n, times }) => [say(`task.${story}.told`, { all: n * times, n })],
  figure: ({ story, hits }) =>
    tableFigure(
      say('task.title'),
      [say('task.sample'), say(`task.${story}.head`)],
      names.map((name, at) => [name, hits[at] ?? 0]),
    ),
  asks(part, { story, side, k }) {
    const what = say(`task.${story}.what`)
    switch (part) {
      case 'one':
      case 'all':
        return say(`task.${part}`, { what })
      case 'claim':
        return say('task.claim', { k, what })
      case 'fair':
        return say('task.fair', { method: say(side === 0 ? `task.${story}.random` : `task.${story}.biased`) })
      default:
        return say(`task.${part}`)
    }
  },
  parts({ side, n, times, hits, k }) {
    const [first = 0] = hits
    const [mean, all] = [meanOf(hits), n * times]
    const [least, most] = [Math.min(...hits), Math.max(...hits)]
    const isClaimed = least * times > k
    const [each, notEach] = [say('task.each-yes'), say('task.each-no')]
    const [fair, unfair] = [say('task.fair-yes'), say('task.fair-no')]
    return {
      one: {
        value: first * times,
        work: String.raw`${all} \div ${n} \times ${first} = ${first * times}`,
        wrong: [
          [first, 'sample.not-scaled', say('task.slip.scaled')],
          [(all * first) / 100, 'sample.count-as-percent', say('task.slip.percent')],
          [all - first * times, 'sample.rest', say('task.slip.rest')],
        ],
      },
      mean: {
        value: mean,
        work: String.raw`(${hits.join(' + ')}) \div 4 = ${mean}`,
        wrong: [
          [mean * 4, 'operations.stops-early', say('task.slip.sum')],
          [first, 'sample.one-of-several', say('task.slip.first')],
        ],
      },
      all: {
        value: mean * times,
        work: String.raw`${all} \div ${n} \times ${mean} = ${mean * times}`,
        wrong: [
          [mean, 'sample.not-scaled', say('task.slip.scaled')],
          [first * times, 'sample.one-of-several', say('task.slip.first')],
          [mean * 4 * times, 'operations.stops-early', say('task.slip.pooled')],
        ],
      },
      spread: {
        value: (most - least) * times,
        work: `${most * times} − ${least * times} = ${(most - least) * times}`,
        wrong: [[most - least, 'sample.not-scaled', say('task.slip.range')]],
      },
      claim: {
        right: isClaimed ? each : notEach,
        work: String.raw`${all} \div ${n} \times ${least} = ${least * times}, ${least * times} ${isClaimed ? '>' : '<'} ${k}`,
        wrong: [[isClaimed ? notEach : each, 'sample.one-of-several', say('task.slip.one')]],
      },
      fair: {
        right: side === 0 ? fair : unfair,
        work: '',
        wrong: [
          side === 0
            ? [unfair, 'sample.distrusts-random', say('task.slip.random')]
            : [fair, 'sample.easy-to-reach', say('task.slip.easy')],
        ],
      },
    }
  },
  why: (part, equation) => (part === 'fair' ? say('task.why.fair') : say(`task.why.${part}`, { equation })),
  hints: (level) => [say('task.hint.task'), say(`task.hint.${level}`)],
  solve({ told: [all = 0, n = 1, ...hits], asked }) {
    const total = hits.reduce((sum, each) => sum + each, 0)
    const sorted = hits.toSorted((one, other) => one - other)
    const [least = 0, most = 0] = [sorted[0], sorted.at(-1)]
    const [k = 0] = asked('claim')
    return {
      one: tidy(((hits[0] ?? 0) / n) * all),
      mean: total / hits.length,
      all: tidy((total / (n * hits.length)) * all),
      spread: tidy(((most - least) / n) * all),
      claim: (least / n) * all > k ? /^(yes|sí)/ : /^no/,
      // A list that is gone through in steps tells its step.
      fair: asked('fair').length > 0 ? /^(yes|sí)/ : /^no/,
    }
  },
})
