import type { SimulatedRun } from '@skills-center/contract/interaction'
import { options, rich } from '../rich.ts'
import type { InteractionSamples } from '../samples.ts'

const row = (cup: string, water: string, value: number): SimulatedRun => ({
  settings: { cup, water, color: 'a' },
  value,
})
const settings = (...texts: string[]) => texts.map((text, at) => ({ id: 'abcd'[at] ?? '', text }))
const fair = [row('a', 'b', 28), row('c', 'b', 12), row('a', 'b', 27), row('c', 'b', 11)]

export const simulationSamples: InteractionSamples<'simulation'> = [
  {
    name: 'cups of hot water, an answer to choose',
    item: {
      stem: rich(
        'Water at 80 °C is poured into a container. Run tests to compare the metal can and the foam cup with a lid.',
      ),
      figure: null,
      interaction: {
        kind: 'simulation',
        knobs: [
          {
            id: 'cup',
            label: 'Container',
            settings: settings('metal can', 'foam cup', 'foam cup with a lid'),
          },
          { id: 'water', label: 'Mass of water', settings: settings('150 g', '300 g', '600 g') },
          { id: 'color', label: 'Color', settings: settings('white', 'black') },
        ],
        measured: { label: 'Cooled in 30 min', unit: '°C', decimals: 0 },
        note: rich('Two runs with the same settings can differ by up to 2 degrees.'),
        maxRuns: 8,
        ask: rich('In which container does the water cool more?'),
        answer: {
          kind: 'choice',
          options: options('in the metal can', 'in the foam cup with a lid', 'no clear difference'),
        },
      },
    },
    states: {
      filled: { kind: 'simulation', runs: fair.slice(0, 2), answer: { kind: 'choice', option: '' } },
      wrong: { kind: 'simulation', runs: fair, answer: { kind: 'choice', option: 'b' } },
      right: { kind: 'simulation', runs: fair, answer: { kind: 'choice', option: 'a' } },
      refused: { kind: 'simulation', runs: fair.slice(0, 1), answer: { kind: 'choice', option: 'a' } },
    },
  },
  {
    name: 'a cart, a number to type',
    item: {
      stem: rich(
        'A cart is pulled along a level track. Run tests to find how its acceleration depends on the force.',
      ),
      figure: null,
      interaction: {
        kind: 'simulation',
        knobs: [
          { id: 'force', label: 'Net force', settings: settings('2 N', '4 N', '8 N') },
          { id: 'mass', label: 'Mass of the cart', settings: settings('1 kg', '2 kg', '4 kg') },
        ],
        measured: { label: 'Acceleration', unit: 'm/s²', decimals: 1 },
        note: rich('Two runs with the same settings can differ by up to 0.2 m/s².'),
        maxRuns: 10,
        ask: rich('What acceleration would a force of 16 N give to the cart of 2 kg?'),
        answer: { kind: 'number', label: 'Acceleration', after: 'm/s²' },
      },
    },
    states: {
      filled: { kind: 'simulation', runs: [cart('a', 1.1)], answer: { kind: 'number', text: '4' } },
      wrong: {
        kind: 'simulation',
        runs: [cart('a', 1.1), cart('c', 3.9)],
        answer: { kind: 'number', text: '5.8' },
      },
      right: {
        kind: 'simulation',
        runs: [cart('a', 1.1), cart('c', 3.9)],
        answer: { kind: 'number', text: '8' },
      },
      refused: { kind: 'simulation', runs: [cart('a', 1.1)], answer: { kind: 'number', text: '8' } },
    },
  },
]

function cart(force: string, value: number): SimulatedRun {
  return { settings: { force, mass: 'b' }, value }
}
