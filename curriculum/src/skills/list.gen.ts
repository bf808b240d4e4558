// Written by `npm run content:types` from the folders below it. Node loads a skill at once when it is asked for.
/* oxlint-disable typescript/consistent-type-assertions */
import { createRequire } from 'node:module'
import type { SkillForm } from '../form/skill-form.ts'
import { entry as addFractions } from './math/grade-5/add-fractions/entry.gen.ts'
import { entry as areaWithFractionalSides } from './math/grade-5/area-with-fractional-sides/entry.gen.ts'
import { entry as classifyShapes } from './math/grade-5/classify-shapes/entry.gen.ts'
import { entry as compareAndRoundDecimals } from './math/grade-5/compare-and-round-decimals/entry.gen.ts'
import { entry as compositeVolume } from './math/grade-5/composite-volume/entry.gen.ts'
import { entry as convertUnits } from './math/grade-5/convert-units/entry.gen.ts'
import { entry as coordinatePlaneProblems } from './math/grade-5/coordinate-plane-problems/entry.gen.ts'
import { entry as countUnitCubes } from './math/grade-5/count-unit-cubes/entry.gen.ts'
import { entry as decimalArithmetic } from './math/grade-5/decimal-arithmetic/entry.gen.ts'
import { entry as decimalPlaceValue } from './math/grade-5/decimal-place-value/entry.gen.ts'
import { entry as divideDecimals } from './math/grade-5/divide-decimals/entry.gen.ts'
import { entry as divideUnitFractions } from './math/grade-5/divide-unit-fractions/entry.gen.ts'
import { entry as fractionWordProblems } from './math/grade-5/fraction-word-problems/entry.gen.ts'
import { entry as fractionsAsDivision } from './math/grade-5/fractions-as-division/entry.gen.ts'
import { entry as linePlots } from './math/grade-5/line-plots/entry.gen.ts'
import { entry as measurementProblems } from './math/grade-5/measurement-problems/entry.gen.ts'
import { entry as multiDigitMultiplication } from './math/grade-5/multi-digit-multiplication/entry.gen.ts'
import { entry as multiplicationAsScaling } from './math/grade-5/multiplication-as-scaling/entry.gen.ts'
import { entry as multiplyFractions } from './math/grade-5/multiply-fractions/entry.gen.ts'
import { entry as multiplyMixedNumbers } from './math/grade-5/multiply-mixed-numbers/entry.gen.ts'
import { entry as numberPatterns } from './math/grade-5/number-patterns/entry.gen.ts'
import { entry as numericalExpressions } from './math/grade-5/numerical-expressions/entry.gen.ts'
import { entry as placeValuePatterns } from './math/grade-5/place-value-patterns/entry.gen.ts'
import { entry as plotPoints } from './math/grade-5/plot-points/entry.gen.ts'
import { entry as powersOfTen } from './math/grade-5/powers-of-ten/entry.gen.ts'
import { entry as quadrilateralFamilies } from './math/grade-5/quadrilateral-families/entry.gen.ts'
import { entry as subtractMixedNumbers } from './math/grade-5/subtract-mixed-numbers/entry.gen.ts'
import { entry as twoDigitDivisors } from './math/grade-5/two-digit-divisors/entry.gen.ts'
import { entry as unitFractionProblems } from './math/grade-5/unit-fraction-problems/entry.gen.ts'
import { entry as volumeOfPrisms } from './math/grade-5/volume-of-prisms/entry.gen.ts'
import { entry as wholeNumberProblems } from './math/grade-5/whole-number-problems/entry.gen.ts'
import { entry as writeExpressions } from './math/grade-5/write-expressions/entry.gen.ts'
import { entry as absoluteValue } from './math/grade-6/absolute-value/entry.gen.ts'
import { entry as areaOfPolygons } from './math/grade-6/area-of-polygons/entry.gen.ts'
import { entry as boxPlots } from './math/grade-6/box-plots/entry.gen.ts'
import { entry as compareRatios } from './math/grade-6/compare-ratios/entry.gen.ts'
import { entry as compareSignedNumbers } from './math/grade-6/compare-signed-numbers/entry.gen.ts'
import { entry as coordinatePlane } from './math/grade-6/coordinate-plane/entry.gen.ts'
import { entry as dataDisplays } from './math/grade-6/data-displays/entry.gen.ts'
import { entry as decimalOperations } from './math/grade-6/decimal-operations/entry.gen.ts'
import { entry as distributiveProperty } from './math/grade-6/distributive-property/entry.gen.ts'
import { entry as divideFractions } from './math/grade-6/divide-fractions/entry.gen.ts'
import { entry as doubleNumberLines } from './math/grade-6/double-number-lines/entry.gen.ts'
import { entry as equationWordProblems } from './math/grade-6/equation-word-problems/entry.gen.ts'
import { entry as equivalentExpressions } from './math/grade-6/equivalent-expressions/entry.gen.ts'
import { entry as equivalentRatios } from './math/grade-6/equivalent-ratios/entry.gen.ts'
import { entry as evaluateExpressions } from './math/grade-6/evaluate-expressions/entry.gen.ts'
import { entry as exponents } from './math/grade-6/exponents/entry.gen.ts'
import { entry as factorsAndMultiples } from './math/grade-6/factors-and-multiples/entry.gen.ts'
import { entry as fractionDivisionProblems } from './math/grade-6/fraction-division-problems/entry.gen.ts'
import { entry as gcfAndLcmProblems } from './math/grade-6/gcf-and-lcm-problems/entry.gen.ts'
import { entry as inequalities } from './math/grade-6/inequalities/entry.gen.ts'
import { entry as longDivision } from './math/grade-6/long-division/entry.gen.ts'
import { entry as meanAbsoluteDeviation } from './math/grade-6/mean-absolute-deviation/entry.gen.ts'
import { entry as nets } from './math/grade-6/nets/entry.gen.ts'
import { entry as oneStepEquations } from './math/grade-6/one-step-equations/entry.gen.ts'
import { entry as percentProblems } from './math/grade-6/percent-problems/entry.gen.ts'
import { entry as percents } from './math/grade-6/percents/entry.gen.ts'
import { entry as polygonsOnThePlane } from './math/grade-6/polygons-on-the-plane/entry.gen.ts'
import { entry as rationalNumbersOnALine } from './math/grade-6/rational-numbers-on-a-line/entry.gen.ts'
import { entry as rulesTablesAndGraphs } from './math/grade-6/rules-tables-and-graphs/entry.gen.ts'
import { entry as surfaceArea } from './math/grade-6/surface-area/entry.gen.ts'
import { entry as twoVariables } from './math/grade-6/two-variables/entry.gen.ts'
import { entry as unitConversion } from './math/grade-6/unit-conversion/entry.gen.ts'
import { entry as unitRates } from './math/grade-6/unit-rates/entry.gen.ts'
import { entry as volumeFractionalEdges } from './math/grade-6/volume-fractional-edges/entry.gen.ts'
import { entry as angleRelationships } from './math/grade-7/angle-relationships/entry.gen.ts'
import { entry as areaAndVolumeProblems } from './math/grade-7/area-and-volume-problems/entry.gen.ts'
import { entry as circles } from './math/grade-7/circles/entry.gen.ts'
import { entry as comparingPopulations } from './math/grade-7/comparing-populations/entry.gen.ts'
import { entry as compoundEvents } from './math/grade-7/compound-events/entry.gen.ts'
import { entry as constantOfProportionality } from './math/grade-7/constant-of-proportionality/entry.gen.ts'
import { entry as crossSections } from './math/grade-7/cross-sections/entry.gen.ts'
import { entry as distanceBetweenSignedNumbers } from './math/grade-7/distance-between-signed-numbers/entry.gen.ts'
import { entry as equationsWithParentheses } from './math/grade-7/equations-with-parentheses/entry.gen.ts'
import { entry as experimentalProbability } from './math/grade-7/experimental-probability/entry.gen.ts'
import { entry as fractionsToDecimals } from './math/grade-7/fractions-to-decimals/entry.gen.ts'
import { entry as inequalityProblems } from './math/grade-7/inequality-problems/entry.gen.ts'
import { entry as linearExpressions } from './math/grade-7/linear-expressions/entry.gen.ts'
import { entry as multiStepProblems } from './math/grade-7/multi-step-problems/entry.gen.ts'
import { entry as multiplySignedNumbers } from './math/grade-7/multiply-signed-numbers/entry.gen.ts'
import { entry as percentChange } from './math/grade-7/percent-change/entry.gen.ts'
import { entry as probability } from './math/grade-7/probability/entry.gen.ts'
import { entry as proportionalGraphs } from './math/grade-7/proportional-graphs/entry.gen.ts'
import { entry as proportionalRelationships } from './math/grade-7/proportional-relationships/entry.gen.ts'
import { entry as rationalNumberProblems } from './math/grade-7/rational-number-problems/entry.gen.ts'
import { entry as rewriteExpressions } from './math/grade-7/rewrite-expressions/entry.gen.ts'
import { entry as samples } from './math/grade-7/samples/entry.gen.ts'
import { entry as scaleDrawings } from './math/grade-7/scale-drawings/entry.gen.ts'
import { entry as scaleFactorAndArea } from './math/grade-7/scale-factor-and-area/entry.gen.ts'
import { entry as signedFractionsAndDecimals } from './math/grade-7/signed-fractions-and-decimals/entry.gen.ts'
import { entry as signedNumbers } from './math/grade-7/signed-numbers/entry.gen.ts'
import { entry as simpleInterestAndCommission } from './math/grade-7/simple-interest-and-commission/entry.gen.ts'
import { entry as taxesTipsAndDiscounts } from './math/grade-7/taxes-tips-and-discounts/entry.gen.ts'
import { entry as triangles } from './math/grade-7/triangles/entry.gen.ts'
import { entry as twoStepEquations } from './math/grade-7/two-step-equations/entry.gen.ts'
import { entry as twoStepInequalities } from './math/grade-7/two-step-inequalities/entry.gen.ts'
import { entry as unitRatesWithFractions } from './math/grade-7/unit-rates-with-fractions/entry.gen.ts'
import { entry as anglesAndParallelLines } from './math/grade-8/angles-and-parallel-lines/entry.gen.ts'
import { entry as calculateInScientificNotation } from './math/grade-8/calculate-in-scientific-notation/entry.gen.ts'
import { entry as compareFunctions } from './math/grade-8/compare-functions/entry.gen.ts'
import { entry as compareProportionalRelationships } from './math/grade-8/compare-proportional-relationships/entry.gen.ts'
import { entry as conesCylindersSpheres } from './math/grade-8/cones-cylinders-spheres/entry.gen.ts'
import { entry as distanceBetweenPoints } from './math/grade-8/distance-between-points/entry.gen.ts'
import { entry as estimateRoots } from './math/grade-8/estimate-roots/entry.gen.ts'
import { entry as exponentRules } from './math/grade-8/exponent-rules/entry.gen.ts'
import { entry as functions } from './math/grade-8/functions/entry.gen.ts'
import { entry as graphStories } from './math/grade-8/graph-stories/entry.gen.ts'
import { entry as irrationalNumbers } from './math/grade-8/irrational-numbers/entry.gen.ts'
import { entry as linearEquations } from './math/grade-8/linear-equations/entry.gen.ts'
import { entry as linearModels } from './math/grade-8/linear-models/entry.gen.ts'
import { entry as linearOrNot } from './math/grade-8/linear-or-not/entry.gen.ts'
import { entry as linesOfFit } from './math/grade-8/lines-of-fit/entry.gen.ts'
import { entry as numberOfSolutions } from './math/grade-8/number-of-solutions/entry.gen.ts'
import { entry as pythagoreanConverse } from './math/grade-8/pythagorean-converse/entry.gen.ts'
import { entry as pythagoreanTheorem } from './math/grade-8/pythagorean-theorem/entry.gen.ts'
import { entry as reflectionsAndRotations } from './math/grade-8/reflections-and-rotations/entry.gen.ts'
import { entry as roots } from './math/grade-8/roots/entry.gen.ts'
import { entry as scatterPlots } from './math/grade-8/scatter-plots/entry.gen.ts'
import { entry as scientificNotation } from './math/grade-8/scientific-notation/entry.gen.ts'
import { entry as similarFigures } from './math/grade-8/similar-figures/entry.gen.ts'
import { entry as slope } from './math/grade-8/slope/entry.gen.ts'
import { entry as slopeInterceptForm } from './math/grade-8/slope-intercept-form/entry.gen.ts'
import { entry as solveSystems } from './math/grade-8/solve-systems/entry.gen.ts'
import { entry as squaresAndCubesEquations } from './math/grade-8/squares-and-cubes-equations/entry.gen.ts'
import { entry as systemsOfEquations } from './math/grade-8/systems-of-equations/entry.gen.ts'
import { entry as systemsWordProblems } from './math/grade-8/systems-word-problems/entry.gen.ts'
import { entry as transformations } from './math/grade-8/transformations/entry.gen.ts'
import { entry as triangleAngles } from './math/grade-8/triangle-angles/entry.gen.ts'
import { entry as twoWayTables } from './math/grade-8/two-way-tables/entry.gen.ts'
import { entry as airIsMatter } from './science/grade-5/air-is-matter/entry.gen.ts'
import { entry as dayAndNightSky } from './science/grade-5/day-and-night-sky/entry.gen.ts'
import { entry as decomposers } from './science/grade-5/decomposers/entry.gen.ts'
import { entry as defineADesignProblem } from './science/grade-5/define-a-design-problem/entry.gen.ts'
import { entry as earthSystems } from './science/grade-5/earth-systems/entry.gen.ts'
import { entry as energyFromTheSun } from './science/grade-5/energy-from-the-sun/entry.gen.ts'
import { entry as engineeringDesign } from './science/grade-5/engineering-design/entry.gen.ts'
import { entry as fairTests } from './science/grade-5/fair-tests/entry.gen.ts'
import { entry as foodWebs } from './science/grade-5/food-webs/entry.gen.ts'
import { entry as freshWater } from './science/grade-5/fresh-water/entry.gen.ts'
import { entry as gravityNearEarth } from './science/grade-5/gravity-near-earth/entry.gen.ts'
import { entry as identifySubstances } from './science/grade-5/identify-substances/entry.gen.ts'
import { entry as mixturesAndProperties } from './science/grade-5/mixtures-and-properties/entry.gen.ts'
import { entry as newSubstances } from './science/grade-5/new-substances/entry.gen.ts'
import { entry as particlesOfMatter } from './science/grade-5/particles-of-matter/entry.gen.ts'
import { entry as protectingEarth } from './science/grade-5/protecting-earth/entry.gen.ts'
import { entry as shadowsAndDaylight } from './science/grade-5/shadows-and-daylight/entry.gen.ts'
import { entry as starBrightness } from './science/grade-5/star-brightness/entry.gen.ts'
import { entry as waterOnEarth } from './science/grade-5/water-on-earth/entry.gen.ts'
import { entry as weightOfMatter } from './science/grade-5/weight-of-matter/entry.gen.ts'
import { entry as whatPlantsNeed } from './science/grade-5/what-plants-need/entry.gen.ts'
import { entry as atomsAndMolecules } from './science/grade-6/atoms-and-molecules/entry.gen.ts'
import { entry as bodyInBalance } from './science/grade-6/body-in-balance/entry.gen.ts'
import { entry as bodySystems } from './science/grade-6/body-systems/entry.gen.ts'
import { entry as cells } from './science/grade-6/cells/entry.gen.ts'
import { entry as climatePatterns } from './science/grade-6/climate-patterns/entry.gen.ts'
import { entry as crystalsAndMolecules } from './science/grade-6/crystals-and-molecules/entry.gen.ts'
import { entry as engineeringTradeOffs } from './science/grade-6/engineering-trade-offs/entry.gen.ts'
import { entry as frontsAndPressure } from './science/grade-6/fronts-and-pressure/entry.gen.ts'
import { entry as growthAndEnvironment } from './science/grade-6/growth-and-environment/entry.gen.ts'
import { entry as heatAndMass } from './science/grade-6/heat-and-mass/entry.gen.ts'
import { entry as humanImpact } from './science/grade-6/human-impact/entry.gen.ts'
import { entry as keepingThingsWarm } from './science/grade-6/keeping-things-warm/entry.gen.ts'
import { entry as limitingFactors } from './science/grade-6/limiting-factors/entry.gen.ts'
import { entry as naturalResources } from './science/grade-6/natural-resources/entry.gen.ts'
import { entry as oceanCurrents } from './science/grade-6/ocean-currents/entry.gen.ts'
import { entry as partsOfACell } from './science/grade-6/parts-of-a-cell/entry.gen.ts'
import { entry as plantAndAnimalReproduction } from './science/grade-6/plant-and-animal-reproduction/entry.gen.ts'
import { entry as populationResources } from './science/grade-6/population-resources/entry.gen.ts'
import { entry as sensesAndTheBrain } from './science/grade-6/senses-and-the-brain/entry.gen.ts'
import { entry as speciesInteractions } from './science/grade-6/species-interactions/entry.gen.ts'
import { entry as thermalEnergy } from './science/grade-6/thermal-energy/entry.gen.ts'
import { entry as weatherAndAirMasses } from './science/grade-6/weather-and-air-masses/entry.gen.ts'
import { entry as carbonAndNutrientCycles } from './science/grade-7/carbon-and-nutrient-cycles/entry.gen.ts'
import { entry as chemicalHeatPacks } from './science/grade-7/chemical-heat-packs/entry.gen.ts'
import { entry as chemicalReactions } from './science/grade-7/chemical-reactions/entry.gen.ts'
import { entry as conservationOfMass } from './science/grade-7/conservation-of-mass/entry.gen.ts'
import { entry as conservingResources } from './science/grade-7/conserving-resources/entry.gen.ts'
import { entry as continentsThatFit } from './science/grade-7/continents-that-fit/entry.gen.ts'
import { entry as energyOfMotion } from './science/grade-7/energy-of-motion/entry.gen.ts'
import { entry as foodToEnergy } from './science/grade-7/food-to-energy/entry.gen.ts'
import { entry as gasesAndParticles } from './science/grade-7/gases-and-particles/entry.gen.ts'
import { entry as matterAndEnergyInEcosystems } from './science/grade-7/matter-and-energy-in-ecosystems/entry.gen.ts'
import { entry as naturalHazards } from './science/grade-7/natural-hazards/entry.gen.ts'
import { entry as photosynthesis } from './science/grade-7/photosynthesis/entry.gen.ts'
import { entry as plateTectonics } from './science/grade-7/plate-tectonics/entry.gen.ts'
import { entry as populationAndConsumption } from './science/grade-7/population-and-consumption/entry.gen.ts'
import { entry as potentialEnergy } from './science/grade-7/potential-energy/entry.gen.ts'
import { entry as protectingBiodiversity } from './science/grade-7/protecting-biodiversity/entry.gen.ts'
import { entry as rockCycle } from './science/grade-7/rock-cycle/entry.gen.ts'
import { entry as rockLayers } from './science/grade-7/rock-layers/entry.gen.ts'
import { entry as shapingTheLand } from './science/grade-7/shaping-the-land/entry.gen.ts'
import { entry as statesAndHeating } from './science/grade-7/states-and-heating/entry.gen.ts'
import { entry as syntheticMaterials } from './science/grade-7/synthetic-materials/entry.gen.ts'
import { entry as waterCycle } from './science/grade-7/water-cycle/entry.gen.ts'
import { entry as artificialSelection } from './science/grade-8/artificial-selection/entry.gen.ts'
import { entry as climateChange } from './science/grade-8/climate-change/entry.gen.ts'
import { entry as collisions } from './science/grade-8/collisions/entry.gen.ts'
import { entry as commonAncestry } from './science/grade-8/common-ancestry/entry.gen.ts'
import { entry as digitalSignals } from './science/grade-8/digital-signals/entry.gen.ts'
import { entry as eclipsesAndSeasons } from './science/grade-8/eclipses-and-seasons/entry.gen.ts'
import { entry as electromagnets } from './science/grade-8/electromagnets/entry.gen.ts'
import { entry as embryosAndBodyPlans } from './science/grade-8/embryos-and-body-plans/entry.gen.ts'
import { entry as energyTransferClaims } from './science/grade-8/energy-transfer-claims/entry.gen.ts'
import { entry as fossilRecord } from './science/grade-8/fossil-record/entry.gen.ts'
import { entry as geologicTime } from './science/grade-8/geologic-time/entry.gen.ts'
import { entry as gravity } from './science/grade-8/gravity/entry.gen.ts'
import { entry as inheritance } from './science/grade-8/inheritance/entry.gen.ts'
import { entry as lightAndMaterials } from './science/grade-8/light-and-materials/entry.gen.ts'
import { entry as magnetsAndElectricForces } from './science/grade-8/magnets-and-electric-forces/entry.gen.ts'
import { entry as moonAndSeasons } from './science/grade-8/moon-and-seasons/entry.gen.ts'
import { entry as motionGraphs } from './science/grade-8/motion-graphs/entry.gen.ts'
import { entry as mutations } from './science/grade-8/mutations/entry.gen.ts'
import { entry as naturalSelection } from './science/grade-8/natural-selection/entry.gen.ts'
import { entry as netForce } from './science/grade-8/net-force/entry.gen.ts'
import { entry as orbitsAndGravity } from './science/grade-8/orbits-and-gravity/entry.gen.ts'
import { entry as pedigrees } from './science/grade-8/pedigrees/entry.gen.ts'
import { entry as solarSystemScale } from './science/grade-8/solar-system-scale/entry.gen.ts'
import { entry as waveEnergy } from './science/grade-8/wave-energy/entry.gen.ts'
import { entry as waves } from './science/grade-8/waves/entry.gen.ts'
import type { SkillEntry } from './entry.ts'

const require = createRequire(import.meta.url)

export const listed: readonly { entry: SkillEntry; load: () => SkillForm }[] = [
  { entry: addFractions, load: () => (require('./math/grade-5/add-fractions/skill.ts') as { addFractions: SkillForm }).addFractions },
  { entry: areaWithFractionalSides, load: () => (require('./math/grade-5/area-with-fractional-sides/skill.ts') as { areaWithFractionalSides: SkillForm }).areaWithFractionalSides },
  { entry: classifyShapes, load: () => (require('./math/grade-5/classify-shapes/skill.ts') as { classifyShapes: SkillForm }).classifyShapes },
  { entry: compareAndRoundDecimals, load: () => (require('./math/grade-5/compare-and-round-decimals/skill.ts') as { compareAndRoundDecimals: SkillForm }).compareAndRoundDecimals },
  { entry: compositeVolume, load: () => (require('./math/grade-5/composite-volume/skill.ts') as { compositeVolume: SkillForm }).compositeVolume },
  { entry: convertUnits, load: () => (require('./math/grade-5/convert-units/skill.ts') as { convertUnits: SkillForm }).convertUnits },
  { entry: coordinatePlaneProblems, load: () => (require('./math/grade-5/coordinate-plane-problems/skill.ts') as { coordinatePlaneProblems: SkillForm }).coordinatePlaneProblems },
  { entry: countUnitCubes, load: () => (require('./math/grade-5/count-unit-cubes/skill.ts') as { countUnitCubes: SkillForm }).countUnitCubes },
  { entry: decimalArithmetic, load: () => (require('./math/grade-5/decimal-arithmetic/skill.ts') as { decimalArithmetic: SkillForm }).decimalArithmetic },
  { entry: decimalPlaceValue, load: () => (require('./math/grade-5/decimal-place-value/skill.ts') as { decimalPlaceValue: SkillForm }).decimalPlaceValue },
  { entry: divideDecimals, load: () => (require('./math/grade-5/divide-decimals/skill.ts') as { divideDecimals: SkillForm }).divideDecimals },
  { entry: divideUnitFractions, load: () => (require('./math/grade-5/divide-unit-fractions/skill.ts') as { divideUnitFractions: SkillForm }).divideUnitFractions },
  { entry: fractionWordProblems, load: () => (require('./math/grade-5/fraction-word-problems/skill.ts') as { fractionWordProblems: SkillForm }).fractionWordProblems },
  { entry: fractionsAsDivision, load: () => (require('./math/grade-5/fractions-as-division/skill.ts') as { fractionsAsDivision: SkillForm }).fractionsAsDivision },
  { entry: linePlots, load: () => (require('./math/grade-5/line-plots/skill.ts') as { linePlots: SkillForm }).linePlots },
  { entry: measurementProblems, load: () => (require('./math/grade-5/measurement-problems/skill.ts') as { measurementProblems: SkillForm }).measurementProblems },
  { entry: multiDigitMultiplication, load: () => (require('./math/grade-5/multi-digit-multiplication/skill.ts') as { multiDigitMultiplication: SkillForm }).multiDigitMultiplication },
  { entry: multiplicationAsScaling, load: () => (require('./math/grade-5/multiplication-as-scaling/skill.ts') as { multiplicationAsScaling: SkillForm }).multiplicationAsScaling },
  { entry: multiplyFractions, load: () => (require('./math/grade-5/multiply-fractions/skill.ts') as { multiplyFractions: SkillForm }).multiplyFractions },
  { entry: multiplyMixedNumbers, load: () => (require('./math/grade-5/multiply-mixed-numbers/skill.ts') as { multiplyMixedNumbers: SkillForm }).multiplyMixedNumbers },
  { entry: numberPatterns, load: () => (require('./math/grade-5/number-patterns/skill.ts') as { numberPatterns: SkillForm }).numberPatterns },
  { entry: numericalExpressions, load: () => (require('./math/grade-5/numerical-expressions/skill.ts') as { numericalExpressions: SkillForm }).numericalExpressions },
  { entry: placeValuePatterns, load: () => (require('./math/grade-5/place-value-patterns/skill.ts') as { placeValuePatterns: SkillForm }).placeValuePatterns },
  { entry: plotPoints, load: () => (require('./math/grade-5/plot-points/skill.ts') as { plotPoints: SkillForm }).plotPoints },
  { entry: powersOfTen, load: () => (require('./math/grade-5/powers-of-ten/skill.ts') as { powersOfTen: SkillForm }).powersOfTen },
  { entry: quadrilateralFamilies, load: () => (require('./math/grade-5/quadrilateral-families/skill.ts') as { quadrilateralFamilies: SkillForm }).quadrilateralFamilies },
  { entry: subtractMixedNumbers, load: () => (require('./math/grade-5/subtract-mixed-numbers/skill.ts') as { subtractMixedNumbers: SkillForm }).subtractMixedNumbers },
  { entry: twoDigitDivisors, load: () => (require('./math/grade-5/two-digit-divisors/skill.ts') as { twoDigitDivisors: SkillForm }).twoDigitDivisors },
  { entry: unitFractionProblems, load: () => (require('./math/grade-5/unit-fraction-problems/skill.ts') as { unitFractionProblems: SkillForm }).unitFractionProblems },
  { entry: volumeOfPrisms, load: () => (require('./math/grade-5/volume-of-prisms/skill.ts') as { volumeOfPrisms: SkillForm }).volumeOfPrisms },
  { entry: wholeNumberProblems, load: () => (require('./math/grade-5/whole-number-problems/skill.ts') as { wholeNumberProblems: SkillForm }).wholeNumberProblems },
  { entry: writeExpressions, load: () => (require('./math/grade-5/write-expressions/skill.ts') as { writeExpressions: SkillForm }).writeExpressions },
  { entry: absoluteValue, load: () => (require('./math/grade-6/absolute-value/skill.ts') as { absoluteValue: SkillForm }).absoluteValue },
  { entry: areaOfPolygons, load: () => (require('./math/grade-6/area-of-polygons/skill.ts') as { areaOfPolygons: SkillForm }).areaOfPolygons },
  { entry: boxPlots, load: () => (require('./math/grade-6/box-plots/skill.ts') as { boxPlots: SkillForm }).boxPlots },
  { entry: compareRatios, load: () => (require('./math/grade-6/compare-ratios/skill.ts') as { compareRatios: SkillForm }).compareRatios },
  { entry: compareSignedNumbers, load: () => (require('./math/grade-6/compare-signed-numbers/skill.ts') as { compareSignedNumbers: SkillForm }).compareSignedNumbers },
  { entry: coordinatePlane, load: () => (require('./math/grade-6/coordinate-plane/skill.ts') as { coordinatePlane: SkillForm }).coordinatePlane },
  { entry: dataDisplays, load: () => (require('./math/grade-6/data-displays/skill.ts') as { dataDisplays: SkillForm }).dataDisplays },
  { entry: decimalOperations, load: () => (require('./math/grade-6/decimal-operations/skill.ts') as { decimalOperations: SkillForm }).decimalOperations },
  { entry: distributiveProperty, load: () => (require('./math/grade-6/distributive-property/skill.ts') as { distributiveProperty: SkillForm }).distributiveProperty },
  { entry: divideFractions, load: () => (require('./math/grade-6/divide-fractions/skill.ts') as { divideFractions: SkillForm }).divideFractions },
  { entry: doubleNumberLines, load: () => (require('./math/grade-6/double-number-lines/skill.ts') as { doubleNumberLines: SkillForm }).doubleNumberLines },
  { entry: equationWordProblems, load: () => (require('./math/grade-6/equation-word-problems/skill.ts') as { equationWordProblems: SkillForm }).equationWordProblems },
  { entry: equivalentExpressions, load: () => (require('./math/grade-6/equivalent-expressions/skill.ts') as { equivalentExpressions: SkillForm }).equivalentExpressions },
  { entry: equivalentRatios, load: () => (require('./math/grade-6/equivalent-ratios/skill.ts') as { equivalentRatios: SkillForm }).equivalentRatios },
  { entry: evaluateExpressions, load: () => (require('./math/grade-6/evaluate-expressions/skill.ts') as { evaluateExpressions: SkillForm }).evaluateExpressions },
  { entry: exponents, load: () => (require('./math/grade-6/exponents/skill.ts') as { exponents: SkillForm }).exponents },
  { entry: factorsAndMultiples, load: () => (require('./math/grade-6/factors-and-multiples/skill.ts') as { factorsAndMultiples: SkillForm }).factorsAndMultiples },
  { entry: fractionDivisionProblems, load: () => (require('./math/grade-6/fraction-division-problems/skill.ts') as { fractionDivisionProblems: SkillForm }).fractionDivisionProblems },
  { entry: gcfAndLcmProblems, load: () => (require('./math/grade-6/gcf-and-lcm-problems/skill.ts') as { gcfAndLcmProblems: SkillForm }).gcfAndLcmProblems },
  { entry: inequalities, load: () => (require('./math/grade-6/inequalities/skill.ts') as { inequalities: SkillForm }).inequalities },
  { entry: longDivision, load: () => (require('./math/grade-6/long-division/skill.ts') as { longDivision: SkillForm }).longDivision },
  { entry: meanAbsoluteDeviation, load: () => (require('./math/grade-6/mean-absolute-deviation/skill.ts') as { meanAbsoluteDeviation: SkillForm }).meanAbsoluteDeviation },
  { entry: nets, load: () => (require('./math/grade-6/nets/skill.ts') as { nets: SkillForm }).nets },
  { entry: oneStepEquations, load: () => (require('./math/grade-6/one-step-equations/skill.ts') as { oneStepEquations: SkillForm }).oneStepEquations },
  { entry: percentProblems, load: () => (require('./math/grade-6/percent-problems/skill.ts') as { percentProblems: SkillForm }).percentProblems },
  { entry: percents, load: () => (require('./math/grade-6/percents/skill.ts') as { percents: SkillForm }).percents },
  { entry: polygonsOnThePlane, load: () => (require('./math/grade-6/polygons-on-the-plane/skill.ts') as { polygonsOnThePlane: SkillForm }).polygonsOnThePlane },
  { entry: rationalNumbersOnALine, load: () => (require('./math/grade-6/rational-numbers-on-a-line/skill.ts') as { rationalNumbersOnALine: SkillForm }).rationalNumbersOnALine },
  { entry: rulesTablesAndGraphs, load: () => (require('./math/grade-6/rules-tables-and-graphs/skill.ts') as { rulesTablesAndGraphs: SkillForm }).rulesTablesAndGraphs },
  { entry: surfaceArea, load: () => (require('./math/grade-6/surface-area/skill.ts') as { surfaceArea: SkillForm }).surfaceArea },
  { entry: twoVariables, load: () => (require('./math/grade-6/two-variables/skill.ts') as { twoVariables: SkillForm }).twoVariables },
  { entry: unitConversion, load: () => (require('./math/grade-6/unit-conversion/skill.ts') as { unitConversion: SkillForm }).unitConversion },
  { entry: unitRates, load: () => (require('./math/grade-6/unit-rates/skill.ts') as { unitRates: SkillForm }).unitRates },
  { entry: volumeFractionalEdges, load: () => (require('./math/grade-6/volume-fractional-edges/skill.ts') as { volumeFractionalEdges: SkillForm }).volumeFractionalEdges },
  { entry: angleRelationships, load: () => (require('./math/grade-7/angle-relationships/skill.ts') as { angleRelationships: SkillForm }).angleRelationships },
  { entry: areaAndVolumeProblems, load: () => (require('./math/grade-7/area-and-volume-problems/skill.ts') as { areaAndVolumeProblems: SkillForm }).areaAndVolumeProblems },
  { entry: circles, load: () => (require('./math/grade-7/circles/skill.ts') as { circles: SkillForm }).circles },
  { entry: comparingPopulations, load: () => (require('./math/grade-7/comparing-populations/skill.ts') as { comparingPopulations: SkillForm }).comparingPopulations },
  { entry: compoundEvents, load: () => (require('./math/grade-7/compound-events/skill.ts') as { compoundEvents: SkillForm }).compoundEvents },
  { entry: constantOfProportionality, load: () => (require('./math/grade-7/constant-of-proportionality/skill.ts') as { constantOfProportionality: SkillForm }).constantOfProportionality },
  { entry: crossSections, load: () => (require('./math/grade-7/cross-sections/skill.ts') as { crossSections: SkillForm }).crossSections },
  { entry: distanceBetweenSignedNumbers, load: () => (require('./math/grade-7/distance-between-signed-numbers/skill.ts') as { distanceBetweenSignedNumbers: SkillForm }).distanceBetweenSignedNumbers },
  { entry: equationsWithParentheses, load: () => (require('./math/grade-7/equations-with-parentheses/skill.ts') as { equationsWithParentheses: SkillForm }).equationsWithParentheses },
  { entry: experimentalProbability, load: () => (require('./math/grade-7/experimental-probability/skill.ts') as { experimentalProbability: SkillForm }).experimentalProbability },
  { entry: fractionsToDecimals, load: () => (require('./math/grade-7/fractions-to-decimals/skill.ts') as { fractionsToDecimals: SkillForm }).fractionsToDecimals },
  { entry: inequalityProblems, load: () => (require('./math/grade-7/inequality-problems/skill.ts') as { inequalityProblems: SkillForm }).inequalityProblems },
  { entry: linearExpressions, load: () => (require('./math/grade-7/linear-expressions/skill.ts') as { linearExpressions: SkillForm }).linearExpressions },
  { entry: multiStepProblems, load: () => (require('./math/grade-7/multi-step-problems/skill.ts') as { multiStepProblems: SkillForm }).multiStepProblems },
  { entry: multiplySignedNumbers, load: () => (require('./math/grade-7/multiply-signed-numbers/skill.ts') as { multiplySignedNumbers: SkillForm }).multiplySignedNumbers },
  { entry: percentChange, load: () => (require('./math/grade-7/percent-change/skill.ts') as { percentChange: SkillForm }).percentChange },
  { entry: probability, load: () => (require('./math/grade-7/probability/skill.ts') as { probability: SkillForm }).probability },
  { entry: proportionalGraphs, load: () => (require('./math/grade-7/proportional-graphs/skill.ts') as { proportionalGraphs: SkillForm }).proportionalGraphs },
  { entry: proportionalRelationships, load: () => (require('./math/grade-7/proportional-relationships/skill.ts') as { proportionalRelationships: SkillForm }).proportionalRelationships },
  { entry: rationalNumberProblems, load: () => (require('./math/grade-7/rational-number-problems/skill.ts') as { rationalNumberProblems: SkillForm }).rationalNumberProblems },
  { entry: rewriteExpressions, load: () => (require('./math/grade-7/rewrite-expressions/skill.ts') as { rewriteExpressions: SkillForm }).rewriteExpressions },
  { entry: samples, load: () => (require('./math/grade-7/samples/skill.ts') as { samples: SkillForm }).samples },
  { entry: scaleDrawings, load: () => (require('./math/grade-7/scale-drawings/skill.ts') as { scaleDrawings: SkillForm }).scaleDrawings },
  { entry: scaleFactorAndArea, load: () => (require('./math/grade-7/scale-factor-and-area/skill.ts') as { scaleFactorAndArea: SkillForm }).scaleFactorAndArea },
  { entry: signedFractionsAndDecimals, load: () => (require('./math/grade-7/signed-fractions-and-decimals/skill.ts') as { signedFractionsAndDecimals: SkillForm }).signedFractionsAndDecimals },
  { entry: signedNumbers, load: () => (require('./math/grade-7/signed-numbers/skill.ts') as { signedNumbers: SkillForm }).signedNumbers },
  { entry: simpleInterestAndCommission, load: () => (require('./math/grade-7/simple-interest-and-commission/skill.ts') as { simpleInterestAndCommission: SkillForm }).simpleInterestAndCommission },
  { entry: taxesTipsAndDiscounts, load: () => (require('./math/grade-7/taxes-tips-and-discounts/skill.ts') as { taxesTipsAndDiscounts: SkillForm }).taxesTipsAndDiscounts },
  { entry: triangles, load: () => (require('./math/grade-7/triangles/skill.ts') as { triangles: SkillForm }).triangles },
  { entry: twoStepEquations, load: () => (require('./math/grade-7/two-step-equations/skill.ts') as { twoStepEquations: SkillForm }).twoStepEquations },
  { entry: twoStepInequalities, load: () => (require('./math/grade-7/two-step-inequalities/skill.ts') as { twoStepInequalities: SkillForm }).twoStepInequalities },
  { entry: unitRatesWithFractions, load: () => (require('./math/grade-7/unit-rates-with-fractions/skill.ts') as { unitRatesWithFractions: SkillForm }).unitRatesWithFractions },
  { entry: anglesAndParallelLines, load: () => (require('./math/grade-8/angles-and-parallel-lines/skill.ts') as { anglesAndParallelLines: SkillForm }).anglesAndParallelLines },
  { entry: calculateInScientificNotation, load: () => (require('./math/grade-8/calculate-in-scientific-notation/skill.ts') as { calculateInScientificNotation: SkillForm }).calculateInScientificNotation },
  { entry: compareFunctions, load: () => (require('./math/grade-8/compare-functions/skill.ts') as { compareFunctions: SkillForm }).compareFunctions },
  { entry: compareProportionalRelationships, load: () => (require('./math/grade-8/compare-proportional-relationships/skill.ts') as { compareProportionalRelationships: SkillForm }).compareProportionalRelationships },
  { entry: conesCylindersSpheres, load: () => (require('./math/grade-8/cones-cylinders-spheres/skill.ts') as { conesCylindersSpheres: SkillForm }).conesCylindersSpheres },
  { entry: distanceBetweenPoints, load: () => (require('./math/grade-8/distance-between-points/skill.ts') as { distanceBetweenPoints: SkillForm }).distanceBetweenPoints },
  { entry: estimateRoots, load: () => (require('./math/grade-8/estimate-roots/skill.ts') as { estimateRoots: SkillForm }).estimateRoots },
  { entry: exponentRules, load: () => (require('./math/grade-8/exponent-rules/skill.ts') as { exponentRules: SkillForm }).exponentRules },
  { entry: functions, load: () => (require('./math/grade-8/functions/skill.ts') as { functions: SkillForm }).functions },
  { entry: graphStories, load: () => (require('./math/grade-8/graph-stories/skill.ts') as { graphStories: SkillForm }).graphStories },
  { entry: irrationalNumbers, load: () => (require('./math/grade-8/irrational-numbers/skill.ts') as { irrationalNumbers: SkillForm }).irrationalNumbers },
  { entry: linearEquations, load: () => (require('./math/grade-8/linear-equations/skill.ts') as { linearEquations: SkillForm }).linearEquations },
  { entry: linearModels, load: () => (require('./math/grade-8/linear-models/skill.ts') as { linearModels: SkillForm }).linearModels },
  { entry: linearOrNot, load: () => (require('./math/grade-8/linear-or-not/skill.ts') as { linearOrNot: SkillForm }).linearOrNot },
  { entry: linesOfFit, load: () => (require('./math/grade-8/lines-of-fit/skill.ts') as { linesOfFit: SkillForm }).linesOfFit },
  { entry: numberOfSolutions, load: () => (require('./math/grade-8/number-of-solutions/skill.ts') as { numberOfSolutions: SkillForm }).numberOfSolutions },
  { entry: pythagoreanConverse, load: () => (require('./math/grade-8/pythagorean-converse/skill.ts') as { pythagoreanConverse: SkillForm }).pythagoreanConverse },
  { entry: pythagoreanTheorem, load: () => (require('./math/grade-8/pythagorean-theorem/skill.ts') as { pythagoreanTheorem: SkillForm }).pythagoreanTheorem },
  { entry: reflectionsAndRotations, load: () => (require('./math/grade-8/reflections-and-rotations/skill.ts') as { reflectionsAndRotations: SkillForm }).reflectionsAndRotations },
  { entry: roots, load: () => (require('./math/grade-8/roots/skill.ts') as { roots: SkillForm }).roots },
  { entry: scatterPlots, load: () => (require('./math/grade-8/scatter-plots/skill.ts') as { scatterPlots: SkillForm }).scatterPlots },
  { entry: scientificNotation, load: () => (require('./math/grade-8/scientific-notation/skill.ts') as { scientificNotation: SkillForm }).scientificNotation },
  { entry: similarFigures, load: () => (require('./math/grade-8/similar-figures/skill.ts') as { similarFigures: SkillForm }).similarFigures },
  { entry: slope, load: () => (require('./math/grade-8/slope/skill.ts') as { slope: SkillForm }).slope },
  { entry: slopeInterceptForm, load: () => (require('./math/grade-8/slope-intercept-form/skill.ts') as { slopeInterceptForm: SkillForm }).slopeInterceptForm },
  { entry: solveSystems, load: () => (require('./math/grade-8/solve-systems/skill.ts') as { solveSystems: SkillForm }).solveSystems },
  { entry: squaresAndCubesEquations, load: () => (require('./math/grade-8/squares-and-cubes-equations/skill.ts') as { squaresAndCubesEquations: SkillForm }).squaresAndCubesEquations },
  { entry: systemsOfEquations, load: () => (require('./math/grade-8/systems-of-equations/skill.ts') as { systemsOfEquations: SkillForm }).systemsOfEquations },
  { entry: systemsWordProblems, load: () => (require('./math/grade-8/systems-word-problems/skill.ts') as { systemsWordProblems: SkillForm }).systemsWordProblems },
  { entry: transformations, load: () => (require('./math/grade-8/transformations/skill.ts') as { transformations: SkillForm }).transformations },
  { entry: triangleAngles, load: () => (require('./math/grade-8/triangle-angles/skill.ts') as { triangleAngles: SkillForm }).triangleAngles },
  { entry: twoWayTables, load: () => (require('./math/grade-8/two-way-tables/skill.ts') as { twoWayTables: SkillForm }).twoWayTables },
  { entry: airIsMatter, load: () => (require('./science/grade-5/air-is-matter/skill.ts') as { airIsMatter: SkillForm }).airIsMatter },
  { entry: dayAndNightSky, load: () => (require('./science/grade-5/day-and-night-sky/skill.ts') as { dayAndNightSky: SkillForm }).dayAndNightSky },
  { entry: decomposers, load: () => (require('./science/grade-5/decomposers/skill.ts') as { decomposers: SkillForm }).decomposers },
  { entry: defineADesignProblem, load: () => (require('./science/grade-5/define-a-design-problem/skill.ts') as { defineADesignProblem: SkillForm }).defineADesignProblem },
  { entry: earthSystems, load: () => (require('./science/grade-5/earth-systems/skill.ts') as { earthSystems: SkillForm }).earthSystems },
  { entry: energyFromTheSun, load: () => (require('./science/grade-5/energy-from-the-sun/skill.ts') as { energyFromTheSun: SkillForm }).energyFromTheSun },
  { entry: engineeringDesign, load: () => (require('./science/grade-5/engineering-design/skill.ts') as { engineeringDesign: SkillForm }).engineeringDesign },
  { entry: fairTests, load: () => (require('./science/grade-5/fair-tests/skill.ts') as { fairTests: SkillForm }).fairTests },
  { entry: foodWebs, load: () => (require('./science/grade-5/food-webs/skill.ts') as { foodWebs: SkillForm }).foodWebs },
  { entry: freshWater, load: () => (require('./science/grade-5/fresh-water/skill.ts') as { freshWater: SkillForm }).freshWater },
  { entry: gravityNearEarth, load: () => (require('./science/grade-5/gravity-near-earth/skill.ts') as { gravityNearEarth: SkillForm }).gravityNearEarth },
  { entry: identifySubstances, load: () => (require('./science/grade-5/identify-substances/skill.ts') as { identifySubstances: SkillForm }).identifySubstances },
  { entry: mixturesAndProperties, load: () => (require('./science/grade-5/mixtures-and-properties/skill.ts') as { mixturesAndProperties: SkillForm }).mixturesAndProperties },
  { entry: newSubstances, load: () => (require('./science/grade-5/new-substances/skill.ts') as { newSubstances: SkillForm }).newSubstances },
  { entry: particlesOfMatter, load: () => (require('./science/grade-5/particles-of-matter/skill.ts') as { particlesOfMatter: SkillForm }).particlesOfMatter },
  { entry: protectingEarth, load: () => (require('./science/grade-5/protecting-earth/skill.ts') as { protectingEarth: SkillForm }).protectingEarth },
  { entry: shadowsAndDaylight, load: () => (require('./science/grade-5/shadows-and-daylight/skill.ts') as { shadowsAndDaylight: SkillForm }).shadowsAndDaylight },
  { entry: starBrightness, load: () => (require('./science/grade-5/star-brightness/skill.ts') as { starBrightness: SkillForm }).starBrightness },
  { entry: waterOnEarth, load: () => (require('./science/grade-5/water-on-earth/skill.ts') as { waterOnEarth: SkillForm }).waterOnEarth },
  { entry: weightOfMatter, load: () => (require('./science/grade-5/weight-of-matter/skill.ts') as { weightOfMatter: SkillForm }).weightOfMatter },
  { entry: whatPlantsNeed, load: () => (require('./science/grade-5/what-plants-need/skill.ts') as { whatPlantsNeed: SkillForm }).whatPlantsNeed },
  { entry: atomsAndMolecules, load: () => (require('./science/grade-6/atoms-and-molecules/skill.ts') as { atomsAndMolecules: SkillForm }).atomsAndMolecules },
  { entry: bodyInBalance, load: () => (require('./science/grade-6/body-in-balance/skill.ts') as { bodyInBalance: SkillForm }).bodyInBalance },
  { entry: bodySystems, load: () => (require('./science/grade-6/body-systems/skill.ts') as { bodySystems: SkillForm }).bodySystems },
  { entry: cells, load: () => (require('./science/grade-6/cells/skill.ts') as { cells: SkillForm }).cells },
  { entry: climatePatterns, load: () => (require('./science/grade-6/climate-patterns/skill.ts') as { climatePatterns: SkillForm }).climatePatterns },
  { entry: crystalsAndMolecules, load: () => (require('./science/grade-6/crystals-and-molecules/skill.ts') as { crystalsAndMolecules: SkillForm }).crystalsAndMolecules },
  { entry: engineeringTradeOffs, load: () => (require('./science/grade-6/engineering-trade-offs/skill.ts') as { engineeringTradeOffs: SkillForm }).engineeringTradeOffs },
  { entry: frontsAndPressure, load: () => (require('./science/grade-6/fronts-and-pressure/skill.ts') as { frontsAndPressure: SkillForm }).frontsAndPressure },
  { entry: growthAndEnvironment, load: () => (require('./science/grade-6/growth-and-environment/skill.ts') as { growthAndEnvironment: SkillForm }).growthAndEnvironment },
  { entry: heatAndMass, load: () => (require('./science/grade-6/heat-and-mass/skill.ts') as { heatAndMass: SkillForm }).heatAndMass },
  { entry: humanImpact, load: () => (require('./science/grade-6/human-impact/skill.ts') as { humanImpact: SkillForm }).humanImpact },
  { entry: keepingThingsWarm, load: () => (require('./science/grade-6/keeping-things-warm/skill.ts') as { keepingThingsWarm: SkillForm }).keepingThingsWarm },
  { entry: limitingFactors, load: () => (require('./science/grade-6/limiting-factors/skill.ts') as { limitingFactors: SkillForm }).limitingFactors },
  { entry: naturalResources, load: () => (require('./science/grade-6/natural-resources/skill.ts') as { naturalResources: SkillForm }).naturalResources },
  { entry: oceanCurrents, load: () => (require('./science/grade-6/ocean-currents/skill.ts') as { oceanCurrents: SkillForm }).oceanCurrents },
  { entry: partsOfACell, load: () => (require('./science/grade-6/parts-of-a-cell/skill.ts') as { partsOfACell: SkillForm }).partsOfACell },
  { entry: plantAndAnimalReproduction, load: () => (require('./science/grade-6/plant-and-animal-reproduction/skill.ts') as { plantAndAnimalReproduction: SkillForm }).plantAndAnimalReproduction },
  { entry: populationResources, load: () => (require('./science/grade-6/population-resources/skill.ts') as { populationResources: SkillForm }).populationResources },
  { entry: sensesAndTheBrain, load: () => (require('./science/grade-6/senses-and-the-brain/skill.ts') as { sensesAndTheBrain: SkillForm }).sensesAndTheBrain },
  { entry: speciesInteractions, load: () => (require('./science/grade-6/species-interactions/skill.ts') as { speciesInteractions: SkillForm }).speciesInteractions },
  { entry: thermalEnergy, load: () => (require('./science/grade-6/thermal-energy/skill.ts') as { thermalEnergy: SkillForm }).thermalEnergy },
  { entry: weatherAndAirMasses, load: () => (require('./science/grade-6/weather-and-air-masses/skill.ts') as { weatherAndAirMasses: SkillForm }).weatherAndAirMasses },
  { entry: carbonAndNutrientCycles, load: () => (require('./science/grade-7/carbon-and-nutrient-cycles/skill.ts') as { carbonAndNutrientCycles: SkillForm }).carbonAndNutrientCycles },
  { entry: chemicalHeatPacks, load: () => (require('./science/grade-7/chemical-heat-packs/skill.ts') as { chemicalHeatPacks: SkillForm }).chemicalHeatPacks },
  { entry: chemicalReactions, load: () => (require('./science/grade-7/chemical-reactions/skill.ts') as { chemicalReactions: SkillForm }).chemicalReactions },
  { entry: conservationOfMass, load: () => (require('./science/grade-7/conservation-of-mass/skill.ts') as { conservationOfMass: SkillForm }).conservationOfMass },
  { entry: conservingResources, load: () => (require('./science/grade-7/conserving-resources/skill.ts') as { conservingResources: SkillForm }).conservingResources },
  { entry: continentsThatFit, load: () => (require('./science/grade-7/continents-that-fit/skill.ts') as { continentsThatFit: SkillForm }).continentsThatFit },
  { entry: energyOfMotion, load: () => (require('./science/grade-7/energy-of-motion/skill.ts') as { energyOfMotion: SkillForm }).energyOfMotion },
  { entry: foodToEnergy, load: () => (require('./science/grade-7/food-to-energy/skill.ts') as { foodToEnergy: SkillForm }).foodToEnergy },
  { entry: gasesAndParticles, load: () => (require('./science/grade-7/gases-and-particles/skill.ts') as { gasesAndParticles: SkillForm }).gasesAndParticles },
  { entry: matterAndEnergyInEcosystems, load: () => (require('./science/grade-7/matter-and-energy-in-ecosystems/skill.ts') as { matterAndEnergyInEcosystems: SkillForm }).matterAndEnergyInEcosystems },
  { entry: naturalHazards, load: () => (require('./science/grade-7/natural-hazards/skill.ts') as { naturalHazards: SkillForm }).naturalHazards },
  { entry: photosynthesis, load: () => (require('./science/grade-7/photosynthesis/skill.ts') as { photosynthesis: SkillForm }).photosynthesis },
  { entry: plateTectonics, load: () => (require('./science/grade-7/plate-tectonics/skill.ts') as { plateTectonics: SkillForm }).plateTectonics },
  { entry: populationAndConsumption, load: () => (require('./science/grade-7/population-and-consumption/skill.ts') as { populationAndConsumption: SkillForm }).populationAndConsumption },
  { entry: potentialEnergy, load: () => (require('./science/grade-7/potential-energy/skill.ts') as { potentialEnergy: SkillForm }).potentialEnergy },
  { entry: protectingBiodiversity, load: () => (require('./science/grade-7/protecting-biodiversity/skill.ts') as { protectingBiodiversity: SkillForm }).protectingBiodiversity },
  { entry: rockCycle, load: () => (require('./science/grade-7/rock-cycle/skill.ts') as { rockCycle: SkillForm }).rockCycle },
  { entry: rockLayers, load: () => (require('./science/grade-7/rock-layers/skill.ts') as { rockLayers: SkillForm }).rockLayers },
  { entry: shapingTheLand, load: () => (require('./science/grade-7/shaping-the-land/skill.ts') as { shapingTheLand: SkillForm }).shapingTheLand },
  { entry: statesAndHeating, load: () => (require('./science/grade-7/states-and-heating/skill.ts') as { statesAndHeating: SkillForm }).statesAndHeating },
  { entry: syntheticMaterials, load: () => (require('./science/grade-7/synthetic-materials/skill.ts') as { syntheticMaterials: SkillForm }).syntheticMaterials },
  { entry: waterCycle, load: () => (require('./science/grade-7/water-cycle/skill.ts') as { waterCycle: SkillForm }).waterCycle },
  { entry: artificialSelection, load: () => (require('./science/grade-8/artificial-selection/skill.ts') as { artificialSelection: SkillForm }).artificialSelection },
  { entry: climateChange, load: () => (require('./science/grade-8/climate-change/skill.ts') as { climateChange: SkillForm }).climateChange },
  { entry: collisions, load: () => (require('./science/grade-8/collisions/skill.ts') as { collisions: SkillForm }).collisions },
  { entry: commonAncestry, load: () => (require('./science/grade-8/common-ancestry/skill.ts') as { commonAncestry: SkillForm }).commonAncestry },
  { entry: digitalSignals, load: () => (require('./science/grade-8/digital-signals/skill.ts') as { digitalSignals: SkillForm }).digitalSignals },
  { entry: eclipsesAndSeasons, load: () => (require('./science/grade-8/eclipses-and-seasons/skill.ts') as { eclipsesAndSeasons: SkillForm }).eclipsesAndSeasons },
  { entry: electromagnets, load: () => (require('./science/grade-8/electromagnets/skill.ts') as { electromagnets: SkillForm }).electromagnets },
  { entry: embryosAndBodyPlans, load: () => (require('./science/grade-8/embryos-and-body-plans/skill.ts') as { embryosAndBodyPlans: SkillForm }).embryosAndBodyPlans },
  { entry: energyTransferClaims, load: () => (require('./science/grade-8/energy-transfer-claims/skill.ts') as { energyTransferClaims: SkillForm }).energyTransferClaims },
  { entry: fossilRecord, load: () => (require('./science/grade-8/fossil-record/skill.ts') as { fossilRecord: SkillForm }).fossilRecord },
  { entry: geologicTime, load: () => (require('./science/grade-8/geologic-time/skill.ts') as { geologicTime: SkillForm }).geologicTime },
  { entry: gravity, load: () => (require('./science/grade-8/gravity/skill.ts') as { gravity: SkillForm }).gravity },
  { entry: inheritance, load: () => (require('./science/grade-8/inheritance/skill.ts') as { inheritance: SkillForm }).inheritance },
  { entry: lightAndMaterials, load: () => (require('./science/grade-8/light-and-materials/skill.ts') as { lightAndMaterials: SkillForm }).lightAndMaterials },
  { entry: magnetsAndElectricForces, load: () => (require('./science/grade-8/magnets-and-electric-forces/skill.ts') as { magnetsAndElectricForces: SkillForm }).magnetsAndElectricForces },
  { entry: moonAndSeasons, load: () => (require('./science/grade-8/moon-and-seasons/skill.ts') as { moonAndSeasons: SkillForm }).moonAndSeasons },
  { entry: motionGraphs, load: () => (require('./science/grade-8/motion-graphs/skill.ts') as { motionGraphs: SkillForm }).motionGraphs },
  { entry: mutations, load: () => (require('./science/grade-8/mutations/skill.ts') as { mutations: SkillForm }).mutations },
  { entry: naturalSelection, load: () => (require('./science/grade-8/natural-selection/skill.ts') as { naturalSelection: SkillForm }).naturalSelection },
  { entry: netForce, load: () => (require('./science/grade-8/net-force/skill.ts') as { netForce: SkillForm }).netForce },
  { entry: orbitsAndGravity, load: () => (require('./science/grade-8/orbits-and-gravity/skill.ts') as { orbitsAndGravity: SkillForm }).orbitsAndGravity },
  { entry: pedigrees, load: () => (require('./science/grade-8/pedigrees/skill.ts') as { pedigrees: SkillForm }).pedigrees },
  { entry: solarSystemScale, load: () => (require('./science/grade-8/solar-system-scale/skill.ts') as { solarSystemScale: SkillForm }).solarSystemScale },
  { entry: waveEnergy, load: () => (require('./science/grade-8/wave-energy/skill.ts') as { waveEnergy: SkillForm }).waveEnergy },
  { entry: waves, load: () => (require('./science/grade-8/waves/skill.ts') as { waves: SkillForm }).waves },
]
