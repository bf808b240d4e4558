import { z } from 'zod'

/** The figures that a teacher can put into a question. */
const AuthoredFigureKind = z.enum([
  'image',
  'number-line',
  'coordinate-plane',
  'table',
  'bar-chart',
  'line-graph',
  'scatter-plot',
  'dot-plot',
  'histogram',
  'box-plot',
  'circle-graph',
  'fraction-bars',
  'tape-diagram',
  'rectangle',
  'triangle',
  'angle',
  'box',
])
export type AuthoredFigureKind = z.infer<typeof AuthoredFigureKind>

/** A filled-in form of a figure (`figure-forms.ts`). Texts may contain `{=a}`; a number is a formula. */
export const AuthoredFigure = z.object({
  kind: AuthoredFigureKind,
  /** What a student who cannot see the figure needs to answer. */
  description: z.string().max(2000),
  /** By the key of the form’s field. */
  fields: z.record(z.string().max(20), z.string().max(200)),
  /** The parts of the figure, each with one cell per column of the form. */
  rows: z.array(z.array(z.string().max(200)).max(6)).max(24),
})
export type AuthoredFigure = z.infer<typeof AuthoredFigure>
