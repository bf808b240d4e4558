import type { Figure, FigureKind } from '@skills-center/contract/figure'
import { createElement, useLayoutEffect, useRef, useState } from 'react'
import { dataViews } from './data/views.ts'
import { earthViews } from './earth/views.ts'
import { geometryViews } from './geometry/views.ts'
import { lifeViews } from './life/views.ts'
import { matterViews } from './matter/views.ts'
import { numbersViews } from './numbers/views.ts'
import { planesViews } from './planes/views.ts'
import type { FigureProps, FigureViews } from './figure-props.ts'

const views: FigureViews = {
  ...numbersViews,
  ...planesViews,
  ...dataViews,
  ...geometryViews,
  ...lifeViews,
  ...matterViews,
  ...earthViews,
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
