/**
 * Computed models with fewer than 200 distinct items at some level, and how many they have. Their subject allows no
 * more without numbers that are too hard for the grade. The counts must not go down.
 */
export const fewItems: Readonly<Record<string, number>> = {
  // A limit from −9 to −2 in eight stories, each told from both sides.
  'absolute-value/limit': 120,
  // Ratios with two short quotients in eight stories.
  'unit-conversion/two-rates': 80,
  // Equal whole-degree angles that a triangle can have.
  'triangle-angles/isosceles': 36,
  // Right triangles whose three sides are whole numbers to 30.
  'pythagorean-converse/third-side': 20,
  // Two different sides up to 14 that leave room for a longest side.
  'pythagorean-converse/bounds': 80,
  // Realistic sizes of objects whose diagonal is a whole number.
  'pythagorean-converse/frames': 26,
  // A factor and a coefficient up to 6, with a number that they divide.
  'number-of-solutions/missing-number': 160,
  // Sides in tenths whose squares and cubes students know, in six stories.
  'squares-and-cubes-equations/find-side': 29,
  // The meaning of slope and intercept, for each line of nine stories.
  'lines-of-fit/meaning': 24,
  // Whole steps between two values, in nine stories.
  'lines-of-fit/change': 120,
  // Fractional jumps that fit a number line up to 6 a whole number of times.
  'divide-fractions/how-many': 14,
  // A whole number up to 12 and a unit fraction with a denominator up to 12; fewer fit a drawing.
  'divide-unit-fractions/compute': 110,
  'divide-unit-fractions/read-figure': 20,
  'divide-unit-fractions/rewrite': 100,
  // Wholes that fit a drawing, cut into as many equal parts as there are shares.
  'fractions-as-division/read-figure': 36,
  // Three hundredths grids with the same shading, and tenths of tenths in a unit square.
  'decimal-arithmetic/grids': 73,
  'decimal-arithmetic/area-model': 64,
  // Prisms whose unit cubes can be counted in a drawing.
  'volume-of-prisms/unit-cubes': 43,
  // Full blocks of up to 80 cubes that can be counted in a drawing.
  'count-unit-cubes/hidden-cubes': 70,
  // Boxes and prisms whose nets fit a drawing.
  'nets/net-size': 100,
  // Floors, tabletops, and panels of realistic size in tiles that fit them.
  'area-with-fractional-sides/count-tiles': 140,
  'area-with-fractional-sides/tile-table': 170,
  // Powers whose value can be found by hand.
  'exponent-rules/value': 33,
  // A fraction and three equivalents, with denominators up to thirtieths.
  'add-fractions/rename': 140,
  // Jumps between fractions on a line with at most 12 ticks from whole to whole.
  'add-fractions/bars': 94,
  // Parts of a striped square that can be counted.
  'multiply-fractions/area': 99,
  // Chains from one of the plants to one of the animals, in a small number of real food webs.
  'food-webs/count-chains': 140,
  // Round objects of realistic size, with whole radii whose squares students know.
  'circles/backwards': 73,
  // Squares of metal, cardboard, or cloth up to 6 feet wide, in inches.
  'circles/composite': 100,
  // Pairs from two of six short lists, or from one list twice.
  'probability/compound-events': 30,
  // Real formulas and reactions, each used a few times.
  'conservation-of-mass/count-atoms': 39,
  // A few mistakes, each with a few radii.
  'circles/find-mistake': 51,
  // Least common multiples of two numbers up to 12.
  'factors-and-multiples/least': 90,
  // Pairs of rules that agree at a small whole number.
  'rules-tables-and-graphs/two-rules': 140,
  // Seven squares of which exactly one, or exactly two, can be cut off to leave a net of a cube.
  'nets/extra-square': 48,
  // Faces of the nets of a cube.
  'nets/which-meet': 138,
  // A few mistakes, each with a few triangles that have whole sides.
  'pythagorean-theorem/find-mistake': 130,
  // Four ways to place a magnet, with a compass at each end.
  'magnets-and-electric-forces/read-compasses': 8,
  // Four balls of four kinds, and one test left out.
  'magnets-and-electric-forces/find-charges': 48,
  // The few pairs of a percent and a factor that are easily confused.
  'percent-change/match-factors': 7,
  // The eight phases of the Moon.
  'moon-and-seasons/moon-calendar': 8,
  // Real waves, each with the measurements available for it.
  'waves/wave-speed': 7,
  // Three wave sources, five energies in the first row, and a few amplitudes.
  'waves/energy-table': 30,
  // Working back from a rounded number: up to 60 for each place.
  'decimal-place-value/round': 191,
  // Nine pyramids with whole heights and slant heights, in three units.
  'surface-area/solid-area': 27,
  // A square of one of two nets of a cube, rotated and flipped.
  'surface-area/fold-net': 30,
  // Powers with a value that can be found by hand.
  'exponents/value': 19,
  'exponents/show-work': 19,
  'exponents/missing-part': 15,
  // A few rows of a table that grows by a factor up to 5, with values below 6,000.
  'exponents/growth-table': 84,
  // Powers of different bases with the same value.
  'exponents/same-value': 90,
  // Square and cube roots that are whole and easy to find, and objects with such areas and volumes.
  'roots/value': 40,
  'roots/solve-equation': 100,
  'roots/story': 50,
  'roots/order-roots': 150,
  // A few mistakes, each with a few spheres.
  'cones-cylinders-spheres/find-mistake': 30,
  // Repeating decimals with one or two digits under the bar, roots up to 120, and mistakes in converting them.
  'irrational-numbers/to-fraction': 70,
  'irrational-numbers/estimate': 80,
  'irrational-numbers/find-mistake': 90,
  // Three names from a chain of nested groups.
  'classify-shapes/order-names': 19,
  // Two tapes of 2 to 13 boxes, few enough to count.
  'multiplication-as-scaling/tapes': 50,
}
