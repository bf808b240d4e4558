/** A part's letter badge, as in the figure. */
export function SpotBadge({ letter, isChosen }: { letter: string; isChosen: boolean }) {
  return (
    <span
      aria-hidden
      className={`grid size-7 shrink-0 place-items-center rounded-full border-2 border-ink text-base leading-none font-bold ${
        isChosen ? 'bg-ink text-surface' : 'bg-surface text-ink'
      }`}
    >
      {letter}
    </span>
  )
}
