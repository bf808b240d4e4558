import { number, type Slip, type WrongValue } from '../../build-item.ts'
import { hotSpot, inlineChoice, order } from '../../build-placed.ts'
import type { Figure, Item } from '../../item.ts'
import type { Random } from '../../random.ts'
import { type ComputedModel, type ConceptualModel, defineSkill } from '../../skill.ts'
import { numeral, sentence } from '../../wording.ts'
import { conceptModel } from '../concept-questions.ts'
import { frontStories, reports } from './weather-stories.ts'
import { sequences, sources, weatherQuestions } from './weather-questions.ts'
import { spotLetter } from '../../right-answer.ts'
import { askStory } from '../gap-story.ts'

type WeatherMap = Extract<Figure, { kind: 'weather-map' }>
type MapPoint = [number, number]
type FrontKind = 'cold' | 'warm'

const fahrenheit = (value: number): string => `${numeral(value)} °F`

interface Station {
  id: string
  at: MapPoint
  temperature: number
  /** Where it is, as seen on the map. */
  told: string
}

function weatherMap(
  map: Pick<WeatherMap, 'fronts' | 'centers'> & { told: string },
  stations: readonly Station[],
): Figure {
  return {
    kind: 'weather-map',
    fronts: map.fronts,
    centers: map.centers,
    stations: stations.map(({ id, at, temperature }) => ({
      id,
      label: '',
      at,
      reading: fahrenheit(temperature),
    })),
    hasKey: true,
    description: `A weather map, north at the top. ${map.told} ${stations.map(({ temperature, told }, index) => `Station ${spotLetter(index)} reads ${fahrenheit(temperature)} and lies ${told}.`).join(' ')}`,
  }
}

/** Where a line through points stands at a place along the other axis. */
function lineAt(points: readonly (readonly [number, number])[], along: 0 | 1, place: number): number {
  const across = along === 0 ? 1 : 0
  const sorted = points.toSorted((a, b) => a[along] - b[along])
  const after = sorted.findIndex((point) => point[along] >= place)
  const one = sorted[Math.max(0, (after === -1 ? sorted.length : after) - 1)]
  const other = sorted[after === -1 ? sorted.length - 1 : after]
  if (one === undefined || other === undefined) throw new TypeError('a front has points')
  const share = one[along] === other[along] ? 0 : (place - one[along]) / (other[along] - one[along])
  return one[across] + share * (other[across] - one[across])
}

/** Who is behind the front (level 1), who is next (level 2), what a whole storm brings to a place (level 3). */
const mapModel: ComputedModel = {
  id: 'weather-map',
  kind: 'computed',
  thinking: 'read a figure',
  seconds: 50,
  make(random, level) {
    if (level === 3) return stormMap(random)
    return frontMap(random, level === 1)
  },
  solve({ stem, figure }) {
    if (figure?.kind !== 'weather-map') throw new TypeError('expects a map')
    const pick = (id: string | undefined) => ({ kind: 'hot-spot' as const, options: [id ?? ''] })
    const front = (kind: FrontKind) => figure.fronts.find((each) => each.front === kind)?.points ?? []
    if (figure.fronts.length === 2) {
      const seen = figure.stations.map(({ id, at }) => ({
        id,
        east: at[0] - lineAt(front('cold'), 1, at[1]),
        north: at[1] - lineAt(front('warm'), 0, at[0]),
      }))
      const inWarm = seen.filter(({ east, north }) => east > 0 && north < 0)
      if (stem.includes('first get warmer'))
        return pick(seen.find(({ east, north }) => east > 0 && north > 0)?.id)
      if (stem.includes('already')) return pick(seen.find(({ east }) => east < 0)?.id)
      return pick(inWarm.toSorted((a, b) => a.east - b.east)[0]?.id)
    }
    // Side of the line that the symbols point to, by the cross product with the front's own direction.
    const [only] = figure.fronts
    const [from, to] = [only?.points[0], only?.points.at(-1)]
    if (!only || !from || !to) throw new TypeError('expects a front')
    const runsDown = Math.abs(to[1] - from[1]) > Math.abs(to[0] - from[0])
    const turn = only.ahead === 'left' ? 1 : -1
    const beyond = figure.stations.map(({ id, at }) => {
      const gap = runsDown ? at[0] - lineAt(only.points, 1, at[1]) : at[1] - lineAt(only.points, 0, at[0])
      const side = turn * ((to[0] - from[0]) * (at[1] - from[1]) - (to[1] - from[1]) * (at[0] - from[0]))
      return { id, ahead: side > 0, far: Math.abs(gap) }
    })
    if (stem.includes('next')) {
      return pick(beyond.filter((each) => each.ahead).toSorted((a, b) => a.far - b.far)[0]?.id)
    }
    return {
      kind: 'hot-spot',
      options: beyond.filter((each) => each.ahead === stem.includes('not reached')).map(({ id }) => id),
    }
  },
}

function frontMap(random: Random, isFirst: boolean): Item {
  const kind: FrontKind = random.pick(['cold', 'warm'])
  const way =
    kind === 'cold' ? random.pick(['east', 'south'] as const) : random.pick(['east', 'north'] as const)
  const base = random.integer(38, 56)
  const middle = random.integer(-3, 3)
  const isAcross = way === 'east'
  const level = isAcross ? base : Math.round(base * 0.8)
  const points: MapPoint[] = isAcross
    ? [
        [level, 74],
        [level + middle, 40],
        [level, 6],
      ]
    : [
        [6, level],
        [45, level + middle],
        [84, level],
      ]
  // Going south, east is on the left; going east, north is on the left.
  const ahead = way === 'south' ? ('right' as const) : ('left' as const)
  const sign = way === 'south' ? -1 : 1
  const opposite = { east: 'west', south: 'north', north: 'south' }[way]
  const warm = random.integer(62, 78)
  const cold = warm - random.integer(14, 22)
  const isReached = random.chance(0.5)
  // Distances from the front, ahead of it where positive.
  const distances = isFirst
    ? [random.integer(9, 13), random.integer(19, 26), random.integer(-13, -9), random.integer(-26, -19)]
    : [random.integer(13, 16), random.integer(24, 28), random.integer(-9, -8), random.integer(-25, -18)]
  const lanes = random.shuffle(isAcross ? [14, 30, 50, 64] : [14, 34, 52, 74])
  const stations = distances.map((distance, index): Station & { distance: number } => {
    const lane = lanes[index] ?? 40
    const place = Math.round(lineAt(points, isAcross ? 1 : 0, lane)) + sign * distance
    const isCold = distance < 0 === (kind === 'cold')
    const near = Math.abs(distance) < 13 ? 'close to' : Math.abs(distance) < 20 ? 'some way from' : 'far from'
    return {
      id: `station-${index + 1}`,
      at: isAcross ? [place, lane] : [lane, place],
      temperature: (isCold ? cold : warm) + random.integer(-2, 2),
      told: `${near} the front, ${distance > 0 ? way : opposite} of it`,
      distance,
    }
  })
  const right = stations[0]
  if (!right || stations.some(({ at }) => at[0] < 4 || at[0] > 86 || at[1] < 4 || at[1] > 76)) {
    return frontMap(random, isFirst)
  }
  const shown = random.shuffle(stations)
  const letterOf = (station: Station) => spotLetter(shown.findIndex(({ id }) => id === station.id))
  const symbols = kind === 'cold' ? 'triangles' : 'half circles'
  const wanted = shown.filter(({ distance }) => distance > 0 !== isReached)
  const others = shown.filter(({ distance }) => distance > 0 === isReached)
  const rightIds = isFirst ? wanted.map(({ id }) => id) : [right.id]
  const sideOf = (station: Station & { distance: number }) =>
    station.distance < 0
      ? `behind the front, on the side that the ${symbols} point away from. So the front has been there`
      : `ahead of the front, on the side that the ${symbols} point to. So the front has not come there yet`
  const wrong = isFirst
    ? [
        {
          picked: others.map(({ id }) => id),
          misconception: 'front-direction',
          feedback: `These two lie on the other side. The front moves the way in which its ${symbols} point. Which side has it come from?`,
        },
        ...wanted.flatMap((one) =>
          others.map((other) => ({
            picked: [one.id, other.id],
            misconception: Math.abs(other.distance) < 14 ? 'nearest-any-side' : 'front-direction',
            feedback: `Station ${letterOf(one)} fits. But Station ${letterOf(other)} is ${sideOf(other)}.`,
          })),
        ),
      ]
    : shown
        .filter(({ id }) => id !== right.id)
        .map((station): Slip & { picked: string[] } => {
          const [behind, isNear] = [station.distance < 0, Math.abs(station.distance) < 12]
          return {
            picked: [station.id],
            misconception: behind ? (isNear ? 'nearest-any-side' : 'front-direction') : 'skips-nearer',
            feedback: behind
              ? `Station ${letterOf(station)} ${isNear ? 'is closest to the front, but it' : 'is on the wrong side: it'} lies behind the front. The ${symbols} point the way in which the front moves. Which stations lie that way?`
              : `The front moves toward Station ${letterOf(station)}, but it gets to another station sooner. Which one lies closer to the front on that side?`,
          }
        })
  const question = isFirst
    ? isReached
      ? 'Which two stations has the front passed already?'
      : 'Which two stations has the front not reached yet?'
    : `Which station will the front reach next, so that it turns ${kind === 'cold' ? 'colder' : 'warmer'} there?`
  return {
    stem: `The map shows ${kind === 'cold' ? 'a cold front' : 'a warm front'} and four weather stations. ${question} Pick ${isFirst ? 'both letters' : 'its letter'}.`,
    figure: weatherMap(
      {
        fronts: [{ id: 'front', front: kind, points, ahead }],
        centers: [],
        told: `A ${kind} front runs ${isAcross ? 'from north to south' : 'from west to east'} across the map. Its ${symbols} point ${way}.`,
      },
      shown,
    ),
    ...hotSpot({ spots: shown.map(({ id }) => id), right: rightIds, wrong }),
    hints: [
      `The ${symbols} of the front point the way in which it moves. Which way is that?`,
      isFirst
        ? `The front moves ${way}. What it has passed lies ${opposite} of it, and what it will reach lies ${way} of it.`
        : `The front moves ${way}, so look only at the stations ${way} of it. Which of these is closest to the front?`,
    ],
    solution: [
      `The ${symbols} point ${way}, so the front moves ${way}.`,
      isFirst
        ? `${wanted.map((station) => `Station ${letterOf(station)} lies ${isReached ? opposite : way} of the front.`).join(' ')} So the front has ${isReached ? 'passed them' : 'not come there yet'}.`
        : `Two stations lie ahead of it. Station ${letterOf(right)} is the closer one.`,
      `The temperatures fit: behind ${kind === 'cold' ? 'a cold front the air is colder' : 'a warm front the air is warmer'} than ahead of it.`,
    ],
  }
}

function stormMap(random: Random): Item {
  const [lowX, lowY] = [random.integer(34, 42), random.integer(54, 60)]
  const cold: MapPoint[] = [
    [lowX, lowY],
    [lowX - random.integer(4, 7), 38],
    [lowX - random.integer(12, 16), 12],
  ]
  const warm: MapPoint[] = [
    [lowX, lowY],
    [lowX + 18, lowY - random.integer(9, 12)],
    [lowX + 40, lowY - random.integer(18, 22)],
  ]
  const heat = random.integer(64, 76)
  const cool = heat - random.integer(14, 18)
  const chill = heat - random.integer(20, 28)
  const coldLine = (y: number) => lineAt(cold, 1, y)
  const behindY = random.integer(22, 34)
  const nearY = random.integer(20, 28)
  const farY = random.integer(12, 20)
  const aheadX = lowX + random.integer(22, 26)
  const stations: Record<'behind' | 'near' | 'far' | 'ahead', Station> = {
    behind: {
      id: 'behind',
      at: [Math.round(coldLine(behindY)) - random.integer(12, 16), behindY],
      temperature: chill,
      told: 'west of the cold front',
    },
    near: {
      id: 'near',
      at: [Math.round(coldLine(nearY)) + random.integer(11, 14), nearY],
      temperature: heat,
      told: 'between the two fronts, closer to the cold front',
    },
    far: {
      id: 'far',
      at: [Math.round(coldLine(farY)) + random.integer(38, 44), farY],
      temperature: heat + random.integer(-1, 2),
      told: 'between the two fronts, far east of the cold front',
    },
    ahead: {
      id: 'ahead',
      at: [aheadX, Math.round(lineAt(warm, 0, aheadX)) + random.integer(11, 14)],
      temperature: cool,
      told: 'north of the warm front',
    },
  }
  if (stations.behind.at[0] < 4) return stormMap(random)
  const asked = random.pick(['behind', 'near', 'ahead'] as const)
  const shown = random.shuffle(Object.values(stations))
  const letterOf = (place: keyof typeof stations) =>
    spotLetter(shown.findIndex((station) => station === stations[place]))
  const will = {
    behind: 'has cold air already, since the cold front has passed it',
    near: 'is in the warm air now, and the cold front is the next to come',
    far: 'is in the warm air now, but the cold front has a long way to go to get there',
    ahead: 'is in cool air. First the warm front comes, and later the cold front',
  }
  const places = ['behind', 'near', 'far', 'ahead'] as const
  const wrong = places
    .filter((place) => place !== asked)
    .map((place) => ({
      picked: [stations[place].id],
      misconception:
        place === 'far' && asked === 'near'
          ? 'skips-nearer'
          : place === 'behind' || asked === 'behind'
            ? 'front-direction'
            : 'swaps-fronts',
      feedback: `Station ${letterOf(place)} ${will[place]}. Is that what the question asks for?`,
    }))
  const question = {
    behind: 'At which station has cold air already replaced the warm air?',
    near: 'Of the stations where it is warm now, which one will turn colder sooner?',
    ahead: 'At which station will it first get warmer, and later colder again?',
  }[asked]
  return {
    stem: `The low on this map and its two fronts move to the northeast. ${question} Pick its letter.`,
    figure: weatherMap(
      {
        fronts: [
          { id: 'cold-front', front: 'cold', points: cold, ahead: 'left' },
          { id: 'warm-front', front: 'warm', points: warm, ahead: 'left' },
        ],
        centers: [{ id: 'low', label: '', pressure: 'L', at: [lowX, lowY] }],
        told: 'A low stands in the upper middle. From it, a cold front runs to the southwest with triangles that point east. A warm front runs to the southeast with half circles that point north.',
      },
      shown,
    ),
    ...hotSpot({ spots: shown.map(({ id }) => id), right: [stations[asked].id], wrong }),
    hints: [
      'Find the two fronts. The triangles and half circles point the way in which each front moves.',
      asked === 'ahead'
        ? 'It gets warmer where a warm front is still to come. It gets colder again when the cold front follows.'
        : asked === 'near'
          ? 'Warm air lies between the two fronts. Which stations are there, and which of them lies closer to the cold front?'
          : 'Cold air follows behind a cold front. On which side of the triangles is “behind”?',
    ],
    solution: [
      `Warm air lies between the two fronts: at Station ${letterOf('near')}, and also at Station ${letterOf('far')}.`,
      'Behind the cold front, to the west, cold air has come. Ahead of the warm front, to the north, the air is still cool.',
      `Station ${letterOf(asked)} ${will[asked]}.`,
    ],
  }
}

const towns = [
  'Ashton',
  'Brookfield',
  'Clayton',
  'Dalton',
  'Easton',
  'Fairview',
  'Glenwood',
  'Hilltop',
  'Lakeside',
  'Milford',
  'Northfield',
  'Oakdale',
  'Riverside',
  'Salem',
  'Weston',
  'Windsor',
] as const

/** How far it falls as the front passes (level 1), two quantities together (level 2), the speed of a front (level 3). */
const frontData: ComputedModel = {
  id: 'front-data',
  kind: 'computed',
  thinking: 'compute',
  seconds: 75,
  make(random, level) {
    if (level === 1) return steepFall(random)
    return level === 2 ? afterLowest(random) : frontSpeed(random)
  },
  solve({ stem, figure }) {
    const answer = (value: number) => ({ kind: 'number' as const, text: String(value) })
    if (figure?.kind === 'table') {
      const rows = figure.rows.map((row) => row.map(Number))
      const pressures = rows.map((row) => row[2] ?? 0)
      const at = pressures.indexOf(Math.min(...pressures))
      const hours = Number(/in the (\d) hours/.exec(stem)?.[1])
      const start = rows[at]
      const end = rows.find((row) => row[0] === (start?.[0] ?? 0) + hours)
      return answer((start?.[1] ?? 0) - (end?.[1] ?? 0))
    }
    if (figure?.kind !== 'line-graph') throw new TypeError('expects a graph')
    const falls = figure.series.map(({ points }) =>
      points
        .map(([x, y], index) => ({ x, fall: y - (points[index + 1]?.[1] ?? y) }))
        .toSorted((a, b) => b.fall - a.fall),
    )
    const [first, second] = falls.map((each) => each[0])
    if (!second) return answer(first?.fall ?? 0)
    const [between = 0, further = 0] = [...stem.matchAll(/(\d+) miles/g)].map(([, found]) => Number(found))
    const speed = between / (second.x - (first?.x ?? 0))
    return answer(stem.includes('How fast') ? speed : further / speed)
  },
}

const hourly = (values: readonly number[], from: number, step: number): [number, number][] =>
  values.map((value, index) => [from + index * step, value])

/** A rise is no answer to how far it fell, since the sign of what is typed does not count. */
const isFall = ({ value }: WrongValue): boolean => Number(value) > 0

function steepFall(random: Random): Item {
  const town = random.pick(towns)
  const steps = random.integer(6, 7)
  const passes = random.integer(2, steps - 3)
  const fall = random.pick([15, 20, 25, 30])
  const values = [random.integer(10, 15) * 5]
  while (values.length < steps) {
    const last = values.at(-1) ?? 0
    const at = values.length - 1
    values.push(
      at === passes ? last - fall : at < passes ? last + random.pick([0, 5]) : last - random.pick([0, 5]),
    )
  }
  const [from, step] = [6, 2]
  const [before = 0, after = 0] = [values[passes], values[passes + 1]]
  const [start = 0, end = 0] = [values[0], values.at(-1)]
  const [least, most] = [Math.min(...values), Math.max(...values)]
  if (start < 45 || least < 20) return steepFall(random)
  const hourOf = (index: number) => from + index * step
  return {
    stem: `The graph shows the temperature in ${town} on one day. A cold front passed in the two hours with the steepest fall. By how many degrees did the temperature fall in these two hours?`,
    figure: temperatureGraph(`Temperature in ${town}`, [{ label: town, values }], from, step),
    ...number(
      { label: 'Fall of the temperature', after: '°F' },
      { value: String(fall), sign: 'either' },
      [
        {
          value: String(start - end),
          misconception: 'whole-time',
          feedback: `${numeral(Math.abs(start - end))} degrees is the change from the first reading to the last. Look only at the two hours in which the line falls most steeply.`,
        },
        {
          value: String(most - least),
          misconception: 'whole-time',
          feedback: `You compared the highest reading with the lowest one. But these are not just two hours apart. Where is the line steepest?`,
        },
        {
          value: String(after),
          misconception: 'reads-one-point',
          feedback: `${fahrenheit(after)} is where the steep fall ends. How much is that below the reading before it?`,
        },
        {
          value: String(before),
          misconception: 'reads-one-point',
          feedback: `${fahrenheit(before)} is where the steep fall starts. How far down does it go from there?`,
        },
        {
          value: String(fall + 5),
          misconception: 'misreads-scale',
          feedback:
            'That is close. One line of the grid is 5 degrees. Read both ends of the steep part again.',
        },
        {
          value: String(fall - 5),
          misconception: 'misreads-scale',
          feedback:
            'That is close. One line of the grid is 5 degrees. Read both ends of the steep part again.',
        },
      ].filter(isFall),
    ),
    hints: [
      'Find the part where the line falls most steeply. Read the temperature at both of its ends.',
      `The steep part goes from hour ${hourOf(passes)} to hour ${hourOf(passes + 1)}. Read both temperatures, and find the difference.`,
    ],
    solution: [
      `The line is steepest from hour ${hourOf(passes)} to hour ${hourOf(passes + 1)}. That is when cold air took the place of warm air.`,
      `The temperature went from ${fahrenheit(before)} to ${fahrenheit(after)}.`,
      `${numeral(before)} − ${numeral(after)} = ${numeral(fall)}, so it fell by ${fahrenheit(fall)}.`,
    ],
  }
}

function temperatureGraph(
  title: string,
  series: { label: string; values: readonly number[] }[],
  from: number,
  step: number,
): Figure {
  const all = series.flatMap(({ values }) => values)
  const count = series[0]?.values.length ?? 0
  return {
    kind: 'line-graph',
    title,
    x: { from, to: from + (count - 1) * step, step, label: 'Time (hours after midnight)' },
    y: { from: Math.min(...all) - 5, to: Math.max(...all) + 5, step: 5, label: 'Temperature (°F)' },
    series: series.map(({ label, values }) => ({ label, points: hourly(values, from, step) })),
    description: `A line graph of temperature over time. ${series.map(({ label, values }) => `${label}: ${values.map((value, index) => `${fahrenheit(value)} at hour ${from + index * step}`).join(', ')}.`).join(' ')}`,
  }
}

function afterLowest(random: Random): Item {
  const town = random.pick(towns)
  const rows = 8
  const lowest = random.integer(2, 4)
  const first = random.integer(6, 12)
  const pressures = [random.integer(1002, 1012)]
  const temperatures = [random.integer(58, 76)]
  while (pressures.length < rows) {
    const isBefore = pressures.length <= lowest
    pressures.push((pressures.at(-1) ?? 0) + (isBefore ? -1 : 1) * random.integer(1, 3))
    const gap = pressures.length - 1 - lowest
    const change = isBefore
      ? random.integer(0, 2)
      : -(gap === 1 ? random.integer(6, 10) : random.integer(1, 5))
    temperatures.push((temperatures.at(-1) ?? 0) + change)
  }
  const hours = random.integer(2, 3)
  const at = (index: number) => temperatures[index] ?? 0
  const fall = at(lowest) - at(lowest + hours)
  const hourOf = (index: number) => first + index
  const wrong: WrongValue[] = [
    {
      value: String(at(0) - at(hours)),
      misconception: 'wrong-time',
      feedback: `You started at hour ${hourOf(0)}. First find the row where the pressure is lowest, and start there.`,
    },
    {
      value: String(at(lowest) - at(rows - 1)),
      misconception: 'whole-time',
      feedback: `You went on to the last row. Only ${hours} hours after the front are asked for.`,
    },
    {
      value: String(at(lowest) - at(lowest + 1)),
      misconception: 'wrong-time',
      feedback: `That is the fall in the first hour after the front. How much is it in ${hours} hours?`,
    },
    {
      value: String(at(0) - at(rows - 1)),
      misconception: 'whole-time',
      feedback: 'You compared the first row with the last one. Start where the pressure is lowest.',
    },
    {
      value: String(at(lowest + hours)),
      misconception: 'reads-one-point',
      feedback: `${fahrenheit(at(lowest + hours))} is the temperature at the end. How much is it below the temperature when the front passed?`,
    },
    {
      value: String((pressures[lowest + hours] ?? 0) - (pressures[lowest] ?? 0)),
      misconception: 'wrong-column',
      feedback: 'That is the change of the pressure. The question is about the temperature.',
    },
  ]
  return {
    stem: `The table shows the weather in ${town}. As a cold front comes near, the air pressure falls, and it is lowest when the front passes. By how many degrees did the temperature fall in the ${hours} hours after the front had passed?`,
    figure: {
      kind: 'table',
      title: `Weather in ${town}`,
      columns: ['Hours after midnight', 'Temperature (°F)', 'Air pressure (mb)'],
      rows: temperatures.map((temperature, index) => [
        String(hourOf(index)),
        String(temperature),
        String(pressures[index] ?? 0),
      ]),
      description: `A table of temperature and air pressure. ${temperatures.map((temperature, index) => `Hour ${hourOf(index)}: ${fahrenheit(temperature)}, ${pressures[index] ?? 0} millibars.`).join(' ')}`,
    },
    ...number(
      { label: 'Fall of the temperature', after: '°F' },
      { value: String(fall), sign: 'either' },
      wrong.filter(isFall),
    ),
    hints: [
      'Use the column of air pressure first: in which row is it lowest?',
      `The front passed at hour ${hourOf(lowest)}. Read the temperature there and ${hours} hours later.`,
    ],
    solution: [
      `The pressure is lowest at hour ${hourOf(lowest)}, so the front passed then. The temperature was ${fahrenheit(at(lowest))}.`,
      `After ${hours} hours, at hour ${hourOf(lowest + hours)}, it was ${fahrenheit(at(lowest + hours))}.`,
      `${numeral(at(lowest))} − ${numeral(at(lowest + hours))} = ${numeral(fall)}, so it fell by ${fahrenheit(fall)}. Cold air had moved in.`,
    ],
  }
}

function frontSpeed(random: Random): Item {
  const [one = '', other = '', third = ''] = random.sample<string>(towns, 3)
  const speed = random.pick([15, 20, 25, 30, 35, 40])
  const hours = random.integer(2, 5)
  const later = random.integer(2, 6)
  const firstAt = random.integer(1, 3)
  const count = firstAt + hours + 4
  const fall = random.pick([15, 20])
  const warm = random.integer(12, 15) * 5
  const run = (passes: number, top: number) =>
    Array.from({ length: count }, (_, index) =>
      index <= passes ? top : top - fall - (index > passes + 1 ? 5 : 0),
    )
  const [a, b] = [run(firstAt, warm), run(firstAt + hours, warm + random.pick([5, 10]))]
  const [between, further] = [speed * hours, speed * later]
  const isSpeed = random.chance(0.5)
  const start = random.integer(4, 9)
  const figure = temperatureGraph(
    'Temperature in two towns',
    [
      { label: one, values: a },
      { label: other, values: b },
    ],
    start,
    1,
  )
  const [hourA, hourB] = [start + firstAt, start + firstAt + hours]
  const told = `A cold front moves from ${one} straight to ${other}, ${between} miles away. In each town the temperature drops sharply as the front passes.`
  const steps = [
    `In ${one}, the sharp drop starts at hour ${hourA}, and in ${other} at hour ${hourB}. So the front took ${hourB} − ${hourA} = ${hours} hours.`,
    `It went ${between} miles in that time: ${between} ÷ ${hours} = ${speed} miles in one hour.`,
  ]
  if (isSpeed) {
    return {
      stem: `${told} How fast did the front move?`,
      figure,
      ...number({ label: 'Speed of the front', after: 'miles per hour' }, { value: String(speed) }, [
        {
          value: `${between}/${hourB}`,
          misconception: 'wrong-time',
          feedback: `You divided by ${hourB}, the time on the clock when the front came to ${other}. How many hours did it take from ${one} to ${other}?`,
        },
        {
          value: `${between}/${hourA}`,
          misconception: 'wrong-time',
          feedback: `You divided by ${hourA}, the time on the clock when the front came to ${one}. How many hours did it take from ${one} to ${other}?`,
        },
        {
          value: String(hours),
          misconception: 'stops-early',
          feedback: `${hours} hours is how long the front took from ${one} to ${other}. How many miles is that in one hour?`,
        },
        {
          value: String(between * hours),
          misconception: 'multiplies',
          feedback: `You multiplied miles by hours. In one hour the front goes less far than ${between} miles.`,
        },
        {
          value: `${between}/${hours + 1}`,
          misconception: 'misreads-scale',
          feedback: `Check the times: compare the start of the one drop with the start of the other.`,
        },
      ]),
      hints: [
        `Find the sharp drop of each line. At what hour does each one start?`,
        `The front was in ${one} at hour ${hourA}, and in ${other} at hour ${hourB}. How many hours are between, and how many miles did it go in that time?`,
      ],
      solution: [...steps, `So it moved at ${speed} miles per hour.`],
    }
  }
  return {
    stem: `${told} It goes on at the same speed to ${third}, ${further} miles beyond ${other}. How many hours after ${other} will it reach ${third}?`,
    figure,
    ...number({ label: 'Time from one town to the other', after: 'hours' }, { value: String(later) }, [
      {
        value: String(speed),
        misconception: 'stops-early',
        feedback: `${speed} miles per hour is the speed. How long does it take to go ${further} miles at that speed?`,
      },
      {
        value: String(hours),
        misconception: 'stops-early',
        feedback: `${hours} hours is the time from ${one} to ${other}, which are ${between} miles apart. How far is it to ${third}?`,
      },
      {
        value: String(hours + later),
        misconception: 'whole-time',
        feedback: `That is the time from ${one} to ${third}. The question starts in ${other}.`,
      },
      {
        value: String(hourB + later),
        misconception: 'wrong-time',
        feedback: `That is the time on the clock. The question asks how many hours it takes from ${other}.`,
      },
      {
        value: `${further * hourB}/${between}`,
        misconception: 'wrong-time',
        feedback: `It looks as if you took ${hourB} hours for the way from ${one} to ${other}. That is the time on the clock. How long did the front take?`,
      },
    ]),
    hints: [
      `First find how long the front took from ${one} to ${other}: look for the sharp drop of each line.`,
      `From ${one} to ${other} it took ${hourB} − ${hourA} hours for ${between} miles. How many miles is that in one hour? Then use it for ${further} miles.`,
    ],
    solution: [
      ...steps,
      `To ${third} it is ${further} miles: ${further} ÷ ${speed} = ${later}. So it takes ${later} hours.`,
    ],
  }
}

/** What an air mass brings from its home (level 1), how fronts work (level 2), what a report tells (level 3). */
const airAndFronts: ConceptualModel = {
  id: 'air-and-fronts',
  kind: 'conceptual',
  thinking: 'explain',
  seconds: 50,
  make(random, level) {
    if (level === 1) return airMass(random)
    const story = random.pick(level === 2 ? frontStories : reports)
    return askStory(random, level === 2 ? story : { ...story, stem: `${story.stem} Fill the gaps.` })
  },
}

function airMass(random: Random): Item {
  const { place, is, from, to, heat, water } = random.pick(sources)
  const otherHeat = heat === 'warm' ? 'cold' : 'warm'
  const otherWater = water === 'moist' ? 'dry' : 'moist'
  const stay = random.pick(['For a week', 'For many days', 'For several days'])
  return {
    stem: `${stay}, a large body of air rests over ${place}. Then it moves ${to}. What kind of air does it bring?`,
    ...inlineChoice(random, [
      'The air mass brings air that is ',
      {
        label: 'temperature',
        right: heat,
        wrong: [
          {
            text: otherHeat,
            misconception: 'source-ignored',
            feedback: `Air takes on the temperature of what lies below it. Is it ${otherHeat} over ${place}?`,
          },
        ],
        keepOrder: ['cold', 'warm'],
      },
      ' and ',
      {
        label: 'moisture',
        right: water,
        wrong: [
          {
            text: otherWater,
            misconception: 'land-and-water',
            feedback: `Think of what lies below this air: ${is}. Can ${otherWater === 'moist' ? 'much water get into the air from there' : 'the air stay dry over so much water'}?`,
          },
        ],
        keepOrder: ['dry', 'moist'],
      },
      '.',
    ]),
    hints: [
      'Air that rests for days gets to be like the land or water below it.',
      `Ask two things about ${place}: is it hot or cold there, and is there much water?`,
    ],
    solution: [
      `Below this air there is ${is}.`,
      `${from} So the air gets ${heat}.`,
      `${water === 'moist' ? 'Water evaporates into it from below, so it gets moist.' : 'Little water can evaporate into it there, so it stays dry.'} It keeps this for a while as it moves.`,
    ],
  }
}

const questions = conceptModel({
  id: 'weather-ideas',
  thinking: 'classify',
  seconds: 40,
  questions: weatherQuestions,
})

/** Why air moves and weather changes; some items ask for the order of what one sees. */
const weatherIdeas: ConceptualModel = {
  ...questions,
  make(random, level) {
    if (random.chance(0.75)) return questions.make(random, level)
    const { stem, steps, wrong, hints, solution } = random.pick(sequences[level])
    return {
      stem,
      ...order(random, {
        options: [...steps],
        first: 'first',
        last: 'last',
        wrong: wrong.map(([misconception, before, feedback]) => ({
          misconception,
          before: [...before],
          feedback,
        })),
      }),
      hints: [...hints],
      solution: [...solution, sentence(`the order is: ${steps.join(' – ')}.`)],
    }
  },
}

export const weatherAndAirMasses = defineSkill({
  id: 'weather-and-air-masses',
  revision: 2,
  subject: 'science',
  gradeLevel: 6,
  strand: 'Weather and climate',
  name: 'Weather and air masses',
  description: 'Read weather maps and data to tell how moving air masses change the weather.',
  icon: 'cloud',
  standards: ['MS-ESS2-5'],
  prerequisites: ['unit-rates'],
  misconceptions: [
    {
      id: 'front-direction',
      name: 'takes the wrong side of a front for “ahead”',
      explanation: 'The triangles and half circles point the way in which the front moves.',
    },
    {
      id: 'nearest-any-side',
      name: 'takes the nearest place, on whichever side',
      explanation: 'A front only reaches places ahead of it. A near place behind it has been passed.',
    },
    {
      id: 'skips-nearer',
      name: 'skips the nearer place',
      explanation: 'Of the places ahead, the front gets to the nearest one first.',
    },
    {
      id: 'swaps-fronts',
      name: 'swaps cold fronts and warm fronts',
      explanation: 'Behind a cold front comes cold air, and behind a warm front comes warm air.',
    },
    {
      id: 'cold-rises',
      name: 'lets cold air rise over warm air',
      explanation: 'Cold air is denser. Where the two meet, warm air is pushed up.',
    },
    {
      id: 'pressure-swapped',
      name: 'swaps high and low pressure',
      explanation:
        'Low pressure goes with rising air, clouds, and rain. High pressure most often means clear sky.',
    },
    {
      id: 'source-ignored',
      name: 'forgets where the air comes from',
      explanation: 'Air that rests for days takes on the temperature of the land or sea below.',
    },
    {
      id: 'land-and-water',
      name: 'mixes up air from land and air from the sea',
      explanation: 'Air over the sea gets moist. Air over land, above all over deserts and ice, is dry.',
    },
    {
      id: 'weather-stays',
      name: 'thinks that weather is made on the spot',
      explanation: 'Most changes come with air that moves in from somewhere else.',
    },
    {
      id: 'forecast-certain',
      name: 'takes a forecast for a promise',
      explanation:
        'A forecast tells how likely something is. A 30% chance of rain means that it may well stay dry.',
    },
    {
      id: 'cloud-causes',
      name: 'thinks that clouds bring the cold or the wind',
      explanation: 'Clouds form where moist air rises and cools. They are a sign of it, not its cause.',
    },
    {
      id: 'whole-time',
      name: 'takes the whole time instead of the part asked for',
      explanation: 'Read which hours the question is about, and use only these.',
    },
    {
      id: 'reads-one-point',
      name: 'reads one point where a change is asked for',
      explanation: 'A change needs two readings and their difference.',
    },
    {
      id: 'misreads-scale',
      name: 'misreads the scale',
      explanation: 'Look at how much one line of the grid stands for.',
    },
    {
      id: 'wrong-time',
      name: 'uses the wrong time',
      explanation: 'A time on the clock is not how long something took. Subtract the start from the end.',
    },
    {
      id: 'wrong-column',
      name: 'reads the wrong column',
      explanation: 'Check the heading and the unit of the column.',
    },
    {
      id: 'stops-early',
      name: 'stops at a step on the way',
      explanation: 'Read the question again before you answer.',
    },
    {
      id: 'multiplies',
      name: 'multiplies where it should divide',
      explanation: 'Speed is distance divided by time: how far in one hour.',
    },
  ],
  lesson: {
    idea: [
      'An air mass is a huge body of air with about the same temperature and moisture. It gets these from its home. Over warm sea it gets warm and moist, and over cold land it gets cold and dry.',
      'Air masses move. Where two of them meet, there is a front. At a cold front, cold air pushes in under warm air. The warm air rises fast, and tall clouds with short, heavy rain can form. Then it gets colder. At a warm front, warm air slides up over cold air. Clouds spread out, rain can last for long, and then it gets warmer.',
      'On a map, triangles mark a cold front and half circles mark a warm front. They point the way in which the front moves. Air pressure falls as a front comes near and rises after a cold front has passed. High pressure most often means clear sky.',
      'A forecast tells what is likely, and not what is certain, since small changes can make air masses move in another way.',
    ],
    figure: {
      kind: 'weather-map',
      fronts: [
        {
          id: 'front',
          front: 'cold',
          points: [
            [44, 74],
            [41, 40],
            [44, 6],
          ],
          ahead: 'left',
        },
      ],
      centers: [],
      stations: [
        { id: 'west', label: '', at: [22, 40], reading: '48 °F' },
        { id: 'east', label: '', at: [64, 40], reading: '70 °F' },
      ],
      hasKey: true,
      description:
        'A weather map. A cold front runs from north to south, with triangles that point east. West of it, a station reads 48 °F. East of it, a station reads 70 °F.',
    },
    workedExample: { model: 'front-data', level: 3 },
    words: [
      { word: 'air mass', meaning: 'A huge body of air with about the same temperature and moisture.' },
      { word: 'front', meaning: 'The border where two air masses meet.' },
      { word: 'air pressure', meaning: 'How hard the air above presses on a place, told in millibars (mb).' },
      { word: 'low', meaning: 'A place with lower pressure than around it, often with clouds and rain.' },
      { word: 'high', meaning: 'A place with higher pressure than around it, often with clear sky.' },
      { word: 'forecast', meaning: 'What the weather is likely to be.' },
    ],
  },
  models: [mapModel, frontData, airAndFronts, weatherIdeas],
})
