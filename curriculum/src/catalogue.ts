import type { SkillId } from '@skills-center/contract/ids'
import { asSkill } from './form/as-skill.ts'
import { addFractions } from './math/grade-5/add-fractions.ts'
import { decimalPlaceValue } from './math/grade-5/decimal-place-value.ts'
import { linePlots } from './math/grade-5/line-plots.ts'
import { multiplyFractions } from './math/grade-5/multiply-fractions.ts'
import { numericalExpressions } from './math/grade-5/numerical-expressions.ts'
import { plotPoints } from './math/grade-5/plot-points.ts'
import { volumeOfPrisms } from './math/grade-5/volume-of-prisms.ts'
import { dataDisplays } from './math/grade-6/data-displays.ts'
import { divideFractions } from './math/grade-6/divide-fractions.ts'
import { equivalentExpressions } from './math/grade-6/equivalent-expressions.ts'
import { equivalentRatios } from './math/grade-6/equivalent-ratios.ts'
import { inequalities } from './math/grade-6/inequalities.ts'
import { oneStepEquations } from './math/grade-6/one-step-equations.ts'
import { angleRelationships } from './math/grade-7/angle-relationships.ts'
import { circles } from './math/grade-7/circles.ts'
import { percentChange } from './math/grade-7/percent-change.ts'
import { probability } from './math/grade-7/probability.ts'
import { proportionalRelationships } from './math/grade-7/proportional-relationships.ts'
import { signedNumbers } from './math/grade-7/signed-numbers.ts'
import { twoStepEquations } from './math/grade-7/two-step-equations.ts'
import { functions } from './math/grade-8/functions.ts'
import { linearEquations } from './math/grade-8/linear-equations.ts'
import { pythagoreanTheorem } from './math/grade-8/pythagorean-theorem.ts'
import { scientificNotation } from './math/grade-8/scientific-notation.ts'
import { slope } from './math/grade-8/slope.ts'
import { systemsOfEquations } from './math/grade-8/systems-of-equations.ts'
import { transformations } from './math/grade-8/transformations.ts'
import { dayAndNightSky } from './science/grade-5/day-and-night-sky.ts'
import { foodWebs } from './science/grade-5/food-webs.ts'
import { mixturesAndProperties } from './science/grade-5/mixtures-and-properties.ts'
import { particlesOfMatter } from './science/grade-5/particles-of-matter.ts'
import { waterOnEarth } from './science/grade-5/water-on-earth.ts'
import { bodySystems } from './science/grade-6/body-systems.ts'
import { cells } from './science/grade-6/cells.ts'
import { populationResources } from './science/grade-6/population-resources.ts'
import { weatherAndAirMasses } from './science/grade-6/weather-and-air-masses.ts'
import { conservationOfMass } from './science/grade-7/conservation-of-mass.ts'
import { photosynthesis } from './science/grade-7/photosynthesis.ts'
import { rockLayers } from './science/grade-7/rock-layers.ts'
import { statesAndHeating } from './science/grade-7/states-and-heating.ts'
import { waterCycle } from './science/grade-7/water-cycle.ts'
import { inheritance } from './science/grade-8/inheritance.ts'
import { moonAndSeasons } from './science/grade-8/moon-and-seasons.ts'
import { naturalSelection } from './science/grade-8/natural-selection.ts'
import { netForce } from './science/grade-8/net-force.ts'
import { waves } from './science/grade-8/waves.ts'
import type { Skill } from './skill.ts'
import { unitRates } from './skills/math/grade-6/unit-rates/skill.ts'
import { thermalEnergy } from './skills/science/grade-6/thermal-energy/skill.ts'

/** Every skill, in teaching order: by grade, math before science, and along the prerequisites. */
export const skills: readonly Skill[] = [
  numericalExpressions,
  addFractions,
  multiplyFractions,
  decimalPlaceValue,
  plotPoints,
  linePlots,
  volumeOfPrisms,
  foodWebs,
  waterOnEarth,
  particlesOfMatter,
  mixturesAndProperties,
  dayAndNightSky,
  divideFractions,
  equivalentRatios,
  asSkill(unitRates),
  equivalentExpressions,
  oneStepEquations,
  inequalities,
  dataDisplays,
  asSkill(thermalEnergy),
  cells,
  bodySystems,
  populationResources,
  weatherAndAirMasses,
  signedNumbers,
  proportionalRelationships,
  percentChange,
  twoStepEquations,
  angleRelationships,
  circles,
  probability,
  conservationOfMass,
  statesAndHeating,
  photosynthesis,
  waterCycle,
  rockLayers,
  linearEquations,
  slope,
  functions,
  systemsOfEquations,
  scientificNotation,
  pythagoreanTheorem,
  transformations,
  netForce,
  waves,
  moonAndSeasons,
  inheritance,
  naturalSelection,
]

const byId = new Map(skills.map((skill) => [skill.id, skill]))

export function selectSkill(id: SkillId): Skill | undefined {
  return byId.get(id)
}
