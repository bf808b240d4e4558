import type { Practice, Question } from '@skills-center/contract/practice'
import { use } from 'react'
import { fetchDrawing, isDrawingHere } from '../item/figures/drawing-of.ts'
import { partsOf } from '../item/interactions/interactions.ts'

type Item = Question['item']

/** By the kinds of figure and interaction. */
const underway = new Map<string, Promise<void>>()

/**
 * Suspends until what the first question is drawn and answered with is there, so that the page appears whole, and one
 * that the server drew stays as it is until then. Where it cannot be fetched, the question is shown, and says so itself.
 */
export function useFirstView({ questions: [first] }: Practice): void {
  if (first === undefined || isViewHere(first.item)) return
  const { figure, interaction } = first.item
  const kinds = `${figure?.kind} ${interaction.kind}`
  const fetching = underway.get(kinds) ?? fetchView(first.item)
  underway.set(kinds, fetching)
  use(fetching)
}

const isViewHere = ({ figure, interaction }: Item): boolean =>
  (figure === null || isDrawingHere(figure.kind)) && (partsOf(interaction).isHere?.() ?? true)

async function fetchView({ figure, interaction }: Item): Promise<void> {
  // What fails is tried again by whoever draws it.
  await Promise.allSettled([
    figure === null ? null : fetchDrawing(figure.kind),
    partsOf(interaction).fetchAhead?.(),
  ])
}
