import { defineModel, type ItemTemplate, type Level, numberOf, numbersIn, slip, solved } from '#form'
import { tableOf } from '#shapes/display/display.ts'
import { type Data, reading, timeAt } from '#worlds/data.ts'
import { wavePower } from '#worlds/wave-power/wave-power.ts'
import { wavePowerWords } from '#worlds/wave-power/words.ts'
import { say } from './messages.gen.ts'

interface Values {
  level: Level
  data: Data
  rope: number
  /** Rows that are compared. */
  from: number
  to: number
  /** Level 3: the energy of another rope at the first amplitude. */
  known: number
}

const rowPairs: readonly (readonly [number, number])[] = [
  [0, 1],
  [0, 2],
  [1, 3],
]
const beyond = [60, 80]

/** The key is what the solution works out; the farthest of the ways that agree with the pattern sets the tolerance. */
function around(exact: number, ways: readonly number[]): { value: number; within: number } {
  const value = Math.round(exact)
  return { value, within: Math.ceil(Math.max(...ways.map((each) => Math.abs(each - value)))) + 1 }
}

interface Asked {
  growth: number
  ratio: number
  value: number
  within: number
  /** The amplitude beyond the table. */
  target?: number
}

function askedOf({ level, data, rope, from, to, known }: Values): Asked {
  const at = (row: number) => reading(data, rope, row)
  const amplitude = (row: number) => timeAt(data, row)
  const growth = amplitude(to) / amplitude(from)
  const ratio = at(to) / at(from)
  if (level === 1) {
    return { growth, ratio, value: Math.round(ratio), within: 0.5 }
  }
  if (level === 2) {
    const target = beyond[to % 2] ?? 60
    const ways = [0, 1, 2, 3].map((row) => at(row) * (target / amplitude(row)) ** 2)
    return { growth, ratio, target, ...around(at(3) * (target / 40) ** 2, ways) }
  }
  const ratios = [0, 1].map((series) => reading(data, series, to) / reading(data, series, from))
  const ways = ratios.map((each) => each * known)
  return { growth, ratio, ...around(growth ** 2 * known, ways) }
}

/** How many times as much energy (1), energy beyond the table (2), and the pattern carried over to a new rope (3). */
export const energyData = defineModel<Values>({
  id: 'energy-data',
  thinking: 'compute',
  seconds: 65,
  calculator: 'basic',
  standards: ['MS-PS4-1'],
  task: ({ level, rope, from, to }) => `${level}/${rope}/${from}/${to}`,
  draw(random, level) {
    const [from, to] = random.pick(rowPairs)
    return {
      level,
      data: wavePower.draw(random, { kind: 'course', things: 2 }).data,
      rope: random.integer(0, 1),
      from,
      to,
      known: random.integer(8, 30),
    }
  },
  fits(values) {
    const { value, within, growth } = askedOf(values)
    const rows = [0, 1].flatMap((series) => [0, 1, 2, 3].map((row) => reading(values.data, series, row)))
    return (
      within <= 0.16 * value &&
      // Rounded, the readings show the square.
      (values.level !== 1 || value === growth ** 2) &&
      (values.level !== 3 || !rows.includes(values.known))
    )
  },
  item(values) {
    const { level, data, rope, from, to, known } = values
    const { value, within } = askedOf(values)
    const its = {
      rope: data.series[rope]?.thing ?? 'A',
      from: timeAt(data, from),
      to: timeAt(data, to),
      target: askedOf(values).target ?? 0,
      known,
    }
    return {
      stem: [wavePowerWords.scene(data), say(`data.ask-${level}`, its)],
      figure: tableOf(wavePowerWords, data),
      ...numberOf({
        label: say(level === 1 ? 'data.label-times' : 'data.label-energy'),
        after: level === 1 ? say('data.times') : 'J',
        value,
        within,
        slips: slipsOf(values),
      }),
      hints: [say(`data.hint-${level}`), say(`data.next-${level}`, its)],
      solution: worked(values),
    }
  },
  solve({ stem, figure, interaction }) {
    if (figure?.kind !== 'table' || interaction.kind !== 'number') throw new TypeError('expects a table')
    const rows = figure.rows.map((row) => row.map(Number))
    const cell = (amplitude: number, column: number) => rows.find(([its]) => its === amplitude)?.[column] ?? 1
    const told = numbersIn(stem).map((each) => each.value)
    const isB = /(rope|cuerda) B\b/.test(stem)
    if (interaction.after !== 'J') {
      const [low = 1, high = 1] = told.slice(-2).toSorted((one, other) => one - other)
      return solved.number(Math.round(cell(high, isB ? 2 : 1) / cell(low, isB ? 2 : 1)))
    }
    const ask = stem
      .split(/(?<=\.) /)
      .slice(2)
      .join(' ')
    const [first = 1, second = 10, third] = numbersIn(ask).map((each) => each.value)
    if (third === undefined) return solved.number(Math.round(cell(40, isB ? 2 : 1) * (first / 40) ** 2))
    return solved.number(Math.round(first * (third / second) ** 2))
  },
})

function slipsOf(values: Values) {
  const { level, data, rope, from, to, known } = values
  const { growth, target = 0 } = askedOf(values)
  const at = (row: number) => reading(data, rope, row)
  const last = at(3)
  switch (level) {
    case 1:
      return [
        slip(growth, 'wave.energy-amplitude', say('data.same')),
        slip(at(to) - at(from), 'ratio.additive', say('data.more')),
        slip(at(to), 'data.stops-early', say('data.joules')),
      ]
    case 2:
      return [
        slip(Math.round((last * target) / 40), 'wave.energy-amplitude', say('data.in-step')),
        slip(last + ((target - 40) / 10) * (last - at(2)), 'ratio.additive', say('data.step')),
        slip(last, 'reading.one-point', say('data.last')),
      ]
    case 3:
      return [
        slip(known * growth, 'wave.energy-amplitude', say('data.in-step')),
        slip(known + at(to) - at(from), 'ratio.additive', say('data.other-rise')),
        slip(at(to), 'reading.wrong-series', say('data.other-rope')),
      ]
  }
}

function worked(values: Values): ItemTemplate['solution'] {
  const { level, data, rope, from, to, known } = values
  const { growth, value, target = 0 } = askedOf(values)
  const at = (row: number) => reading(data, rope, row)
  const pair = { less: at(from), more: at(to), from: timeAt(data, from), to: timeAt(data, to) }
  switch (level) {
    case 1:
      return [
        say('data.so-rows', { rope: data.series[rope]?.thing ?? 'A', ...pair }),
        say('data.so-times', { less: pair.less, more: pair.more, value }),
        say('data.so-more-than', { growth, value }),
      ]
    case 2:
      return [
        say('data.so-pattern'),
        say('data.so-from-last', { target, growth: target / 40, square: (target / 40) ** 2 }),
        say('data.so-beyond', { last: at(3), square: (target / 40) ** 2, value }),
      ]
    case 3:
      return [
        say('data.so-pattern'),
        say('data.so-both', { ...pair, square: growth ** 2 }),
        say('data.so-new', { known, square: growth ** 2, value: known * growth ** 2 }),
      ]
  }
}
