import { createCounts } from './counts.ts'
import { type Features, regressionBaseline } from './sparse-logistic.ts'

/** Performance factors analysis (Pavlik, Cen and Koedinger 2009): logit = Σ over skills of β + γ right + ρ wrong. */
export const pfa = regressionBaseline('PFA', ({ skillCount }): Features => {
  const counts = createCounts(skillCount)
  return {
    width: 3 * skillCount,
    of({ student, skills }) {
      const own = skills.map((skill) => counts.inSkill(student, skill))
      return {
        numbers: skills.flatMap((skill) => [3 * skill, 3 * skill + 1, 3 * skill + 2]),
        values: own.flatMap(({ right, wrong }) => [1, right, wrong]),
      }
    },
    remember: (answer) => counts.add(answer),
  }
})
