import { parseArgs } from 'node:util'
import type { Case } from './answer-forms/case.ts'
import { createChance } from './answer-forms/chance.ts'
import { makers } from './answer-forms/makers.ts'

/**
 * `npm run answers:forms -- --cases 3000000 --seed 1`: generates answers to keys of every typed kind, written in forms
 * that keep or change the value, along with the verdict that a fair teacher would give. The generator has its own
 * arithmetic, so it does not depend on the code under test. Prints how many answers of each kind were judged, how long
 * a check took, and every misjudged case. Fails if any case was misjudged.
 */
const { values } = parseArgs({
  options: { cases: { type: 'string', default: '3000000' }, seed: { type: 'string', default: '1' } },
})

/** Kinds with the most ways to write an answer come up twice as often. */
const oftener = ['number', 'quantity', 'fraction', 'expression', 'equation', 'inequality']
const [first = '', ...others] = [...Object.keys(makers), ...oftener]

const shownLimit = 60
/** Checks that take longer than this many microseconds are timed again. */
const longTime = 100
/** Checks made before the code is compiled. They count as judged but not toward the slowest check. */
const warmUp = 5000
const chance = createChance(Number(values.seed))
const counts = new Map<
  string,
  Record<'correct' | 'form' | 'incorrect' | 'unreadable' | 'incomplete' | 'misjudged', number>
>()
/** Number of checks by duration in whole microseconds; the last slot counts every longer check. */
const byTime = new Uint32Array(100_001)
let slowest = { microseconds: 0, typed: '' }
let misjudged = 0

function timed(one: Case): { verdict: string; microseconds: number } {
  const start = performance.now()
  let verdict: string
  try {
    verdict = one.check().verdict
  } catch (error) {
    verdict = `thrown: ${String(error)}`
  }
  return { verdict, microseconds: (performance.now() - start) * 1000 }
}

const total = Number(values.cases)
for (let made = 0; made < total; made += 1) {
  const one = makers[chance.pick([first, ...others])]?.(chance)
  if (one === undefined) throw new RangeError('There is no generator of that kind.')
  const { verdict, ...once } = timed(one)
  let { microseconds } = once
  // Another process may have had the CPU. Run a slow check up to nine more times and keep its best time.
  for (let again = 0; again < 9 && microseconds > longTime; again += 1) {
    microseconds = Math.min(microseconds, timed(one).microseconds)
  }
  const slot = Math.min(byTime.length - 1, Math.ceil(microseconds))
  byTime[slot] = (byTime[slot] ?? 0) + 1
  if (made >= warmUp && microseconds > slowest.microseconds) slowest = { microseconds, typed: one.typed }
  const count = counts.get(one.type) ?? {
    correct: 0,
    form: 0,
    incorrect: 0,
    unreadable: 0,
    incomplete: 0,
    misjudged: 0,
  }
  counts.set(one.type, count)
  count[one.want] += 1
  if (verdict === one.want) continue
  count.misjudged += 1
  misjudged += 1
  if (misjudged <= shownLimit)
    console.log(
      `${one.type}: “${one.typed}” for ${JSON.stringify(one.key)} is ${verdict}, and should be ${one.want}`,
    )
}

console.log('kind              correct       form  incorrect unreadable incomplete  misjudged')
for (const [type, count] of [...counts].toSorted(([a], [b]) => a.localeCompare(b))) {
  console.log(
    type.padEnd(16) +
      Object.values(count)
        .map((its) => String(its).padStart(11))
        .join(''),
  )
}
const percentile = (share: number): number => {
  let left = total * share
  return byTime.findIndex((count) => (left -= count) <= 0)
}
console.log(
  `${total} checks, ${misjudged} misjudged; microseconds a check: half under ${percentile(0.5)}, 99 of 100 under ${percentile(0.99)}, slowest ${slowest.microseconds.toFixed(0)} (${slowest.typed})`,
)
process.exitCode = misjudged > 0 ? 1 : 0
