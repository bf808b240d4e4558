import { spawn } from 'node:child_process'
import { checkClock } from './checks/clock.ts'
import { checkLanguages } from './checks/languages.ts'
import { checkMirror } from './checks/mirror.ts'
import { checkNames, checkTerms } from './checks/names.ts'
import { checkSentences } from './checks/sentences.ts'
import { checkSizes } from './checks/sizes.ts'
import { checkDocs } from './checks/paths-in-docs.ts'
import { readSources } from './checks/sources.ts'
import { checkTables } from './checks/tables.ts'
import { compiler, typeCheckOf } from './checks/type-check.ts'
import { checkContentTypes } from './content-types/content-types.ts'
import { linkPackages } from './install.mjs'
import { root } from './processes.mjs'
import { checkWordingToday } from './wording/wording.ts'

linkPackages()

/** One check. It returns its findings as text; empty means that all is well. */
interface Check {
  name: string
  run: () => Promise<string>
}

/** Runs a program from node_modules with our own Node, so that the check does not depend on PATH. */
const program = (path: string, args: readonly string[]) => (): Promise<string> =>
  new Promise((resolve) => {
    const child = spawn(process.execPath, [`node_modules/${path}`, ...args], {
      cwd: root,
      stdio: ['ignore', 'pipe', 'pipe'],
    })
    let output = ''
    for (const stream of [child.stdout, child.stderr]) {
      stream.on('data', (chunk: Buffer) => {
        output += chunk.toString()
      })
    }
    child.on('error', (error) => resolve(error.message))
    child.on('close', (code) =>
      resolve(code === 0 ? '' : output.trim() || `${path} ended with code ${code}.`),
    )
  })

const sources = readSources(root)
const own = (problems: readonly string[]) => async (): Promise<string> => problems.join('\n')

const packages = [
  'contract',
  'answers',
  'learner',
  'messages',
  'curriculum',
  'server',
  'web',
  'tools',
  'e2e',
  'bench',
]
const cruise = ['--config', '.dependency-cruiser.mjs', '--output-type', 'err-long', ...packages]

const checks: Check[] = [
  { name: 'format (oxfmt)', run: program('oxfmt/bin/oxfmt', ['--check', '.']) },
  { name: 'lint (oxlint)', run: program('oxlint/bin/oxlint', ['--type-aware', '--deny-warnings']) },
  { name: 'types', run: program(compiler, typeCheckOf('.')) },
  { name: 'types of the web', run: program(compiler, typeCheckOf('web')) },
  {
    name: 'boundaries (dependency-cruiser)',
    run: program('dependency-cruiser/bin/dependency-cruiser.mjs', cruise),
  },
  { name: 'unused code (knip)', run: program('knip/bin/knip.js', ['--no-progress']) },
  { name: 'same features everywhere', run: own(checkMirror(sources.map(({ path }) => path))) },
  { name: 'tables have one writer', run: own(checkTables(sources)) },
  { name: 'file names', run: own(checkNames(sources.map(({ path }) => path))) },
  { name: 'standard terms in names', run: own(checkTerms(sources)) },
  { name: 'one list of languages', run: own(checkLanguages(sources)) },
  { name: 'file sizes', run: own(checkSizes(sources)) },
  { name: 'names in documents', run: own(checkDocs(root, sources)) },
  { name: 'no sentences in code', run: own(checkSentences(sources)) },
  { name: 'messages of the curriculum', run: async () => (await checkContentTypes()).join('\n') },
  { name: 'wording of messages', run: async () => checkWordingToday().join('\n') },
  { name: 'time and randomness passed in', run: own(checkClock(sources)) },
]

// Runs two checks at a time, because most machines have at least two cores.
const waiting = checks.map((check, index) => ({ ...check, place: index }))
const lines: string[] = []
async function work(): Promise<void> {
  for (let next = waiting.shift(); next !== undefined; next = waiting.shift()) {
    const began = performance.now()
    const found = await next.run()
    const seconds = ((performance.now() - began) / 1000).toFixed(1)
    lines[next.place] =
      `${found === '' ? 'ok    ' : 'FAILED'}  ${next.name.padEnd(28)} ${seconds.padStart(5)} s`
    if (found !== '') {
      console.log(`--- ${next.name} ---\n${found}\n`)
      process.exitCode = 1
    }
  }
}
await Promise.all([work(), work()])
console.log(lines.join('\n'))
