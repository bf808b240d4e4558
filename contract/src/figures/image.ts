import { z } from 'zod'
import { described } from './parts.ts'

const share = z.number().min(0).max(100)

const ImageFigure = z.object({
  kind: z.literal('image'),
  ...described,
  /** A path on this server for a picture that a teacher uploaded. Nothing is loaded from elsewhere. */
  source: z.string().regex(/^\/api\/questions\/images\/[\da-f-]{36}$/),
  /** In pixels. */
  width: z.number().int().positive(),
  height: z.number().int().positive(),
  /** Places that a question can ask about, in percent of the picture from its top left corner. */
  spots: z
    .array(z.object({ id: z.string(), x: share, y: share }))
    .max(10)
    .optional(),
})

export const imageFigures = [ImageFigure] as const
