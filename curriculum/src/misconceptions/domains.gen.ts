// Written by `npm run content:types` from the folders beside it.
import { angles } from './angles/angles.ts'
import { say as sayAngles } from './angles/messages.gen.ts'
import { areas } from './areas/areas.ts'
import { say as sayAreas } from './areas/messages.gen.ts'
import { atoms } from './atoms/atoms.ts'
import { say as sayAtoms } from './atoms/messages.gen.ts'
import { biodiversity } from './biodiversity/biodiversity.ts'
import { say as sayBiodiversity } from './biodiversity/messages.gen.ts'
import { chance } from './chance/chance.ts'
import { say as sayChance } from './chance/messages.gen.ts'
import { circles } from './circles/circles.ts'
import { say as sayCircles } from './circles/messages.gen.ts'
import { comparing } from './comparing/comparing.ts'
import { say as sayComparing } from './comparing/messages.gen.ts'
import { decimals } from './decimals/decimals.ts'
import { say as sayDecimals } from './decimals/messages.gen.ts'
import { design } from './design/design.ts'
import { say as sayDesign } from './design/messages.gen.ts'
import { displays } from './displays/displays.ts'
import { say as sayDisplays } from './displays/messages.gen.ts'
import { ecosystems } from './ecosystems/ecosystems.ts'
import { say as sayEcosystems } from './ecosystems/messages.gen.ts'
import { energy } from './energy/energy.ts'
import { say as sayEnergy } from './energy/messages.gen.ts'
import { equations } from './equations/equations.ts'
import { say as sayEquations } from './equations/messages.gen.ts'
import { exponents } from './exponents/exponents.ts'
import { say as sayExponents } from './exponents/messages.gen.ts'
import { expressions } from './expressions/expressions.ts'
import { say as sayExpressions } from './expressions/messages.gen.ts'
import { factors } from './factors/factors.ts'
import { say as sayFactors } from './factors/messages.gen.ts'
import { fields } from './fields/fields.ts'
import { say as sayFields } from './fields/messages.gen.ts'
import { forces } from './forces/forces.ts'
import { say as sayForces } from './forces/messages.gen.ts'
import { fractions } from './fractions/fractions.ts'
import { say as sayFractions } from './fractions/messages.gen.ts'
import { functions } from './functions/functions.ts'
import { say as sayFunctions } from './functions/messages.gen.ts'
import { graphs } from './graphs/graphs.ts'
import { say as sayGraphs } from './graphs/messages.gen.ts'
import { gravity } from './gravity/gravity.ts'
import { say as sayGravity } from './gravity/messages.gen.ts'
import { grids } from './grids/grids.ts'
import { say as sayGrids } from './grids/messages.gen.ts'
import { heredity } from './heredity/heredity.ts'
import { say as sayHeredity } from './heredity/messages.gen.ts'
import { humanActivity } from './human-activity/human-activity.ts'
import { say as sayHumanActivity } from './human-activity/messages.gen.ts'
import { inequalities } from './inequalities/inequalities.ts'
import { say as sayInequalities } from './inequalities/messages.gen.ts'
import { inquiry } from './inquiry/inquiry.ts'
import { say as sayInquiry } from './inquiry/messages.gen.ts'
import { irrational } from './irrational/irrational.ts'
import { say as sayIrrational } from './irrational/messages.gen.ts'
import { judging } from './judging/judging.ts'
import { say as sayJudging } from './judging/messages.gen.ts'
import { linePlots } from './line-plots/line-plots.ts'
import { say as sayLinePlots } from './line-plots/messages.gen.ts'
import { lines } from './lines/lines.ts'
import { say as sayLines } from './lines/messages.gen.ts'
import { matter } from './matter/matter.ts'
import { say as sayMatter } from './matter/messages.gen.ts'
import { moves } from './moves/moves.ts'
import { say as sayMoves } from './moves/messages.gen.ts'
import { operations } from './operations/operations.ts'
import { say as sayOperations } from './operations/messages.gen.ts'
import { organisms } from './organisms/organisms.ts'
import { say as sayOrganisms } from './organisms/messages.gen.ts'
import { patterns } from './patterns/patterns.ts'
import { say as sayPatterns } from './patterns/messages.gen.ts'
import { percents } from './percents/percents.ts'
import { say as sayPercents } from './percents/messages.gen.ts'
import { plates } from './plates/plates.ts'
import { say as sayPlates } from './plates/messages.gen.ts'
import { ratios } from './ratios/ratios.ts'
import { say as sayRatios } from './ratios/messages.gen.ts'
import { rightTriangles } from './right-triangles/right-triangles.ts'
import { say as sayRightTriangles } from './right-triangles/messages.gen.ts'
import { rocks } from './rocks/rocks.ts'
import { say as sayRocks } from './rocks/messages.gen.ts'
import { roots } from './roots/roots.ts'
import { say as sayRoots } from './roots/messages.gen.ts'
import { samples } from './samples/samples.ts'
import { say as saySamples } from './samples/messages.gen.ts'
import { scatter } from './scatter/scatter.ts'
import { say as sayScatter } from './scatter/messages.gen.ts'
import { scientific } from './scientific/scientific.ts'
import { say as sayScientific } from './scientific/messages.gen.ts'
import { selection } from './selection/selection.ts'
import { say as saySelection } from './selection/messages.gen.ts'
import { shapes } from './shapes/shapes.ts'
import { say as sayShapes } from './shapes/messages.gen.ts'
import { shares } from './shares/shares.ts'
import { say as sayShares } from './shares/messages.gen.ts'
import { signed } from './signed/signed.ts'
import { say as saySigned } from './signed/messages.gen.ts'
import { similarity } from './similarity/similarity.ts'
import { say as saySimilarity } from './similarity/messages.gen.ts'
import { sky } from './sky/sky.ts'
import { say as saySky } from './sky/messages.gen.ts'
import { solids } from './solids/solids.ts'
import { say as saySolids } from './solids/messages.gen.ts'
import { space } from './space/space.ts'
import { say as saySpace } from './space/messages.gen.ts'
import { substances } from './substances/substances.ts'
import { say as saySubstances } from './substances/messages.gen.ts'
import { systems } from './systems/systems.ts'
import { say as saySystems } from './systems/messages.gen.ts'
import { thermal } from './thermal/thermal.ts'
import { say as sayThermal } from './thermal/messages.gen.ts'
import { triangles } from './triangles/triangles.ts'
import { say as sayTriangles } from './triangles/messages.gen.ts'
import { twoSides } from './two-sides/two-sides.ts'
import { say as sayTwoSides } from './two-sides/messages.gen.ts'
import { twoWay } from './two-way/two-way.ts'
import { say as sayTwoWay } from './two-way/messages.gen.ts'
import { variables } from './variables/variables.ts'
import { say as sayVariables } from './variables/messages.gen.ts'
import { water } from './water/water.ts'
import { say as sayWater } from './water/messages.gen.ts'
import { waves } from './waves/waves.ts'
import { say as sayWaves } from './waves/messages.gen.ts'
import { weather } from './weather/weather.ts'
import { say as sayWeather } from './weather/messages.gen.ts'
import { namesIn } from './names-in.ts'

export const domains = {
  ...angles,
  ...areas,
  ...atoms,
  ...biodiversity,
  ...chance,
  ...circles,
  ...comparing,
  ...decimals,
  ...design,
  ...displays,
  ...ecosystems,
  ...energy,
  ...equations,
  ...exponents,
  ...expressions,
  ...factors,
  ...fields,
  ...forces,
  ...fractions,
  ...functions,
  ...graphs,
  ...gravity,
  ...grids,
  ...heredity,
  ...humanActivity,
  ...inequalities,
  ...inquiry,
  ...irrational,
  ...judging,
  ...linePlots,
  ...lines,
  ...matter,
  ...moves,
  ...operations,
  ...organisms,
  ...patterns,
  ...percents,
  ...plates,
  ...ratios,
  ...rightTriangles,
  ...rocks,
  ...roots,
  ...samples,
  ...scatter,
  ...scientific,
  ...selection,
  ...shapes,
  ...shares,
  ...signed,
  ...similarity,
  ...sky,
  ...solids,
  ...space,
  ...substances,
  ...systems,
  ...thermal,
  ...triangles,
  ...twoSides,
  ...twoWay,
  ...variables,
  ...water,
  ...waves,
  ...weather,
}

export const names = {
  ...namesIn(angles, sayAngles),
  ...namesIn(areas, sayAreas),
  ...namesIn(atoms, sayAtoms),
  ...namesIn(biodiversity, sayBiodiversity),
  ...namesIn(chance, sayChance),
  ...namesIn(circles, sayCircles),
  ...namesIn(comparing, sayComparing),
  ...namesIn(decimals, sayDecimals),
  ...namesIn(design, sayDesign),
  ...namesIn(displays, sayDisplays),
  ...namesIn(ecosystems, sayEcosystems),
  ...namesIn(energy, sayEnergy),
  ...namesIn(equations, sayEquations),
  ...namesIn(exponents, sayExponents),
  ...namesIn(expressions, sayExpressions),
  ...namesIn(factors, sayFactors),
  ...namesIn(fields, sayFields),
  ...namesIn(forces, sayForces),
  ...namesIn(fractions, sayFractions),
  ...namesIn(functions, sayFunctions),
  ...namesIn(graphs, sayGraphs),
  ...namesIn(gravity, sayGravity),
  ...namesIn(grids, sayGrids),
  ...namesIn(heredity, sayHeredity),
  ...namesIn(humanActivity, sayHumanActivity),
  ...namesIn(inequalities, sayInequalities),
  ...namesIn(inquiry, sayInquiry),
  ...namesIn(irrational, sayIrrational),
  ...namesIn(judging, sayJudging),
  ...namesIn(linePlots, sayLinePlots),
  ...namesIn(lines, sayLines),
  ...namesIn(matter, sayMatter),
  ...namesIn(moves, sayMoves),
  ...namesIn(operations, sayOperations),
  ...namesIn(organisms, sayOrganisms),
  ...namesIn(patterns, sayPatterns),
  ...namesIn(percents, sayPercents),
  ...namesIn(plates, sayPlates),
  ...namesIn(ratios, sayRatios),
  ...namesIn(rightTriangles, sayRightTriangles),
  ...namesIn(rocks, sayRocks),
  ...namesIn(roots, sayRoots),
  ...namesIn(samples, saySamples),
  ...namesIn(scatter, sayScatter),
  ...namesIn(scientific, sayScientific),
  ...namesIn(selection, saySelection),
  ...namesIn(shapes, sayShapes),
  ...namesIn(shares, sayShares),
  ...namesIn(signed, saySigned),
  ...namesIn(similarity, saySimilarity),
  ...namesIn(sky, saySky),
  ...namesIn(solids, saySolids),
  ...namesIn(space, saySpace),
  ...namesIn(substances, saySubstances),
  ...namesIn(systems, saySystems),
  ...namesIn(thermal, sayThermal),
  ...namesIn(triangles, sayTriangles),
  ...namesIn(twoSides, sayTwoSides),
  ...namesIn(twoWay, sayTwoWay),
  ...namesIn(variables, sayVariables),
  ...namesIn(water, sayWater),
  ...namesIn(waves, sayWaves),
  ...namesIn(weather, sayWeather),
}
