const rays = Array.from({ length: 10 }, (_, index) => (index * 360) / 10)

/** Rays that fly out once around a mark. Its container must be positioned. Nothing under reduced motion. */
export function Sparks({ className }: { className: string }) {
  return (
    <svg
      aria-hidden
      viewBox="-50 -50 100 100"
      className={`practice-sparks pointer-events-none absolute ${className}`}
    >
      {rays.map((angle, index) => (
        <line
          key={angle}
          x1="26"
          x2="46"
          transform={`rotate(${angle})`}
          pathLength={1}
          className={index % 2 === 0 ? 'stroke-warm-vivid' : 'stroke-correct'}
        />
      ))}
    </svg>
  )
}
