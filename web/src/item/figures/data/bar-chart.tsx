import type { FigureOf } from '@skills-center/contract/figure'
import { FigureTitle } from '../figure-title.tsx'
import { LevelBars } from './level-bars.tsx'
import { UprightBars } from './upright-bars.tsx'

export function BarChart({ figure, width }: { figure: FigureOf<'bar-chart'>; width: number }) {
  return (
    <>
      <FigureTitle>{figure.title}</FigureTitle>
      {figure.isLevel ? (
        <LevelBars figure={figure} width={width} />
      ) : (
        <UprightBars figure={figure} width={width} />
      )}
    </>
  )
}
