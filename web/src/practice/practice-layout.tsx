import type { ReactNode } from 'react'

/**
 * The question in the middle of attention; the progress of one, above it on a phone and beside it where there is room.
 * An open tool takes that place beside the question, and the progress of one goes under it.
 */
export function PracticeLayout({
  head,
  aside,
  tool,
  isToolOpen = false,
  children,
}: {
  head: ReactNode
  aside: ReactNode
  tool?: ReactNode
  isToolOpen?: boolean
  children: ReactNode
}) {
  return (
    <div className={isToolOpen ? 'mx-auto max-w-[64rem] lg:max-w-none' : 'mx-auto max-w-[64rem]'}>
      <div className="mb-5">{head}</div>
      <div className={isToolOpen ? withTool : alone}>
        <div
          className={`space-y-3 lg:space-y-5 ${isToolOpen ? 'lg:order-last lg:col-start-1 lg:max-w-[24rem]' : 'lg:sticky lg:top-24 lg:order-last'}`}
        >
          {aside}
        </div>
        <div className="min-w-0">{children}</div>
        {tool}
      </div>
    </div>
  )
}

const alone = 'grid gap-5 lg:grid-cols-[minmax(0,1fr)_16rem] lg:items-start lg:gap-10'
/* A column and no grid where the tool is a sheet: it stays in sight along the whole of the column. */
const withTool =
  'flex flex-col gap-5 lg:grid lg:grid-cols-[minmax(0,1fr)_22rem] lg:items-start xl:grid-cols-[minmax(0,1fr)_25rem] xl:gap-8'
