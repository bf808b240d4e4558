import type { Practice, Question } from '@skills-center/contract/practice'
import { useEffect, useState } from 'react'
import { fetchDrawing, isDrawingHere } from '../item/figures/drawing-of.ts'
import { partsOf } from '../item/interactions/interactions.ts'
import { peekInitialData } from '../platform/initial-data.ts'

type Item = Question['item']

const isViewHere = ({ figure, interaction }: Item): boolean =>
  (figure === null || isDrawingHere(figure.kind)) && (partsOf(interaction).isHere?.() ?? true)

/** Fetches what an item is drawn and answered with; what fails is tried again by the person who draws it. */
async function fetchView({ figure, interaction }: Item): Promise<void> {
  await Promise.allSettled([
    figure === null ? null : fetchDrawing(figure.kind),
    partsOf(interaction).fetchAhead?.(),
  ])
}

/** The same for the first question in the page’s initial data, so that the page is drawn with it at once. */
export async function preloadQuestionView(): Promise<void> {
  // oxlint-disable-next-line typescript/consistent-type-assertions -- as where it is taken, in platform/queries.ts
  const practice = peekInitialData((url) => url.endsWith('/practice')) as Practice | undefined
  const item = practice?.questions[0]?.item
  if (item !== undefined) await fetchView(item)
}

/**
 * Whether what the first question is drawn and answered with is there, so that the page appears whole; it is fetched
 * otherwise. Where it cannot be, the question is shown, and says so itself.
 */
export function useFirstView(practice: Practice | undefined): boolean {
  const item = practice?.questions[0]?.item
  const [given, setGiven] = useState<Item>()
  const isHere = item === undefined || isViewHere(item)
  // Fetches code, which is outside of React.
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
