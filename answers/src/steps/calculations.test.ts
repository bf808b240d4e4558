import { expect, test } from 'vitest'
import { judgeWork } from './judge-line.ts'
import { workedLines } from './sample-lines.ts'
import type { StepsTask } from './task.ts'

const valueOf = (given: string): StepsTask => ({ kind: 'rewrite', given, form: 'value' })
const verdicts = (task: StepsTask, lines: readonly string[]) =>
  judgeWork(task, lines).map(({ verdict, role }) => (verdict === 'follows' ? role : verdict))

test('units inside a calculation are read, in words or symbols', () => {
  expect(
    verdicts(valueOf('45/1.5'), [
      '45 km ÷ 1.5 h',
      's = 45 km / 1.5 h',
      '30 km/h',
      's = 30 km per hour',
      '67.5 km/h',
    ]),
  ).toEqual(['step', 'step', 'finished', 'finished', 'wrong'])
  expect(
    verdicts(valueOf('1/2 * 6 * 4 * 10'), [
      '1/2 × 6 cm × 4 cm × 10 cm',
      '12 cm² · 10 cm',
      '120 cubic centimeters',
    ]),
  ).toEqual(['step', 'step', 'finished'])
})

test('a formula in letters beside a calculation is a note, and a part may be worked out under its own name', () => {
  expect(
    verdicts(valueOf('1/2 * 6 * 4 * 10'), [
      'V = Bh',
      'base: 1/2 × 6 × 4 = 12 cm²',
      'B = 12',
      'B = 13',
      'V = 120 cm^3',
    ]),
  ).toEqual(['note', 'aside', 'aside', 'wrong', 'finished'])
  expect(verdicts(valueOf('500 * 3/100 * 4'), ['I = Prt', '3% of 500 is 15', '15 × 4', '$60'])).toEqual([
    'note',
    'aside',
    'step',
    'finished',
  ])
  expect(verdicts(valueOf('80 + 80 * 15/100'), ['15% de 80 es 12', '80 + 12', '$92'])).toEqual([
    'aside',
    'step',
    'finished',
  ])
})

test('work in scientific notation ends with a first factor from 1 up to 10', () => {
  const task: StepsTask = {
    kind: 'rewrite',
    given: String.raw`(6 \times 10^{7}) \times (4 \times 10^{-2})`,
    form: 'scientific',
  }
  expect(verdicts(task, ['24 × 10^5', '2,400,000', '2.4 × 10^6'])).toEqual(['step', 'step', 'finished'])
  expect(workedLines(task)).toEqual(['24 · 10⁵', '2.4 · 10⁶'])
  const sum: StepsTask = {
    kind: 'rewrite',
    given: '(4.2 * 10^5 - 3 * 10^4) / (2 * 10^-3)',
    form: 'scientific',
  }
  expect(workedLines(sum)).toEqual([
    '(4.2 · 10⁵ - 0.3 · 10⁵)/(2 · 10⁻³)',
    '3.9 · 10⁵/(2 · 10⁻³)',
    '1.95 · 10⁸',
  ])
})

test('one rule for exponents is one step toward a single power, also beyond what fits in a calculator', () => {
  const task: StepsTask = { kind: 'rewrite', given: '((3^5)^6 * 3^2)/3^-4', form: 'power' }
  expect(workedLines(task)).toEqual(['3³⁰ · 3²/3⁻⁴', '3³²/3⁻⁴', '3³⁶'])
  expect(judgeWork(task, ['3^11 * 3^2 / 3^-4'])[0]?.bugs).toEqual(['adds-exponents-of-power'])
})

test('a length has one root, and a root of a number is an end', () => {
  const task: StepsTask = { kind: 'solve', given: 'a^2 + 11^2 = 16^2', cannotBeNegative: true }
  expect(workedLines(task)).toEqual(['a² + 121 = 256', 'a² = 135', 'a = √135'])
  expect(verdicts(task, ['a^2 = 135', 'a = 3√15 cm'])).toEqual(['step', 'finished'])
  expect(verdicts({ ...task, given: 'a^2 = 16' }, ['a = √16', 'a = 4'])).toEqual(['step', 'finished'])
})

test('a negative quotient or a double minus sign is worked out', () => {
  expect(workedLines(valueOf('-99 / 9'))).toEqual(['-11'])
  expect(workedLines(valueOf('-7 * (-3)')).at(-1)).toBe('21')
  expect(workedLines(valueOf('3.4 * 0.6'))).toEqual(['2.04'])
})

test('the digits may be multiplied first, without the decimal point and the signs', () => {
  expect(verdicts(valueOf('13.2 * 8'), ['132 × 8 = 1056', '1 decimal place', '105.6'])).toEqual([
    'aside',
    'note',
    'finished',
  ])
  expect(verdicts(valueOf('13.2 * 8'), ['132 × 8 = 1056', '10.56'])).toEqual(['aside', 'wrong'])
  expect(verdicts(valueOf('3 * (-11)'), ['3 × 11 = 33', '-33'])).toEqual(['aside', 'finished'])
  expect(verdicts(valueOf('-24 / 3 * (-2)'), ['-24 ÷ 3 = -8', '-8 × -2 = 16'])).toEqual(['aside', 'finished'])
  expect(verdicts(valueOf('1.2 / (-1/3)'), ['12/10 ÷ -1/3', '12/10 × -3'])).toEqual(['step', 'step'])
  expect(verdicts(valueOf('-7 + 4'), ['7 + 4 = 11'])).toEqual(['wrong'])
})

test('an estimate is a note, and a rounded value may follow the exact one', () => {
  expect(verdicts(valueOf('13.2 * 8'), ['13.2 × 8 ≈ 13 × 8 = 104', '104'])).toEqual(['note', 'wrong'])
  const task: StepsTask = { kind: 'solve', given: 'a^2 = 135', cannotBeNegative: true }
  expect(verdicts(task, ['a = √135 ≈ 11.6'])).toEqual(['finished'])
  expect(judgeWork(task, ['a = √135 ≈ 12.6'])[0]).toMatchObject({ verdict: 'wrong', bugs: [] })
})

test('mistakes with tiny numbers are told apart', () => {
  const bugsIn = (given: string, line: string) =>
    judgeWork({ kind: 'rewrite', given, form: 'power' }, [line])[0]?.bugs
  expect(bugsIn('6^7 * 6^-4', '6^-28')).toEqual(['multiplies-exponents'])
  expect(bugsIn('7^-12 / 7^2', '7^-10')).toEqual([])
  expect(judgeWork(valueOf('8 + 5 * 5^3'), ['13 × 5^3'])[0]?.bugs).toEqual(['left-to-right'])
})

test('a check by a chain of equals and inequality signs is read, and so are exponents that come of a mistake', () => {
  const task: StepsTask = { kind: 'solve', given: '2x - 3 ≤ -25' }
  expect(verdicts(task, ['x ≤ -11', '2(-12) - 3 = -27 ≤ -25'])).toEqual(['finished', 'aside'])
  expect(verdicts(task, ['x ≤ -11', '2(-12) - 3 = -27 ≥ -25']).at(-1)).toBe('wrong')
  const power: StepsTask = { kind: 'rewrite', given: '6^8 * 6^-8', form: 'power' }
  expect(judgeWork(power, ['6^-64'])[0]).toMatchObject({ verdict: 'wrong', bugs: ['multiplies-exponents'] })
})
