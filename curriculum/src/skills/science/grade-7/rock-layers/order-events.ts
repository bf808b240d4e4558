import { built, createRandom, defineModel, type Random, rows as listed } from '#form'
import { order } from '#build-placed.ts'
import {
  drawHistory,
  type Evidence,
  evidenceOf,
  type GroupPlan,
  type History,
  thingsOf,
} from '#worlds/strata/strata.ts'
import { happens, notesOf, strataFigure, thingName } from '#worlds/strata/words.ts'
import { say } from './messages.gen.ts'

const cuts = ['fault', 'dike'] as const
const withTilt = [...cuts, 'tilt'] as const

function planOf(random: Random, level: number): GroupPlan[] {
  if (level === 1) return [{ layers: random.integer(3, 4), cut: random.pick(cuts) }]
  const lower = random.integer(2, 3)
  const first = { layers: lower, cut: random.pick(withTilt) }
  const layers = lower === 3 ? 1 : random.integer(1, 2)
  return level === 2 ? [first, { layers }] : [first, { layers, cut: first.cut === 'dike' ? 'fault' : 'dike' }]
}

const misconceptions: Readonly<Record<Evidence, string>> = {
  'lies-on': 'rocks.top-oldest',
  cuts: 'rocks.cutter-first',
  'worn-after': 'rocks.no-gaps',
  'settled-on': 'rocks.no-gaps',
}

/** 1: layers and a cut. 2: a cut under a worn surface. 3: a second cut through everything. */
export const orderEvents = defineModel<{ level: number; history: History; shuffle: number }>({
  id: 'order-events',
  thinking: 'read a figure',
  seconds: 70,
  standards: ['MS-ESS1-4'],
  task: ({ history }) =>
    thingsOf(history)
      .map(({ is }) => is)
      .join(' '),
  draw: (random, level) => ({
    level,
    history: drawHistory(random, planOf(random, level)),
    shuffle: random.integer(0, 1e9),
  }),
  item({ level, history, shuffle }) {
    const things = thingsOf(history)
    const neighbors = things.slice(1).flatMap((younger, at) => {
      const older = things[at]
      const evidence = older === undefined ? undefined : evidenceOf(older, younger)
      return older === undefined || evidence === undefined ? [] : [{ older, younger, evidence }]
    })
    return {
      stem: [say('order.scene'), ...notesOf(history), say('order.ask')],
      figure: strataFigure(history, true),
      ...built((word) =>
        order(createRandom(`order ${shuffle}`), {
          options: things.map((thing) => word(happens(thing))),
          first: word(say('order.oldest')),
          last: word(say('order.youngest')),
          wrong: [
            {
              order: things.map((thing) => word(happens(thing))).toReversed(),
              misconception: 'rocks.top-oldest',
              feedback: word(say('order.reversed')),
            },
            ...neighbors.map(({ older, younger, evidence }) => ({
              before: [word(happens(younger)), word(happens(older))] satisfies [string, string],
              misconception: misconceptions[evidence],
              feedback: word(
                younger.is === 'tilt'
                  ? say('order.check.tilted', { older: thingName(older) })
                  : say(`order.check.${evidence}`, { older: thingName(older), younger: thingName(younger) }),
              ),
            })),
          ],
        }),
      ),
      answer: say('order.so', { list: listed(things.map(happens)) }),
      hints: [say('order.hint-stack'), level === 1 ? say('order.hint-cut') : say('order.hint-surface')],
      solution: [
        say('order.so-stack'),
        say('order.so-cut'),
        ...(level === 1 ? [] : [say('order.so-surface')]),
        say('order.so', { list: listed(things.map(happens)) }),
      ],
    }
  },
})
