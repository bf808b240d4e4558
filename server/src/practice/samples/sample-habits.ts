import type { Visit } from './made-history.ts'

const visit = (daysAgo: number, skill: string, chance: number, questions = 8): Visit => ({
  daysAgo,
  skill,
  questions,
  chance,
})

/**
 * A typical class after four weeks: some students master skills and let one fade, some are stuck on the same idea, one
 * has stopped, and one has not begun. Sample students take these in turn.
 */
export const sampleHabits: readonly (readonly Visit[])[] = [
  [
    visit(27, 'unit-rates', 1),
    visit(26, 'unit-rates', 1),
    visit(24, 'unit-rates', 1),
    visit(22, 'unit-rates', 1),
    visit(6, 'equivalent-ratios', 0.9),
    visit(2, 'one-step-equations', 0.8),
  ],
  [visit(12, 'unit-rates', 0.7), visit(5, 'equivalent-ratios', 0.2), visit(1, 'equivalent-ratios', 0.1)],
  [
    visit(20, 'one-step-equations', 0.9),
    visit(9, 'one-step-equations', 1),
    visit(8, 'thermal-energy', 0.8),
    visit(3, 'thermal-energy', 0, 5),
  ],
  [
    visit(15, 'unit-rates', 0.5),
    visit(8, 'unit-rates', 0.7),
    visit(4, 'equivalent-ratios', 0.3),
    visit(1, 'thermal-energy', 0.6),
  ],
  [visit(16, 'population-resources', 0.8), visit(11, 'thermal-energy', 0.6)],
  [visit(7, 'unit-rates', 0.9), visit(6, 'unit-rates', 0.9), visit(2, 'population-resources', 0.9)],
  [visit(10, 'equivalent-ratios', 0.3), visit(6, 'equivalent-ratios', 0.2), visit(2, 'unit-rates', 0.4)],
  [],
  [
    visit(13, 'thermal-energy', 0.7),
    visit(5, 'one-step-equations', 0.6),
    visit(1, 'one-step-equations', 0.9),
  ],
  [visit(9, 'unit-rates', 0.8), visit(3, 'unit-rates', 0.9), visit(2, 'equivalent-ratios', 0.8)],
  [visit(6, 'one-step-equations', 0.15), visit(2, 'one-step-equations', 0.1)],
  [visit(18, 'population-resources', 0.9), visit(4, 'population-resources', 1), visit(1, 'unit-rates', 0.7)],
]
