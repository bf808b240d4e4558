import type { Chance } from './chance.ts'

const deep = (levels: number): unknown => {
  let made: unknown = 1
  for (let level = 0; level < levels; level += 1) made = level % 2 === 0 ? [made] : { a: made }
  return made
}

const strange: readonly (() => unknown)[] = [
  () => '\0',
  () => 'a\ud800',
  () => '\udfff',
  () => '',
  () => ' ',
  () => 'x'.repeat(20_000),
  () => '‮⁦👩‍👩‍👧‍👦\u0301'.repeat(40),
  () => "'; drop table users; --",
  () => '../../etc/passwd',
  () => '<script>alert(1)</script>$\\frac{1}{0}$',
  () => null,
  () => -1,
  () => 0,
  () => 1e308,
  () => 2 ** 31,
  () => 2 ** 53,
  () => -(2 ** 31) - 1,
  () => 0.1,
  () => true,
  () => [],
  () => ({}),
  () => deep(30),
  () => deep(2000),
  () => Array.from({ length: 3000 }, (_, index) => index),
  () => '0000-00-00',
  () => '9999-99-99T99:99:99Z',
  () => '-271821-04-20',
]

/** Returns the value with something strange in one place, or with one place removed. */
export function mutate(chance: Chance, value: unknown): unknown {
  const makeStrange = chance.pick(strange)
  if (typeof value !== 'object' || value === null || chance.of(0.15)) return makeStrange()
  const keys = Object.keys(value)
  if (keys.length === 0) return makeStrange()
  const key = chance.pick(keys)
  if (Array.isArray(value))
    return value.map((one: unknown, index) => (String(index) === key ? mutate(chance, one) : one))
  const rest = Object.fromEntries(Object.entries(value).filter(([name]) => name !== key))
  if (chance.of(0.1)) return rest
  if (chance.of(0.05)) return { ...rest, [`${key}\0`]: 1 }
  return { ...rest, [key]: mutate(chance, Reflect.get(value, key)) }
}

/** Returns a strange path or query parameter. */
export const mutateText = (chance: Chance): string =>
  chance.pick([
    '\0',
    '%',
    '..',
    'x'.repeat(900),
    '-1',
    '2147483648',
    '1e99',
    '😀',
    '00000000-0000-0000-0000-000000000000',
    'null',
  ])
