import { defineModel, type ItemTemplate, type Level, numberOf, slip, solved } from '#form'
import { drawPassage, fallsOf, hourOf, type Passage } from '#worlds/front-passage/front-passage.ts'
import { clock, passageGraph, passageTable } from '#worlds/front-passage/words.ts'
import { say } from './messages.gen.ts'

/** Names that many towns in the United States have. */
const towns = [
  'Ashton',
  'Clayton',
  'Dalton',
  'Fairview',
  'Glenwood',
  'Lakeside',
  'Milford',
  'Oakdale',
  'Salem',
  'Windsor',
] as const

interface Values {
  level: Level
  /** Of the two towns that measure, and of one farther on. */
  names: [string, string, string]
  /** Only level 3 shows the second one. */
  passages: [Passage, Passage]
  /** Level 2: hours after the front. Level 3: miles an hour, and hours on to a third town. */
  hours: number
  speed: number
  asks: 'speed' | 'arrival'
}
/** What a graph with lines every 5 degrees can be read to. */
const readable = 2

const temperature = ({ temperatures }: Passage, at: number): number => temperatures[at] ?? 0
const graphOf = (names: readonly string[], ...passages: Passage[]) =>
  passageGraph(passages.map((passage, at) => ({ name: names[at] ?? '', passage })))

/** 1: how far it cooled when the front passed. 2: find the front by pressure first. 3: how fast a front moves. */
export const frontData = defineModel<Values, Values['asks']>({
  id: 'front-data',
  thinking: 'compute',
  seconds: 75,
  calculator: 'basic',
  standards: ['MS-ESS2-5'],
  task: ({ level, hours, asks }) => `${level} ${level === 3 ? asks : level === 2 ? hours : ''}`,
  aim: (random) => random.pick(['speed', 'arrival'] as const),
  draw(random, level, asks) {
    const start = random.integer(6, 9)
    const first = random.integer(1, level === 2 ? 3 : 2)
    const gap = random.integer(2, 3)
    const one = drawPassage(random, first, start)
    const other = level === 3 ? drawPassage(random, first + gap, start) : one
    const speed = random.pick([20, 25, 30, 35, 40])
    const [near = '', next = '', far = ''] = random.sample<string>(towns, 3)
    const names: Values['names'] = [near, next, far]
    return { level, names, passages: [one, other], hours: random.integer(2, 4), speed, asks }
  },
  item: (values) => ({ 1: steepFall, 2: afterLowest, 3: speedOf })[values.level](values),
  solve({ stem, figure }) {
    if (figure?.kind === 'table') {
      const pressures = figure.rows.map((row) => Number((row[2] ?? '').replace(',', '')))
      const at = pressures.indexOf(Math.min(...pressures))
      const hours = Number(/(\d) (?:hours|horas)/.exec(stem)?.[1])
      return solved.number(Number(figure.rows[at]?.[1]) - Number(figure.rows[at + hours]?.[1]))
    }
    if (figure?.kind !== 'line-graph') throw new TypeError('expects a graph')
    const steepest = figure.series.map(({ points }) => {
      const falls = points.slice(1).map(([, value], at) => (points[at]?.[1] ?? value) - value)
      return { fall: Math.max(...falls), at: falls.indexOf(Math.max(...falls)) }
    })
    const [first, second] = steepest
    if (second === undefined) return solved.number(first?.fall ?? 0)
    const [between = 0, further] = [...stem.matchAll(/(\d+) (?:miles|millas)/g)].map(([, found]) =>
      Number(found),
    )
    const speed = between / (second.at - (first?.at ?? 0))
    return solved.number(further === undefined ? speed : further / speed)
  },
})

function steepFall({ names, passages: [passage] }: Values): ItemTemplate {
  const { at, temperatures } = passage
  const fall = fallsOf(passage)[at] ?? 0
  const [before, after] = [temperature(passage, at), temperature(passage, at + 1)]
  const span = { from: clock(hourOf(passage, at)), to: clock(hourOf(passage, at + 1)) }
  const far = Math.max(...temperatures) - Math.min(...temperatures)
  return {
    stem: [say('data.scene-graph', { town: names[0] }), say('data.steepest-hour'), say('data.ask-fall')],
    figure: graphOf(names, passage),
    ...numberOf({
      label: say('data.fall'),
      after: '°F',
      value: fall,
      within: readable,
      slips: [
        slip(far, 'weather.whole-time', say('data.whole-day')),
        slip(after, 'reading.one-point', say('data.one-end')),
        slip(before, 'reading.one-point', say('data.one-end')),
      ],
    }),
    hints: [say('data.hint-steep'), say('data.hint-ends')],
    solution: [say('data.so-steep', span), say('data.so-fall', { before, after, fall })],
  }
}

function afterLowest({ names, hours, passages: [passage] }: Values): ItemTemplate {
  const { at, temperatures, pressures } = passage
  const [before, after] = [temperature(passage, at), temperature(passage, at + hours)]
  const fall = before - after
  const fromStart = Math.abs(temperature(passage, 0) - temperature(passage, hours))
  const toEnd = before - temperature(passage, temperatures.length - 1)
  const pressureRise = (pressures[at + hours] ?? 0) - (pressures[at] ?? 0)
  return {
    stem: [
      say('data.scene-table', { town: names[0] }),
      say('data.lowest-pressure'),
      say('data.ask-after', { hours }),
    ],
    figure: passageTable(names[0], passage),
    ...numberOf({
      label: say('data.fall'),
      after: '°F',
      value: fall,
      slips: [
        slip(fromStart, 'weather.wrong-time', say('data.from-start')),
        slip(toEnd, 'weather.whole-time', say('data.to-end')),
        slip(before - temperature(passage, at + 1), 'weather.wrong-time', say('data.one-hour')),
        slip(after, 'reading.one-point', say('data.one-end')),
        slip(pressureRise, 'reading.wrong-series', say('data.pressure-column')),
      ],
    }),
    hints: [say('data.hint-pressure'), say('data.hint-later')],
    solution: [
      say('data.so-lowest', { time: clock(hourOf(passage, at)), before }),
      say('data.so-later', { time: clock(hourOf(passage, at + hours)), after }),
      say('data.so-fell', { before, after, fall }),
    ],
  }
}

function speedOf({ names, passages: [one, other], hours, speed, asks }: Values): ItemTemplate {
  const gap = other.at - one.at
  const [miles, further] = [speed * gap, speed * hours]
  const [first, second, third] = names
  const slips = {
    speed: [
      slip(miles * gap, 'weather.multiplies', say('data.times')),
      slip(gap, 'data.stops-early', say('data.gap-only')),
      slip(miles, 'data.stops-early', say('data.miles-only')),
    ],
    arrival: [
      slip(speed, 'data.stops-early', say('data.speed-only')),
      slip(gap, 'weather.wrong-time', say('data.first-gap')),
      slip(gap + hours, 'weather.whole-time', say('data.both-legs')),
    ],
  }
  return {
    stem: [
      say('data.scene-two', { first, second, miles }),
      say('data.passes'),
      say(`data.ask.${asks}`, { second, third, further }),
    ],
    figure: graphOf(names, one, other),
    ...numberOf({
      label: say(`data.label.${asks}`),
      after: say(`data.unit.${asks}`),
      value: asks === 'speed' ? speed : hours,
      slips: slips[asks],
    }),
    hints: [say('data.hint-two-falls'), say(`data.hint.${asks}`)],
    solution: [
      say('data.so-gap', { from: clock(hourOf(one, one.at)), to: clock(hourOf(other, other.at)), gap }),
      say('data.so-speed', { miles, gap, speed }),
      ...(asks === 'speed' ? [] : [say('data.so-hours', { further, speed, hours })]),
    ],
  }
}
