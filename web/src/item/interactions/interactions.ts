import type { Interaction, InteractionKind, Response } from '@skills-center/contract/item'
import { choiceParts } from './choice/choice.tsx'
import { choicesParts } from './choices/choices.tsx'
import { fractionParts } from './fraction/fraction.tsx'
import { numberParts } from './number/number.tsx'
import type { InteractionParts } from './parts.ts'
import { quantityParts } from './quantity/quantity.tsx'

/** Every way to answer. A new kind does not compile until it has all of its parts. */
const parts: { [Kind in InteractionKind]: InteractionParts<Kind> } = {
  choice: choiceParts,
  choices: choicesParts,
  number: numberParts,
  quantity: quantityParts,
  fraction: fractionParts,
}

/**
 * The parts of one kind, seen as parts of any. That an interaction and the responses kept beside it are of one
 * kind is the caller's to keep, and `emptyResponse` makes it so.
 */
export function partsOf(interaction: Interaction): InteractionParts<InteractionKind> {
  // oxlint-disable-next-line typescript/consistent-type-assertions -- TypeScript cannot relate the two unions
  return parts[interaction.kind] as unknown as InteractionParts<InteractionKind>
}

/** The response of the right kind before anything was answered. */
export const emptyResponse = (interaction: Interaction): Response => parts[interaction.kind].empty
