import { BarRect } from './bar-rect.tsx'
import { ChartKey, type Key } from './chart-key.tsx'
import { boxAround } from './label-placement.ts'

export const barSample = 20

/** The legend of a double bar graph. */
export function BarKey({ keyed, labels, sheet }: { keyed: Key; labels: readonly string[]; sheet: string }) {
  return (
    <ChartKey
      keyed={keyed}
      labels={labels}
      draw={(index, x, y) => <BarRect box={boxAround({ x, y }, 18, 15)} series={index} sheet={sheet} />}
    />
  )
}
