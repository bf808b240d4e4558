import type { RichText } from '@skills-center/contract/rich-text'
import { expect, test } from 'vitest'
import { mathMarkup } from '../math-text.ts'
import { sentencesOf, speechOf } from './speech-of.ts'

/** Plain text with math between backticks. */
const rich = (text: string): RichText =>
  text.split('\n').map((paragraph) =>
    paragraph
      .split('`')
      .map((part, index) =>
        index % 2 === 0
          ? { kind: 'text' as const, text: part }
          : { kind: 'math' as const, tex: part, mathml: mathMarkup(part) ?? '' },
      )
      .filter((run) => run.kind === 'math' || run.text !== ''),
  )

test.each([
  // Symbols between numbers.
  ['15 × 3 = 45.', '15 times 3 equals 45.'],
  ['70 ÷ 7 = 10.', '70 divided by 7 equals 10.'],
  ['Start with 13 − 3.', 'Start with 13 minus 3.'],
  ['So −3 and 3 are opposites.', 'So negative 3 and 3 are opposites.'],
  ['−8 + 11 = 3', 'negative 8 plus 11 equals 3'],
  ['Find −10 + (−12).', 'Find negative 10 plus negative 12.'],
  ['1 − 7 = −6', '1 minus 7 equals negative 6'],
  ['It still meets “− 5”.', 'It still meets “minus 5”.'],
  ['6.69 < 6.7 < 6.703', '6.69 is less than 6.7 is less than 6.703'],
  ['Solve 3(x − 2) = 2x + 5.', 'Solve 3 times the quantity x minus 2 equals 2 x plus 5.'],
  ['x = −1', 'x equals negative 1'],
  ['y = −4x', 'y equals negative 4 x'],
  ['(3y + 10)°', 'the quantity 3 y plus 10, end quantity, degrees'],
  ['Apr +20, Jun −70', 'Apr plus 20, Jun negative 70'],
  ['10³ is 1,000.', '10 to the 3rd power is 1,000.'],
  ['3.2 × 10⁻⁴', '3.2 times 10 to the negative 4th power'],
  ['x² + 1', 'x squared plus 1'],
  ['The circle is about π times as long.', 'The circle is about pi times as long.'],
  // Fractions, ratios, points.
  ['3/2 for 2/3', '3 halves for 2 thirds'],
  ['2 dots over 3/4, 1 dot over 1 1/4', '2 dots over 3 fourths, 1 dot over 1 and 1 fourth'],
  ['30 × 1/2 = 15', '30 times 1 half equals 15'],
  ['2 to 3, or 2:3', '2 to 3, or 2 to 3'],
  ['from 5:21 a.m. to 8:29 p.m. that day', 'from 5:21 AM to 8:29 PM that day'],
  ['It is 5 p.m. What is next?', 'It is 5 PM. What is next?'],
  ['P is at (−2, 5).', 'P is at the point negative 2, 5.'],
  ['the point (x, y) goes to (y, −x)', 'the point x, y goes to the point y, negative x'],
  ['Go to the point `(8, 9)` on a grid.', 'Go to the point 8, 9 on a grid.'],
  ['Plot the points (2, 1) and (0, 9).', 'Plot the points 2, 1 and the point 0, 9.'],
  ['The pair (4, 7) tells it.', 'The pair 4, 7 tells it.'],
  ['In (2, 5), (3, 7.5)', 'In the point 2, 5; the point 3, 7.5'],
  ['A(3, −2)', 'A at the point 3, negative 2'],
  ['Find f(3) and f(x).', 'Find f of 3 and f of x.'],
  ['A goes to A′.', 'A goes to A prime.'],
  ['Triangle A′B′C′', 'Triangle A prime B prime C prime'],
  ['triangle ABC and side AB', 'triangle A B C and side A B'],
  // Money.
  ['$7.50 ÷ 6 = $1.25', '7 dollars and 50 cents divided by 6 equals 1 dollar and 25 cents'],
  ['It costs $4.50.', 'It costs 4 dollars and 50 cents.'],
  ['$1', '1 dollar'],
  ['$0.20', '20 cents'],
  ['$10,936.62', '10,936 dollars and 62 cents'],
  ['$11.01', '11 dollars and 1 cent'],
  ['A $40 coat', 'A 40 dollar coat'],
  ['“Cost ($)”', '“Cost, in dollars”'],
  ['She pays $`x`.', 'She pays x dollars.'],
  // Units.
  ['A box is 10 cm long.', 'A box is 10 centimeters long.'],
  ['1 cm', '1 centimeter'],
  ['0.6 m long', '0.6 meters long'],
  ['Its volume is 24 cm³.', 'Its volume is 24 cubic centimeters.'],
  ['1 in³', '1 cubic inch'],
  ['39, in cm².', '39, in square centimeters.'],
  ['A box is 5 in long, 7 in wide.', 'A box is 5 inches long, 7 inches wide.'],
  ['The radius is 6 in.', 'The radius is 6 inches.'],
  ['The 4 in 0.4 is worth more.', 'The 4 in 0.4 is worth more.'],
  ['There are 12 in all.', 'There are 12 in all.'],
  ['3 m/s', '3 meters per second'],
  ['2 m/s².', '2 meters per second squared.'],
  ['2.7 g/cm³', '2.7 grams per cubic centimeter'],
  ['130 km per hour', '130 kilometers per hour'],
  ['20 °C', '20 degrees Celsius'],
  ['1 °C', '1 degree Celsius'],
  ['between −42 °C and 60 °F', 'between negative 42 degrees Celsius and 60 degrees Fahrenheit'],
  ['a temperature in °C at noon', 'a temperature in degrees Celsius at noon'],
  ['88° and 1°', '88 degrees and 1 degree'],
  ['30 N to the right', '30 newtons to the right'],
  ['800 g and 5 kg', '800 grams and 5 kilograms'],
  ['a 5 kg box', 'a 5 kilogram box'],
  ['180 J in 4 s', '180 joules in 4 seconds'],
  ['2 L, 250 mL', '2 liters, 250 milliliters'],
  ['440 Hz', '440 hertz'],
  ['Energy (J).', 'Energy, in joules.'],
  ['micrometers (µm): 1 mm is 1,000 µm', 'micrometers, in micrometers: 1 millimeter is 1,000 micrometers'],
  ['a price cut by 37.5%', 'a price cut by 37.5 percent'],
  ['`3/4` cm', '3 fourths of a centimeter'],
  ['`7/8` in.', '7 eighths of an inch.'],
  ['`5/4` cm', '5 fourths centimeters'],
  ['`225π` ft²', '225 pi square feet'],
  ['`71` g', '71 grams'],
  ['`1` m', '1 meter'],
  ['`3/4` cup', '3 fourths cup'],
  // Science.
  ['In 3H₂O the 3 in front counts.', 'In 3 H 2 O the 3 in front counts.'],
  ['10CO₂', '10 C O 2'],
  ['2N₂', '2 N 2'],
  ['CaCO₃', 'C a C O 3'],
  ['7Al(OH)₃', '7 A l open parenthesis O H close parenthesis 3'],
  ['6CO₂ + 6H₂O → C₆H₁₂O₆ + 6O₂', '6 C O 2 plus 6 H 2 O yields C 6 H 12 O 6 plus 6 O 2'],
  ['▢CO + O₂ → 2CO₂', 'blank C O plus O 2 yields 2 C O 2'],
  ['HCl and KCl', 'H C l and K C l'],
  ['DNA holds it.', 'DNA holds it.'],
  ['algae → water fleas', 'algae, arrow to water fleas'],
  ['Bb and bb', 'capital B small B and small B small B'],
  ['the allele F is dominant over f', 'the allele capital F is dominant over small F'],
  ['moist air rises – the air cools', 'moist air rises, the air cools'],
  ['Fill in ▢ and ___.', 'Fill in blank and blank.'],
  // Text and math together.
  ['is steeper in`x`, and longer', 'is steeper in x, and longer'],
  ['Find `3/4 + 1/2`.', 'Find 3 fourths plus 1 half.'],
  ['Let `t` stand for it.', 'Let t stand for it.'],
  ['so `x = 5`.', 'so x equals 5.'],
  ['`3(x + 4)` means 3 groups', '3 times the quantity x plus 4 means 3 groups'],
  ['Is `x ≥ -3` true?', 'Is x is greater than or equal to negative 3 true?'],
])('%s', (text, words) => {
  expect(speechOf(rich(text))).toBe(words)
})

test('a text is told apart into sentences, each with its place in the paragraph as it is printed', () => {
  const text = rich('Add `1/2` first. Is it 3.5 cm? It is 5 p.m. there.\nThen stop!')
  expect(sentencesOf(text)).toEqual([
    { words: 'Add 1 half first.', paragraph: 0, from: 0, to: 14 },
    { words: 'Is it 3.5 centimeters?', paragraph: 0, from: 14, to: 28 },
    { words: 'It is 5 PM there.', paragraph: 0, from: 28, to: 47 },
    { words: 'Then stop!', paragraph: 1, from: 0, to: 10 },
  ])
})
