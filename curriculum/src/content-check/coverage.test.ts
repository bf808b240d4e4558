import { expect, test } from 'vitest'
import { skills } from '../catalogue.ts'
import { coverageOf, coverageReport } from './coverage.ts'

const covering = (code: string) =>
  coverageOf(skills)
    .find(({ standard }) => standard.code === code)
    ?.skills.map((skill) => skill.id)

test('a standard is covered by the skills that name it, or a part of it', () => {
  expect(covering('6.RP.A.2')).toContain('unit-rates')
  expect(covering('6.RP.A.3')).toContain('unit-rates')
  expect(covering('6.RP.A.3b')).toContain('unit-rates')
  expect(covering('HS-PS1-8')).toEqual([])
})

test('every standard of both catalogues has its row', () => {
  const report = coverageReport(skills)
  for (const { standard } of coverageOf(skills)) expect(report).toContain(`| ${standard.code} |`)
})
