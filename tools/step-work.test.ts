import { judgeWork, nextStep } from '@skills-center/answers/judge-steps'
import { expect, test } from 'vitest'
import { createChance } from './answer-forms/chance.ts'
import { someCalculation } from './step-work/calculations.ts'
import { someWrongCalculation, someWrongSolution } from './step-work/mistakes.ts'
import { someQuantity } from './step-work/quantities.ts'
import { someSimplification, someSolution, someSystemSolution, type Solution } from './step-work/solutions.ts'

const makers = { someSolution, someSimplification, someSystemSolution, someCalculation, someQuantity }

test.for(Object.entries(makers))('no line of sound work is refused, and its end is seen: %s', ([, make]) => {
  const chance = createChance(2026)
  const refused: { task: Solution['task']; lines: readonly string[]; at: number }[] = []
  for (let count = 0; count < 150; count += 1) {
    const { task, lines } = make(chance)
    const judgements = judgeWork(task, lines)
    const at = judgements.findIndex(({ verdict }) => verdict === 'wrong' || verdict === 'unreadable')
    if (at >= 0 || judgements.at(-1)?.verdict !== 'finished') refused.push({ task, lines, at })
  }
  expect(refused).toEqual([])
})

test.for(Object.entries(makers))(
  'from any line of sound work the next steps are right and end: %s',
  ([, make]) => {
    const chance = createChance(11)
    for (let count = 0; count < 40; count += 1) {
      const { task, lines } = make(chance)
      const own = lines.slice(0, chance.whole(0, lines.length - 1))
      for (let steps = 0; steps < 25; steps += 1) {
        const next = nextStep(task, own)
        if (next === null) break
        own.push(next.line)
        expect(
          judgeWork(task, own).at(-1)?.verdict,
          `${JSON.stringify(task.given)}: ${own.join('; ')}`,
        ).toMatch(/follows|finished/)
      }
      expect(
        judgeWork(task, own).some(({ verdict }) => verdict === 'finished'),
        `${JSON.stringify(task.given)}: ${own.join('; ')}`,
      ).toBe(true)
    }
  },
)

test.for(Object.entries({ someWrongSolution, someWrongCalculation }))(
  'the first wrong line is found, and mostly named: %s',
  ([, make]) => {
    const chance = createChance(7)
    let [made, found, named] = [0, 0, 0]
    for (let count = 0; count < 600; count += 1) {
      const solution = make(chance)
      if (solution === null || solution.wrongAt === null) continue
      const judgements = judgeWork(solution.task, solution.lines)
      made += 1
      if (judgements.findIndex(({ verdict }) => verdict === 'wrong') === solution.wrongAt) found += 1
      if (judgements[solution.wrongAt]?.bugs.some((bug) => bug === solution.bug)) named += 1
    }
    expect(made).toBeGreaterThan(50)
    expect(found / made).toBeGreaterThan(0.98)
    expect(named / made).toBeGreaterThan(0.8)
  },
)
