import type { FigureOf } from '@skills-center/contract/figure'
import { LevelNumberLine } from './level-number-line.tsx'
import { UprightNumberLine } from './upright-number-line.tsx'

export function NumberLine(props: { figure: FigureOf<'number-line'>; width: number }) {
  return props.figure.isVertical ? <UprightNumberLine {...props} /> : <LevelNumberLine {...props} />
}
