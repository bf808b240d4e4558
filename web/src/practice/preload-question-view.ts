import type { Practice, Question } from '@skills-center/contract/practice'
import { useEffect, useState } from 'react'
import { fetchDrawing, isDrawingHere } from '../item/figures/drawing-of.ts'
import { partsOf } from '../item/interactions/interactions.ts'
import { peekInitialData } from '../platform/initial-data.ts'

type Item = Question['item']

const isViewHere = ({ figure, interaction }: Item): boolean =>
  (figure === null || isDrawingHere(figure.kind)) && (partsOf(interaction).isHere?.() ?? true)

/** Preloads the components that an item needs. Failures are retried when it is rendered. */
async function fetchView({ figure, interaction }: Item): Promise<void> {
  await Promise.allSettled([
    figure === null ? null : fetchDrawing(figure.kind),
    partsOf(interaction).fetchAhead?.(),
  ])
}

/** The same for the first question in the page’s initial data, so that the page renders it at once. */
export async function preloadQuestionView(): Promise<void> {
  // oxlint-disable-next-line typescript/consistent-type-assertions -- as where it is taken, in platform/queries.ts
  const practice = peekInitialData((url) => url.endsWith('/practice')) as Practice | undefined
  const item = practice?.questions[0]?.item
  if (item !== undefined) await fetchView(item)
}

/**
 * Whether the first question's components have loaded, so that the page appears complete; loads them if not. If loading
 * fails, the question is shown and reports the error itself.
 */
export function useFirstView(practice: Practice | undefined): boolean {
  const item = practice?.questions[0]?.item
  const [given, setGiven] = useState<Item>()
  const isHere = item === undefined || isViewHere(item)
  // Loads code, which happens outside React.
  useEffect(() => {
    if (isHere || item === undefined) return
    let isCurrent = true
    void fetchView(item).then(() => isCurrent && setGiven(item))
    return () => {
      isCurrent = false
    }
  }, [isHere, item])
  return isHere || given === item
}
