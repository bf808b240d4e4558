// `npm run test:changed`: runs lint, format, and type checks, the tests that import changed files, and the content
// check of changed skills.
import { execFileSync, spawn } from 'node:child_process'
import { existsSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { readSources } from './checks/sources.ts'
import { compiler, typeCheckOf } from './checks/type-check.ts'
import { chooseTests } from './changed/choose-tests.ts'
import { readImportGraph } from './changed/import-graph.ts'
import { root } from './processes.mjs'

/** The most skills to check; `npm test` covers the rest. */
const maxSkills = 4
const seeds = '40'
const vitest = 'node_modules/vitest/vitest.mjs'

const git = (...args: string[]): string[] =>
  execFileSync('git', args, { cwd: root, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] })
    .split('\n')
    .filter((line) => line !== '')

/** Returns the commit where this branch left main: origin's main if there is one, else the local main. */
function mergeBase(): string {
  for (const main of ['origin/main', 'main']) {
    try {
      return git('merge-base', main, 'HEAD')[0] ?? 'HEAD'
    } catch {
      // The branch does not exist.
    }
  }
  return 'HEAD'
}

/** Runs a program with our own Node. Resolves to whether it succeeded. */
const run = (name: string, args: readonly string[]): Promise<boolean> =>
  new Promise((resolve) => {
    const began = performance.now()
    const child = spawn(process.execPath, args, { cwd: root, stdio: ['ignore', 'pipe', 'pipe'] })
    let output = ''
    for (const stream of [child.stdout, child.stderr])
      stream.on('data', (chunk: Buffer) => {
        output += chunk.toString()
      })
    child.on('close', (code) => {
      const seconds = ((performance.now() - began) / 1000).toFixed(1)
      console.log(`${code === 0 ? 'ok    ' : 'FAILED'}  ${name}, ${seconds} s`)
      if (code !== 0) console.log(output.trim())
      resolve(code === 0)
    })
  })

const changed = [
  ...new Set([
    ...git('diff', '--name-only', mergeBase()),
    ...git('ls-files', '--others', '--exclude-standard'),
  ]),
]
const present = changed.filter((path) => existsSync(join(root, path)))
const code = present.filter((path) => /\.(ts|tsx|mjs)$/.test(path))
const { tests, skills } = chooseTests(readImportGraph(root, readSources(root)), changed)
const checked = skills.slice(0, maxSkills)
console.log(`${changed.length} files changed: ${tests.length} test files, ${checked.length} skills`)
if (skills.length > checked.length)
  console.log(`${skills.length - checked.length} more skills use what changed: npm test checks them.`)
if (changed.some((path) => /^(web|e2e)\//.test(path)))
  console.log('Journeys in a browser are not run here: npm test runs them.')

const types = (name: string, folder: '.' | 'web') => () =>
  run(name, [`node_modules/${compiler}`, ...typeCheckOf(folder)])
const reports = mkdtempSync(join(tmpdir(), 'skills-center-changed-'))
const content = checked.flatMap((id) => ['--skill', id])
const steps = [
  { isDue: code.length > 0, run: types('types', '.') },
  { isDue: code.some((path) => path.startsWith('web/')), run: types('types of the web', 'web') },
  {
    isDue: code.length > 0,
    run: () => run('lint', ['node_modules/oxlint/bin/oxlint', '--type-aware', '--deny-warnings', ...code]),
  },
  {
    isDue: present.length > 0,
    run: () =>
      run('format', [
        'node_modules/oxfmt/bin/oxfmt',
        '--check',
        '--no-error-on-unmatched-pattern',
        ...present,
      ]),
  },
  {
    isDue: checked.length > 0,
    run: () =>
      run(`content of ${checked.join(', ')}`, [
        'curriculum/src/content-check/main.ts',
        '--seeds',
        seeds,
        ...content,
        '--report',
        join(reports, 'content.md'),
        '--coverage',
        join(reports, 'coverage.md'),
      ]),
  },
  {
    isDue: checked.length > 0,
    run: () =>
      run('accepted items of these skills', [
        vitest,
        'run',
        'curriculum/src/content-check/golden.test.ts',
        '-t',
        `^(${checked.join('|')}) is what was accepted`,
      ]),
  },
  {
    isDue: tests.length > 0,
    run: () => run(`${tests.length} test files`, [vitest, 'run', ...tests]),
  },
].filter(({ isDue }) => isDue)

// Runs two at a time, as `npm run check` does.
let isGood = true
async function work(): Promise<void> {
  for (let step = steps.pop(); step !== undefined; step = steps.pop()) isGood = (await step.run()) && isGood
}
await Promise.all([work(), work()])
rmSync(reports, { recursive: true, force: true })
process.exitCode = isGood ? 0 : 1
