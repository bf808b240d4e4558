import { defineModel, type ItemTemplate, type Level, numberOf, slip, solved } from '#form'
import { tableFigure } from '#shapes/display/display.ts'
import { say } from './messages.gen.ts'

interface Values {
  level: Level
  way: 'wire' | 'fiber' | 'radio'
  /** What each pulse is measured as, in tenths of a volt; at level 3 what is lost at each station, and the limit. */
  tenths: number[]
}

const threshold = 25
const digitsOf = (tenths: readonly number[]): number[] => tenths.map((volts) => (volts > threshold ? 1 : 0))
const worthOf = (count: number): number[] =>
  Array.from({ length: count }, (_unused, at) => 2 ** (count - 1 - at))
const numberFrom = (digits: readonly number[]): number => digits.reduce((sum, digit) => 2 * sum + digit, 0)
const typed = (digits: readonly number[]): number => Number(digits.join(''))
const volts = (tenths: number): string => String(tenths / 10)

/** Bits through noise: their digits (1), the number that they show (2), and how far noise lets them get (3). */
export const decode = defineModel<Values>({
  id: 'decode',
  thinking: 'read a figure',
  seconds: 55,
  standards: ['MS-PS4-3'],
  draw(random, level) {
    const way = random.pick(['wire', 'fiber', 'radio'] as const)
    if (level === 3) return { level, way, tenths: [random.integer(2, 12), random.integer(11, 38)] }
    const bits = [1, ...Array.from({ length: level === 1 ? 4 : 3 }, () => random.integer(0, 1))]
    return {
      level,
      way,
      tenths: bits.map((bit) => (bit === 1 ? random.integer(36, 58) : random.integer(1, 15))),
    }
  },
  fits: ({ level, tenths }) =>
    level === 3
      ? // A loss of 1 volt would read like the digit 1.
        tenths[0] !== 10 && (50 - (tenths[1] ?? 0)) % (tenths[0] ?? 1) !== 0
      : new Set(digitsOf(tenths)).size === 2,
  item: (values) => (values.level === 3 ? relay(values) : received(values)),
  task: ({ level, tenths }) => `${level}/${level === 3 ? tenths.join() : digitsOf(tenths).join('')}`,
  solve(shown) {
    if (shown.figure?.kind !== 'table') {
      const numbers = shown.stem.match(/\d+(?:\.\d+)?/g)?.map(Number) ?? []
      // What is sent, what is lost at each station, and the limit follow the digit 1, which comes first and last.
      const [sent = 5, loss = 1, limit = 0] = numbers.filter((each) => each !== 1)
      return solved.number(Math.floor((sent - limit) / loss))
    }
    const digits = shown.figure.rows.map(([, cell]) => (Number(cell) > threshold / 10 ? 1 : 0))
    return solved.number(digits.length === 5 ? typed(digits) : numberFrom(digits))
  },
})

function received({ level, way, tenths }: Values): ItemTemplate {
  const digits = digitsOf(tenths)
  const isNumber = level === 2
  const flipped = digits.map((digit) => 1 - digit)
  const worth = worthOf(digits.length)
  const sum = worth.filter((_its, at) => digits[at] === 1).join(' + ')
  const find = isNumber ? numberFrom : typed
  return {
    stem: [
      say('decode.scene', { way }),
      isNumber ? say('decode.ask-number', { places: worth.join(', ') }) : say('decode.ask-bits'),
    ],
    figure: tableFigure(
      say('decode.title'),
      [say('decode.pulse'), say('decode.volts')],
      tenths.map((each, at) => [String(at + 1), volts(each)]),
    ),
    ...numberOf({
      label: say(isNumber ? 'decode.label-number' : 'decode.label-bits'),
      value: find(digits),
      slips: [
        slip(find(flipped), 'signals.flips', say('decode.told.flipped')),
        slip(find(digits.toReversed()), 'order.backward', say('decode.told.backward')),
        ...(isNumber
          ? [
              slip(
                digits.reduce((count, digit) => count + digit, 0),
                'signals.place-ignored',
                say('decode.told.count'),
              ),
              slip(typed(digits), 'data.stops-early', say('decode.told.digits')),
            ]
          : []),
      ],
    }),
    // Digits in a row are no number: they are shown without a comma.
    ...(isNumber ? {} : { answer: digits.join('') }),
    hints: [
      say(`decode.hint.${isNumber ? 'number' : 'bits'}`),
      say(`decode.hint.${isNumber ? 'number-next' : 'bits-next'}`),
    ],
    solution: [
      say('decode.so.bits', { digits: digits.join('') }),
      isNumber && sum.includes('+')
        ? say('decode.so.number', { sum, value: numberFrom(digits) })
        : say('decode.so.clean'),
    ],
  }
}

function relay({ tenths: [loss = 1, limit = 0] }: Values): ItemTemplate {
  const value = Math.floor((50 - limit) / loss)
  const told = { loss: volts(loss), limit: volts(limit) }
  return {
    stem: [say('decode.scene-relay', told), say('decode.ask-relay', told)],
    ...numberOf({
      label: say('decode.label-relay'),
      value,
      slips: [
        slip(Math.floor(50 / loss), 'signals.digital-is-perfect', say('decode.told.whole')),
        slip(value + 1, 'data.stops-early', say('decode.told.one-more', told)),
        slip(value - 1, 'data.stops-early', say('decode.told.one-less', told)),
      ],
    }),
    hints: [say('decode.hint.relay'), say('decode.hint.relay-next', told)],
    solution: [
      say('decode.so.relay', {
        value,
        volts: volts(50 - value * loss),
        after: volts(50 - (value + 1) * loss),
      }),
      say('decode.so.repeat'),
    ],
  }
}
