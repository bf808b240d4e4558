import type { Tint } from './tints.ts'

/** Areas differ by pattern as well as color, so that they print in black and white. */
const weaves: Record<Tint, { ground: string; tone: string; size: number; path: string; thick: number }> = {
  blue: {
    ground: 'fill-math-soft',
    tone: 'stroke-math',
    size: 8,
    path: 'M -2 10 L 10 -2 M -2 2 L 2 -2 M 6 10 L 10 6',
    thick: 1.25,
  },
  orange: {
    ground: 'fill-warm-soft',
    tone: 'stroke-warm',
    size: 10,
    path: 'M -2 -2 L 12 12 M 8 -2 L 12 2 M -2 8 L 2 12',
    thick: 1.25,
  },
  green: { ground: 'fill-science-soft', tone: 'stroke-science', size: 8, path: 'M 0 4 H 8', thick: 1.25 },
  gray: { ground: 'fill-sunken', tone: 'stroke-line-strong', size: 7, path: 'M 3.5 0 V 7', thick: 1.25 },
  yellow: {
    ground: 'fill-warm-soft',
    tone: 'stroke-warm-vivid',
    size: 10,
    path: 'M 2.5 2.5 h 0.01 M 7.5 7.5 h 0.01',
    thick: 3.5,
  },
  red: {
    ground: 'fill-incorrect-soft',
    tone: 'stroke-incorrect',
    size: 10,
    path: 'M 0 5 H 10 M 5 0 V 10',
    thick: 1.25,
  },
  white: { ground: 'fill-surface', tone: 'stroke-surface', size: 8, path: '', thick: 0 },
}

/** The fill of an area. `sheet` is the id of the drawing that defines the patterns. */
export const tintFill = (sheet: string, tint: Tint): string => `url(#${sheet}-${tint})`

/** The patterns that a drawing uses. */
export function Patterns({ sheet, used }: { sheet: string; used: readonly Tint[] }) {
  return (
    <defs>
      {[...new Set(used)].map((tint) => {
        const { ground, tone, size, path, thick } = weaves[tint]
        return (
          <pattern
            key={tint}
            id={`${sheet}-${tint}`}
            width={size}
            height={size}
            patternUnits="userSpaceOnUse"
          >
            <rect width={size} height={size} className={ground} />
            <path d={path} className={tone} strokeWidth={thick} strokeLinecap="round" />
          </pattern>
        )
      })}
    </defs>
  )
}
