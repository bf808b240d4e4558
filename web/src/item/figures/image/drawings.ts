import type { FigureDrawings } from '../figure-props.ts'

/** Fetched when a question first shows it. */
export const imageDrawings = {
  image: async () => (await import('./image.tsx')).Image,
} satisfies Partial<FigureDrawings>
