import { Star } from 'lucide-react'
import { Rich } from '../language/rich.tsx'
import { Badge } from '../ui/badge.tsx'

/** Points earned so far; hidden at zero. */
export function PointsBadge({ points }: { readonly points: number }) {
  if (points <= 0) return null
  return (
    <Badge tone="warm" icon={<Star aria-hidden />}>
      <Rich
        id="app/points"
        values={{ points }}
        parts={{ figure: <span className="tabular-nums" />, unit: <span className="max-sm:sr-only" /> }}
      />
    </Badge>
  )
}
