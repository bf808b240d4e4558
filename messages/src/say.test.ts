import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { selectCases, usesOf } from './check-message.ts'
import { flatten } from './flatten.ts'
import { dollars, numeral } from './format-value.ts'
import type { Language, Noun } from './language.ts'
import { say } from './say.ts'
import { all, any, money, rows, tex, type Value, type Values } from './values.ts'

const language = (code: 'en' | 'es', messages: Record<string, string>): Language => ({
  code,
  message: (id) => messages[id],
  noun: (id) => nouns[code][id],
})
const nouns: Record<'en' | 'es', Record<string, Noun>> = {
  en: {
    hour: { one: 'hour', many: 'hours', a: 'an hour' },
    'nut-ounce': {
      one: 'ounce of trail mix',
      many: 'ounces of trail mix',
      a: 'an ounce of trail mix',
      short: { one: 'ounce', many: 'ounces', a: 'an ounce' },
    },
    'foam-cup': { one: 'foam cup', many: 'foam cups', a: 'a foam cup', the: 'the foam cup' },
  },
  es: {
    hour: { one: 'hora', many: 'horas', a: 'una hora', gender: 'f' },
    'nut-ounce': { one: 'onza de nueces', many: 'onzas de nueces', a: 'una onza de nueces', gender: 'f' },
    'foam-cup': {
      one: 'vaso de espuma',
      many: 'vasos de espuma',
      a: 'un vaso de espuma',
      the: 'el vaso de espuma',
      gender: 'm',
    },
  },
}
const formatted = (source: string, values: Values = {}, code: 'en' | 'es' = 'en') =>
  say(language(code, { it: source }), { say: 'it', with: values })
const hours = (q: number) => ({ q, unit: 'hour' })

describe('a message', () => {
  it('writes each value by its kind', () => {
    expect(formatted('{n}', { n: 12_345.5 })).toBe('12,345.5')
    expect(formatted('{n}', { n: -3 })).toBe('−3')
    expect(formatted('{t}', { t: hours(1) })).toBe('1 hour')
    expect(formatted('{t}', { t: hours(3) })).toBe('3 hours')
    expect(formatted('{t}', { t: hours(0.5) })).toBe('0.5 hours')
    expect(formatted('{p}', { p: money(400) })).toBe('$4')
    expect(formatted('{p}', { p: money(405) })).toBe('$4.05')
    expect(formatted('{who}', { who: { person: 'Ana', gender: 'f' } })).toBe('Ana')
    expect(formatted('{t}', { t: { from: 21, to: 23, unit: 'hour' } })).toBe('21 to 23 hours')
    expect(formatted('{t}', { t: { from: 1, to: 1, unit: 'hour' } })).toBe('1 hour')
    expect(formatted('{t}', { t: { from: 21, to: 23, unit: 'hour' } }, 'es')).toBe('21 a 23 horas')
    expect(formatted('{cup}', { cup: { term: 'foam-cup' } })).toBe('foam cup')
    expect(formatted('{x}', { x: '?' })).toBe('?')
  })

  it('writes Spanish “y” and “o” as “e” and “u” before a value that begins with their sound', () => {
    const and = (...list: [Value, Value]) =>
      formatted('{one} y {other}', { one: list[0], other: list[1] }, 'es')
    const or = (...list: [Value, Value]) =>
      formatted('{one} o {other}', { one: list[0], other: list[1] }, 'es')
    expect(and(tex('x'), tex('y'))).toBe('⟦x⟧ e ⟦y⟧')
    expect(and(tex('x'), tex('y = 3'))).toBe('⟦x⟧ e ⟦y = 3⟧')
    expect(and('Ana', 'Inés')).toBe('Ana e Inés')
    expect(and('aguja', 'hilo')).toBe('aguja e hilo')
    expect(and('agua', 'hielo')).toBe('agua y hielo')
    expect(and('I', 'II')).toBe('I y II')
    expect(and(tex('x'), tex('2y'))).toBe('⟦x⟧ y ⟦2y⟧')
    expect(or(7, 8)).toBe('7 u 8')
    expect(or(7, tex('8'))).toBe('7 u ⟦8⟧')
    expect(or(10, 11_000)).toBe('10 u 11,000')
    expect(or(10, 110)).toBe('10 o 110')
    expect(or(money(700), money(800))).toBe('$7 u $8')
    expect(or({ q: 2, unit: 'hour' }, { term: 'hour' })).toBe('2 horas u hora')
    expect(formatted('{list}', { list: all([tex('x'), tex('y')]) }, 'es')).toBe('⟦x⟧ e ⟦y⟧')
    expect(formatted('{list}', { list: any(['7', tex('8')]) }, 'es')).toBe('7 u ⟦8⟧')
    expect(formatted('{one} y {other}', { one: 'a', other: 'igual' })).toBe('a y igual')
  })

  it('writes TeX and stressed words with the marks of markup', () => {
    expect(formatted('Solve {e}. <b>Show</b> why.', { e: tex('\\frac{1}{2}') })).toBe(
      'Solve ⟦\\frac{1}{2}⟧. ⟪Show⟫ why.',
    )
  })

  it('takes the forms of a noun that a sentence asks for', () => {
    expect(formatted('{t, n} {t, one} {t, many} {t, a}', { t: hours(3) })).toBe('3 hour hours an hour')
    expect(formatted('{t, n}', { t: money(750) })).toBe('7.50')
    expect(formatted('{cup, the}', { cup: { term: 'foam-cup' } }, 'es')).toBe('el vaso de espuma')
    const mix = { q: 12, unit: 'nut-ounce' }
    expect(formatted('{mix}, {mix, short}, {mix, one, short}', { mix })).toBe(
      '12 ounces of trail mix, 12 ounces, ounce',
    )
    expect(formatted('{mix, short}', { mix }, 'es')).toBe('12 onzas de nueces')
  })

  it('lists values, and says texts inside texts', () => {
    expect(formatted('{l}', { l: all(['a', 'b', 'c']) })).toBe('a, b, and c')
    expect(formatted('{l}', { l: any([2, 3]) }, 'es')).toBe('2 o 3')
    expect(formatted('{l}', { l: rows([hours(1), hours(2)]) })).toBe('1 hour; 2 hours')
    const spoken = language('en', { outer: '“{inner}”', inner: 'It takes {t}.' })
    expect(say(spoken, { say: 'outer', with: { inner: { say: 'inner', with: { t: hours(2) } } } })).toBe(
      '“It takes 2 hours.”',
    )
  })

  it('chooses by number, by gender and by key', () => {
    const plural = '{n, plural, =0 {none} one {# page} other {# pages}}'
    expect([0, 1, 1.5, 2000].map((n) => formatted(plural, { n }))).toEqual([
      'none',
      '1 page',
      '1.5 pages',
      '2,000 pages',
    ])
    expect(formatted('{t, plural, one {is} other {are}} {t}', { t: hours(1) })).toBe('is 1 hour')
    const which = '¿{t, select, f {Cuántas} other {Cuántos}} {t, many}?'
    expect(formatted(which, { t: hours(2) }, 'es')).toBe('¿Cuántas horas?')
    expect(formatted('{way, select, up {rises} other {falls}}', { way: 'up' })).toBe('rises')
    expect(formatted('{way, select, up {rises} other {falls}}', { way: 'sideways' })).toBe('falls')
  })

  it('that misses a value, a noun or itself is refused by name', () => {
    expect(() => formatted('{t}')).toThrow('en it is missing {t}')
    expect(() => formatted('{t}', { t: { q: 1, unit: 'lightyear' } })).toThrow('en has no noun lightyear')
    expect(() => formatted('{t, one}', { t: 3 })).toThrow('en it {t, one}: 3 has no noun')
    expect(() => say(language('es', {}), { say: 'gone' })).toThrow('es has no message gone')
    expect(() => formatted('{t, two}', { t: 3 })).toThrow(
      'en it: {t, two} is no form: one, many, a, the, n, short',
    )
  })

  it.each([
    ['{t', /Unexpected message end|invalid/i],
    ['{¿Qué es', /a brace that opens no value/],
    ['{t, select, f {una}}', /\{t, select\} has no other/],
    ['{t, plural, one {x}}', /\{t, plural\} has no other/],
    ['{t, selectordinal, other {x}}', /is not used here/],
    ['a <i>b</i>', /only <b>stressed words<\/b> are marked/],
  ])('that is badly written is refused: %s', (source, why) => {
    expect(() => usesOf(source)).toThrow(why)
  })

  it('tells the values that it uses, also inside its cases', () => {
    const source = '{n, plural, one {{t, one}} other {{t}}} {who, select, f {a} other {b}}'
    expect([...usesOf(source)].map(([name, uses]) => [name, [...uses]])).toEqual([
      ['n', ['plural']],
      ['t', ['one', 'whole']],
      ['who', ['select']],
    ])
    expect([...(selectCases(source).get('who') ?? [])]).toEqual(['f', 'other'])
  })

  it('without values is said as it is written, whatever it says', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^[^{}<'#]*$/), (text) => {
        expect(formatted(text)).toBe(text)
      }),
    )
  })
})

describe('numbers', () => {
  it('are read back as they were, from any whole number or decimal', () => {
    fc.assert(
      fc.property(fc.integer({ min: -1e9, max: 1e9 }), fc.integer({ min: 0, max: 3 }), (whole, places) => {
        const value = whole / 10 ** places
        expect(Number(numeral(value).replaceAll(',', '').replace('−', '-'))).toBe(value)
      }),
    )
  })

  it('of dollars have no cents or two places of them', () => {
    fc.assert(
      fc.property(fc.integer({ min: -1e7, max: 1e7 }), (cents) => {
        const text = dollars(cents)
        expect(text).toMatch(/^−?\$[\d,]+(?:\.\d\d)?$/)
        expect(Math.round(Number(text.replace(/[$,]/g, '').replace('−', '-')) * 100)).toBe(cents)
      }),
    )
  })
})

describe('a message file', () => {
  it('may be nested: ids are flat', () => {
    expect(flatten({ name: 'Unit rates', best: { hint: 'a', 'so.on': 'b' } })).toEqual({
      name: 'Unit rates',
      'best.hint': 'a',
      'best.so.on': 'b',
    })
  })
})
