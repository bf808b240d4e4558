import { expect, test } from 'vitest'
import { judgeSteps } from '../judge-work.ts'
import { judgeWork } from '../judge-line.ts'
import { nextStep } from '../next-step.ts'
import { workedLines, workWithBug } from '../sample-lines.ts'
import type { StepsTask } from '../task.ts'

const quantity = (given: string, unit: string): StepsTask => ({ kind: 'quantity', given, unit })
const verdicts = (task: StepsTask, lines: readonly string[]) =>
  judgeWork(task, lines).map(({ verdict, role }) => (verdict === 'follows' ? role : verdict))
const only = (task: StepsTask, line: string) => judgeWork(task, [line])[0]

const speed = quantity('45 km / 1.5 h', 'km/h')
const force = quantity('12 kg * 3 m/s^2', 'N')
const length = quantity('3 km', 'm')
const pace = quantity('90 km/h', 'm/s')

test('a calculation with units is worked out, with all units, with some, or with the last one alone', () => {
  for (const lines of [
    ['45 km ÷ 1.5 h', '30 km/h'],
    ['speed = distance ÷ time', 's = 45 km / 1.5 h = 30 km/h'],
    ['45/1.5 = 30', '30 km per hour'],
    ['45 km ÷ 1.5 = 30', '30 kilometers per hour'],
    ['45 ÷ 1.5', '30,000 m/h', '30 km/h'],
  ])
    expect(verdicts(speed, lines).at(-1), lines.join('; ')).toBe('finished')
  expect(verdicts(force, ['F = m × a', 'm = 12 kg, a = 3 m/s²', 'F = 12 kg × 3 m/s²', 'F = 36 N'])).toEqual([
    'note',
    'aside',
    'step',
    'finished',
  ])
  expect(verdicts(force, ['36 kg·m/s²'])).toEqual(['finished'])
})

test('units that cancel change the unit, in one line or in several', () => {
  expect(verdicts(length, ['3 km × 1000 m/1 km', '3000 m'])).toEqual(['step', 'finished'])
  expect(verdicts(length, ['1 km = 1000 m', '3 × 1000 = 3000', '3,000 m'])).toEqual([
    'aside',
    'step',
    'finished',
  ])
  expect(verdicts(length, ['3 km x 1000 m/1 km'])).toEqual(['step'])
  expect(verdicts(length, ['3 km × 1000 = 3000 m'])).toEqual(['finished'])
  expect(verdicts(pace, ['90 km/h × 1000 m/1 km × 1 h/3600 s', '25 m/s'])).toEqual(['step', 'finished'])
  expect(verdicts(pace, ['90 km/h = 90000 m/h', '90000 ÷ 3600 = 25', '25 m/s'])).toEqual([
    'step',
    'step',
    'finished',
  ])
  const trip = quantity('90 km/h * 20 min', 'km')
  expect(verdicts(trip, ['20 min = 1/3 h', '90 km/h × 1/3 h = 30 km'])).toEqual(['aside', 'finished'])
  expect(verdicts(trip, ['20 ÷ 60 = 1/3', '90 × 1/3', '30 km'])).toEqual(['aside', 'step', 'finished'])
})

test('a fraction with its units the wrong way is still true, but the number that comes of it is not', () => {
  const task = quantity('2000 mL', 'L')
  expect(verdicts(task, ['2000 mL × 1000 mL/1 L'])).toEqual(['step'])
  expect(only(task, '2000 mL × 1000 = 2000000 mL')?.verdict).toBe('wrong')
  expect(only(task, '2,000,000 L')).toMatchObject({ verdict: 'wrong', bugs: ['unit-factor-turned'] })
  expect(only(length, '3 km × 1 km/1000 m')?.verdict).toBe('follows')
  expect(only(length, '0.003 m')?.bugs).toEqual(['unit-factor-turned'])
})

test('a right number without its unit, or in another unit, is right and not finished', () => {
  expect(only(speed, '30')).toMatchObject({ verdict: 'follows', message: { code: 'step-unit-missing' } })
  expect(only(length, '300000 cm')).toMatchObject({
    verdict: 'follows',
    message: { code: 'step-other-unit' },
  })
  expect(judgeWork(speed, ['45 km ÷ 1.5 h', '45/1.5']).map(({ message }) => message)).toEqual([null, null])
  expect(judgeSteps(['45/1.5', '30'], { task: speed }).verdict).toBe('incomplete')
})

test('a wrong unit and a wrong conversion are wrong, and named', () => {
  expect(only(speed, '30 km')?.bugs).toEqual(['unit-wrong'])
  expect(only(speed, '45 km ÷ 1.5 h = 30 h')?.bugs).toEqual(['unit-wrong'])
  expect(only(speed, '1.5 h / 45 km')?.bugs).toEqual(['quantities-turned'])
  expect(only(force, '36 m/s²')?.bugs).toEqual(['unit-wrong'])
  expect(only(length, '3 m')?.bugs).toEqual(['unit-not-changed'])
  expect(only(length, '300 m')?.bugs).toEqual(['unit-wrong-factor'])
  expect(only(quantity('3 m^2', 'cm^2'), '300 cm²')?.bugs).toEqual(['unit-factor-not-raised'])
  expect(only(speed, '67.5 km/h')?.verdict).toBe('wrong')
  expect(only(quantity('1/2 * 4 kg * (3 m/s)^2', 'J'), '1/2 · 4 · 6')?.bugs).toEqual(['power-as-product'])
})

test('a conversion between two systems may be rounded beside the work, and within one it may not', () => {
  const task = quantity('10 mi * 1.6 km / 1 mi', 'km')
  expect(verdicts(task, ['1 mi = 1.6 km', '10 × 1.6 = 16', '16 km'])).toEqual(['aside', 'step', 'finished'])
  expect(only(length, '1 km = 100 m')?.verdict).toBe('wrong')
})

test('formulas in front, equations for what is asked, and units as they are typed are read', () => {
  const motion = quantity('1/2 * 4 kg * (3 m/s)^2', 'J')
  const high = quantity('390 J / (13 kg * 10 N/kg)', 'm')
  const gain = quantity('(30 N - 6 N) / 12 kg', 'm/s^2')
  const density = quantity('0.18 kg / 200 cm^3', 'g/cm^3')
  for (const [task, ...lines] of [
    [speed, 'v = d/t = 45 km / 1.5 h = 30 km/h'],
    [gain, 'Fnet = 30 N - 6 N = 24 N', 'a = F/m = 24 N / 12 kg = 2 m/s2'],
    [gain, '2 meters per second squared'],
    [motion, 'KE = 1/2 mv²', 'Ec = ½ m v² = .5 × 4 × 9 = 18 J'],
    [high, 'PE = mgh', '390 = 13 × 10 × h', 'h = E/(mg) = 390/(13 × 10) = 3 m'],
    [density, '180 g / 200 cm3 = .9 g/cm3'],
    [quantity('65 km * 1 cm / 10 km', 'cm'), 'x/65 = 1/10', 'x = 6.5 cm'],
  ] as const)
    expect(judgeSteps(lines, { task }).verdict, lines.join('; ')).toBe('correct')
  expect(only(high, 'h = 1/2 m')?.verdict).toBe('wrong')
  expect(only(speed, 'v = d/t = 45 km / 1.5 h = 31 km/h')?.verdict).toBe('wrong')
})

test('in a scale, amounts go together that are not equal', () => {
  const map = quantity('6 cm * 5 km / 1 cm', 'km')
  expect(verdicts(map, ['1 cm = 5 km', '2 cm = 10 km', '6 cm = 30 km'])).toEqual([
    'aside',
    'aside',
    'finished',
  ])
  expect(only(map, '6 cm = 5 km')?.verdict).toBe('wrong')
})

test('a decimal that does not end may be rounded', () => {
  const trip = quantity('36 km/h * 25 min', 'km')
  expect(verdicts(trip, ['25 min = 0.417 h', '36 × 0.417 = 15', '15 km'])).toEqual([
    'aside',
    'step',
    'finished',
  ])
  expect(only(trip, '25 min = 0.6 h')?.verdict).toBe('wrong')

  expect(only(quantity('100 m / 9 s', 'm/s'), '11.1 m/s')).toMatchObject({
    verdict: 'finished',
    role: 'rounded',
  })
  expect(only(quantity('10 m / 4 s', 'm/s'), '2.6 m/s')?.verdict).toBe('wrong')
})

test('a height in centimeters is changed before it makes joules, and a frequency is per second', () => {
  const energy = quantity('2 kg * 10 N/kg * 150 cm', 'J')
  expect(verdicts(energy, ['150 cm = 1.5 m', '2 × 10 × 1.5', '30 J'])).toEqual(['aside', 'step', 'finished'])
  expect(only(energy, '3000 J')?.bugs).toEqual(['unit-not-changed'])
  const wave = quantity('4 Hz * 50 cm', 'm/s')
  expect(verdicts(wave, ['4 Hz × 0.5 m', '2 m/s'])).toEqual(['step', 'finished'])
})

test('after a wrong line the next one is judged against it', () => {
  expect(verdicts(speed, ['45 × 1.5 = 67.5', '67.5 km/h'])).toEqual(['wrong', 'step'])
  expect(judgeSteps(['45 × 1.5 = 67.5', '67.5 km/h'], { task: speed }).verdict).toBe('incorrect')
})

test('the next step writes the calculation, changes units, works it out, and writes the unit', () => {
  expect(workedLines(speed)).toEqual(['45 km / 1.5 h', '30 km/h'])
  expect(workedLines(force)).toEqual(['12 kg · 3 m/s²', '36 N'])
  expect(workedLines(length)).toEqual(['3 km · 1000 m/1 km', '3000 m'])
  expect(workedLines(pace)).toEqual(['90 km/h · 1000 m/1 km · 1 h/3600 s', '25 m/s'])
  expect(workedLines(quantity('3 m^2', 'cm^2'))).toEqual(['3 m² · 100 cm/1 m · 100 cm/1 m', '30000 cm²'])
  expect(workedLines(quantity('90 km/h * 20 min', 'km'))).toEqual(['90 km/h · 20 min · 1 h/60 min', '30 km'])
  expect(workedLines(quantity('1/2 * 4 kg * (3 m/s)^2', 'J')).at(-1)).toBe('18 J')
  expect(workedLines(quantity('2 kg * 10 N/kg * 150 cm', 'J'))).toEqual([
    '2 kg · 10 N/kg · 150 cm · 1 m/100 cm',
    '30 J',
  ])
  expect(workedLines(quantity('(30 N - 6 N) / 12 kg', 'm/s^2')).at(-1)).toBe('2 m/s²')
  expect(workedLines(quantity('36 ft/min', 'in/s'))).toEqual([
    '36 ft/min · 12 in/1 ft · 1 min/60 s',
    '7.2 in/s',
  ])
  expect(workedLines(quantity('2 m * 5 km / 1 cm', 'km')).at(-1)).toBe('1000 km')
  expect(nextStep(speed, ['30 km/h'])).toBeNull()
  expect(nextStep(speed, ['45/1.5 = 30'])).toMatchObject({ move: 'write-unit', line: '30 km/h' })
})

test('every mistake with units can be made and is found', () => {
  const made = [
    ['unit-not-changed', length],
    ['unit-factor-turned', length],
    ['unit-factor-not-raised', quantity('3 m^2', 'cm^2')],
    ['unit-wrong-factor', length],
    ['unit-wrong', force],
    ['quantities-turned', speed],
  ] as const
  for (const [bug, task] of made) expect(workWithBug(task, bug), bug).not.toBeNull()
})
