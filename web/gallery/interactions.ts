import type { InteractionKind } from '@skills-center/contract/interaction'
import type { InteractionSamples } from './samples.ts'

/** The samples of each interaction kind. A new kind does not compile until it has at least one. */
export const interactions = {
  choice: async () => (await import('./interactions/choice.ts')).choiceSamples,
  choices: async () => (await import('./interactions/choices.ts')).choicesSamples,
  'inline-choice': async () => (await import('./interactions/inline-choice.ts')).inlineChoiceSamples,
  number: async () => (await import('./interactions/number.ts')).numberSamples,
  quantity: async () => (await import('./interactions/quantity.ts')).quantitySamples,
  fraction: async () => (await import('./interactions/fraction.ts')).fractionSamples,
  expression: async () => (await import('./interactions/expression.ts')).expressionSamples,
  equation: async () => (await import('./interactions/equation.ts')).equationSamples,
  inequality: async () => (await import('./interactions/inequality.ts')).inequalitySamples,
  coordinates: async () => (await import('./interactions/coordinates.ts')).coordinatesSamples,
  ratio: async () => (await import('./interactions/ratio.ts')).ratioSamples,
  scientific: async () => (await import('./interactions/scientific.ts')).scientificSamples,
  numbers: async () => (await import('./interactions/numbers.ts')).numbersSamples,
  term: async () => (await import('./interactions/term.ts')).termSamples,
  order: async () => (await import('./interactions/order.ts')).orderSamples,
  match: async () => (await import('./interactions/match.ts')).matchSamples,
  sort: async () => (await import('./interactions/sort.ts')).sortSamples,
  label: async () => (await import('./interactions/label.ts')).labelSamples,
  'hot-spot': async () => (await import('./interactions/hot-spot.ts')).hotSpotSamples,
  'number-line': async () => (await import('./interactions/number-line.ts')).numberLineSamples,
  'coordinate-plane': async () => (await import('./interactions/coordinate-plane.ts')).coordinatePlaneSamples,
  table: async () => (await import('./interactions/table.ts')).tableSamples,
  plot: async () => (await import('./interactions/plot.ts')).plotSamples,
  simulation: async () => (await import('./interactions/simulation.ts')).simulationSamples,
  steps: async () => (await import('./interactions/steps.ts')).stepsSamples,
} satisfies { [Kind in InteractionKind]: () => Promise<InteractionSamples<Kind>> }
