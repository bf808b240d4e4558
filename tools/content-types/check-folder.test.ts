import { expect, test } from 'vitest'
import { checkFolder } from './check-folder.ts'
import { checkNouns } from './check-nouns.ts'
import { checkContentTypes } from './content-types.ts'
import { typesOf } from './write-types.ts'

const path = 'curriculum/src/shapes/sample'
const folder = (en: Record<string, string>, es: Record<string, string>) => ({
  path,
  name: 'shapes/sample',
  messages: { en, es },
  hasElements: false,
})

test('the files of the curriculum have no fault, and their types are those that were written', async () => {
  expect(await checkContentTypes()).toEqual([])
})

test.each([
  ['a message that one language lacks', { hi: 'Hi' }, {}, `${path}/es.json hi: is missing in this language`],
  ['broken syntax', { hi: 'Hi {who' }, { hi: 'Hola' }, `${path}/en.json hi: `],
  ['a straight apostrophe', { hi: `Don't` }, { hi: 'No' }, `${path}/en.json hi: has a straight quote`],
  [
    'a select without other',
    { hi: '{who, select, f {a}}' },
    { hi: 'b' },
    `${path}/en.json hi: {who, select} has no other`,
  ],
  [
    'a brace that opens no value',
    { hi: 'a' },
    { hi: '{¿Qué' },
    `${path}/es.json hi: a brace that opens no value`,
  ],
  ['an unknown form', { hi: '{time, two}' }, { hi: 'b' }, `${path}/en.json hi: {time, two} is no form`],
  [
    'a value of two kinds',
    { hi: '{x, one}' },
    { hi: '{x, select, up {a} other {b}}' },
    `${path} hi: nothing can be given for {x}`,
  ],
])('%s is refused with its file and its id', (_name, en, es, fault) => {
  const { faults } = checkFolder(folder(en, es))
  expect(faults).toHaveLength(1)
  expect(faults[0]).toContain(fault)
})

test('a value that only one language uses is asked for in the types', () => {
  const its = folder(
    { hi: 'In {time}' },
    { hi: '{amount, select, f {Cuántas} other {Cuántos}} {amount, many} en {time, a}' },
  )
  const text = typesOf(its, checkFolder(its).messages)
  expect(text).toContain('hi: { time: Quantity | Range | Term; amount: Quantity | Range | Term }')
  expect(text).toContain(`defineMessages<Messages>('shapes/sample', { en, es })`)
})

test('a noun has its one, its many, its article and, in Spanish, its gender', () => {
  const mile = { one: 'mile', many: 'miles', a: 'a mile' }
  expect(checkNouns('units', { en: { mile }, es: { mile: { one: 'milla', many: 'millas' } } })).toEqual([
    'units/es.json mile: has no a',
    'units/es.json mile: has no gender, f or m',
  ])
})
