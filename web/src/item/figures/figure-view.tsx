import type { Figure, FigureKind, FigureOf } from '@skills-center/contract/figure'
import { type ComponentType, createElement, useLayoutEffect, useRef, useState } from 'react'
import { BarChart } from './bar-chart.tsx'
import { CoordinatePlane } from './coordinate-plane.tsx'
import { FoodWeb } from './food-web.tsx'
import { Forces } from './forces.tsx'
import { FractionBars } from './fraction-bars.tsx'
import { LineGraph } from './line-graph.tsx'
import { NumberLine } from './number-line.tsx'
import { Particles } from './particles.tsx'
import { Prism } from './prism.tsx'
import { PunnettSquare } from './punnett-square.tsx'
import { TableView } from './table.tsx'
import { TapeDiagram } from './tape-diagram.tsx'

interface FigureProps<Kind extends FigureKind> {
  figure: Figures[Kind]
  /** Room there is, in pixels; a drawing may take less. */
  width: number
}
type Figures = { [Kind in FigureKind]: FigureOf<Kind> }

const views: { [Kind in FigureKind]: ComponentType<FigureProps<Kind>> } = {
  'number-line': NumberLine,
  'coordinate-plane': CoordinatePlane,
  'line-graph': LineGraph,
  'bar-chart': BarChart,
  table: TableView,
  'fraction-bars': FractionBars,
  'tape-diagram': TapeDiagram,
  prism: Prism,
  'food-web': FoodWeb,
  forces: Forces,
  'punnett-square': PunnettSquare,
  particles: Particles,
}

const drawn = <Kind extends FigureKind>(kind: Kind, props: FigureProps<Kind>) =>
  createElement<FigureProps<Kind>>(views[kind], props)

/** A figure at the width it has, with its description to open for anyone who wants it in words. */
export function FigureView({ figure }: { figure: Figure }) {
  const [frame, width] = useWidth()
  return (
    <figure className="print:break-inside-avoid">
      <div ref={frame} className="w-full">
        {width > 0 && drawn(figure.kind, { figure, width })}
      </div>
      <details className="mt-3 text-sm text-ink-soft">
        <summary className="mx-auto w-fit cursor-pointer rounded-sm px-2 py-1 underline decoration-line-strong underline-offset-4 hover:text-ink">
          Describe this figure
        </summary>
        <p className="mx-auto mt-1 max-w-prose px-2 leading-relaxed">{figure.description}</p>
      </details>
    </figure>
  )
}

/** The width of an element in pixels; 0 until it is laid out. */
function useWidth() {
  const ref = useRef<HTMLDivElement>(null)
  const [width, setWidth] = useState(0)
  // Keeps the drawing in step with the room that the page gives it.
  useLayoutEffect(() => {
    const element = ref.current
    if (!element) return
    setWidth(Math.floor(element.clientWidth))
    const observer = new ResizeObserver(() => setWidth(Math.floor(element.clientWidth)))
    observer.observe(element)
    return () => observer.disconnect()
  }, [])
  return [ref, width] as const
}
