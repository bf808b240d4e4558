import { judgeCoordinates } from '@skills-center/answers/judge-coordinates'
import { judgeExpression } from '@skills-center/answers/judge-expression'
import { judgeFraction } from '@skills-center/answers/judge-fraction'
import { judgeInequality } from '@skills-center/answers/judge-inequality'
import { judgeNumber } from '@skills-center/answers/judge-number'
import type { Verdict } from '@skills-center/answers/verdict'
import type { Case } from './case.ts'
import type { Chance } from './chance.ts'
import { asKey, exact } from './exact.ts'

/** A decimal or percent typed for a fraction with a repeating decimal. */
export function roundedFractionCase(chance: Chance): Case {
  const value = exact(chance.whole(1, 80), chance.pick([3, 6, 7, 9, 11, 13]))
  // Draw again when the decimal terminates, because then nothing is rounded.
  if (value.d === 1 || value.d === 2) return roundedFractionCase(chance)
  const sign = chance.pick(['', '', '-'])
  const places = chance.whole(1, 4)
  const units = Math.floor((2 * value.n * 10 ** places + value.d) / (2 * value.d))
  const off = chance.pick([0, 0, 1, -1])
  const digits = String(units + off).padStart(places + 1, '0')
  const whole = digits.slice(0, -places)
  const decimals = digits.slice(-places)
  const isPercent = places > 2 && chance.is(0.4)
  const typed = isPercent
    ? `${sign}${Number(whole + decimals.slice(0, 2))}.${decimals.slice(2)}${chance.pick(['%', ' %', ' percent'])}`
    : `${sign}${whole === '0' && chance.is(0.3) ? '' : whole}.${decimals}`
  const key = { value: `${sign}${asKey(value)}` }
  // Truncated instead of rounded, such as 0.66 for 2/3.
  const cut = Math.floor((value.n * 10 ** places) / value.d)
  const isCutOff = places > 1 && !isPercent && units + off === cut && cut > 0
  const want: Verdict = (off === 0 && units > 0) || isCutOff ? 'form' : 'incorrect'
  return { type: 'rounded part', typed, key, want, check: () => judgeFraction(typed, key) }
}

/** Hours and minutes with a colon or unit letters, where the unit is printed beside the field. */
export function clockCase(chance: Chance): Case {
  const [large, small] = [chance.whole(1, 23), chance.whole(2, 58)]
  const [x, y] = chance.is(0.6) ? [large, small] : chance.is(0.5) ? [large + 1, small] : [large, small + 1]
  const typed = chance.pick([
    `${x}:${String(y).padStart(2, '0')}`,
    `${x}h ${y}m`,
    `${x}h${y}m`,
    `${x} hr ${y} m`,
    `${x} h ${y} min`,
  ])
  const key = chance.pick([
    { value: String(large * 60 + small), unit: 'minutes' },
    { value: asKey(exact(large * 60 + small, 60)), unit: 'hours' },
  ])
  const want: Verdict = x === large && y === small ? 'correct' : 'incorrect'
  return { type: 'clock', typed, key, want, check: () => judgeNumber(typed, key) }
}

/** A circle measurement in terms of π, where a number is expected. */
export function piCase(chance: Chance): Case {
  const times = chance.whole(2, 60)
  const given = chance.is(0.6) ? times : times + chance.pick([1, -1, 3])
  const unit = chance.pick(['in', 'cm', 'm²'])
  const typed = `${given}${chance.pick(['π', ' π', ' pi', 'pi'])}${chance.is(0.4) ? ` ${unit}` : ''}`
  const key = { value: ((314 * times) / 100).toFixed(2), within: String(times / 500), unit }
  const want: Verdict = given === times ? 'form' : 'incorrect'
  return { type: 'times π', typed, key, want, check: () => judgeNumber(typed, key) }
}

/** An ordinal or a date, or a count in front of a chemical formula. */
export function placedNumberCase(chance: Chance): Case {
  const value = chance.whole(4, 20)
  const given = chance.is(0.6) ? value : chance.whole(4, 20)
  const typed = chance.pick([
    `${given}th`,
    `the ${given}th`,
    `April ${given}`,
    `${chance.pick(['Jan.', 'may', 'October'])} ${given}th`,
    `day ${given}`,
    `${given} ${chance.pick(['CO2', 'H2O', 'O₂', 'CO2 molecules', 'C6H12O6'])}`,
  ])
  const key = { value: String(value) }
  const want: Verdict = given === value ? 'correct' : 'incorrect'
  return { type: 'place in a row', typed, key, want, check: () => judgeNumber(typed, key) }
}

const units = ['weeks', 'points', 'miles', 'cm', 'dollars', 'hours', 'm', 'pages per minute', 'pts'] as const

/** Units typed inside a point, inequality, or expression that takes none. */
export function unneededUnitCase(chance: Chance): Case {
  const [a, b] = [chance.whole(1, 90), chance.whole(1, 90)]
  const isRight = chance.is(0.6)
  const off = isRight ? 0 : chance.whole(1, 3)
  const want: Verdict = isRight ? 'correct' : 'incorrect'
  const gap = chance.pick([' ', ''])
  const [first, second] = [chance.pick(units), chance.pick(units)]
  return chance.pick<() => Case>([
    () => {
      const typed = `(${a + off}${gap}${first}, ${chance.is(0.3) ? `$${b}` : `${b}${gap}${second}`})`
      const key = { value: `(${a},${b})` }
      return { type: 'needless unit', typed, key, want, check: () => judgeCoordinates(typed, key) }
    },
    () => {
      const [letter, sign] = [chance.pick(['x', 'p', 'n']), chance.pick(['<', '>', '<=', '>=', '≤'])]
      const written = chance.is(0.3) ? sign.replace(/^([<>])=$/, '$1 or = ') : sign
      const typed = `${letter} ${written} ${a + off}${gap}${first}`
      const key = { value: `${letter}${sign}${a}` }
      return { type: 'needless unit', typed, key, want, check: () => judgeInequality(typed, key) }
    },
    () => {
      const [letter, unit] = [chance.pick(['w', 'x', 'n']), chance.pick(['m', 'g', 'h', 's', 'L'])]
      const typed = `${a + 1}${letter} + ${b + off}${gap}${unit}`
      const key = { value: `${a + 1}${letter}+${b}`, form: 'simplified' as const }
      return {
        type: 'needless unit',
        typed,
        key,
        want: 'unreadable',
        check: () => judgeExpression(typed, key),
      }
    },
  ])()
}
