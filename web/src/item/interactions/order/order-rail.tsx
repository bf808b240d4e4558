import type { ReactNode } from 'react'

/** A column of numbered places, with words at its ends. */
export function OrderRail({
  first,
  last,
  isShort,
  children,
}: {
  first: string
  last: string
  /** All texts are short. */
  isShort: boolean
  children: ReactNode
}) {
  const end = 'relative text-base font-semibold text-ink-soft'
  return (
    <div className={isShort ? 'max-w-sm' : 'max-w-xl'}>
      <p aria-hidden className={`${end} mb-1.5`}>
        {first}
      </p>
      {children}
      <p aria-hidden className={`${end} mt-1.5`}>
        {last}
      </p>
    </div>
  )
}

/** A place in the order. On paper it is a box for a number, as long as nothing is in order. */
export function PlaceNumber({ place, isStarted }: { place: number; isStarted: boolean }) {
  return (
    <span
      aria-hidden
      className="grid w-5 shrink-0 sm:w-6 place-items-center self-stretch font-semibold text-ink-soft tabular-nums print:size-8 print:self-center print:border-2"
    >
      <span className={isStarted ? undefined : 'print:invisible'}>{place + 1}</span>
    </span>
  )
}
