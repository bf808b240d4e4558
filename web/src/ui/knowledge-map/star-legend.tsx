import { StarSign } from './map-star.tsx'
import { starLookNames, starLooks, type StarLooks } from './star-look.ts'

/** The legend for the symbols that are on the map. */
export function StarLegend({ looks }: { readonly looks: StarLooks }) {
  const names = starLookNames()
  const seen = new Set(looks.values())
  return (
    <ul className="km-legend">
      {starLooks
        .filter((look) => seen.has(look))
        .map((look) => (
          <li key={look} className="flex items-center gap-1.5">
            <svg aria-hidden viewBox="-22 -22 44 44" className="size-6 shrink-0">
              <StarSign look={look} subject="math" />
            </svg>
            {names[look]}
          </li>
        ))}
    </ul>
  )
}
