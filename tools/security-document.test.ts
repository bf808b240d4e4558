import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const root = join(import.meta.dirname, '..')
const document = readFileSync(join(root, 'docs/security.md'), 'utf8')
const files = globSync('{contract/src,server/src,web/src,e2e,tools}/**/*.ts', { cwd: root }).map((path) =>
  path.replaceAll('\\', '/'),
)

/** Test files that the table names, each with the test titles that follow it. */
const cited = [...document.matchAll(/`([\w./-]+\.ts)`((?: “[^”]+”)*)/g)].flatMap(
  ([, file = '', titles = '']) => {
    if (!/\.test\.ts$|^browser\.ts$/.test(file)) return []
    const named = [...titles.matchAll(/“([^”]+)”/g)].map(([, title = '']) => title)
    return named.length === 0 ? [{ file, title: '' }] : named.map((title) => ({ file, title }))
  },
)

test('docs/security.md names many tests', () => {
  expect(cited.length).toBeGreaterThan(100)
})

test.each(cited)('the test that docs/security.md names is there: $file $title', ({ file, title }) => {
  const found = files.filter((path) => path === file || path.endsWith(`/${file}`))
  expect(found).not.toEqual([])
  expect(found.some((path) => readFileSync(join(root, path), 'utf8').includes(title))).toBe(true)
})

const table = document.slice(document.indexOf('## OWASP'), document.indexOf('## Not met'))
const named = [...table.matchAll(/`((?:[\w-]+\/)+[\w.-]*)`/g)].map(([, path = '']) => path)

test.each([...new Set(named)].filter((path) => /\.tsx?$|\/$/.test(path)))('%s is there', (path) => {
  const every = globSync('{contract,server,web}/src/**/*', { cwd: root }).map((one) =>
    one.replaceAll('\\', '/'),
  )
  const asked = path.replace(/\/$/, '')
  expect(
    every.concat(files, 'contract', 'docs').some((one) => one === asked || one.endsWith(`/${asked}`)),
  ).toBe(true)
})
