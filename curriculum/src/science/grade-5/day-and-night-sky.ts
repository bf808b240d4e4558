import { number } from '../../build-item.ts'
import { hotSpot, inlineChoice, order } from '../../build-placed.ts'
import type { Figure, Item } from '../../item.ts'
import { person } from '../../people.ts'
import type { Random } from '../../random.ts'
import { type ComputedModel, type ConceptualModel, defineSkill } from '../../skill.ts'
import { count, listed, numeral } from '../../wording.ts'
import { conceptModel } from '../concept-questions.ts'
import { seasonStars, skyQuestions } from './sky-questions.ts'
import { spotLetter } from '../../right-answer.ts'

const centimeters = (value: number): string => `${numeral(value)} cm`

/** 13 → “1 p.m.” */
const clock = (hour: number): string =>
  hour === 12 ? 'noon' : hour < 12 ? `${hour} a.m.` : `${hour - 12} p.m.`
/** 805 minutes → “1:25 p.m.” */
const clockTime = (minutes: number): string => {
  const [hour, minute] = [Math.floor(minutes / 60), minutes % 60]
  return `${hour > 12 ? hour - 12 : hour}:${String(minute).padStart(2, '0')} ${hour < 12 ? 'a.m.' : 'p.m.'}`
}
const duration = (minutes: number): string =>
  `${Math.floor(minutes / 60)} hours ${count(minutes % 60, 'minute')}`

/**
 * Shadows of a pole, hour by hour from 8 to 4, as long as trigonometry makes them for a Sun that stands highest at
 * noon, rounded to the grid of the graph. `height` is of the Sun at noon, in degrees.
 */
function shadows(pole: number, height: number): number[] {
  const radians = (degrees: number) => (degrees / 180) * Math.PI
  return [8, 9, 10, 11, 12, 13, 14, 15, 16].map((hour) => {
    // At an equinox: the Sun's height follows from the hour and from its height at noon.
    const sine = Math.cos(radians((hour - 12) * 15)) * Math.sin(radians(height))
    return Math.round(pole / Math.tan(Math.asin(sine)) / 10) * 10
  })
}

const poles = ['a pole', 'a stick', 'a post', 'a fence post', 'a broomstick'] as const
const grounds = [
  'in the schoolyard',
  'on a playground',
  'in a backyard',
  'in a park',
  'in a parking lot',
  'on a beach',
] as const

function shadowGraph(values: readonly number[], hidden: readonly number[] = []): Figure {
  const most = Math.max(...values)
  const points = values.map((value, index): [number, number] => [8 + index, value])
  const shown = points.filter(([hour]) => !hidden.includes(hour))
  return {
    kind: 'line-graph',
    title: 'Length of the shadow',
    x: {
      from: 8,
      to: 16,
      step: 1,
      label: 'Time of day',
      names: ['8 a.m.', '9', '10', '11', 'noon', '1', '2', '3', '4 p.m.'],
    },
    y: { from: 0, to: Math.ceil(most / 20) * 20, step: most > 300 ? 20 : 10, label: 'Length (cm)' },
    series: [{ label: 'Shadow', points: shown }],
    description: `A line graph of the length of a shadow. ${shown.map(([hour, value]) => `At ${clock(hour)}, ${centimeters(value)}.`).join(' ')}`,
  }
}

/** Cities with their longest and shortest daylight and the middle of the day in summer and in winter, in minutes. */
const cities = [
  { name: 'Miami', long: 825, short: 631, noon: [803, 740] },
  { name: 'Houston', long: 843, short: 614, noon: [803, 740] },
  { name: 'Phoenix', long: 862, short: 596, noon: [750, 746] },
  { name: 'Atlanta', long: 864, short: 594, noon: [819, 756] },
  { name: 'Denver', long: 899, short: 561, noon: [782, 718] },
  { name: 'Chicago', long: 914, short: 548, noon: [773, 709] },
  { name: 'Boston', long: 917, short: 545, noon: [766, 703] },
  { name: 'Minneapolis', long: 937, short: 526, noon: [795, 731] },
  { name: 'Seattle', long: 959, short: 505, noon: [791, 728] },
] as const

/** Read a shadow's change (level 1), use that morning mirrors afternoon (level 2), daylight of two seasons (level 3). */
const shadowData: ComputedModel = {
  id: 'shadow-data',
  kind: 'computed',
  thinking: 'read a figure',
  seconds: 65,
  make(random, level) {
    if (level === 1) return shadowChange(random)
    return level === 2 ? mirroredShadow(random) : daylight(random)
  },
  solve({ stem, figure }) {
    const answer = (value: number) => ({ kind: 'number' as const, text: String(value) })
    if (figure?.kind === 'table') {
      const minutesOf = (text = ''): number => {
        const [, hour, minute, half] = /(\d+):(\d+) ([ap])/.exec(text) ?? []
        return (Number(hour) % 12) * 60 + Number(minute) + (half === 'p' ? 720 : 0)
      }
      const [summer = 0, winter = 0] = figure.rows.map((row) => minutesOf(row[2]) - minutesOf(row[1]))
      return answer(summer - winter)
    }
    if (figure?.kind !== 'line-graph') throw new TypeError('expects a graph')
    const points = figure.series[0]?.points ?? []
    const at = (hour: number) => points.find(([x]) => x === hour)?.[1] ?? Number.NaN
    const hours = [...stem.matchAll(/(\d+) ([ap])\.m\.|(noon)/g)].map(([, hour, half, noon]) =>
      noon ? 12 : (Number(hour) % 12) + (half === 'p' ? 12 : 0),
    )
    if (stem.includes('was not measured')) return answer(at(24 - (hours.at(-1) ?? 0)))
    const [from = 0, to = 0] = hours
    return answer(Math.abs(at(from) - at(to)))
  },
}

function drawShadows(random: Random) {
  const pole = random.integer(6, 15) * 10
  const height = random.pick([40, 45, 50, 55])
  return { pole, values: shadows(pole, height), thing: random.pick(poles), ground: random.pick(grounds) }
}

function shadowChange(random: Random): Item {
  const { values, thing, ground } = drawShadows(random)
  const isMorning = random.chance(0.5)
  const [from, to] = isMorning
    ? random.pick([
        [8, 10],
        [8, 12],
        [9, 11],
        [9, 12],
        [10, 12],
      ] as const)
    : random.pick([
        [12, 15],
        [12, 14],
        [13, 15],
        [13, 16],
        [12, 16],
      ] as const)
  const at = (hour: number) => values[hour - 8] ?? 0
  const [start, end] = [at(from), at(to)]
  const change = Math.abs(end - start)
  if (change < 20) return shadowChange(random)
  const name = person(random)
  return {
    stem: `On a sunny day, ${name} measures the shadow of ${thing} ${ground}. By how many centimeters does the shadow get ${isMorning ? 'shorter' : 'longer'} from ${clock(from)} to ${clock(to)}?`,
    figure: shadowGraph(values),
    ...number({ label: 'Change of the shadow', after: 'cm' }, { value: String(change), sign: 'either' }, [
      {
        value: String(start),
        misconception: 'reads-one-point',
        feedback: `At ${clock(from)} the length is ${centimeters(start)}. Read the length at ${clock(to)}, too. How far are they apart?`,
      },
      {
        value: String(end),
        misconception: 'reads-one-point',
        feedback: `At ${clock(to)} the length is ${centimeters(end)}. Read the length at ${clock(from)}, too. How far are they apart?`,
      },
      {
        value: String(start + end),
        misconception: 'adds-instead',
        feedback: `You added the two lengths. To find how much a length changes, look for the difference.`,
      },
      {
        value: String(to - from),
        misconception: 'wrong-axis',
        feedback: `${to - from} is the number of hours. The question asks for centimeters, which are on the other axis.`,
      },
    ]),
    hints: [
      `Find ${clock(from)} and ${clock(to)} at the bottom of the graph. How high is the line at each time?`,
      `At ${clock(from)} the shadow is ${centimeters(start)} long. Read its length at ${clock(to)}, and find the difference.`,
    ],
    solution: [
      `At ${clock(from)} the shadow is ${centimeters(start)} long, and at ${clock(to)} it is ${centimeters(end)} long.`,
      `${numeral(Math.max(start, end))} − ${numeral(Math.min(start, end))} = ${numeral(change)}, so it changes by ${centimeters(change)}.`,
      isMorning
        ? 'In the morning the Sun climbs higher, and so shadows get shorter.'
        : 'In the afternoon the Sun gets lower, and so shadows get longer.',
    ],
  }
}

function mirroredShadow(random: Random): Item {
  const { values, thing, ground } = drawShadows(random)
  const gap = random.integer(1, 4)
  const isLate = random.chance(0.6)
  const hour = isLate ? 12 + gap : 12 - gap
  const partner = 24 - hour
  const at = (each: number) => values[each - 8] ?? 0
  const value = at(hour)
  const near = [hour - 1, hour + 1].filter((each) => each >= 8 && each <= 16)
  const name = person(random)
  const [inner = 12] = near.filter((each) => Math.abs(each - 12) < gap)
  if (value - at(inner) < 10) return mirroredShadow(random)
  return {
    stem: `On a sunny day, ${name} measures the shadow of ${thing} ${ground}. On this day the Sun is highest right at noon, so the afternoon mirrors the morning. The shadow at ${clock(hour)} was not measured. How long was it?`,
    figure: shadowGraph(values, [hour]),
    ...number({ label: `Length at ${clock(hour)}`, after: 'cm' }, { value: String(value) }, [
      {
        value: String(at(inner)),
        misconception: 'wrong-partner',
        feedback: `At ${clock(inner)} the length is ${centimeters(at(inner))}. Which time is just as far from noon as ${clock(hour)}?`,
      },
      {
        value: String(at(12)),
        misconception: 'shadow-same',
        feedback: `${centimeters(at(12))} is the shadow at noon, the shortest one. Was the Sun as high at ${clock(hour)}?`,
      },
      {
        value: String(at(24 - inner) + (at(24 - inner) - at(12))),
        misconception: 'steady-change',
        feedback: `It looks as if you let the shadow grow by the same amount each hour. Look at the other half of the day: does it change by the same amount there?`,
      },
      {
        value: '0',
        misconception: 'shadow-same',
        feedback: 'The Sun was still shining at that time, so there was a shadow.',
      },
    ]),
    hints: [
      'Compare the two halves of the graph. At which other time was the Sun just as high?',
      `${clock(hour)} is ${gap === 1 ? '1 hour' : `${gap} hours`} ${isLate ? 'after' : 'before'} noon. Find the time that is just as far on the other side of noon.`.replace(
        /^./,
        (letter) => letter.toUpperCase(),
      ),
    ],
    solution: [
      `The time ${clock(hour)} is ${gap === 1 ? '1 hour' : `${gap} hours`} ${isLate ? 'after' : 'before'} noon. On the other side of noon, ${clock(partner)} is just as far away.`,
      'At both times the Sun is equally high, so the shadows are equally long.',
      `At ${clock(partner)} the shadow was ${centimeters(value)} long. So at ${clock(hour)} it was ${centimeters(value)} long, too.`,
    ],
  }
}

function daylight(random: Random): Item {
  const city = random.pick(cities)
  const shift = random.integer(-6, 6)
  // The day hardly changes around the solstice: by two minutes at most in six days.
  const lost = Math.round(shift ** 2 / 24)
  const [summerNoon, winterNoon] = city.noon
  const spanOf = (noon: number, length: number): [number, number] => {
    const rise = Math.round(noon - length / 2)
    return [rise, rise + length]
  }
  // It also moves a little on the clock.
  const summer = spanOf(summerNoon + Math.round(shift / 3), city.long - lost)
  const winter = spanOf(winterNoon + Math.round(shift / 2), city.short + lost)
  const length = ([rise, set]: [number, number]) => set - rise
  const difference = length(summer) - length(winter)
  const [juneDay, decemberDay] = [21 + shift, 21 + shift]
  const name = person(random)
  return {
    stem: `${name} looks up when the Sun rises and sets in ${city.name}. How many minutes longer is the Sun up on June ${juneDay} than on December ${decemberDay}?`,
    figure: {
      kind: 'table',
      title: `The Sun in ${city.name}`,
      columns: ['Day', 'Sunrise', 'Sunset'],
      rows: [
        [`June ${juneDay}`, clockTime(summer[0]), clockTime(summer[1])],
        [`December ${decemberDay}`, clockTime(winter[0]), clockTime(winter[1])],
      ],
      description: `A table of sunrise and sunset in ${city.name}. On June ${juneDay} the Sun rises at ${clockTime(summer[0])} and sets at ${clockTime(summer[1])} that day. On December ${decemberDay} it rises at ${clockTime(winter[0])} and sets at ${clockTime(winter[1])} that day.`,
    },
    ...number({ label: 'Longer by', after: 'minutes' }, { value: String(difference) }, [
      {
        value: String(length(summer)),
        misconception: 'stops-early',
        feedback: `That is how long the Sun is up in June. How much longer is that than in December?`,
      },
      {
        value: String(summer[1] - winter[1]),
        misconception: 'one-end-only',
        feedback:
          'You compared the sunsets only. The sunrise changes as well. Find how long the Sun is up on each day first.',
      },
      {
        value: String(winter[0] - summer[0]),
        misconception: 'one-end-only',
        feedback:
          'You compared the sunrises only. The sunset changes as well. Find how long the Sun is up on each day first.',
      },
      {
        value: String(
          Math.floor(length(summer) / 60) * 100 +
            (length(summer) % 60) -
            Math.floor(length(winter) / 60) * 100 -
            (length(winter) % 60),
        ),
        misconception: 'hundred-minutes',
        feedback: 'It looks as if you counted 100 minutes for an hour. One hour has 60 minutes.',
      },
      {
        value: String(Math.abs(24 * 60 - length(summer))),
        misconception: 'stops-early',
        feedback: 'That is how long the night is in June. Compare the time with the Sun up on both days.',
      },
    ]),
    hints: [
      'How long is the Sun up on each of the two days? Count from sunrise to noon, and from noon to sunset.',
      `On June ${juneDay} the Sun is up for ${duration(length(summer))}. Find the same for December ${decemberDay}, and remember that 1 hour is 60 minutes.`,
    ],
    solution: [
      `June ${juneDay}: from ${clockTime(summer[0])} to ${clockTime(summer[1])} is ${duration(length(summer))}, or ${length(summer)} minutes.`,
      `December ${decemberDay}: from ${clockTime(winter[0])} to ${clockTime(winter[1])} is ${duration(length(winter))}, or ${length(winter)} minutes.`,
      `${length(summer)} − ${length(winter)} = ${difference}, so the Sun is up ${difference} minutes longer in June.`,
    ],
  }
}

/** Noon or midnight (level 1), sunrise or sunset by the turning (level 2), what comes hours later (level 3). */
const turningEarth: ComputedModel = {
  id: 'turning-earth',
  kind: 'computed',
  thinking: 'work backwards',
  seconds: 50,
  make: lookFromAbove,
  solve({ stem, figure }) {
    if (figure?.kind !== 'sunlight') throw new TypeError('expects a globe')
    const later = Number(/In (\d+) hours/.exec(stem)?.[1] ?? 0)
    const goal = stem.includes('noon') ? 12 : stem.includes('midnight') ? 0 : stem.includes('rising') ? 6 : 18
    // Half a turn takes 12 hours, so angles are compared on a circle of 24.
    const away = (hour: number) => Math.abs(((hour + later - goal + 36) % 24) - 12)
    const best = figure.places.toSorted((a, b) => away(a.hour) - away(b.hour))[0]
    return { kind: 'hot-spot', options: [best?.id ?? ''] }
  },
}

const goals = {
  noon: { hour: 12, says: 'noon', sign: 'in the middle of the lit side' },
  midnight: { hour: 0, says: 'midnight', sign: 'in the middle of the dark side' },
  sunrise: { hour: 6, says: 'the Sun just rising', sign: 'on the edge, about to turn into the light' },
  sunset: { hour: 18, says: 'the Sun just setting', sign: 'on the edge, about to turn into the dark' },
} as const

/** How a place lies, for those who hear the figure. */
const placeTold = (hour: number): string =>
  hour === 12
    ? 'in the middle of the lit side'
    : hour === 0
      ? 'in the middle of the dark side'
      : hour === 6
        ? 'on the edge between dark and light; the arrow leads from there into the light'
        : hour === 18
          ? 'on the edge between light and dark; the arrow leads from there into the dark'
          : hour > 6 && hour < 12
            ? 'on the lit side, between the edge where places turn into the light and the middle'
            : hour > 12 && hour < 18
              ? 'on the lit side, between the middle and the edge where places turn into the dark'
              : hour > 18
                ? 'on the dark side, between the edge where places turn into the dark and the middle'
                : 'on the dark side, between the middle and the edge where places turn into the light'

function lookFromAbove(random: Random, level: 1 | 2 | 3): Item {
  const goal =
    goals[
      level === 1
        ? random.pick(['noon', 'midnight'] as const)
        : level === 2
          ? random.pick(['sunrise', 'sunset'] as const)
          : random.pick(['noon', 'midnight', 'sunrise', 'sunset'] as const)
    ]
  const later = level === 3 ? random.pick([3, 6, 9, 12]) : 0
  const rightHour = (goal.hour - later + 24) % 24
  const opposite = (rightHour + 12) % 24
  const [before, after] = [(rightHour + 18) % 24, (rightHour + 6) % 24]
  const turnedBack = (goal.hour + later) % 24
  const base = level === 3 ? [goal.hour, turnedBack, opposite] : [opposite, before, after]
  const slants = random.sample([3, 9, 15, 21], 4)
  const hours = [...new Set([...base, ...(level === 3 ? [before, after] : slants)])].filter(
    (hour) => hour !== rightHour,
  )
  const chosen = random.shuffle([rightHour, ...hours.slice(0, level === 1 ? 3 + random.integer(0, 1) : 3)])
  const latitudes = chosen.map(() => random.integer(15, 40))
  const places = chosen.map((hour, index) => ({
    id: `place-${hour}`,
    label: '',
    hour,
    latitude: latitudes[index] ?? 30,
  }))
  const letterOf = (hour: number) => spotLetter(chosen.indexOf(hour))
  const sunOn = random.pick(['left', 'right'] as const)
  const name = person(random)
  const wrong = chosen
    .filter((hour) => hour !== rightHour)
    .map((hour) => ({
      picked: [`place-${hour}`],
      misconception:
        level === 3 && hour === goal.hour
          ? 'forgets-turning'
          : (level === 3 && hour === turnedBack) || (level === 2 && hour === opposite)
            ? 'turns-other-way'
            : hour === opposite
              ? 'light-dark-swapped'
              : 'edge-for-middle',
      feedback:
        level === 3 && hour === goal.hour
          ? `At place ${letterOf(hour)} that is so right now. But the question asks about ${later} hours from now. How far does Earth turn until then?`
          : level === 3 && hour === turnedBack
            ? `Place ${letterOf(hour)} would be right if Earth turned the other way. Follow the arrow.`
            : level === 2 && hour === opposite
              ? `Place ${letterOf(hour)} is on an edge, too. But which way does the arrow carry it: into the light, or into the dark?`
              : `Place ${letterOf(hour)} lies ${placeTold(hour)}. ${level === 3 ? `Where will it be in ${later} hours?` : 'Is that what you look for?'}`,
    }))
  const part =
    { 3: 'an eighth of a turn', 6: 'a quarter of a turn', 9: 'three eighths of a turn', 12: 'half a turn' }[
      later
    ] ?? ''
  const question =
    level === 3
      ? `In ${later} hours, at which place will ${goal.hour % 12 === 0 ? `it be ${goal.says}` : `the Sun just be ${goal.hour === 6 ? 'rising' : 'setting'}`}?`
      : level === 2
        ? `At which place is ${goal.says}?`
        : `At which place is it ${goal.says} now?`
  return {
    stem: `${name} looks at a drawing of Earth from above the North Pole. The arrow shows the way that Earth turns. ${question} Pick its letter.`,
    figure: {
      kind: 'sunlight',
      view: 'north-pole',
      sunOn,
      lean: 0,
      places,
      hasAxis: true,
      hasRotation: true,
      description: `Earth seen from above the North Pole. Sunlight comes from the ${sunOn}, so that half is lit and the other half is dark. An arrow shows that Earth turns counterclockwise. ${chosen.map((hour) => `Place ${letterOf(hour)} is ${placeTold(hour)}.`).join(' ')}`,
    },
    ...hotSpot({ spots: places.map(({ id }) => id), right: [`place-${rightHour}`], wrong }),
    hints: [
      level === 1
        ? 'Where does the sunlight come from? Which side of Earth is lit, and which side is dark?'
        : level === 2
          ? 'The Sun rises and sets at the edge between light and dark. There are two such edges.'
          : 'Earth makes one full turn in 24 hours. How much of a turn is it in the time that is asked for?',
      level === 1
        ? `At ${goal.says}, a place is ${goal.sign}.`
        : level === 2
          ? `Follow the arrow. You look for a place ${goal.sign}.`
          : `In ${later} hours, Earth makes ${part}. The place must then be ${goal.sign}. Go back from there, against the arrow.`,
    ],
    solution:
      level === 3
        ? [
            `In 24 hours Earth turns once around, so in ${later} hours it makes ${part}.`,
            `The place must then be ${goal.sign}. Go back ${part} against the arrow: there is place ${letterOf(rightHour)}.`,
            'So the turning of Earth, and not a motion of the Sun, brings day and night.',
          ]
        : [
            `Sunlight comes from the ${sunOn}. The half that faces it has day, and the other half has night.`,
            `${level === 1 ? `Where it is ${goal.says}, a place is` : `A place with ${goal.says} is`} ${goal.sign}. That is place ${letterOf(rightHour)}.`,
          ],
  }
}

const lights = ['lamps', 'lanterns', 'flashlights', 'candles', 'streetlights', 'headlights'] as const
const starNames = ['Star P', 'Star Q', 'Star R', 'Star S', 'Star T', 'Star V'] as const

/** Distance alone (level 1), distance and true light (level 2), from looks back to true light (level 3). */
const brightness: ComputedModel = {
  id: 'brightness',
  kind: 'computed',
  thinking: 'compare',
  seconds: 50,
  make(random, level) {
    return level === 1 ? equalLights(random) : starsInOrder(random, level === 3)
  },
  solve({ stem, figure, interaction }) {
    if (interaction.kind !== 'order' || figure?.kind !== 'table')
      throw new TypeError('expects an order of rows')
    const numbersOf = (text: string): number[] => {
      const row = figure.rows.find((cells) => cells[0] === text) ?? []
      return row.slice(1).map((cell) => Number(cell.replaceAll(',', '')))
    }
    const scored = interaction.options.map(({ id, text }) => {
      const [distance = 1, light = 1] = numbersOf(text)
      // What reaches the eye thins out with the square of the distance; to look alike, a far star gives off more.
      return { id, score: stem.includes('equally bright') ? distance ** 2 : light / distance ** 2 }
    })
    return { kind: 'order', options: scored.toSorted((a, b) => b.score - a.score).map(({ id }) => id) }
  },
}

const pairOf = (one = '', other = ''): [string, string] => [one, other]

function equalLights(random: Random): Item {
  const kind = random.pick(lights)
  const distances = random.sample([10, 20, 30, 40, 50, 60, 80, 100, 120, 150, 200], 4)
  const rows = distances.map((distance, index) => ({
    name: `Light ${['P', 'Q', 'R', 'S'][index] ?? ''}`,
    distance,
  }))
  const sorted = rows.toSorted((a, b) => a.distance - b.distance)
  const [first, second, third, fourth] = sorted
  if (!first || !second || !third || !fourth) throw new RangeError('expects four lights')
  const name = person(random)
  return {
    stem: `At night, ${name} looks at four equal ${kind}. All give off the same amount of light, but they are not equally far away. Put them in order by how bright they look.`,
    figure: {
      kind: 'table',
      title: `Four equal ${kind}`,
      columns: ['Light', 'Distance (m)'],
      rows: rows.map((row) => [row.name, numeral(row.distance)]),
      description: `A table of four lights and their distances. ${rows.map((row) => `${row.name}: ${row.distance} m.`).join(' ')}`,
    },
    ...order(random, {
      options: sorted.map((row) => row.name),
      first: 'looks brightest',
      last: 'looks dimmest',
      wrong: [
        {
          order: sorted.map((row) => row.name).toReversed(),
          misconception: 'far-is-bright',
          feedback: `You put ${fourth.name} first, which is ${fourth.distance} m away. Does a light look brighter or dimmer when it is farther away?`,
        },
        ...[
          [first, second],
          [second, third],
          [third, fourth],
        ].map(([near, far]) => ({
          before: pairOf(far?.name, near?.name),
          misconception: 'misreads-distance',
          feedback: `You put ${far?.name ?? ''} before ${near?.name ?? ''}. Compare their distances in the table: ${far?.distance ?? 0} m and ${near?.distance ?? 0} m. Which one is closer?`,
        })),
      ],
    }),
    hints: [
      `Think of a car at night. Do its lights look brighter when it is near or when it is far away?`,
      'All give off equally much light, so only the distance counts. Which of the four is closest?',
    ],
    solution: [
      'Light spreads out on its way. So the farther away a light is, the dimmer it looks.',
      `In order of distance: ${listed(sorted.map((row) => `${row.name} (${row.distance} m)`))}.`,
      `So ${first.name} looks brightest, and ${fourth.name} looks dimmest.`,
    ],
  }
}

function starsInOrder(random: Random, isBackwards: boolean): Item {
  const names = random.sample<string>(starNames, 4)
  const distances = random
    .sample([5, 8, 10, 15, 20, 25, 30, 40, 50, 60, 80, 100], isBackwards ? 4 : 2)
    .toSorted((a, b) => a - b)
  const [near = 0, far = 0] = distances
  const outputs = random.sample([1, 2, 3, 5, 8, 10, 20], 3).toSorted((a, b) => b - a)
  const [strong = 3, middle = 2, weak = 1] = outputs
  // Each next one is either farther away or weaker than the one before, and never the other way in the other column.
  const chain: [number, number][] = isBackwards
    ? distances.toReversed().map((distance): [number, number] => [distance, 0])
    : random.pick([
        [
          [near, strong],
          [near, middle],
          [far, middle],
          [far, weak],
        ],
        [
          [near, strong],
          [far, strong],
          [far, middle],
          [far, weak],
        ],
        [
          [near, strong],
          [near, middle],
          [near, weak],
          [far, weak],
        ],
      ])
  const stars = chain.map(([distance, light], index) => ({ name: names[index] ?? '', distance, light }))
  const rows = random.shuffle(stars)
  const inOrder = stars.map((star) => star.name)
  const [first, last] = [stars[0], stars.at(-1)]
  if (!first || !last) throw new RangeError('expects stars')
  const pairs = stars.slice(1).map((star, index) => ({ one: stars[index] ?? star, other: star }))
  return {
    stem: isBackwards
      ? 'Seen from Earth, these four stars look equally bright. But they are not equally far away. Put them in order by how much light they really give off.'
      : 'The table tells how far away four stars are and how much light they really give off. Put them in order by how bright they look from Earth.',
    figure: {
      kind: 'table',
      title: 'Four stars',
      columns: isBackwards
        ? ['Star', 'Distance (light-years)']
        : ['Star', 'Distance (light-years)', 'Light given off (Sun = 1)'],
      rows: rows.map((star) => [
        star.name,
        numeral(star.distance),
        ...(isBackwards ? [] : [numeral(star.light)]),
      ]),
      description: `A table of four stars. ${rows.map((star) => `${star.name}: ${star.distance} light-years away${isBackwards ? '' : `, gives off ${star.light} ${star.light === 1 ? 'time' : 'times'} the light of the Sun`}.`).join(' ')}`,
    },
    ...order(random, {
      options: inOrder,
      first: isBackwards ? 'gives off most light' : 'looks brightest',
      last: isBackwards ? 'gives off least light' : 'looks dimmest',
      wrong: [
        {
          order: inOrder.toReversed(),
          misconception: isBackwards ? 'near-is-strong' : 'far-is-bright',
          feedback: isBackwards
            ? `You put ${last.name} first, which is closest. A close star needs less light to look just as bright. Which one needs most?`
            : `You put ${last.name} first. It is far away or gives off little light. Would it look brightest?`,
        },
        ...pairs.map(({ one, other }) => ({
          before: pairOf(other.name, one.name),
          misconception: isBackwards
            ? 'near-is-strong'
            : one.distance === other.distance
              ? 'ignores-output'
              : 'ignores-distance',
          feedback: isBackwards
            ? `You put ${other.name} before ${one.name}. They look alike, but ${one.name} is ${one.distance} light-years away, and ${other.name} only ${other.distance}. Which one must give off more light?`
            : one.distance === other.distance
              ? `You put ${other.name} before ${one.name}. Both are ${one.distance} light-years away. Which one gives off more light?`
              : `You put ${other.name} before ${one.name}. Both give off equally much light. Which one is closer?`,
        })),
      ],
    }),
    hints: [
      isBackwards
        ? 'A light looks dimmer when it is farther away. What must a far light be like to look as bright as a near one?'
        : 'Two things count: how far away a star is, and how much light it gives off.',
      isBackwards
        ? 'All look alike. So the farther away a star is, the more light it must give off. Which one is farthest?'
        : 'Compare two stars at a time that are alike in one column. Then only the other column counts.',
    ],
    solution: isBackwards
      ? [
          'Light spreads out on its way, so a far star looks dimmer than a near one of the same kind.',
          'These look equally bright. So the farther away one is, the more light it must give off.',
          `In order from far to near: ${listed(stars.map((star) => `${star.name} (${star.distance})`))}.`,
        ]
      : [
          'With the same distance, the star that gives off more light looks brighter.',
          'With the same light, the closer star looks brighter.',
          `So the order is ${listed(inOrder)}.`,
        ],
  }
}

const questions = conceptModel({ id: 'sky-ideas', thinking: 'explain', seconds: 40, questions: skyQuestions })

/** Why the Sun, shadows and stars seem to move; some items of levels 2 and 3 have gaps. */
const skyIdeas: ConceptualModel = {
  ...questions,
  make(random, level) {
    if (level === 1 || random.chance(0.65)) return questions.make(random, level)
    return seasonGaps(random, level === 3)
  },
}

function seasonGaps(random: Random, isLater: boolean): Item {
  const { constellation, season, opposite, next } = random.pick(seasonStars)
  const name = person(random)
  const after = isLater ? 'three months later, in the ' : 'half a year later, in the '
  const [when, place] = isLater ? [next, 'low in the west'] : [opposite, 'up in the daytime']
  return {
    stem: `In ${season}, ${name} sees the constellation ${constellation} high up in the late evening. What comes later in the year? Fill the gaps.`,
    ...inlineChoice(random, [
      `In the late evening ${after}`,
      {
        label: 'season',
        right: when,
        wrong: [
          {
            text: season,
            misconception: 'year-forgotten',
            feedback: `It is ${season} now. Which season comes ${isLater ? 'three months' : 'six months'} later?`,
          },
          {
            text: isLater ? opposite : next,
            misconception: 'year-forgotten',
            feedback: `Count the months again: a season is three months long.`,
          },
        ],
      },
      `, the constellation is `,
      {
        label: 'place in the sky',
        right: isLater ? place : 'not to be seen',
        wrong: [
          {
            text: isLater ? 'just as high' : 'just as high as before',
            misconception: 'stars-fixed',
            feedback:
              'Earth has gone on along its way around the Sun. Does the night side still face the same stars?',
          },
        ],
      },
      ', because ',
      {
        label: 'reason',
        right: 'Earth moves around the Sun',
        wrong: [
          {
            text: 'the stars move around Earth',
            misconception: 'stars-circle-earth',
            feedback:
              'It looks like that. But which of the two really moves along a path in the course of a year?',
          },
          {
            text: 'clouds cover it for months',
            misconception: 'clouds-hide',
            feedback: 'Clouds come and go in days. What takes a whole year?',
          },
        ],
      },
      '.',
    ]),
    hints: [
      'At night we look away from the Sun. In the course of a year, where does Earth go?',
      isLater
        ? 'Each season, Earth goes a quarter of its way around the Sun. So the stars of one season slide to the west in the evening sky.'
        : `After half a year, Earth is on the other side of the Sun. Is the constellation then on the night side or on the side of the Sun?`,
    ],
    solution: [
      isLater ? `Three months after ${season} comes ${when}.` : `Half a year after ${season} comes ${when}.`,
      isLater
        ? `Earth has gone a quarter of its way around the Sun. So in the evening, ${constellation} is low in the west.`
        : `Earth is now on the other side of the Sun. So ${constellation} is ${place}, when the Sun is too bright to see stars.`,
      isLater
        ? 'The stars have hardly moved in this time. What has changed is the direction in which our night side faces.'
        : 'Another half a year later it is back in its place.',
    ],
  }
}

export const dayAndNightSky = defineSkill({
  id: 'day-and-night-sky',
  revision: 2,
  subject: 'science',
  gradeLevel: 5,
  strand: 'Earth in space',
  name: 'Day and night sky',
  description: 'Explain shadows, day and night, and why some stars look brighter than others.',
  icon: 'sun',
  standards: ['5-ESS1-1', '5-ESS1-2'],
  prerequisites: ['decimal-place-value'],
  misconceptions: [
    {
      id: 'sun-circles-earth',
      name: 'thinks that the Sun goes around Earth each day',
      explanation: 'Earth turns once in 24 hours. That makes the Sun seem to move.',
    },
    {
      id: 'stars-circle-earth',
      name: 'thinks that the stars move around Earth',
      explanation:
        'Earth turns each day and moves around the Sun each year. That is why we see the stars move.',
    },
    {
      id: 'clouds-hide',
      name: 'thinks that clouds or the Moon make the night or hide stars for months',
      explanation: 'It is night where Earth is turned away from the Sun.',
    },
    {
      id: 'year-forgotten',
      name: 'mixes up the turn of a day and the way of a year',
      explanation: 'Earth turns once a day. Its way around the Sun takes a year.',
    },
    {
      id: 'stars-fixed',
      name: 'thinks that the same stars are seen all year',
      explanation: 'At night we look away from the Sun. In the course of a year that is toward other stars.',
    },
    {
      id: 'stars-off-by-day',
      name: 'thinks that stars are gone by day',
      explanation: 'The stars are there, but the bright sky hides them.',
    },
    {
      id: 'sun-largest',
      name: 'thinks that the Sun is larger than all other stars',
      explanation: 'The Sun is a medium star. It looks so large and bright because it is so close.',
    },
    {
      id: 'far-is-bright',
      name: 'thinks that far lights look brighter',
      explanation: 'Light spreads out on its way, so far lights look dimmer.',
    },
    {
      id: 'near-is-strong',
      name: 'takes near for strong',
      explanation: 'A near star needs less light to look as bright as a far one.',
    },
    {
      id: 'ignores-distance',
      name: 'forgets the distance',
      explanation: 'How bright a star looks depends on its distance, too.',
    },
    {
      id: 'ignores-output',
      name: 'forgets how much light a star gives off',
      explanation: 'Of two stars at the same distance, the one that gives off more light looks brighter.',
    },
    {
      id: 'misreads-distance',
      name: 'misreads the distances',
      explanation: 'Compare the numbers of the table two by two.',
    },
    {
      id: 'shadow-toward-sun',
      name: 'lets shadows point to the Sun',
      explanation: 'A shadow lies on the side away from the light.',
    },
    {
      id: 'shadow-same',
      name: 'takes shadows to be equally long all day',
      explanation: 'When the Sun is low, shadows are long. They are shortest when it is highest.',
    },
    {
      id: 'wrong-partner',
      name: 'takes the wrong hour of the other half of the day',
      explanation: 'Count the hours from noon: 2 hours before noon mirrors 2 hours after it.',
    },
    {
      id: 'steady-change',
      name: 'lets a shadow change by the same amount each hour',
      explanation: 'Near noon a shadow changes slowly, and early or late in the day it changes fast.',
    },
    {
      id: 'reads-one-point',
      name: 'reads one point where a change is asked for',
      explanation: 'A change needs two readings and their difference.',
    },
    {
      id: 'adds-instead',
      name: 'adds where a difference is asked for',
      explanation: '“How much longer” or “shorter” asks for the difference.',
    },
    {
      id: 'wrong-axis',
      name: 'reads the wrong axis',
      explanation: 'Hours are along the bottom, lengths along the side.',
    },
    {
      id: 'one-end-only',
      name: 'compares only sunrise or only sunset',
      explanation: 'The time with the Sun up goes from sunrise to sunset. Both change.',
    },
    {
      id: 'hundred-minutes',
      name: 'counts 100 minutes for an hour',
      explanation: 'One hour has 60 minutes.',
    },
    {
      id: 'stops-early',
      name: 'stops at a step on the way',
      explanation: 'Read the question again before you answer.',
    },
    {
      id: 'forgets-turning',
      name: 'forgets that Earth turns on',
      explanation: 'In 6 hours Earth makes a quarter of a turn, and in 12 hours half a turn.',
    },
    {
      id: 'turns-other-way',
      name: 'turns Earth the wrong way',
      explanation: 'Seen from above the North Pole, Earth turns counterclockwise. Follow the arrow.',
    },
    {
      id: 'light-dark-swapped',
      name: 'swaps the lit side and the dark side',
      explanation: 'The side that faces the Sun has day.',
    },
    {
      id: 'edge-for-middle',
      name: 'takes another place on the globe for the one asked for',
      explanation: 'Noon is in the middle of the lit side, and sunrise and sunset are at its edges.',
    },
  ],
  lesson: {
    idea: [
      'Earth turns around itself once in 24 hours. The side that faces the Sun has day, and the other side has night. Because Earth turns, the Sun seems to rise in the east, climb, and set in the west.',
      'A shadow lies on the side away from the Sun. When the Sun is low, in the morning and in the evening, shadows are long. They are shortest around noon, when the Sun is highest.',
      'Earth also moves around the Sun, once in a year. At night we look away from the Sun, and so each season has its own stars.',
      'The Sun is a star. It looks so bright because it is so much closer than all other stars. The farther away a star is, the dimmer it looks.',
    ],
    figure: {
      kind: 'sunlight',
      view: 'north-pole',
      sunOn: 'left',
      lean: 0,
      places: [
        { id: 'day', label: 'noon', latitude: 30, hour: 12 },
        { id: 'night', label: 'midnight', latitude: 30, hour: 0 },
      ],
      hasAxis: true,
      hasRotation: true,
      description:
        'Earth seen from above the North Pole, lit from the left. In the middle of the lit half it is noon, and in the middle of the dark half it is midnight. An arrow shows that Earth turns counterclockwise.',
    },
    workedExample: { model: 'shadow-data', level: 2 },
    words: [
      { word: 'rotate', meaning: 'To turn around oneself. Earth rotates once in 24 hours.' },
      { word: 'orbit', meaning: 'The path of Earth around the Sun, or to move along it. It takes a year.' },
      { word: 'star', meaning: 'A huge hot ball of gas that gives off its own light. The Sun is one.' },
      { word: 'constellation', meaning: 'A group of stars that people see as a picture.' },
      { word: 'light-year', meaning: 'The distance that light goes in one year.' },
    ],
  },
  models: [shadowData, turningEarth, brightness, skyIdeas],
})
