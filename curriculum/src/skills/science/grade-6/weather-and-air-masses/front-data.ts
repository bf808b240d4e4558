import { defineModel, type ItemTemplate, numberOf, type Text } from '#form'
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
  level: number
  names: string[]
  passages: Passage[]
  /** Level 2: hours after the front. Level 3: miles an hour, and hours on to a third town. */
  hours: number
  speed: number
  asks: 'speed' | 'arrival'
}
type Asked = Omit<ItemTemplate, 'figure'>
/** What a graph with lines every 5 degrees can be read to. */
const readable = 2

const temperature = ({ temperatures }: Passage, at: number): number => temperatures[at] ?? 0
const slip = (value: number, misconception: string, feedback: Text) => ({ value, misconception, feedback })

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
    const passages = [drawPassage(random, first, start)]
    if (level === 3) passages.push(drawPassage(random, first + gap, start))
    const speed = random.pick([20, 25, 30, 35, 40])
    return {
      level,
      names: random.sample<string>(towns, 3),
      passages,
      hours: random.integer(2, 4),
      speed,
      asks,
    }
  },
  item(values) {
    const [one, other] = values.passages
    if (one === undefined) throw new RangeError('No readings')
    const { names, level } = values
    if (level === 3 && other !== undefined)
      return {
        figure: passageGraph([
          { name: names[0] ?? '', passage: one },
          { name: names[1] ?? '', passage: other },
        ]),
        ...speedOf(values, one, other),
      }
    return level === 1
      ? { figure: passageGraph([{ name: names[0] ?? '', passage: one }]), ...steepFall(values, one) }
      : { figure: passageTable(names[0] ?? '', one), ...afterLowest(values, one) }
  },
  solve({ stem, figure }) {
    const answer = (value: number) => ({ kind: 'number' as const, text: String(value) })
    if (figure?.kind === 'table') {
      const pressures = figure.rows.map((row) => Number(row[2]))
      const at = pressures.indexOf(Math.min(...pressures))
      const hours = Number(/(\d) (?:hours|horas)/.exec(stem)?.[1])
      return answer(Number(figure.rows[at]?.[1]) - Number(figure.rows[at + hours]?.[1]))
    }
    if (figure?.kind !== 'line-graph') throw new TypeError('expects a graph')
    const steepest = figure.series.map(({ points }) => {
      const falls = points.slice(1).map(([, value], at) => (points[at]?.[1] ?? value) - value)
      return { fall: Math.max(...falls), at: falls.indexOf(Math.max(...falls)) }
    })
    const [first, second] = steepest
    if (second === undefined) return answer(first?.fall ?? 0)
    const [between = 0, further] = [...stem.matchAll(/(\d+) (?:miles|millas)/g)].map(([, found]) =>
      Number(found),
    )
    const speed = between / (second.at - (first?.at ?? 0))
    return answer(further === undefined ? speed : further / speed)
  },
})

function steepFall({ names }: Values, passage: Passage): Asked {
  const { at, temperatures } = passage
  const fall = fallsOf(passage)[at] ?? 0
  const [before, after] = [temperature(passage, at), temperature(passage, at + 1)]
  const span = { from: clock(hourOf(passage, at)), to: clock(hourOf(passage, at + 1)) }
  const far = Math.max(...temperatures) - Math.min(...temperatures)
  return {
    stem: [
      say('data.scene-graph', { town: names[0] ?? '' }),
      say('data.steepest-hour'),
      say('data.ask-fall'),
    ],
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

function afterLowest({ names, hours }: Values, passage: Passage): Asked {
  const { at, temperatures, pressures } = passage
  const [before, after] = [temperature(passage, at), temperature(passage, at + hours)]
  const fall = before - after
  const rows = temperatures.length - 1
  return {
    stem: [
      say('data.scene-table', { town: names[0] ?? '' }),
      say('data.lowest-pressure'),
      say('data.ask-after', { hours }),
    ],
    ...numberOf({
      label: say('data.fall'),
      after: '°F',
      value: fall,
      slips: [
        slip(
          Math.abs(temperature(passage, 0) - temperature(passage, hours)),
          'weather.wrong-time',
          say('data.from-start'),
        ),
        slip(before - temperature(passage, rows), 'weather.whole-time', say('data.to-end')),
        slip(before - temperature(passage, at + 1), 'weather.wrong-time', say('data.one-hour')),
        slip(after, 'reading.one-point', say('data.one-end')),
        slip(
          (pressures[at + hours] ?? 0) - (pressures[at] ?? 0),
          'reading.wrong-series',
          say('data.pressure-column'),
        ),
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

function speedOf({ names, hours, speed, asks }: Values, one: Passage, other: Passage): Asked {
  const gap = other.at - one.at
  const miles = speed * gap
  const [first = '', second = '', third = ''] = names
  const isSpeed = asks === 'speed'
  const further = speed * hours
  return {
    stem: [
      say('data.scene-two', { first, second, miles }),
      say('data.passes'),
      isSpeed ? say('data.ask-speed') : say('data.ask-arrival', { second, third, further }),
    ],
    ...numberOf({
      label: isSpeed ? say('data.speed') : say('data.hours-on'),
      after: isSpeed ? say('data.mph') : say('data.hours'),
      value: isSpeed ? speed : hours,
      slips: isSpeed
        ? [
            slip(miles * gap, 'weather.multiplies', say('data.times')),
            slip(gap, 'data.stops-early', say('data.gap-only')),
            slip(miles, 'data.stops-early', say('data.miles-only')),
          ]
        : [
            slip(speed, 'data.stops-early', say('data.speed-only')),
            slip(gap, 'weather.wrong-time', say('data.first-gap')),
            slip(gap + hours, 'weather.whole-time', say('data.both-legs')),
          ],
    }),
    hints: [say('data.hint-two-falls'), isSpeed ? say('data.hint-divide') : say('data.hint-speed-first')],
    solution: [
      say('data.so-gap', { from: clock(hourOf(one, one.at)), to: clock(hourOf(other, other.at)), gap }),
      say('data.so-speed', { miles, gap, speed }),
      ...(isSpeed ? [] : [say('data.so-hours', { further, speed, hours })]),
    ],
  }
}
