import {
  arranged,
  builtOf,
  defineModel,
  drawUntil,
  type ItemTemplate,
  type Level,
  numberOf,
  orderOf,
  type Random,
  slip,
  solved,
} from '#form'
import { tableFigure } from '#shapes/display/display.ts'
import { say } from './messages.gen.ts'

/** Mice that do different things, and where their marked carbon is a day later, in percent (tracer studies, rounded). */
const mice = ['rests', 'runs', 'grows'] as const
type Mouse = (typeof mice)[number]
const inBreath: Readonly<Record<Mouse, readonly [number, number]>> = {
  rests: [60, 66],
  runs: [78, 84],
  grows: [40, 47],
}
const places = ['breath', 'body', 'waste'] as const

interface Values {
  level: Level
  mice: Mouse[]
  /** Percent in the breath, in the body, and in wastes, of each mouse. */
  shares: number[][]
  /** What was fed, and the mouse that is asked about. */
  food: (typeof foods)[number]
  asked: number
  orders: number[][]
  shuffle: number
}

const foods = ['sugar', 'starch', 'fat', 'protein'] as const
const hours = 24

function drawShares(random: Random, mouse: Mouse): number[] {
  const breath = random.integer(...inBreath[mouse])
  const waste = random.integer(3, 8)
  // A few percent are never found.
  const lost = random.integer(2, 5)
  return [breath, 100 - breath - waste - lost, waste]
}

const insideOf = (at: number) => say('trace.inside', { letter: 'PQR'[at] ?? '' })
const letterOf = (at: number) => say('trace.mouse', { letter: 'PQR'[at] ?? '' })

/** How much has left a mouse (1), which mouse does what (2), and what happened to the food of one mouse (3). */
export const traceCarbon = defineModel<Values>({
  id: 'trace-carbon',
  thinking: 'work backwards',
  seconds: 65,
  standards: ['MS-LS1-7'],
  draw: (random, level) => {
    const own = random.shuffle([...mice])
    return {
      level,
      mice: own,
      shares: own.map((mouse) =>
        drawUntil(
          () => drawShares(random, mouse),
          // Numbers of different columns can be told apart.
          ([breath = 0, body = 0, waste = 0]) => body > waste + 1 && Math.abs(breath - body) > 1,
        ),
      ),
      food: random.pick(foods),
      asked: random.integer(0, 2),
      orders: [orderOf(random, 3), orderOf(random, 3), orderOf(random, 3)],
      shuffle: random.integer(0, 1e9),
    }
  },
  item: (values) =>
    values.level === 1 ? left(values) : values.level === 2 ? matched(values) : argued(values),
  task: ({ level, food, mice: own, asked }) =>
    `${level} ${food} ${level === 2 ? own.join() : (own[asked] ?? '')}`,
  solve(shown) {
    const { figure, interaction, stem } = shown
    if (figure?.kind !== 'table') throw new TypeError('expects a table')
    const rows = figure.rows.map((row) => row.slice(1).map(Number))
    const at = figure.rows.findIndex((row) => stem.toLowerCase().includes(row[0]?.toLowerCase() ?? '-'))
    const [breath = 0, body = 0, waste = 0] = rows[at] ?? []
    if (interaction.kind === 'number') return solved.number(breath + waste)
    if (interaction.kind === 'match') {
      const sorted = rows.map(([first = 0]) => first).toSorted((one, other) => one - other)
      const kinds = [/grow|crece/, /rest|descans/, /run|corre/]
      return solved.match(shown, (source, target) => {
        const row = figure.rows.findIndex(([name]) => name === source)
        return kinds[sorted.indexOf(rows[row]?.[0] ?? -1)]?.test(target) === true
      })
    }
    return solved.gaps(shown, (text, gap) =>
      gap === 0
        ? /^part of|^una parte/i.test(text)
        : gap === 1
          ? text
              .match(/\d+(?=%)/g)
              ?.map(Number)
              .join() === [breath, body].join()
          : /^atoms last|perduran/i.test(text),
    )
  },
})

const table = ({ shares }: Values) =>
  tableFigure(
    say('trace.title', { hours }),
    [say('trace.head'), ...places.map((place) => say(`trace.place.${place}`))],
    shares.map((row, at) => [letterOf(at), ...row]),
  )

const scene = ({ food }: Values) => say('trace.scene', { food: say(`food.${food}`) })

function left(values: Values): ItemTemplate {
  const { shares, asked } = values
  const [breath = 0, body = 0, waste = 0] = shares[asked] ?? []
  const [other = 0] = shares[(asked + 1) % 3] ?? []
  return {
    stem: [scene(values), say('trace.ask-left', { mouse: insideOf(asked) })],
    figure: table(values),
    ...numberOf({
      label: say('trace.label'),
      after: '%',
      value: breath + waste,
      slips: [
        slip(breath, 'data.stops-early', say('trace.told-breath')),
        slip(body, 'percent.part-for-rest', say('trace.told-body')),
        slip(waste, 'plants.matter-lost', say('trace.told-waste')),
        slip(other + (shares[(asked + 1) % 3]?.[2] ?? 0), 'reading.wrong-series', say('trace.told-row')),
        slip(100 - body, 'data.stops-early', say('trace.told-rest')),
      ],
    }),
    hints: [say('trace.hint-ways'), say('trace.hint-row', { mouse: insideOf(asked) })],
    solution: [
      say('trace.so-row', { mouse: insideOf(asked), breath, waste }),
      say('trace.so-left', { breath, waste, total: breath + waste }),
    ],
  }
}

function matched(values: Values): ItemTemplate {
  const { mice: own, shuffle } = values
  return {
    stem: [scene(values), say('trace.ask-match')],
    figure: table(values),
    ...arranged.match(shuffle, {
      pairs: own.map((mouse, at) => ({
        source: letterOf(at),
        target: say(`trace.does.${mouse}`),
        slips: mice
          .filter((other) => other !== mouse)
          .map((other) => ({
            target: say(`trace.does.${other}`),
            misconception:
              mouse === 'grows' || other === 'grows'
                ? ('food.one-use' as const)
                : ('reading.wrong-series' as const),
            feedback: say(mouse === 'grows' || other === 'grows' ? 'trace.told-grows' : 'trace.told-runs'),
          })),
      })),
    }),
    hints: [say('trace.hint-release'), say('trace.hint-build')],
    solution: own.map((mouse, at) => say(`trace.so.${mouse}`, { mouse: insideOf(at) })),
  }
}

function argued(values: Values): ItemTemplate {
  const { shares, asked, orders } = values
  const [breath = 0, body = 0, waste = 0] = shares[asked] ?? []
  const [first = [], second = [], third = []] = orders
  return {
    stem: [scene(values), say('trace.ask-argue', { mouse: insideOf(asked) })],
    figure: table(values),
    ...builtOf([
      {
        id: 'claim',
        label: say('trace.claim'),
        order: first,
        parts: [
          { text: say('trace.part') },
          {
            text: say('trace.all-energy'),
            misconception: 'food.becomes-energy',
            feedback: say('trace.told-energy'),
          },
          {
            text: say('trace.all-body'),
            misconception: 'food.one-use',
            feedback: say('trace.told-breathed'),
          },
        ],
      },
      {
        id: 'evidence',
        label: say('trace.evidence'),
        order: second,
        parts: [
          { text: say('trace.both', { breath, body }) },
          {
            text: say('trace.waste-only', { waste }),
            misconception: 'argue.beside-the-claim',
            feedback: say('trace.told-beside'),
          },
          {
            text: say('trace.swapped', { breath: body, body: breath }),
            misconception: 'reading.wrong-series',
            feedback: say('trace.told-columns'),
          },
        ],
      },
      {
        id: 'reasoning',
        label: say('trace.reasoning'),
        order: third,
        parts: [
          { text: say('trace.atoms-last') },
          {
            text: say('trace.atoms-become'),
            misconception: 'food.becomes-energy',
            feedback: say('trace.told-marked'),
          },
          {
            text: say('trace.atoms-new'),
            misconception: 'synthetic.from-nothing',
            feedback: say('trace.told-new'),
          },
        ],
      },
    ]),
    hints: [say('trace.hint-where'), say('trace.hint-atoms')],
    solution: [say('trace.so-both', { breath, body }), say('trace.so-atoms')],
  }
}
