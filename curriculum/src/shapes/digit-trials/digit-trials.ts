import { all } from '@skills-center/messages/values'
import { bug, tidy } from '../../bugs/bug.ts'
import { typedFraction } from '../../form/answering.ts'
import { defineModel } from '../../form/model.ts'
import { eventOf, fitsWanted, type Scene, scenes, type Wanted } from './scenes.ts'
import { say } from './messages.gen.ts'

interface Trials extends Wanted {
  scene: Scene
  /** The digits below this number count as hits. */
  low: number
  trials: string[]
}
const hits = (trial: string, low: number): number => [...trial].filter((digit) => Number(digit) < low).length
const isGood = (values: Trials, trial: string): boolean => fitsWanted(values, hits(trial, values.low))
const goodTrials = (values: Trials): number => values.trials.filter((trial) => isGood(values, trial)).length
// Worked by hand: digits 0 to 3 count. The trials have 2, 1, 3, and 0 of them.
const four: Trials = { scene: 'rain', low: 4, asks: 'least', k: 2, trials: ['019', '715', '203', '999'] }
const trialBugs = [
  bug<Trials>({
    id: 'chance.once-or-more',
    answer(values) {
      const other = values.asks === 'least' ? 'exactly' : 'least'
      const good = goodTrials({ ...values, asks: other, k: values.asks === 'all' ? 1 : values.k })
      return [good, values.trials.length]
    },
    feedback: ({ asks }) => say(asks === 'all' ? 'trials.only-all' : 'trials.other'),
    example: [four, [1, 4]],
  }),
  bug<Trials>({
    id: 'chance.one-stage',
    answer: ({ trials, low }) => [
      tidy(trials.reduce((sum, trial) => sum + hits(trial, low), 0)),
      3 * trials.length,
    ],
    feedback: () => say('trials.digits'),
    example: [four, [6, 12]],
  }),
  bug<Trials>({
    id: 'chance.complement',
    answer: (values) => [values.trials.length - goodTrials(values), values.trials.length],
    feedback: () => say('trials.complement'),
    example: [four, [2, 4]],
  }),
]

/**
 * Estimate a probability from trials with random digits: all three hits (level 1), exactly (level 2), at least (level
 * 3).
 */
export const estimateChance = defineModel<Trials>({
  id: 'estimate-chance',
  thinking: 'use in a story',
  seconds: 90,
  standards: ['7.SP.C.8c'],
  bugs: trialBugs,
  minWrongAnswers: 1,
  task: ({ scene, asks, k }) => `${scene} ${asks} ${k}`,
  draw: (random, level) => ({
    scene: random.pick(scenes),
    low: random.integer(level === 1 ? 5 : 3, level === 1 ? 8 : 7),
    asks: ({ 1: 'all', 2: 'exactly', 3: 'least' } as const)[level],
    k: level === 1 ? 3 : random.integer(1, 2),
    trials: Array.from({ length: 20 }, () => Array.from({ length: 3 }, () => random.integer(0, 9)).join('')),
  }),
  fits: (values) => goodTrials(values) > 1 && goodTrials(values) < 19 && goodTrials(values) !== 10,
  item(values) {
    const { scene, low, trials } = values
    const good = goodTrials(values)
    return {
      stem: [
        say(`trials.${scene}`, { chance: say('trials.percent', { percent: low * 10 }) }),
        say('trials.model', {
          last: low - 1,
          hit: say(`trials.hit.${scene}`),
          miss: say(`trials.miss.${scene}`),
        }),
        say('trials.asks', { event: eventOf(scene, values) }),
      ],
      figure: {
        kind: 'table',
        title: say('trials.title'),
        // Trials run down the columns; the headers give their numbers.
        columns: [0, 4, 8, 12, 16].map((at) => say('trials.column', { from: at + 1, to: at + 4 })),
        rows: [0, 1, 2, 3].map((row) => [0, 4, 8, 12, 16].map((at) => trials[at + row] ?? '')),
        description: say('trials.grid', { trials: all(trials) }),
      },
      ...typedFraction(values, {
        label: say('probability'),
        key: [good, trials.length],
        rounded: 'counts',
        bugs: trialBugs,
      }),
      hints: [say('trials.nudge'), say('trials.hint', { last: low - 1 })],
      solution: [
        say('trials.so', { list: trials.filter((trial) => isGood(values, trial)).join(', ') }),
        say('so', { good, all: trials.length }),
      ],
    }
  },
  solve({ figure, stem }) {
    if (figure?.kind !== 'table') throw new TypeError('expects a table')
    const trials = figure.rows.flat()
    const low = Number(/0 (?:to|al?) (\d)/.exec(stem)?.[1] ?? 0) + 1
    const [, word, k = '3'] = /(at least|por lo menos|exactly|exactamente) (\d)/.exec(stem) ?? []
    const asks = word === undefined ? 'all' : /least|menos/.test(word) ? 'least' : 'exactly'
    const good = goodTrials({ scene: 'rain', low, asks, k: Number(k), trials })
    return { kind: 'fraction', text: `${good}/${trials.length}` }
  },
})
