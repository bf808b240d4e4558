/**
 * Models that compute and have fewer than 200 different items at a level, with the number that they have: what they ask
 * allows no more without numbers that a child at this grade should not meet. They must not lose any.
 */
export const fewItems: Readonly<Record<string, number>> = {
  // Equal angles of whole degrees that a triangle can have.
  'triangle-angles/isosceles': 36,
  // Right triangles whose three sides are whole numbers to 30.
  'pythagorean-converse/third-side': 20,
  // Two different sides to 14 with room for a longest one.
  'pythagorean-converse/bounds': 80,
  // Sizes of real things whose diagonal is a whole number.
  'pythagorean-converse/frames': 26,
  // A factor and a coefficient to 6 with a number that they divide.
  'number-of-solutions/missing-number': 160,
  // What the two numbers of a line of fit tell, for each line of nine stories.
  'lines-of-fit/meaning': 24,
  // Whole steps between two values of nine stories.
  'lines-of-fit/change': 120,
  // Jumps of a fraction that fit a number line to 6 a whole number of times.
  'divide-fractions/how-many': 14,
  // A whole number to 12 and a unit fraction of a denominator to 12; fewer fit a drawing.
  'divide-unit-fractions/compute': 110,
  'divide-unit-fractions/read-figure': 20,
  'divide-unit-fractions/rewrite': 100,
  // Wholes that fit a drawing, in as many equal parts as there are shares.
  'fractions-as-division/read-figure': 36,
  // Three grids of hundredths that are shaded alike, and tenths of tenths in a unit square.
  'decimal-arithmetic/grids': 73,
  'decimal-arithmetic/area-model': 64,
  // Prisms whose unit cubes can be counted in a drawing.
  'volume-of-prisms/unit-cubes': 43,
  // Powers whose value can be found by hand.
  'exponent-rules/value': 33,
  // A fraction with three other names, whose denominators have a name up to thirtieths.
  'add-fractions/rename': 140,
  // Jumps between fractions on a line with at most 12 ticks from whole to whole.
  'add-fractions/bars': 94,
  // Parts of a striped square that can be counted.
  'multiply-fractions/area': 99,
  // Chains from one of the plants of few real food webs to one of the animals.
  'food-webs/count-chains': 140,
  // Round things of a real size, with whole radii whose squares are known.
  'circles/backwards': 73,
  // Squares of metal, cardboard, or cloth to 6 feet wide, in inches.
  'circles/composite': 100,
  // Pairs out of two of six short lists, or out of one of them twice.
  'probability/compound-events': 30,
  // Real formulas and reactions, each a few times.
  'conservation-of-mass/count-atoms': 39,
  // One of few slips in the work on one of few radii.
  'circles/find-mistake': 51,
  // Least common multiples of two numbers to 12.
  'factors-and-multiples/least': 90,
  // One of few slips in the work on one of few triangles with whole sides.
  'pythagorean-theorem/find-mistake': 130,
  // Four ways to lay a magnet, and two compasses at its ends.
  'magnets-and-electric-forces/read-compasses': 8,
  // Four balls of four kinds, and a test that was left out.
  'magnets-and-electric-forces/find-charges': 48,
  // Pairs of a percent and its factor that are easy to mix up, and few of them.
  'percent-change/match-factors': 7,
  // The eight phases of the Moon.
  'moon-and-seasons/moon-calendar': 8,
  // Real waves, each with the measures that it has.
  'waves/wave-speed': 7,
  // Three things that make waves, five energies of the first row, and a few amplitudes.
  'waves/energy-table': 30,
  // Back from a rounded number of up to 60 of one place.
  'decimal-place-value/round': 191,
  // Nine pyramids with whole heights and slant heights, in three units.
  'surface-area/solid-area': 27,
  // A square of one of two nets of a cube, which can be turned and flipped.
  'surface-area/fold-net': 30,
  // Powers with a value that can be found by hand.
  'exponents/value': 19,
  'exponents/missing-part': 15,
  // A few rows of a table that grows by a factor to 5, below 6,000.
  'exponents/growth-table': 84,
  // Powers of different bases with one value.
  'exponents/same-value': 90,
  // Square and cube roots that come out even and are easy to find, and things of such areas and volumes.
  'roots/value': 40,
  'roots/solve-equation': 100,
  'roots/story': 50,
  'roots/order-roots': 150,
  // One of few slips in the work on one of few spheres.
  'cones-cylinders-spheres/find-mistake': 30,
  // Repeating decimals with one or two digits under the bar, roots to 120, and slips in the work on them.
  'irrational-numbers/to-fraction': 70,
  'irrational-numbers/estimate': 80,
  'irrational-numbers/find-mistake': 90,
  // Three names of a chain of groups, one inside the other.
  'classify-shapes/order-names': 19,
  // Two tapes of 2 to 13 boxes that can be counted.
  'multiplication-as-scaling/tapes': 50,
}
