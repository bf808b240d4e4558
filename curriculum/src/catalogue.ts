import type { SkillId } from '@skills-center/contract/ids'
import { addFractions } from './math/grade-5/add-fractions.ts'
import { decimalPlaceValue } from './math/grade-5/decimal-place-value.ts'
import { volumeOfPrisms } from './math/grade-5/volume-of-prisms.ts'
import { equivalentRatios } from './math/grade-6/equivalent-ratios.ts'
import { inequalities } from './math/grade-6/inequalities.ts'
import { oneStepEquations } from './math/grade-6/one-step-equations.ts'
import { unitRates } from './math/grade-6/unit-rates.ts'
import { percentChange } from './math/grade-7/percent-change.ts'
import { signedNumbers } from './math/grade-7/signed-numbers.ts'
import { linearEquations } from './math/grade-8/linear-equations.ts'
import { slope } from './math/grade-8/slope.ts'
import { foodWebs } from './science/grade-5/food-webs.ts'
import { populationResources } from './science/grade-6/population-resources.ts'
import { thermalEnergy } from './science/grade-6/thermal-energy.ts'
import { conservationOfMass } from './science/grade-7/conservation-of-mass.ts'
import { inheritance } from './science/grade-8/inheritance.ts'
import { netForce } from './science/grade-8/net-force.ts'
import type { Skill } from './skill.ts'

/** Every skill, in teaching order: by grade, math before science, and along the prerequisites. */
export const skills: readonly Skill[] = [
  addFractions,
  decimalPlaceValue,
  volumeOfPrisms,
  foodWebs,
  equivalentRatios,
  unitRates,
  oneStepEquations,
  inequalities,
  thermalEnergy,
  populationResources,
  signedNumbers,
  percentChange,
  conservationOfMass,
  linearEquations,
  slope,
  netForce,
  inheritance,
]

const byId = new Map(skills.map((skill) => [skill.id, skill]))

export function selectSkill(id: SkillId): Skill | undefined {
  return byId.get(id)
}
