import type { Question } from '@skills-center/contract/practice'
import { fetchDrawing } from '../item/figures/drawing-of.ts'
import { partsOf } from '../item/interactions/interactions.ts'

/** The font for algebra letters, which browsers otherwise load only when the first such letter is on screen. */
const algebraFace = "italic 1rem 'Atkinson Hyperlegible Next Variable'"

/** Preloads the code and fonts that an upcoming question needs. Failures are retried when it is shown. */
export function preloadParts({ item: { figure, interaction } }: Question): void {
  document.fonts.load(algebraFace).catch(() => undefined)
  if (figure !== null) fetchDrawing(figure.kind).catch(() => undefined)
  partsOf(interaction)
    .fetchAhead?.()
    .catch(() => undefined)
}
