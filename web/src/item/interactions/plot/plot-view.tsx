import type { InteractionProps } from '../parts.ts'
import { BoxBuilder } from './box-builder.tsx'
import { ColumnsBuilder } from './columns-builder.tsx'

/** A data display to build: columns above values, categories, or bins; or a box plot from five numbers. */
export function PlotView(props: InteractionProps<'plot'>) {
  const { shape } = props.interaction
  return shape.kind === 'box-plot' ? (
    <BoxBuilder {...props} axis={shape.axis} />
  ) : (
    <ColumnsBuilder {...props} shape={shape} />
  )
}
