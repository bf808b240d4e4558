/** A true measure, rounded to two figures: `mantissa` × 10^`exponent` of the unit of its group. */
export interface Measure {
  /** With its article, to stand in a sentence: “the diameter of Earth”. */
  name: string
  mantissa: number
  exponent: number
}

export interface Group {
  /** What is compared, for the questions: “times as long”. */
  adjective: string
  /** Adjective in the order question: shortest, longest. */
  ends: readonly [string, string]
  unit: string
  measures: readonly Measure[]
}

const measure = (name: string, mantissa: number, exponent: number): Measure => ({ name, mantissa, exponent })

/** Diameters of round bodies and distances from the Sun are means; sizes of living things are typical ones. */
export const largeGroups: readonly Group[] = [
  {
    adjective: 'large',
    ends: ['smallest', 'largest'],
    unit: 'kilometers',
    measures: [
      measure('the diameter of the Moon', 3.5, 3),
      measure('the diameter of Mercury', 4.9, 3),
      measure('the diameter of Mars', 6.8, 3),
      measure('the diameter of Earth', 1.3, 4),
      measure('the diameter of Neptune', 4.9, 4),
      measure('the diameter of Saturn', 1.2, 5),
      measure('the diameter of Jupiter', 1.4, 5),
      measure('the diameter of the Sun', 1.4, 6),
    ],
  },
  {
    adjective: 'long',
    ends: ['shortest', 'longest'],
    unit: 'kilometers',
    measures: [
      measure('the distance from Earth to the Moon', 3.8, 5),
      measure('the distance from the Sun to Mercury', 5.8, 7),
      measure('the distance from the Sun to Venus', 1.1, 8),
      measure('the distance from the Sun to Earth', 1.5, 8),
      measure('the distance from the Sun to Mars', 2.3, 8),
      measure('the distance from the Sun to Jupiter', 7.8, 8),
      measure('the distance from the Sun to Saturn', 1.4, 9),
      measure('the distance from the Sun to Neptune', 4.5, 9),
      measure('the distance from the Sun to its nearest neighbor star', 4, 13),
    ],
  },
  {
    adjective: 'heavy',
    ends: ['lightest', 'heaviest'],
    unit: 'kilograms',
    measures: [
      measure('the mass of the Moon', 7.3, 22),
      measure('the mass of Mercury', 3.3, 23),
      measure('the mass of Mars', 6.4, 23),
      measure('the mass of Venus', 4.9, 24),
      measure('the mass of Earth', 6, 24),
      measure('the mass of Uranus', 8.7, 25),
      measure('the mass of Saturn', 5.7, 26),
      measure('the mass of Jupiter', 1.9, 27),
      measure('the mass of the Sun', 2, 30),
    ],
  },
  {
    adjective: 'large',
    ends: ['smallest', 'largest'],
    unit: 'square kilometers',
    measures: [
      measure('the area of Lake Superior', 8.2, 4),
      measure('the area of Texas', 7, 5),
      measure('the area of Alaska', 1.7, 6),
      measure('the area of Australia', 7.7, 6),
      measure('the area of North America', 2.5, 7),
      measure('the area of Africa', 3, 7),
      measure('the area of the Pacific Ocean', 1.7, 8),
      measure('the area of all of Earth’s surface', 5.1, 8),
    ],
  },
]

export const smallGroups: readonly Group[] = [
  {
    adjective: 'long',
    ends: ['shortest', 'longest'],
    unit: 'meters',
    measures: [
      measure('the width of a DNA strand', 2, -9),
      measure('the width of a flu virus', 1, -7),
      measure('the length of a gut bacterium', 2, -6),
      measure('the width of a red blood cell', 8, -6),
      measure('the width of a grain of pollen', 3, -5),
      measure('the width of a human hair', 7, -5),
      measure('the width of a human egg cell', 1.2, -4),
      measure('the length of a dust mite', 3, -4),
      measure('the length of a flea', 2.5, -3),
    ],
  },
  {
    adjective: 'heavy',
    ends: ['lightest', 'heaviest'],
    unit: 'kilograms',
    measures: [
      measure('the mass of a human cell', 1, -12),
      measure('the mass of a grain of coarse sand', 3.5, -7),
      measure('the mass of a fruit fly', 1, -6),
      measure('the mass of a mosquito', 2.5, -6),
      measure('the mass of a grain of rice', 2.5, -5),
      measure('the mass of a honeybee', 1.1, -4),
      measure('the mass of a small paper clip', 5, -4),
      measure('the mass of a penny', 2.5, -3),
      measure('the mass of a hummingbird', 4, -3),
    ],
  },
  {
    adjective: 'long',
    ends: ['shortest', 'longest'],
    unit: 'seconds',
    measures: [
      measure('the time in which light crosses a living room', 1.7, -8),
      measure('the time in which light travels one kilometer', 3.3, -6),
      measure('the time of one beat of a mosquito’s wings', 1.7, -3),
      measure('the time of one beat of a honeybee’s wings', 4.3, -3),
      measure('the time of one beat of a hummingbird’s wings', 2, -2),
      measure('the time of a blink of an eye', 1.5, -1),
    ],
  },
]
