import type { Person } from './pedigree-layout.ts'

/** Square for male, circle for female, diamond for unknown; filled if affected, half filled for a carrier. */
export function PedigreeSymbol({
  person: { sex, status, isDead = false },
  x,
  y,
  size,
}: {
  person: Pick<Person, 'sex' | 'status' | 'isDead'>
  x: number
  y: number
  size: number
}) {
  const r = size / 2
  const fill = status === 'affected' ? 'fill-ink' : 'fill-surface'
  const outline = {
    male: `M ${x - r} ${y - r} h ${size} v ${size} h ${-size} Z`,
    female: `M ${x} ${y - r} a ${r} ${r} 0 0 1 0 ${size} a ${r} ${r} 0 0 1 0 ${-size} Z`,
    unknown: `M ${x} ${y - r * 1.2} L ${x + r * 1.2} ${y} L ${x} ${y + r * 1.2} L ${x - r * 1.2} ${y} Z`,
  }[sex]
  const half = {
    male: `M ${x} ${y - r} h ${-r} v ${size} h ${r} Z`,
    female: `M ${x} ${y - r} a ${r} ${r} 0 0 0 0 ${size} Z`,
    unknown: `M ${x} ${y - r * 1.2} L ${x - r * 1.2} ${y} L ${x} ${y + r * 1.2} Z`,
  }[sex]
  return (
    <g>
      <path d={outline} className={`${fill} stroke-ink`} strokeWidth={2} strokeLinejoin="round" />
      {status === 'carrier' && <path d={half} className="fill-ink" />}
      {isDead && (
        <path
          d={`M ${x - r - 6} ${y + r + 6} L ${x + r + 6} ${y - r - 6}`}
          className="stroke-ink"
          strokeWidth={2}
          strokeLinecap="round"
        />
      )}
    </g>
  )
}
