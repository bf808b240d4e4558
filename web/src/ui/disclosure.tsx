import { ChevronDown } from 'lucide-react'
import { type ReactNode, useId, useState } from 'react'
import { classNames } from './class-names.ts'

interface DisclosureProps {
  /** The content of the closed row: phrasing content only, because it is in a button. */
  readonly summary: ReactNode
  /** Mounted only while open, so that it may request data. */
  readonly children: ReactNode
}

/** A row that expands to show its details below. */
export function Disclosure({ summary, children }: DisclosureProps) {
  const [isOpen, setOpen] = useState(false)
  const panel = useId()
  return (
    <>
      <button
        type="button"
        aria-expanded={isOpen}
        aria-controls={isOpen ? panel : undefined}
        onClick={() => setOpen(!isOpen)}
        className="flex w-full cursor-pointer items-start gap-3 py-3 text-start hover:bg-sunken"
      >
        {summary}
        <ChevronDown aria-hidden className={classNames('mt-0.5 size-5 shrink-0', isOpen && 'rotate-180')} />
      </button>
      {isOpen && (
        <div id={panel} className="pt-4 pb-6">
          {children}
        </div>
      )}
    </>
  )
}
