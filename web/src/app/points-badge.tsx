import { Star } from 'lucide-react'
import { Badge } from '../ui/badge.tsx'

/** Points earned so far; nothing before the first. */
export function PointsBadge({ points }: { readonly points: number }) {
  if (points <= 0) return null
  return (
    <Badge tone="warm" icon={<Star aria-hidden />}>
      <span className="tabular-nums">{points.toLocaleString('en-US')}</span>
      <span className="max-sm:sr-only"> points</span>
    </Badge>
  )
}
