import { any, type Text } from '@skills-center/messages/values'
import { defineModel } from '../../form/model.ts'
import type { Random } from '../../random.ts'
import { builtOf, type Offered, orderOf } from '../answers.ts'
import { say } from './messages.gen.ts'
import { eventOf, fitsWanted, type Scene, scenes, type Wanted } from './scenes.ts'

/** Devices with a known probability: `most` of `all` equally likely outcomes count as a hit. */
const tools = [
  { kind: 'coin', most: 1, all: 2 },
  { kind: 'cube', most: 1, all: 6 },
  { kind: 'cube', most: 2, all: 6 },
  { kind: 'cube', most: 4, all: 6 },
  { kind: 'spinner', most: 1, all: 4 },
  { kind: 'spinner', most: 3, all: 4 },
  { kind: 'spinner', most: 1, all: 5 },
  { kind: 'spinner', most: 2, all: 5 },
  { kind: 'digits', most: 3, all: 10 },
  { kind: 'digits', most: 7, all: 10 },
] as const
type Tool = (typeof tools)[number]

interface Plan extends Wanted {
  scene: Scene
  kind: 'digits' | 'tool' | 'pairs'
  /** How many digits or two-digit numbers represent a hit. */
  count: number
  /** Indexes of tools, the right one first. */
  tools: number[]
  orders: Record<'stands' | 'trial' | 'count' | 'estimate', number[]>
}

const toolAt = (at: number): Tool => tools[at] ?? tools[0]
const toolText = ({ kind, most, all }: Tool): Text =>
  kind === 'digits'
    ? say('design.digits', { from: '0', to: String(most - 1) })
    : say(`design.${kind}`, { most, all })

/** The probability as stated: a percent, or for a number cube a number out of 3 or 6. */
function chanceOf({ kind, count, tools: [right = 0] }: Plan): Text {
  if (kind !== 'tool') return say('trials.percent', { percent: kind === 'digits' ? 10 * count : count })
  const { most, all } = toolAt(right)
  if (all !== 6) return say('trials.percent', { percent: (100 * most) / all })
  return most === 1 ? say('trials.of', { a: 1, b: 6 }) : say('trials.of', { a: most / 2, b: 3 })
}

const poor = { misconception: 'chance.poor-simulation', feedback: say('design.told.share') }
/** The outcomes that can represent a hit; each wrong option has a different probability. */
function standsFor({ kind, count, tools: places }: Plan): Offered[] {
  if (kind === 'tool') {
    return places.map((place, at) => ({ text: toolText(toolAt(place)), ...(at === 0 ? {} : poor) }))
  }
  const written = (value: number): string => String(value).padStart(kind === 'pairs' ? 2 : 1, '0')
  const range = (from: number, to: number): Text =>
    say(`design.${kind}`, { from: written(from), to: written(to) })
  return [
    { text: range(0, count - 1) },
    { text: range(0, count), ...poor },
    { text: range(1, count - 1), ...poor },
    {
      text: range(count, kind === 'pairs' ? 99 : 9),
      misconception: 'chance.complement',
      feedback: say('design.told.complement'),
    },
  ]
}

/** The number of hits out of three, as a list. */
const timesText = (counts: readonly number[]): Text =>
  counts.join() === '0' ? say('design.none') : say('design.times', { times: any(counts.map(String)) })
/** The hits that a trial must have: the right reading, another reading of the words, and the opposite. */
export function timesOf(wanted: Wanted): { right: number[]; other: number[]; opposite: number[] } {
  const those = (its: Wanted, fits = true): number[] =>
    [0, 1, 2, 3].filter((count) => fitsWanted(its, count) === fits)
  const other: Wanted = {
    asks: wanted.asks === 'least' ? 'exactly' : 'least',
    k: wanted.asks === 'all' ? 1 : wanted.k,
  }
  return { right: those(wanted), other: those(other), opposite: those(wanted, false) }
}

const listsOf = (values: Plan) => {
  const { kind, scene, orders } = values
  const { right, other, opposite } = timesOf(values)
  return [
    {
      id: 'stands',
      label: say('design.stands', { hit: say(`trials.hit.${scene}`) }),
      order: orders.stands,
      parts: standsFor(values),
    },
    {
      id: 'trial',
      label: say('design.trial'),
      order: orders.trial,
      parts: [
        { text: say(`design.three.${kind}`) },
        {
          text: say(`design.one.${kind}`),
          misconception: 'chance.one-stage',
          feedback: say('design.told.one'),
        },
        { text: say(`design.many.${kind}`), misconception: null, feedback: say('design.told.many') },
      ],
    },
    {
      id: 'count',
      label: say('design.count'),
      order: orders.count,
      parts: [
        { text: timesText(right) },
        {
          text: timesText(other),
          misconception: 'chance.once-or-more',
          feedback: say('design.told.words'),
        },
        {
          text: timesText(opposite),
          misconception: 'chance.complement',
          feedback: say('design.told.opposite'),
        },
      ],
    },
    ...(kind === 'pairs'
      ? [
          {
            id: 'estimate',
            label: say('design.estimate'),
            order: orders.estimate,
            parts: [
              { text: say('design.good') },
              {
                text: say('design.rest'),
                misconception: 'chance.part-to-part',
                feedback: say('design.told.rest'),
              },
              {
                text: say('design.hits', { hit: say(`trials.hit.${scene}`) }),
                misconception: 'chance.one-stage',
                feedback: say('design.told.hits'),
              },
            ],
          },
        ]
      : []),
  ]
}

const drawWanted = (random: Random): Wanted => ({
  asks: random.pick(['all', 'exactly', 'least']),
  k: random.integer(1, 2),
})

/** Plan a simulation: with digits (level 1), with the tool that fits (level 2), with two-digit numbers (level 3). */
export const designTrials = defineModel<Plan>({
  id: 'design-trials',
  thinking: 'explain',
  seconds: 90,
  standards: ['7.SP.C.8c'],
  task: ({ scene, kind, asks, k }) => `${scene} ${kind} ${asks} ${asks === 'all' ? '' : k}`,
  draw(random, level) {
    const kind = ({ 1: 'digits', 2: 'tool', 3: 'pairs' } as const)[level]
    return {
      scene: random.pick(scenes),
      ...drawWanted(random),
      kind,
      // With 5 digits or 50 numbers, the opposite would be equally right.
      count: random.pick(kind === 'pairs' ? [15, 25, 35, 45, 55, 65, 75, 85] : [3, 4, 6, 7, 8]),
      tools: random.sample([...tools.keys()], 4),
      orders: {
        stands: orderOf(random, 4),
        trial: orderOf(random, 3),
        count: orderOf(random, 3),
        estimate: orderOf(random, 3),
      },
    }
  },
  item(values) {
    const { kind, scene, count } = values
    const chance = chanceOf(values)
    return {
      stem: [say(`trials.${scene}`, { chance }), say('design.asks', { event: eventOf(scene, values) })],
      ...builtOf(listsOf(values)),
      hints: [say(`design.nudge.${kind}`, { chance }), say('design.hint')],
      solution: [
        kind === 'tool'
          ? say('design.so.tool', { chance, tool: toolText(toolAt(values.tools[0] ?? 0)) })
          : say(`design.so.${kind}`, { last: String(count - 1), count, chance }),
        say('design.so-trial', { times: timesText(timesOf(values).right) }),
        ...(kind === 'pairs' ? [say('design.so-estimate')] : []),
      ],
    }
  },
})
