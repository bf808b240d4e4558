import { defineModel, type Level } from '#form'
import { orderBy, sortedBy, stopsEarly } from '#shapes/order-by/order-by.ts'
import {
  drawMoving,
  energyOf,
  type Moving,
  type Place,
  tell,
  type Varied,
} from '#situations/moving-things/moving-things.ts'
import { say } from './messages.gen.ts'

interface Values {
  level: Level
  place: Place
  varied: Varied
  things: Moving[]
  shuffle: number
}

/** Whose thinking it is to go by something else, where both mass and speed differ. */
const ofBoth = [
  { misconception: 'energy.speed-alone', feedback: say('order.mass-too'), by: ({ speed }: Moving) => speed },
  { misconception: 'energy.mass-alone', feedback: say('order.speed-too'), by: ({ mass }: Moving) => mass },
  {
    misconception: 'energy.proportional-to-speed',
    feedback: say('order.squared'),
    by: ({ mass, speed }: Moving) => mass * speed,
  },
  {
    misconception: 'energy.squares-mass',
    feedback: say('order.squared'),
    by: ({ mass, speed }: Moving) => mass ** 2 * speed,
  },
] as const

/** Order by kinetic energy: only one of mass and speed differs (1), both differ (2), and by how many times (3). */
export const compareEnergy = defineModel<Values, Varied>({
  id: 'compare-energy',
  thinking: 'compare',
  seconds: 55,
  calculator: 'basic',
  standards: ['MS-PS3-1'],
  aim: (random, level) => (level === 1 ? random.pick(['mass', 'speed'] as const) : 'both'),
  draw: (random, level, varied) => ({
    level,
    varied,
    ...drawMoving(random, level, varied),
    shuffle: random.integer(0, 1e9),
  }),
  item({ level, place, varied, things, shuffle }) {
    const textOf = level === 3 ? tell.times : tell.sizes
    const sorted = sortedBy(things, energyOf)
    const [first, last] = [sorted[0], sorted.at(-1)]
    return {
      stem: [tell.scene(place), level === 3 ? say('order.ask-times') : say('order.ask')],
      ...orderBy(shuffle, {
        things: things.map((thing) => ({ ...thing, text: textOf(thing) })),
        by: energyOf,
        first: say('order.least'),
        last: say('order.most'),
        slips: [
          { by: (thing) => -energyOf(thing), misconception: 'order.backward', feedback: say('order.turned') },
          ...(varied === 'both' ? ofBoth : [stopsEarly(sorted, energyOf, say('order.check-all'))]),
        ],
      }),
      hints: [say(`order.hint.${varied}`), say(level === 3 ? 'order.hint-times' : `order.next.${varied}`)],
      solution: [
        say(`order.so.${varied}`),
        ...(varied === 'both' && first !== undefined && last !== undefined
          ? [
              say('order.so-first', { thing: textOf(first), ...first, work: energyOf(first) }),
              say('order.so-last', { thing: textOf(last), ...last, work: energyOf(last) }),
            ]
          : [
              say('order.so-ends', {
                least: first === undefined ? '' : textOf(first),
                most: last === undefined ? '' : textOf(last),
              }),
            ]),
      ],
    }
  },
  task: ({ level, place, varied, things }) =>
    `${level}/${place}/${varied}/${level === 3 ? sortedBy(things, energyOf).map(energyOf).join() : ''}`,
})
