import {
  formatDecimal,
  multiply,
  parseRational,
  rational,
  roundTo,
  toNumber,
} from '@skills-center/answers/rational'
import { languages } from '@skills-center/contract/language'
import { expect, test } from 'vitest'
import { skills } from './catalogue.ts'
import { checkResponse } from './check-response.ts'
import type { Item, Key, Response } from './item.ts'
import { makeItem } from './make-item.ts'

type Verdict = ReturnType<typeof checkResponse>['verdict']
type TypedKind = 'number' | 'fraction' | 'expression' | 'equation' | 'inequality'

/** An answer that a student may type for a key of this kind; undefined if the case does not apply. */
interface Case {
  name: string
  skills?: readonly string[]
  typed: (key: Key, item: Item) => string | undefined
  verdicts: readonly Verdict[]
  /** Minimum number of matching items, so that a case cannot silently stop applying. */
  least: number
}

const isKind = <Kind extends TypedKind>(key: Key, kind: Kind): key is Extract<Key, { kind: Kind }> =>
  key.kind === kind

/** The exact value of a key that asks for a plain number without a required form. */
function valueOf(key: Key) {
  if (!isKind(key, 'number') || key.places !== undefined || key.within !== undefined) return undefined
  return (key.form ?? 'any') === 'any' ? parseRational(key.value) : undefined
}

function ofUnit(key: Key, unit: RegExp, write: (value: string, unit: string) => string) {
  const value = valueOf(key)
  if (value === undefined || !isKind(key, 'number') || !unit.test(key.unit ?? '')) return undefined
  return write(String(toNumber(value)), key.unit ?? '')
}

const timesAsked = /^(?:times|veces)/
const isEndless = (key: Key) => /^\d+\/(?:3|6|7|9|11|12|13|14)$/.test('value' in key ? key.value : '')
const letterOf = (text: string) => /[a-z]/.exec(text.replaceAll(/or|and/g, ''))?.[0] ?? 'x'
const otherLetter = (text: string) => text.replaceAll(letterOf(text), letterOf(text) === 'q' ? 'w' : 'q')
const hundredths = (key: Key, scale = 1) =>
  'value' in key && isEndless(key)
    ? formatDecimal(roundTo(multiply(parseRational(key.value), rational(scale)), scale === 1 ? 2 : 0))
    : undefined

const cases: Case[] = [
  {
    name: 'a probability rounded to hundredths',
    skills: ['probability'],
    typed: (key) => (key.kind === 'number' || key.kind === 'fraction' ? hundredths(key) : undefined),
    verdicts: ['correct'],
    least: 4,
  },
  {
    name: 'a probability in whole percents',
    skills: ['probability'],
    typed: (key) => {
      const percent = key.kind === 'number' || key.kind === 'fraction' ? hundredths(key, 100) : undefined
      return percent === undefined ? undefined : `${percent}%`
    },
    verdicts: ['correct'],
    least: 4,
  },
  {
    name: 'an exact fraction rounded, which costs nothing',
    skills: ['slope', 'add-fractions', 'divide-fractions', 'linear-equations'],
    typed: (key) => (key.kind === 'number' || key.kind === 'fraction' ? hundredths(key) : undefined),
    verdicts: ['correct', 'form'],
    least: 10,
  },
  ...[
    (value: string) => `x${value}`,
    (value: string) => `${value}x`,
    (value: string) => `×${value}`,
    (value: string) => `${value} times`,
    (value: string) => `${value} veces`,
  ].map((write): Case => ({
    name: `how many times, as ${write('N')}`,
    typed: (key) => ofUnit(key, timesAsked, write),
    verdicts: ['correct'],
    least: 10,
  })),
  {
    name: 'a raised unit typed without raising it',
    typed: (key) => ofUnit(key, /[²³]$/, (value, unit) => value + unit.replace('²', '2').replace('³', '3')),
    verdicts: ['correct'],
    least: 10,
  },
  {
    name: 'the unit in the other language',
    typed: (key) => {
      const value = valueOf(key)
      if (value === undefined || !isKind(key, 'number')) return undefined
      const [other] = key.otherUnits ?? []
      return other === undefined ? undefined : `${toNumber(value)} ${other}`
    },
    verdicts: ['correct'],
    least: 100,
  },
  {
    name: 'about 90 where about how many is asked',
    typed: (key, { stem, language }) => {
      const value = valueOf(key)
      if (value === undefined || !/about how many|cuánt[oa]s .*más o menos|aproximadamente/i.test(stem))
        return undefined
      return `${language === 'es' ? 'unos' : 'about'} ${toNumber(value)}`
    },
    verdicts: ['correct'],
    least: 4,
  },
  {
    name: 'a number where π is printed, which costs nothing',
    skills: ['circles'],
    typed: (key) => ofUnit(key, /^π/, (value) => (Number(value) * 3.14).toFixed(2)),
    verdicts: ['form'],
    least: 4,
  },
  {
    name: 'a multiple of π where a number is asked, which costs nothing',
    skills: ['circles'],
    typed: (key) => {
      if (!isKind(key, 'number') || key.unit?.startsWith('π') === true) return undefined
      const times = (100 * toNumber(parseRational(key.value))) / 3.14
      return Math.abs(times - Math.round(times)) < 1e-6 ? `${Math.round(times) / 100}π` : undefined
    },
    verdicts: ['form'],
    least: 10,
  },
  {
    name: 'an exact root as a decimal, which costs nothing',
    skills: ['pythagorean-theorem'],
    typed: (key) => {
      if (!isKind(key, 'expression')) return undefined
      const [, under] = /^\\?sqrt[{(]?(\d+)[)}]?$/.exec(key.value) ?? []
      return under === undefined ? undefined : Math.sqrt(Number(under)).toFixed(2)
    },
    verdicts: ['form'],
    least: 2,
  },
  {
    name: 'an equation to write, in another letter, which costs nothing',
    typed: (key) => (isKind(key, 'equation') && key.asks === 'model' ? otherLetter(key.value) : undefined),
    verdicts: ['form'],
    least: 10,
  },
  {
    name: 'an inequality to write, in another letter, which costs nothing',
    typed: (key) => (isKind(key, 'inequality') ? otherLetter(key.value) : undefined),
    verdicts: ['form'],
    least: 10,
  },
  {
    name: 'the bound 0 of what cannot be negative',
    typed: (key) => {
      if (!isKind(key, 'inequality') || key.cannotBeNegative !== true) return undefined
      const [, above] = /^[a-z](<=?[\d.]+)$/.exec(key.value) ?? []
      return above === undefined ? undefined : `0<=${letterOf(key.value)}${above}`
    },
    verdicts: ['correct'],
    least: 4,
  },
  {
    name: 'the solution where the equation of a story is asked, which is not the task',
    typed: (key) => {
      if (!isKind(key, 'equation') || key.asks !== 'model') return undefined
      const [, times, letter, sign, more, result] =
        /^(\d+)\*?([a-z])([+-])(\d+)=(\d+)$/.exec(key.value.replaceAll(' ', '')) ?? []
      if (letter === undefined) return undefined
      const left = Number(result) - Number(`${sign}${more}`)
      return `${letter}=${left / Number(times)}`
    },
    verdicts: ['form'],
    least: 4,
  },
]

const kinds = new Set<string>(['number', 'fraction', 'expression', 'equation', 'inequality'])

/** Tries every case on questions of all skills in both languages, and records each input with its verdict. */
function tryAll(): Map<string, { where: string; verdict: Verdict }[]> {
  const given = new Map<string, { where: string; verdict: Verdict }[]>(cases.map(({ name }) => [name, []]))
  for (const skill of skills) {
    for (const model of skill.models) {
      for (const [level, seed, language] of samples) {
        const item = makeItem(skill, model, level, seed, language)
        const { kind } = item.key
        if (!kinds.has(kind)) continue
        for (const { name, skills: named, typed } of cases) {
          const text = named?.includes(skill.id) === false ? undefined : typed(item.key, item)
          if (text === undefined) continue
          // The response has the kind of the key, as checked above.
          // oxlint-disable-next-line typescript/consistent-type-assertions
          const { verdict } = checkResponse(item, { kind, text } as Response)
          given
            .get(name)
            ?.push({ where: `${skill.id}/${model.id}/${level}#${seed} ${language}: ${text}`, verdict })
        }
      }
    }
  }
  return given
}

const samples = ([1, 2, 3] as const).flatMap((level) =>
  [0, 1, 2, 3, 4, 5].flatMap((seed) => languages.map((language) => [level, seed, language] as const)),
)
const given = tryAll()

test.each(cases)('$name', ({ name, verdicts, least }) => {
  const tried = given.get(name) ?? []
  expect(tried.filter(({ verdict }) => !verdicts.includes(verdict))).toEqual([])
  expect(tried.length).toBeGreaterThanOrEqual(least)
})
