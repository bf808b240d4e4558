import { X } from 'lucide-react'
import type { ReactNode } from 'react'

interface ChipProps {
  /** For example “Take out Unit rates”. */
  readonly removeLabel: string
  readonly onRemove: () => void
  /** The chosen item. */
  readonly children: ReactNode
}

/** A chosen item with a button that removes it; a list item. */
export function Chip({ removeLabel, onRemove, children }: ChipProps) {
  return (
    <li className="flex min-w-0 items-center gap-1 rounded-md bg-sunken py-0.5 pr-0.5 pl-3 [overflow-wrap:anywhere]">
      {children}
      <button
        type="button"
        aria-label={removeLabel}
        onClick={onRemove}
        className="grid size-8 shrink-0 cursor-pointer place-items-center rounded-sm text-ink-soft hover:bg-surface hover:text-ink"
      >
        <X aria-hidden className="size-4.5" />
      </button>
    </li>
  )
}
