import { createCounts } from './counts.ts'
import { type Features, regressionBaseline } from './sparse-logistic.ts'

/**
 * Performance factors analysis (Pavlik, Cen and Koedinger 2009): logit = Σ over skills of β + γ φ(right) + ρ φ(wrong).
 * The authors count with φ(x) = x; φ(x) = ln(1 + x), as Gervet et al. (2020) compare it, predicts better.
 */
export const pfa = regressionBaseline('PFA', ({ skillCount }): Features => {
  const counts = createCounts(skillCount)
  return {
    width: 3 * skillCount,
    of({ student, skills }) {
      const own = skills.map((skill) => counts.inSkill(student, skill))
      return {
        numbers: skills.flatMap((skill) => [3 * skill, 3 * skill + 1, 3 * skill + 2]),
        values: own.flatMap(({ right, wrong }) => [1, Math.log1p(right), Math.log1p(wrong)]),
      }
    },
    remember: (answer) => counts.add(answer),
  }
})
