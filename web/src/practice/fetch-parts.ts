import type { Question } from '@skills-center/contract/practice'
import { fetchDrawing } from '../item/figures/drawing-of.ts'
import { partsOf } from '../item/interactions/interactions.ts'

/** Letters of algebra: a face of its own, which browsers otherwise fetch with the first letter on screen. */
const algebraFace = "italic 1rem 'Atkinson Hyperlegible Next Variable'"

/** Fetches what a question that comes later is drawn and answered with; what fails is fetched when it is shown. */
export function fetchParts({ item: { figure, interaction } }: Question): void {
  document.fonts.load(algebraFace).catch(() => undefined)
  if (figure !== null) fetchDrawing(figure.kind).catch(() => undefined)
  partsOf(interaction)
    .fetchAhead?.()
    .catch(() => undefined)
}
