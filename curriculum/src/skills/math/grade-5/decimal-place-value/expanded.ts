import { defineModel, mathIn, numbersIn, solved, tex } from '#form'
import { askedOf, countBugs as bugs, type Counted, totalOf } from '#bugs/decimals/count-bugs.ts'
import { sumOf } from '#data-sets/measures.ts'
import { type Place, placeName, worthOf, written } from '#decimals/decimal.ts'
import { placeNamed, placesIn } from '#decimals/shown-places.ts'
import { typedDecimal } from '#decimals/typed-decimal.ts'
import { say } from './messages.gen.ts'

const asksAt = { 1: 'sum', 2: 'trade', 3: 'rest' } as const
const small: readonly Place[] = ['tenths', 'hundredths', 'thousandths']

const termTex = (count: number, place: Place): string =>
  worthOf(place) >= 1000
    ? String.raw`${count} \times ${worthOf(place) / 1000}`
    : String.raw`${count} \times \frac{1}{${1000 / worthOf(place)}}`

/** `4 \times 10` or `7 \times \frac{1}{100}`: what a term is worth. */
function termWorth(term: string): number {
  const [count = 0, ...factors] = (term.match(/\d+/g) ?? []).map(Number)
  return term.includes('frac') ? count / (factors[1] ?? 1) : count * (factors[0] ?? 1)
}

/** Expanded form with an empty place (level 1), ten or more in a place (level 2), a count that is missing (level 3). */
export const expanded = defineModel<Counted>({
  id: 'expanded',
  thinking: 'explain',
  seconds: 50,
  standards: ['5.NBT.A.3a'],
  bugs,
  task: ({ asks, counts }) => `${asks} ${counts.map(({ place }) => place).join()}`,
  draw(random, level) {
    const asks = asksAt[level]
    const count = () => random.integer(2, 9)
    if (asks === 'sum') {
      const chosen = random.pick<Place[]>([
        ['ones', 'hundredths'],
        ['ones', 'tenths', 'thousandths'],
        ['ones', 'thousandths'],
        ['tens', 'ones', 'hundredths'],
        ['tens', 'tenths', 'hundredths'],
        ['tens', 'ones', 'hundredths', 'thousandths'],
      ])
      return { asks, counts: chosen.map((place) => ({ count: count(), place })) }
    }
    const at = random.integer(asks === 'rest' ? 1 : 0, 1)
    const [first = 'tenths', second = 'hundredths'] = small.slice(at)
    const ones = { count: count(), place: 'ones' as const }
    const parts = [
      { count: random.integer(2, 7), place: first },
      { count: random.integer(11, 29), place: second },
    ]
    return { asks, counts: asks === 'rest' || random.chance(0.4) ? [ones, ...parts] : parts }
  },
  fits: (counted) => (counted.counts.at(-1)?.count ?? 0) % 10 !== 0,
  item(counted) {
    const { asks, counts } = counted
    const total = written(totalOf(counted))
    const [ones, middle] = counts
    const last = counts.at(-1)
    const name = placeName(last?.place ?? 'ones')
    const list = counts.map(({ count, place }) => say('expanded.count', { count, place: placeName(place) }))
    return {
      stem: [
        asks === 'sum'
          ? say('expanded.sum', {
              sum: tex(counts.map(({ count, place }) => termTex(count, place)).join(' + ')),
            })
          : asks === 'trade'
            ? say('expanded.trade', { list: { list, join: 'and' } })
            : say('expanded.rest', {
                number: total,
                ones: ones?.count ?? 0,
                count: middle?.count ?? 0,
                first: placeName(middle?.place ?? 'tenths'),
                second: name,
              }),
      ],
      ...typedDecimal(counted, { label: say('expanded.label'), key: askedOf(counted), bugs }),
      hints: [say(`expanded.nudge.${asks}`), say(`expanded.hint.${asks}`, { place: name })],
      solution:
        asks === 'rest'
          ? [
              say('expanded.all', {
                number: total,
                count: totalOf(counted) / worthOf(last?.place ?? 'ones'),
                place: name,
              }),
              say('expanded.left', { count: last?.count ?? 0, place: name }),
            ]
          : [
              ...counts.map(({ count, place }) =>
                say('expanded.worth', {
                  count,
                  place: placeName(place),
                  value: written(count * worthOf(place)),
                }),
              ),
              say('expanded.so', { number: total }),
            ],
    }
  },
  solve({ stem }) {
    const [sum] = mathIn(stem)
    if (sum !== undefined) return solved.number(sumOf(sum.split(' + ').map(termWorth)))
    const listed = numbersIn(stem).flatMap(({ value, noun }) => {
      const place = placeNamed(noun)
      return place === undefined ? [] : [(value * worthOf(place)) / 1000]
    })
    const [number] = numbersIn(stem)
    if (placeNamed(number?.noun ?? '') !== undefined) return solved.number(sumOf(listed))
    const asked = worthOf(placesIn(stem).at(-1) ?? 'ones') / 1000
    return solved.number(((number?.value ?? 0) - sumOf(listed)) / asked)
  },
})
