import type { FigureViews } from '../figure-props.ts'
import { FoodWeb } from './food-web.tsx'
import { PunnettSquare } from './punnett-square.tsx'

export const lifeViews = {
  'food-web': FoodWeb,
  'punnett-square': PunnettSquare,
} satisfies Partial<FigureViews>
