import { expect, test } from 'vitest'
import { readSources } from '../checks/sources.ts'
import { root } from '../processes.mjs'
import { chooseTests } from './choose-tests.ts'
import { readImportGraph } from './import-graph.ts'

const graph = new Map([
  ['server/src/app.ts', ['server/src/billing/plans.ts', 'server/src/practice/plan.ts']],
  ['server/src/test-app.ts', ['server/src/app.ts']],
  ['server/src/billing/plans.ts', ['contract/src/plans.ts']],
  ['server/src/practice/plan.ts', ['curriculum/src/skills/list.gen.ts']],
  ['server/src/billing/billing.test.ts', ['server/src/test-app.ts']],
  ['server/src/practice/practice.test.ts', ['server/src/test-app.ts']],
  ['contract/src/plans.ts', []],
  ['contract/src/plans.test.ts', ['contract/src/plans.ts']],
  ['curriculum/src/skills/list.gen.ts', ['curriculum/src/skills/math/grade-6/ratios/skill.ts']],
  ['curriculum/src/skills/math/grade-6/ratios/skill.ts', ['curriculum/src/worlds/shop.ts']],
  ['curriculum/src/skills/math/grade-7/percents/messages.gen.ts', []],
  ['curriculum/src/worlds/shop.ts', []],
  ['curriculum/src/worlds/shop.test.ts', ['curriculum/src/worlds/shop.ts']],
])

test('a changed file of the server has the tests that import it and those of its own folder', () => {
  expect(chooseTests(graph, ['server/src/billing/plans.ts'])).toEqual({
    tests: ['server/src/billing/billing.test.ts'],
    skills: [],
  })
})

test('a changed file of a shared package has the tests that reach it, but not through the whole server', () => {
  expect(chooseTests(graph, ['contract/src/plans.ts']).tests).toEqual(['contract/src/plans.test.ts'])
})

test('a changed test is run, and a changed journey is not', () => {
  expect(chooseTests(graph, ['contract/src/plans.test.ts', 'e2e/plans.test.ts']).tests).toEqual([
    'contract/src/plans.test.ts',
  ])
})

test('a skill is checked when its words change, or code that it imports', () => {
  const words = 'curriculum/src/skills/math/grade-7/percents/es.json'
  expect(chooseTests(graph, [words, 'curriculum/src/worlds/shop.ts'])).toEqual({
    tests: ['curriculum/src/worlds/shop.test.ts'],
    skills: ['percents', 'ratios'],
  })
})

test('the imports of the project are found: by path, by the name of a package, and by a name of its own', () => {
  const real = readImportGraph(root, readSources(root))
  expect(real.get('tools/changed/choose-tests.test.ts')).toContain('tools/changed/choose-tests.ts')
  expect(real.get('server/src/app.ts')).toContain('contract/src/ids.ts')
  expect(real.get('curriculum/src/skills/math/grade-6/unit-rates/skill.ts')).toContain(
    'curriculum/src/form/authoring.ts',
  )
})
