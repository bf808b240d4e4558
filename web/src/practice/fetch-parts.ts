import type { Question } from '@skills-center/contract/practice'
import { fetchDrawing } from '../item/figures/drawing-of.ts'
import { partsOf } from '../item/interactions/interactions.ts'

/** Fetches what a question that comes later is drawn and answered with; what fails is fetched when it is shown. */
export function fetchParts({ item: { figure, interaction } }: Question): void {
  if (figure !== null) fetchDrawing(figure.kind)
  partsOf(interaction)
    .fetchView?.()
    .catch(() => undefined)
}
