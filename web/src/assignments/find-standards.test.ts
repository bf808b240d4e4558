import { SkillId } from '@skills-center/contract/ids'
import type { SkillSummary } from '@skills-center/contract/skills'
import { describe, expect, it } from 'vitest'
import { findStandards } from './find-standards.ts'

const skill = (id: string, name: string): SkillSummary => ({
  id: SkillId.parse(id),
  name,
  description: '',
  icon: 'ratio',
  subject: 'math',
  gradeLevel: 6,
  strand: 'Ratios',
  standards: [],
})
const rates = skill('unit-rates', 'Tasas unitarias')
const percents = skill('percents', 'Percents')
const standard = (code: string, label: string, skills: SkillSummary[]) => ({
  code,
  label,
  subject: 'math' as const,
  grade: '6',
  skills,
})
const standards = [
  standard('6.RP.A.2', 'Understand unit rates', [rates]),
  standard('6.RP.A.3a', 'Make tables of ratios', []),
  standard('6.RP.A.3b', 'Solve unit rate problems', [rates, percents]),
  standard('6.RP.A.3c', 'Find a percent of a quantity', [percents]),
  standard('6.EE.A.2a', 'Write expressions', [rates]),
  standard('MS-PS1-4', 'Model changes of state', [percents]),
]
const codes = (text: string) => findStandards(standards, text).map(({ code }) => code)

describe('searching for a standard', () => {
  it.each([
    ['6.RP.A.3', ['6.RP.A.3', '6.RP.A.3b', '6.RP.A.3c']],
    [' 6.rp.3 ', ['6.RP.A.3', '6.RP.A.3b', '6.RP.A.3c']],
    ['6.RP.A.3b', ['6.RP.A.3b']],
    ['ms-ps1', ['MS-PS1-4']],
    ['problems rate', ['6.RP.A.3b']],
    ['tasas', ['6.RP.A.2', '6.RP.A.3b', '6.EE.A.2a']],
    // Its only part with questions is the standard's whole offer.
    ['6.EE.A.2', ['6.EE.A.2a']],
    // A part without questions is not offered.
    ['6.RP.A.3a', []],
    ['7.RP', []],
    ['', []],
  ])('%s finds %j', (text, found) => {
    expect(codes(text)).toEqual(found)
  })
})

it('a standard with parts has the skills of all of them, each once', () => {
  expect(findStandards(standards, '6.RP.A.3')[0]).toEqual({
    code: '6.RP.A.3',
    label: null,
    skills: [rates, percents],
  })
})
