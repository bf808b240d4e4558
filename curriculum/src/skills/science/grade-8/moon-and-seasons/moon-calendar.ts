import { built, builtOf, createRandom, defineModel, numberOf, numbersIn, orderOf, solved } from '#form'
import type { ItemTemplate, Level } from '#form'
import { order } from '#build-placed.ts'
import { cycle, phaseAt, synodic } from '#worlds/sky/moon.ts'
import { phaseName } from '#worlds/sky/moon-words.ts'
import { say } from './messages.gen.ts'

type WrongOrder = Parameters<typeof order>[1]['wrong'][number]

interface Values {
  level: Level
  /** Eighths of the cycle. */
  start: number
  quarters: number
  day: number
  cycles: number
  orders: number[][]
  shuffle: number
}

const phaseWords = [
  /new moon|luna nueva/,
  /waxing crescent|luna creciente/,
  /first quarter|cuarto creciente/,
  /waxing gibbous|gibosa creciente/,
  /full moon|luna llena/,
  /waning gibbous|gibosa menguante/,
  /third quarter|cuarto menguante/,
  /waning crescent|luna menguante/,
]
/** Eighths of a cycle from new moon to the phase that a text names. */
const eighthIn = (text: string): number => phaseWords.findIndex((words) => words.test(text))
/** Eighths from one phase to the next time that the other comes. */
const from = (start: string, later: string): number => (eighthIn(later) - eighthIn(start) + 8) % 8
const monthIn = (stem: string): number => numbersIn(stem).find(({ value }) => value % 1 !== 0)?.value ?? 0

/** Order phases (level 1), the date of a later phase (level 2), the phase after more than a cycle (level 3). */
export const moonCalendar = defineModel<Values>({
  id: 'moon-calendar',
  thinking: 'use in a story',
  seconds: 60,
  standards: ['MS-ESS1-1'],
  draw(random, level) {
    const quarters = random.integer(1, 3)
    return {
      level,
      start: level === 1 ? random.integer(0, 7) : 2 * random.integer(0, 3),
      quarters,
      day: random.integer(1, 28 - Math.round((quarters * cycle) / 4)),
      cycles: random.integer(1, 3),
      orders: [orderOf(random, 3), orderOf(random, 4)],
      shuffle: random.integer(0, 1e9),
    }
  },
  item: (values) => ({ 1: inOrder, 2: onDate, 3: afterCycles })[values.level](values),
  solve(shown) {
    const { stem, interaction } = shown
    // A phase stands between a colon and the end of its sentence.
    const [start = '', second = ''] = [...stem.matchAll(/: ([^.?]+)/g)].map(([, phase = '']) => phase)
    if (interaction.kind === 'order') return solved.order(shown, (text) => from(start, text))
    const month = monthIn(stem)
    const [first = 0, ...others] = numbersIn(stem).map(({ value }) => value)
    if (interaction.kind === 'number') return solved.number(first + (from(start, second) / 8) * month)
    const rest = Math.max(first, ...others) % month
    return solved.gaps(shown, (text, gap) =>
      gap === 0
        ? Math.abs((numbersIn(text)[0]?.value ?? 0) - rest) <= 1
        : from(start, text) === Math.round((rest / month) * 8) % 8,
    )
  },
  task: ({ level, start, quarters, cycles }) =>
    `${level} ${start} ${level > 1 ? quarters : ''} ${level === 3 ? cycles : ''}`,
})

function inOrder({ start, shuffle }: Values): ItemTemplate {
  const later = [0, 2, 3, 5, 6].map((each) => phaseName(phaseAt(start + each)))
  return {
    stem: [say('calendar.photos', { phase: phaseName(phaseAt(start)) }), say('calendar.ask-order')],
    ...built((word) =>
      order(createRandom(`order ${shuffle}`), {
        options: later.map(word),
        first: word(say('calendar.first')),
        last: word(say('calendar.last')),
        wrong: [
          {
            order: [later[0], ...later.slice(1).toReversed()].flatMap((each) =>
              each === undefined ? [] : [word(each)],
            ),
            misconception: 'moon.other-way',
            feedback: word(say('calendar.backwards')),
          },
          ...later.slice(2).map((each, at): WrongOrder => ({
            before: [word(each), word(later[at + 1] ?? each)],
            misconception: 'moon.lit-part',
            feedback: word(say('calendar.side')),
          })),
        ],
      }),
    ),
    hints: [say('calendar.hint-grows'), say('calendar.hint-words')],
    solution: [say('calendar.so-grows'), say('calendar.so-shrinks')],
  }
}

function onDate({ start, quarters, day }: Values): ItemTemplate {
  const after = (part: number): number => Math.round(day + part * synodic)
  const value = after(quarters / 4)
  return {
    stem: [
      say('calendar.shows', { phase: phaseName(phaseAt(start)), day }),
      say('calendar.cycle'),
      say('calendar.ask-day', { phase: phaseName(phaseAt(start + 2 * quarters)) }),
    ],
    ...numberOf({
      label: say('calendar.day'),
      value,
      within: 1,
      // May has 31 days.
      slips: [
        ...[1, 2, 3]
          .filter((part) => part !== quarters)
          .map((part) => ({
            value: after(part / 4),
            misconception: 'moon.part-of-cycle',
            feedback: say('calendar.other-part'),
          })),
        { value: day + quarters, misconception: 'moon.short-cycle', feedback: say('calendar.too-soon') },
        {
          value: day + Math.round(cycle),
          misconception: 'moon.part-of-cycle',
          feedback: say('calendar.whole'),
        },
      ].filter((slip) => slip.value <= 31),
    }),
    hints: [say('calendar.hint-quarters'), say('calendar.hint-week')],
    solution: [
      say('calendar.so-quarters', { quarters }),
      say('calendar.so-week'),
      say('calendar.so-day', { day, value }),
    ],
  }
}

function afterCycles({ start, quarters, cycles, orders }: Values): ItemTemplate {
  const days = Math.round(cycles * synodic + (quarters * synodic) / 4)
  const rest = Math.round((quarters * synodic) / 4)
  const [restOrder = [], phaseOrder = []] = orders
  const wrongRests = [7, 15, 22].filter((each) => Math.abs(each - rest) > 1)
  return {
    stem: [
      say('calendar.tonight', { phase: phaseName(phaseAt(start)) }),
      say('calendar.cycle'),
      say('calendar.ask-phase', { days }),
    ],
    ...builtOf([
      {
        id: 'rest',
        label: say('calendar.rest'),
        order: restOrder,
        parts: [rest, ...wrongRests].map((each) => ({
          text: say('calendar.about', { days: each }),
          misconception: 'moon.part-of-cycle',
          feedback: say('calendar.take-away'),
        })),
      },
      {
        id: 'phase',
        label: say('calendar.phase'),
        order: phaseOrder,
        parts: [quarters, ...[0, 1, 2, 3].filter((each) => each !== quarters)].map((each) => ({
          text: phaseName(phaseAt(start + 2 * each)),
          misconception:
            each === 0
              ? 'moon.forgets-days'
              : each === 4 - quarters
                ? 'moon.other-way'
                : 'moon.part-of-cycle',
          feedback: each === 0 ? say('calendar.moves-on') : say('calendar.count-on'),
        })),
      },
    ]),
    hints: [say('calendar.hint-whole'), say('calendar.hint-week')],
    solution: [say('calendar.so-whole', { cycles, days, rest }), say('calendar.so-quarters', { quarters })],
  }
}
