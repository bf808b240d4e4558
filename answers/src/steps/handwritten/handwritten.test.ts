import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { judgeWork } from '../judge-line.ts'
import type { LineJudgement, RewriteForm, StepsTask } from '../task.ts'

/**
 * `lines.txt` contains work as students write it by hand, with a fair teacher's verdict on each line: `f` follows, `F`
 * is the final line, `w` is wrong (`!bug` names the mistake), `n` is a note, `a` is a side calculation, `t` is right
 * except for its equals signs. The cases after `# held out` were written before the reader was run on them, and the
 * reader must not be tuned to them.
 */
const text = readFileSync(new URL('lines.txt', import.meta.url), 'utf8')
/**
 * Work in other hands, with the Spanish of its writers and with decimal commas, colons, TeX, and words. Each hand begins
 * with `##`. The reader was tried on it as it was written, then mended.
 */
const otherHands = readFileSync(new URL('other-hands.txt', import.meta.url), 'utf8').replaceAll(
  /^## .*\n/gmu,
  '',
)
const [tuned = '', heldOut = ''] = text.split('# held out\n')

interface Line {
  readonly work: string
  readonly said: string
  readonly wanted: string
  readonly bug: string | undefined
  readonly judgement: LineJudgement
}

const isForm = (kind: string): kind is RewriteForm =>
  ['value', 'expanded', 'factored', 'power', 'scientific'].includes(kind)

function taskOf(heading: string): StepsTask {
  const [, kind = '', given = ''] = /^(?:es )?(\S+) (.*)$/u.exec(heading) ?? []
  if (kind === 'quantity') {
    const [amount = '', unit = ''] = given.split(' -> ')
    return { kind, given: amount, unit }
  }
  if (kind === 'system') {
    const [first = '', second = ''] = given.split(' ; ')
    return { kind: 'system', given: [first, second] }
  }
  return isForm(kind) ? { kind: 'rewrite', given, form: kind } : { kind: 'solve', given }
}

function linesOf(part: string): Line[] {
  return part
    .split(/^# /mu)
    .filter((block) => block !== '')
    .flatMap((block) => {
      const [heading = '', ...rows] = block.trim().split('\n')
      const lines = rows.map((row) => row.slice(2).replace(/ ![a-z-]+$/u, ''))
      return judgeWork(taskOf(heading), lines).map((judgement, index) => {
        const row = rows[index] ?? ''
        const work = `${heading}: ${lines.slice(0, index + 1).join('; ')}`
        return {
          work,
          said: saidOf(judgement),
          wanted: row.charAt(0),
          bug: / !([a-z-]+)$/u.exec(row)?.[1],
          judgement,
        }
      })
    })
}

function saidOf({ verdict, role, isNotation }: LineJudgement): string {
  if (verdict === 'unreadable') return 'u'
  if (verdict === 'wrong') return 'w'
  if (isNotation) return 't'
  if (verdict === 'finished') return 'F'
  if (role === 'note') return 'n'
  return role === 'aside' || role === 'check' ? 'a' : 'f'
}

const share = (lines: readonly Line[], holds: (line: Line) => boolean) =>
  lines.filter(holds).length / lines.length

test('lines by hand are read and judged as a fair teacher does', () => {
  const misjudged = [...linesOf(tuned), ...linesOf(otherHands)].filter(({ said, wanted }) => said !== wanted)
  expect(misjudged.map(({ work, said, wanted }) => `${work} (${said}, not ${wanted})`)).toEqual([])
})

test('of lines that were held out 97 in 100 are read, 95 judged rightly, and at most 2 of the sound ones refused', () => {
  const lines = linesOf(heldOut)
  expect(lines.length).toBeGreaterThanOrEqual(100)
  expect(share(lines, ({ said }) => said !== 'u')).toBeGreaterThanOrEqual(0.97)
  expect(share(lines, ({ said, wanted }) => said === wanted)).toBeGreaterThanOrEqual(0.95)
  const sound = lines.filter(({ wanted }) => wanted !== 'w')
  expect(share(sound, ({ said }) => said === 'w')).toBeLessThanOrEqual(0.02)
})

test('a mistake is among the first two names in 9 of 10 wrong lines, and at most 5 of 100 are named wrongly', () => {
  const wrong = linesOf(text.replace('# held out\n', '') + otherHands).filter(
    ({ bug, said }) => bug !== undefined && said === 'w',
  )
  const isNamed = ({ bug, judgement }: Line) => judgement.bugs.some((name) => name === bug)
  expect(share(wrong, isNamed)).toBeGreaterThan(0.9)
  expect(share(wrong, (line) => line.judgement.bugs.length > 0 && !isNamed(line))).toBeLessThan(0.05)
})
