import { defineModel, numbersIn, solved } from '#form'
import { askedOf, type Digit, digitBugs as bugs, digitOf, isPlace } from '#bugs/decimals/digit-bugs.ts'
import { type Place, placeName, places, worthOf, written } from '#decimals/decimal.ts'
import { digitsOf, placesIn } from '#decimals/shown-places.ts'
import { typedDecimal } from '#decimals/typed-decimal.ts'
import { say } from './messages.gen.ts'

const asksAt = { 1: 'value', 2: 'times', 3: 'shift' } as const

/** The value of a digit (level 1), of the same digit in two places (level 2), of a digit that moves (level 3). */
export const digitValue = defineModel<Digit>({
  id: 'digit-value',
  thinking: 'compute',
  seconds: 40,
  standards: ['5.NBT.A.1'],
  bugs,
  task: ({ asks, place, steps }) => `${asks} ${place} ${steps}`,
  draw(random, level) {
    const asks = asksAt[level]
    const digits = random.sample([1, 2, 3, 4, 5, 6, 7, 8, 9], 5)
    if (asks === 'shift') {
      const place = random.pick(places)
      const steps = random.pick([-3, -2, -1, 1, 2, 3])
      return { asks, number: (digits[0] ?? 1) * worthOf(place), place, steps }
    }
    const place = random.pick<Place>(
      asks === 'value'
        ? ['tenths', 'hundredths', 'thousandths', 'tens']
        : ['tenths', 'hundredths', 'thousandths'],
    )
    const steps = asks === 'times' ? random.integer(1, 3) : 0
    const twin = places[places.indexOf(place) - steps]
    const number = places
      .slice(1)
      .reduce(
        (sum, each, at) =>
          sum +
          worthOf(each) * (each === twin ? (digits[places.indexOf(place) - 1] ?? 1) : (digits[at] ?? 1)),
        0,
      )
    return { asks, number, place, steps }
  },
  fits: (digit) =>
    isPlace(digit) && (digit.asks !== 'times' || places.indexOf(digit.place) - digit.steps >= 1),
  item(digit) {
    const { asks, number, place, steps } = digit
    const its = { digit: digitOf(digit), number: written(number) }
    const name = placeName(place)
    const move = { count: Math.abs(steps), side: steps > 0 ? 'left' : 'right' }
    return {
      stem: [
        asks === 'value'
          ? say('digit.value', its)
          : asks === 'times'
            ? say('digit.times', its)
            : say('digit.shift', { digit: its.digit, place: name, ...move }),
      ],
      ...typedDecimal(digit, {
        label: say('digit.label'),
        key: askedOf(digit),
        ...(asks === 'times' ? { unit: say('digit.unit') } : {}),
        bugs,
      }),
      hints: [say(`digit.nudge.${asks === 'value' ? 'value' : 'other'}`), say(`digit.hint.${asks}`)],
      solution:
        asks === 'times'
          ? [say('digit.each'), say('digit.times-so', { count: steps, factor: 10 ** steps })]
          : asks === 'value'
            ? [
                say('digit.place', { digit: its.digit, place: name }),
                say('digit.so', { digit: its.digit, value: String(askedOf(digit)) }),
              ]
            : [
                say('digit.each'),
                say('digit.shift-so', { from: written(number), to: String(askedOf(digit)) }),
              ],
    }
  },
  solve({ stem }) {
    const [digit = 0] = numbersIn(stem).map(({ value }) => value)
    const [place] = placesIn(stem)
    if (place !== undefined) {
      const steps = numbersIn(stem).find(({ noun }) => /^(?:places|lugares)$/.test(noun))?.value ?? 1
      const moved = /left|izquierda/.test(stem) ? steps : -steps
      return solved.number((digit * worthOf(place) * 10 ** moved) / 1000)
    }
    const [left, right] = digitsOf(/\d+\.\d+/.exec(stem)?.[0] ?? '').filter((each) => each.digit === digit)
    if (left === undefined) throw new TypeError('expects the digit in the number')
    return solved.number(right === undefined ? (digit * left.worth) / 1000 : left.worth / right.worth)
  },
})
