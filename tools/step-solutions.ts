import { parseArgs } from 'node:util'
import { judgeWork } from '@skills-center/answers/judge-steps'
import { createChance } from './answer-forms/chance.ts'
import { someCalculation } from './step-work/calculations.ts'
import { someWrongCalculation, someWrongSolution } from './step-work/mistakes.ts'
import { someQuantity } from './step-work/quantities.ts'
import { someSimplification, someSolution, someSystemSolution, type Solution } from './step-work/solutions.ts'

/**
 * `npm run answers:steps -- --solutions 1000000 --seed 1`: generates line-by-line solutions in many ways and writing
 * styles, and judges them. Prints every correct line that is refused. For solutions with one mistake, prints how often
 * the line was found and how often the mistake was named first or among two. The generator has its own arithmetic.
 * Fails if a correct line is refused.
 */
const { values } = parseArgs({
  options: { solutions: { type: 'string', default: '1000000' }, seed: { type: 'string', default: '1' } },
})
const total = Number(values.solutions)
const chance = createChance(Number(values.seed))
const sound = { someSolution, someSimplification, someSystemSolution, someCalculation, someQuantity }
const flawed = { someWrongSolution, someWrongCalculation }
const shownLimit = 40
let refused = 0

console.log(
  '| sound work | solutions | lines | refused | end not seen | ms a line |\n|---|---|---|---|---|---|',
)
for (const [name, make] of Object.entries(sound)) {
  const share = Math.ceil(total / Object.keys(sound).length)
  let [lines, bad, open] = [0, 0, 0]
  const start = performance.now()
  for (let made = 0; made < share; made += 1) {
    const solution = make(chance)
    const judgements = judgeWork(solution.task, solution.lines)
    lines += judgements.length
    const at = judgements.findIndex(({ verdict }) => verdict === 'wrong' || verdict === 'unreadable')
    if (at >= 0) {
      bad += 1
      if (bad <= shownLimit) console.error(`refused: ${printed(solution)} (line ${at + 1})`)
    } else if (judgements.at(-1)?.verdict !== 'finished') open += 1
  }
  refused += bad
  const milliseconds = ((performance.now() - start) / lines).toFixed(3)
  console.log(`| ${name} | ${share} | ${lines} | ${bad} | ${open} | ${milliseconds} |`)
}

console.log(
  '\n| mistake | made | line found | named first | in the first two | no name |\n|---|---|---|---|---|---|',
)
for (const make of Object.values(flawed)) {
  const counts = new Map<string, [number, number, number, number, number]>()
  for (let made = 0; made < total / 40; made += 1) {
    const solution = make(chance)
    if (solution?.bug == null || solution.wrongAt === null) continue
    const judgements = judgeWork(solution.task, solution.lines)
    const bugs: readonly string[] = judgements[solution.wrongAt]?.bugs ?? []
    const count = counts.get(solution.bug) ?? [0, 0, 0, 0, 0]
    counts.set(solution.bug, count)
    count[0] += 1
    if (judgements.findIndex(({ verdict }) => verdict === 'wrong') === solution.wrongAt) count[1] += 1
    if (bugs[0] === solution.bug) count[2] += 1
    if (bugs.includes(solution.bug)) count[3] += 1
    if (bugs.length === 0) count[4] += 1
  }
  for (const [bug, [made, ...others]] of counts) {
    const shares = others.map((count) => `${((100 * count) / made).toFixed(1)}%`)
    console.log(`| ${bug} | ${made} | ${shares.join(' | ')} |`)
  }
}

function printed({ task, lines }: Solution): string {
  return `${JSON.stringify(task.given)} :: ${lines.join(' ; ')}`
}
process.exitCode = refused > 0 ? 1 : 0
