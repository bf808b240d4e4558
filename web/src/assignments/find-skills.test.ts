import { describe, expect, it } from 'vitest'
import { findSkills, standardsLike } from './find-skills.ts'

const skills = [
  { name: 'Unit rates', standards: ['6.RP.A.2', '6.RP.A.3b'] },
  { name: 'Percents', standards: ['6.RP.A.3c'] },
  { name: 'Write expressions', standards: ['6.EE.A.1', '6.EE.A.10'] },
  { name: 'Thermal energy', standards: ['MS-PS3-4'] },
]
const found = (text: string) => findSkills(skills, text).map(({ name }) => name)

describe('searching for a skill', () => {
  it.each([
    ['rate', ['Unit rates']],
    ['6.RP.A.3', ['Unit rates', 'Percents']],
    [' 6.rp.a.3c ', ['Percents']],
    ['6.RP.3', ['Unit rates', 'Percents']],
    ['6.rp', ['Unit rates', 'Percents']],
    ['ms-ps3', ['Thermal energy']],
    ['7.NS', []],
  ])('%s finds %j', (text, names) => {
    expect(found(text)).toEqual(names)
  })
})

it('a whole code does not find a longer number', () => {
  expect(standardsLike({ standards: ['6.EE.A.1', '6.EE.A.10', '6.EE.A.1a'] }, '6.ee.a.1')).toEqual([
    '6.EE.A.1',
    '6.EE.A.1a',
  ])
})
