import type { Interaction } from '@skills-center/contract/interaction'
import type { RichText } from '@skills-center/contract/rich-text'
import { afterEach, beforeAll, expect, test } from 'vitest'
import { loadAllMessages } from '../../language/load-all-messages.ts'
import { inLanguage, setLanguage } from '../../language/language.ts'
import { spoken } from '../interactions/spoken.ts'
import { mathMarkup } from '../math-text.ts'
import { linesOf } from './lines-of.ts'
import { mathAloud } from './math-aloud.ts'
import { speechOf } from './speech-of.ts'

beforeAll(() => loadAllMessages())
afterEach(() => setLanguage('en'))

const math = (text: string) => ({ kind: 'math' as const, tex: text, mathml: mathMarkup(text) ?? '' })

/** Plain text with math between backticks. */
const rich = (text: string): RichText => [
  text
    .split('`')
    .map((part, index) => (index % 2 === 0 ? { kind: 'text' as const, text: part } : math(part)))
    .filter((run) => run.kind === 'math' || run.text !== ''),
]

test.each([
  ['3/4', '3 cuartos'],
  ['1/2', 'un medio'],
  ['2 1/3', '2 y un tercio'],
  ['7/250', '7 sobre 250'],
  ['11/24', '11 veinticuatroavos'],
  ['1/36', 'un treintaiseisavo'],
  ['5/40', '5 cuarentavos'],
  ['(x + 1)/3', 'la fracción x más 1 sobre 3, fin de la fracción'],
  ['−9w = −72', 'menos 9 w es igual a menos 72'],
  ['3(x + 4) = 3x + 12', '3 por la cantidad x más 4 es igual a 3 x más 12'],
  ['4(n + 3y) − y', '4 por la cantidad n más 3 y, fin de la cantidad, menos y'],
  ['x² + 5x³', 'x al cuadrado más 5 x al cubo'],
  ['2¹⁰', '2 a la 10'],
  ['√149', 'la raíz cuadrada de 149'],
  ['x ≥ −3', 'x es mayor o igual que menos 3'],
  ['12 ÷ 3 = 4', '12 dividido entre 3 es igual a 4'],
  ['(3, −2)', 'el punto 3, menos 2'],
  ['f(x) = 2x', 'f de x es igual a 2 x'],
])('%s is read in Spanish', (text, words) => {
  expect(inLanguage('es', () => mathAloud(math(text).mathml))).toBe(words)
})

test.each([
  ['Mide 3/4 cm de largo.', 'Mide 3 cuartos de centímetro de largo.'],
  ['Son 12 cm² y 5 m³.', 'Son 12 centímetros cuadrados y 5 metros cúbicos.'],
  ['a 1 mi y a 5 km/h', 'a 1 milla y a 5 kilómetros por hora'],
  ['2 m/s²', '2 metros por segundo al cuadrado'],
  ['20 °C y 1 °F', '20 grados Celsius y 1 grado Fahrenheit'],
  ['88° y 1°', '88 grados y 1 grado'],
  ['Cuesta $4.50.', 'Cuesta 4 dólares y 50 centavos.'],
  ['$1 por libra', '1 dólar por libra'],
  ['$2 millones', '2 millones de dólares'],
  ['“Costo ($)”', '“Costo, en dólares”'],
  ['un 25% menos', 'un 25 por ciento menos'],
  ['la razón 2:3', 'la razón 2 a 3'],
  ['de (2, 1) a (5, 3)', 'del punto 2, 1 al punto 5, 3'],
  ['los puntos (2, 1) y (0, 9)', 'los puntos 2, 1 y el punto 0, 9'],
  ['a las 10:30 a. m. en punto', 'a las 10:30 a. m. en punto'],
  ['el triángulo ABC', 'el triángulo A B C'],
  ['Los alelos Bb y b', 'Los alelos B mayúscula B minúscula y B minúscula'],
  ['6CO₂ + 6H₂O → C₆H₁₂O₆', '6 C O 2 más 6 H 2 O produce C 6 H 12 O 6'],
  ['Escribe ▢ + 3.', 'Escribe espacio en blanco más 3.'],
  ['Halla −10 + (−12).', 'Halla menos 10 más menos 12.'],
])('%s', (text, words) => {
  expect(inLanguage('es', () => speechOf(rich(text)))).toBe(words)
})

test('a question in Spanish is read sentence by sentence, with all that is said around it, on a page in English', () => {
  const options = (...texts: string[]) => texts.map((text, index) => ({ id: `o${index}`, text: rich(text) }))
  const saidOf = (interaction: Interaction) =>
    linesOf({
      kind: 'item',
      id: 'q1',
      item: {
        stem: rich('Mira el vaso. ¿Cuánto es `3/4` de 8?'),
        figure: {
          kind: 'fraction-bars',
          bars: [{ label: '', parts: 2, shaded: 1 }],
          description: 'Un vaso medio lleno.',
        },
        interaction,
        language: 'es',
      },
    })
  const lines = saidOf({ kind: 'choice', options: options('3 cm', '`x = 2`') })
  expect(lines.map(({ words }) => words)).toEqual([
    'Mira el vaso.',
    '¿Cuánto es 3 cuartos de 8?',
    'Figura: Un vaso medio lleno.',
    'Opción A: 3 centímetros.',
    'Opción B: x es igual a 2.',
  ])
  expect(new Set(lines.map(({ language }) => language))).toEqual(new Set(['es']))
  const asked = (interaction: Interaction) =>
    saidOf(interaction)
      .slice(3)
      .map(({ words }) => words)
  expect(asked({ kind: 'number', label: 'Ancho', after: 'cm' })).toEqual([
    'Ancho.',
    'Responde en centímetros.',
  ])
  expect(asked({ kind: 'hot-spot', spots: ['a', 'b', 'c'], count: 1 })).toEqual([
    'Elige una de las partes de la A a la C en la figura.',
  ])
  expect(
    asked({
      kind: 'number-line',
      from: -5,
      to: 5,
      step: 1,
      snap: 1,
      labelled: [],
      draws: 'points',
      count: 1,
    }),
  ).toEqual(['Recta numérica de menos 5 a 5, con marcas cada 1.'])
})

test('names of controls are in the language of the page', () => {
  const text: RichText = [[{ kind: 'text', text: '' }, math('−3x² + (x + 1)/2')]]
  setLanguage('es')
  expect(spoken(text)).toBe('menos 3 x al cuadrado más la fracción x más 1 sobre 2')
})
