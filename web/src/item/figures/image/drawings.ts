import type { FigureDrawings } from '../figure-props.ts'

/** Loaded when a question first shows it. */
export const imageDrawings = {
  image: async () => (await import('./image.tsx')).Image,
} satisfies Partial<FigureDrawings>
