import { tex, tidy } from '#form'
import { cutOff, type Decimal, digitAt, rounded, toNumber } from '#decimals/decimal.ts'
import { tableFigure } from '#shapes/display/display.ts'
import { linkedTask } from '#shapes/linked-parts/linked-task.ts'
import { quantity, type UnitId } from '#units/units.ts'
import { say } from './messages.gen.ts'

type Story = 'beads' | 'beans' | 'nails' | 'clips' | 'cards' | 'buttons'
type Part = 'most' | 'least' | 'digit' | 'round' | 'many' | 'fits' | 'box' | 'back' | 'order'

/** The unit, and the least and greatest number of a table, in thousandths. */
const sizes: Record<Story, { unit: UnitId; from: number; to: number }> = {
  beads: { unit: 'gram', from: 210, to: 890 },
  beans: { unit: 'gram', from: 180, to: 640 },
  nails: { unit: 'gram', from: 1200, to: 2900 },
  clips: { unit: 'gram', from: 410, to: 1580 },
  cards: { unit: 'millimeter', from: 250, to: 580 },
  buttons: { unit: 'gram', from: 320, to: 990 },
}
const kinds = ['A', 'B', 'C', 'D'] as const

interface Kinds {
  /** The numbers of the four kinds and of a fifth one, in thousandths. */
  sizes: number[]
  fifth: number
  /** Exponents: how many are counted, and how many are in the box. */
  e: number
  k: number
  /** How far the limit is from what 100 come to. */
  off: number
}

const hasThousandths = (size: Decimal): boolean => digitAt(size, 'thousandths') > 0
const power = (exponent: number | string) => tex(`10^{${exponent}}`)

/** A digit and a rounded number (level 1), a hundred of one kind (level 2), powers of 10 both ways (level 3). */
export const task = linkedTask<Kinds, Story, Part>({
  standards: ['5.NBT.A.1', '5.NBT.A.2', '5.NBT.A.3b', '5.NBT.A.4'],
  stories: ['beads', 'beans', 'nails', 'clips', 'cards', 'buttons'],
  levels: {
    1: ['most', 'digit', 'round'],
    2: ['most', 'round', 'many', 'fits'],
    3: ['least', 'many', 'box', 'back', 'order'],
  },
  draw(random, { story }) {
    const { from, to } = sizes[story]
    const center = random.integer(from + 60, to - 60)
    const near = () => center + random.integer(-60, 60)
    const hundredths = [near(), near()].map((each) => 10 * Math.round(each / 10))
    const e = random.integer(2, 3)
    return {
      sizes: random.shuffle([...hundredths, near(), near()]),
      fifth: near(),
      e,
      k: 5 - e,
      off: random.pick([-2, -1, 1, 2]),
    }
  },
  fits({ sizes: all, fifth, side, level }) {
    const [most, least] = [Math.max(...all), Math.min(...all)]
    const one = level === 3 ? least : most
    return (
      new Set([...all, fifth]).size === 5 &&
      all.filter(hasThousandths).length === 2 &&
      hasThousandths(fifth) &&
      // Half of the time, the longer decimals are the smaller ones.
      hasThousandths(one) === (side === 1) &&
      one % 100 !== 50 &&
      digitAt(one, 'hundredths') > 0 &&
      all.some((each) => each > fifth) &&
      all.filter((each) => each > fifth).length !== 2
    )
  },
  told: ({ story }) => [say(`task.${story}.told`)],
  figure: ({ story, sizes: all }) =>
    tableFigure(
      say(`task.${story}.title`),
      [say('task.kind'), say(`task.${story}.head`)],
      all.map((each, at) => [kinds[at] ?? '', each / 1000]),
    ),
  asks(part, { story, sizes: all, fifth, e, off, k, level }) {
    const units = quantity(2, sizes[story].unit)
    switch (part) {
      case 'many':
        return say(`task.${story}.many`, { n: level === 3 ? power(e) : 100, units })
      case 'fits':
        return say(`task.${story}.fits`, { w: Math.round(Math.max(...all) / 10) + off })
      case 'box':
        return say(`task.${story}.box`, {
          w: tidy((Math.min(...all) / 1000) * 10 ** k),
          power: power('n'),
          n: tex('n'),
        })
      case 'back':
        return say(`task.${story}.back`, { n: power(2), w: fifth / 10, units })
      case 'digit':
      case 'round':
        return say(`task.${part}`)
      default:
        return say(`task.${story}.${part}`)
    }
  },
  parts({ sizes: all, fifth, e, k, off, level }) {
    const [most, least] = [Math.max(...all), Math.min(...all)]
    const one = (level === 3 ? least : most) / 1000
    const times = 10 ** (level === 3 ? e : 2)
    const limit = Math.round(most / 10) + off
    const fits = limit * 1000 >= 100 * most
    const hundredth = digitAt(most, 'hundredths')
    const nearest = toNumber(rounded(most, 'tenths'))
    const lighter = all.filter((each) => each < fifth).length
    const pick = (right: number, other: number) => ({
      right: kinds[all.indexOf(right)] ?? '',
      work: right < other ? `${right / 1000} < ${other / 1000}` : `${right / 1000} > ${other / 1000}`,
      wrong: all.flatMap((each, at) =>
        each === right
          ? []
          : [
              [
                kinds[at] ?? '',
                hasThousandths(each) === right > other
                  ? 'decimal.longer-is-larger'
                  : 'decimal.shorter-is-larger',
                say('task.slip.places'),
              ] as const,
            ],
      ),
    })
    const sorted = all.toSorted((a, b) => a - b)
    return {
      most: pick(most, sorted[2] ?? most),
      least: pick(least, sorted[1] ?? least),
      digit: {
        value: hundredth / 100,
        work: String.raw`${hundredth} \times 0.01 = ${hundredth / 100}`,
        wrong: [
          [hundredth, 'decimal.face-value', say('task.slip.face')],
          [hundredth / 10, 'decimal.point-one-off', say('task.slip.place')],
          [hundredth / 1000, 'decimal.point-one-off', say('task.slip.place')],
        ],
      },
      round: {
        value: nearest,
        work: String.raw`${toNumber(most)} \approx ${nearest}`,
        wrong: [
          [toNumber(cutOff(most, 'tenths')), 'decimal.always-down', say('task.slip.cut')],
          [toNumber(cutOff(most, 'tenths') + 100), 'decimal.always-up', say('task.slip.up')],
          [toNumber(rounded(most, 'hundredths')), 'decimal.wrong-place', say('task.slip.rounded')],
          [toNumber(rounded(most, 'ones')), 'decimal.wrong-place', say('task.slip.rounded')],
        ],
      },
      many: {
        value: tidy(one * times),
        work: String.raw`${one} \times ${times} = ${tidy(one * times)}`,
        wrong: [
          [one, 'decimal.appends-zeros', say('task.slip.zeros')],
          [tidy(one * times * 10), 'decimal.point-one-off', say('task.slip.shift')],
          [tidy((one * times) / 10), 'decimal.point-one-off', say('task.slip.shift')],
          [tidy(one / times), 'decimal.wrong-direction', say('task.slip.way')],
        ],
      },
      fits: {
        right: say(fits ? 'task.yes' : 'task.no'),
        work: `${tidy(most / 10)} ${fits ? '<' : '>'} ${limit}`,
        wrong: [
          [
            say(fits ? 'task.no' : 'task.yes'),
            fits ? 'decimal.longer-is-larger' : 'decimal.shorter-is-larger',
            say('task.slip.whole'),
          ],
        ],
      },
      box: {
        value: k,
        work: String.raw`${one} \times 10^{${k}} = ${tidy(one * 10 ** k)}`,
        wrong: [
          [10 ** k, 'decimal.answers-first-step', say('task.slip.count')],
          [k + 1, 'decimal.point-one-off', say('task.slip.shift')],
          [k - 1, 'decimal.point-one-off', say('task.slip.shift')],
        ],
      },
      back: {
        value: fifth / 1000,
        work: String.raw`${fifth / 10} \div 100 = ${fifth / 1000}`,
        wrong: [
          [fifth / 100, 'decimal.point-one-off', say('task.slip.shift')],
          [fifth / 10000, 'decimal.point-one-off', say('task.slip.shift')],
          [fifth * 10, 'decimal.wrong-direction', say('task.slip.way')],
        ],
      },
      order: {
        value: lighter,
        work: [...sorted.slice(0, lighter), fifth, ...sorted.slice(lighter)]
          .map((each) => each / 1000)
          .join(' < '),
        wrong: [[4 - lighter, 'decimal.wrong-direction', say('task.slip.turned')]],
      },
    }
  },
  why: (part, equation) => say(`task.why.${part}`, { equation }),
  hints: (level) => [say('task.hint.task'), say(`task.hint.${level}`)],
  solve({ told, asked }) {
    const [most, least] = [Math.max(...told), Math.min(...told)]
    const nameOf = (size: number) => kinds[told.indexOf(size)] ?? ''
    const [n = 1, e = 1] = asked('many')
    const [limit = 0] = asked('fits')
    const [, w = 1] = asked('box')
    const fifth = (asked('back').at(-1) ?? 0) / 100
    return {
      most: nameOf(most),
      least: nameOf(least),
      digit: (Math.floor(tidy(most * 100)) % 10) / 100,
      round: Math.round(tidy(most * 10)) / 10,
      many: asked('many').length > 1 ? least * n ** e : most * n,
      fits: tidy(most * 100) <= limit ? /^(yes|sí)$/ : /^no$/,
      box: Math.round(Math.log10(w / least)),
      back: fifth,
      order: told.filter((each) => each < fifth).length,
    }
  },
})
