import type { FigureKind } from '@skills-center/contract/figure'
import { type ComponentType, lazy } from 'react'
import { dataDrawings } from './data/drawings.ts'
import { earthDrawings } from './earth/drawings.ts'
import type { FigureDrawings, FigureProps } from './figure-props.ts'
import { geometryDrawings } from './geometry/drawings.ts'
import { imageDrawings } from './image/drawings.ts'
import { lifeDrawings } from './life/drawings.ts'
import { matterDrawings } from './matter/drawings.ts'
import { numbersDrawings } from './numbers/drawings.ts'
import { planesDrawings } from './planes/drawings.ts'

const drawings: FigureDrawings = {
  ...numbersDrawings,
  ...planesDrawings,
  ...dataDrawings,
  ...geometryDrawings,
  ...lifeDrawings,
  ...matterDrawings,
  ...earthDrawings,
  ...imageDrawings,
}

type Drawing = ComponentType<FigureProps<FigureKind>>

const known = new Map<FigureKind, Drawing>()

/** The component that draws a figure kind, loaded when it is first rendered or prefetched. */
export function drawingOf(kind: FigureKind): Drawing {
  const met = known.get(kind)
  if (met !== undefined) return met
  const made = lazy(async () => ({ default: await fetchOf(kind) }))
  known.set(kind, made)
  return made
}

/**
 * Preloads a drawing, so that the next question appears complete and at once: `lazy` suspends even for loaded code. If
 * it fails, rendering the drawing shows the error.
 */
export async function fetchDrawing(kind: FigureKind): Promise<void> {
  if (known.has(kind)) return
  const drawing = await fetchOf(kind)
  // If a lazy component was rendered meanwhile, keep it, so that it does not remount.
  if (!known.has(kind)) known.set(kind, drawing)
}

/** Whether the drawing renders at once. */
export const isDrawingHere = (kind: FigureKind): boolean => known.has(kind)

function fetchOf(kind: FigureKind): Promise<Drawing> {
  // Each drawing takes figures of its own kind, which is the kind that it is looked up by.
  // oxlint-disable-next-line typescript/consistent-type-assertions
  const fetched = drawings[kind] as () => Promise<Drawing>
  return fetched()
}
