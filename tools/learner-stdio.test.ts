import { spawnSync } from 'node:child_process'
import { expect, test } from 'vitest'
import { createEngine } from '@skills-center/learner/engine'
import { replyTo } from './learner-replies.ts'
import { ownNode, root } from './processes.mjs'

const start = 1_788_000_000
const day = 86_400

const init = {
  cmd: 'init',
  grade: 7,
  skills: [{ id: 'k000', grade: 7, strand: 'strand0', unit: '7-0-0', order: 0 }],
  prerequisites: [],
  items: [{ id: 'k000-2a', skill: 'k000', level: 2, kind: 'open', options: 0, seconds: 25 }],
}
const join = { cmd: 'start', student: 's0', grade: 7, now: start }
const next = { cmd: 'next', student: 's0', now: start, mode: 'practice', remaining: 1 }
const answer = {
  cmd: 'answer',
  student: 's0',
  skill: 'k000',
  item: 'k000-2a',
  correct: true,
  seconds: 21.4,
  now: start + 30,
}
const report = (now: number) => ({ cmd: 'report', student: 's0', now })
const selfCheck = [init, join, next, answer, report(start + 40), report(start + 90 * day), { cmd: 'quit' }]

const run = (lines: readonly string[]) => {
  const { stdout, stderr, status } = spawnSync(ownNode, ['tools/learner-stdio.ts'], {
    cwd: root,
    input: lines.map((line) => `${line}\n`).join(''),
    encoding: 'utf8',
  })
  return { stdout, stderr, status }
}

const asked = (...requests: unknown[]): unknown[] => {
  const engine = createEngine()
  return requests.map((request) => {
    const line = typeof request === 'string' ? request : JSON.stringify(request)
    return JSON.parse(replyTo(engine, line) ?? 'null')
  })
}

const percent = { k000: expect.closeTo(50, -2) }

test('the self-check of the protocol gets one valid reply a request, twice the same', () => {
  const lines = selfCheck.map((request) => JSON.stringify(request))
  const first = run(lines)
  expect(first).toMatchObject({ stderr: '', status: 0 })
  expect(run(lines)).toEqual(first)
  const replies: unknown[] = first.stdout
    .trimEnd()
    .split('\n')
    .map((line) => JSON.parse(line))
  expect(replies).toEqual([
    { ok: true },
    { ok: true },
    { skill: 'k000', item: 'k000-2a', p: expect.closeTo(0.5, 0), why: expect.any(String) },
    { mastery: percent, mastered: [], stuck: [] },
    { mastery: percent, mastered: [], stuck: [] },
    { mastery: percent, mastered: [], stuck: [] },
  ])
})

test('the program ends with its input, and hears nothing after quit', () => {
  const lines = [init, join].map((request) => JSON.stringify(request))
  expect(run(lines)).toEqual({ stdout: '{"ok":true}\n{"ok":true}\n', stderr: '', status: 0 })
  expect(run(['{"cmd":"quit"}', ...lines])).toEqual({ stdout: '', stderr: '', status: 0 })
})

test('a line that is no request is told in plain words, and the next one is heard', () => {
  expect(asked('{"cmd":', '[]', { cmd: 'dance' }, { ...join, grade: 'seven' }, init)).toEqual([
    { error: 'This line is not JSON' },
    { error: expect.stringMatching(/object/) },
    { error: expect.stringMatching(/^cmd: /) },
    { error: expect.stringMatching(/^grade: .*number/) },
    { ok: true },
  ])
})

test('a request about something unknown is refused and changes nothing', () => {
  const replies = asked(
    init,
    join,
    { ...next, student: 's9' },
    { ...answer, item: 'k9' },
    { ...answer, skill: 'k9' },
    { cmd: 'help', student: 's0', skill: 'k9', now: start },
    report(start),
  )
  const [, , ...refused] = replies
  expect(refused.slice(0, 4)).toEqual(
    Array.from({ length: 4 }, () => ({ error: expect.stringMatching(/s9|k9/) })),
  )
  expect(refused[4]).toEqual(asked(init, join, report(start))[2])
})

test('an empty catalog has no question', () => {
  expect(asked({ ...init, skills: [], items: [] }, join, next)[2]).toEqual({ done: true })
})
