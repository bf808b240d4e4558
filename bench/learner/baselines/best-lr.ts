import { createCounts } from './counts.ts'
import { type Features, regressionBaseline } from './sparse-logistic.ts'

/**
 * Best-LR (Gervet, Koedinger, Schneider and Mitchell 2020): logit = item + τ φ(right) + ω φ(wrong) over everything,
 * and over the skills Σ of β + γ φ(right) + ρ φ(wrong), where φ(x) = ln(1 + x).
 */
export const bestLr = regressionBaseline('Best-LR', ({ skillCount, itemCount }): Features => {
  const counts = createCounts(skillCount)
  return {
    width: 3 + 3 * skillCount + itemCount,
    of({ student, skills, item }) {
      const all = counts.ofStudent(student)
      const own = skills.map((skill) => counts.inSkill(student, skill))
      return {
        numbers: [0, 1, 2, 3 + 3 * skillCount + item].concat(
          skills.flatMap((skill) => [3 + 3 * skill, 4 + 3 * skill, 5 + 3 * skill]),
        ),
        values: [1, Math.log1p(all.right), Math.log1p(all.wrong), 1].concat(
          own.flatMap(({ right, wrong }) => [1, Math.log1p(right), Math.log1p(wrong)]),
        ),
      }
    },
    remember: (answer) => counts.add(answer),
  }
})
