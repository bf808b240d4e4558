import { expect, test } from 'vitest'
import { skills } from '../catalogue.ts'
import { coverageOf, coverageReport } from './coverage.ts'

const models = (code: string) =>
  coverageOf(skills)
    .find(({ standard }) => standard.code === code)
    ?.asked.flatMap(({ skill, models: own }) => own.map(({ id }) => `${skill.id}/${id}`))

test('a part of a standard is covered by the models that ask for it, and not by the rest of their skill', () => {
  expect(models('7.RP.A.2a')).toContain('proportional-relationships/is-proportional')
  expect(models('7.RP.A.2b')).not.toContain('proportional-relationships/is-proportional')
  expect(models('HS-PS1-8')).toEqual([])
})

test('a standard that has parts is counted by them alone', () => {
  const codes = coverageOf(skills).map(({ standard }) => standard.code)
  expect(codes).toContain('6.RP.A.3b')
  expect(codes).not.toContain('6.RP.A.3')
})

test('every part has its row', () => {
  const report = coverageReport(skills)
  for (const { standard } of coverageOf(skills)) expect(report).toContain(`| ${standard.code} |`)
})
