import type { ReactNode } from 'react'
import { useContentLanguage } from '../../../language/content.ts'
import { t } from '../../../language/messages.ts'

/** A column of numbered places, labeled at both ends. */
export function OrderRail({
  first,
  last,
  isShort,
  toNumber = 0,
  children,
}: {
  first: string
  last: string
  /** All texts are short. */
  isShort: boolean
  /** In print: the number of cards still to be numbered; 0 if they are in order. */
  toNumber?: number
  children: ReactNode
}) {
  const language = useContentLanguage()
  const end = `text-base font-semibold text-ink-soft ${toNumber > 0 ? 'print:hidden' : ''}`
  return (
    <div className={isShort ? 'max-w-sm' : 'max-w-xl'}>
      {toNumber > 0 && (
        <p className="mb-3 hidden print:block">
          {t('item/number-them-from-1', { first, count: toNumber, last })}
        </p>
      )}
      <p aria-hidden lang={language} className={`${end} mb-1.5`}>
        {first}
      </p>
      {children}
      <p aria-hidden lang={language} className={`${end} mt-1.5`}>
        {last}
      </p>
    </div>
  )
}

/** The number of a place. In print it is a box to write in until the student has set an order. */
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
