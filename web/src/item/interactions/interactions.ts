import type { Interaction, InteractionKind, Response } from '@skills-center/contract/interaction'
import { choiceParts } from './choice/choice.tsx'
import { choicesParts } from './choices/choices.tsx'
import { coordinatePlaneParts } from './coordinate-plane/coordinate-plane.tsx'
import { hotSpotParts } from './hot-spot/hot-spot.ts'
import { inlineChoiceParts } from './inline-choice/inline-choice.ts'
import { labelParts } from './label/label.ts'
import { matchParts } from './match/match.ts'
import { numberLineParts } from './number-line/number-line.tsx'
import { orderParts } from './order/order.ts'
import type { InteractionParts } from './parts.ts'
import { plotParts } from './plot/plot.tsx'
import { simulationParts } from './simulation/simulation.ts'
import { sortParts } from './sort/sort.ts'
import { stepsParts } from './steps/steps.ts'
import { tableParts } from './table/table.tsx'
import {
  coordinatesParts,
  equationParts,
  expressionParts,
  fractionParts,
  inequalityParts,
  numberParts,
  numbersParts,
  quantityParts,
  ratioParts,
  scientificParts,
  termParts,
} from './typed/typed-parts.tsx'

/** All interaction kinds. A new kind does not compile until it has all of its parts. */
const parts: { [Kind in InteractionKind]: InteractionParts<Kind> } = {
  choice: choiceParts,
  choices: choicesParts,
  'inline-choice': inlineChoiceParts,
  number: numberParts,
  quantity: quantityParts,
  fraction: fractionParts,
  expression: expressionParts,
  equation: equationParts,
  inequality: inequalityParts,
  coordinates: coordinatesParts,
  ratio: ratioParts,
  scientific: scientificParts,
  numbers: numbersParts,
  term: termParts,
  order: orderParts,
  match: matchParts,
  sort: sortParts,
  label: labelParts,
  'hot-spot': hotSpotParts,
  'number-line': numberLineParts,
  'coordinate-plane': coordinatePlaneParts,
  table: tableParts,
  plot: plotParts,
  simulation: simulationParts,
  steps: stepsParts,
}

/**
 * The parts of one kind, typed as parts of any kind. The caller must pair an interaction with responses of the same
 * kind; `emptyResponse` does.
 */
export function partsOf(interaction: Interaction): InteractionParts<InteractionKind> {
  // oxlint-disable-next-line typescript/consistent-type-assertions -- TypeScript cannot relate the two unions
  return parts[interaction.kind] as unknown as InteractionParts<InteractionKind>
}

/** The interaction's initial, empty response. */
export const emptyResponse = (interaction: Interaction): Response => parts[interaction.kind].empty
