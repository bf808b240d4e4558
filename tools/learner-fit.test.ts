import { spawnSync } from 'node:child_process'
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { ownNode, root } from './processes.mjs'

const folder = mkdtempSync(join(tmpdir(), 'skills-center-fit-'))
afterAll(() => rmSync(folder, { recursive: true }))

const run = (args: readonly string[], environment: Record<string, string> = {}) => {
  const { stdout, stderr, status } = spawnSync(ownNode, ['tools/learner-fit.ts', ...args], {
    cwd: root,
    env: { PATH: process.env['PATH'], ...environment },
    encoding: 'utf8',
  })
  return { stdout, stderr, status }
}

const out = join(folder, 'parameters.json')
const options = ['--out', out, '--provenance', 'a test']

test('a fit on a file of answers is written down with where it comes from', () => {
  const data = join(folder, 'answers.csv')
  const rows = Array.from({ length: 40 }, (_, index) => `s${index % 5},i${index % 3},k,${index % 2},${index}`)
  writeFileSync(data, ['student,item,skill,correct,time', ...rows, ''].join('\n'))
  expect(run(['--data', data, ...options, '--date', '2026-03-01'])).toEqual({
    stdout: `Fitted on 40 answers of 5 students; written to ${out}.\n`,
    stderr: '',
    status: 0,
  })
  const kept = { format: 1, provenance: 'a test', date: '2026-03-01', rows: 40, students: 5 }
  expect(JSON.parse(readFileSync(out, 'utf8'))).toMatchObject(kept)
})

test('a database that is not there is neither made nor fitted on', () => {
  const dataDir = join(folder, 'no-data')
  expect(run(['--database', ...options], { DATA_DIR: dataDir })).toEqual({
    stdout: '',
    stderr: `There is no database in ${dataDir}: set DATA_DIR to the server’s folder, or DATABASE_URL.\n`,
    status: 1,
  })
  expect(existsSync(dataDir)).toBe(false)
})

test('the address of a database may follow the option, and names it in a refusal', () => {
  const refused = {
    stdout: '',
    stderr:
      'The database skills at 127.0.0.1:1 cannot be reached: nothing answers there. Check DATABASE_URL.\n',
    status: 1,
  }
  const url = 'postgres://me:hunter2@127.0.0.1:1/skills'
  expect(run(['--database', url, ...options])).toEqual(refused)
  expect(run([`--database=${url}`, ...options])).toEqual(refused)
})

test('what is missing or too much is said', () => {
  const say = /^Say --data FILE or --database \[URL\], --out FILE, and --provenance TEXT/
  expect(run(['--database', '--data', 'answers.csv', ...options]).stderr).toMatch(say)
  expect(run(['--data', 'answers.csv', '--out', out, '--provenance', 'our', 'school']).stderr).toMatch(
    /^“school” belongs to no option/,
  )
})
