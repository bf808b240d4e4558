import { arranged, defineModel, type Level } from '#form'
import { person, someone } from '#people/people.ts'
import { say } from './messages.gen.ts'

const labels = {
  1: ['water', 'solid', 'mix'],
  2: ['closed-before', 'closed-after', 'open-before', 'open-after'],
  3: ['open-before', 'open-day', 'open-dry', 'closed-after'],
} as const

interface Values {
  level: Level
  who: string
  solid: 'sugar' | 'salt' | 'drink-powder'
  water: number
  added: number
  gone: number
}

type Bars = [
  values: number[],
  misconception: string,
  said: 'lighter' | 'swapped' | 'both' | 'none' | 'alone' | 'left' | 'dry' | 'heavier',
]

/** Of each level the bars as they are, and as each way of thinking has them. */
const barsAt: Readonly<Record<Level, (values: Values) => { right: number[]; wrong: Bars[] }>> = {
  1: ({ water, added }) => ({
    right: [water, added, water + added],
    wrong: [
      [[water, added, water], 'substance.unseen-is-gone', 'alone'],
      [[water, added, water - added], 'substance.unseen-is-gone', 'lighter'],
      [[added, water, water + added], 'reading.wrong-series', 'swapped'],
    ],
  }),
  2: ({ water, added, gone }, both = water + added) => ({
    right: [both, both, both, both - gone],
    wrong: [
      [[both, both - gone, both, both - gone], 'substance.open-or-closed', 'both'],
      [[both, both, both, both], 'substance.gas-is-nothing', 'none'],
      [[both, both, both, both + gone], 'substance.compares-backward', 'heavier'],
      [[water, water, water, water - gone], 'substance.unseen-is-gone', 'alone'],
      [[both, both, both, gone], 'data.stops-early', 'left'],
    ],
  }),
  3: ({ water, added, gone }, both = water + added) => ({
    right: [both, both - gone, added, both],
    wrong: [
      [[both, both - gone, 0, both], 'substance.unseen-is-gone', 'dry'],
      [[both, both - gone, added, added], 'substance.open-or-closed', 'both'],
      [[both, gone, added, both], 'data.stops-early', 'left'],
      [[both, water - gone, added, both], 'substance.unseen-is-gone', 'alone'],
      [[both, both, both, both], 'substance.gas-is-nothing', 'none'],
    ],
  }),
}

/** Build a bar graph of weights: parts and whole (1), an open and a closed jar (2), a jar that dries up (3). */
export const graphWeights = defineModel<Values>({
  id: 'graph-weights',
  thinking: 'use in a story',
  seconds: 75,
  calculator: 'basic',
  standards: ['5-PS1-2'],
  draw: (random, level) => ({
    level,
    who: someone(random),
    solid: random.pick(['sugar', 'salt', 'drink-powder'] as const),
    water: 10 * random.integer(9, 15),
    added: 10 * random.integer(1, 3),
    gone: 10 * random.integer(2, 4),
  }),
  // At level 2 a wrong bar adds what dried up, and the axis ends at 200.
  fits: ({ level, water, added, gone }) =>
    gone !== added &&
    gone !== water - gone &&
    water - gone !== added &&
    (level !== 2 || water + added + gone <= 200),
  item(values) {
    const { level, water, added, gone, who, solid } = values
    const { right, wrong } = barsAt[level](values)
    const told = { who: person(who), water, added, gone, solid: say(`graph.of.${solid}`) }
    return {
      stem: [say(`graph.told-${level}`, told), say('graph.ask')],
      ...arranged.plot(
        say('graph.title'),
        {
          kind: 'bar-chart',
          labels: labels[level].map((id) => say(`graph.bar.${id}`)),
          value: { from: 0, to: 200, step: 10, label: say('graph.axis') },
        },
        { values: right },
        wrong.map(([bars, misconception, said]) => ({
          values: bars,
          misconception,
          feedback: say(`graph.said.${said}`),
        })),
      ),
      hints: [say(`graph.hint-${level}`), say('graph.next', { water, added })],
      solution: [
        say('graph.sum', { water, added, both: water + added }),
        say(`graph.so-${level}`, { left: water + added - gone, added, gone, both: water + added }),
      ],
    }
  },
  task: ({ level, solid }) => `${level}/${solid}`,
})
