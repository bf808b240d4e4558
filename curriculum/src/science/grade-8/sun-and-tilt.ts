import { number } from '../../build-item.ts'
import { inlineChoice } from '../../build-placed.ts'
import type { Figure, Item, Response } from '../../item.ts'
import { person } from '../../people.ts'
import type { Random } from '../../random.ts'
import type { ComputedModel } from '../../skill.ts'
import { numeral } from '../../wording.ts'

const tilt = 23.5
/** Four days of the year with the latitude over which the Sun stands at noon, and Earth's distance in million km. */
const days = [
  { date: 'March 21', overhead: 0, distance: 149 },
  { date: 'June 21', overhead: tilt, distance: 152 },
  { date: 'September 22', overhead: 0, distance: 150 },
  { date: 'December 21', overhead: -tilt, distance: 147 },
] as const
type Day = (typeof days)[number]

const radians = (degrees: number): number => (degrees / 180) * Math.PI

/** Hours with the middle of the Sun above a level horizon, in tenths; air and the Sun's size are left out. */
function daylight(latitude: number, overhead: number): number {
  const halfDay = Math.acos(-Math.tan(radians(latitude)) * Math.tan(radians(overhead)))
  return Math.round((halfDay / Math.PI) * 240) / 10
}

/** The Sun at noon above the horizon, in degrees. */
const noonHeight = (latitude: number, overhead: number): number => 90 - Math.abs(latitude - overhead)

const north = (latitude: number): string =>
  latitude === 0 ? '0°' : `${numeral(Math.abs(latitude))}° ${latitude > 0 ? 'N' : 'S'}`

/** Rounded to whole degrees. */
const cities = [
  { name: 'Anchorage', latitude: 61 },
  { name: 'Seattle', latitude: 48 },
  { name: 'Minneapolis', latitude: 45 },
  { name: 'Boston', latitude: 42 },
  { name: 'Denver', latitude: 40 },
  { name: 'San Francisco', latitude: 38 },
  { name: 'Atlanta', latitude: 34 },
  { name: 'Houston', latitude: 30 },
  { name: 'Miami', latitude: 26 },
  { name: 'London', latitude: 52 },
  { name: 'Madrid', latitude: 40 },
  { name: 'Tokyo', latitude: 36 },
  { name: 'Cairo', latitude: 30 },
  { name: 'Manila', latitude: 15 },
  { name: 'Lima', latitude: -12 },
  { name: 'Brisbane', latitude: -27 },
  { name: 'Johannesburg', latitude: -26 },
  { name: 'Perth', latitude: -32 },
  { name: 'Sydney', latitude: -34 },
  { name: 'Cape Town', latitude: -34 },
  { name: 'Buenos Aires', latitude: -35 },
  { name: 'Auckland', latitude: -37 },
] as const

/** Where and when from hours of daylight (level 1), the noon Sun from latitude (level 2), back from it (level 3). */
export const sunData: ComputedModel = {
  id: 'sun-data',
  kind: 'computed',
  thinking: 'work backwards',
  seconds: 70,
  make(random, level) {
    if (level === 1) return secretTown(random)
    if (level === 2) return noonSun(random)
    return random.chance(0.4) ? latitudeFromSun(random) : tiltFromSun(random)
  },
  solve({ stem, figure, interaction }): Response {
    if (figure?.kind === 'sunlight') {
      // In the drawing's own terms: how far the place is turned from the ray that hits the globe straight on.
      const [place] = figure.places
      return { kind: 'number', text: String(90 - Math.abs((place?.latitude ?? 0) - figure.lean)) }
    }
    if (figure?.kind !== 'table') throw new TypeError('expects a table')
    const column = (index: number) => figure.rows.map((row) => Number(row[index]?.replace('°', '')))
    if (interaction.kind !== 'inline-choice') {
      const [one = 0, other = 0] = column(1)
      const [highest, lowest] = [Math.max(one, other), Math.min(one, other)]
      return {
        kind: 'number',
        text: String(
          stem.includes('tilt of the planet') ? (highest - lowest) / 2 : (90 - highest + 90 - lowest) / 2,
        ),
      }
    }
    const [, june = 0, , december = 0] = column(1)
    const isNorth = june > december
    const isJune = stem.includes('on June 21')
    const wanted = [isNorth ? 'Northern' : 'Southern', isNorth === isJune ? 'summer' : 'winter']
    const texts = [...wanted, isNorth === isJune ? 'toward the Sun' : 'away from the Sun']
    const placed = interaction.gaps.map(({ id, options }, index) => [
      id,
      options.find(({ text }) => text.includes(texts[index] ?? '?'))?.id ?? '',
    ])
    return { kind: 'inline-choice', placed: Object.fromEntries(placed) }
  },
}

function secretTown(random: Random): Item {
  const latitude = random.integer(20, 62) * random.pick([1, -1])
  const isNorth = latitude > 0
  const isJune = random.chance(0.5)
  const day = days[isJune ? 1 : 3]
  const other = days[isJune ? 3 : 1]
  const isSummer = isNorth === isJune
  const hours = (each: Day) => daylight(latitude, each.overhead)
  const halves = ['Northern', 'Southern'] as const
  const [half, otherHalf] = isNorth ? halves : (['Southern', 'Northern'] as const)
  const [season, otherSeason] = isSummer ? ['summer', 'winter'] : ['winter', 'summer']
  const [leans, leansNot] = isSummer
    ? ['its half of Earth leans toward the Sun', 'its half of Earth leans away from the Sun']
    : ['its half of Earth leans away from the Sun', 'its half of Earth leans toward the Sun']
  const near = 'Earth is at its closest to the Sun'
  const far = 'Earth is at its farthest from the Sun'
  const columns = ['Date', 'Daylight (hours)', 'Distance to the Sun (million km)']
  const name = person(random)
  return {
    stem: `${name} wants to find out where a town lies. The table tells about four days of its year. In which half of Earth is it, and what season begins there on ${day.date}? Fill the gaps.`,
    figure: {
      kind: 'table',
      title: 'A year in the town',
      columns,
      rows: days.map((each) => [each.date, numeral(hours(each)), numeral(each.distance)]),
      description: `A table with the hours of daylight in the town and the distance from Earth to the Sun. ${days.map((each) => `${each.date}: ${numeral(hours(each))} hours, ${each.distance} million km.`).join(' ')}`,
    },
    ...inlineChoice(random, [
      'The town lies in the ',
      {
        label: 'half of Earth',
        right: `${half} Hemisphere`,
        keepOrder: halves.map((each) => `${each} Hemisphere`),
        wrong: [
          {
            text: `${otherHalf} Hemisphere`,
            misconception: 'same-season-everywhere',
            feedback: `In the ${otherHalf} Hemisphere, days are longest in ${isNorth ? 'December' : 'June'}. When are they longest in this town?`,
          },
        ],
      },
      `. On ${day.date}, `,
      {
        label: 'season',
        right: season,
        keepOrder: ['summer', 'winter'],
        wrong: [
          {
            text: otherSeason,
            misconception: 'same-season-everywhere',
            feedback: `On ${day.date} the town has ${numeral(hours(day))} hours of daylight, and on ${other.date} it has ${numeral(hours(other))}. Which season goes with ${isSummer ? 'long' : 'short'} days?`,
          },
        ],
      },
      ' begins there, because ',
      {
        label: 'reason',
        right: leans,
        wrong: [
          {
            text: leansNot,
            misconception: 'tilt-swapped',
            feedback: `The half that leans ${isSummer ? 'away from' : 'toward'} the Sun has ${isSummer ? 'short' : 'long'} days. How long is this day in the town?`,
          },
          {
            text: near,
            misconception: 'distance-seasons',
            feedback: isJune
              ? 'Look at the last column: in June Earth is not at its closest. And all of Earth is equally near then. What differs between north and south?'
              : 'That is so in December, for all of Earth. But north and south have opposite seasons then. What differs between the two halves?',
          },
          {
            text: far,
            misconception: 'distance-seasons',
            feedback: isJune
              ? 'That is so in June, for all of Earth. But north and south have opposite seasons then. What differs between the two halves?'
              : 'Look at the last column: in December Earth is not at its farthest. And distance is the same for all of Earth. What differs between north and south?',
          },
        ],
      },
      '.',
    ]),
    hints: [
      'Look at the hours of daylight. In which month are the days longest, and in which are they shortest?',
      `Long days mean that a place leans toward the Sun. In June, the North Pole leans toward the Sun. So which half has long days in June?`,
    ],
    solution: [
      `The days are longest in ${isNorth ? 'June' : 'December'}, with ${numeral(Math.max(hours(day), hours(other)))} hours of daylight. So the town leans toward the Sun then.`,
      `In ${isNorth ? 'June it is the Northern' : 'December it is the Southern'} Hemisphere that leans toward the Sun. So the town lies there.`,
      `On ${day.date} the day is ${isSummer ? 'longest' : 'shortest'}, so ${season} begins.`,
      'The distance cannot be the reason. It is the same for north and south, and yet their seasons are opposite.',
    ],
  }
}

function globe(city: { name: string; latitude: number }, day: Day, sunOn: 'left' | 'right'): Figure {
  const lean =
    day.overhead === 0
      ? 'Neither pole leans toward the Sun.'
      : `The ${day.overhead > 0 ? 'North' : 'South'} Pole leans 23.5° toward the Sun.`
  return {
    kind: 'sunlight',
    view: 'side',
    sunOn,
    lean: day.overhead,
    parallels: [{ degrees: 0, label: 'equator' }],
    places: [{ id: 'city', label: city.name, latitude: city.latitude, hour: 12 }],
    hasAxis: true,
    hasRotation: false,
    description: `Earth from the side on ${day.date}, with sunlight from the ${sunOn}. ${lean} ${city.name}, at latitude ${north(city.latitude)}, is marked on the side toward the Sun, where it is noon.`,
  }
}

function noonSun(random: Random): Item {
  const city = random.pick(cities)
  const day = random.pick([days[0], days[1], days[1], days[2], days[3], days[3]])
  const { overhead } = day
  const apart = Math.abs(city.latitude - overhead)
  const height = noonHeight(city.latitude, overhead)
  const isSolstice = overhead !== 0
  const isAcross = isSolstice && Math.sign(city.latitude) !== Math.sign(overhead)
  const opposite = noonHeight(city.latitude, -overhead)
  const name = person(random)
  const straight = isSolstice ? `at ${north(overhead)}` : 'at the equator'
  const high = (value: number) => `${numeral(value)}°`
  return {
    stem: `On June 21 the noon Sun is straight overhead, 90° high, at 23.5° N. On December 21 that is so at 23.5° S, and on March 21 and September 22 at the equator. For each degree of latitude north or south of that place, the noon Sun is 1° lower. How high is it for ${name} in ${city.name}, at ${north(city.latitude)}, at noon on ${day.date}?`,
    figure: globe(city, day, random.pick(['left', 'right'] as const)),
    ...number({ label: 'Height of the noon Sun', after: '°' }, { value: String(height) }, [
      ...(isSolstice
        ? [
            {
              value: String(90 - Math.abs(city.latitude)),
              misconception: 'ignores-tilt',
              feedback: `You counted from the equator. That is right in March and September. On ${day.date}, where is the noon Sun straight overhead?`,
            },
            {
              value: String(opposite),
              misconception: isAcross ? 'same-season-everywhere' : 'tilt-swapped',
              feedback: `${high(opposite)} would be right half a year from then. On ${day.date} the Sun is straight overhead ${straight}. Is that on the same side of the equator as ${city.name}?`,
            },
          ]
        : [
            {
              value: String(noonHeight(city.latitude, tilt)),
              misconception: 'tilt-swapped',
              feedback: `You counted from 23.5° N. That is right on June 21. Where is the noon Sun straight overhead on ${day.date}?`,
            },
            {
              value: String(noonHeight(city.latitude, -tilt)),
              misconception: 'tilt-swapped',
              feedback: `You counted from 23.5° S. That is right on December 21. Where is the noon Sun straight overhead on ${day.date}?`,
            },
          ]),
      {
        value: String(apart),
        misconception: 'stops-early',
        feedback: `${high(apart)} is how far ${city.name} is from the place with the Sun straight overhead. So how much lower than 90° is the Sun?`,
      },
      {
        value: '90',
        misconception: 'ignores-tilt',
        feedback: `The Sun is 90° high at noon only ${straight} on that day. How far is ${city.name} from there?`,
      },
    ]),
    hints: [
      isSolstice
        ? `On ${day.date}, at which latitude is the noon Sun straight overhead? Is it on the same side of the equator as ${city.name}?`
        : `On ${day.date}, at which latitude is the noon Sun straight overhead? How far north or south of there is ${city.name}?`,
      isSolstice
        ? isAcross
          ? `From ${north(city.latitude)} to the equator, and from there on to ${north(overhead)}: how many degrees are that? The Sun is that much lower than 90°.`
          : `How many degrees is it from ${north(city.latitude)} to ${north(overhead)}? Both are on the same side of the equator. The Sun is that much lower than 90°.`
        : `How many degrees is it from ${north(city.latitude)} to the equator? The Sun is that much lower than 90°.`,
    ],
    solution: [
      isSolstice
        ? `On ${day.date} the ${overhead > 0 ? 'North' : 'South'} Pole leans toward the Sun, so the noon Sun is straight overhead ${straight}.`
        : `On ${day.date} neither pole leans toward the Sun, so the noon Sun is straight overhead at the equator.`,
      isSolstice
        ? isAcross
          ? `${city.name} is on the other side of the equator: ${Math.abs(city.latitude)} + 23.5 = ${numeral(apart)}, so it is ${high(apart)} away.`
          : `${city.name} is on the same side of the equator: ${numeral(Math.max(Math.abs(city.latitude), tilt))} − ${numeral(Math.min(Math.abs(city.latitude), tilt))} = ${numeral(apart)}, so it is ${high(apart)} away.`
        : `${city.name} is ${high(apart)} away from the equator.`,
      `90 − ${numeral(apart)} = ${numeral(height)}, so the noon Sun is ${high(height)} high.`,
    ],
  }
}

const twoHeights = (title: string, rows: [string, number][]): Figure => ({
  kind: 'table',
  title,
  columns: ['Day', 'Height at noon'],
  rows: rows.map(([day, height]) => [day, `${numeral(height)}°`]),
  description: `A table with the title ${title}. ${rows.map(([day, height]) => `${day}: ${numeral(height)}° high at noon.`).join(' ')}`,
})

function latitudeFromSun(random: Random): Item {
  const latitude = random.integer(28, 62)
  const isNorth = random.chance(0.5)
  const [high, low] = [noonHeight(latitude, tilt), noonHeight(latitude, -tilt)]
  const [june, december] = isNorth ? [high, low] : [low, high]
  const middle = 90 - latitude
  const name = person(random)
  const top = isNorth ? 'June' : 'December'
  const degrees = (value: number) => `${numeral(value)}°`
  return {
    stem: `On a long trip, ${name} measures how high the Sun stands at noon, twice at the same place. At 23.5° N the noon Sun is straight overhead on June 21, and at 23.5° S on December 21. How many degrees north or south of the equator is the place?`,
    figure: twoHeights('The Sun at one place', [
      ['June 21', june],
      ['December 21', december],
    ]),
    ...number(
      { label: 'Distance from the equator', after: '°' },
      { value: String(latitude) },
      [
        {
          value: String(middle),
          misconception: 'stops-early',
          feedback: `${degrees(middle)} is midway between the two heights. The Sun is so high in March and September, when it is straight overhead at the equator. How much lower than 90° is that?`,
        },
        {
          value: String(90 - high),
          misconception: 'ignores-tilt',
          feedback: `In ${top} the Sun is ${degrees(90 - high)} lower than straight overhead. But it is then overhead at 23.5° ${isNorth ? 'N' : 'S'}, and not at the equator.`,
        },
        {
          value: String(90 - low),
          misconception: 'ignores-tilt',
          feedback: `In ${isNorth ? 'December' : 'June'} the Sun is ${degrees(90 - low)} lower than straight overhead. But it is then overhead at 23.5° ${isNorth ? 'S' : 'N'}, and not at the equator.`,
        },
        {
          value: String(90 - high - tilt),
          misconception: 'tilt-swapped',
          feedback: `You took 23.5° away. The Sun is higher in ${top}, so it is then overhead on the same side of the equator as the place. Is the place nearer to the equator than that, or farther?`,
        },
        {
          value: String(high - low),
          misconception: 'stops-early',
          feedback: `${degrees(high - low)} is how much the height changes in half a year. It is twice the tilt, at any place like this. Use one of the heights to find where the place is.`,
        },
      ].filter(({ value }) => Number(value) > 0),
    ),
    hints: [
      `Start with one day. On ${top} 21, how much lower than 90° is the Sun at this place?`,
      `So the place is that many degrees from 23.5° ${isNorth ? 'N' : 'S'}, and on the far side from the equator. How far from the equator is it?`,
    ],
    solution: [
      `On ${top} 21 the noon Sun is ${degrees(high)} high: 90 − ${numeral(high)} = ${numeral(90 - high)}, so the place is ${degrees(90 - high)} from where the Sun is straight overhead.`,
      `That is at 23.5° ${isNorth ? 'N' : 'S'}. The place is still farther from the equator: 23.5 + ${numeral(90 - high)} = ${latitude}.`,
      `The other day agrees: ${latitude} + 23.5 = ${numeral(90 - low)}, and 90 − ${numeral(90 - low)} = ${numeral(low)}.`,
    ],
  }
}

const planets = ['Kora', 'Velis', 'Tarn', 'Omri', 'Sula', 'Pallo', 'Ruun', 'Miro'] as const

function tiltFromSun(random: Random): Item {
  const latitude = random.integer(32, 60)
  const its = random.integer(4, 30)
  if (latitude + its > 86 || its === 23 || its === 24) return tiltFromSun(random)
  const [high, low] = [noonHeight(latitude, its), noonHeight(latitude, -its)]
  const planet = random.pick(planets)
  const change = high - low
  const degrees = (value: number) => `${numeral(value)}°`
  return {
    stem: `In a story by ${person(random)}, the planet ${planet} has seasons, just as Earth does. A probe on ${planet} measures how high the sun stands at noon. At its place the sun is never straight overhead. What is the tilt of the planet’s axis? On Earth it is 23.5°.`,
    figure: twoHeights(`The sun on ${planet}`, [
      ['Longest day', high],
      ['Shortest day', low],
    ]),
    ...number({ label: 'Tilt of the axis', after: '°' }, { value: String(its) }, [
      {
        value: String(change),
        misconception: 'forgets-half',
        feedback: `${degrees(change)} is the change from the longest day to the shortest. In that time the overhead sun goes from one tilt north of the equator to one tilt south of it. How many tilts are that?`,
      },
      {
        value: '23.5',
        misconception: 'ignores-tilt',
        feedback: `23.5° is the tilt of Earth. On Earth the height would change by 47° in half a year. How much does it change on ${planet}?`,
      },
      {
        value: String(90 - high),
        misconception: 'stops-early',
        feedback: `${degrees(90 - high)} is how far the sun is from straight overhead on the longest day. That depends on the place, too. Use both days.`,
      },
      {
        value: String((high + low) / 2),
        misconception: 'stops-early',
        feedback: `${degrees((high + low) / 2)} is midway between the two heights. How far is each height from that?`,
      },
      {
        value: String(high + low),
        misconception: 'forgets-half',
        feedback: 'You added the two heights. What tells how much the seasons change the height of the sun?',
      },
    ]),
    hints: [
      'Think of Earth. From June to December, the place with the Sun straight overhead moves from 23.5° N to 23.5° S. By how much does the noon Sun change?',
      `On Earth the change is 23.5° twice over. On ${planet} the height goes from ${degrees(high)} to ${degrees(low)}.`,
    ],
    solution: [
      `From the longest day to the shortest, the height changes by ${numeral(high)} − ${numeral(low)} = ${numeral(change)}, in degrees.`,
      'In that half year, the place with the sun straight overhead moves from one tilt north of the equator to one tilt south of it, or the other way around. That is two tilts.',
      `${numeral(change)} ÷ 2 = ${its}, so the axis of ${planet} is tilted ${its}°.`,
      `${its > tilt ? 'That is more than on Earth, so the seasons differ more' : 'That is less than on Earth, so the seasons differ less'}.`,
    ],
  }
}
