interface GoalRingProps {
  readonly answered: number
  /** Null until a goal is chosen; the ring is then empty. */
  readonly goal: number | null
}

const radius = 30

/** How much of the day’s goal is done. The text beside it says the same. */
export function GoalRing({ answered, goal }: GoalRingProps) {
  const share = goal === null ? 0 : Math.min(1, answered / goal)
  return (
    <svg aria-hidden viewBox="0 0 72 72" className="size-18 shrink-0">
      <circle cx="36" cy="36" r={radius} fill="none" strokeWidth="9" className="stroke-warm-soft" />
      {share > 0 && (
        <circle
          cx="36"
          cy="36"
          r={radius}
          fill="none"
          strokeWidth="9"
          strokeLinecap="round"
          pathLength="1"
          strokeDasharray={`${share} 1`}
          transform="rotate(-90 36 36)"
          className="stroke-warm-vivid"
        />
      )}
      <text
        x="36"
        y="43"
        textAnchor="middle"
        className="fill-ink font-display text-[1.25rem] font-bold tabular-nums"
      >
        {answered}
      </text>
    </svg>
  )
}
