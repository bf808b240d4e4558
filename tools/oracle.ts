import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { parseArgs } from 'node:util'
import { judgeEquation } from '@skills-center/answers/judge-equation'
import { judgeExpression } from '@skills-center/answers/judge-expression'
import { judgeInequality } from '@skills-center/answers/judge-inequality'
import type { Verdict } from '@skills-center/answers/verdict'

/**
 * `npm run oracle -- --pairs 5000 --seed 1`: generates pairs of expressions, equations, and inequalities, half of them
 * equivalent by construction, and asks SymPy whether each pair is equivalent. Prints where SymPy and the answer judges
 * disagree, and fails if they do. Needs Python 3 with SymPy (Debian: python3-sympy).
 */
const { values } = parseArgs({
  options: { pairs: { type: 'string', default: '5000' }, seed: { type: 'string', default: '1' } },
})

type Kind = 'expression' | 'equation' | 'inequality'
interface Pair {
  kind: Kind
  key: string
  typed: string
}

/** The mulberry32 generator. */
function createChance(seed: number): () => number {
  let state = seed >>> 0
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
}

const chance = createChance(Number(values.seed))
const whole = (from: number, to: number) => from + Math.floor(chance() * (to - from + 1))
const pick = <T>(list: readonly [T, ...T[]]): T => list[whole(0, list.length - 1)] ?? list[0]
const letter = () => pick(['x', 'y'])

/** Returns plain text that a student could type. SymPy can read it once `^` is `**` and products have a `*`. */
function expression(depth: number): string {
  const leaf = () =>
    pick([
      () => String(whole(1, 12)),
      () => letter(),
      () => `${whole(1, 9)}/${whole(2, 9)}`,
      () => `${whole(2, 9)}*${letter()}`,
    ])()
  if (depth === 0) return leaf()
  const [a, b] = [expression(depth - 1), expression(depth - 1)]
  return pick([
    () => `(${a}) + (${b})`,
    () => `(${a}) - (${b})`,
    () => `(${a})*(${b})`,
    () => `(${a})^2`,
    () => `-(${a})`,
    () => `(${a})/${whole(2, 9)}`,
    () => `(${a})/(${letter()} + ${whole(1, 9)})`,
    () => `sqrt(${whole(2, 50)})*(${a})`,
  ])()
}

/** Rewrites the text by a law of arithmetic or, now and then, makes a slip that looks like one. */
function rewritten(text: string): string {
  const k = whole(2, 7)
  return pick([
    () => `${k}*(${text})/${k}`,
    () => `(${text}) + ${k} - ${k}`,
    () => `-(-(${text}))`,
    () => `${k}*(${text}) - ${k - 1}*(${text})`,
    () => `((${text})^2 - ${k * k})/((${text}) + ${k}) + ${k}`,
    () => `(${text})*sqrt(${k * k})/${k}`,
    () => `(${text}) + ${k} - ${k + 1}`,
    () => `${k}*(${text})/${k + 1}`,
    () => `((${text})^2 + ${k * k})/((${text}) + ${k}) + ${k}`,
  ])()
}

/** The sides of a linear equation or inequality: `a*x + b` and `c*x + d`. */
const linear = () => `${whole(-9, 9)}*x + ${whole(-9, 9)}`

function statement(sign: '=' | '<' | '<='): { key: string; typed: string } {
  const [left, right] = [linear(), linear()]
  const k = whole(2, 6)
  const turned = sign === '=' ? '=' : sign === '<' ? '>' : '>='
  const key = `${left} ${sign} ${right}`
  const typed = pick([
    () => `${right} ${turned} ${left}`,
    () => `${k}*(${left}) ${sign} ${k}*(${right})`,
    () => `-(${left}) ${turned} -(${right})`,
    () => `(${left}) - (${right}) ${sign} 0`,
    () => `(${left}) + ${k} ${sign} (${right}) + ${k}`,
    () => `(${left})/${k} ${sign} (${right})/${k}`,
    () => `-(${left}) ${sign} -(${right})`,
    () => `${k}*(${left}) ${sign} ${right}`,
    () => `${right} ${sign} ${left}`,
  ])()
  return { key, typed }
}

function pair(): Pair {
  const kind = pick<Kind>(['expression', 'expression', 'equation', 'inequality'])
  if (kind !== 'expression') return { kind, ...statement(kind === 'equation' ? '=' : pick(['<', '<='])) }
  const key = expression(whole(1, 2))
  return { kind, key, typed: rewritten(key) }
}

const judges: Record<Kind, (typed: string, key: { value: string }) => { verdict: Verdict }> = {
  expression: judgeExpression,
  equation: judgeEquation,
  inequality: judgeInequality,
}

const pairs = Array.from({ length: Number(values.pairs) }, pair)
const python = spawn('python3', [join(import.meta.dirname, 'oracle.py')], {
  stdio: ['pipe', 'pipe', 'inherit'],
})
const failed = new Promise<number>((resolve) => {
  python.on('error', () => resolve(1))
  python.on('exit', (code) => resolve(code ?? 1))
})
for (const each of pairs) python.stdin.write(`${JSON.stringify(each)}\n`)
python.stdin.end()

let compared = 0
let equivalent = 0
let disagreed = 0
for await (const line of createInterface(python.stdout)) {
  const each = pairs[compared]
  if (each === undefined) break
  compared += 1
  // SymPy could not decide, or the expression is undefined everywhere.
  if (line === 'unknown') continue
  let ours: string
  try {
    ours = judges[each.kind](each.typed, { value: each.key }).verdict
  } catch {
    // The key is invalid, such as 1/0 or 0 = 0; no author writes one.
    continue
  }
  equivalent += Number(line === 'same')
  if (ours === 'unreadable' || (line === 'same') === (ours === 'correct' || ours === 'form')) continue
  disagreed += 1
  if (disagreed <= 40)
    console.log(`SymPy: ${line}, ours: ${ours}\n  key   ${each.key}\n  typed ${each.typed}`)
}
if ((await failed) !== 0) {
  console.error('SymPy did not run: it needs Python 3 with the package sympy.')
  process.exit(1)
}
console.log(`${compared} pairs compared, ${equivalent} of them equivalent, ${disagreed} disagreements`)
process.exitCode = disagreed > 0 || compared < pairs.length ? 1 : 0
