import { CataloguedSkill } from '@skills-center/contract/skills'
import { expect, test } from 'vitest'
import { findSkills, indexSkills } from './find-skills.ts'

const skill = (id: string, over: Partial<CataloguedSkill>) =>
  CataloguedSkill.parse({
    id,
    name: id,
    description: '',
    icon: 'scale',
    subject: 'math',
    gradeLevel: 6,
    strand: '',
    standards: [],
    words: [],
    ...over,
  })
const index = indexSkills([
  skill('unit-rates', {
    name: 'Unit rates',
    description: 'Find how much for one, and use it.',
    strand: 'Ratios and proportions',
    standards: ['6.RP.A.2', '6.RP.A.3b'],
    words: ['rate', 'per'],
  }),
  skill('fractions', {
    name: 'Add and subtract fractions',
    gradeLevel: 5,
    strand: 'Fractions',
    words: ['numerator'],
  }),
  skill('percent', {
    name: 'Percent of a number',
    strand: 'Ratios and proportions',
    standards: ['6.RP.A.3c'],
  }),
  skill('thermal', {
    name: 'Thermal energy',
    subject: 'science',
    strand: 'Energy',
    standards: ['MS-PS3-3'],
    words: ['conduction', 'naïve model'],
  }),
])
const found = (search: string): string[] => findSkills(index, search).map(({ id }) => id)

test('a skill is found by its name, from the first letters on, whatever the case', () => {
  expect(found('UNIT')).toEqual(['unit-rates'])
  expect(found('perc')).toEqual(['percent'])
  expect(found('unit rates')).toEqual(['unit-rates'])
})

test('a skill is found by its description, its strand, its subject and the words of its lesson', () => {
  expect(found('how much for one')).toEqual(['unit-rates'])
  expect(found('proportions')).toEqual(['unit-rates', 'percent'])
  expect(found('science')).toEqual(['thermal'])
  expect(found('numerator')).toEqual(['fractions'])
})

test('a hit in the name comes before one in the words, and that before one in the description', () => {
  const ordered = indexSkills([
    skill('described', { description: 'About angles.' }),
    skill('worded', { words: ['angles'] }),
    skill('named', { name: 'Angles' }),
  ])
  expect(findSkills(ordered, 'angles').map(({ id }) => id)).toEqual(['named', 'worded', 'described'])
})

test('a skill is found by its standard, with points or without, from the first characters on', () => {
  expect(found('6.RP.A.2')).toEqual(['unit-rates'])
  expect(found('6rpa2')).toEqual(['unit-rates'])
  expect(found('6.rp')).toEqual(['unit-rates', 'percent'])
  expect(found('MS-PS3-3')).toEqual(['thermal'])
  expect(found('PS3-3')).toEqual(['thermal'])
})

test('a skill is found by its grade, alone and with a word', () => {
  expect(found('grade 5')).toEqual(['fractions'])
  expect(found('5th')).toEqual(['fractions'])
  expect(found('6 percent')).toEqual(['percent'])
  expect(found('7 percent')).toEqual([])
})

test('a slip of the keys does no harm: a letter more, less, other, or two swapped', () => {
  for (const typed of ['fractoins', 'fracions', 'fractiions', 'fractuons', 'fratcion', 'fractiosn']) {
    expect(found(typed), typed).toEqual(['fractions'])
  }
  expect(found('percnet')).toEqual(['percent'])
})

test('accents do no harm', () => {
  expect(found('naive')).toEqual(['thermal'])
  expect(found('númerator')).toEqual(['fractions'])
})

test('nothing is found for nothing, and for what is not there', () => {
  expect(found('')).toEqual([])
  expect(found('  . ')).toEqual([])
  expect(found('volcano')).toEqual([])
  // Short words get no tolerance for typos.
  expect(found('unix')).toEqual(['unit-rates'])
  expect(found('cat')).toEqual([])
})
