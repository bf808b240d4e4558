import { execFileSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { z } from 'zod'
import { root } from '../processes.mjs'

/*
 * The walls of `.dependency-cruiser.mjs`, each with a breach that must be found. A small project is written to a
 * temporary folder, with the folders of this one; each file that breaks a rule has one import.
 */

/** For each rule, a file that breaks it and what the file imports. */
const breaches: Readonly<Record<string, readonly [file: string, imports: string]>> = {
  'package-contract': ['contract/src/knows-answers.ts', '../../answers/src/verdict.ts'],
  'package-answers': ['answers/src/knows-contract.ts', '../../contract/src/ids.ts'],
  'package-learner': ['learner/src/knows-contract.ts', '../../contract/src/ids.ts'],
  'package-messages': ['messages/src/knows-contract.ts', '../../contract/src/ids.ts'],
  'package-curriculum': ['curriculum/src/knows-learner.ts', '../../learner/src/update.ts'],
  'package-server': ['server/src/practice/knows-web.ts', '../../../web/src/ui/button.tsx'],
  'package-web': ['web/src/practice/knows-keys.ts', '../../../curriculum/src/make-item.ts'],
  'pure-libraries': ['answers/src/uses-library.ts', 'fastify'],
  'parser-in-messages': ['server/src/practice/parses.ts', '@messageformat/parser'],
  'pages-parse-no-messages': ['web/src/practice/parses.ts', '../../../messages/src/parse-message.ts'],
  'zod-where-shapes-are': ['learner/src/uses-zod.ts', 'zod'],
  'node-where-it-runs': ['web/src/practice/reads-files.ts', 'node:fs'],
  'features-apart-on-the-server': ['server/src/practice/knows-billing.ts', '../billing/service.ts'],
  'features-apart-in-the-web': ['web/src/practice/knows-billing.ts', '../billing/page.tsx'],
  'app-is-on-top': ['web/src/practice/knows-app.ts', '../app/app.tsx'],
  'ground-knows-no-feature-in-the-web': ['web/src/platform/knows-billing.ts', '../billing/page.tsx'],
  'gallery-is-for-looking': ['web/gallery/knows-billing.ts', '../src/billing/page.tsx'],
  'language-stands-alone': ['web/src/language/knows-platform.ts', '../platform/api.ts'],
  'page-stands-alone': ['web/src/page/knows-language.ts', '../language/messages.ts'],
  'ui-stands-alone': ['web/src/ui/knows-platform.ts', '../platform/api.ts'],
  'platform-knows-no-feature': ['server/src/platform/knows-billing.ts', '../billing/service.ts'],
  'features-know-no-app': ['server/src/practice/knows-app.ts', '../app.ts'],
  // A rule file of any name, not just service.ts.
  'sql-in-queries': ['server/src/practice/placement.ts', '../platform/statement.ts'],
  'routes-know-no-sql': ['server/src/practice/demo-routes.ts', './history-queries.ts'],
  'http-in-routes': ['server/src/practice/plan/today.ts', '../../platform/serve.ts'],
  'queries-know-no-rules': ['server/src/practice/more-queries.ts', './service.ts'],
  'queries-run-no-rules': ['server/src/practice/other-queries.ts', './plan.ts'],
  'no-circles': ['server/src/practice/one.ts', './two.ts'],
  'no-orphans': ['server/src/practice/nobody-uses-this.ts', ''],
  resolvable: ['server/src/practice/lost.ts', './not-there.ts'],
  declared: ['server/src/practice/undeclared.ts', 'undeclared'],
  'declared-at-the-root': ['tools/undeclared.ts', 'undeclared'],
  'no-tools-in-what-ships': ['server/src/practice/uses-tool.ts', 'a-dev-tool'],
  'no-tests-in-what-ships': ['server/src/practice/uses-test.ts', './test-question.ts'],
}

/** Files that keep all the rules, with what they import. */
const sound: Readonly<Record<string, readonly string[]>> = {
  'contract/src/ids.ts': ['zod'],
  'answers/src/verdict.ts': [],
  'learner/src/update.ts': [],
  'messages/src/parse-message.ts': ['@messageformat/parser'],
  'curriculum/src/make-item.ts': ['../../contract/src/ids.ts', '../../answers/src/verdict.ts'],
  'server/src/main.ts': ['./app.ts'],
  'server/src/app.ts': ['./practice/routes.ts', './billing/service.ts'],
  'server/src/platform/serve.ts': ['fastify'],
  'server/src/platform/statement.ts': [],
  'server/src/billing/service.ts': [],
  'server/src/practice/routes.ts': ['../platform/serve.ts', './service.ts'],
  'server/src/practice/service.ts': ['./plan.ts', './history-queries.ts', '../../../learner/src/update.ts'],
  'server/src/practice/plan.ts': [],
  'server/src/practice/history-queries.ts': ['../platform/statement.ts', 'zod'],
  'server/src/practice/test-question.ts': ['./service.ts'],
  'server/src/practice/two.ts': ['./one.ts'],
  'web/src/app/app.tsx': ['../practice/page.tsx', '../billing/page.tsx'],
  'web/src/billing/page.tsx': ['../ui/button.tsx'],
  'web/src/practice/page.tsx': ['../ui/button.tsx', '../platform/api.ts', '../language/messages.ts'],
  'web/src/platform/api.ts': ['../language/messages.ts'],
  'web/src/language/messages.ts': [],
  'web/src/ui/button.tsx': ['../language/messages.ts'],
}

const withLibraries = JSON.stringify({
  type: 'module',
  dependencies: { zod: '*', fastify: '*', '@messageformat/parser': '*' },
  devDependencies: { 'a-dev-tool': '*' },
})
const libraries = ['zod', 'fastify', '@messageformat/parser', 'undeclared', 'a-dev-tool']
const packages = ['contract', 'answers', 'learner', 'messages', 'curriculum', 'server', 'web', 'tools']

/** Each import is used as a value; without that, it could be taken for one of types alone. */
const moduleWith = (imports: readonly string[]): string =>
  `${imports.map((path, index) => `import * as m${index} from '${path}'`).join('\n')}
export const value = [${imports.map((_, index) => `m${index}`).join(', ')}]
`

const Report = z.object({
  summary: z.object({
    violations: z.array(z.object({ from: z.string(), rule: z.object({ name: z.string() }) })),
  }),
})

let found: { rule: string; file: string }[]
let folder: string

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'walls-'))
  const write = (path: string, text: string) => {
    mkdirSync(dirname(join(folder, path)), { recursive: true })
    writeFileSync(join(folder, path), text)
  }
  write('package.json', withLibraries)
  for (const name of packages) write(`${name}/package.json`, withLibraries)
  for (const name of libraries) {
    write(`node_modules/${name}/package.json`, JSON.stringify({ name, main: 'index.js' }))
    write(`node_modules/${name}/index.js`, 'export {}\n')
  }
  for (const [path, imports] of Object.entries(sound)) write(path, moduleWith(imports))
  for (const [path, imports] of Object.values(breaches))
    write(path, moduleWith(imports === '' ? [] : [imports]))
  const program = join(root, 'node_modules/dependency-cruiser/bin/dependency-cruiser.mjs')
  const config = join(root, '.dependency-cruiser.mjs')
  const args = [program, '--config', config, '--output-type', 'json', ...packages]
  const output = execFileSync(process.execPath, args, { cwd: folder, encoding: 'utf8', maxBuffer: 1e8 })
  found = Report.parse(JSON.parse(output)).summary.violations.map(({ from, rule }) => ({
    rule: rule.name,
    file: from,
  }))
})
afterAll(() => rmSync(folder, { recursive: true }))

describe('a breach is found', () => {
  test.each(Object.entries(breaches))('of %s', (rule, [file]) => {
    expect(found).toContainEqual({ rule, file })
  })
})

test('files that keep the rules are not blamed', () => {
  // Half of the circle is the breach itself, and nothing uses the harness of a test.
  const blamed = found.filter(({ file, rule }) => file in sound && rule !== 'no-circles')
  expect(blamed).toEqual([])
})

test('every rule has a breach here', async () => {
  const config: unknown = (await import(join(root, '.dependency-cruiser.mjs'))).default
  const { forbidden } = z.object({ forbidden: z.array(z.object({ name: z.string() })) }).parse(config)
  expect(Object.keys(breaches).toSorted()).toEqual(forbidden.map(({ name }) => name).toSorted())
})
