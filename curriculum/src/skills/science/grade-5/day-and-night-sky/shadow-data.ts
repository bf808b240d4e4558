import { defineModel, type ItemTemplate, type Level, numberOf } from '#form'
import { person, someone } from '#people/people.ts'
import { cities, shadowsOf } from '#worlds/sky/sun.ts'
import { atHour, type PoleId, poleIds, shadowGraph, shadowOf, sunTable } from '#worlds/sky/words.ts'
import { say } from './messages.gen.ts'

interface Values {
  level: Level
  who: string
  pole: PoleId
  lengths: number[]
  /** Hours: compared at level 1; at level 2 the first is not measured. */
  from: number
  to: number
  city: number
  /** Days after the 21st of June and of December. */
  shift: number
}

/** A change of a shadow (level 1), morning and afternoon alike (level 2), daylight in two seasons (level 3). */
export const shadowData = defineModel<Values>({
  id: 'shadow-data',
  thinking: 'read a figure',
  seconds: 65,
  standards: ['5-ESS1-2'],
  draw(random, level) {
    const isMorning = random.chance(0.5)
    const gap = random.integer(1, 4)
    const [far, near] = [isMorning ? 12 - gap : 12 + gap, random.pick([12, isMorning ? 11 : 13])]
    return {
      level,
      who: someone(random),
      pole: random.pick(poleIds),
      lengths: shadowsOf(10 * random.integer(6, 15), random.integer(28, 46), random.integer(-8, 8)),
      from: level === 2 || isMorning ? far : near,
      to: isMorning ? near : far,
      city: random.integer(0, cities.length - 1),
      shift: random.integer(-5, 5),
    }
  },
  fits({ level, lengths, from, to }) {
    const at = (hour: number): number => lengths[hour - 8] ?? 0
    const inner = from < 12 ? from + 1 : from - 1
    if (lengths.some((length) => !(length < 500))) return false
    return level === 2 ? at(from) - at(inner) >= 10 : level === 3 || Math.abs(at(from) - at(to)) >= 20
  },
  item: (values) => ({ 1: change, 2: mirrored, 3: longerDays })[values.level](values),
  task: ({ level, pole, from, to, city }) =>
    level === 3 ? `3 ${city}` : `${level} ${pole} ${from < 12} ${level === 1 && to === 12}`,
})

function change({ who, pole, lengths, from, to }: Values): ItemTemplate {
  const [start, end] = [from, to].map((hour) => lengths[hour - 8] ?? 0)
  if (start === undefined || end === undefined) throw new RangeError('Two times are compared')
  const [most, least] = [Math.max(start, end), Math.min(start, end)]
  const times = { from: atHour(from), to: atHour(to) }
  const onePoint = { misconception: 'reading.one-point', feedback: say('shadow.one-point') }
  return {
    stem: [
      say('shadow.measures', { who: person(who), shadow: shadowOf(pole) }),
      say('shadow.ask-change', times),
    ],
    figure: shadowGraph(lengths),
    ...numberOf({
      label: say('shadow.change'),
      after: 'cm',
      value: most - least,
      slips: [
        { value: start, ...onePoint },
        { value: end, ...onePoint },
        { value: start + end, misconception: 'data.adds', feedback: say('shadow.added') },
        { value: to - from, misconception: 'reading.wrong-axis', feedback: say('shadow.hours') },
      ],
    }),
    hints: [say('shadow.hint-axis', times), say('shadow.hint-difference')],
    solution: [
      say('shadow.so-read', { ...times, start, end }),
      say('shadow.so-change', { most, least, change: most - least }),
      start > end ? say('shadow.so-morning') : say('shadow.so-afternoon'),
    ],
  }
}

function mirrored({ who, pole, lengths, from }: Values): ItemTemplate {
  const at = (hour: number): number => lengths[hour - 8] ?? 0
  const isMorning = from < 12
  const [inner, partner] = [isMorning ? from + 1 : from - 1, 24 - from]
  const mirrorOfInner = 24 - inner
  const value = at(from)
  return {
    stem: [
      say('shadow.measures', { who: person(who), shadow: shadowOf(pole) }),
      say('shadow.highest-at-noon'),
      say('shadow.ask-missing', { time: atHour(from) }),
    ],
    figure: shadowGraph(lengths, [from]),
    ...numberOf({
      label: say('shadow.missing', { time: atHour(from) }),
      after: 'cm',
      value,
      slips: [
        { value: at(inner), misconception: 'sky.neighbor-time', feedback: say('shadow.neighbor') },
        { value: at(12), misconception: 'sky.shadow-is-fixed', feedback: say('shadow.at-noon') },
        {
          value: 2 * at(mirrorOfInner) - at(12),
          misconception: 'trend.steady',
          feedback: say('shadow.steady'),
        },
        { value: 0, misconception: 'sky.shadow-is-fixed', feedback: say('shadow.still-there') },
      ],
    }),
    hints: [say('shadow.hint-other-half'), say('shadow.hint-from-noon', { gap: Math.abs(from - 12) })],
    solution: [
      say('shadow.so-partner', { time: atHour(from), partner: atHour(partner) }),
      say('shadow.so-equal', { value }),
    ],
  }
}

function longerDays({ city, shift }: Values): ItemTemplate {
  const { figure, name, june, december } = sunTable(city, shift)
  const value = june.length - december.length
  const asHundred = (length: number): number => 100 * Math.floor(length / 60) + (length % 60)
  const told = (length: number) => ({ hours: Math.floor(length / 60), minutes: length % 60, length })
  return {
    stem: [say('days.shown', { city: name }), say('days.ask')],
    figure,
    ...numberOf({
      label: say('days.longer'),
      after: say('days.minutes'),
      value,
      slips: [
        { value: june.length, misconception: 'data.stops-early', feedback: say('days.only-june') },
        { value: june.set - december.set, misconception: 'sky.one-end', feedback: say('days.one-end') },
        { value: december.rise - june.rise, misconception: 'sky.one-end', feedback: say('days.one-end') },
        {
          value: asHundred(june.length) - asHundred(december.length),
          misconception: 'sky.hundred-minutes',
          feedback: say('days.hundred'),
        },
      ],
    }),
    hints: [say('days.hint-each'), say('days.hint-noon')],
    solution: [
      say('days.so-june', told(june.length)),
      say('days.so-december', told(december.length)),
      say('days.so-difference', { june: june.length, december: december.length, value }),
    ],
  }
}
