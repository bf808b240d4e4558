import { defineModel, solved } from '#form'
import { askedOf, countBugs as bugs, type Counted, totalOf } from '#bugs/decimals/count-bugs.ts'
import { type Place, placeName, worthOf, written } from '#decimals/decimal.ts'
import { placeNamed } from '#decimals/shown-places.ts'
import { typedDecimal } from '#decimals/typed-decimal.ts'
import { tableFigure } from '#shapes/display/display.ts'
import { say } from './messages.gen.ts'

const places = ['ones', 'tenths', 'hundredths', 'thousandths'] as const satisfies readonly Place[]

/**
 * A place-value table with an empty place (level 1), with ten or more in a place (level 2), with a missing count (level
 * 3).
 */
export const counters = defineModel<Counted>({
  id: 'counters',
  thinking: 'read a figure',
  seconds: 60,
  standards: ['5.NBT.A.3a'],
  bugs,
  task: ({ asks, counts }) => `${asks} ${counts.map(({ place, count }) => `${place}${count > 9}`).join()}`,
  draw(random, level) {
    const count = (): number => random.integer(1, 9)
    if (level === 1) {
      const some = random.pick<Place[]>([
        ['ones', 'hundredths'],
        ['ones', 'thousandths'],
        ['tenths', 'thousandths'],
        ['ones', 'tenths', 'thousandths'],
        ['ones', 'hundredths', 'thousandths'],
      ])
      return { asks: 'sum', counts: some.map((place) => ({ place, count: count() })) }
    }
    const [first = 'tenths', second = 'hundredths'] = places.slice(random.integer(1, 2))
    return {
      asks: level === 2 ? 'trade' : 'rest',
      counts: [
        { place: 'ones', count: count() },
        { place: first, count: random.integer(2, 8) },
        { place: second, count: random.integer(11, 39) },
      ],
    }
  },
  fits: ({ counts }) => (counts.at(-1)?.count ?? 0) % 10 > 0,
  minWrongAnswers: 1,
  item(counted) {
    const { asks, counts } = counted
    const total = written(totalOf(counted))
    const shown = (place: Place): string => {
      const found = counts.find((each) => each.place === place)
      return found === undefined
        ? '0'
        : asks === 'rest' && found === counts.at(-1)
          ? '□'
          : String(found.count)
    }
    const last = placeName(counts.at(-1)?.place ?? 'ones')
    return {
      stem: [asks === 'rest' ? say('rest', { total, place: last }) : say('asks')],
      figure: tableFigure(
        say('title'),
        places.map((place) => say(`head.${place}`)),
        [places.map(shown)],
      ),
      ...typedDecimal(counted, { label: say('label'), key: askedOf(counted), bugs }),
      hints: [say('nudge'), say(`hint.${asks}`)],
      solution: [
        ...counts
          .filter((_, at) => asks !== 'rest' || at < counts.length - 1)
          .map(({ count, place }) =>
            say('worth', { place: placeName(place), worth: written(count * worthOf(place)) }),
          ),
        asks === 'rest' ? say('left', { total, n: askedOf(counted), place: last }) : say('so', { total }),
      ],
    }
  },
  solve({ stem, figure }) {
    if (figure?.kind !== 'table') throw new TypeError('expects a table')
    const [row = []] = figure.rows
    const worths = figure.columns.map((column) => worthOf(placeNamed(column) ?? 'ones'))
    const sum = row.reduce((all, cell, at) => all + (Number(cell) || 0) * (worths[at] ?? 0), 0)
    const open = row.indexOf('□')
    if (open < 0) return solved.number(sum / 1000)
    const total = Math.round(1000 * Number(/[\d.]*\d/.exec(stem)?.[0]))
    return solved.number((total - sum) / (worths[open] ?? 1))
  },
})
